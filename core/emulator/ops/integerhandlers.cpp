// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/lanes.h"

// Integer arithmetic, PTX ISA 9.0 section 9.7.1. Sums and products wrap, so they are computed unsigned.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

struct AddOp {
    template <class T> static T of(T a, T b) { return static_cast<T>(a + b); }
};
struct SubOp {
    template <class T> static T of(T a, T b) { return static_cast<T>(a - b); }
};
template <class T = s32>
T saturated(s64 value)
{
    return static_cast<T>(smaller<s64>(larger<s64>(value, s64{kSmallest<T>}), s64{kLargest<T>}));
}
struct AddSatOp {
    template <class T> static T of(T a, T b) { return saturated<T>(s64{a} + s64{b}); }
};
struct SubSatOp {
    template <class T> static T of(T a, T b) { return saturated<T>(s64{a} - s64{b}); }
};

template <class T>
Wide<T> product(T a, T b)
{
    return static_cast<Wide<T>>(static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b));
}
template <class T>
T highProduct(T a, T b)
{
    return static_cast<T>(product(a, b) >> kBits<T>);
}
struct MulLoOp {
    template <class T> static T of(T a, T b) { return static_cast<T>(static_cast<u64>(a) * b); }
    static u32 of(u32 a, u32 b) { return a * b; }
};
struct MulHiOp {
    template <class T> static T of(T a, T b) { return highProduct(a, b); }
};
struct MulWideOp {
    template <class T> static Unsigned<Wide<T>> of(T a, T b) { return static_cast<Unsigned<Wide<T>>>(product(a, b)); }
};
struct MadLoOp {
    template <class T> static T of(T a, T b, T c) { return static_cast<T>(MulLoOp::of(a, b) + c); }
};
struct MadHiOp {
    template <class T> static Unsigned<T> of(T a, T b, Unsigned<T> c)
    {
        return static_cast<Unsigned<T>>(static_cast<Unsigned<T>>(highProduct(a, b)) + c);
    }
};
struct MadHiSatOp {
    static s32 of(s32 a, s32 b, s32 c) { return saturated(s64{highProduct(a, b)} + c); }
};
struct MadWideOp {
    template <class T> static Unsigned<Wide<T>> of(T a, T b, Unsigned<Wide<T>> c)
    {
        return static_cast<Unsigned<Wide<T>>>(MulWideOp::of(a, b) + c);
    }
};

// The lowest 24 bits, sign-extended for s32; .hi is bits 16 to 47 of the product.
template <class T>
T low24(T value)
{
    return static_cast<T>(static_cast<T>(static_cast<u32>(value) << 8) >> 8);
}
template <class T>
T high24(T a, T b)
{
    return static_cast<T>(product(low24(a), low24(b)) >> 16);
}
struct Mul24LoOp {
    template <class T> static u32 of(T a, T b) { return static_cast<u32>(low24(a)) * static_cast<u32>(low24(b)); }
};
struct Mul24HiOp {
    template <class T> static u32 of(T a, T b) { return static_cast<u32>(high24(a, b)); }
};
struct Mad24LoOp {
    template <class T> static u32 of(T a, T b, u32 c) { return Mul24LoOp::of(a, b) + c; }
};
struct Mad24HiOp {
    template <class T> static u32 of(T a, T b, u32 c) { return Mul24HiOp::of(a, b) + c; }
};
struct Mad24HiSatOp {
    static s32 of(s32 a, s32 b, s32 c) { return saturated(s64{high24(a, b)} + c); }
};

