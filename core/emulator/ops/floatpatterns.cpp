// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"

namespace kd::emulator {

using ptx::Type;

namespace {

/// Words: rounding, ftz, sat, type.
template <Op op>
Instruction twoSingles(OperandDecoder& decoder)
{
    const OpKey key{op, Type::F32, flagAt(decoder, 1, kFtz) | flagAt(decoder, 2, kSat), roundAt(decoder, 0)};
    return bindLanes(decoder, key, Type::F32, {Type::F32, Type::F32});
}
template <Op op>
Instruction pairOfSingles(OperandDecoder& decoder)
{
    const OpKey key{op, Type::F32, flagAt(decoder, 1, kFtz), roundAt(decoder, 0), Type::B64};
    return bindLanes(decoder, key, Type::B64, {Type::B64, Type::B64});
}
template <Op op>
Instruction twoDoubles(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F64, kPlain, roundAt(decoder, 0)}, Type::F64, {Type::F64, Type::F64});
}
Instruction fusedSingle(OperandDecoder& decoder)
{
    const OpKey key{Op::Fma, Type::F32, flagAt(decoder, 1, kFtz) | flagAt(decoder, 2, kSat), roundAt(decoder, 0)};
    return bindLanes(decoder, key, Type::F32, {Type::F32, Type::F32, Type::F32});
}
Instruction fusedPair(OperandDecoder& decoder)
{
    const OpKey key{Op::Fma, Type::F32, flagAt(decoder, 1, kFtz), roundAt(decoder, 0), Type::B64};
    return bindLanes(decoder, key, Type::B64, {Type::B64, Type::B64, Type::B64});
}
Instruction fusedDouble(OperandDecoder& decoder)
{
    return bindLanes(decoder, {Op::Fma, Type::F64, kPlain, roundAt(decoder, 0)}, Type::F64, {Type::F64, Type::F64, Type::F64});
}

/// Words: rounding, ftz, type.
Instruction quotient(OperandDecoder& decoder)
{
    return bindLanes(decoder, {Op::Div, Type::F32, flagAt(decoder, 1, kFtz), roundAt(decoder, 0)}, Type::F32,
                     {Type::F32, Type::F32});
}
template <Op op>
Instruction rounded(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F32, flagAt(decoder, 1, kFtz), roundAt(decoder, 0)}, Type::F32, {Type::F32});
}
template <Op op>
Instruction roundedDouble(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F64, kPlain, roundAt(decoder, 0)}, Type::F64, {Type::F64});
}

/// Words: ftz, type.
template <Op op>
Instruction signOf(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F32, flagAt(decoder, 0, kFtz)}, Type::F32, {Type::F32});
}
template <Op op>
Instruction signOfDouble(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F64}, Type::F64, {Type::F64});
}
Instruction copySign(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 0);
    return bindLanes(decoder, {Op::CopySign, type}, type, {type, type});
}

/// Words: ftz, NaN, then xorsign.abs or the type.
template <Op two, Op three>
Instruction extremeOfSingles(OperandDecoder& decoder)
{
    const std::uint32_t flags = flagAt(decoder, 0, kFtz) | flagAt(decoder, 1, kNan);
    if (decoder.operandCount() == 4)
        return bindLanes(decoder, {three, Type::F32, flags}, Type::F32, {Type::F32, Type::F32, Type::F32});
    return bindLanes(decoder, {two, Type::F32, flags}, Type::F32, {Type::F32, Type::F32});
}
template <Op op>
Instruction extremeWithSigns(OperandDecoder& decoder)
{
    const std::uint32_t flags = flagAt(decoder, 0, kFtz) | flagAt(decoder, 1, kNan) | kXorSign;
    return bindLanes(decoder, {op, Type::F32, flags}, Type::F32, {Type::F32, Type::F32});
}
template <Op op>
Instruction extremeOfThreeSizes(OperandDecoder& decoder)
{
    const std::uint32_t flags = flagAt(decoder, 0, kFtz) | flagAt(decoder, 1, kNan) | kAbs;
    return bindLanes(decoder, {op, Type::F32, flags}, Type::F32, {Type::F32, Type::F32, Type::F32});
}
template <Op op>
Instruction extremeOfDoubles(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F64}, Type::F64, {Type::F64, Type::F64});
}

