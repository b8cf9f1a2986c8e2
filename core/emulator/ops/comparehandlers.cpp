// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/floating.h"
#include "core/emulator/ops/lanes.h"

// Comparisons, PTX ISA 9.0 sections 9.7.6 and 9.7.7. Five comparisons are enough: the others are these with operands
// exchanged or the answer inverted, as kInvert in aux says.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

struct Equal {
    template <class T> static bool of(T a, T b) { return a == b; }
};
struct Less {
    template <class T> static bool of(T a, T b) { return a < b; }
};
struct LessOrEqual {
    template <class T> static bool of(T a, T b) { return a <= b; }
};
struct EqualOrUnordered {
    template <class T> static bool of(T a, T b) { return !(a < b) & !(a > b); }
};
struct Ordered {
    template <class T> static bool of(T a, T b) { return (a == a) & (b == b); }
};

/// How the elements of a register are read.
template <class T>
struct Plain {
    using Stored = T;
    static T of(T value) { return value; }
};
struct Flushed {
    using Stored = float;
    static float of(float value) { return flushed<true>(value); }
};
struct Half {
    using Stored = u16;
    static float of(u16 value) { return fromHalf(value); }
};
struct HalfFlushed {
    using Stored = u16;
    static float of(u16 value) { return fromHalf((value & 0x7c00) == 0 ? static_cast<u16>(value & 0x8000) : value); }
};
struct Brain {
    using Stored = u16;
    static float of(u16 value) { return fromBrain(value); }
};

/// The lanes of which C holds. `Pack` 2 reads one of two elements a lane.
template <class C, class V, int Pack = 1>
[[gnu::noinline]] LaneMask compare(const typename V::Stored* a, const typename V::Stored* b)
{
    using Bits = typename Word<sizeof(V::of(*a)) == 8 ? 8 : 4>::Type;
    Bits result = 0;
#pragma GCC ivdep
    for (int lane = 0; lane < kLanes; ++lane)
        result |= C::of(V::of(a[lane * Pack]), V::of(b[lane * Pack])) ? kLaneBits<Bits>.bit[lane] : Bits{0};
    return static_cast<LaneMask>(result);
}

LaneMask inverted(LaneMask mask, u32 when)
{
    return mask ^ (when != 0 ? kAllLanes : 0);
}
/// Joined with the third source, when the instruction has one.
LaneMask joinedWithThird(LaneMask compared, const Instruction& instruction, const WarpRegisters& warp)
{
    const u32 join = instruction.aux & kJoinMask;
    if (join == 0)
        return compared;
    const LaneMask given = inverted(maskAt(warp, instruction.from[2]), instruction.aux & kNegateGiven);
    return join == kJoinAnd ? compared & given : join == kJoinOr ? compared | given : compared ^ given;
}
void put(const WarpRegisters& warp, Slot slot, LaneMask value, LaneMask mask)
{
    LaneMask& to = maskAt(warp, slot);
    to = (to & ~mask) | (value & mask);
}

/// p = a ? b, and q = its opposite.
template <class C, class V>
Next setp(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    using T = typename V::Stored;
    const LaneMask compared = inverted(
        compare<C, V>(at<const T>(warp, instruction.from[0]), at<const T>(warp, instruction.from[1])), instruction.aux & kInvert);
    const LaneMask first = joinedWithThird(compared, instruction, warp);
    if ((instruction.aux & kHasSecond) != 0)
        put(warp, instruction.to2, joinedWithThird(~compared, instruction, warp), mask);
    put(warp, instruction.to, first, mask);
    return Next::Continue;
}
/// p and q are the answers for the low and the high element.
template <class C, class V>
Next setpPair(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const u16* a = at<const u16>(warp, instruction.from[0]);
    const u16* b = at<const u16>(warp, instruction.from[1]);
    const LaneMask low = inverted(compare<C, V, 2>(a, b), instruction.aux & kInvert);
    const LaneMask high = inverted(compare<C, V, 2>(a + 1, b + 1), instruction.aux & kInvert);
    const LaneMask joinedLow = joinedWithThird(low, instruction, warp), joinedHigh = joinedWithThird(high, instruction, warp);
    put(warp, instruction.to, joinedLow, mask);
    put(warp, instruction.to2, joinedHigh, mask);
    return Next::Continue;
}

/// `immediate` where `chosen` has the lane, else 0.
template <class D>
void spread(D* to, LaneMask chosen, LaneMask mask, D value, int stride, int first)
{
    for (int lane = 0; lane < kLanes; ++lane) {
        D& place = to[lane * stride + first];
        const D result = (chosen >> lane & 1) != 0 ? value : D{0};
        place = (mask >> lane & 1) != 0 ? result : place;
    }
}
template <class C, class V>
Next set(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    using T = typename V::Stored;
    const LaneMask compared = inverted(
        compare<C, V>(at<const T>(warp, instruction.from[0]), at<const T>(warp, instruction.from[1])), instruction.aux & kInvert);
    const LaneMask chosen = joinedWithThird(compared, instruction, warp);
    if ((instruction.aux & kTwoByteResult) != 0)
        spread(at<u16>(warp, instruction.to), chosen, mask, static_cast<u16>(instruction.immediate), 1, 0);
    else
        spread(at<u32>(warp, instruction.to), chosen, mask, static_cast<u32>(instruction.immediate), 1, 0);
    return Next::Continue;
}
template <class C, class V>
Next setPair(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const u16* a = at<const u16>(warp, instruction.from[0]);
    const u16* b = at<const u16>(warp, instruction.from[1]);
    const LaneMask low = joinedWithThird(inverted(compare<C, V, 2>(a, b), instruction.aux & kInvert), instruction, warp);
    const LaneMask high = joinedWithThird(inverted(compare<C, V, 2>(a + 1, b + 1), instruction.aux & kInvert), instruction, warp);
    u16* to = at<u16>(warp, instruction.to);
    spread(to, low, mask, static_cast<u16>(instruction.immediate), 2, 0);
    spread(to, high, mask, static_cast<u16>(instruction.immediate), 2, 1);
    return Next::Continue;
}

