// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/program/targets.h"

namespace kd::emulator {

using ptx::Type;

namespace {

Type widened(Type type)
{
    switch (type) {
    case Type::U16: return Type::U32;
    case Type::S16: return Type::S32;
    case Type::U32: return Type::U64;
    default: return Type::S64;
    }
}

/// Two operands of the type at word `typeWord`; handlers are those of the unsigned type where signs do not matter.
Instruction two(OperandDecoder& decoder, Op op, int typeWord, bool signsMatter)
{
    const Type type = typeAt(decoder, typeWord);
    return bindLanes(decoder, {op, signsMatter ? type : unsignedOf(type)}, type, {type, type});
}
Instruction three(OperandDecoder& decoder, Op op, int typeWord, bool signsMatter)
{
    const Type type = typeAt(decoder, typeWord);
    return bindLanes(decoder, {op, signsMatter ? type : unsignedOf(type)}, type, {type, type, type});
}

template <Op op>
Instruction plain(OperandDecoder& decoder)
{
    return two(decoder, op, 0, false);
}
template <Op op>
Instruction ordered(OperandDecoder& decoder)
{
    return two(decoder, op, 0, true);
}
template <Op op>
Instruction atSecondWord(OperandDecoder& decoder)
{
    return two(decoder, op, 1, true);
}

Instruction multiply(OperandDecoder& decoder)
{
    const bool high = decoder.group(0) == "hi";
    return two(decoder, high ? Op::MulHi : Op::MulLo, 1, high);
}
Instruction multiplyWide(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 1);
    return bindLanes(decoder, {Op::MulWide, type}, widened(type), {type, type});
}
Instruction multiplyAdd(OperandDecoder& decoder)
{
    const bool high = decoder.group(0) == "hi";
    return three(decoder, high ? Op::MadHi : Op::MadLo, 1, high);
}
Instruction multiplyAddWide(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 1);
    return bindLanes(decoder, {Op::MadWide, type}, widened(type), {type, type, widened(type)});
}
Instruction multiply24(OperandDecoder& decoder)
{
    return two(decoder, decoder.group(0) == "hi" ? Op::Mul24Hi : Op::Mul24Lo, 1, true);
}
Instruction multiplyAdd24(OperandDecoder& decoder)
{
    return three(decoder, decoder.group(0) == "hi" ? Op::Mad24Hi : Op::Mad24Lo, 1, true);
}
template <Op op>
Instruction saturatingThree(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::S32}, Type::S32, {Type::S32, Type::S32, Type::S32});
}
Instruction sumOfDifferences(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Sad, type}, unsignedOf(type), {type, type, unsignedOf(type)});
}

Instruction absolute(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Abs, type}, type, {type});
}
Instruction negative(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Neg, unsignedOf(type)}, type, {type});
}

Instruction dot4(OperandDecoder& decoder)
{
    const Type a = typeAt(decoder, 0), b = typeAt(decoder, 1);
    return bindLanes(decoder, {Op::Dot4, a, kPlain, Round::None, b}, Type::B32, {Type::B32, Type::B32, Type::B32});
}
Instruction dot2(OperandDecoder& decoder)
{
    const Type a = typeAt(decoder, 1), b = typeAt(decoder, 2);
    const std::uint32_t half = decoder.group(0) == "hi" ? kHigh : kPlain;
    return bindLanes(decoder, {Op::Dot2, a, half, Round::None, b}, Type::B32, {Type::B32, Type::B32, Type::B32});
}

/// `reads` and `writes` the carry flag.
Instruction carried(OperandDecoder& decoder, Op op, Type type, bool reads, bool writes, bool ofThree)
{
    const bool signsMatter = op == Op::MadHiCarry;
    const OpKey key{op, signsMatter ? type : unsignedOf(type)};
    Instruction instruction =
        ofThree ? bindLanes(decoder, key, type, {type, type, type}) : bindLanes(decoder, key, type, {type, type});
    if (!ofThree)
        instruction.from[2] = instruction.from[1];
    instruction.aux = (reads ? kReadsCarry : 0) | (writes ? kWritesCarry : 0);
    return instruction;
}
template <Op op>
Instruction startsCarry(OperandDecoder& decoder)
{
    return carried(decoder, op, typeAt(decoder, 1), false, true, false);
}
template <Op op>
Instruction takesCarry(OperandDecoder& decoder)
{
    return carried(decoder, op, typeAt(decoder, 1), true, !decoder.group(0).empty(), false);
}
Instruction multiplyStartsCarry(OperandDecoder& decoder)
{
    return carried(decoder, decoder.group(0) == "hi" ? Op::MadHiCarry : Op::MadLoCarry, typeAt(decoder, 2), false, true, true);
}
Instruction multiplyTakesCarry(OperandDecoder& decoder)
{
    const bool writes = !decoder.group(1).empty();
    return carried(decoder, decoder.group(0) == "hi" ? Op::MadHiCarry : Op::MadLoCarry, typeAt(decoder, 2), true, writes, true);
}

