// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace kd::cli {

/// How many kernels of the toolkit's libraries are left out of a table: more than a handful would hide the program's own.
std::size_t foldedKernels(const std::vector<CompileOutcome>& outcomes);

/// Registers, spills and memory of every kernel, an architecture a row; without those of the toolkit's libraries where `folded` is
/// their number.
QString kernelTable(const std::vector<CompileOutcome>& outcomes, std::size_t folded);

/// "saxpy(int n, float a, const float* x, float* y)"; sizes in the place of types that are not known.
QString signatureText(const KernelInfo& kernel);

}  // namespace kd::cli
