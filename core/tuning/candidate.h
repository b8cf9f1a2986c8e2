// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/compile/source/launchbounds.h"
#include "core/occupancy/goal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A change of a program that may help, and what it is to reach.
struct Candidate {
    enum class Kind {
        Bounds,        ///< __launch_bounds__ that ask for fewer registers
        MaxRegisters,  ///< --maxrregcount
        Unroll,        ///< a smaller factor of a loop, whose registers nobody can calculate
        Launch,        ///< block size, shared memory or carve-out: the code stays as it is
        Architecture   ///< the same program for another architecture
    };
    Kind kind = Kind::Launch;
    std::string kernel;                 ///< readable name of the kernel
    std::string text;                   ///< "__launch_bounds__(256, 6)", "--maxrregcount=40", "#pragma unroll 4"; empty without one
    std::string title;                  ///< as a report names it: "maxrregcount = 40", "#pragma unroll 4 in line 62"
    std::string architecture;           ///< "sm_80" that it is compiled for; empty: the one that was asked about
    std::optional<BoundsEdit> edit;     ///< edit of the source that it was proposed for
    std::vector<std::string> options;   ///< behind the program's own
    std::uint32_t threads = 0, minBlocks = 0;  ///< figures of Bounds
    int line = 0;                       ///< line of Unroll, 1-based
    int series = 0;                     ///< tries of one change have one number, and one of them is its answer; 0: the only try
    GoalChange change;                  ///< change that the calculator changed for it, and what that gives
    std::optional<OccupancyGoal> goal;  ///< nothing: it is compiled to see what comes of it
    double promised = 0;                ///< occupancy, 0..1; of Unroll what it is to reach

    bool isOneOfSeveral() const { return series != 0; }
    bool isCode() const { return kind == Kind::Bounds || kind == Kind::MaxRegisters || kind == Kind::Unroll; }
    /// False of what changes nothing that is compiled: a launch, or bounds of a kernel whose definition was not found.
    bool needsCompile() const { return edit || !options.empty() || !architecture.empty(); }
};

/// Makes a program's text and settings the changed ones. `source` is the one that the candidate was proposed for.
void applyCandidate(const Candidate& candidate, std::string& source, CompileSettings& settings);

/// Gives what writes the candidate into `source` as it stands now; nothing where the kernel's definition is not found in it, or
/// where the candidate changes no source. That of an unroll is of the source that it was proposed for.
std::optional<BoundsEdit> editIn(const Candidate& candidate, std::string_view source);

/// Puts the candidate's options in the place of those of the same name.
void replaceOptions(const Candidate& candidate, CompileSettings& settings);

}  // namespace kd
