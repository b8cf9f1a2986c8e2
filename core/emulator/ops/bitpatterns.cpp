// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"

namespace kd::emulator {

using ptx::Type;

namespace {

template <Op op>
Instruction logic(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {op, type}, type, {type, type});
}
template <Op op>
Instruction logicOfOne(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {op, type}, type, {type});
}

/// aux: which sources are negated, and the sources; for one or two predicates.
template <Op op>
Instruction predicates(OperandDecoder& decoder)
{
    const int sources = op == Op::PredNot || op == Op::PredMov ? 1 : 2;
    expectOperands(decoder, sources + 1);
    Instruction instruction = handled(decoder, {op, Type::Pred});
    instruction.to = decoder.predicateDestination(0);
    for (int i = 0; i < sources; ++i) {
        bool negated = false;
        instruction.from[i] = decoder.predicateSource(i + 1, negated);
        instruction.aux |= negated ? 1u << i : 0;
    }
    return instruction;
}

Instruction lop3(OperandDecoder& decoder)
{
    expectOperands(decoder, 5);
    Instruction instruction = handled(decoder, {Op::Lop3, Type::B32});
    instruction.to = decoder.destination(0, Type::B32);
    for (int i = 0; i < 3; ++i)
        instruction.from[i] = decoder.source(i + 1, Type::B32);
    instruction.immediate = decoder.integer(4);
    if (instruction.immediate < 0 || instruction.immediate > 255)
        refuse(decoder, "its table of eight bits must be 0 to 255");
    return instruction;
}
Instruction lop3WithPredicate(OperandDecoder& decoder)
{
    expectOperands(decoder, 6);
    Instruction instruction = handled(decoder, {Op::Lop3Bool, Type::B32});
    instruction.to = decoder.destination(0, Type::B32);
    instruction.to2 = decoder.secondDestination(0, Type::Pred);
    for (int i = 0; i < 3; ++i)
        instruction.from[i] = decoder.source(i + 1, Type::B32);
    instruction.immediate = decoder.integer(4);
    if (instruction.immediate < 0 || instruction.immediate > 255)
        refuse(decoder, "its table of eight bits must be 0 to 255");
    bool negated = false;
    instruction.from[3] = decoder.predicateSource(5, negated);
    instruction.aux = (decoder.group(0) == "or" ? 1u : 0) | (negated ? 2u : 0);
    return instruction;
}

Instruction shiftLeft(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Shl, type}, type, {type, Type::U32});
}
Instruction shiftRight(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Shr, isSigned(type) ? type : unsignedOf(type)}, type, {type, Type::U32});
}
Instruction funnelShift(OperandDecoder& decoder)
{
    const bool left = decoder.group(0) == "l", clamp = decoder.group(1) == "clamp";
    const Op op = left ? (clamp ? Op::ShfLeftClamp : Op::ShfLeftWrap) : (clamp ? Op::ShfRightClamp : Op::ShfRightWrap);
    return bindLanes(decoder, {op, Type::B32}, Type::B32, {Type::B32, Type::B32, Type::U32});
}

std::uint32_t permuteMode(std::string_view name)
{
    return name == "f4e" ? kForwardExtract : name == "b4e" ? kBackwardExtract : name == "rc8" ? kReplicateByte
        : name == "ecl" ? kEdgeClampLeft : name == "ecr" ? kEdgeClampRight : name == "rc16" ? kReplicateHalf : kPlain;
}
Instruction permute(OperandDecoder& decoder)
{
    return bindLanes(decoder, {Op::Prmt, Type::B32, permuteMode(decoder.group(1))}, Type::B32, {Type::B32, Type::B32, Type::B32});
}

/// The result is .u32 whatever the source.
template <Op op, int typeWord>
Instruction count(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, typeWord);
    return bindLanes(decoder, {op, type}, Type::U32, {type});
}
Instruction extractField(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Bfe, type}, type, {type, Type::U32, Type::U32});
}
Instruction insertField(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Bfi, type}, type, {type, type, Type::U32, Type::U32});
}
Instruction bitMask(OperandDecoder& decoder)
{
    const Op op = decoder.group(0) == "clamp" ? Op::BmskClamp : Op::BmskWrap;
    return bindLanes(decoder, {op, Type::B32}, Type::B32, {Type::B32, Type::B32});
}
Instruction extend(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 1);
    return bindLanes(decoder, {decoder.group(0) == "clamp" ? Op::SzextClamp : Op::SzextWrap, type}, type, {type, Type::U32});
}
Instruction findNthSet(OperandDecoder& decoder)
{
    return bindLanes(decoder, {Op::Fns, Type::B32}, Type::B32, {Type::B32, Type::B32, Type::S32});
}

constexpr InstructionPattern kBitPatterns[] = {
    {"and", ".b16|.b32|.b64", logic<Op::And>},
    {"and", ".pred", predicates<Op::PredAnd>},
    {"or", ".b16|.b32|.b64", logic<Op::Or>},
    {"or", ".pred", predicates<Op::PredOr>},
    {"xor", ".b16|.b32|.b64", logic<Op::Xor>},
    {"xor", ".pred", predicates<Op::PredXor>},
    {"not", ".b16|.b32|.b64", logicOfOne<Op::Not>},
    {"not", ".pred", predicates<Op::PredNot>},
    {"cnot", ".b16|.b32|.b64", logicOfOne<Op::Cnot>},
    {"lop3", ".b32", lop3},
    {"lop3", ".or|.and .b32", lop3WithPredicate},
    {"shl", ".b16|.b32|.b64", shiftLeft},
    {"shr", ".b16|.b32|.b64|" KD_INTEGERS, shiftRight},
    {"shf", ".l|.r .clamp|.wrap .b32", funnelShift},
    {"prmt", ".b32 [.f4e|.b4e|.rc8|.ecl|.ecr|.rc16]", permute},
    {"popc", ".b32|.b64", count<Op::Popc, 0>},
    {"clz", ".b32|.b64", count<Op::Clz, 0>},
    {"brev", ".b32|.b64", logicOfOne<Op::Brev>},
    {"bfind", ".u32|.u64|.s32|.s64", count<Op::Bfind, 0>},
    {"bfind", ".shiftamt .u32|.u64|.s32|.s64", count<Op::BfindShift, 1>},
    {"bfe", ".u32|.u64|.s32|.s64", extractField},
    {"bfi", ".b32|.b64", insertField},
    {"bmsk", ".clamp|.wrap .b32", bitMask},
    {"szext", ".clamp|.wrap .u32|.s32", extend},
    {"fns", ".b32", findNthSet},
};

}  // namespace

std::span<const InstructionPattern> bitPatterns()
{
    return kBitPatterns;
}

}  // namespace kd::emulator
