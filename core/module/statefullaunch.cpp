// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/statefullaunch.h"

#include "core/base/counted.h"
#include "core/base/error.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kMaxParameterBytes = 32764;  ///< CUDA C++ Programming Guide 13.0, "function parameters", from 7.0 on

}  // namespace

void StatefulLaunch::setParameterSize(std::size_t bytes)
{
    if (bytes > kMaxParameterBytes)
        throw LogicError({.text = "a kernel has at most " + std::to_string(kMaxParameterBytes) + " bytes of parameters, not " +
                              std::to_string(bytes),
                          .subject = m_function.name()});
    m_parameters.resize(bytes);
}

void StatefulLaunch::setParameter(std::size_t offset, std::span<const std::byte> bytes)
{
    if (offset > m_parameters.size() || bytes.size() > m_parameters.size() - offset)
        throw LogicError({.text = counted(bytes.size(), "byte") + " at " + std::to_string(offset) +
                              " lie outside the parameters, which have " + std::to_string(m_parameters.size()),
                          .subject = m_function.name()});
    std::ranges::copy(bytes, m_parameters.begin() + static_cast<std::ptrdiff_t>(offset));
}

void StatefulLaunch::launchGrid(std::uint32_t width, std::uint32_t height) const
{
    launchGrid(width, height, StreamRef::legacy(m_function.context()));
}

void StatefulLaunch::launchGrid(std::uint32_t width, std::uint32_t height, const StreamRef& stream) const
{
    std::size_t needed = 0;
    for (const ParameterSlot& slot : m_function.parameters())
        needed = std::max(needed, slot.offset + slot.size);
    if (m_parameters.size() < needed)
        throw LogicError({.text = m_function.name() + " takes " + counted(needed, "byte") + " of parameters; " +
                                  std::to_string(m_parameters.size()) + " are set",
                          .subject = m_function.name()});
    LaunchShape shape = m_shape;
    shape.grid = {width, height, 1};
    m_function.launchPacked(stream, shape, m_parameters);
}

}  // namespace kd
