// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/deviceobject.h"

#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/session/data/recipe.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace kd {
namespace {

using ObjectKind = DeviceObject::Kind;

constexpr std::size_t kMapObjectBytes = 128, kHandleBytes = 8, kMaxObjectText = 4096, kMaxRank = 5;

constexpr std::array<EnumWord<ObjectKind>, 7> kObjectWords{{
    {ObjectKind::TiledMap, "tiled-map"},
    {ObjectKind::Im2colMap, "im2col-map"},
    {ObjectKind::LinearTexture, "linear-texture"},
    {ObjectKind::PitchedTexture, "pitched-texture"},
    {ObjectKind::ArrayTexture, "array-texture"},
    {ObjectKind::MipmappedTexture, "mipmapped-texture"},
    {ObjectKind::ArraySurface, "array-surface"},
}};

/// How many numbers of a key there are.
enum class NumberCount { One, Three, Four, Rank, RankLessOne, RankLessTwo, EightOrNone };
struct ObjectKey {
    std::string_view name;
    NumberCount count;
};
constexpr NumberCount kSingle = NumberCount::One, kForEach = NumberCount::Rank;
constexpr std::array<ObjectKey, 9> kTiledKeys{{{"type", kSingle},
                                               {"sizes", kForEach},
                                               {"strides", NumberCount::RankLessOne},
                                               {"steps", kForEach},
                                               {"interleave", kSingle},
                                               {"swizzle", kSingle},
                                               {"promotion", kSingle},
                                               {"fill", kSingle},
                                               {"box", kForEach}}};
constexpr std::array<ObjectKey, 12> kIm2colKeys{{{"type", kSingle},
                                                 {"sizes", kForEach},
                                                 {"strides", NumberCount::RankLessOne},
                                                 {"steps", kForEach},
                                                 {"interleave", kSingle},
                                                 {"swizzle", kSingle},
                                                 {"promotion", kSingle},
                                                 {"fill", kSingle},
                                                 {"lower", NumberCount::RankLessTwo},
                                                 {"upper", NumberCount::RankLessTwo},
                                                 {"channels", kSingle},
                                                 {"pixels", kSingle}}};
constexpr std::array<ObjectKey, 8> kLinearKeys{{{"format", kSingle},
                                                {"channels", kSingle},
                                                {"bytes", kSingle},
                                                {"addressing", NumberCount::Three},
                                                {"filter", kSingle},
                                                {"flags", kSingle},
                                                {"anisotropy", kSingle},
                                                {"border", NumberCount::Four}}};
constexpr std::array<ObjectKey, 10> kPitchedKeys{{{"format", kSingle},
                                                  {"channels", kSingle},
                                                  {"width", kSingle},
                                                  {"height", kSingle},
                                                  {"pitch", kSingle},
                                                  {"addressing", NumberCount::Three},
                                                  {"filter", kSingle},
                                                  {"flags", kSingle},
                                                  {"anisotropy", kSingle},
                                                  {"border", NumberCount::Four}}};

constexpr std::array<ObjectKey, 8> kArrayKeys{{{"array", kSingle},
                                               {"level", kSingle},
                                               {"addressing", NumberCount::Three},
                                               {"filter", kSingle},
                                               {"flags", kSingle},
                                               {"anisotropy", kSingle},
                                               {"border", NumberCount::Four},
                                               {"view", NumberCount::EightOrNone}}};
constexpr std::array<ObjectKey, 8> kMipmappedKeys{{{"array", kSingle},
                                                   {"addressing", NumberCount::Three},
                                                   {"filter", kSingle},
                                                   {"flags", kSingle},
                                                   {"anisotropy", kSingle},
                                                   {"border", NumberCount::Four},
                                                   {"levels", NumberCount::Four},
                                                   {"view", NumberCount::EightOrNone}}};
constexpr std::array<ObjectKey, 2> kSurfaceKeys{{{"array", kSingle}, {"level", kSingle}}};

std::span<const ObjectKey> keysOfObject(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::TiledMap:
        return kTiledKeys;
    case ObjectKind::Im2colMap:
        return kIm2colKeys;
    case ObjectKind::LinearTexture:
        return kLinearKeys;
    case ObjectKind::PitchedTexture:
        return kPitchedKeys;
    case ObjectKind::ArrayTexture:
        return kArrayKeys;
    case ObjectKind::MipmappedTexture:
        return kMipmappedKeys;
    case ObjectKind::ArraySurface:
        return kSurfaceKeys;
    }
    return {};
}

