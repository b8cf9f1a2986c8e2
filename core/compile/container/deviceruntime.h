// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace kd {

/// Tells whether PTX is that of CUDA's own library for launches from kernels (libcudadevrt), which nvcc links into programs of
/// relocatable code: it defines the entry that others only declare.
bool definesDeviceRuntime(std::string_view ptx) noexcept;

}  // namespace kd
