// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace kd::emulator {

/// Reads `count` bytes of global memory, word by word where `address` is a multiple of 4: other host threads may write to it.
void readGlobal(std::uint64_t address, std::byte* to, std::uint64_t count);
/// Whether they are what was read.
bool isGlobalStill(std::uint64_t address, const std::byte* what, std::uint64_t count);
/// Writes them likewise.
void writeGlobal(std::uint64_t address, const std::byte* from, std::uint64_t count);

}  // namespace kd::emulator