std::size_t numberCount(NumberCount count, std::size_t rank)
{
    constexpr std::size_t kThree = 3, kFour = 4, kEight = 8;
    switch (count) {
    case NumberCount::One:
        return 1;
    case NumberCount::Three:
        return kThree;
    case NumberCount::Four:
        return kFour;
    case NumberCount::Rank:
        return rank;
    case NumberCount::RankLessOne:
        return rank - 1;
    case NumberCount::RankLessTwo:
        return rank < 2 ? 0 : rank - 2;
    case NumberCount::EightOrNone:
        return kEight;
    }
    return 0;
}

/// Only corners of boxes lie below zero.
bool mayBeBelowZero(std::string_view key)
{
    return key == "lower" || key == "upper";
}
/// Those of 64 bits in a driver's call.
bool isWideNumber(std::string_view key)
{
    constexpr std::array<std::string_view, 6> kWide{"sizes", "strides", "bytes", "width", "height", "pitch"};
    return std::ranges::find(kWide, key) != kWide.end();
}

std::vector<std::int64_t> objectNumbers(std::string_view key, std::string_view text)
{
    constexpr std::size_t kMaxNumbers = 8;
    std::vector<std::int64_t> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (numbers.size() < kMaxNumbers) {
        std::int64_t value = 0;
        const auto [behind, error] = std::from_chars(at, end, value);
        const std::int64_t most = isWideNumber(key) ? std::int64_t{1} << 48 : std::numeric_limits<std::uint32_t>::max();
        if (error != std::errc() || (value < 0 && !mayBeBelowZero(key)) || value < std::numeric_limits<std::int32_t>::min() ||
            value > most || (mayBeBelowZero(key) && value > std::numeric_limits<std::int32_t>::max()))
            break;
        numbers.push_back(value);
        if (behind == end)
            return numbers;
        if (*behind != ',')
            break;
        at = behind + 1;
    }
    refuse(message("'{}' is no number of a tensor map or texture", std::string(key) + "=" + std::string(text.substr(0, 80))));
}

std::uint64_t objectAddress(std::string_view text)
{
    constexpr int kHexadecimal = 16;
    constexpr std::uint64_t kLast = (std::uint64_t{1} << 57) - 1;
    std::uint64_t address = 0;
    if (text.starts_with("0x")) {
        const auto [behind, error] = std::from_chars(text.data() + 2, text.data() + text.size(), address, kHexadecimal);
        if (error == std::errc() && behind == text.data() + text.size() && address <= kLast)
            return address;
    }
    refuse(message("'{}' is no address", std::string(text.substr(0, 80))));
}

void requireObjectNumbers(const DeviceObject& object)
{
    const auto sizes = object.numbers.find("sizes");
    const std::size_t rank = sizes == object.numbers.end() ? 0 : sizes->second.size();
    if (object.isMap() && (rank < (object.kind == ObjectKind::Im2colMap ? 3 : 1) || rank > kMaxRank))
        refuse(message("a tensor map has 1 to 5 sizes, not {}", rank));
    if (object.isOfArray() && object.numbers.empty() && object.kind != ObjectKind::MipmappedTexture)
        return;
    std::size_t given = 0;
    for (const ObjectKey& key : keysOfObject(object.kind)) {
        const std::size_t wanted = numberCount(key.count, rank);
        const auto found = object.numbers.find(std::string(key.name));
        const std::size_t count = found == object.numbers.end() ? 0 : found->second.size();
        if (count != wanted && (count > 0 || key.count != NumberCount::EightOrNone))
            refuse(message("{} number(s) of {} are needed, and {} are there", wanted, key.name, count));
        given += count > 0 ? 1 : 0;
    }
    const auto isKnown = [&](const auto& each) {
        const std::span<const ObjectKey> keys = keysOfObject(object.kind);
        return std::ranges::find(keys, std::string_view(each.first), &ObjectKey::name) != keys.end();
    };
    if (given != object.numbers.size())
        refuse(message("a {} has none of {}", nameOf(object.kind, kObjectWords),
                       std::ranges::find_if_not(object.numbers, isKnown)->first.substr(0, 80)));
}

}  // namespace

std::size_t DeviceObject::bytes() const
{
    return isMap() ? kMapObjectBytes : kHandleBytes;
}

