// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/process.h"

#include <cstddef>
#include <string>

namespace kd::posix {

/// Says how a program ended, and what it wrote on its standard output and error.
struct ProgramRun {
    ExitStatus status;
    std::string output;     ///< the first of it
    bool isOutputCut = false;

    bool isGood() const { return !status.signalled && status.code == 0; }
};

/// Runs the program of `request` in the caller's process group and waits for its end. More than `maxOutput` bytes of what it
/// writes are read, but not kept. When the peer of the socket `lifeline` is gone, the whole group is killed, the caller included:
/// nothing that the program has started outlives who asked for it. Throws RuntimeError when it cannot be started. Blocks.
ProgramRun runProgram(SpawnRequest request, std::size_t maxOutput, int lifeline);

}  // namespace kd::posix
