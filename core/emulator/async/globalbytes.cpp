// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/globalbytes.h"

#include <cstring>
#include <type_traits>

namespace kd::emulator {
namespace {

// Calls `visit` with each word of [address, address + count), 4 bytes or 1, and its offset, as long as it says true.
template <typename Visit> bool eachWord(std::uint64_t address, std::uint64_t count, const Visit& visit)
{
    std::uint64_t at = 0;
    if (address % sizeof(std::uint32_t) == 0)
        for (; at + sizeof(std::uint32_t) <= count; at += sizeof(std::uint32_t))
            if (!visit(reinterpret_cast<std::uint32_t*>(address + at), at))
                return false;
    for (; at < count; ++at)
        if (!visit(reinterpret_cast<std::uint8_t*>(address + at), at))
            return false;
    return true;
}

}  // namespace

void readGlobal(std::uint64_t address, std::byte* to, std::uint64_t count)
{
    eachWord(address, count, [to](auto* word, std::uint64_t at) {
        const auto value = __atomic_load_n(word, __ATOMIC_RELAXED);
        std::memcpy(to + at, &value, sizeof value);
        return true;
    });
}

bool isGlobalStill(std::uint64_t address, const std::byte* what, std::uint64_t count)
{
    return eachWord(address, count, [what](auto* word, std::uint64_t at) {
        const auto value = __atomic_load_n(word, __ATOMIC_RELAXED);
        return std::memcmp(what + at, &value, sizeof value) == 0;
    });
}

void writeGlobal(std::uint64_t address, const std::byte* from, std::uint64_t count)
{
    eachWord(address, count, [from](auto* word, std::uint64_t at) {
        std::remove_pointer_t<decltype(word)> value;
        std::memcpy(&value, from + at, sizeof value);
        __atomic_store_n(word, value, __ATOMIC_RELAXED);
        return true;
    });
}

}  // namespace kd::emulator
