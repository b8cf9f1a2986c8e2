// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/legacylaunch.h"

#include "core/base/error.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kMaxParameterBytes = 32764;  ///< CUDA C++ Programming Guide 13.0, "function parameters", from 7.0 on

}  // namespace

void LegacyLaunch::setParameterSize(std::size_t bytes)
{
    if (bytes > kMaxParameterBytes)
        throw LogicError({.text = message("a kernel has at most {} bytes of parameters, not {}", kMaxParameterBytes, bytes),
                          .subject = m_function.name()});
    m_parameters.resize(bytes);
}

void LegacyLaunch::setParameter(std::size_t offset, std::span<const std::byte> bytes)
{
    if (offset > m_parameters.size() || bytes.size() > m_parameters.size() - offset)
        throw LogicError({.text = message("{} byte(s) at {} lie outside the parameters, which have {}", bytes.size(), offset,
                                          m_parameters.size()),
                          .subject = m_function.name()});
    std::ranges::copy(bytes, m_parameters.begin() + static_cast<std::ptrdiff_t>(offset));
}

void LegacyLaunch::launchGrid(std::uint32_t width, std::uint32_t height) const
{
    launchGrid(width, height, StreamRef::legacy(m_function.context()));
}

void LegacyLaunch::launchGrid(std::uint32_t width, std::uint32_t height, const StreamRef& stream) const
{
    std::size_t needed = 0;
    for (const ParameterSlot& slot : m_function.parameters())
        needed = std::max(needed, slot.offset + slot.size);
    if (m_parameters.size() < needed)
        throw LogicError({.text = message("{} takes {} byte(s) of parameters; {} are set", m_function.name(), needed,
                                          m_parameters.size()),
                          .subject = m_function.name()});
    LaunchShape shape = m_shape;
    shape.grid = {width, height, 1};
    m_function.launchPacked(stream, shape, m_parameters);
}

}  // namespace kd
