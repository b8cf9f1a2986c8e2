// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"

#include <array>
#include <utility>

namespace kd::emulator {

using ptx::Type;

namespace {

/// How one comparison of PTX is made of those that have handlers.
struct Comparison {
    std::string_view name;
    Op setp, set;
    bool swaps;    ///< exchanges the operands
    bool inverts;
};
constexpr std::array<Comparison, 10> kIntegerComparisons{{
    {"eq", Op::SetpEq, Op::SetEq, false, false}, {"ne", Op::SetpEq, Op::SetEq, false, true},
    {"lt", Op::SetpLt, Op::SetLt, false, false}, {"le", Op::SetpLt, Op::SetLt, true, true},
    {"gt", Op::SetpLt, Op::SetLt, true, false}, {"ge", Op::SetpLt, Op::SetLt, false, true},
    {"lo", Op::SetpLt, Op::SetLt, false, false}, {"ls", Op::SetpLt, Op::SetLt, true, true},
    {"hi", Op::SetpLt, Op::SetLt, true, false}, {"hs", Op::SetpLt, Op::SetLt, false, true},
}};
constexpr std::array<Comparison, 14> kFloatComparisons{{
    {"eq", Op::SetpEq, Op::SetEq, false, false}, {"ne", Op::SetpEqu, Op::SetEqu, false, true},
    {"lt", Op::SetpLt, Op::SetLt, false, false}, {"le", Op::SetpLe, Op::SetLe, false, false},
    {"gt", Op::SetpLt, Op::SetLt, true, false}, {"ge", Op::SetpLe, Op::SetLe, true, false},
    {"equ", Op::SetpEqu, Op::SetEqu, false, false}, {"neu", Op::SetpEq, Op::SetEq, false, true},
    {"ltu", Op::SetpLe, Op::SetLe, true, true}, {"leu", Op::SetpLt, Op::SetLt, true, true},
    {"gtu", Op::SetpLe, Op::SetLe, false, true}, {"geu", Op::SetpLt, Op::SetLt, false, true},
    {"num", Op::SetpNum, Op::SetNum, false, false}, {"nan", Op::SetpNum, Op::SetNum, false, true},
}};

template <std::size_t N>
const Comparison& comparisonNamed(const OperandDecoder& decoder, const std::array<Comparison, N>& all)
{
    for (const Comparison& comparison : all) {
        if (comparison.name == decoder.group(0))
            return comparison;
    }
    refuse(decoder, message(".{} is no comparison", decoder.group(0)));
}

bool comparesAsFloat(Type type)
{
    return type == Type::F16 || type == Type::F16x2 || type == Type::BF16 || type == Type::BF16x2 || type == Type::F32 ||
        type == Type::F64;
}
bool isPair(Type type)
{
    return type == Type::F16x2 || type == Type::BF16x2;
}

const Comparison& comparisonOf(const OperandDecoder& decoder, Type type)
{
    return comparesAsFloat(type) ? comparisonNamed(decoder, kFloatComparisons) : comparisonNamed(decoder, kIntegerComparisons);
}

/// Operands 1 and 2, and operand 3 where word 1 joins it.
Instruction compared(OperandDecoder& decoder, const Comparison& comparison, Op op, Type type, std::uint32_t flags)
{
    const std::string_view join = decoder.group(1);
    expectOperands(decoder, join.empty() ? 3 : 4);
    const bool isEquality = op == Op::SetpEq || op == Op::SetEq;
    const Type handlerType = comparesAsFloat(type) || (isSigned(type) && !isEquality) ? type : unsignedOf(type);
    Instruction instruction = handled(decoder, {op, handlerType, flags});
    instruction.from[0] = decoder.source(comparison.swaps ? 2 : 1, type);
    instruction.from[1] = decoder.source(comparison.swaps ? 1 : 2, type);
    instruction.aux = comparison.inverts ? kInvert : 0;
    if (!join.empty()) {
        bool negated = false;
        instruction.from[2] = decoder.predicateSource(3, negated);
        instruction.aux |= (join == "and" ? kJoinAnd : join == "or" ? kJoinOr : kJoinXor) | (negated ? kNegateGiven : 0);
    }
    return instruction;
}

/// Words: comparison, join, ftz, type; or without ftz, the type third.
template <bool HasFtz>
Instruction setPredicate(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, HasFtz ? 3 : 2);
    const Comparison& comparison = comparisonOf(decoder, type);
    Instruction instruction = compared(decoder, comparison, comparison.setp, type, HasFtz ? flagAt(decoder, 2, kFtz) : kPlain);
    instruction.to = decoder.predicateDestination(0);
    instruction.to2 = decoder.secondDestination(0, Type::Pred);
    if (decoder.operand(0).hasSecond) {
        if (type == Type::F16 || type == Type::BF16)
            refuse(decoder, "it has no second predicate");
        instruction.aux |= kHasSecond;
    }
    return instruction;
}

std::int64_t trueOf(Type destination, bool pair)
{
    switch (destination) {
    case Type::F32: return 0x3f800000;
    case Type::F16: case Type::F16x2: return 0x3c00;
    case Type::BF16: case Type::BF16x2: return 0x3f80;
    default: return pair ? 0xffff : 0xffffffff;
    }
}
/// Words: comparison, join, ftz, destination type, source type; or without ftz.
template <bool HasFtz>
Instruction setValue(OperandDecoder& decoder)
{
    const Type to = typeAt(decoder, HasFtz ? 3 : 2), from = typeAt(decoder, HasFtz ? 4 : 3);
    const Comparison& comparison = comparisonOf(decoder, from);
    Instruction instruction = compared(decoder, comparison, comparison.set, from, HasFtz ? flagAt(decoder, 2, kFtz) : kPlain);
    instruction.to = decoder.destination(0, to);
    instruction.immediate = trueOf(to, isPair(from));
    if (bitsOf(to) == Type::B16)
        instruction.aux |= kTwoByteResult;
    return instruction;
}

/// The classes of numbers of testp's first word; zero counts as normal, as on the hardware.
std::uint32_t classesNamed(std::string_view name)
{
    constexpr std::uint32_t kFinite = kClassZero | kClassSubnormal | kClassNormal;
    return name == "finite" ? kFinite : name == "infinite" ? kClassInfinite : name == "number" ? kFinite | kClassInfinite
        : name == "notanumber" ? kClassNan : name == "normal" ? kClassNormal | kClassZero : kClassSubnormal;
}
Instruction testProperty(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    const Type type = typeAt(decoder, 1);
    Instruction instruction = handled(decoder, {Op::Testp, type});
    instruction.to = decoder.predicateDestination(0);
    instruction.from[0] = decoder.source(1, type);
    instruction.aux = classesNamed(decoder.group(0));
    return instruction;
}

#define KD_JOIN " [.and|.or|.xor] "
#define KD_BITS ".b16|.b32|.b64"
#define KD_SIGNED ".s16|.s32|.s64"
#define KD_UNSIGNED ".u16|.u32|.u64"
#define KD_ORDER ".eq|.ne|.lt|.le|.gt|.ge"
#define KD_UNSIGNED_ORDER KD_ORDER "|.lo|.ls|.hi|.hs"
#define KD_FLOAT_ORDER KD_ORDER "|.equ|.neu|.ltu|.leu|.gtu|.geu|.num|.nan"

constexpr InstructionPattern kComparePatterns[] = {
    {"setp", ".eq|.ne" KD_JOIN KD_BITS, setPredicate<false>},
    {"setp", KD_ORDER KD_JOIN KD_SIGNED, setPredicate<false>},
    {"setp", KD_UNSIGNED_ORDER KD_JOIN KD_UNSIGNED, setPredicate<false>},
    {"setp", KD_FLOAT_ORDER KD_JOIN "[.ftz] .f32|.f16|.f16x2", setPredicate<true>},
    {"setp", KD_FLOAT_ORDER KD_JOIN ".f64|.bf16|.bf16x2", setPredicate<false>},
    {"set", ".eq|.ne" KD_JOIN ".u32|.s32|.f32|.f16|.bf16 " KD_BITS, setValue<false>},
    {"set", KD_ORDER KD_JOIN ".u32|.s32|.f32|.f16|.bf16 " KD_SIGNED, setValue<false>},
    {"set", KD_UNSIGNED_ORDER KD_JOIN ".u32|.s32|.f32|.f16|.bf16 " KD_UNSIGNED, setValue<false>},
    {"set", KD_FLOAT_ORDER KD_JOIN "[.ftz] .u32|.s32|.f32|.f16 .f32", setValue<true>},
    {"set", KD_FLOAT_ORDER KD_JOIN ".u32|.s32|.f32|.f16|.bf16 .f64", setValue<false>},
    {"set", KD_FLOAT_ORDER KD_JOIN ".bf16 .f32", setValue<false>},
    {"set", KD_FLOAT_ORDER KD_JOIN "[.ftz] .u16|.s16|.u32|.s32|.f16 .f16", setValue<true>},
    {"set", KD_FLOAT_ORDER KD_JOIN ".u16|.s16|.u32|.s32|.bf16 .bf16", setValue<false>, {}, 90},
    {"set", KD_FLOAT_ORDER KD_JOIN "[.ftz] .u32|.s32|.f16x2 .f16x2", setValue<true>},
    {"set", KD_FLOAT_ORDER KD_JOIN ".u32|.s32|.bf16x2 .bf16x2", setValue<false>, {}, 90},
    {"testp", ".finite|.infinite|.number|.notanumber|.normal|.subnormal .f32|.f64", testProperty},
};

#undef KD_FLOAT_ORDER
#undef KD_UNSIGNED_ORDER
#undef KD_ORDER
#undef KD_UNSIGNED
#undef KD_SIGNED
#undef KD_BITS
#undef KD_JOIN

}  // namespace

std::span<const InstructionPattern> comparePatterns()
{
    return kComparePatterns;
}

}  // namespace kd::emulator
