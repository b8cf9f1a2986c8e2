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
constexpr std::string_view kNearest = "rounded to nearest";

constexpr Row kRows[] = {
    {"rcp", kSingle, single<Op::RcpApprox>, kNearest},
    {"sqrt", kSingle, single<Op::SqrtApprox>, kNearest},
    {"rsqrt", kSingle, single<Op::RsqrtApprox>, "within 1 ulp"},
    {"sin", kSingle, single<Op::Sin>, "within 1 ulp, and 2^-30 absolutely near the zeros"},
    {"cos", kSingle, single<Op::Cos>, "within 1 ulp, and 2^-30 absolutely near the zeros"},
    {"lg2", kSingle, single<Op::Lg2>, "within 1 ulp"},
    {"ex2", kSingle, single<Op::Ex2>, "within 1 ulp"},
    {"div", ".full [.ftz] .f32", quotient<Op::DivFull>, kNearest},
    {"div", kSingle, quotient<Op::DivApprox>, kNearest},
    {"tanh", ".approx .f32|.f16|.f16x2|.bf16|.bf16x2", ofType<Op::Tanh, 2>, "within 1 ulp"},
    {"ex2", ".approx .f16|.f16x2", ofType<Op::Ex2, 2>, "within 1 ulp"},
    {"ex2", ".approx .ftz .bf16|.bf16x2", ofType<Op::Ex2, 3>, "within 1 ulp", 90},
    {"rcp", ".approx .ftz .f64", onDouble<Op::RcpApprox>, "20 bits of fraction"},
    {"rsqrt", ".approx .ftz .f64", onDouble<Op::RsqrtApprox>, "20 bits of fraction"},
    {"rsqrt", ".approx .f64", ofType<Op::RsqrtApprox, 2>, "within 2 ulp"},
};

}  // namespace

std::span<const Row> approximateRows()
{
    return kRows;
}

}  // namespace kd::emulator