// Division by zero gives what the hardware gives: all bits set, and the same as remainder.
template <class T>
Unsigned<T> magnitude(T value)
{
    const auto bits = static_cast<Unsigned<T>>(value);
    return value < 0 ? static_cast<Unsigned<T>>(Unsigned<T>{0} - bits) : bits;
}
template <class U>
U quotient(U a, U b)
{
    return b == 0 ? static_cast<U>(~U{0}) : static_cast<U>(a / b);
}
struct DivOp {
    template <class T> static T of(T a, T b)
    {
        if constexpr (!Traits<T>::isSigned) {
            return quotient(a, b);
        } else {
            const Unsigned<T> size = quotient(magnitude(a), magnitude(b));
            return static_cast<T>(b != 0 && (a ^ b) < 0 ? static_cast<Unsigned<T>>(Unsigned<T>{0} - size) : size);
        }
    }
};
struct RemOp {
    template <class T> static T of(T a, T b)
    {
        const auto left = static_cast<Unsigned<T>>(a);
        const auto taken = static_cast<Unsigned<T>>(static_cast<u64>(DivOp::of(a, b)) * static_cast<u64>(b));
        return static_cast<T>(b == 0 ? static_cast<Unsigned<T>>(~Unsigned<T>{0}) : static_cast<Unsigned<T>>(left - taken));
    }
};
struct AbsOp {
    template <class T> static T of(T a) { return static_cast<T>(magnitude(a)); }
};
struct NegOp {
    template <class T> static T of(T a) { return static_cast<T>(0 - a); }
};
struct MinOp {
    template <class T> static T of(T a, T b) { return smaller(a, b); }
};
struct MaxOp {
    template <class T> static T of(T a, T b) { return larger(a, b); }
};
struct MinReluOp {
    template <class T> static T of(T a, T b) { return larger(smaller(a, b), T{0}); }
};
struct MaxReluOp {
    template <class T> static T of(T a, T b) { return larger(larger(a, b), T{0}); }
};
struct SadOp {
    template <class T> static Unsigned<T> of(T a, T b, Unsigned<T> c)
    {
        const auto x = static_cast<Unsigned<T>>(a), y = static_cast<Unsigned<T>>(b);
        return static_cast<Unsigned<T>>(c + (a < b ? y - x : x - y));
    }
};

// Sums of products of four bytes, and of two halves with the bytes of b that .lo or .hi names.
template <class A, class B>
struct Dot4Op {
    static u32 of(u32 a, u32 b, u32 c)
    {
        for (int i = 0; i < 32; i += 8)
            c += static_cast<u32>(s32{static_cast<A>(a >> i)} * s32{static_cast<B>(b >> i)});
        return c;
    }
};
template <class A, class B, int First>
struct Dot2Op {
    static u32 of(u32 a, u32 b, u32 c)
    {
        const s32 low = s32{static_cast<A>(a)} * s32{static_cast<B>(b >> First)};
        const s32 high = s32{static_cast<A>(a >> 16)} * s32{static_cast<B>(b >> (First + 8))};
        return c + static_cast<u32>(low) + static_cast<u32>(high);
    }
};