constexpr std::string_view kSingle = "[" KD_ROUNDINGS "] [.ftz] [.sat] .f32";
constexpr std::string_view kPairOfSingles = "[" KD_ROUNDINGS "] [.ftz] .f32x2";
constexpr std::string_view kDouble = "[" KD_ROUNDINGS "] .f64";
constexpr std::string_view kRoundedSingle = KD_ROUNDINGS " [.ftz] .f32";
constexpr std::string_view kRoundedDouble = KD_ROUNDINGS " .f64";

constexpr InstructionPattern kFloatPatterns[] = {
    {"add", kSingle, twoSingles<Op::Add>},
    {"sub", kSingle, twoSingles<Op::Sub>},
    {"mul", kSingle, twoSingles<Op::Mul>},
    {"fma", KD_ROUNDINGS " [.ftz] [.sat] .f32", fusedSingle},
    {"mad", KD_ROUNDINGS " [.ftz] [.sat] .f32", fusedSingle},
    {"add", kPairOfSingles, pairOfSingles<Op::Add>, {}, 100},
    {"sub", kPairOfSingles, pairOfSingles<Op::Sub>, {}, 100},
    {"mul", kPairOfSingles, pairOfSingles<Op::Mul>, {}, 100},
    {"fma", KD_ROUNDINGS " [.ftz] .f32x2", fusedPair, {}, 100},
    {"add", kDouble, twoDoubles<Op::Add>},
    {"sub", kDouble, twoDoubles<Op::Sub>},
    {"mul", kDouble, twoDoubles<Op::Mul>},
    {"fma", kRoundedDouble, fusedDouble},
    {"mad", kRoundedDouble, fusedDouble},
    {"div", kRoundedSingle, quotient},
    {"div", kRoundedDouble, twoDoubles<Op::Div>},
    {"rcp", kRoundedSingle, rounded<Op::Rcp>},
    {"rcp", kRoundedDouble, roundedDouble<Op::Rcp>},
    {"sqrt", kRoundedSingle, rounded<Op::Sqrt>},
    {"sqrt", kRoundedDouble, roundedDouble<Op::Sqrt>},
    {"abs", "[.ftz] .f32", signOf<Op::Abs>},
    {"abs", ".f64", signOfDouble<Op::Abs>},
    {"neg", "[.ftz] .f32", signOf<Op::Neg>},
    {"neg", ".f64", signOfDouble<Op::Neg>},
    {"copysign", ".f32|.f64", copySign},
    {"min", "[.ftz] [.NaN] .f32", extremeOfSingles<Op::Min, Op::MinThree>},
    {"min", "[.ftz] [.NaN] .xorsign.abs .f32", extremeWithSigns<Op::Min>},
    {"min", "[.ftz] [.NaN] .abs .f32", extremeOfThreeSizes<Op::MinThree>, {}, 100},
    {"min", ".f64", extremeOfDoubles<Op::Min>},
    {"max", "[.ftz] [.NaN] .f32", extremeOfSingles<Op::Max, Op::MaxThree>},
    {"max", "[.ftz] [.NaN] .xorsign.abs .f32", extremeWithSigns<Op::Max>},
    {"max", "[.ftz] [.NaN] .abs .f32", extremeOfThreeSizes<Op::MaxThree>, {}, 100},
    {"max", ".f64", extremeOfDoubles<Op::Max>},
};

}  // namespace

std::span<const InstructionPattern> floatPatterns()
{
    return kFloatPatterns;
}

}  // namespace kd::emulator
