// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/namedsource.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/container/deviceprogram.h"
#include "core/session/launch/launchsetup.h"

#include <QByteArray>
#include <QString>

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

/// Says what of a file is to be shown: which kernel, as it is for an architecture, and which device it would run on.
struct CodeQuestion {
    std::string kernel;        ///< where the file has none of that name, or it means several: its first
    std::string architecture;  ///< the one whose figures are wanted
    std::string deviceArchitecture;     ///< empty: there is no device
    CodeUse use = CodeUse::Device;      ///< what that device runs
};

/// Holds what is shown of one kernel of a file.
struct FoundCode {
    /// The program with the kernel that tells its figures best. Kernels of the file's other programs follow its own, so that they
    /// can be chosen: at most kMaxListedKernels in all.
    CompileOutcome outcome;
    std::vector<CompileOutcome> architectures;  ///< the kernel alone, for each architecture that the file has it for
    QByteArray text;       ///< its PTX, or one line that says why there is none to show
    bool hasPtx = false;   ///< the text is PTX
    NamedSource source;    ///< what the kernel was written in, as its code says; nobody has looked for that file
    QString whyNotRun;     ///< one sentence where the device runs nothing of it
};

inline constexpr std::size_t kMaxListedKernels = 1000;

/// Makes that. Throws UserError (Input) where the code is damaged.
FoundCode foundCode(const DeviceFile& file, const CodeQuestion& question);

/// "program, 3 kernels, sm_80 and sm_90"
QString summaryOf(const DeviceFile& file);

/// One sentence for each thing of a file that is not shown; empty where all is.
QString leftOutOf(const DeviceFile& file);

/// Lists the kernels of a file by architecture, in the order of the file, without their code; `architectures` leaves those alone
/// where it is not empty. Throws UserError (Input) where there is none of these.
std::vector<CompileOutcome> listedOutcomes(const DeviceFile& file, const std::vector<std::string>& architectures);

/// The only program for `architecture`. Throws UserError (Input) where there is none or several.
const DeviceProgram& onlyProgram(const DeviceFile& file, const std::string& architecture);

/// Gives a launch the kernel, the block, the shared memory and the scratch memory that the file tells, where `setup` has none.
void fillLaunch(LaunchSetup& setup, const DeviceFile& file);

/// The name of the first kernel whose launch the file tells of; empty where it tells of none.
std::string firstLaunched(const DeviceFile& file);

/// "sm_80", "sm_90a": architectures of the programs that have the kernel of this lowered name, of all where it is empty; each once.
std::vector<std::string> foundArchitectures(const DeviceFile& file, const std::string& kernel = {});

}  // namespace kd
