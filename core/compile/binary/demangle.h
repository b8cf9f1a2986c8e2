// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// "scale<float,4>" of "_Z5scaleIfLi4EEvPT_", "saxpy" of "saxpy" or "_Z5saxpyifPKfPf": without return type, parameters
/// and spaces that no name needs, and of Numba's kernels without what tells signatures and options apart. What cannot be
/// demangled stays as it is.
std::string readableKernelName(const std::string& symbol);

/// Bytes of a name in a line of text: kernels of templates have names of a thousand.
inline constexpr std::size_t kMaxNameOfLine = 120;

/// The same for a line of text. Where it would be longer than `length` bytes, template arguments within others are left out, then
/// all: "cub::DeviceReduceKernel<cub::policy_hub<…>::Policy,float*>", "cub::DeviceReduceKernel<…>". Of what cannot be demangled the
/// names in front of template arguments are told: "cutlass::device_kernel<…>". What is longer still is cut.
std::string shortKernelName(const std::string& symbol, std::size_t length);

/// "float const*", "int" of "_Z5scalePKfi": the types of a function's parameters. Empty where it has none, and of what cannot be
/// demangled.
std::vector<std::string> parameterTypesOf(const std::string& symbol);

/// A name expression in the same spelling: "k< float, 4 >" is "k<float,4>", "&k" is "k".
std::string readableNameExpression(std::string_view expression);

}  // namespace kd
