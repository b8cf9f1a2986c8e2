// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/lanes.h"

// Logic, shifts and bit fields, PTX ISA 9.0 sections 9.7.1 and 9.7.8.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

struct AndOp {
    template <class T> static T of(T a, T b) { return static_cast<T>(a & b); }
};
struct OrOp {
    template <class T> static T of(T a, T b) { return static_cast<T>(a | b); }
};
struct XorOp {
    template <class T> static T of(T a, T b) { return static_cast<T>(a ^ b); }
};
struct NotOp {
    template <class T> static T of(T a) { return static_cast<T>(~a); }
};
struct CnotOp {
    template <class T> static T of(T a) { return a == 0 ? T{1} : T{0}; }
};

// Amounts beyond the width are the width: nothing, or the sign, is left.
struct ShlOp {
    template <class T> static T of(T a, u32 amount)
    {
        const auto shifted = static_cast<T>(a << (amount & (kBits<T> - 1)));
        return amount < static_cast<u32>(kBits<T>) ? shifted : T{0};
    }
};
struct ShrOp {
    template <class T> static T of(T a, u32 amount)
    {
        if constexpr (Traits<T>::isSigned) {
            return static_cast<T>(a >> smaller<u32>(amount, kBits<T> - 1));
        } else {
            const auto shifted = static_cast<T>(a >> (amount & (kBits<T> - 1)));
            return amount < static_cast<u32>(kBits<T>) ? shifted : T{0};
        }
    }
};

u64 joinedWords(u32 low, u32 high)
{
    return u64{high} << 32 | low;
}
struct ShfLeftWrapOp {
    static u32 of(u32 a, u32 b, u32 c) { return static_cast<u32>(joinedWords(a, b) << (c & 31) >> 32); }
};
struct ShfRightWrapOp {
    static u32 of(u32 a, u32 b, u32 c) { return static_cast<u32>(joinedWords(a, b) >> (c & 31)); }
};
struct ShfLeftClampOp {
    static u32 of(u32 a, u32 b, u32 c) { return static_cast<u32>(joinedWords(a, b) << smaller<u32>(c, 32) >> 32); }
};
struct ShfRightClampOp {
    static u32 of(u32 a, u32 b, u32 c) { return static_cast<u32>(joinedWords(a, b) >> smaller<u32>(c, 32)); }
};

// Eight bytes of {b, a}; each nibble of the selector takes one, its top bit the byte's sign instead.
struct PrmtOp {
    static u32 of(u32 a, u32 b, u32 selector)
    {
        const u64 bytes = joinedWords(a, b);
        u32 result = 0;
        for (int i = 0; i < 4; ++i) {
            const u32 nibble = selector >> (4 * i);
            const u32 byte = static_cast<u32>(bytes >> ((nibble & 7) * 8)) & 0xff;
            const u32 sign = (byte >> 7) * 0xff;
            result |= ((nibble & 8) != 0 ? sign : byte) << (8 * i);
        }
        return result;
    }
};
/// Selectors of the modes, by the two lowest bits of c (PTX ISA 9.0, table of `prmt`).
template <u32 S0, u32 S1, u32 S2, u32 S3>
struct PrmtModeOp {
    static u32 of(u32 a, u32 b, u32 c)
    {
        const u32 low = (c & 1) != 0 ? S1 : S0;
        const u32 high = (c & 1) != 0 ? S3 : S2;
        return PrmtOp::of(a, b, (c & 2) != 0 ? high : low);
    }
};

u32 countOnes(u32 a)
{
    a -= a >> 1 & 0x55555555;
    a = (a & 0x33333333) + (a >> 2 & 0x33333333);
    a = (a + (a >> 4)) & 0x0f0f0f0f;
    return a * 0x01010101 >> 24;
}
struct PopcOp {
    static u32 of(u32 a) { return countOnes(a); }
    static u32 of(u64 a) { return countOnes(static_cast<u32>(a)) + countOnes(static_cast<u32>(a >> 32)); }
};
u32 leadingZeros(u32 a)
{
    return a == 0 ? 32 : static_cast<u32>(__builtin_clz(a));
}
u32 leadingZeros(u64 a)
{
    return a == 0 ? 64 : static_cast<u32>(__builtin_clzll(a));
}
struct ClzOp {
    template <class T> static u32 of(T a) { return leadingZeros(a); }
};
u32 reversed(u32 a)
{
    a = (a >> 1 & 0x55555555) | (a & 0x55555555) << 1;
    a = (a >> 2 & 0x33333333) | (a & 0x33333333) << 2;
    a = (a >> 4 & 0x0f0f0f0f) | (a & 0x0f0f0f0f) << 4;
    a = (a >> 8 & 0x00ff00ff) | (a & 0x00ff00ff) << 8;
    return a >> 16 | a << 16;
}
struct BrevOp {
    static u32 of(u32 a) { return reversed(a); }
    static u64 of(u64 a) { return joinedWords(reversed(static_cast<u32>(a >> 32)), reversed(static_cast<u32>(a))); }
};

