#pragma once

#include "core/emulator/exec/row.h"

#include <span>

namespace kd::emulator {

// The parts that memoryRows() joins.
std::span<const Row> loadRows();
std::span<const Row> storeRows();
std::span<const Row> atomicRows();
std::span<const Row> reductionRows();
std::span<const Row> fenceRows();
std::span<const Row> addressRows();

// Words of many patterns.
#define KD_SCOPE "cta|.cluster|.gpu|.sys"
#define KD_L1_PRIORITY "[.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first|.L1::evict_last|.L1::no_allocate]"
#define KD_L2_PRIORITY "[.L2::evict_normal|.L2::evict_first|.L2::evict_last]"
#define KD_MOVED ".b8|.b16|.b32|.b64|.b128|.u8|.u16|.u32|.u64|.s8|.s16|.s32|.s64|.f32|.f64"

}  // namespace kd::emulator
