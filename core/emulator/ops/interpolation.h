// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/lanes.h"
#include "core/emulator/ops/mufutables.h"

// How the multifunction unit of an H200 interpolates. A unit U has the table U::kTable, U::place(operand), U::truncated(operand,
// V): the bits that it keeps of V of mufutables.h, and U::result(operand, truncated).
namespace kd::emulator::KD_ISA {

/// Tells where an operand lies: the interval of its table and 17 bits within it.
struct Place {
    u32 interval, x;
};

/// The unit's squarer takes 15 bits, sums only the columns from 2^15 on of the triangle of partial products, and gives 15 bits:
/// bits 8 to 14 of z count fully, bit i below 7 only beside those from 14 - i on.
inline u16 truncatedSquare(u16 z)
{
    const auto row = [z](int i) { return static_cast<u16>(z >> (14 - i) & (0 - (z >> i & 1))); };
    const u16 high = z >> 8;
    const u16 upper = static_cast<u16>(2 * high * static_cast<u16>(high + (z >> 7 & 1)));
    return static_cast<u16>(upper + row(0) + row(1) + row(2) + row(3) + row(4) + row(5) + row(6));
}

using Four [[gnu::vector_size(32)]] = double;
using Order [[gnu::vector_size(32)]] = s64;

/// c0 + c1 * x + c2 * square of four lanes, into x.
[[gnu::always_inline]] inline void interpolateFour(const Quadratic* table, const u32* interval, double* x, const double* square)
{
    const auto row = [=](int lane) { return static_cast<const Four*>(static_cast<const void*>(table + interval[lane])); };
    const Four a = *row(0), b = *row(1), c = *row(2), d = *row(3);
    const Four evenAB = __builtin_shuffle(a, b, Order{0, 4, 2, 6}), evenCD = __builtin_shuffle(c, d, Order{0, 4, 2, 6});
    const Four oddAB = __builtin_shuffle(a, b, Order{1, 5, 3, 7}), oddCD = __builtin_shuffle(c, d, Order{1, 5, 3, 7});
    const Four c0 = __builtin_shuffle(evenAB, evenCD, Order{0, 1, 4, 5}), c1 = __builtin_shuffle(oddAB, oddCD, Order{0, 1, 4, 5});
    const Four c2 = __builtin_shuffle(evenAB, evenCD, Order{2, 3, 6, 7});
    Four& to = *static_cast<Four*>(static_cast<void*>(x));
    to = c0 + c1 * to + c2 * *static_cast<const Four*>(static_cast<const void*>(square));
}

/// Unit::result for each lane; `operands` and `results` may be the same. Step by step, so that each vectorises.
template <class Unit> [[gnu::noinline]] void interpolate(const u32* operands, u32* results)
{
    alignas(64) u32 interval[kLanes], x[kLanes], truncated[kLanes];
    alignas(64) u16 upper[kLanes], square[kLanes];
    alignas(64) double first[kLanes], second[kLanes];
    for (int lane = 0; lane < kLanes; ++lane) {
        const Place place = Unit::place(operands[lane]);
        interval[lane] = place.interval;
        x[lane] = place.x;
    }
    for (int lane = 0; lane < kLanes; ++lane)
        upper[lane] = static_cast<u16>(x[lane] >> 2);
    for (int lane = 0; lane < kLanes; ++lane)
        square[lane] = truncatedSquare(upper[lane]);
    for (int lane = 0; lane < kLanes; ++lane) {
        first[lane] = static_cast<double>(static_cast<s32>(x[lane]));
        second[lane] = static_cast<double>(s32{square[lane]});
    }
    for (int lane = 0; lane < kLanes; lane += 4)
        interpolateFour(Unit::kTable.of, interval + lane, first + lane, second + lane);
    for (int lane = 0; lane < kLanes; ++lane)
        truncated[lane] = Unit::truncated(operands[lane], first[lane]);
#pragma GCC ivdep
    for (int lane = 0; lane < kLanes; ++lane)
        results[lane] = Unit::result(operands[lane], truncated[lane]);
}

/// A functor through the unit, for lanes.h: F::operand(from...) goes in, F::result(what comes out, from...) is given.
template <class F, class Unit> struct MufuFunctor {
    template <int Count, class D, class... S> [[gnu::always_inline]] static void all(D* to, const S*... from)
    {
        for (int first = 0; first < Count; first += kLanes)
            some(to + first, (from + first)...);
    }

private:
    template <class D, class... S> [[gnu::always_inline]] static void some(D* to, const S*... from)
    {
        alignas(64) u32 words[kLanes];
        for (int lane = 0; lane < kLanes; ++lane)
            words[lane] = F::operand(from[lane]...);
        interpolate<Unit>(words, words);
#pragma GCC ivdep
        for (int lane = 0; lane < kLanes; ++lane)
            to[lane] = F::result(words[lane], from[lane]...);
    }
};

}  // namespace kd::emulator::KD_ISA
