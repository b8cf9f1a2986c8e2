// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/sourceposition.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Tells what a kernel did wrong, or what ended it. Members that are not known stay empty.
struct Fault {
    enum class Kind {
        IllegalAddress,   ///< outside of every allocation, or past the end of one
        NullPointer,
        FreedMemory,
        Misaligned,
        SharedOutOfBounds,
        LocalOutOfBounds,
        ConstantOutOfBounds,
        ReadOnlyWrite,
        StackOverflow,
        BarrierDivergence,  ///< __syncthreads that not all threads of the block reach
        LanesMissing,       ///< a warp barrier or shuffle whose mask names lanes that never come
        SharedRace,
        GlobalRace,
        UninitializedRead,  ///< of memory that nobody has written
        Assert,
        Trap,
        IllegalInstruction, ///< call of a null function pointer, brx out of range…
        Deadlock,           ///< every thread that is left waits
        Deadline,           ///< stopped while it ran; the place is where one of its warps stood
        // Only a GPU tells these, without a place:
        InvalidAddressSpace,
        InvalidProgramCounter,
        StackError,
        LaunchTimeout,
        LaunchFailed,
        TensorMemoryLeak,
        ProcessLost,        ///< the process of the device ended
        Unknown             ///< a kind of another version of this program
    };
    Kind kind = Kind::Unknown;
    /// says of a device what is wrong, with the figures, without a full stop; of a run's outcome: one sentence
    Message message;
    std::string kernel;  ///< as the device names it; not sent with an outcome
    SourcePosition position;
    std::vector<SourcePosition> inlinedInto;  ///< the calls that enclose that position, innermost first
    std::vector<SourcePosition> other;        ///< places of a race: the other access, then the calls that enclose it; not sent
    std::optional<Dim3> block, thread;
    std::optional<std::uint64_t> address;
};

/// One access that wrote to memory that was watched.
struct WriteRecord {
    SourcePosition position;
    std::vector<SourcePosition> inlinedInto;  ///< the calls that enclose that position, innermost first
    Dim3 block, thread;
    std::uint64_t address = 0;  ///< of the access, which may begin before what is watched
};

/// Gives "illegal address" or the like: it is short and stays the same for ever.
std::string_view nameOf(Fault::Kind kind) noexcept;
/// The same word to be shown.
Message faultText(Fault::Kind kind);
/// Finds the kind that nameOf() gives `word` for; Unknown where there is none.
Fault::Kind faultKindOf(std::string_view word) noexcept;
/// Writes an address as "0x7f0012340000".
std::string addressText(std::uint64_t address);
/// Gives the name that a GPU has for it, as "CUDA_ERROR_ILLEGAL_ADDRESS"; empty for what a GPU does not notice.
std::string_view cudaNameOf(Fault::Kind kind) noexcept;

/// Counts of one source line, all modelled at PTX level.
struct LineCount {
    SourcePosition position;
    std::uint64_t executed = 0;       ///< warp instructions
    std::uint64_t activeLanes = 0;    ///< lanes of those; / (32 executed) is the lane efficiency
    std::uint64_t requests = 0;       ///< global load, store and atomic instructions
    std::uint64_t sectors = 0;        ///< sectors of 32 bytes that those touched
    std::uint64_t idealSectors = 0;   ///< sectors that their bytes would fill when packed
    std::uint64_t bankConflicts = 0;  ///< passes over shared memory beyond the first
};

/// Counts what the kernels of one launch did, whole and line by line.
struct LaunchCounts {
    LineCount totals;  ///< without a position
    std::vector<LineCount> lines;
};

}  // namespace kd
