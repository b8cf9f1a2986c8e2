// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/memory/resolve.h"
#include "core/emulator/memory/loadstoreops.h"

#include <string_view>

namespace kd::emulator {

/// Holds what the handlers of atom and red read of Instruction::aux, beside the list of a vector (its destinations, then its
/// sources). from[0] and immediate are the address, from[1] is b, from[2] is c, `to` the destination.
struct AtomicForm {
    ptx::Space space = ptx::Space::Generic;
    bool narrow = false;
    bool isOrdered = false;    ///< acquire, release, acq_rel
    bool isReduction = false;  ///< red: nothing is given back
};
std::uint32_t packed(const AtomicForm& form, std::uint32_t list);

/// Handlers by operation ("add"), type and elements of a vector; null: PTX has no such one.
Handler atomicHandler(std::string_view operation, ptx::Type type, int count);

}  // namespace kd::emulator
