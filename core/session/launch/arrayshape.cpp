// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/arrayshape.h"

#include "core/base/error.h"
#include "core/session/data/recipe.h"
#include "core/session/limits.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr std::uint32_t kMaxArrayWidth = 1u << 18, kMaxArrayNumber = 4095;
constexpr std::uint32_t kLayered = 1, kCubemap = 4;
/// Layered, surfaces, cubes, gathers, colour attachments: those that ask for no other memory.
constexpr std::uint32_t kArrayFlags = kLayered | 2 | kCubemap | 8 | 0x20;

struct ChannelFormat {
    std::uint32_t number;
    ElementType type;
};
constexpr std::array<ChannelFormat, 8> kChannelFormats{{{0x01, ElementType::UInt8},
                                                        {0x02, ElementType::UInt16},
                                                        {0x03, ElementType::UInt32},
                                                        {0x08, ElementType::Int8},
                                                        {0x09, ElementType::Int16},
                                                        {0x0a, ElementType::Int32},
                                                        {0x10, ElementType::Float16},
                                                        {0x20, ElementType::Float32}}};

using ShapeField = std::pair<std::string_view, std::uint32_t ArrayShape::*>;
constexpr std::array<ShapeField, 7> kShapeFields{{{"width", &ArrayShape::width},
                                                  {"height", &ArrayShape::height},
                                                  {"depth", &ArrayShape::depth},
                                                  {"format", &ArrayShape::format},
                                                  {"channels", &ArrayShape::channels},
                                                  {"flags", &ArrayShape::flags},
                                                  {"levels", &ArrayShape::levels}}};

std::string_view popPart(std::string_view& text)
{
    const std::string_view part = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    return part;
}

std::optional<std::uint32_t> wholeNumber(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

void requirePossible(const ArrayShape& shape)
{
    const bool isKnown = std::ranges::find(kChannelFormats, shape.format, &ChannelFormat::number) != kChannelFormats.end();
    if (!isKnown || (shape.channels != 1 && shape.channels != 2 && shape.channels != 4))
        refuse(message("no array has {} channels of format {}", shape.channels, shape.format));
    if ((shape.flags & ~kArrayFlags) != 0)
        refuse(message("arrays with the flags {} are not made", shape.flags));
    const std::uint32_t most = std::max({shape.width, shape.height, (shape.flags & (kLayered | kCubemap)) != 0 ? 0 : shape.depth});
    if (shape.width == 0 || std::max(most, shape.depth) > kMaxArrayWidth ||
        shape.levels > static_cast<std::uint32_t>(std::bit_width(most)))
        refuse(message("no array has {} × {} × {} elements and {} levels", shape.width, shape.height, shape.depth, shape.levels));
    if (shape.bytes() > kMaxBufferBytes)
        refuse(message("an array of {} bytes is larger than any buffer", shape.bytes()));
}

}  // namespace

ElementType ArrayShape::type() const
{
    const auto found = std::ranges::find(kChannelFormats, format, &ChannelFormat::number);
    return found == kChannelFormats.end() ? ElementType::UInt8 : found->type;
}

std::uint32_t ArrayShape::texelBytes() const
{
    return channels * static_cast<std::uint32_t>(sizeOf(type()));
}

std::array<std::uint32_t, 3> ArrayShape::extent(std::uint32_t level) const
{
    const bool hasLayers = (flags & (kLayered | kCubemap)) != 0;
    const auto halved = [&](std::uint32_t size) { return std::max(size >> level, 1u); };
    return {halved(width), halved(height), hasLayers ? std::max(depth, 1u) : halved(depth)};
}

std::uint64_t ArrayShape::bytes() const
{
    std::uint64_t total = 0;
    for (std::uint32_t level = 0; level < std::max(levels, 1u); ++level) {
        const auto [columns, rows, slices] = extent(level);
        total += std::uint64_t{texelBytes()} * columns * rows * slices;
    }
    return total;
}

ArrayShape parseArrayShape(std::string_view text)
{
    const std::string whole(text.substr(0, 80));
    const auto wrong = [&whole] { refuse(message("'{}' does not say what an array is", whole)); };
    ArrayShape shape;
    const std::optional<std::uint32_t> number = wholeNumber(popPart(text));
    if (!number || *number > kMaxArrayNumber)
        wrong();
    shape.number = number.value_or(0);
    for (const auto& [name, member] : kShapeFields) {
        const std::string_view part = popPart(text);
        const bool isIt = part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=';
        const std::optional<std::uint32_t> value = isIt ? wholeNumber(part.substr(name.size() + 1)) : std::nullopt;
        if (!value)
            wrong();
        shape.*member = value.value_or(0);
    }
    if (!text.empty())
        wrong();
    requirePossible(shape);
    return shape;
}

std::string toText(const ArrayShape& shape)
{
    std::string text = std::to_string(shape.number);
    for (const auto& [name, member] : kShapeFields)
        text += " " + std::string(name) + "=" + std::to_string(shape.*member);
    return text;
}

}  // namespace kd
