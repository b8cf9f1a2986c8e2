// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/exec/decode/instruction.h"

namespace kd::emulator {

/// What a handler of arithmetic needs of a warp, and all that it may touch; the executor's Warp derives from it. Plain: files
/// that are compiled for several instruction sets include it.
struct WarpRegisters {
    std::byte* frame = nullptr;     ///< of the running function, 64-byte aligned
    /// of the running function: what OperandDecoder::sourceList and destinationList gave the index into
    const Slot* lists = nullptr;
    LaneMask carry = 0;             ///< the lanes' condition code CC.CF
};

/// The 32 values of a slot.
template <typename T>
T* lanes(const WarpRegisters& warp, Slot slot)
{
    return reinterpret_cast<T*>(warp.frame + slot);
}
inline LaneMask& predicate(const WarpRegisters& warp, Slot slot)
{
    return *reinterpret_cast<LaneMask*>(warp.frame + slot);
}

}  // namespace kd::emulator
