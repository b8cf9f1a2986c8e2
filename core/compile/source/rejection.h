// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <string>
#include <vector>

namespace kd {

/// One sentence for a program that the compiler rejected: how many errors there are, and the first. `otherwise` is what is known
/// where no diagnostic is an error.
Message rejectionText(const std::vector<Diagnostic>& diagnostics, const std::string& otherwise);

/// The first MiB of a compiler's log, which quotes source lines, each at any length.
std::string shortenedLog(std::string log);

}  // namespace kd