/// Place of the highest bit that is not a sign bit; all bits set when there is none.
template <class T>
u32 highestBit(T a)
{
    const auto bits = static_cast<Unsigned<T>>(a < 0 ? ~a : a);
    return static_cast<u32>(kBits<T>) - 1 - leadingZeros(bits);
}
struct BfindOp {
    template <class T> static u32 of(T a) { return highestBit(a); }
};
struct BfindShiftOp {
    template <class T> static u32 of(T a)
    {
        const u32 place = highestBit(a);
        return place == ~u32{0} ? place : static_cast<u32>(kBits<T>) - 1 - place;
    }
};

template <class U>
U lowBits(u32 count)
{
    return count >= static_cast<u32>(kBits<U>) ? static_cast<U>(~U{0}) : static_cast<U>((U{1} << (count & (kBits<U> - 1))) - 1);
}
// Of place and length the hardware takes the low byte for 32 bits, and all of them for 64. A field that reaches past the top is
// filled with the sign, which is the bit at min(place + length - 1, top); an empty field is 0.
template <class T>
u32 fieldNumber(u32 given)
{
    return sizeof(T) == 8 ? smaller<u32>(given, 0xff) : given & 0xff;
}
struct BfeOp {
    template <class T> static T of(T a, u32 b, u32 c)
    {
        const u32 place = fieldNumber<T>(b), length = fieldNumber<T>(c);
        constexpr u32 kTop = static_cast<u32>(kBits<T>) - 1;
        const auto bits = static_cast<Unsigned<T>>(a);
        const Unsigned<T> field = place > kTop ? Unsigned<T>{0} : static_cast<Unsigned<T>>(bits >> (place & kTop));
        const Unsigned<T> kept = lowBits<Unsigned<T>>(length);
        const bool sign = Traits<T>::isSigned && length != 0 && (bits >> smaller(place + length - 1, kTop) & 1) != 0;
        // Beyond the top of `a` the field has only filling, so it is filled from `kTop - place` on as well.
        const Unsigned<T> present = place > kTop ? Unsigned<T>{0} : static_cast<Unsigned<T>>(~Unsigned<T>{0} >> (place & kTop));
        const Unsigned<T> filled = static_cast<Unsigned<T>>(sign ? ~static_cast<Unsigned<T>>(kept & present) : Unsigned<T>{0});
        return static_cast<T>((field & kept) | filled);
    }
};
struct BfiOp {
    template <class T> static T of(T a, T b, u32 c, u32 d)
    {
        const u32 place = fieldNumber<T>(c), length = fieldNumber<T>(d);
        constexpr u32 kTop = static_cast<u32>(kBits<T>) - 1;
        if (place > kTop)
            return b;
        const T field = static_cast<T>(lowBits<T>(length) << place);
        return static_cast<T>((a << place & field) | (b & ~field));
    }
};

// A mask of `length` bits from `place` on.
struct BmskClampOp {
    static u32 of(u32 place, u32 length) { return place > 31 ? 0 : lowBits<u32>(length) << (place & 31); }
};
struct BmskWrapOp {
    static u32 of(u32 place, u32 length) { return lowBits<u32>(length & 31) << (place & 31); }
};
template <class T>
T extended(T a, u32 length)
{
    if (length == 0)
        return 0;
    return static_cast<T>(static_cast<T>(static_cast<u32>(a) << (32 - length)) >> (32 - length));
}
struct SzextClampOp {
    template <class T> static T of(T a, u32 length) { return extended(a, smaller<u32>(length, 32)); }
};
struct SzextWrapOp {
    template <class T> static T of(T a, u32 length) { return extended(a, length & 31); }
};

/// Place of the offset-th set bit of `mask`, counted from `base` upwards or, when it is negative, downwards.
struct FnsOp {
    static u32 of(u32 mask, u32 base, s32 offset)
    {
        if (offset == kSmallest<s32>)
            return 0;  // as the hardware has it
        if (base > 31)
            return ~u32{0};
        if (offset == 0)
            return (mask >> base & 1) != 0 ? base : ~u32{0};
        const int step = offset > 0 ? 1 : -1;
        u32 left = offset > 0 ? static_cast<u32>(offset) : u32{0} - static_cast<u32>(offset);
        for (int place = static_cast<int>(base); place >= 0 && place < 32; place += step) {
            if ((mask >> place & 1) != 0 && --left == 0)
                return static_cast<u32>(place);
        }
        return ~u32{0};
    }
};

