// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/lanes.h"
#include "core/emulator/ops/video.h"

// Video instructions, PTX ISA 9.0 sections 9.7.17 and 9.7.18. One handler reads its plan at run time: nothing in use now is
// made of them, and no processor since Kepler has them in hardware.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

s64 signExtended(u64 value, int bits, bool isSigned)
{
    const int unused = 64 - bits;
    return isSigned ? static_cast<s64>(value << unused) >> unused : static_cast<s64>(value << unused >> unused);
}

/// Place and width of a part.
struct Field {
    int place, bits;
};
Field fieldOf(u8 part)
{
    if (part == 0)
        return {0, 32};
    return part <= 4 ? Field{8 * (part - 1), 8} : Field{16 * (part - 5), 16};
}
s64 partOf(u32 value, u8 part, bool isSigned)
{
    const Field field = fieldOf(part);
    return signExtended(value >> field.place, field.bits, isSigned);
}
s128 clamped(s128 value, int bits, bool isSigned)
{
    const s128 lowest = isSigned ? -(s128{1} << (bits - 1)) : s128{0};
    return smaller(larger(value, lowest), lowest + (s128{1} << bits) - 1);
}

bool holds(VideoCompare compare, s64 a, s64 b)
{
    switch (compare) {
    case VideoCompare::Eq: return a == b;
    case VideoCompare::Ne: return a != b;
    case VideoCompare::Lt: return a < b;
    case VideoCompare::Le: return a <= b;
    case VideoCompare::Gt: return a > b;
    default: return a >= b;
    }
}
s64 combined(VideoOp op, VideoCompare compare, s64 a, s64 b)
{
    switch (op) {
    case VideoOp::Sub: return a - b;
    case VideoOp::AbsDiff: return a < b ? b - a : a - b;
    case VideoOp::Average: return (a + b + (a + b >= 0 ? 1 : 0)) >> 1;
    case VideoOp::Min: return smaller(a, b);
    case VideoOp::Max: return larger(a, b);
    case VideoOp::Set: return holds(compare, a, b) ? 1 : 0;
    default: return a + b;
    }
}
/// Up to 65 bits.
s128 shifted(const VideoPlan& plan, s64 a, u32 amount)
{
    const u32 places = (plan.flags & kVideoWraps) != 0 ? amount & 31 : smaller<u32>(amount, 32);
    return plan.op == VideoOp::ShiftLeft ? static_cast<s128>(static_cast<u128>(s128{a}) << places) : s128{a >> places};
}

u32 scalar(const VideoPlan& plan, u32 a, u32 b, u32 c)
{
    const bool isSigned = (plan.flags & kVideoSignedResult) != 0;
    const s64 x = partOf(a, plan.partA, (plan.flags & kVideoSignedA) != 0);
    const s64 y = partOf(b, plan.partB, (plan.flags & kVideoSignedB) != 0);
    const bool shifts = plan.op == VideoOp::ShiftLeft || plan.op == VideoOp::ShiftRight;
    s128 value = shifts ? shifted(plan, x, static_cast<u32>(y)) : s128{combined(plan.op, plan.compare, x, y)};
    const Field field = fieldOf(plan.partResult);
    if ((plan.flags & kVideoSat) != 0)
        value = clamped(value, field.bits, isSigned);
    const s128 third = signExtended(c, 32, isSigned);
    switch (plan.second) {
    case VideoSecond::Add: value += third; break;
    case VideoSecond::Min: value = smaller(value, third); break;
    case VideoSecond::Max: value = larger(value, third); break;
    default: break;
    }
    const u32 mask = static_cast<u32>(((u64{1} << field.bits) - 1) << field.place);
    return (static_cast<u32>(value) << field.place & mask) | (c & ~mask);
}

/// a * b + c with one of them negated, and a shift.
u32 multiplyAdd(const VideoPlan& plan, u32 a, u32 b, u32 c)
{
    const bool signedA = (plan.flags & kVideoSignedA) != 0, signedB = (plan.flags & kVideoSignedB) != 0;
    const bool negates = (plan.flags & kVideoNegateProduct) != 0;
    const bool signedProduct = signedA || signedB || negates;
    const bool signedResult = signedProduct || (plan.flags & kVideoNegateThird) != 0;
    const s128 product = static_cast<s128>(partOf(a, plan.partA, signedA)) * partOf(b, plan.partB, signedB);
    const s128 third = signExtended(c, 32, signedProduct);
    const s128 sum = (negates ? -product : product) + ((plan.flags & kVideoNegateThird) != 0 ? -third : third)
        + ((plan.flags & kVideoPlusOne) != 0 ? 1 : 0);
    const s128 scaled = sum >> plan.scale;
    if ((plan.flags & kVideoSat) == 0)
        return static_cast<u32>(scaled);
    return static_cast<u32>(clamped(scaled, 32, signedResult));
}

/// Two halves or four bytes.
template <int Elements>
u32 simd(const SimdVideoPlan& plan, u32 a, u32 b, u32 c)
{
    constexpr int kWidth = 32 / Elements;
    const u64 both = u64{b} << 32 | a;
    const bool isSigned = (plan.flags & kVideoSignedResult) != 0;
    u32 sum = c, merged = c;
    for (int i = 0; i < Elements; ++i) {
        if ((plan.mask >> i & 1) == 0)
            continue;
        const int fromA = (plan.chosenA >> (4 * i) & 7) * kWidth, fromB = (plan.chosenB >> (4 * i) & 7) * kWidth;
        const s64 x = signExtended(both >> fromA, kWidth, (plan.flags & kVideoSignedA) != 0);
        const s64 y = signExtended(both >> fromB, kWidth, (plan.flags & kVideoSignedB) != 0);
        s128 value = combined(plan.op, plan.compare, x, y);
        if ((plan.flags & kVideoSat) != 0)
            value = clamped(value, kWidth, isSigned);
        sum += static_cast<u32>(value);
        const u32 element = ((u32{1} << kWidth) - 1) << (i * kWidth);
        merged = (merged & ~element) | (static_cast<u32>(value) << (i * kWidth) & element);
    }
    return (plan.flags & kVideoAccumulates) != 0 ? sum : merged;
}

template <class Plan, u32 (*compute)(const Plan&, u32, u32, u32)>
Next video(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    const Plan plan = bitsAs<Plan>(instruction.immediate);
    u32* to = at<u32>(warp, instruction.to);
    const u32* a = at<const u32>(warp, instruction.from[0]);
    const u32* b = at<const u32>(warp, instruction.from[1]);
    const u32* c = at<const u32>(warp, instruction.from[2]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        to[lane] = compute(plan, a[lane], b[lane], c[lane]);
    }
    return Next::Continue;
}

const HandlerEntry kVideoHandlers[] = {
    plainEntry<video<VideoPlan, scalar>>({Op::Video, B32}),
    plainEntry<video<VideoPlan, multiplyAdd>>({Op::VideoMad, B32}),
    plainEntry<video<SimdVideoPlan, simd<2>>>({Op::VideoSimd, B16}),
    plainEntry<video<SimdVideoPlan, simd<4>>>({Op::VideoSimd, B8}),
};

}  // namespace

const HandlerTable kVideoTable = tableOf(kVideoHandlers);

}  // namespace kd::emulator::KD_ISA
