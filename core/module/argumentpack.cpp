// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/argumentpack.h"

#include "core/base/error.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace kd {
namespace {

void checkLayout(const std::vector<ParameterSlot>& layout, std::span<const ArgumentPack::Value> values)
{
    if (layout.size() != values.size())
        throw LogicError({.text = message("the kernel takes {} argument(s), not {}", layout.size(), values.size())});
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i].bytes.size() != layout[i].size)
            throw LogicError({.text = message("the kernel takes {} byte(s) here, not {}", layout[i].size,
                                              values[i].bytes.size()),
                              .subject = {ErrorSubject::Kind::Argument, std::to_string(i + 1) + " (" + values[i].name + ")"}});
}

}  // namespace

ArgumentPack::ArgumentPack(const std::vector<ParameterSlot>& layout, std::span<const Value> values)
{
    checkLayout(layout, values);
    std::size_t end = 0;
    for (const ParameterSlot& slot : layout)
        end = std::max(end, slot.offset + slot.size);
    m_bytes.resize(end);
    m_addresses.reserve(layout.size());
    for (std::size_t i = 0; i < layout.size(); ++i) {
        std::byte* place = m_bytes.data() + layout[i].offset;
        if (!values[i].bytes.empty())
            std::memcpy(place, values[i].bytes.data(), values[i].bytes.size());
        m_addresses.push_back(place);
    }
}

std::vector<ParameterSlot> naturalLayout(std::span<const std::size_t> sizes)
{
    constexpr std::size_t kWidestAlignment = 16;
    std::vector<ParameterSlot> layout;
    std::size_t end = 0;
    for (const std::size_t size : sizes) {
        const std::size_t alignment = std::min(std::bit_floor(std::max<std::size_t>(size, 1)), kWidestAlignment);
        end = (end + alignment - 1) / alignment * alignment;
        layout.push_back({end, size});
        end += size;
    }
    return layout;
}

}  // namespace kd
