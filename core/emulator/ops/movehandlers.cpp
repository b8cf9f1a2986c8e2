// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/lanes.h"

// Moves, packing and choices, PTX ISA 9.0 sections 9.7.5 and 9.7.9.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

struct MovOp {
    template <class T> static T of(T a) { return a; }
};

// Predicates are masks: one operation does all lanes. aux bit 0: the first source is negated, bit 1: the second.
LaneMask givenMask(const Instruction& instruction, const WarpRegisters& warp, int source)
{
    return maskAt(warp, instruction.from[source]) ^ ((instruction.aux >> source & 1) != 0 ? kAllLanes : 0);
}
Next setMask(const Instruction& instruction, WarpRegisters& warp, LaneMask mask, LaneMask value)
{
    LaneMask& to = maskAt(warp, instruction.to);
    to = (to & ~mask) | (value & mask);
    return Next::Continue;
}
Next predicateMove(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    return setMask(instruction, warp, mask, givenMask(instruction, warp, 0));
}
Next predicateNot(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    return setMask(instruction, warp, mask, ~givenMask(instruction, warp, 0));
}
Next predicateAnd(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    return setMask(instruction, warp, mask, givenMask(instruction, warp, 0) & givenMask(instruction, warp, 1));
}
Next predicateOr(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    return setMask(instruction, warp, mask, givenMask(instruction, warp, 0) | givenMask(instruction, warp, 1));
}
Next predicateXor(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    return setMask(instruction, warp, mask, givenMask(instruction, warp, 0) ^ givenMask(instruction, warp, 1));
}

/// Elements of the list at `aux`, lowest first, become one value.
template <class Whole, class Part>
Next pack(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    constexpr int kParts = static_cast<int>(sizeof(Whole) / sizeof(Part));
    alignas(64) Part result[kLanes * kParts];
    for (int part = 0; part < kParts; ++part) {
        // An 8-bit register has 16 bits a lane.
        constexpr int kStride = sizeof(Part) == 1 ? 2 : 1;
        const Part* from = at<const Part>(warp, warp.lists[instruction.aux + static_cast<u32>(part)]);
        for (int lane = 0; lane < kLanes; ++lane)
            result[lane * kParts + part] = from[lane * kStride];
    }
    blend(at<Whole>(warp, instruction.to), static_cast<const Whole*>(static_cast<const void*>(result)), mask);
    return Next::Continue;
}
template <class Whole, class Part>
Next unpack(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    using Stored = typename Word<sizeof(Part) == 1 ? 2 : static_cast<int>(sizeof(Part))>::Type;
    constexpr int kParts = static_cast<int>(sizeof(Whole) / sizeof(Part));
    // Copied first: a destination may be a register of the source's size class.
    alignas(64) Stored parts[kParts][kLanes];
    const Part* from = at<const Part>(warp, instruction.from[0]);
    for (int part = 0; part < kParts; ++part) {
        for (int lane = 0; lane < kLanes; ++lane)
            parts[part][lane] = from[lane * kParts + part];
    }
    for (int part = 0; part < kParts; ++part)
        blend(at<Stored>(warp, warp.lists[instruction.aux + static_cast<u32>(part)]), parts[part], mask);
    return Next::Continue;
}

/// The list at `aux` has the destinations, then the sources. All are read before any is written: they may be the same registers.
template <class T, int kParts>
Next moveVector(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    alignas(64) T parts[kParts][kLanes];
    const Slot* list = warp.lists + instruction.aux;
    for (int part = 0; part < kParts; ++part) {
        const T* from = at<const T>(warp, list[kParts + part]);
        for (int lane = 0; lane < kLanes; ++lane)
            parts[part][lane] = from[lane];
    }
    for (int part = 0; part < kParts; ++part)
        blend(at<T>(warp, list[part]), parts[part], mask);
    return Next::Continue;
}

/// to = from[2] ? from[0] : from[1]; the predicate is a mask.
template <class T>
void select(T* to, const Instruction& instruction, const WarpRegisters& warp)
{
    const T* a = at<const T>(warp, instruction.from[0]);
    const T* b = at<const T>(warp, instruction.from[1]);
    constexpr int kStep = sizeof(T) == 2 ? 16 : kLanes;
    const LaneMask chosen = maskAt(warp, instruction.from[2]);
    for (int first = 0; first < kLanes; first += kStep) {
        const T part = static_cast<T>(chosen >> first);
#pragma GCC ivdep
        for (int lane = first; lane < first + kStep; ++lane)
            to[lane] = (part & kLaneBits<T>.bit[lane]) != 0 ? a[lane] : b[lane];
    }
}
template <class T>
Next selectAll(const Instruction& instruction, WarpRegisters& warp, LaneMask)
{
    select(at<T>(warp, instruction.to), instruction, warp);
    return Next::Continue;
}
template <class T>
Next selectSome(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    alignas(64) T result[kLanes];
    select(result, instruction, warp);
    blend(at<T>(warp, instruction.to), result, mask);
    return Next::Continue;
}

