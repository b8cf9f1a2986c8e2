// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/fatbin.h"

#include "core/base/error.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/container/containerbytes.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace kd::container {
namespace {

// Little-endian; the offsets are those that fatbinary of CUDA 13.0 writes.
constexpr std::uint32_t kMagic = 0xba55ed50;
constexpr std::uint16_t kContainerVersion = 1;
constexpr std::size_t kContainerHeader = 16;
constexpr std::uint16_t kEntryVersion = 0x101;
constexpr std::size_t kEntryHeader = 64;
constexpr std::size_t kMaxNotices = 64;
constexpr std::size_t kMaxText = 4096;

constexpr std::uint16_t kPtx = 1;
constexpr std::uint16_t kElf = 2;
constexpr std::uint16_t kLto = 8;

constexpr std::uint64_t kDebug = 0x2;
constexpr std::uint64_t kLz4 = 0x2000;
constexpr std::uint64_t kZstd = 0x8000;
constexpr std::uint64_t kArchitectureSpecific = 0x100000;  // sm_90a
constexpr std::uint64_t kFamilySpecific = 0x200000;        // sm_100f

/// LZ4 makes at most 255 bytes of one (its block format, "end of block conditions").
constexpr std::uint64_t kLz4MaxRatio = 255;

template <typename T>
T at(std::span<const std::byte> bytes, std::size_t offset)
{
    const std::optional<T> value = numberAt<T>(bytes, offset);
    if (!value)
        refuse("the fatbin is damaged: it ends within a header");
    return *value;
}

std::span<const std::byte> within(std::span<const std::byte> bytes, std::uint64_t offset, std::uint64_t size)
{
    const auto part = partOf(bytes, offset, size);
    if (!part)
        refuse(message("the fatbin is damaged: {} bytes at {} do not lie within {}", size, offset, bytes.size()));
    return *part;
}

/// Text without the zero bytes and blanks that fill it up.
std::string paddedText(std::span<const std::byte> bytes)
{
    std::string_view text = textOf(bytes.first(std::min(bytes.size(), kMaxText)));
    text = text.substr(0, text.find('\0'));
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

DeviceCode::Compression compressionOf(std::uint64_t flags)
{
    if ((flags & kLz4) != 0 && (flags & kZstd) != 0)
        refuse("the fatbin is damaged: an entry is compressed in two ways");
    if ((flags & kLz4) != 0)
        return DeviceCode::Compression::Lz4;
    return (flags & kZstd) != 0 ? DeviceCode::Compression::Zstd : DeviceCode::Compression::None;
}

std::optional<DeviceCode::Kind> kindOf(std::uint16_t kind)
{
    switch (kind) {
    case kPtx: return DeviceCode::Kind::Ptx;
    case kElf: return DeviceCode::Kind::Cubin;
    case kLto: return DeviceCode::Kind::Lto;
    default: return std::nullopt;
    }
}

std::string architectureOf(std::uint32_t number, std::uint64_t flags)
{
    const char* const suffix = (flags & kArchitectureSpecific) != 0 ? "a" : (flags & kFamilySpecific) != 0 ? "f" : "";
    return "sm_" + std::to_string(number) + suffix;
}

void readSizes(DeviceCode& code, std::span<const std::byte> header, std::span<const std::byte> payload)
{
    const auto compressed = at<std::uint32_t>(header, 16);
    if (code.compression == DeviceCode::Compression::None) {
        if (compressed != 0)
            refuse("the fatbin is damaged: an entry has a compressed size and no compression");
        code.storedSize = payload.size();
        code.size = payload.size();
        return;
    }
    code.storedSize = within(payload, 0, compressed).size();
    code.size = at<std::uint64_t>(header, 56);
    if (code.size == 0 || compressed == 0)
        refuse("the fatbin is damaged: an entry is compressed and has no size");
    if (code.compression == DeviceCode::Compression::Lz4 && code.size / kLz4MaxRatio > compressed)
        refuse(message("the fatbin is damaged: {} bytes cannot come of {}", code.size, compressed));
}

void readTexts(DeviceCode& code, std::span<const std::byte> header)
{
    if (const auto length = at<std::uint32_t>(header, 36); length != 0)
        code.source = paddedText(within(header, at<std::uint32_t>(header, 32), length));
    const auto record = at<std::uint32_t>(header, 20);
    if (record == 0 || code.kind == DeviceCode::Kind::Cubin)
        return;
    const auto length = at<std::uint32_t>(header, std::size_t{record} + 4);
    code.options = paddedText(within(header, at<std::uint32_t>(header, record), length));
}

/// An entry's header, and the payload behind it.
struct Entry {
    std::span<const std::byte> header, payload;
};

Entry entryAt(std::span<const std::byte> bytes)
{
    const auto version = at<std::uint16_t>(bytes, 2);
    if (version != kEntryVersion)
        refuse(message("an entry of the fatbin has version {}; {} is read", version, kEntryVersion));
    const auto headerSize = at<std::uint32_t>(bytes, 4);
    if (headerSize < kEntryHeader)
        refuse(message("the fatbin is damaged: an entry's header has {} byte(s)", headerSize));
    return {.header = within(bytes, 0, headerSize), .payload = within(bytes, headerSize, at<std::uint64_t>(bytes, 8))};
}

DeviceCode codeOf(const Entry& entry, DeviceCode::Kind kind)
{
    const auto flags = at<std::uint64_t>(entry.header, 40);
    DeviceCode code{.kind = kind,
                    .architecture = architectureOf(at<std::uint32_t>(entry.header, 28), flags),
                    .versionMajor = at<std::uint16_t>(entry.header, 26),
                    .versionMinor = at<std::uint16_t>(entry.header, 24),
                    .debug = (flags & kDebug) != 0,
                    .compression = compressionOf(flags)};
    readSizes(code, entry.header, entry.payload);
    readTexts(code, entry.header);
    return code;
}

/// Gives the entry's length.
std::size_t readEntry(Collector& collector, std::span<const std::byte> bytes)
{
    const Entry entry = entryAt(bytes);
    const auto number = at<std::uint16_t>(bytes, 0);
    if (const std::optional<DeviceCode::Kind> kind = kindOf(number)) {
        DeviceCode code = codeOf(entry, *kind);
        code.storedOffset = collector.offsetOf(entry.payload);
        collector.add(std::move(code));
    } else {
        collector.note(message("an entry of kind {} was left out", number));
    }
    return entry.header.size() + entry.payload.size();
}

}  // namespace

void Collector::add(DeviceCode code)
{
    if (codes.size() >= limits.maxCodes)
        refuse(message("the file holds more than {} pieces of device code", limits.maxCodes));
    if (code.size > limits.code.value)
        refuse(message("a piece of device code has {} bytes; at most {} are read", code.size, limits.code.value));
    if (code.size > limits.total.value - std::min(total, limits.total.value))
        refuse(message("the device code of the file has more than {} bytes in all", limits.total.value));
    total += code.size;
    code.image = image;
    code.unit = unit;
    if (code.member.empty())
        code.member = member;
    codes.push_back(std::move(code));
}

void Collector::note(Message notice)
{
    if (notices.size() < kMaxNotices)
        notices.push_back(std::move(notice));
}

std::size_t Collector::offsetOf(std::span<const std::byte> part) const
{
    return static_cast<std::size_t>(part.data() - image->data());
}

bool startsFatbin(std::span<const std::byte> bytes)
{
    return numberAt<std::uint32_t>(bytes, 0) == kMagic;
}

std::size_t readFatbin(Collector& collector, std::span<const std::byte> bytes)
{
    const auto version = at<std::uint16_t>(bytes, 4);
    const auto headerSize = at<std::uint16_t>(bytes, 6);
    if (version != kContainerVersion || headerSize != kContainerHeader)
        refuse(message("the fatbin has version {} and a header of {} bytes; version {} with {} is read", version, headerSize,
                       kContainerVersion, kContainerHeader));
    std::span<const std::byte> rest = within(bytes, kContainerHeader, at<std::uint64_t>(bytes, 8));
    const std::size_t length = kContainerHeader + rest.size();
    while (!rest.empty())
        rest = rest.subspan(readEntry(collector, rest));
    ++collector.unit;
    return length;
}

void readFatbins(Collector& collector, std::span<const std::byte> bytes)
{
    constexpr std::size_t kAlignment = 8;
    std::size_t offset = 0;
    while (offset < bytes.size()) {
        const std::span<const std::byte> rest = bytes.subspan(offset);
        const std::size_t length = startsFatbin(rest) ? readFatbin(collector, rest) : kAlignment;
        offset += (length + kAlignment - 1) / kAlignment * kAlignment;
    }
}

std::vector<std::byte> writeFatbin(const FatbinPiece& cubin, const FatbinPiece& ptx)
{
    constexpr std::uint64_t k64Bit = 0x1, kLinux = 0x10;
    std::vector<std::byte> image(kContainerHeader);
    const auto put = [&image](std::size_t offset, auto value) { std::memcpy(image.data() + offset, &value, sizeof value); };
    const auto add = [&](const FatbinPiece& piece, std::uint16_t kind) {
        if (piece.bytes.empty())
            return;
        constexpr std::size_t kAlignment = 8;
        const std::size_t start = image.size();
        const std::size_t padded = (piece.bytes.size() + kAlignment - 1) / kAlignment * kAlignment;
        image.resize(start + kEntryHeader + padded);
        const bool isSpecific = piece.architecture.ends_with('a'), isFamily = piece.architecture.ends_with('f');
        put(start, kind);
        put(start + 2, kEntryVersion);
        put(start + 4, static_cast<std::uint32_t>(kEntryHeader));
        put(start + 8, std::uint64_t{padded});
        put(start + 28, static_cast<std::uint32_t>(architectureNumber(piece.architecture)));
        put(start + 40, k64Bit | kLinux | (isSpecific ? kArchitectureSpecific : 0) | (isFamily ? kFamilySpecific : 0));
        std::memcpy(image.data() + start + kEntryHeader, piece.bytes.data(), piece.bytes.size());
    };
    add(cubin, kElf);
    add(ptx, kPtx);
    put(0, kMagic);
    put(4, kContainerVersion);
    put(6, static_cast<std::uint16_t>(kContainerHeader));
    put(8, std::uint64_t{image.size() - kContainerHeader});
    return image;
}

}  // namespace kd::container
