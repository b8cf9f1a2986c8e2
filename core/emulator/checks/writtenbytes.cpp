// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/writtenbytes.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kWordBits = 64;

/// Calls `visit` with the number of each word that has a part of the range, and the bits of that part.
template <typename Visit> void eachPart(std::uint64_t first, std::uint64_t bytes, const Visit& visit)
{
    for (const std::uint64_t end = first + bytes; first < end;) {
        const std::uint64_t word = first / kWordBits, next = std::min(end, (word + 1) * kWordBits);
        const std::uint64_t count = next - first;
        const std::uint64_t ones = count == kWordBits ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
        visit(static_cast<std::size_t>(word), ones << first % kWordBits);
        first = next;
    }
}

}  // namespace

void WrittenBytes::begin(std::uint64_t bytes)
{
    m_words.assign(static_cast<std::size_t>((bytes + kWordBits - 1) / kWordBits), 0);
    m_left = bytes;
}

void WrittenBytes::write(std::uint64_t first, std::uint64_t bytes)
{
    eachPart(first, bytes, [&](std::size_t word, std::uint64_t bits) {
        m_left -= static_cast<std::uint64_t>(std::popcount(bits & ~m_words[word]));
        m_words[word] |= bits;
    });
}

void WrittenBytes::forget(std::uint64_t first, std::uint64_t bytes)
{
    eachPart(first, bytes, [&](std::size_t word, std::uint64_t bits) {
        m_left += static_cast<std::uint64_t>(std::popcount(bits & m_words[word]));
        m_words[word] &= ~bits;
    });
}

bool WrittenBytes::isAnyWritten(std::uint64_t first, std::uint64_t bytes) const
{
    bool isAny = false;
    eachPart(first, bytes, [&](std::size_t word, std::uint64_t bits) { isAny |= (m_words[word] & bits) != 0; });
    return isAny;
}

bool WrittenBytes::areAllWritten(std::uint64_t first, std::uint64_t bytes) const
{
    bool areAll = true;
    eachPart(first, bytes, [&](std::size_t word, std::uint64_t bits) { areAll &= (~m_words[word] & bits) == 0; });
    return areAll;
}

}  // namespace kd::emulator
