// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// A line of a source file.
struct SourceLine {
    std::string file;
    int line = 0;  ///< from 1; 0: not known

    bool operator==(const SourceLine&) const = default;
};

/// A place in the user's source, with the calls that were inlined there, innermost first.
struct SourceSpot {
    std::string file;
    int line = 0;  ///< from 1; 0: not known
    std::vector<SourceLine> inlinedInto;  ///< the enclosing calls
};

/// Tells what went wrong in a kernel on a device that can tell.
struct DeviceFault {
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
        Assert,
        Trap,
        IllegalInstruction, ///< call of a null function pointer, brx out of range…
        Deadlock,           ///< every thread that is left waits
        Deadline            ///< stopped while it ran; the place is where one of its warps stood
    };
    Kind kind = Kind::IllegalAddress;
    std::string message;  ///< one sentence with the figures: bytes, allocation missed, both lines of a race; no full stop
    std::string kernel;
    SourceSpot spot;
    std::optional<SourceSpot> other;  ///< of a race: the other access
    std::array<std::uint32_t, 3> block{}, thread{};
    bool hasThread = false;
    std::optional<std::uint64_t> address;
};

/// Counts of one source line, all modelled at PTX level.
struct LineCount {
    std::string file;
    int line = 0;
    std::uint64_t executed = 0;       ///< warp instructions
    std::uint64_t activeLanes = 0;    ///< lanes of those; / (32 executed) is the lane efficiency
    std::uint64_t requests = 0;       ///< global load, store and atomic instructions
    std::uint64_t sectors = 0;        ///< of 32 bytes that those touched
    std::uint64_t idealSectors = 0;   ///< that their bytes would fill when packed
    std::uint64_t bankConflicts = 0;  ///< passes over shared memory beyond the first
};

/// Counts what the kernels of one launch did, whole and line by line.
struct LaunchCounts {
    LineCount totals;  ///< file and line empty
    std::vector<LineCount> lines;
};

}  // namespace kd
