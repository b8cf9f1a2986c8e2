// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/usuallaunch.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kd {
namespace {

constexpr std::string_view kThreadAxes = "xyz";
constexpr Int128 kMaxBlock = 1024;
constexpr int kUsualTile = 16;  // threads on each of two axes
constexpr Int128 kMaxSharedElements = 12 * 1024;  // of 4 bytes: what every device has
constexpr std::size_t kUsualElement = 4;  // bytes of an element that is declared as bytes

/// "ldb", "pitch", "rowStride": elements from one row to the next.
bool isPitch(const std::string& name)
{
    return name.starts_with("ld") || name.find("itch") != std::string::npos || name.find("tride") != std::string::npos;
}

}  // namespace

std::string joinedShape(const std::vector<std::string>& parts)
{
    std::vector<std::string> needed = parts;
    while (needed.size() > 1 && needed.back() == "1")
        needed.pop_back();
    std::string text;
    for (const std::string& part : needed)
        text += (text.empty() ? "" : ",") + part;
    return text;
}

UsualLaunch::UsualLaunch(const KernelShape* shape, std::function<std::optional<Int128>(const std::string& text)> numberOf)
    : m_shape(shape), m_numberOf(std::move(numberOf))
{ }

std::string UsualLaunch::block() const
{
    const std::size_t axes = m_shape == nullptr ? 1 : m_shape->axes();
    if (m_shape == nullptr || axes > 2)
        return axes > 2 ? "8,8,4" : "256";
    const std::optional<std::string> extent = m_shape->sharedExtent();
    Int128 threads = 1;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < axes; ++i) {
        std::optional<std::string> tile = m_shape->tileOfAxis(kThreadAxes[i]);
        const bool isWritten = tile.has_value();
        tile = isWritten ? tile : extent;
        const std::optional<Int128> side = tile ? m_numberOf(*tile) : std::nullopt;
        const Int128 least = isWritten ? 1 : axes == 1 ? kUsualTile * kUsualTile / 4 : kUsualTile / 4;
        const bool isLikely = side && *side >= least && *side <= kMaxBlock;
        parts.push_back(isLikely ? *tile : axes == 1 ? "256" : std::to_string(kUsualTile));
        threads *= isLikely ? *side : kUsualTile;
    }
    return threads <= kMaxBlock ? joinedShape(parts) : axes == 1 ? "256" : "16,16";
}

std::string UsualLaunch::grid(const std::string& firstCount) const
{
    std::vector<std::string> parts;
    for (std::size_t i = 0, axes = m_shape == nullptr ? 1 : m_shape->axes(); i < axes; ++i) {
        std::string size = m_shape == nullptr ? std::string() : m_shape->sizeOfAxis(kThreadAxes[i]);
        if (size.empty() && i == 0)
            size = firstCount;
        parts.push_back(size.empty() ? "4" : "ceil_div(" + size + ", block." + kThreadAxes[i] + ")");
    }
    return joinedShape(parts);
}

UsualLaunch::Shared UsualLaunch::shared(const std::optional<std::string>& elements, std::size_t elementBytes) const
{
    std::string text = elements.value_or(std::string());
    const std::optional<Int128> count = text.empty() ? std::nullopt : m_numberOf(text);
    const bool isLikely = count && *count > 0 && *count <= kMaxSharedElements;
    if (isLikely && text.find(' ') != std::string::npos)
        text = "(" + text + ")";
    for (std::size_t i = 0, axes = m_shape == nullptr ? 1 : m_shape->axes(); !isLikely && i < axes; ++i)
        text = (i == 0 ? "" : text + " * ") + std::string("block.") + kThreadAxes[i];
    return {.bytes = text + " * " + std::to_string(std::max(kUsualElement, elementBytes)), .isReached = isLikely};
}

std::string UsualLaunch::number(const std::string& name, const std::string& firstCount)
{
    return isPitch(name) && !firstCount.empty() && firstCount != name ? firstCount : "1";
}

}  // namespace kd
