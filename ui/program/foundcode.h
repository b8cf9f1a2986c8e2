// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/container/deviceprogram.h"
#include "core/session/launch/launchsetup.h"

#include <string>
#include <vector>

namespace kd {

/// Says what code that was found in a file is wanted for.
enum class CodeUse {
    Figures,  ///< machine code of the architecture before all else
    Device,   ///< what a device of the architecture loads: machine code, else PTX that its driver compiles
    Emulator  ///< PTX
};

/// Makes what a compile would have given of the program in `file` that has `kernel` (its only one where that is empty) and fits
/// `architecture` best. Throws UserError (Input) that lists the kernels there are, or says what there is for which architectures.
CompileOutcome foundOutcome(const DeviceFile& file, const std::string& kernel, const std::string& architecture, CodeUse use);

/// Lists the kernels of a file by architecture, in the order of the file, without their code; `architectures` leaves those alone
/// where it is not empty. Throws UserError (Input) where there is none of these.
std::vector<CompileOutcome> listedOutcomes(const DeviceFile& file, const std::vector<std::string>& architectures);

/// The only program for `architecture`. Throws UserError (Input) where there is none or several.
const DeviceProgram& onlyProgram(const DeviceFile& file, const std::string& architecture);

/// Gives a launch the kernel, the block and the shared memory that the file tells, where `setup` has none.
void fillLaunch(LaunchSetup& setup, const DeviceFile& file);

/// "sm_80", "sm_90a": architectures of the programs that have the kernel of this lowered name, of all where it is empty; each once.
std::vector<std::string> foundArchitectures(const DeviceFile& file, const std::string& kernel = {});

}  // namespace kd