// Signed types whose bits come out the same use the unsigned handler; binding maps them.
const HandlerEntry kIntegerHandlers[] = {
    hotEntry<AddOp, u16, u16, u16>({Op::Add, U16}),
    hotEntry<AddOp, u32, u32, u32>({Op::Add, U32}),
    hotEntry<AddOp, u64, u64, u64>({Op::Add, U64}),
    pairEntry<AddOp, u16, u16, u16>({Op::Add, U16x2}),
    hotEntry<SubOp, u16, u16, u16>({Op::Sub, U16}),
    hotEntry<SubOp, u32, u32, u32>({Op::Sub, U32}),
    hotEntry<SubOp, u64, u64, u64>({Op::Sub, U64}),
    quadEntry<AddOp, u8, u8, u8>({Op::Add, U8x4}),
    quadEntry<SubOp, u8, u8, u8>({Op::Sub, U8x4}),
    entry<AddSatOp, s32, s32, s32>({Op::AddSat, S32}), entry<AddSatOp, u32, u32, u32>({Op::AddSat, U32}),
    pairEntry<AddSatOp, s16, s16, s16>({Op::AddSat, S16x2}), pairEntry<AddSatOp, u16, u16, u16>({Op::AddSat, U16x2}),
    quadEntry<AddSatOp, s8, s8, s8>({Op::AddSat, S8x4}), quadEntry<AddSatOp, u8, u8, u8>({Op::AddSat, U8x4}),
    entry<SubSatOp, s32, s32, s32>({Op::SubSat, S32}),
    quadEntry<SubSatOp, s8, s8, s8>({Op::SubSat, S8x4}), quadEntry<SubSatOp, u8, u8, u8>({Op::SubSat, U8x4}),

    entry<MulLoOp, u16, u16, u16>({Op::MulLo, U16}),
    hotEntry<MulLoOp, u32, u32, u32>({Op::MulLo, U32}),
    entry<MulLoOp, u64, u64, u64>({Op::MulLo, U64}),
    entry<MulHiOp, u16, u16, u16>({Op::MulHi, U16}), entry<MulHiOp, s16, s16, s16>({Op::MulHi, S16}),
    entry<MulHiOp, u32, u32, u32>({Op::MulHi, U32}), entry<MulHiOp, s32, s32, s32>({Op::MulHi, S32}),
    entry<MulHiOp, u64, u64, u64>({Op::MulHi, U64}), entry<MulHiOp, s64, s64, s64>({Op::MulHi, S64}),
    entry<MulWideOp, u32, u16, u16>({Op::MulWide, U16}), entry<MulWideOp, u32, s16, s16>({Op::MulWide, S16}),
    hotEntry<MulWideOp, u64, u32, u32>({Op::MulWide, U32}), hotEntry<MulWideOp, u64, s32, s32>({Op::MulWide, S32}),

    entry<MadLoOp, u16, u16, u16, u16>({Op::MadLo, U16}),
    hotEntry<MadLoOp, u32, u32, u32, u32>({Op::MadLo, U32}),
    entry<MadLoOp, u64, u64, u64, u64>({Op::MadLo, U64}),
    entry<MadHiOp, u16, u16, u16, u16>({Op::MadHi, U16}), entry<MadHiOp, u16, s16, s16, u16>({Op::MadHi, S16}),
    entry<MadHiOp, u32, u32, u32, u32>({Op::MadHi, U32}), entry<MadHiOp, u32, s32, s32, u32>({Op::MadHi, S32}),
    entry<MadHiOp, u64, u64, u64, u64>({Op::MadHi, U64}), entry<MadHiOp, u64, s64, s64, u64>({Op::MadHi, S64}),
    entry<MadHiSatOp, s32, s32, s32, s32>({Op::MadHiSat, S32}),
    entry<MadWideOp, u32, u16, u16, u32>({Op::MadWide, U16}), entry<MadWideOp, u32, s16, s16, u32>({Op::MadWide, S16}),
    hotEntry<MadWideOp, u64, u32, u32, u64>({Op::MadWide, U32}), hotEntry<MadWideOp, u64, s32, s32, u64>({Op::MadWide, S32}),

    entry<Mul24LoOp, u32, u32, u32>({Op::Mul24Lo, U32}), entry<Mul24LoOp, u32, s32, s32>({Op::Mul24Lo, S32}),
    entry<Mul24HiOp, u32, u32, u32>({Op::Mul24Hi, U32}), entry<Mul24HiOp, u32, s32, s32>({Op::Mul24Hi, S32}),
    entry<Mad24LoOp, u32, u32, u32, u32>({Op::Mad24Lo, U32}), entry<Mad24LoOp, u32, s32, s32, u32>({Op::Mad24Lo, S32}),
    entry<Mad24HiOp, u32, u32, u32, u32>({Op::Mad24Hi, U32}), entry<Mad24HiOp, u32, s32, s32, u32>({Op::Mad24Hi, S32}),
    entry<Mad24HiSatOp, s32, s32, s32, s32>({Op::Mad24HiSat, S32}),

    entry<DivOp, u16, u16, u16>({Op::Div, U16}), entry<DivOp, s16, s16, s16>({Op::Div, S16}),
    entry<DivOp, u32, u32, u32>({Op::Div, U32}), entry<DivOp, s32, s32, s32>({Op::Div, S32}),
    entry<DivOp, u64, u64, u64>({Op::Div, U64}), entry<DivOp, s64, s64, s64>({Op::Div, S64}),
    entry<RemOp, u16, u16, u16>({Op::Rem, U16}), entry<RemOp, s16, s16, s16>({Op::Rem, S16}),
    entry<RemOp, u32, u32, u32>({Op::Rem, U32}), entry<RemOp, s32, s32, s32>({Op::Rem, S32}),
    entry<RemOp, u64, u64, u64>({Op::Rem, U64}), entry<RemOp, s64, s64, s64>({Op::Rem, S64}),

    entry<AbsOp, s16, s16>({Op::Abs, S16}), entry<AbsOp, s32, s32>({Op::Abs, S32}), entry<AbsOp, s64, s64>({Op::Abs, S64}),
    entry<NegOp, u16, u16>({Op::Neg, U16}), entry<NegOp, u32, u32>({Op::Neg, U32}), entry<NegOp, u64, u64>({Op::Neg, U64}),
    quadEntry<NegOp, u8, u8>({Op::Neg, U8x4}),

    entry<MinOp, u16, u16, u16>({Op::Min, U16}), entry<MinOp, s16, s16, s16>({Op::Min, S16}),
    hotEntry<MinOp, u32, u32, u32>({Op::Min, U32}), hotEntry<MinOp, s32, s32, s32>({Op::Min, S32}),
    entry<MinOp, u64, u64, u64>({Op::Min, U64}), entry<MinOp, s64, s64, s64>({Op::Min, S64}),
    pairEntry<MinOp, u16, u16, u16>({Op::Min, U16x2}), pairEntry<MinOp, s16, s16, s16>({Op::Min, S16x2}),
    quadEntry<MinOp, u8, u8, u8>({Op::Min, U8x4}), quadEntry<MinOp, s8, s8, s8>({Op::Min, S8x4}),
    entry<MaxOp, u16, u16, u16>({Op::Max, U16}), entry<MaxOp, s16, s16, s16>({Op::Max, S16}),
    hotEntry<MaxOp, u32, u32, u32>({Op::Max, U32}), hotEntry<MaxOp, s32, s32, s32>({Op::Max, S32}),
    entry<MaxOp, u64, u64, u64>({Op::Max, U64}), entry<MaxOp, s64, s64, s64>({Op::Max, S64}),
    pairEntry<MaxOp, u16, u16, u16>({Op::Max, U16x2}), pairEntry<MaxOp, s16, s16, s16>({Op::Max, S16x2}),
    quadEntry<MaxOp, u8, u8, u8>({Op::Max, U8x4}), quadEntry<MaxOp, s8, s8, s8>({Op::Max, S8x4}),
    entry<MinReluOp, s32, s32, s32>({Op::MinRelu, S32}), pairEntry<MinReluOp, s16, s16, s16>({Op::MinRelu, S16x2}),
    entry<MaxReluOp, s32, s32, s32>({Op::MaxRelu, S32}), pairEntry<MaxReluOp, s16, s16, s16>({Op::MaxRelu, S16x2}),
    quadEntry<MinReluOp, s8, s8, s8>({Op::MinRelu, S8x4}), quadEntry<MaxReluOp, s8, s8, s8>({Op::MaxRelu, S8x4}),

    entry<SadOp, u16, u16, u16, u16>({Op::Sad, U16}), entry<SadOp, u16, s16, s16, u16>({Op::Sad, S16}),
    entry<SadOp, u32, u32, u32, u32>({Op::Sad, U32}), entry<SadOp, u32, s32, s32, u32>({Op::Sad, S32}),
    entry<SadOp, u64, u64, u64, u64>({Op::Sad, U64}), entry<SadOp, u64, s64, s64, u64>({Op::Sad, S64}),

    entry<Dot4Op<u8, u8>, u32, u32, u32, u32>({Op::Dot4, U32, kPlain, Round::None, U32}),
    entry<Dot4Op<u8, s8>, u32, u32, u32, u32>({Op::Dot4, U32, kPlain, Round::None, S32}),
    entry<Dot4Op<s8, u8>, u32, u32, u32, u32>({Op::Dot4, S32, kPlain, Round::None, U32}),
    entry<Dot4Op<s8, s8>, u32, u32, u32, u32>({Op::Dot4, S32, kPlain, Round::None, S32}),
    entry<Dot2Op<u16, u8, 0>, u32, u32, u32, u32>({Op::Dot2, U32, kPlain, Round::None, U32}),
    entry<Dot2Op<u16, s8, 0>, u32, u32, u32, u32>({Op::Dot2, U32, kPlain, Round::None, S32}),
    entry<Dot2Op<s16, u8, 0>, u32, u32, u32, u32>({Op::Dot2, S32, kPlain, Round::None, U32}),
    entry<Dot2Op<s16, s8, 0>, u32, u32, u32, u32>({Op::Dot2, S32, kPlain, Round::None, S32}),
    entry<Dot2Op<u16, u8, 16>, u32, u32, u32, u32>({Op::Dot2, U32, kHigh, Round::None, U32}),
    entry<Dot2Op<u16, s8, 16>, u32, u32, u32, u32>({Op::Dot2, U32, kHigh, Round::None, S32}),
    entry<Dot2Op<s16, u8, 16>, u32, u32, u32, u32>({Op::Dot2, S32, kHigh, Round::None, U32}),
    entry<Dot2Op<s16, s8, 16>, u32, u32, u32, u32>({Op::Dot2, S32, kHigh, Round::None, S32}),
};

}  // namespace

const HandlerTable kIntegerTable = tableOf(kIntegerHandlers);

}  // namespace kd::emulator::KD_ISA
