// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/kernelnote.h"

#include <QString>

#include <vector>

namespace kd::cli {

/// What kernels did that is no hazard but seldom meant, with a sentence on where the first NaN or infinity came from; empty for
/// nothing.
QString kernelNotesText(const std::vector<KernelNote>& notes);

}  // namespace kd::cli
