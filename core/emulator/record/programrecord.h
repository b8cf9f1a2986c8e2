// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/driver/hazardchecks.h"
#include "core/driver/kernelnote.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// What a program did on the emulated GPU, as the substitute libraries tell it. Whoever starts a program names these variables.
namespace kd::emulator {

/// Names the file that the libraries add their lines to; without it nothing is recorded.
inline constexpr const char* kRecordVariable = "KERNELDESK_EMULATED_RECORD";
/// "1": launches count what they do in memory, which slows them down.
inline constexpr const char* kCountersVariable = "KERNELDESK_EMULATED_COUNTERS";
/// "1": the program ends at its first hazard, with status 1.
inline constexpr const char* kStopVariable = "KERNELDESK_EMULATED_STOP";
/// Says which kernels are recorded: a part of their name. Faults of others are recorded as well.
inline constexpr const char* kKernelVariable = "KERNELDESK_EMULATED_KERNEL";
/// "SCAN:3": which launch of a program is recorded.
inline constexpr const char* kSaveVariable = "KERNELDESK_EMULATED_SAVE";
/// Names the folder that the launch is recorded into.
inline constexpr const char* kSaveFolderVariable = "KERNELDESK_EMULATED_SAVE_FOLDER";
/// The compute capability of the emulated GPU: "9.0".
inline constexpr const char* kCapabilityVariable = "KERNELDESK_EMULATED_CC";

/// "1": kernels note what is seldom meant, see KernelNote.
inline constexpr const char* kNotesVariable = "KERNELDESK_EMULATED_NOTES";

/// What is looked for in launches, as nameOf(HazardChecks) has it; empty: all.
inline constexpr const char* kChecksVariable = "KERNELDESK_EMULATED_CHECKS";

/// Names a place in a host's program, as the loader and the symbol table of its file know it, or Python.
struct HostFrame {
    std::string module;        ///< path of the program or library; of Python the source
    std::uint64_t offset = 0;  ///< bytes from where the module begins in memory; of Python the line
    std::string function;      ///< as the linker names it; empty where it does not
    bool isPython = false;
    friend bool operator==(const HostFrame&, const HostFrame&) = default;
};

/// Holds what the launches of one kernel came to.
struct KernelTotals {
    std::string name;  ///< as the module names it
    std::uint64_t launches = 0;
    Seconds time{};    ///< that they took to emulate, added up
    std::uint64_t instructions = 0;      ///< warp instructions
    std::uint64_t laneInstructions = 0;
    std::optional<LineCount> counts;     ///< where they were counted; added up, without a position
};

/// Holds what one launch did wrong.
struct ProgramHazard {
    std::string kernel;        ///< as the module names it
    std::uint64_t launch = 0;  ///< counts the launches of its process, from 1
    Dim3 grid, block;
    Fault fault;
    std::vector<HostFrame> stack;  ///< of the host's call that launched it, innermost first
};

/// Holds something that the libraries have to say of a call that they did not do, or did not wholly look after.
struct ProgramNote {
    enum class Kind {
        Unsupported,  ///< the function `entry` is not emulated
        Refused,      ///< the function `entry` failed for the reason `text`
        Unchecked,    ///< races in global memory were not looked for in all that the kernel `entry` touched, see ChecksDone::isCut
        ForeignRuntime  ///< a runtime that is Nvidia's own asked for what the emulated GPU does not have
    };
    Kind kind = Kind::Unsupported;
    std::string entry;
    Message text;
};

/// Holds what a program, and those that it started, did.
struct ProgramRecord {
    std::uint64_t processes = 0;   ///< that used the emulated GPU
    std::string capability;        ///< "9.0"; empty where none used it
    HazardChecks checks = HazardChecks::All;  ///< what the last process that used it looked for
    std::vector<KernelTotals> kernels;  ///< in the order of their first launch
    std::vector<ProgramHazard> hazards;
    std::vector<ProgramNote> notes;     ///< each once
    std::vector<KernelNote> kernelNotes;  ///< of all launches, a kernel's together by line and kind
    bool isCut = false;  ///< there is more that was not read: a line that is none, or more of something than is kept
};

/// Reads the file that the libraries wrote, which may end anywhere. Nothing in it is trusted. A file that is not there is an empty
/// one. Throws RuntimeError where it cannot be read. Blocks.
ProgramRecord readProgramRecord(const std::filesystem::path& path);

}  // namespace kd::emulator
