// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kd {

/// Holds what a cubin says of one variable.
struct CubinVariable {
    std::uint64_t size = 0;  ///< bytes
    bool isConstant = false;
};
/// The __constant__ and __device__ variables of a cubin, by their symbols. Throws RuntimeError when the bytes are not a cubin.
std::unordered_map<std::string, CubinVariable> readCubinVariables(std::span<const std::byte> cubin);

/// Finds which of `names` the bodies of functions in a PTX text name, by the functions' own names, those of the functions that they
/// call included. The text is not trusted; the views are of `ptx` and `names`.
class ReachedNames {
public:
    ReachedNames(std::string_view ptx, const std::unordered_set<std::string_view>& names);

    /// What the function of that name reaches.
    std::unordered_set<std::string_view> of(std::string_view function) const;

private:
    std::unordered_map<std::string_view, std::unordered_set<std::string_view>> m_named;  ///< names and functions, by function
};

/// Gives every kernel of `outcome` that has a signature those of `variables` that it reaches, of which the cubin knows the same
/// size, and that no parameter hides. Does nothing without a cubin.
void addReachedVariables(CompileOutcome& outcome, const std::vector<ModuleVariable>& variables);

}  // namespace kd
