// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// Types and single-lane helpers of handlers. Everything is in a namespace named after the instruction set that the file is
// compiled for, and nothing of std that has code is used: the linker must never take one set's copy for the other's.
namespace kd::emulator::KD_ISA {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using s8 = std::int8_t;
using s16 = std::int16_t;
using s32 = std::int32_t;
using s64 = std::int64_t;
__extension__ using u128 = unsigned __int128;
__extension__ using s128 = __int128;

template <class To, class From>
inline To bitsAs(From value)
{
    return __builtin_bit_cast(To, value);
}

template <class T> struct Traits;
template <> struct Traits<u8> { using Unsigned = u8; using Signed = s8; using Wide = u16; static constexpr bool isSigned = false; };
template <> struct Traits<s8> { using Unsigned = u8; using Signed = s8; using Wide = s16; static constexpr bool isSigned = true; };
template <> struct Traits<u16> {
    using Unsigned = u16;
    using Signed = s16;
    using Wide = u32;
    static constexpr bool isSigned = false;
};
template <> struct Traits<s16> {
    using Unsigned = u16;
    using Signed = s16;
    using Wide = s32;
    static constexpr bool isSigned = true;
};
template <> struct Traits<u32> {
    using Unsigned = u32;
    using Signed = s32;
    using Wide = u64;
    static constexpr bool isSigned = false;
};
template <> struct Traits<s32> {
    using Unsigned = u32;
    using Signed = s32;
    using Wide = s64;
    static constexpr bool isSigned = true;
};
template <> struct Traits<u64> {
    using Unsigned = u64;
    using Signed = s64;
    using Wide = u128;
    static constexpr bool isSigned = false;
};
template <> struct Traits<s64> {
    using Unsigned = u64;
    using Signed = s64;
    using Wide = s128;
    static constexpr bool isSigned = true;
};
template <class T> using Unsigned = typename Traits<T>::Unsigned;
template <class T> using Signed = typename Traits<T>::Signed;
template <class T> using Wide = typename Traits<T>::Wide;
template <class T> inline constexpr int kBits = static_cast<int>(sizeof(T)) * 8;
template <class T> inline constexpr T kSmallest = Traits<T>::isSigned ? static_cast<T>(Unsigned<T>{1} << (kBits<T> - 1)) : T{0};
template <class T> inline constexpr T kLargest = static_cast<T>(~static_cast<Unsigned<T>>(kSmallest<T>));

template <class T>
inline T smaller(T a, T b)
{
    return a < b ? a : b;
}
template <class T>
inline T larger(T a, T b)
{
    return a > b ? a : b;
}

}  // namespace kd::emulator::KD_ISA
