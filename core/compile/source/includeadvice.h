// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"

#include <string>
#include <vector>

namespace kd {

/// Gives the header that the compiler, of either kind, did not find, as the directive writes it; empty for any other diagnostic.
std::string missingHeader(const Diagnostic& diagnostic);

/// Says what to do where the compiler, of either kind, did not find headers or came back to one that includes itself: one sentence
/// for each header, at most four.
std::vector<Message> includeAdvice(const std::vector<Diagnostic>& diagnostics, const CompileRequest& request);

}  // namespace kd
