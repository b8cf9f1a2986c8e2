// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace kd {

struct KernelInfo;

/// Gives the name that a launch form has for a parameter: its own, else "arg0", by its index.
std::string argumentName(const std::string& parameter, std::size_t index);
std::string argumentName(const KernelInfo& kernel, std::size_t index);

}  // namespace kd