/// Any function of three bits: the bits of `immediate` are its table, indexed by a, b, c.
void lop3Lanes(u32* to, const Instruction& instruction, const WarpRegisters& warp)
{
    const u32* a = at<const u32>(warp, instruction.from[0]);
    const u32* b = at<const u32>(warp, instruction.from[1]);
    const u32* c = at<const u32>(warp, instruction.from[2]);
    u32 zero[4], flip[4];  // the function of c alone for each a, b: zero ^ (flip & c)
    for (int ab = 0; ab < 4; ++ab) {
        const u32 withZero = static_cast<u32>(instruction.immediate >> (2 * ab) & 1);
        const u32 withOne = static_cast<u32>(instruction.immediate >> (2 * ab + 1) & 1);
        zero[ab] = 0 - withZero;
        flip[ab] = 0 - (withZero ^ withOne);
    }
    const u32 zero0 = zero[0], zero1 = zero[1], zero2 = zero[2], zero3 = zero[3];
    const u32 flip0 = flip[0], flip1 = flip[1], flip2 = flip[2], flip3 = flip[3];
#pragma GCC ivdep
    for (int lane = 0; lane < kLanes; ++lane) {
        const u32 x = a[lane], y = b[lane], z = c[lane];
        const u32 low = (~y & (zero0 ^ (flip0 & z))) | (y & (zero1 ^ (flip1 & z)));
        const u32 high = (~y & (zero2 ^ (flip2 & z))) | (y & (zero3 ^ (flip3 & z)));
        to[lane] = (~x & low) | (x & high);
    }
}
Next lop3All(const Instruction& instruction, WarpRegisters& warp, LaneMask)
{
    lop3Lanes(at<u32>(warp, instruction.to), instruction, warp);
    return Next::Continue;
}
Next lop3Some(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    alignas(64) u32 result[kLanes];
    lop3Lanes(result, instruction, warp);
    blend(at<u32>(warp, instruction.to), result, mask);
    return Next::Continue;
}
/// With the predicate to2 = (result != 0) and/or from[3]; aux: 1 for or, 2 for `!q`.
Next lop3Bool(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    alignas(64) u32 result[kLanes];
    lop3Lanes(result, instruction, warp);
    LaneMask nonZero = 0;
    for (int lane = 0; lane < kLanes; ++lane)
        nonZero |= result[lane] != 0 ? kLaneBits<u32>.bit[lane] : 0;
    const LaneMask given = maskAt(warp, instruction.from[3]) ^ ((instruction.aux & 2) != 0 ? kAllLanes : 0);
    LaneMask& second = maskAt(warp, instruction.to2);
    const LaneMask joint = (instruction.aux & 1) != 0 ? (nonZero | given) : (nonZero & given);
    blend(at<u32>(warp, instruction.to), result, mask);
    second = (second & ~mask) | (joint & mask);
    return Next::Continue;
}

