// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/memory/resolve.h"
#include "core/emulator/memory/loadstoreops.h"

namespace kd::emulator {

/// Both forms of a handler.
struct HandlerPair {
    Handler all = nullptr;
    Handler some = nullptr;
};

/// Handlers for every space, order and mask: from[0] and immediate are the address, `to` or from[1] or the list of aux the
/// registers, and aux has the number of the Move.
Handler generalLoad(ptx::Space space, Order order, bool narrow);
Handler generalStore(ptx::Space space, Order order, bool narrow);

/// A kernel's parameter at a known place, for scalars that fill their register; null for others.
Handler uniformParameterLoad(const ElementShape& shape);

/// `.param` of a device function or of a call: bytes in the frame, which were checked while decoding. immediate: offset, and
/// the stride of a lane in its upper half.
Next loadFrame(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next storeFrame(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// Weak accesses of the usual shapes at the speed of the host's vectors, falling back to the general ones. `all` and `some` are
/// null where there is none for the shape.
HandlerPair fastLoad(HostIsa isa, ptx::Space space, bool narrow, const ElementShape& shape);
HandlerPair fastStore(HostIsa isa, ptx::Space space, bool narrow, const ElementShape& shape);

}  // namespace kd::emulator
