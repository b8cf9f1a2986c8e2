// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/module.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd::ptx {

namespace {

struct TypeRow {
    std::string_view name;
    Type type;
    std::size_t bytes;
};

constexpr std::array kTypes{
    TypeRow{"pred", Type::Pred, 0},
    TypeRow{"b8", Type::B8, 1}, TypeRow{"b16", Type::B16, 2}, TypeRow{"b32", Type::B32, 4}, TypeRow{"b64", Type::B64, 8},
    TypeRow{"b128", Type::B128, 16},
    TypeRow{"u8", Type::U8, 1}, TypeRow{"u16", Type::U16, 2}, TypeRow{"u32", Type::U32, 4}, TypeRow{"u64", Type::U64, 8},
    TypeRow{"s8", Type::S8, 1}, TypeRow{"s16", Type::S16, 2}, TypeRow{"s32", Type::S32, 4}, TypeRow{"s64", Type::S64, 8},
    TypeRow{"u16x2", Type::U16x2, 4}, TypeRow{"s16x2", Type::S16x2, 4},
    TypeRow{"f16", Type::F16, 2}, TypeRow{"f16x2", Type::F16x2, 4}, TypeRow{"bf16", Type::BF16, 2},
    TypeRow{"bf16x2", Type::BF16x2, 4}, TypeRow{"tf32", Type::TF32, 4}, TypeRow{"f32", Type::F32, 4}, TypeRow{"f64", Type::F64, 8},
    TypeRow{"u8x4", Type::U8x4, 4}, TypeRow{"s8x4", Type::S8x4, 4},
    TypeRow{"e4m3x2", Type::E4M3x2, 2}, TypeRow{"e5m2x2", Type::E5M2x2, 2}, TypeRow{"e2m3x2", Type::E2M3x2, 2},
    TypeRow{"e3m2x2", Type::E3M2x2, 2}, TypeRow{"e2m1x2", Type::E2M1x2, 1}, TypeRow{"ue8m0x2", Type::UE8M0x2, 2},
    TypeRow{"ue5m3x2", Type::UE5M3x2, 2}, TypeRow{"s2f6x2", Type::S2F6x2, 2},
    TypeRow{"e4m3x4", Type::E4M3x4, 4}, TypeRow{"e5m2x4", Type::E5M2x4, 4}, TypeRow{"e2m3x4", Type::E2M3x4, 4},
    TypeRow{"e3m2x4", Type::E3M2x4, 4}, TypeRow{"e2m1x4", Type::E2M1x4, 2}, TypeRow{"e2m1p4x4", Type::E2M1P4x4, 4},
    TypeRow{"ue8m0x4", Type::UE8M0x4, 4},
};

}  // namespace

std::size_t sizeOf(Type type) noexcept
{
    const auto row = std::find_if(kTypes.begin(), kTypes.end(), [type](const TypeRow& r) { return r.type == type; });
    return row == kTypes.end() ? 0 : row->bytes;
}

bool isFloat(Type type) noexcept
{
    switch (type) {
    case Type::F16: case Type::BF16: case Type::F32: case Type::TF32: case Type::F64: return true;
    default: return false;
    }
}

bool isNarrowPack(Type type) noexcept
{
    return type >= Type::E4M3x2 && type <= Type::UE8M0x4;
}

Type typeNamed(std::string_view name) noexcept
{
    const auto row = std::find_if(kTypes.begin(), kTypes.end(), [name](const TypeRow& r) { return r.name == name; });
    return row == kTypes.end() ? Type::None : row->type;
}

}  // namespace kd::ptx
