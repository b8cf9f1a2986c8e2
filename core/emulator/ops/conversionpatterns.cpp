// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/conversion.h"
#include "core/emulator/ops/handlerlookup.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/program/targets.h"

#include <array>

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
        } else if (word == "pzo") {
            conversion.hasPositiveZero = true;
        } else if (!word.empty() && !word.starts_with("scaled::")) {
            request.hasRound = true;
            conversion.round = roundAt(decoder, i);
            conversion.isIntegral = word.back() == 'i';
        }
    }
    if (conversion.from == Type::BF16 && (conversion.to == Type::F32 || conversion.to == Type::F64)) {  // nothing to round
        request.hasRound = false;
        conversion.round = Conversion{}.round;
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
/// What a pattern's type is made of: the type that stands for an element, how many there are and how many bits each fills.
struct PackedType {
    Type element = Type::None;
    int count = 2, bits = 8;
};
PackedType packedType(Type type)
{
    switch (type) {
    case Type::F32: return {Type::F32, 1, 32};
    case Type::F16x2: return {Type::F16, 2, 16};
    case Type::BF16x2: return {Type::BF16, 2, 16};
    case Type::E2M1x2: return {type, 2, 4};
    case Type::E2M1x4: return {Type::E2M1x2, 4, 4};
    case Type::E4M3x4: return {Type::E4M3x2, 4};
    case Type::E5M2x4: return {Type::E5M2x2, 4};
    case Type::E2M1P4x4: return {Type::E2M1x2, 4};
    case Type::UE8M0x4: return {Type::UE8M0x2, 4};
    case Type::E2M3x4: return {Type::E2M3x2, 4};
    case Type::E3M2x4: return {Type::E3M2x2, 4};
    default: return {type};
    }
}
/// The singles of a narrow conversion: operands from 1 on, or the vector at 1. Gives the number of the operand behind them.
int narrowSingles(OperandDecoder& decoder, int count, Instruction& instruction)
{
    if (count == 4) {
        int listed = 0;
        instruction.aux = decoder.sourceList(1, Type::F32, listed);
        if (listed != count)
            refuse(decoder, message("its vector has {} elements instead of {}", listed, count));
        return 2;
    }
    const Slot high = decoder.source(1, Type::F32), low = decoder.source(2, Type::F32);
    instruction.aux = decoder.list(std::array{high, low});
    return 3;
}
/// The words of a row end with the types; before them there may be .scaled::n1::ue8m0 or .scaled::n2::ue8m0.
template <int words>
Instruction convertNarrow(OperandDecoder& decoder)
{
    using enum NarrowConversion::Scale;
    const Type to = typeAt(decoder, words - 2), from = typeAt(decoder, words - 1);
    const PackedType target = packedType(to), source = packedType(from);
    const bool isOfSingles = source.count == 1, toNarrow = ptx::isNarrowPack(to);
    NarrowConversion narrow{.conversion = requestOf(decoder, words).conversion, .elements = target.count, .toBits = target.bits,
                            .fromBits = source.bits};
    narrow.conversion.to = target.element;
    narrow.conversion.from = source.element;
    for (int i = 0; i < words - 2; ++i)
        if (const std::string_view word = decoder.group(i); word.starts_with("scaled::"))
            narrow.scale = word.find("n1") != word.npos ? DivideByOne : toNarrow ? DivideByEach : MultiplyByEach;
    narrow.conversion.flushesInput = narrow.scale == DivideByOne;
    const bool isScaled = narrow.scale != None, isRandom = narrow.conversion.round == Round::Rs;
    expectOperands(decoder, 2 + (isOfSingles && target.count == 2 ? 1 : 0) + (isScaled || isRandom ? 1 : 0));
    const int sourceBytes = isOfSingles ? 8 : registerBytes(from);
    Instruction instruction = handled(decoder, {Op::CvtNarrow, Type::None, registerSizes(registerBytes(to), sourceBytes)});
    instruction.to = decoder.destination(0, to);
    const int behind = isOfSingles ? narrowSingles(decoder, target.count, instruction) : 2;
    if (!isOfSingles)
        instruction.from[0] = decoder.source(1, from);
    if (isScaled)
        instruction.from[1] = decoder.source(behind, narrow.scale == DivideByOne ? Type::B8 : Type::B16);
    if (isRandom)
        instruction.from[2] = decoder.source(behind, Type::B32);
    instruction.immediate = narrow.packed();
    return instruction;
}

QuadArithmetic::Operand quadOperand(Type type)
{
    const PackedType packed = packedType(type);
    return {packed.element, packed.bits};
}
/// Words: rounding, satfinite, type of the result and of the last operand, types of the others.
template <bool isDifference>
Instruction sumOfQuads(OperandDecoder& decoder)
{
    const Type to = typeAt(decoder, 2), first = typeAt(decoder, 3);
    const QuadArithmetic quad{.first = quadOperand(first), .second = quadOperand(to), .to = packedType(to).element,
                              .isDifference = isDifference, .satFinite = !decoder.group(1).empty()};
    Instruction instruction = bindLanes(decoder, {Op::QuadSum, Type::None}, to, {first, to});
    instruction.immediate = quad.packed();
    return instruction;
}
template <bool isFused>
Instruction productOfQuads(OperandDecoder& decoder)
{
    const Type to = typeAt(decoder, 2), first = typeAt(decoder, 3), second = typeAt(decoder, 4);
    const QuadArithmetic quad{.first = quadOperand(first), .second = quadOperand(second), .to = packedType(to).element,
                              .isFused = isFused, .satFinite = !decoder.group(1).empty()};
    const OpKey key{Op::QuadProduct, Type::None};
    Instruction instruction = isFused ? bindLanes(decoder, key, to, {first, second, to})
                                      : bindLanes(decoder, key, to, {first, second});
    instruction.immediate = quad.packed();
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
#define KD_ANY_LIMIT " [.relu|.satfinite|.relu.satfinite|.satfinite.relu] "
#define KD_EITHER_LIMIT " .satfinite [.relu] "
#define KD_SIX_OR_FOUR ".e2m3x2|.e3m2x2|.e2m1x2"
#define KD_QUADS ".e4m3x4|.e5m2x4|.e2m3x4|.e3m2x4|.e2m1x4|.e2m1p4x4|.ue8m0x4"
#define KD_TO_INTEGER ".rni|.rzi|.rmi|.rpi "

constexpr std::string_view kNarrowTargets = KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120;
constexpr std::string_view kFixedTargets = "sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a";
constexpr std::string_view kRandomTargets = "sm_100a, sm_103a, sm_107a";
constexpr std::string_view kQuadTargets = "sm_100a, sm_103a";
constexpr std::string_view kUncompared = "exact, rounded once; no GPU was compared";
constexpr std::string_view kSharedRandom = "two results share 16 random bits, those of e2m1 have 8 each; no GPU was compared";

constexpr InstructionPattern kConversionPatterns[] = {
    {"cvt", "[.sat] " KD_SHORT_INTEGERS KD_INTEGERS " " KD_SHORT_INTEGERS KD_INTEGERS, convert<3>},
    {"cvt", KD_TO_INTEGER "[.ftz] [.sat] " KD_SHORT_INTEGERS KD_INTEGERS " .f32", convert<5>},
    {"cvt", KD_TO_INTEGER "[.sat] " KD_SHORT_INTEGERS KD_INTEGERS " .f16|.f64", convert<4>},
    {"cvt", KD_TO_INTEGER KD_INTEGERS " .bf16", convert<3>, {}, 90},
    {"cvt", KD_TO_INTEGER ".u8|.s8 .bf16", convert<3>, {}, 90},
    {"cvt", KD_ROUNDINGS " [.ftz] [.sat] .f32 " KD_SHORT_INTEGERS KD_INTEGERS, convert<5>},
    {"cvt", KD_ROUNDINGS " [.sat] .f16|.f64 " KD_SHORT_INTEGERS KD_INTEGERS, convert<4>},
    {"cvt", KD_ROUNDINGS " .bf16 " KD_INTEGERS, convert<3>, {}, 90},
    {"cvt", KD_ROUNDINGS " .bf16 .u8|.s8", convert<3>, {}, 90},
    {"cvt", "[.ftz] [.sat] .f32 .f16", convert<4>},
    {"cvt", "[.ftz] .f32 .bf16", convert<3>},
    {"cvt", KD_ROUNDINGS " [.ftz] .f32 .bf16", convert<4>, {}, 90},
    {"cvt", "[.ftz] [.sat] .f64 .f32", convert<4>},
    {"cvt", "[.sat] .f64 .f16", convert<3>},
    {"cvt", ".f64 .bf16", convert<2>, {}, 90},
    {"cvt", KD_ROUNDINGS " .f64 .bf16", convert<3>, {}, 90},
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
    {"cvt", ".rn .satfinite [.relu] .e4m3x2|.e5m2x2 .f32", convertNarrow<5>, {}, 89},
    {"cvt", ".rn .satfinite [.relu] .e4m3x2|.e5m2x2 .f16x2", convertNarrow<5>, {}, 89},
    {"cvt", ".rn [.relu] .f16x2 .e4m3x2|.e5m2x2", convertNarrow<4>, {}, 89},
    {"cvt", ".rn" KD_EITHER_LIMIT ".e4m3x2|.e5m2x2 .bf16x2", convertNarrow<5>, {}, 0, false, kNarrowTargets},
    {"cvt", ".rn" KD_EITHER_LIMIT KD_SIX_OR_FOUR " .f32|.f16x2|.bf16x2", convertNarrow<5>, {}, 0, false, kNarrowTargets},
    {"cvt", ".rn [.relu] .f16x2 " KD_SIX_OR_FOUR, convertNarrow<4>, {}, 0, false, kNarrowTargets},
    {"cvt", ".rn" KD_ANY_LIMIT "[.scaled::n2::ue8m0] .bf16x2 .e4m3x2|.e5m2x2|" KD_SIX_OR_FOUR, convertNarrow<5>, {}, 0, false,
     kNarrowTargets},
    {"cvt", ".rz|.rp [.satfinite] .ue8m0x2 .f32|.bf16x2", convertNarrow<4>, {}, 0, false, kNarrowTargets},
    {"cvt", ".rn .bf16x2 .ue8m0x2", convertNarrow<3>, {}, 0, false, kNarrowTargets},
    {"cvt", ".rn" KD_EITHER_LIMIT "[.scaled::n2::ue8m0] .s2f6x2 .f32|.bf16x2", convertNarrow<6>, {}, 0, false, kFixedTargets},
    {"cvt", ".rn" KD_ANY_LIMIT "[.scaled::n2::ue8m0] .bf16x2 .s2f6x2", convertNarrow<5>, {}, 0, false, kFixedTargets},
    {"cvt", ".rs" KD_ANY_LIMIT ".f16x2|.bf16x2 .f32", convertNarrow<4>, {}, 0, false, kRandomTargets},
    {"cvt", ".rs" KD_EITHER_LIMIT ".e4m3x4|.e5m2x4|.e2m3x4|.e3m2x4|.e2m1x4 .f32", convertNarrow<5>, kSharedRandom, 0, false,
     kRandomTargets},
    {"cvt", ".rz" KD_EITHER_LIMIT ".e4m3x2|.e5m2x2|" KD_SIX_OR_FOUR " .f32|.f16x2|.bf16x2", convertNarrow<5>, {}, 0, false,
     KD_FAMILY_107},
    {"cvt", ".rz" KD_EITHER_LIMIT "[.scaled::n2::ue8m0] .s2f6x2 .f32|.bf16x2", convertNarrow<6>, {}, 0, false, KD_FAMILY_107},
    {"cvt", ".rn|.rz|.rp [.satfinite] .ue5m3x2 .f32|.f16x2|.bf16x2", convertNarrow<4>, {}, 0, false, KD_FAMILY_107},
    {"cvt", ".rn .f16x2 .ue5m3x2", convertNarrow<3>, {}, 0, false, KD_FAMILY_107},
    {"cvt", ".rn [.satfinite] [.scaled::n2::ue8m0] .bf16x2 .ue5m3x2", convertNarrow<5>, {}, 0, false, KD_FAMILY_107},
    {"add", "[.rn] [.satfinite] .e4m3x4|.e5m2x4 " KD_QUADS, sumOfQuads<false>, kUncompared, 0, false, kQuadTargets},
    {"sub", "[.rn] [.satfinite] .e4m3x4|.e5m2x4 " KD_QUADS, sumOfQuads<true>, kUncompared, 0, false, kQuadTargets},
    {"mul", "[.rn] [.satfinite] .e4m3x4|.e5m2x4 " KD_QUADS " " KD_QUADS, productOfQuads<false>, kUncompared, 0, false,
     kQuadTargets},
    {"fma", "[.rn] [.satfinite] .e4m3x4|.e5m2x4 " KD_QUADS " " KD_QUADS, productOfQuads<true>, kUncompared, 0, false,
     kQuadTargets},
    {"cvt", ".pack .sat .u16|.s16 .s32", packIntegers},
    {"cvt", ".pack .sat .u8|.s8|.u4|.s4|.u2|.s2 .s32 .b32", packIntegers},
};

#undef KD_TO_INTEGER
#undef KD_QUADS
#undef KD_SIX_OR_FOUR
#undef KD_EITHER_LIMIT
#undef KD_ANY_LIMIT
#undef KD_SHORT_INTEGERS

}  // namespace

std::span<const InstructionPattern> conversionPatterns()
{
    return kConversionPatterns;
}

}  // namespace kd::emulator
