// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "form.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kd::test {

/// What the emulated GPU gives for every case of a form: the bytes that kernelText()'s kernel writes on a real one.
std::vector<std::uint8_t> emulatedResults(const Form& form);

/// CRC-32 as zlib computes it, of what had `before` and these bytes.
std::uint32_t checksum(const std::uint8_t* bytes, std::size_t count, std::uint32_t before = 0);

/// Bytes a case of each result, the carry last.
std::vector<int> columnsOf(const Form& form);

/// Whether devices of compute capability 9.0 do not have the instruction.
bool isLater(const Form& form);

/// "add [.rn|…] .f32"
std::string nameOf(const emulator::InstructionPattern& row);

/// Cases that a byte of ops-sm90-blocks.z is for.
inline constexpr int kPieceCases = 64;
/// A byte for each piece: the lower eight bits of its checksum.
std::vector<std::uint8_t> pieces(const std::vector<std::uint8_t>& results, const std::vector<int>& columns, int cases);

}  // namespace kd::test
