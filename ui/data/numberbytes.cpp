// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/numberbytes.h"

#include "ui/results/elementpagecache.h"

#include <array>
#include <cstddef>

namespace kd {
namespace {

constexpr std::size_t kLongest = 9;  // bytes that a number of 64 bits may touch

/// `byteAt(i)` gives a pointer to the byte, or null.
template <typename ByteAt> std::optional<std::uint64_t> gathered(const ScalarView& view, quint64 index, const ByteAt& byteAt)
{
    const std::uint64_t bit = view.bitOf(index);
    const std::uint64_t within = bit % 8;
    const std::size_t length = (within + bitsOf(view.format) + 7) / 8;
    std::array<std::byte, kLongest> bytes{};
    for (std::size_t i = 0; i < length; ++i) {
        const std::byte* const byte = byteAt(bit / 8 + i);
        if (byte == nullptr)
            return std::nullopt;
        bytes.at(i) = *byte;
    }
    return rawValueAt(bytes.data(), within, view.format);
}

}  // namespace

std::optional<std::uint64_t> rawNumber(ElementPageCache& bytes, const ScalarView& view, quint64 index)
{
    return gathered(view, index, [&](quint64 at) { return bytes.element(at); });
}

std::optional<std::uint64_t> knownNumber(const ElementPageCache& bytes, const ScalarView& view, quint64 index)
{
    return gathered(view, index, [&](quint64 at) { return bytes.known(at); });
}

}  // namespace kd