struct SlctIntOp {
    template <class T> static T of(T a, T b, s32 c) { return c >= 0 ? a : b; }
};
struct SlctFloatOp {
    template <class T> static T of(T a, T b, float c) { return c >= 0.0f ? a : b; }
};
/// A negative denormal counts as -0.
struct SlctFtzOp {
    template <class T> static T of(T a, T b, float c) { return c > -0x1p-126f ? a : b; }
};

const HandlerEntry kMoveHandlers[] = {
    entry<MovOp, u16, u16>({Op::Mov, B16}),
    hotEntry<MovOp, u32, u32>({Op::Mov, B32}),
    hotEntry<MovOp, u64, u64>({Op::Mov, B64}),
    entry<MovOp, u128, u128>({Op::Mov, B128}),
    plainEntry<moveVector<u16, 2>>({Op::MovPair, B16}),
    plainEntry<moveVector<u16, 4>>({Op::MovQuad, B16}),
    plainEntry<moveVector<u32, 2>>({Op::MovPair, B32}),
    plainEntry<moveVector<u32, 4>>({Op::MovQuad, B32}),
    plainEntry<moveVector<u64, 2>>({Op::MovPair, B64}),
    plainEntry<moveVector<u64, 4>>({Op::MovQuad, B64}),
    plainEntry<predicateMove>({Op::PredMov, Pred}),
    plainEntry<predicateNot>({Op::PredNot, Pred}),
    plainEntry<predicateAnd>({Op::PredAnd, Pred}),
    plainEntry<predicateOr>({Op::PredOr, Pred}),
    plainEntry<predicateXor>({Op::PredXor, Pred}),

    plainEntry<pack<u16, u8>>({Op::Pack, B16, 0, Round::None, B8}),
    plainEntry<pack<u32, u8>>({Op::Pack, B32, 0, Round::None, B8}),
    plainEntry<pack<u32, u16>>({Op::Pack, B32, 0, Round::None, B16}),
    plainEntry<pack<u64, u16>>({Op::Pack, B64, 0, Round::None, B16}),
    plainEntry<pack<u64, u32>>({Op::Pack, B64, 0, Round::None, B32}),
    plainEntry<pack<u128, u32>>({Op::Pack, B128, 0, Round::None, B32}),
    plainEntry<pack<u128, u64>>({Op::Pack, B128, 0, Round::None, B64}),
    plainEntry<unpack<u16, u8>>({Op::Unpack, B16, 0, Round::None, B8}),
    plainEntry<unpack<u32, u8>>({Op::Unpack, B32, 0, Round::None, B8}),
    plainEntry<unpack<u32, u16>>({Op::Unpack, B32, 0, Round::None, B16}),
    plainEntry<unpack<u64, u16>>({Op::Unpack, B64, 0, Round::None, B16}),
    plainEntry<unpack<u64, u32>>({Op::Unpack, B64, 0, Round::None, B32}),
    plainEntry<unpack<u128, u32>>({Op::Unpack, B128, 0, Round::None, B32}),
    plainEntry<unpack<u128, u64>>({Op::Unpack, B128, 0, Round::None, B64}),

    {{Op::Selp, B16}, selectAll<u16>, selectSome<u16>},
    {{Op::Selp, B32}, selectAll<u32>, selectSome<u32>},
    {{Op::Selp, B64}, selectAll<u64>, selectSome<u64>},
    entry<SlctIntOp, u16, u16, u16, s32>({Op::SlctInt, B16}),
    entry<SlctIntOp, u32, u32, u32, s32>({Op::SlctInt, B32}),
    entry<SlctIntOp, u64, u64, u64, s32>({Op::SlctInt, B64}),
    entry<SlctFloatOp, u16, u16, u16, float>({Op::SlctFloat, B16}),
    entry<SlctFloatOp, u32, u32, u32, float>({Op::SlctFloat, B32}),
    entry<SlctFloatOp, u64, u64, u64, float>({Op::SlctFloat, B64}),
    entry<SlctFtzOp, u16, u16, u16, float>({Op::SlctFloat, B16, kFtz}),
    entry<SlctFtzOp, u32, u32, u32, float>({Op::SlctFloat, B32, kFtz}),
    entry<SlctFtzOp, u64, u64, u64, float>({Op::SlctFloat, B64, kFtz}),
};

}  // namespace

const HandlerTable kMoveTable = tableOf(kMoveHandlers);

}  // namespace kd::emulator::KD_ISA
