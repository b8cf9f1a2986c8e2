// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/argumentname.h"

#include "core/compile/compileoutcome.h"

namespace kd {

std::string argumentName(const std::string& parameter, std::size_t index)
{
    return parameter.empty() ? "arg" + std::to_string(index) : parameter;
}

std::string argumentName(const KernelInfo& kernel, std::size_t index)
{
    return argumentName(kernel.parameters[index].name, index);
}

}  // namespace kd
