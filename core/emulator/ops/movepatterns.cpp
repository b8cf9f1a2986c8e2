// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"

namespace kd::emulator {

using ptx::Type;

namespace {

Type typeOfBytes(int bytes)
{
    return bytes == 1 ? Type::B8 : bytes == 2 ? Type::B16 : bytes == 4 ? Type::B32 : Type::B64;
}

/// The elements' type of a vector operand that is joined to, or split from, one register of `whole`.
Type vectorElement(OperandDecoder& decoder, int operand, Type whole)
{
    const int parts = static_cast<int>(decoder.operand(operand).elements.size()), bytes = static_cast<int>(ptx::sizeOf(whole));
    const bool fits = parts == 2 || (parts == 4 && bytes >= 4);
    if (!fits)
        refuse(decoder, "its vector must have two or four elements that fill the register");
    return typeOfBytes(bytes / parts);
}
Instruction pack(OperandDecoder& decoder, Type whole)
{
    const Type part = vectorElement(decoder, 1, whole);
    Instruction instruction = handled(decoder, {Op::Pack, whole, kPlain, Round::None, part});
    instruction.to = decoder.destination(0, whole);
    int count = 0;
    instruction.aux = decoder.sourceList(1, part, count);
    return instruction;
}
Instruction unpack(OperandDecoder& decoder, Type whole)
{
    const Type part = vectorElement(decoder, 0, whole);
    Instruction instruction = handled(decoder, {Op::Unpack, whole, kPlain, Round::None, part});
    instruction.from[0] = decoder.source(1, whole);
    int count = 0;
    instruction.aux = decoder.destinationList(0, part, count);
    return instruction;
}

Instruction move(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::Mov, bitsOf(type)}, type, {type});
}
Instruction moveBits(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    const Type type = typeAt(decoder, 0);
    if (decoder.operand(1).kind == ptx::Operand::Kind::Vector)
        return pack(decoder, type);
    if (decoder.operand(0).kind == ptx::Operand::Kind::Vector)
        return unpack(decoder, type);
    return move(decoder);
}
/// `mov.v4.u32 {a, b, c, d}, %tid`: element by element.
Instruction moveVector(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    const Type type = typeAt(decoder, 1);
    const int parts = decoder.group(0) == "v2" ? 2 : 4;
    Instruction instruction = handled(decoder, {parts == 2 ? Op::MovPair : Op::MovQuad, bitsOf(type)});
    int written = 0, read = 0;
    instruction.aux = decoder.destinationList(0, type, written);
    decoder.sourceList(1, type, read);
    if (written != parts || read != parts)
        refuse(decoder, "its vectors must have as many elements as it says");
    return instruction;
}
Instruction movePredicate(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    Instruction instruction = handled(decoder, {Op::PredMov, Type::Pred});
    bool negated = false;
    instruction.to = decoder.predicateDestination(0);
    instruction.from[0] = decoder.predicateSource(1, negated);
    instruction.aux = negated ? 1 : 0;
    return instruction;
}

Instruction select(OperandDecoder& decoder)
{
    expectOperands(decoder, 4);
    const Type type = typeAt(decoder, 0);
    Instruction instruction = handled(decoder, {Op::Selp, bitsOf(type)});
    bool negated = false;
    instruction.to = decoder.destination(0, type);
    instruction.from[2] = decoder.predicateSource(3, negated);
    instruction.from[0] = decoder.source(negated ? 2 : 1, type);
    instruction.from[1] = decoder.source(negated ? 1 : 2, type);
    return instruction;
}
Instruction selectBySign(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::SlctInt, bitsOf(type)}, type, {type, type, Type::S32});
}
Instruction selectByFloat(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 1);
    return bindLanes(decoder, {Op::SlctFloat, bitsOf(type), flagAt(decoder, 0, kFtz)}, type, {type, type, Type::F32});
}

#define KD_ANY_TYPE ".b16|.b32|.b64|" KD_INTEGERS "|.f32|.f64"

constexpr InstructionPattern kMovePatterns[] = {
    {"mov", KD_INTEGERS "|.f32|.f64", move},
    {"mov", ".b16|.b32|.b64|.b128", moveBits, "packs and unpacks vectors"},
    {"mov", ".v2|.v4 " KD_ANY_TYPE, moveVector},
    {"mov", ".pred", movePredicate},
    {"selp", KD_ANY_TYPE, select},
    {"slct", KD_ANY_TYPE " .s32", selectBySign},
    {"slct", "[.ftz] " KD_ANY_TYPE " .f32", selectByFloat},
};

#undef KD_ANY_TYPE

}  // namespace

std::span<const InstructionPattern> movePatterns()
{
    return kMovePatterns;
}

}  // namespace kd::emulator
