// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/codec.h"

#include "core/base/text.h"

#include <limits>

namespace kd {
namespace {

constexpr std::uint32_t kMaxDimension = std::numeric_limits<std::int32_t>::max();

}  // namespace

Json dim3ToJson(Dim3 size)
{
    return Json::array({size.x, size.y, size.z});
}

void readDim3(const JsonFields& fields, std::string_view key, Dim3& target, std::uint32_t min)
{
    if (fields.find(key) == nullptr)
        return;
    const Json& list = fields.array(key, 3);
    if (list.size() != 3)
        fields.refuse(key, "it must have three numbers");
    std::uint32_t* const axes[] = {&target.x, &target.y, &target.z};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const Json& value = list[axis];
        if (!value.is_number_integer() || value < min || value > kMaxDimension)
            fields.refuse(key, message("each number must be from {} to {}", min, kMaxDimension));
        *axes[axis] = value.get<std::uint32_t>();
    }
}

Json elementTypeToJson(ElementType type)
{
    return nameOf(type);
}

void readElementType(const JsonFields& fields, std::string_view key, ElementType& target)
{
    std::string word;
    fields.read(key, word);
    if (fields.find(key) == nullptr)
        return;
    const std::optional<ElementType> type = elementTypeFromName(word);
    if (!type)
        fields.refuse(key, message("'{}' is not an element type", word));
    target = *type;
}

std::string bytesToHex(std::span<const std::byte> bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::byte byte : bytes) {
        text += kDigits[std::to_integer<std::size_t>(byte >> 4)];
        text += kDigits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

void readHexBytes(const JsonFields& fields, std::string_view key, std::vector<std::byte>& target, std::size_t maxBytes)
{
    if (fields.find(key) == nullptr)
        return;
    std::string text;
    fields.read(key, text, 2 * maxBytes);
    if (text.size() % 2 != 0)
        fields.refuse(key, "it must have two hexadecimal digits a byte");
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const int high = hexDigit(text[i]);
        const int low = hexDigit(text[i + 1]);
        if (high < 0 || low < 0)
            fields.refuse(key, "it must have two hexadecimal digits a byte");
        bytes.push_back(static_cast<std::byte>(high * 16 + low));
    }
    target = std::move(bytes);
}

}  // namespace kd
