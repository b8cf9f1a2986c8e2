// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"

namespace kd::emulator {

/// Holds what a handler of arithmetic needs of a warp, and all that it may touch; the executor's Warp derives from it. It is plain:
/// files that are compiled for several instruction sets include it.
struct WarpRegisters {
    std::byte* frame = nullptr;     ///< frame of the running function, 64-byte aligned
    /// lists of the running function: what OperandDecoder::sourceList and destinationList gave the index into
    const Slot* lists = nullptr;
    LaneMask carry = 0;             ///< the lanes' condition code CC.CF

private:
    friend struct Warp;
    WarpRegisters() = default;
    ~WarpRegisters() = default;
    WarpRegisters(const WarpRegisters&) = default;
    WarpRegisters(WarpRegisters&&) = default;
    WarpRegisters& operator=(const WarpRegisters&) = default;
    WarpRegisters& operator=(WarpRegisters&&) = default;
};

/// The 32 values of a slot.
template <typename T>
T* lanes(std::byte* frame, Slot slot)
{
    return reinterpret_cast<T*>(frame + slot);
}
template <typename T>
T* lanes(const WarpRegisters& warp, Slot slot)
{
    return lanes<T>(warp.frame, slot);
}
inline LaneMask& predicate(std::byte* frame, Slot slot)
{
    return *reinterpret_cast<LaneMask*>(frame + slot);
}
inline LaneMask& predicate(const WarpRegisters& warp, Slot slot)
{
    return predicate(warp.frame, slot);
}

}  // namespace kd::emulator
