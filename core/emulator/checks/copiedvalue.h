// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace kd::emulator {

/// Whether what the load at `index` of the body puts into registers is only ever stored as it is: a copy of a structure moves its
/// padding as well. Looks through the whole body: for what is about to be told only.
bool isOnlyCopied(const ptx::Function& function, std::size_t index);

/// Bytes of a structure, from its start in memory on.
struct PaddedBytes {
    std::uint64_t first = 0, bytes = 0;
};
/// The bytes around [first, first + bytes) of which these may be the padding: aligned to 16 bytes, as structures are at most, and
/// before `end`. Nothing for words of less than 8 bytes: a structure has a member for each of them.
std::optional<PaddedBytes> paddedAround(std::uint64_t first, std::uint32_t bytes, std::uint64_t end);

}  // namespace kd::emulator
