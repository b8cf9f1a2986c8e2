// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Reads what the cubin itself says of its kernels (attributes of .nv.info and section sizes): names, parameter layout, registers,
/// stackFrame, local, staticShared, constant, barriers, maxThreadsPerBlock. Spills are only in ptxas' log. `architecture` tells
/// whether a kernel's shared memory counts the 1,024 bytes that the system reserves (sm_90 and later). Throws RuntimeError when the
/// bytes are not a cubin; damage inside it leaves numbers 0.
std::vector<KernelInfo> readCubinKernels(std::span<const std::byte> cubin, const std::string& architecture);

/// The number in "sm_90", "sm_100f"; 0 when there is none.
int architectureNumber(const std::string& architecture);

}  // namespace kd