constexpr std::string_view kCarryTypes = ".cc .u32|.s32|.u64|.s64";
constexpr std::string_view kOptionalCarryTypes = "[.cc] .u32|.s32|.u64|.s64";
constexpr std::string_view kPackedTargets = KD_FAMILY_107 ", " KD_FAMILY_120;
constexpr std::string_view kZeroNote = "by zero: all bits set";

constexpr InstructionPattern kIntegerPatterns[] = {
    {"add", KD_INTEGERS, plain<Op::Add>},
    {"add", ".u16x2|.s16x2", plain<Op::Add>, {}, 90},
    {"add", ".sat .s32", atSecondWord<Op::AddSat>},
    {"add", ".u8x4|.s8x4", plain<Op::Add>, {}, 0, false, kPackedTargets},
    {"add", ".sat .u32|.u16x2|.s16x2|.u8x4|.s8x4", atSecondWord<Op::AddSat>, {}, 0, false, kPackedTargets},
    {"sub", KD_INTEGERS, plain<Op::Sub>},
    {"sub", ".u8x4|.s8x4", plain<Op::Sub>, {}, 0, false, kPackedTargets},
    {"sub", ".sat .u8x4|.s8x4", atSecondWord<Op::SubSat>, {}, 0, false, kPackedTargets},
    {"sub", ".sat .s32", atSecondWord<Op::SubSat>},
    {"mul", ".lo|.hi " KD_INTEGERS, multiply},
    {"mul", ".wide .u16|.s16|.u32|.s32", multiplyWide},
    {"mad", ".lo|.hi " KD_INTEGERS, multiplyAdd},
    {"mad", ".wide .u16|.s16|.u32|.s32", multiplyAddWide},
    {"mad", ".hi .sat .s32", saturatingThree<Op::MadHiSat>},
    {"mul24", ".lo|.hi .u32|.s32", multiply24},
    {"mad24", ".lo|.hi .u32|.s32", multiplyAdd24},
    {"mad24", ".hi .sat .s32", saturatingThree<Op::Mad24HiSat>},
    {"sad", KD_INTEGERS, sumOfDifferences},
    {"div", KD_INTEGERS, ordered<Op::Div>, kZeroNote},
    {"rem", KD_INTEGERS, ordered<Op::Rem>, kZeroNote},
    {"abs", ".s16|.s32|.s64", absolute},
    {"neg", ".s16|.s32|.s64", negative},
    {"neg", ".s8x4", negative, {}, 0, false, kPackedTargets},
    {"min", KD_INTEGERS, ordered<Op::Min>},
    {"min", ".u16x2|.s16x2", ordered<Op::Min>, {}, 90},
    {"min", ".relu .s32|.s16x2", atSecondWord<Op::MinRelu>, {}, 90},
    {"min", ".u8x4|.s8x4", ordered<Op::Min>, {}, 0, false, kPackedTargets},
    {"min", ".relu .s8x4", atSecondWord<Op::MinRelu>, {}, 0, false, kPackedTargets},
    {"max", KD_INTEGERS, ordered<Op::Max>},
    {"max", ".u16x2|.s16x2", ordered<Op::Max>, {}, 90},
    {"max", ".relu .s32|.s16x2", atSecondWord<Op::MaxRelu>, {}, 90},
    {"max", ".u8x4|.s8x4", ordered<Op::Max>, {}, 0, false, kPackedTargets},
    {"max", ".relu .s8x4", atSecondWord<Op::MaxRelu>, {}, 0, false, kPackedTargets},
    {"dp4a", ".u32|.s32 .u32|.s32", dot4},
    {"dp2a", ".lo|.hi .u32|.s32 .u32|.s32", dot2},
    {"add", kCarryTypes, startsCarry<Op::AddCarry>},
    {"addc", kOptionalCarryTypes, takesCarry<Op::AddCarry>},
    {"sub", kCarryTypes, startsCarry<Op::SubCarry>},
    {"subc", kOptionalCarryTypes, takesCarry<Op::SubCarry>},
    {"mad", ".lo|.hi .cc .u32|.s32|.u64|.s64", multiplyStartsCarry},
    {"madc", ".lo|.hi [.cc] .u32|.s32|.u64|.s64", multiplyTakesCarry},
};

}  // namespace

std::span<const InstructionPattern> integerPatterns()
{
    return kIntegerPatterns;
}

}  // namespace kd::emulator
