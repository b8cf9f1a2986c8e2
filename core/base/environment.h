// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace kd {

/// Gives a variable of `environment` ("NAME=value") a value, in the place of one that it has.
inline void setVariable(std::vector<std::string>& environment, const std::string& name, const std::string& value)
{
    std::erase_if(environment, [&](const std::string& each) { return each.starts_with(name + "="); });
    environment.push_back(name + "=" + value);
}

}  // namespace kd
