// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/cacheentry.h"

#include "core/base/error.h"
#include "core/base/sha256.h"

#include <array>
#include <cstring>
#include <type_traits>

namespace kd {
namespace {

constexpr std::array<char, 8> kMagic{'K', 'D', 'C', 'A', 'C', 'H', 'E', '\n'};

/// As it lies in the file; numbers little endian.
struct Header {
    std::array<char, 8> magic = kMagic;
    std::uint32_t schema = kCacheSchema;
    std::uint32_t reserved = 0;
    std::uint64_t jsonLength = 0;
    std::uint64_t ptxLength = 0;
    std::uint64_t cubinLength = 0;
    std::uint64_t tileIrLength = 0;
    std::array<char, 64> key{};
    Sha256Digest digest{};  ///< over the header with this member zero, then the rest
};
static_assert(std::is_trivially_copyable_v<Header> && sizeof(Header) == 144, "the file format has no padding");

Sha256Digest digestOf(Header header, std::span<const std::byte> rest)
{
    header.digest = {};
    return Sha256().add(std::as_bytes(std::span(&header, 1))).add(rest).finish();
}

bool lengthsFit(const Header& header, std::uint64_t size)
{
    for (const std::uint64_t length : {header.jsonLength, header.ptxLength, header.cubinLength}) {
        if (length > size)
            return false;
        size -= length;
    }
    return header.tileIrLength == size;
}

std::string_view textAt(std::span<const std::byte> bytes, std::uint64_t offset, std::uint64_t length)
{
    return {reinterpret_cast<const char*>(bytes.data()) + offset, length};
}

}  // namespace

std::vector<std::byte> encodeEntry(const std::string& key, const CompileOutcome& outcome)
{
    const std::string json = dumpJson(Json(outcome));
    Header header{.jsonLength = json.size(),
                  .ptxLength = outcome.ptx.size(),
                  .cubinLength = outcome.cubin.size(),
                  .tileIrLength = outcome.tileIr.size()};
    std::memcpy(header.key.data(), key.data(), std::min(key.size(), header.key.size()));
    std::vector<std::byte> bytes(sizeof header);
    bytes.reserve(sizeof header + json.size() + outcome.ptx.size() + outcome.cubin.size() + outcome.tileIr.size());
    for (const std::string_view text : {std::string_view(json), std::string_view(outcome.ptx)}) {
        const auto part = std::as_bytes(std::span(text));
        bytes.insert(bytes.end(), part.begin(), part.end());
    }
    for (const std::vector<std::byte>* const code : {&outcome.cubin, &outcome.tileIr})
        bytes.insert(bytes.end(), code->begin(), code->end());
    header.digest = digestOf(header, std::span<const std::byte>(bytes).subspan(sizeof header));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

std::optional<CompileOutcome> decodeEntry(const std::string& key, std::span<const std::byte> bytes)
{
    Header header;
    if (bytes.size() < sizeof header)
        return std::nullopt;
    std::memcpy(&header, bytes.data(), sizeof header);
    const std::span<const std::byte> rest = bytes.subspan(sizeof header);
    if (header.magic != kMagic || header.schema != kCacheSchema || std::string_view(header.key.data(), header.key.size()) != key ||
        !lengthsFit(header, rest.size()) || digestOf(header, rest) != header.digest)
        return std::nullopt;
    try {
        auto outcome = parseJson(textAt(rest, 0, header.jsonLength), "cache entry").get<CompileOutcome>();
        outcome.ptx = textAt(rest, header.jsonLength, header.ptxLength);
        const auto code = rest.subspan(header.jsonLength + header.ptxLength);
        const auto cubin = code.first(header.cubinLength);
        const auto tileIr = code.subspan(header.cubinLength);
        outcome.cubin.assign(cubin.begin(), cubin.end());
        outcome.tileIr.assign(tileIr.begin(), tileIr.end());
        return outcome;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace kd
