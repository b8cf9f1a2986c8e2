// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ops/directed.h"
#include "core/emulator/ops/generalconversion.h"
#include "core/emulator/ops/lanes.h"
#include "core/emulator/tensor/matrixform.h"

/// The numbers of matrices and how they are summed, for files that are compiled once for each instruction set.
namespace kd::emulator::KD_ISA {

inline constexpr u64 kNan64 = 0xfff8000000000000;

/// The number that an element's bits, and what is above them, stand for.
template <Element element> auto numberOf(u32 bits)
{
    if constexpr (element == Element::F16)
        return static_cast<double>(fromHalf(static_cast<u16>(bits)));
    else if constexpr (element == Element::BF16)
        return static_cast<double>(fromBrain(static_cast<u16>(bits)));
    else if constexpr (element == Element::TF32)
        return static_cast<double>(bitsAs<float>(bits & 0xffffe000));
    else if constexpr (element == Element::F32)
        return static_cast<double>(bitsAs<float>(bits));
    else if constexpr (element == Element::E4M3)
        return smallNumber<kE4M3, 7>(bits);
    else if constexpr (element == Element::E5M2)
        return smallNumber<kE5M2, 7>(bits);
    else if constexpr (element == Element::E3M2)
        return smallNumber<kE3M2, 5>(bits);
    else if constexpr (element == Element::E2M3)
        return smallNumber<kE2M3, 5>(bits);
    else if constexpr (element == Element::E2M1)
        return smallNumber<kE2M1, 3>(bits >> 2);  // in the middle of its byte
    else if constexpr (element == Element::E2M1Packed)
        return smallNumber<kE2M1, 3>(bits);
    else if constexpr (element == Element::S8)
        return s32{static_cast<s8>(bits)};
    else if constexpr (element == Element::U8)
        return static_cast<s32>(bits & 0xff);
    else if constexpr (element == Element::S4)
        return static_cast<s32>(bits << 28) >> 28;
    else if constexpr (element == Element::U4)
        return static_cast<s32>(bits & 15);
    else
        return static_cast<s32>(bits);
}

/// The value of a scale factor of 8 bits.
inline double scaleFactor(ScaleType type, u32 bits)
{
    return type == ScaleType::UE4M3 ? sizeOfSmall<kE4M3>(bits & 0x7f) : scaleNumber(bits & 0xff);
}

template <Element element, class Number>
void gatherAs(const WarpRegisters& warp, const Slot* slots, const Fragment& fragment, Number* matrix)
{
    constexpr int kEach = registerBits(element) / elementBits(element);
    for (int r = 0; r < fragment.registers; ++r) {
        const u32* words = at<u32>(warp, slots[r]);
        for (int lane = 0; lane < kLanes; ++lane) {
            Number* to = matrix + fragment.ofRegister[r] + fragment.ofLane[lane];
            for (int e = 0; e < kEach; ++e)
                to[e * fragment.step] = static_cast<Number>(numberOf<element>(words[lane] >> (e * elementBits(element) % 32)));
        }
    }
}

/// The matrix of a fragment, row by row.
inline void gather(const WarpRegisters& warp, const Slot* slots, const Fragment& fragment, double* matrix)
{
    switch (fragment.element) {
    case Element::F16: return gatherAs<Element::F16>(warp, slots, fragment, matrix);
    case Element::BF16: return gatherAs<Element::BF16>(warp, slots, fragment, matrix);
    case Element::TF32: return gatherAs<Element::TF32>(warp, slots, fragment, matrix);
    case Element::E4M3: return gatherAs<Element::E4M3>(warp, slots, fragment, matrix);
    case Element::E5M2: return gatherAs<Element::E5M2>(warp, slots, fragment, matrix);
    case Element::E3M2: return gatherAs<Element::E3M2>(warp, slots, fragment, matrix);
    case Element::E2M3: return gatherAs<Element::E2M3>(warp, slots, fragment, matrix);
    case Element::E2M1: return gatherAs<Element::E2M1>(warp, slots, fragment, matrix);
    case Element::E2M1Packed: return gatherAs<Element::E2M1Packed>(warp, slots, fragment, matrix);
    case Element::F64:
        for (int r = 0; r < fragment.registers; ++r)
            for (int lane = 0; lane < kLanes; ++lane)
                matrix[fragment.ofRegister[r] + fragment.ofLane[lane]] = at<double>(warp, slots[r])[lane];
        return;
    default: return gatherAs<Element::F32>(warp, slots, fragment, matrix);
    }
}
inline void gather(const WarpRegisters& warp, const Slot* slots, const Fragment& fragment, s32* matrix)
{
    switch (fragment.element) {
    case Element::S8: return gatherAs<Element::S8>(warp, slots, fragment, matrix);
    case Element::U8: return gatherAs<Element::U8>(warp, slots, fragment, matrix);
    case Element::S4: return gatherAs<Element::S4>(warp, slots, fragment, matrix);
    case Element::U4: return gatherAs<Element::U4>(warp, slots, fragment, matrix);
    default: return gatherAs<Element::S32>(warp, slots, fragment, matrix);
    }
}

inline u32 halfBits(double value)
{
    return toHalf(narrowedToOdd({value, 0}));
}

struct FloatSum {
    using Number = double;
    static double of(double sum, double a, double b) { return sum + a * b; }
};
template <Round R> struct FusedSum {
    using Number = double;
    static double of(double sum, double a, double b)
    {
        const double next = fusedDouble<R>(a, b, sum);
        return next == next ? next : bitsAs<double>(kNan64);
    }
};
struct IntegerSum {
    using Number = s32;
    static s32 of(s32 sum, s32 a, s32 b) { return sum + a * b; }
};
template <BitOperation operation> struct BitSum {
    using Number = s32;
    static s32 of(s32 sum, s32 a, s32 b)
    {
        return sum + __builtin_popcount(static_cast<u32>(operation == BitOperation::Xor ? a ^ b : a & b));
    }
};

/// Which column of a sparse A, in its full width, the element `at` of its row `row` stands for (PTX ISA 9.0, 9.7.14.6). Two indices
/// of 2 bits tell of each chunk of a row: of 4 elements, of 2 that count as two halves each, or of 4 pairs.
inline int columnOf(const MatrixForm& form, const u32* metadata, int row, int at)
{
    const int bits = elementBits(form.a.element);
    const int number = bits == 32 ? 2 * at : bits == 4 ? at / 2 : at;
    const int band = row / 8, lane = row % 8 * 4;
    // 16 bits for each of two rows, or 32 bits for one.
    const bool isShared = bits >= 16;
    const int each = isShared ? 8 : 16, word = number / each, words = form.shape.k * (bits == 32 ? 2 : 1) / each;
    const int thread = isShared ? form.selector * words + word : 2 * (form.selector + word) + band;
    const int shift = (isShared ? 16 * band : 0) + number % each * 2;
    const int index = static_cast<int>(metadata[lane + thread % 4] >> shift & 3);
    return bits == 32 ? 2 * at + index / 2 : bits == 4 ? at / 4 * 8 + 2 * index + at % 2 : at / 2 * 4 + index;
}

inline s32 accumulated(s32 c, s32 sum, bool saturates)
{
    const s64 exact = s64{c} + sum;
    if (saturates)
        return static_cast<s32>(exact > 0x7fffffff ? 0x7fffffff : exact < -0x80000000LL ? -0x80000000LL : exact);
    return static_cast<s32>(static_cast<u32>(exact));
}

}  // namespace kd::emulator::KD_ISA
