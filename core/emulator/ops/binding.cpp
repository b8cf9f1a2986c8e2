// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"

#include "core/emulator/ops/handlerlookup.h"

#include <cstdlib>

namespace kd::emulator {

using ptx::Type;

void refuse(const OperandDecoder& decoder, const Message& why)
{
    decoder.refuse(why);
    std::abort();
}

Type typeAt(const OperandDecoder& decoder, int index)
{
    const std::string_view word = decoder.group(index);
    const Type type = word == "f32x2" ? Type::B64 : ptx::typeNamed(word);
    if (type != Type::None)
        return type;
    refuse(decoder, message(".{} is no type", word));
}

Round roundAt(const OperandDecoder& decoder, int index)
{
    const std::string_view word = decoder.group(index);
    return word == "rz" || word == "rzi" ? Round::Rz : word == "rm" || word == "rmi" ? Round::Rm
        : word == "rp" || word == "rpi" ? Round::Rp : word == "rna" ? Round::Rna
        : word == "rs" ? Round::Rs : Round::Rn;
}

std::uint32_t flagAt(const OperandDecoder& decoder, int index, std::uint32_t flag)
{
    return decoder.group(index).empty() ? 0 : flag;
}

bool isSigned(Type type)
{
    return type == Type::S8 || type == Type::S16 || type == Type::S32 || type == Type::S64 || type == Type::S16x2 ||
        type == Type::S8x4;
}

Type unsignedOf(Type type)
{
    switch (type) {
    case Type::S8: case Type::B8: return Type::U8;
    case Type::S16: case Type::B16: return Type::U16;
    case Type::S32: case Type::B32: return Type::U32;
    case Type::S64: case Type::B64: return Type::U64;
    case Type::S16x2: return Type::U16x2;
    case Type::S8x4: return Type::U8x4;
    default: return type;
    }
}

Type bitsOf(Type type)
{
    switch (type) {
    case Type::U8: case Type::S8: case Type::B8: return Type::B8;
    case Type::U16:
    case Type::S16:
    case Type::F16:
    case Type::BF16:
    case Type::B16:
        return Type::B16;
    case Type::U64: case Type::S64: case Type::F64: case Type::B64: return Type::B64;
    case Type::B128: return Type::B128;
    case Type::Pred: return Type::Pred;
    default: return ptx::sizeOf(type) < 4 ? Type::B16 : Type::B32;
    }
}

Instruction handled(OperandDecoder& decoder, OpKey key)
{
    const HandlerEntry* entry = findHandler(decoder.isa(), key);
    if (entry == nullptr)
        refuse(decoder, "this combination of modifiers has no meaning");
    Instruction instruction;
    instruction.all = entry->all;
    instruction.some = entry->some;
    return instruction;
}

void expectOperands(const OperandDecoder& decoder, int count)
{
    if (decoder.operandCount() != count)
        refuse(decoder, message("it takes {} operands, not {}", count, decoder.operandCount()));
}

Instruction bindLanes(OperandDecoder& decoder, OpKey key, Type to, std::initializer_list<Type> from)
{
    expectOperands(decoder, static_cast<int>(from.size()) + 1);
    Instruction instruction = handled(decoder, key);
    instruction.to = decoder.destination(0, to);
    int operand = 1;
    for (const Type type : from) {
        instruction.from[operand - 1] = decoder.source(operand, type);
        ++operand;
    }
    return instruction;
}

}  // namespace kd::emulator
