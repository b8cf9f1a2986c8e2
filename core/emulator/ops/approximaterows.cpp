#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/rows.h"

namespace kd::emulator {

using ptx::Type;

namespace {

/// Words: approx or full, ftz, f32.
template <Op op>
Instruction single(Binder& binder)
{
    return bindLanes(binder, {op, Type::F32, flagAt(binder, 1, kFtz)}, Type::F32, {Type::F32});
}
template <Op op>
Instruction quotient(Binder& binder)
{
    return bindLanes(binder, {op, Type::F32, flagAt(binder, 1, kFtz)}, Type::F32, {Type::F32, Type::F32});
}
template <Op op>
Instruction onDouble(Binder& binder)
{
    return bindLanes(binder, {op, Type::F64, flagAt(binder, 1, kFtz)}, Type::F64, {Type::F64});
}
/// The type is the pattern's last word.
template <Op op, int words>
Instruction ofType(Binder& binder)
{
    const Type type = typeAt(binder, words - 1);
    return bindLanes(binder, {op, type}, type, {type});
}

constexpr std::string_view kSingle = ".approx [.ftz] .f32";
constexpr std::string_view kMeasured = "as an H200, bit by bit";

constexpr Row kRows[] = {
    {"rcp", kSingle, single<Op::RcpApprox>, kMeasured},
    {"sqrt", kSingle, single<Op::SqrtApprox>, kMeasured},
    {"rsqrt", kSingle, single<Op::RsqrtApprox>, kMeasured},
    {"sin", kSingle, single<Op::Sin>, kMeasured},
    {"cos", kSingle, single<Op::Cos>, kMeasured},
    {"lg2", kSingle, single<Op::Lg2>, kMeasured},
    {"ex2", kSingle, single<Op::Ex2>, kMeasured},
    {"div", ".full [.ftz] .f32", quotient<Op::DivFull>, kMeasured},
    {"div", kSingle, quotient<Op::DivApprox>, kMeasured},
    {"tanh", ".approx .f32|.f16|.f16x2|.bf16|.bf16x2", ofType<Op::Tanh, 2>, kMeasured},
    {"ex2", ".approx .f16|.f16x2", ofType<Op::Ex2, 2>, kMeasured},
    {"ex2", ".approx .ftz .bf16|.bf16x2", ofType<Op::Ex2, 3>, kMeasured, 90},
    {"rcp", ".approx .ftz .f64", onDouble<Op::RcpApprox>, kMeasured},
    {"rsqrt", ".approx .ftz .f64", onDouble<Op::RsqrtApprox>, kMeasured},
    {"rsqrt", ".approx .f64", ofType<Op::RsqrtApprox, 2>, kMeasured},
};

}  // namespace

std::span<const Row> approximateRows()
{
    return kRows;
}

}  // namespace kd::emulator
