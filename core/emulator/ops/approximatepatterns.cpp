// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"

namespace kd::emulator {

using ptx::Type;

namespace {

/// Words: approx or full, ftz, f32.
template <Op op>
Instruction approximated(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F32, flagAt(decoder, 1, kFtz)}, Type::F32, {Type::F32});
}
template <Op op>
Instruction approximatedQuotient(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F32, flagAt(decoder, 1, kFtz)}, Type::F32, {Type::F32, Type::F32});
}
template <Op op>
Instruction onDouble(OperandDecoder& decoder)
{
    return bindLanes(decoder, {op, Type::F64, flagAt(decoder, 1, kFtz)}, Type::F64, {Type::F64});
}
/// The type is the pattern's last word.
template <Op op, int words>
Instruction ofType(OperandDecoder& decoder)
{
    const Type type = typeAt(decoder, words - 1);
    return bindLanes(decoder, {op, type}, type, {type});
}

constexpr std::string_view kApproximatedSingle = ".approx [.ftz] .f32";
constexpr std::string_view kMeasured = "as an H200, bit by bit";

constexpr InstructionPattern kApproximatePatterns[] = {
    {"rcp", kApproximatedSingle, approximated<Op::RcpApprox>, kMeasured},
    {"sqrt", kApproximatedSingle, approximated<Op::SqrtApprox>, kMeasured},
    {"rsqrt", kApproximatedSingle, approximated<Op::RsqrtApprox>, kMeasured},
    {"sin", kApproximatedSingle, approximated<Op::Sin>, kMeasured},
    {"cos", kApproximatedSingle, approximated<Op::Cos>, kMeasured},
    {"lg2", kApproximatedSingle, approximated<Op::Lg2>, kMeasured},
    {"ex2", kApproximatedSingle, approximated<Op::Ex2>, kMeasured},
    {"div", ".full [.ftz] .f32", approximatedQuotient<Op::DivFull>, kMeasured},
    {"div", kApproximatedSingle, approximatedQuotient<Op::DivApprox>, kMeasured},
    {"tanh", ".approx .f32|.f16|.f16x2|.bf16|.bf16x2", ofType<Op::Tanh, 2>, kMeasured},
    {"ex2", ".approx .f16|.f16x2", ofType<Op::Ex2, 2>, kMeasured},
    {"ex2", ".approx .ftz .bf16|.bf16x2", ofType<Op::Ex2, 3>, kMeasured, 90},
    {"rcp", ".approx .ftz .f64", onDouble<Op::RcpApprox>, kMeasured},
    {"rsqrt", ".approx .ftz .f64", onDouble<Op::RsqrtApprox>, kMeasured},
    {"rsqrt", ".approx .f64", ofType<Op::RsqrtApprox, 2>, kMeasured},
};

}  // namespace

std::span<const InstructionPattern> approximatePatterns()
{
    return kApproximatePatterns;
}

}  // namespace kd::emulator
