// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace kd {

/// Tells whether CUDA 13.0 has no more what PyCUDA or CuPy call `name` ("TextureReference", "initialize_profiler", "COMPUTE_20").
bool isRetired(std::string_view name) noexcept;

/// Throws LogicError that says why there is no `name`, and what stands for it.
[[noreturn]] void throwRetired(std::string_view name);

}  // namespace kd