DeviceObject parseDeviceObject(std::string_view text)
{
    DeviceObject object;
    if (text.size() > kMaxObjectText)
        refuse("it is too long for a tensor map or texture");
    const std::string_view kind = text.substr(0, text.find(' '));
    const auto word = std::ranges::find(kObjectWords, kind, &EnumWord<ObjectKind>::second);
    if (word == kObjectWords.end())
        refuse(message("'{}' is no tensor map or texture; tiled-map, im2col-map, linear-texture, pitched-texture, array-texture, "
                       "mipmapped-texture and array-surface are",
                       std::string(kind.substr(0, 80))));
    object.kind = word->first;
    text.remove_prefix(kind.size());
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::string_view part = text.substr(0, text.find(' '));
        text.remove_prefix(part.size());
        const std::size_t sign = part.find('=');
        if (sign == std::string_view::npos)
            refuse(message("'{}' is no number of a tensor map or texture", std::string(part.substr(0, 80))));
        const std::string key(part.substr(0, sign));
        if (key == "at")
            object.address = objectAddress(part.substr(sign + 1));
        else
            object.numbers[key] = objectNumbers(key, part.substr(sign + 1));
    }
    requireObjectNumbers(object);
    return object;
}

namespace {

constexpr std::string_view kWith = " with ";

bool beginsWithObject(std::string_view text)
{
    return std::ranges::any_of(kObjectWords, [&](const EnumWord<ObjectKind>& word) {
        return text == word.second || text.starts_with(std::string(word.second) + " ");
    });
}

}  // namespace

std::size_t placeOfObjects(std::string_view text)
{
    for (std::size_t at = text.find(kWith); at != std::string_view::npos; at = text.find(kWith, at + 1)) {
        const std::string_view behind = text.substr(at + kWith.size());
        const std::size_t digits = std::min(behind.find_first_not_of("0123456789"), behind.size());
        if (digits > 0 && behind.substr(digits).starts_with(": ") && beginsWithObject(behind.substr(digits + 2)))
            return at;
    }
    return std::string_view::npos;
}

bool hasObjects(std::string_view text)
{
    return beginsWithObject(text) || placeOfObjects(text) != std::string_view::npos;
}

ObjectsText parseObjectsText(std::string_view text)
{
    constexpr std::size_t kMaxObjects = 256;
    ObjectsText parts;
    if (beginsWithObject(text)) {
        parts.objects.push_back({.offset = 0, .object = parseDeviceObject(text)});
        return parts;
    }
    const std::size_t with = placeOfObjects(text);
    parts.value = text.substr(0, with);
    std::string_view rest = with == std::string_view::npos ? std::string_view() : text.substr(with + kWith.size());
    while (!rest.empty()) {
        const std::string_view each = rest.substr(0, rest.find("; "));
        rest.remove_prefix(std::min(rest.size(), each.size() + 2));
        PlacedObject placed;
        const auto [behind, error] = std::from_chars(each.data(), each.data() + each.size(), placed.offset);
        const std::string_view object = each.substr(static_cast<std::size_t>(behind - each.data()));
        if (error != std::errc() || !object.starts_with(": ") || parts.objects.size() >= kMaxObjects)
            refuse(message("'{}' is no object at its place, as in 64: tiled-map …", std::string(each.substr(0, 80))));
        placed.object = parseDeviceObject(object.substr(2));
        parts.objects.push_back(std::move(placed));
    }
    return parts;
}

std::string toText(const ObjectsText& text)
{
    if (text.value.empty() && text.objects.size() == 1 && text.objects.front().offset == 0)
        return toText(text.objects.front().object);
    std::string all = text.value;
    for (std::size_t i = 0; i < text.objects.size(); ++i)
        all += (i == 0 ? std::string(kWith) : "; ") + std::to_string(text.objects[i].offset) + ": " +
            toText(text.objects[i].object);
    return all;
}

std::string toText(const DeviceObject& object)
{
    std::string text(nameOf(object.kind, kObjectWords));
    for (const ObjectKey& key : keysOfObject(object.kind)) {
        const auto found = object.numbers.find(std::string(key.name));
        if (found == object.numbers.end() || found->second.empty())
            continue;
        text += " " + found->first + "=";
        for (std::size_t i = 0; i < found->second.size(); ++i)
            text += (i > 0 ? "," : "") + std::to_string(found->second[i]);
    }
    constexpr std::size_t kRoom = 16;
    constexpr int kHexadecimal = 16;
    std::array<char, kRoom> digits{};
    const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + kRoom, object.address, kHexadecimal);
    return object.address == 0 ? text : text + " at=0x" + std::string(digits.data(), end.ptr);
}

}  // namespace kd
