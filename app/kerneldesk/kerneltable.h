// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace kd::cli {

/// Registers, spills and memory of every kernel, an architecture a row.
QString kernelTable(const std::vector<CompileOutcome>& outcomes);

/// How many kernels of the toolkit's libraries kernelTable() leaves out: more than a handful would hide the program's own.
std::size_t foldedKernels(const std::vector<CompileOutcome>& outcomes);

/// "saxpy(int n, float a, const float* x, float* y)"; sizes in the place of types that are not known.
QString signatureText(const KernelInfo& kernel);

}  // namespace kd::cli
