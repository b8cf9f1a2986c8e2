// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>

namespace kd::emulator {

/// The part of the decode table that touches memory.
std::span<const InstructionPattern> memoryPatterns();

// The parts that memoryPatterns() joins.
std::span<const InstructionPattern> loadPatterns();
std::span<const InstructionPattern> storePatterns();
std::span<const InstructionPattern> atomicPatterns();
std::span<const InstructionPattern> reductionPatterns();
std::span<const InstructionPattern> fencePatterns();
std::span<const InstructionPattern> addressPatterns();

// Words of many patterns.
#define KD_STRONG_SPACES "[.global|.shared|.shared::cta|.shared::cluster]"
#define KD_SCOPE "cta|.cluster|.gpu|.sys"
#define KD_L1_PRIORITY "[.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first|.L1::evict_last|.L1::no_allocate]"
#define KD_L2_PRIORITY "[.L2::evict_normal|.L2::evict_first|.L2::evict_last]"
#define KD_MOVED ".b8|.b16|.b32|.b64|.b128|.u8|.u16|.u32|.u64|.s8|.s16|.s32|.s64|.f32|.f64"
#define KD_MOVED_BY_FOUR ".b8|.b16|.b32|.u8|.u16|.u32|.s8|.s16|.s32|.f32"
/// Vectors of at most 16 bytes, and those of 32 for sm_100 and later.
#define KD_VECTOR_ROWS(root, words, bind)                                                                              \
    {root, words " [.v2] " KD_MOVED, bind}, {root, words " .v4 " KD_MOVED_BY_FOUR, bind}
#define KD_WIDE_ROWS(root, words, bind)                                                                                \
    {root, words " .v4 .b64|.u64|.s64|.f64", bind, {}, 100}, {root, words " .v8 .b32|.u32|.s32|.f32", bind, {}, 100}

}  // namespace kd::emulator
