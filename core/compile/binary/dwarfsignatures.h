// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// The kernels of a cubin compiled with -G: names, parameter layout, and names and types of the parameters from its debug
/// information. A kernel whose debug information is missing, or disagrees with the layout that the cubin gives, has
/// hasSignature == false. Throws RuntimeError when the bytes are not a cubin.
std::vector<KernelInfo> readDwarfSignatures(std::span<const std::byte> cubin, const std::string& architecture);

/// The variables that such a cubin's debug information declares outside of functions, each symbol once, with types of a known size;
/// at most 4,096 of them. Throws RuntimeError when the bytes are not a cubin.
std::vector<ModuleVariable> readDwarfVariables(std::span<const std::byte> cubin);

}  // namespace kd
