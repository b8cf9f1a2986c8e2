// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstdint>

namespace kd::emulator {

enum class AccessKind : std::uint8_t { Read, Write, Atomic };

/// Says how an access is ordered with those of other threads (PTX ISA, section 8): Relaxed stands for volatile and .mmio, too,
/// Ordered for acquire and release.
enum class Order : std::uint8_t { Weak, Relaxed, Ordered };

/// One memory instruction, as far as addresses go.
struct Access {
    ptx::Space space = ptx::Space::Generic;
    AccessKind kind = AccessKind::Read;
    Order order = Order::Weak;
    bool narrow = false;      ///< the base register has 32 bits
    std::uint32_t bytes = 4;  ///< bytes of a lane, all elements of a vector; their alignment as well. A power of two, at most 32
};

}  // namespace kd::emulator
