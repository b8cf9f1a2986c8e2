// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/linkedimage.h"

#include "core/base/error.h"

#include <cstring>
#include <string>

namespace kd::emulator {
namespace {

constexpr char kMagic[8] = {0x7f, 'K', 'D', 'L', 'I', 'N', 'K', '1'};
constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 30;

struct Header {
    char magic[8] = {};
    std::uint64_t bytes = 0;  ///< behind the header
    std::uint64_t checksum = 0, units = 0;
};
static_assert(sizeof(Header) == 32);

struct UnitHeader {
    std::uint32_t nameBytes = 0, textBytes = 0;
};

void append(std::vector<std::byte>& image, const void* bytes, std::size_t count)
{
    const auto* const first = static_cast<const std::byte*>(bytes);
    image.insert(image.end(), first, first + count);
}

/// Fowler, Noll and Vo: finds damage, not malice. No library is loaded into the programs of others for it.
std::uint64_t checksumOf(std::span<const std::byte> bytes)
{
    constexpr std::uint64_t kBasis = 0xcbf29ce484222325, kPrime = 0x100000001b3;
    std::uint64_t hash = kBasis;
    for (const std::byte byte : bytes)
        hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * kPrime;
    return hash;
}

[[noreturn]] void refuseImage()
{
    throw RuntimeError({.name = "CUDA_ERROR_INVALID_IMAGE", .text = "the linked image is damaged"});
}

std::string popText(std::span<const std::byte>& rest, std::size_t count)
{
    if (count > rest.size())
        refuseImage();
    std::string text(reinterpret_cast<const char*>(rest.data()), count);
    rest = rest.subspan(count);
    return text;
}

}  // namespace

std::vector<std::byte> linkedImageOf(std::span<const ptx::LinkUnit> units)
{
    std::vector<std::byte> image(sizeof(Header));
    for (const ptx::LinkUnit& unit : units) {
        const UnitHeader header{static_cast<std::uint32_t>(unit.name.size()), static_cast<std::uint32_t>(unit.text.size())};
        append(image, &header, sizeof header);
        append(image, unit.name.data(), unit.name.size());
        append(image, unit.text.data(), unit.text.size());
        if (image.size() > kMaxBytes)
            throw RuntimeError({.name = "CUDA_ERROR_OUT_OF_MEMORY",
                                .text = message("the linked modules have more than {} bytes", kMaxBytes)});
    }
    Header header{.bytes = image.size() - sizeof(Header), .units = units.size()};
    std::memcpy(header.magic, kMagic, sizeof kMagic);
    header.checksum = checksumOf(std::span(image).subspan(sizeof(Header)));
    std::memcpy(image.data(), &header, sizeof header);
    return image;
}

std::optional<std::uint64_t> linkedImageBytes(const void* image) noexcept
{
    const auto* const bytes = static_cast<const char*>(image);
    for (std::size_t i = 0; i < sizeof kMagic; ++i)
        if (bytes[i] != kMagic[i])
            return std::nullopt;
    std::uint64_t behind = 0;
    std::memcpy(&behind, bytes + sizeof kMagic, sizeof behind);
    return behind > kMaxBytes ? kMaxBytes + 1 : sizeof(Header) + behind;
}

std::vector<ptx::LinkUnit> unitsOfLinkedImage(const void* image)
{
    const std::optional<std::uint64_t> bytes = linkedImageBytes(image);
    if (!bytes || *bytes > kMaxBytes)
        refuseImage();
    Header header;
    std::memcpy(&header, image, sizeof header);
    std::span<const std::byte> rest(static_cast<const std::byte*>(image) + sizeof(Header), header.bytes);
    if (checksumOf(rest) != header.checksum || header.units > ptx::kMaxLinkUnits)
        refuseImage();
    std::vector<ptx::LinkUnit> units;
    for (std::uint64_t i = 0; i < header.units; ++i) {
        UnitHeader unit;
        if (rest.size() < sizeof unit)
            refuseImage();
        std::memcpy(&unit, rest.data(), sizeof unit);
        rest = rest.subspan(sizeof unit);
        std::string name = popText(rest, unit.nameBytes);
        units.push_back({std::move(name), popText(rest, unit.textBytes)});
    }
    if (!rest.empty())
        refuseImage();
    return units;
}

}  // namespace kd::emulator
