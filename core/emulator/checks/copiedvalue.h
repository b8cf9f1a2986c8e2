// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstddef>
#include <cstdint>

namespace kd::emulator {

/// Whether what the load at `index` of the body puts into registers is only ever stored as it is: a copy of a structure moves its
/// padding as well. Looks through the whole body: for what is about to be told only.
bool isOnlyCopied(const ptx::Function& function, std::size_t index);

/// Structures are aligned to so many bytes at most, as far as padding goes; what is copied in words smaller than kLeastCopied is a
/// member each.
inline constexpr std::uint64_t kMaxPaddedBytes = 16;
inline constexpr std::uint32_t kLeastCopied = 8;

}  // namespace kd::emulator
