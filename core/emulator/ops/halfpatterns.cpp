// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"

namespace kd::emulator {

using ptx::Type;

namespace {

/// Words: rounding, ftz, sat, type; bfloat16 has neither of the flags.
template <Op op>
Instruction sum(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 3);
    return bindLanes(decoder, {op, type, flagAt(decoder, 1, kFtz) | flagAt(decoder, 2, kSat)}, type, {type, type});
}
template <Op op>
Instruction plainSum(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 1);
    return bindLanes(decoder, {op, type}, type, {type, type});
}

/// Modifiers of fma, whatever their places.
template <int words>
Instruction fusedHalf(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, words - 1);
    std::uint32_t flags = kPlain;
    for (int i = 0; i < words - 1; ++i) {
        const std::string_view word = decoder.group(i);
        flags |= word == "ftz" ? kFtz : word == "sat" ? kSat : word == "relu" ? kRelu : word == "oob" ? kOob : kPlain;
    }
    return bindLanes(decoder, {Op::Fma, type, flags}, type, {type, type, type});
}

/// Words: ftz, type; or the type alone.
template <Op op, bool hasFtz>
Instruction sign(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, hasFtz ? 1 : 0);
    return bindLanes(decoder, {op, type, hasFtz ? flagAt(decoder, 0, kFtz) : kPlain}, type, {type});
}

/// Words: ftz where there is one, NaN, xorsign.abs, type.
template <Op op, bool hasFtz>
Instruction extremeOfHalves(OperandDecoder& decoder)
{
    constexpr int kFirst = hasFtz ? 1 : 0;
    const Type type = typeAt(decoder, kFirst + 2);
    const std::uint32_t flags =
        (hasFtz ? flagAt(decoder, 0, kFtz) : kPlain) | flagAt(decoder, kFirst, kNan) | flagAt(decoder, kFirst + 1, kXorSign);
    return bindLanes(decoder, {op, type, flags}, type, {type, type});
}

/// Words: rounding, sat, f32, type of the short operands.
template <Op op>
Instruction mixed(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, 3);
    const OpKey key{op, type, flagAt(decoder, 1, kSat), roundAt(decoder, 0)};
    if (op == Op::FmaMixed)
        return bindLanes(decoder, key, Type::F32, {type, type, Type::F32});
    return bindLanes(decoder, key, Type::F32, {type, Type::F32});
}

constexpr std::string_view kHalfSum = "[.rn] [.ftz] [.sat] .f16|.f16x2";
constexpr std::string_view kBrainSum = "[.rn] .bf16|.bf16x2";
constexpr std::string_view kHalfExtreme = "[.ftz] [.NaN] [.xorsign.abs] .f16|.f16x2";
constexpr std::string_view kBrainExtreme = "[.NaN] [.xorsign.abs] .bf16|.bf16x2";
constexpr std::string_view kMixedSum = "[" KD_ROUNDINGS "] [.sat] .f32 .f16|.bf16";

constexpr InstructionPattern kHalfPatterns[] = {
    {"add", kHalfSum, sum<Op::Add>},
    {"sub", kHalfSum, sum<Op::Sub>},
    {"mul", kHalfSum, sum<Op::Mul>},
    {"add", kBrainSum, plainSum<Op::Add>, {}, 90},
    {"sub", kBrainSum, plainSum<Op::Sub>, {}, 90},
    {"mul", kBrainSum, plainSum<Op::Mul>, {}, 90},
    {"fma", ".rn [.ftz] [.sat] .f16|.f16x2", fusedHalf<4>},
    {"fma", ".rn [.ftz] .relu .f16|.f16x2", fusedHalf<4>},
    {"fma", ".rn [.relu] .bf16|.bf16x2", fusedHalf<3>},
    {"fma", ".rn .oob [.relu] .f16|.f16x2|.bf16|.bf16x2", fusedHalf<4>, {}, 90},
    {"abs", "[.ftz] .f16|.f16x2", sign<Op::Abs, true>},
    {"abs", ".bf16|.bf16x2", sign<Op::Abs, false>},
    {"neg", "[.ftz] .f16|.f16x2", sign<Op::Neg, true>},
    {"neg", ".bf16|.bf16x2", sign<Op::Neg, false>},
    {"min", kHalfExtreme, extremeOfHalves<Op::Min, true>},
    {"max", kHalfExtreme, extremeOfHalves<Op::Max, true>},
    {"min", kBrainExtreme, extremeOfHalves<Op::Min, false>},
    {"max", kBrainExtreme, extremeOfHalves<Op::Max, false>},
    {"add", kMixedSum, mixed<Op::AddMixed>, {}, 100},
    {"sub", kMixedSum, mixed<Op::SubMixed>, {}, 100},
    {"fma", KD_ROUNDINGS " [.sat] .f32 .f16|.bf16", mixed<Op::FmaMixed>, {}, 100},
};

}  // namespace

std::span<const InstructionPattern> halfPatterns()
{
    return kHalfPatterns;
}

}  // namespace kd::emulator
