// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/lanes.h"

// Sums with the carry flag CC.CF, PTX ISA 9.0 section 9.7.2. aux tells what is read and written.
namespace kd::emulator::KD_ISA {
namespace {

using enum ptx::Type;

/// a + b + in, and whether it carries out.
template <class T>
T sum(T a, T b, bool in, bool& out)
{
    const T first = static_cast<T>(a + b);
    const T whole = static_cast<T>(first + (in ? 1 : 0));
    out = first < a || whole < first;
    return whole;
}

struct AddCarry {
    template <class T> static T of(T a, T b, T, bool in, bool& out) { return sum(a, b, in, out); }
};
/// The flag is a borrow for subtractions.
struct SubCarry {
    template <class T> static T of(T a, T b, T, bool in, bool& out)
    {
        const T first = static_cast<T>(a - b);
        const T whole = static_cast<T>(first - (in ? 1 : 0));
        out = a < b || (in && first == 0);
        return whole;
    }
};
struct MadLoCarry {
    template <class T> static T of(T a, T b, T c, bool in, bool& out) { return sum(static_cast<T>(a * b), c, in, out); }
};
template <bool IsSigned>
struct MadHiCarry {
    template <class T> static T of(T a, T b, T c, bool in, bool& out)
    {
        T high;
        if constexpr (IsSigned)
            high =
                static_cast<T>((static_cast<Wide<Signed<T>>>(static_cast<Signed<T>>(a)) * static_cast<Signed<T>>(b)) >> kBits<T>);
        else
            high = static_cast<T>((static_cast<Wide<T>>(a) * b) >> kBits<T>);
        return sum(high, c, in, out);
    }
};

template <class F, class T>
Next carryHandler(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
{
    T* to = at<T>(warp, instruction.to);
    const T* a = at<const T>(warp, instruction.from[0]);
    const T* b = at<const T>(warp, instruction.from[1]);
    const T* c = at<const T>(warp, instruction.from[2]);
    const LaneMask in = (instruction.aux & kReadsCarry) != 0 ? warp.carry : 0;
    LaneMask carried = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        bool out = false;
        to[lane] = F::template of<T>(a[lane], b[lane], c[lane], (in >> lane & 1) != 0, out);
        carried |= out ? LaneMask{1} << lane : 0;
    }
    if ((instruction.aux & kWritesCarry) != 0)
        warp.carry = (warp.carry & ~mask) | carried;
    return Next::Continue;
}

const HandlerEntry kCarryHandlers[] = {
    plainEntry<carryHandler<AddCarry, u32>>({Op::AddCarry, U32}),
    plainEntry<carryHandler<AddCarry, u64>>({Op::AddCarry, U64}),
    plainEntry<carryHandler<SubCarry, u32>>({Op::SubCarry, U32}),
    plainEntry<carryHandler<SubCarry, u64>>({Op::SubCarry, U64}),
    plainEntry<carryHandler<MadLoCarry, u32>>({Op::MadLoCarry, U32}),
    plainEntry<carryHandler<MadLoCarry, u64>>({Op::MadLoCarry, U64}),
    plainEntry<carryHandler<MadHiCarry<false>, u32>>({Op::MadHiCarry, U32}),
    plainEntry<carryHandler<MadHiCarry<false>, u64>>({Op::MadHiCarry, U64}),
    plainEntry<carryHandler<MadHiCarry<true>, u32>>({Op::MadHiCarry, S32}),
    plainEntry<carryHandler<MadHiCarry<true>, u64>>({Op::MadHiCarry, S64}),
};

}  // namespace

const HandlerTable kCarryTable = tableOf(kCarryHandlers);

}  // namespace kd::emulator::KD_ISA
