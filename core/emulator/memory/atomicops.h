// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/memory/halves.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>

namespace kd::emulator {

// The operations of atom and red (PTX ISA 9.0, section 9.7.14), on the bits that memory holds: `apply(old, b, c)` is what is
// stored. Storage is what is exchanged at once.

template <typename T>
struct AtomicAdd {
    using Storage = T;
    static T apply(T old, T b, T) { return static_cast<T>(old + b); }
};
template <typename T>
struct AtomicMin {
    using Storage = T;
    static T apply(T old, T b, T) { return std::min(old, b); }
};
template <typename T>
struct AtomicMax {
    using Storage = T;
    static T apply(T old, T b, T) { return std::max(old, b); }
};
template <typename T>
struct AtomicAnd {
    using Storage = T;
    static T apply(T old, T b, T) { return old & b; }
};
template <typename T>
struct AtomicOr {
    using Storage = T;
    static T apply(T old, T b, T) { return old | b; }
};
template <typename T>
struct AtomicXor {
    using Storage = T;
    static T apply(T old, T b, T) { return old ^ b; }
};
template <typename T>
struct AtomicIncrement {
    using Storage = T;
    static T apply(T old, T b, T) { return old >= b ? 0 : old + 1; }
};
template <typename T>
struct AtomicDecrement {
    using Storage = T;
    static T apply(T old, T b, T) { return old == 0 || old > b ? b : old - 1; }
};
template <typename T>
struct AtomicExchange {
    using Storage = T;
    static T apply(T, T b, T) { return b; }
};
template <typename T>
struct AtomicCompare {
    using Storage = T;
    static T apply(T old, T b, T c) { return old == b ? c : old; }
};

/// `isFlushed`: global memory takes subnormal numbers of f32 for zeroes of their sign, shared memory keeps them.
template <bool isFlushed>
struct AtomicAddFloat {
    using Storage = std::uint32_t;
    static float flushed(float value) { return isFlushed && std::fabs(value) < 0x1p-126f ? std::copysign(0.0f, value) : value; }
    static Storage apply(Storage old, Storage b, Storage)
    {
        const float sum = flushed(flushed(std::bit_cast<float>(old)) + flushed(std::bit_cast<float>(b)));
        return std::isnan(sum) ? 0x7fffffffu : std::bit_cast<Storage>(sum);
    }
};
/// NaN as an H200 hands it on: global memory the operand's, else its own, as they are; shared memory its own, else the
/// operand's, made quiet.
template <bool isGlobal>
struct AtomicAddDouble {
    using Storage = std::uint64_t;
    static bool isNan(Storage bits) { return bits << 1 > Storage{0x7ff} << 53; }
    static Storage apply(Storage old, Storage b, Storage)
    {
        if (isNan(old) || isNan(b))
            return isGlobal ? (isNan(b) ? b : old) : (isNan(old) ? old : b) | Storage{1} << 51;
        return std::bit_cast<Storage>(std::bit_cast<double>(old) + std::bit_cast<double>(b));
    }
};

struct Half {
    static float toFloat(std::uint16_t bits) { return halfToFloat(bits); }
    static std::uint16_t fromFloat(float value) { return floatToHalf(value); }
};
struct Bfloat {
    static float toFloat(std::uint16_t bits) { return bfloatToFloat(bits); }
    static std::uint16_t fromFloat(float value) { return floatToBfloat(value); }
};
struct HalfAdd {
    static float of(float a, float b) { return a + b; }
};
// A number wins over NaN, and -0 is less than +0.
struct HalfMin {
    static float of(float a, float b)
    {
        if (std::isnan(a) || std::isnan(b))
            return std::isnan(a) ? b : a;
        return a < b || (a == b && std::signbit(a)) ? a : b;
    }
};
struct HalfMax {
    static float of(float a, float b)
    {
        if (std::isnan(a) || std::isnan(b))
            return std::isnan(a) ? b : a;
        return a > b || (a == b && !std::signbit(a)) ? a : b;
    }
};

template <typename Format, typename Operation>
struct AtomicHalf {
    using Storage = std::uint16_t;
    static Storage apply(Storage old, Storage b, Storage)
    {
        return Format::fromFloat(Operation::of(Format::toFloat(old), Format::toFloat(b)));
    }
};
/// Both halves of a word; atomic for each, here for both at once.
template <typename Format, typename Operation>
struct AtomicHalfPair {
    using Storage = std::uint32_t;
    static Storage apply(Storage old, Storage b, Storage)
    {
        using Part = AtomicHalf<Format, Operation>;
        const auto low = [](Storage pair) { return static_cast<std::uint16_t>(pair); };
        const auto high = [](Storage pair) { return static_cast<std::uint16_t>(pair >> 16); };
        return Storage{Part::apply(high(old), high(b), 0)} << 16 | Part::apply(low(old), low(b), 0);
    }
};

}  // namespace kd::emulator
