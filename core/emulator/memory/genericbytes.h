// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace kd::emulator {

/// Host bytes behind a generic address as one lane sees it, to the end of what it points into; empty when that is nothing.
std::span<const std::byte> genericBytes(const Warp& warp, int lane, std::uint64_t address);
/// A string that ends with a zero, at most 64 KiB of it; false when no such memory is there.
bool readString(const Warp& warp, int lane, std::uint64_t address, std::string& text);

}  // namespace kd::emulator
