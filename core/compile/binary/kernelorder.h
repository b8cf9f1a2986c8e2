// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <string>
#include <vector>

namespace kd {

/// Puts kernels in the order of the PTX, which is that of the source.
void sortLikePtx(std::vector<KernelInfo>& kernels, const std::string& ptx);

}  // namespace kd
