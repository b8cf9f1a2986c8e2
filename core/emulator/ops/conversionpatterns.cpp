// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/conversion.h"
#include "core/emulator/ops/handlerlookup.h"
#include "core/emulator/ops/patterns.h"

namespace kd::emulator {

using ptx::Type;

namespace {

/// Of a value, and of the least register that holds one.
int valueBytes(Type type)
{
    return type == Type::TF32 ? 4 : static_cast<int>(ptx::sizeOf(type));
}
int registerBytes(Type type)
{
    return valueBytes(type) < 2 ? 2 : valueBytes(type);
}

/// What the words of a row ask for; the last two are the types.
struct Request {
    Conversion conversion;
    bool hasRound = false, ftz = false;
};
Request requestOf(const OperandDecoder& decoder, int words)
{
    Request request;
    Conversion& conversion = request.conversion;
    conversion.to = typeAt(decoder, words - 2);
    conversion.from = typeAt(decoder, words - 1);
    for (int i = 0; i < words - 2; ++i) {
        const std::string_view word = decoder.group(i);
        if (word == "ftz")
            request.ftz = true;
        else if (word == "sat")
            conversion.sat = true;
        else if (word.find("relu") != word.npos || word.find("satfinite") != word.npos) {
            conversion.relu = word.find("relu") != word.npos || conversion.relu;
            conversion.satFinite = word.find("satfinite") != word.npos || conversion.satFinite;
        } else if (!word.empty()) {
            request.hasRound = true;
            conversion.round = roundAt(decoder, i);
            conversion.isIntegral = word.back() == 'i';
        }
    }
    // The hardware does not flush on the way to f16, where only directed rounding could tell.
    const bool flushes = conversion.from == Type::BF16 || (conversion.from == Type::F32 && conversion.to != Type::F16);
    conversion.flushesInput = request.ftz && flushes;
    conversion.flushesResult = request.ftz && conversion.to == Type::F32;
    return request;
}

/// The part of the source that a conversion between integers keeps, extended by its own sign; None when the sign changes
/// between the types and the register.
Type keptPart(const Conversion& conversion, int toBytes)
{
    const int to = valueBytes(conversion.to), from = valueBytes(conversion.from);
    const bool narrows = to <= from;
    if (!narrows && isSigned(conversion.from) && !isSigned(conversion.to) && to < toBytes)
        return Type::None;
    const Type part = narrows ? conversion.to : conversion.from;
    return valueBytes(part) == toBytes && toBytes >= 4 ? unsignedOf(part) : part;
}

OpKey ownHandler(const Request& request, int toBytes, int fromBytes)
{
    const Conversion& conversion = request.conversion;
    const OpKey general{Op::CvtGeneral, Type::None, registerSizes(toBytes, fromBytes)};
    const bool fromFloat = ptx::isFloat(conversion.from), toFloat = ptx::isFloat(conversion.to);
    if (!fromFloat && !toFloat) {
        const Type part = conversion.sat ? Type::None : keptPart(conversion, toBytes);
        return part == Type::None ? general : OpKey{Op::CvtInteger, part, registerSizes(toBytes, fromBytes)};
    }
    if (toBytes != registerBytes(conversion.to) || fromBytes != registerBytes(conversion.from) || conversion.relu ||
        conversion.satFinite)
        return general;
    const bool flushes = conversion.flushesInput || (conversion.flushesResult && conversion.from == Type::F64);
    const bool saturates = conversion.sat && toFloat;
    const std::uint32_t flags = (flushes ? kFtz : kPlain) | (saturates ? kSat : kPlain);
    return {Op::Cvt, conversion.to, flags, request.hasRound ? conversion.round : Round::None, conversion.from};
}

/// Whether every value of `from` is one of `to`, for integers.
bool holdsAll(Type to, Type from)
{
    const int room = 8 * valueBytes(to) - (isSigned(to) ? 1 : 0), needed = 8 * valueBytes(from) - (isSigned(from) ? 1 : 0);
    return room >= needed && (isSigned(to) || !isSigned(from));
}

template <int words>
Instruction convert(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    const Request request = requestOf(decoder, words);
    const Conversion& conversion = request.conversion;
    const bool isOfIntegers = !ptx::isFloat(conversion.to) && !ptx::isFloat(conversion.from);
    if (conversion.sat && isOfIntegers && holdsAll(conversion.to, conversion.from))
        refuse(decoder, ".sat has nothing to clamp between these types");
    const bool mayBeWider = conversion.to != Type::BF16 && conversion.from != Type::BF16;
    const Type to = decoder.registerType(0), from = decoder.registerType(1);
    const int toBytes = to == Type::None ? registerBytes(conversion.to) : registerBytes(to);
    const int fromBytes = from == Type::None ? registerBytes(conversion.from) : registerBytes(from);
    const OpKey own = ownHandler(request, toBytes, fromBytes);
    const bool known = findHandler(decoder.isa(), own) != nullptr;
    Instruction instruction = handled(decoder, known ? own : OpKey{Op::CvtGeneral, Type::None, registerSizes(toBytes, fromBytes)});
    instruction.immediate = conversion.packed();
    instruction.to = decoder.destination(0, conversion.to, mayBeWider);
    instruction.from[0] = decoder.source(1, conversion.from, mayBeWider);
    return instruction;
}

/// The element that the general conversion makes, and what it makes it from.
Type convertedElement(Type type)
{
    return type == Type::F16x2 ? Type::F16 : type == Type::BF16x2 ? Type::BF16 : type;
}
/// d = {a, b}, both converted.
template <int words>
Instruction convertTwo(OperandDecoder& decoder)
{
    const Request request = requestOf(decoder, words);
    Conversion conversion = request.conversion;
    const Type to = conversion.to;
    const bool plain = !conversion.relu && !conversion.satFinite;
    const OpKey own{Op::Cvt, to, kPlain, conversion.round, Type::F32};
    const OpKey general{Op::CvtPair, to, kPlain, Round::None, Type::F32};
    const bool known = plain && findHandler(decoder.isa(), own) != nullptr;
    Instruction instruction = bindLanes(decoder, known ? own : general, to, {Type::F32, Type::F32});
    conversion.to = convertedElement(to);
    instruction.immediate = conversion.packed();
    return instruction;
}
/// Both elements of the source are converted.
template <int words>
Instruction convertElements(OperandDecoder& decoder)
{
    Conversion conversion = requestOf(decoder, words).conversion;
    Instruction instruction =
        bindLanes(decoder, {Op::CvtPair, conversion.to, kPlain, Round::None, conversion.from}, conversion.to, {conversion.from});
    conversion.to = convertedElement(conversion.to);
    conversion.from = convertedElement(conversion.from);
    instruction.immediate = conversion.packed();
    return instruction;
}

/// Words: pack, sat, element, s32, b32 where a third source is shifted in above.
Instruction packIntegers(OperandDecoder& decoder)
{
    const std::string_view element = decoder.group(2);
    const bool hasThird = element != "u16" && element != "s16";
    expectOperands(decoder, hasThird ? 4 : 3);
    Instruction instruction = handled(decoder, {Op::CvtPack, Type::B32});
    instruction.to = decoder.destination(0, Type::B32);
    instruction.from[0] = decoder.source(1, Type::S32);
    instruction.from[1] = decoder.source(2, Type::S32);
    instruction.from[2] = hasThird ? decoder.source(3, Type::B32) : instruction.from[1];
    instruction.aux = element.size() == 3 ? 16 : static_cast<std::uint32_t>(element[1] - '0');
    instruction.immediate = element.front() == 'u' ? 1 : 0;
    return instruction;
}

#define KD_SHORT_INTEGERS ".u8|.s8|"
#define KD_TO_INTEGER ".rni|.rzi|.rmi|.rpi "

constexpr InstructionPattern kConversionPatterns[] = {
    {"cvt", "[.sat] " KD_SHORT_INTEGERS KD_INTEGERS " " KD_SHORT_INTEGERS KD_INTEGERS, convert<3>},
    {"cvt", KD_TO_INTEGER "[.ftz] [.sat] " KD_SHORT_INTEGERS KD_INTEGERS " .f32", convert<5>},
    {"cvt", KD_TO_INTEGER "[.sat] " KD_SHORT_INTEGERS KD_INTEGERS " .f16|.f64", convert<4>},
    {"cvt", KD_TO_INTEGER KD_INTEGERS " .bf16", convert<3>, {}, 90},
    {"cvt", KD_ROUNDINGS " [.ftz] [.sat] .f32 " KD_SHORT_INTEGERS KD_INTEGERS, convert<5>},
    {"cvt", KD_ROUNDINGS " [.sat] .f16|.f64 " KD_SHORT_INTEGERS KD_INTEGERS, convert<4>},
    {"cvt", KD_ROUNDINGS " .bf16 " KD_INTEGERS, convert<3>, {}, 90},
    {"cvt", "[.ftz] [.sat] .f32 .f16", convert<4>},
    {"cvt", "[.ftz] .f32 .bf16", convert<3>},
    {"cvt", "[.ftz] [.sat] .f64 .f32", convert<4>},
    {"cvt", "[.sat] .f64 .f16", convert<3>},
    {"cvt", ".f64 .bf16", convert<2>, {}, 90},
    {"cvt", "[.rni|.rzi|.rmi|.rpi] [.ftz] [.sat] .f32 .f32", convert<5>},
    {"cvt", "[.rni|.rzi|.rmi|.rpi] [.sat] .f16 .f16", convert<4>},
    {"cvt", "[.rni|.rzi|.rmi|.rpi] [.sat] .f64 .f64", convert<4>},
    {"cvt", "[.rni|.rzi|.rmi|.rpi] .bf16 .bf16", convert<3>, {}, 90},
    {"cvt", KD_ROUNDINGS " [.ftz] [.sat] .f32 .f64", convert<5>},
    {"cvt", KD_ROUNDINGS " [.ftz] [.sat] .f16 .f32", convert<5>},
    {"cvt", KD_ROUNDINGS " [.sat] .f16 .f64", convert<4>},
    {"cvt", KD_ROUNDINGS " [.ftz] .bf16 .f32", convert<4>},
    {"cvt", KD_ROUNDINGS " .bf16 .f64", convert<3>, {}, 90},
    {"cvt", "[" KD_ROUNDINGS "] .bf16 .f16", convert<3>, {}, 90},
    {"cvt", "[" KD_ROUNDINGS "] .f16 .bf16", convert<3>, {}, 90},
    {"cvt", ".rn|.rz .relu|.satfinite|.relu.satfinite|.satfinite.relu .f16|.bf16 .f32", convert<4>},
    {"cvt", ".rn|.rz [.relu|.satfinite|.relu.satfinite|.satfinite.relu] .f16x2|.bf16x2 .f32", convertTwo<4>},
    {"cvt", ".rna [.satfinite] .tf32 .f32", convert<4>},
    {"cvt", ".rn|.rz [.relu|.satfinite|.relu.satfinite|.satfinite.relu] .tf32 .f32", convert<4>, {}, 90},
    {"cvt", ".rn .satfinite [.relu] .e4m3x2|.e5m2x2 .f32", convertTwo<5>, {}, 89},
    {"cvt", ".rn .satfinite [.relu] .e4m3x2|.e5m2x2 .f16x2", convertElements<5>, {}, 89},
    {"cvt", ".rn [.relu] .f16x2 .e4m3x2|.e5m2x2", convertElements<4>, {}, 89},
    {"cvt", ".pack .sat .u16|.s16 .s32", packIntegers},
    {"cvt", ".pack .sat .u8|.s8|.u4|.s4|.u2|.s2 .s32 .b32", packIntegers},
};

#undef KD_TO_INTEGER
#undef KD_SHORT_INTEGERS

}  // namespace

std::span<const InstructionPattern> conversionPatterns()
{
    return kConversionPatterns;
}

}  // namespace kd::emulator
