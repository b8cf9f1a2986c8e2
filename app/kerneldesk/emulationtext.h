// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/output.h"
#include "core/base/posix/process.h"
#include "core/base/units.h"
#include "core/compile/binary/callsites.h"
#include "core/emulator/record/programrecord.h"

#include <QString>

#include <string>
#include <vector>

namespace kd::cli {

/// Holds what is told of a program that ran on the emulated GPU.
struct EmulatedProgram {
    std::vector<std::string> words;   ///< the program and its arguments
    posix::ExitStatus status;
    Seconds duration{};
    emulator::ProgramRecord record;
    /// For each hazard the places of its stack, as far as files tell them; a frame that is none of the user's is left out.
    std::vector<std::vector<CallSite>> stacks;
};

/// Looks up the stacks of the hazards in the files of the program and its libraries. Blocks.
std::vector<std::vector<CallSite>> stacksOf(const emulator::ProgramRecord& record);

/// Hazards with their places, kernels with their counts, what was not emulated.
QString emulationText(const EmulatedProgram& program, const Style& style);
Json emulationDocument(const EmulatedProgram& program);

}  // namespace kd::cli