/// aux: the classes that are looked for.
template <class T, T Infinity>
Next testp(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    constexpr T kSmallestNormal = Infinity & (~Infinity + 1);
    const T* from = at<const T>(warp, instruction.from[0]);
    LaneMask found = 0;
    for (int lane = 0; lane < kLanes; ++lane) {
        const T size = static_cast<T>(from[lane] << 1) >> 1;
        const u32 kind = size > Infinity ? kClassNan : size == Infinity ? kClassInfinite : size >= kSmallestNormal ? kClassNormal
            : size != 0 ? kClassSubnormal : kClassZero;
        found |= (instruction.aux & kind) != 0 ? kLaneBits<u32>.bit[lane] : 0;
    }
    put(warp, instruction.to, found, mask);
    return Next::Continue;
}

#define KD_INTEGER_COMPARISONS(T, type)                                             \
    plainEntry<setp<Less, Plain<T>>>({Op::SetpLt, type}), plainEntry<set<Less, Plain<T>>>({Op::SetLt, type})
#define KD_EQUALITY(T, type)                                                        \
    plainEntry<setp<Equal, Plain<T>>>({Op::SetpEq, type}), plainEntry<set<Equal, Plain<T>>>({Op::SetEq, type})
#define KD_FLOAT_COMPARISONS(V, type, flags)                                        \
    plainEntry<setp<Equal, V>>({Op::SetpEq, type, flags}),                          \
    plainEntry<setp<Less, V>>({Op::SetpLt, type, flags}),                           \
    plainEntry<setp<LessOrEqual, V>>({Op::SetpLe, type, flags}),                    \
    plainEntry<setp<EqualOrUnordered, V>>({Op::SetpEqu, type, flags}),              \
    plainEntry<setp<Ordered, V>>({Op::SetpNum, type, flags}),                       \
    plainEntry<set<Equal, V>>({Op::SetEq, type, flags}),                            \
    plainEntry<set<Less, V>>({Op::SetLt, type, flags}),                             \
    plainEntry<set<LessOrEqual, V>>({Op::SetLe, type, flags}),                      \
    plainEntry<set<EqualOrUnordered, V>>({Op::SetEqu, type, flags}),                \
    plainEntry<set<Ordered, V>>({Op::SetNum, type, flags})
#define KD_PAIR_COMPARISONS(V, type, flags)                                         \
    plainEntry<setpPair<Equal, V>>({Op::SetpEq, type, flags}),                      \
    plainEntry<setpPair<Less, V>>({Op::SetpLt, type, flags}),                       \
    plainEntry<setpPair<LessOrEqual, V>>({Op::SetpLe, type, flags}),                \
    plainEntry<setpPair<EqualOrUnordered, V>>({Op::SetpEqu, type, flags}),          \
    plainEntry<setpPair<Ordered, V>>({Op::SetpNum, type, flags}),                   \
    plainEntry<setPair<Equal, V>>({Op::SetEq, type, flags}),                        \
    plainEntry<setPair<Less, V>>({Op::SetLt, type, flags}),                         \
    plainEntry<setPair<LessOrEqual, V>>({Op::SetLe, type, flags}),                  \
    plainEntry<setPair<EqualOrUnordered, V>>({Op::SetEqu, type, flags}),            \
    plainEntry<setPair<Ordered, V>>({Op::SetNum, type, flags})

const HandlerEntry kComparisonHandlers[] = {
    KD_EQUALITY(u16, U16), KD_EQUALITY(u32, U32), KD_EQUALITY(u64, U64),
    KD_INTEGER_COMPARISONS(u16, U16), KD_INTEGER_COMPARISONS(s16, S16),
    KD_INTEGER_COMPARISONS(u32, U32), KD_INTEGER_COMPARISONS(s32, S32),
    KD_INTEGER_COMPARISONS(u64, U64), KD_INTEGER_COMPARISONS(s64, S64),
    KD_FLOAT_COMPARISONS(Plain<float>, F32, kPlain), KD_FLOAT_COMPARISONS(Flushed, F32, kFtz),
    KD_FLOAT_COMPARISONS(Plain<double>, F64, kPlain),
    KD_FLOAT_COMPARISONS(Half, F16, kPlain), KD_FLOAT_COMPARISONS(HalfFlushed, F16, kFtz),
    KD_FLOAT_COMPARISONS(Brain, BF16, kPlain),
    KD_PAIR_COMPARISONS(Half, F16x2, kPlain), KD_PAIR_COMPARISONS(HalfFlushed, F16x2, kFtz),
    KD_PAIR_COMPARISONS(Brain, BF16x2, kPlain),
    plainEntry<testp<u32, 0x7f800000>>({Op::Testp, F32}), plainEntry<testp<u64, 0x7ff0000000000000>>({Op::Testp, F64}),
};

#undef KD_PAIR_COMPARISONS
#undef KD_FLOAT_COMPARISONS
#undef KD_EQUALITY
#undef KD_INTEGER_COMPARISONS

}  // namespace

const HandlerTable kCompareTable = tableOf(kComparisonHandlers);

}  // namespace kd::emulator::KD_ISA