const HandlerEntry kBitHandlers[] = {
    hotEntry<AndOp, u32, u32, u32>({Op::And, B32}), hotEntry<OrOp, u32, u32, u32>({Op::Or, B32}),
    hotEntry<XorOp, u32, u32, u32>({Op::Xor, B32}), hotEntry<AndOp, u64, u64, u64>({Op::And, B64}),
    hotEntry<OrOp, u64, u64, u64>({Op::Or, B64}), hotEntry<XorOp, u64, u64, u64>({Op::Xor, B64}),
    entry<AndOp, u16, u16, u16>({Op::And, B16}), entry<OrOp, u16, u16, u16>({Op::Or, B16}),
    entry<XorOp, u16, u16, u16>({Op::Xor, B16}),
    entry<NotOp, u16, u16>({Op::Not, B16}), entry<NotOp, u32, u32>({Op::Not, B32}), entry<NotOp, u64, u64>({Op::Not, B64}),
    entry<CnotOp, u16, u16>({Op::Cnot, B16}), entry<CnotOp, u32, u32>({Op::Cnot, B32}), entry<CnotOp, u64, u64>({Op::Cnot, B64}),
    {{Op::Lop3, B32}, lop3All, lop3Some},
    plainEntry<lop3Bool>({Op::Lop3Bool, B32}),

    entry<ShlOp, u16, u16, u32>({Op::Shl, B16}), hotEntry<ShlOp, u32, u32, u32>({Op::Shl, B32}),
    hotEntry<ShlOp, u64, u64, u32>({Op::Shl, B64}),
    entry<ShrOp, u16, u16, u32>({Op::Shr, U16}), entry<ShrOp, s16, s16, u32>({Op::Shr, S16}),
    hotEntry<ShrOp, u32, u32, u32>({Op::Shr, U32}), hotEntry<ShrOp, s32, s32, u32>({Op::Shr, S32}),
    hotEntry<ShrOp, u64, u64, u32>({Op::Shr, U64}), entry<ShrOp, s64, s64, u32>({Op::Shr, S64}),
    entry<ShfLeftWrapOp, u32, u32, u32, u32>({Op::ShfLeftWrap, B32}),
    entry<ShfRightWrapOp, u32, u32, u32, u32>({Op::ShfRightWrap, B32}),
    entry<ShfLeftClampOp, u32, u32, u32, u32>({Op::ShfLeftClamp, B32}),
    entry<ShfRightClampOp, u32, u32, u32, u32>({Op::ShfRightClamp, B32}),

    entry<PrmtOp, u32, u32, u32, u32>({Op::Prmt, B32, 0}),
    entry<PrmtModeOp<0x3210, 0x4321, 0x5432, 0x6543>, u32, u32, u32, u32>({Op::Prmt, B32, kForwardExtract}),
    entry<PrmtModeOp<0x5670, 0x6701, 0x7012, 0x0123>, u32, u32, u32, u32>({Op::Prmt, B32, kBackwardExtract}),
    entry<PrmtModeOp<0x0000, 0x1111, 0x2222, 0x3333>, u32, u32, u32, u32>({Op::Prmt, B32, kReplicateByte}),
    entry<PrmtModeOp<0x3210, 0x3211, 0x3222, 0x3333>, u32, u32, u32, u32>({Op::Prmt, B32, kEdgeClampLeft}),
    entry<PrmtModeOp<0x0000, 0x1110, 0x2210, 0x3210>, u32, u32, u32, u32>({Op::Prmt, B32, kEdgeClampRight}),
    entry<PrmtModeOp<0x1010, 0x3232, 0x1010, 0x3232>, u32, u32, u32, u32>({Op::Prmt, B32, kReplicateHalf}),

    entry<PopcOp, u32, u32>({Op::Popc, B32}), entry<PopcOp, u32, u64>({Op::Popc, B64}),
    entry<ClzOp, u32, u32>({Op::Clz, B32}), entry<ClzOp, u32, u64>({Op::Clz, B64}),
    entry<BrevOp, u32, u32>({Op::Brev, B32}), entry<BrevOp, u64, u64>({Op::Brev, B64}),
    entry<BfindOp, u32, u32>({Op::Bfind, U32}), entry<BfindOp, u32, s32>({Op::Bfind, S32}),
    entry<BfindOp, u32, u64>({Op::Bfind, U64}), entry<BfindOp, u32, s64>({Op::Bfind, S64}),
    entry<BfindShiftOp, u32, u32>({Op::BfindShift, U32}), entry<BfindShiftOp, u32, s32>({Op::BfindShift, S32}),
    entry<BfindShiftOp, u32, u64>({Op::BfindShift, U64}), entry<BfindShiftOp, u32, s64>({Op::BfindShift, S64}),
    entry<BfeOp, u32, u32, u32, u32>({Op::Bfe, U32}), entry<BfeOp, s32, s32, u32, u32>({Op::Bfe, S32}),
    entry<BfeOp, u64, u64, u32, u32>({Op::Bfe, U64}), entry<BfeOp, s64, s64, u32, u32>({Op::Bfe, S64}),
    entry<BfiOp, u32, u32, u32, u32, u32>({Op::Bfi, B32}), entry<BfiOp, u64, u64, u64, u32, u32>({Op::Bfi, B64}),
    entry<BmskClampOp, u32, u32, u32>({Op::BmskClamp, B32}), entry<BmskWrapOp, u32, u32, u32>({Op::BmskWrap, B32}),
    entry<SzextClampOp, u32, u32, u32>({Op::SzextClamp, U32}), entry<SzextClampOp, s32, s32, u32>({Op::SzextClamp, S32}),
    entry<SzextWrapOp, u32, u32, u32>({Op::SzextWrap, U32}), entry<SzextWrapOp, s32, s32, u32>({Op::SzextWrap, S32}),
    entry<FnsOp, u32, u32, u32, s32>({Op::Fns, B32}),
};

}  // namespace

const HandlerTable kBitTable = tableOf(kBitHandlers);

}  // namespace kd::emulator::KD_ISA
