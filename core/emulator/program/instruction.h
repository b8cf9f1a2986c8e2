// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace kd::emulator {

inline constexpr int kLanes = 32;
/// One bit a lane, lane 0 lowest.
using LaneMask = std::uint32_t;
inline constexpr LaneMask kAllLanes = ~LaneMask{0};
/// The lanes of a mask, lowest first: `for (LaneMask left = mask; left != 0; left &= left - 1) … lowestLane(left)`.
inline int lowestLane(LaneMask mask)
{
    return __builtin_ctz(mask);
}

/// A byte offset into the register frame of the running function. A register is kLanes values in a row, 64-byte aligned:
/// 2 bytes a lane for types of up to 16 bits, else 4, 8 or 16; a predicate is one LaneMask. Immediates and special registers
/// are read from slots as well, filled before the function starts: a handler knows one kind of operand.
using Slot = std::uint32_t;

struct WarpRegisters;
struct Instruction;

/// Says what the executor does after a handler.
enum class Next : std::uint8_t {
    Continue,  ///< with the instruction behind it
    Moved,     ///< the handler changed the warp's pc, mask, frame or paths: read them again
    Parked,    ///< the path waits (barrier, warp-wide operation with lanes still to come)
    Faulted    ///< Warp::fault is set; the launch ends
};

/// Does one instruction for the lanes of `mask`, which is never 0 and is within the running path; guards are already
/// in it. Lanes outside of `mask` keep their registers. The executor passes its Warp, which derives from WarpRegisters.
using Handler = Next (*)(const Instruction&, WarpRegisters&, LaneMask mask);

/// A decoded instruction. The meaning of operands, `aux` and `immediate` is the handler's.
struct Instruction {
    Handler all = nullptr;     ///< for mask == kAllLanes
    Handler some = nullptr;    ///< for any other mask
    Slot to = 0;               ///< destination
    Slot from[4] = {0, 0, 0, 0};
    Slot to2 = 0;              ///< second destination (setp p|q, shfl)
    Slot guard = 0;            ///< a predicate; kNoGuard: none
    std::uint32_t aux = 0;
    std::int64_t immediate = 0;
    std::uint32_t source = 0;  ///< index into the ptx::Function's body: place and text
    bool guardNegated = false;
};
inline constexpr Slot kNoGuard = ~Slot{0};

}  // namespace kd::emulator
