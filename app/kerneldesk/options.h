// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/driver/hazardchecks.h"
#include "core/session/launch/launchsetup.h"
#include "core/session/document/session.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace kd::cli {

class OptionGroup;

// Options that several commands share. The `add…` functions put them on a command; every value that does not parse ends the
// program with ExitStatus::BadArguments.

struct FormatOption {
    std::string word = "text";
    bool json() const { return word == "json"; }
};
void addFormat(CLI::App& command, FormatOption& format);

/// Says where compiling and running happens.
struct TargetOptions {
    std::string device;   ///< "" default
    std::string name;     ///< name of a target in the user's settings; "" this machine
    std::string command;  ///< command line that reaches a worker; "" none
    bool isOfSession = false;  ///< the device is what the session names: only runs need it to be there
};
/// Tells whether `text` is "cuda:N" or "emulated".
bool isDeviceName(const std::string& text);
void addTarget(CLI::App& command, TargetOptions& target);
/// The same without a device.
void addTargetAlone(CLI::App& command, TargetOptions& target);

/// The program, and how it is compiled. What is given counts before what the session says.
struct ProgramOptions {
    std::string file;
    std::string example;
    std::string source;   ///< to be launched as FILE's compiled code is; empty: FILE itself is run
    std::string project;  ///< compile_commands.json or its folder; "none"; empty: the one around the program
    CompileSettings compile;
    std::string compiler;  ///< "auto", "nvrtc", "nvcc"; "": what the session says
};
/// FILE and --example.
void addProgramFile(CLI::App& command, ProgramOptions& program);
/// --source.
void addSource(CLI::App& command, ProgramOptions& program);
void addArchitectures(CLI::App& command, ProgramOptions& program);
/// --arch and all others of the compiler.
void addCompileSettings(CLI::App& command, ProgramOptions& program);

struct LaunchOptions {
    std::string preset;  ///< preset of the session: what it says counts before the session's own launch
    std::string kernel, grid, block, shared, cluster;
    std::optional<int> carveout;  ///< percent
    bool isCooperative = false;
    std::vector<std::string> arguments;     ///< NAME=VALUE
    std::vector<std::string> memory;        ///< NAME=VALUE, of recorded launches
    std::vector<std::string> defineValues;  ///< NAME=EXPRESSION
    std::vector<std::string> references;    ///< NAME=REFERENCE
    std::vector<std::string> outputs;       ///< NAME=FILE
    std::vector<std::string> shapes;        ///< NAME=SHAPE
    std::optional<double> relativeTolerance, absoluteTolerance, deadline;
    bool counters = false;
    bool statistics = false;
    std::string whoWrote;  ///< NAME[INDEX]
    bool explains = false;                   ///< a launch that fails is explained by the emulated GPU, however long that takes
    std::optional<int> schedules;            ///< orders of blocks and warps beside the plain one
    std::optional<std::uint64_t> schedule;   ///< seed of the one order to run in
    std::string checks;  ///< nameOf(HazardChecks); empty: all
    bool notes = false;
};
/// --kernel, and everything that the grid, the block and the arguments come from.
void addShape(CLI::App& command, LaunchOptions& launch);
/// Everything but what addOutputs() has.
void addLaunch(CLI::App& command, LaunchOptions& launch);
void addOutputs(CLI::App& command, LaunchOptions& launch);

struct TimingOptions {
    std::optional<int> warmup, samples;
    std::optional<int> minSamples;
    std::optional<double> maxSeconds;
    std::string until;  ///< "0.5%", "0.005", or "0" for a number of samples; empty: as the session says
    bool cold = false, hot = false, discardThrottled = false;
    std::string bytes, flops;  ///< expressions
    bool any() const;
};
/// --checks, a level of HazardChecks by its name.
void addChecks(OptionGroup& group, std::string& checks);
/// --notes.
void addNotes(OptionGroup& group, bool& notes);
/// The level of that name; All where there is none.
HazardChecks checksOf(const std::string& name);
void addTiming(CLI::App& command, TimingOptions& timing);
/// The share that --until means by "0.5%" or "0.005"; nothing where it is out of range.
std::optional<double> shareOf(const std::string& text);

/// "NAME=VALUE" as a pair; an option's validator has seen the '='.
std::pair<std::string, std::string> splitAssignment(const std::string& text);

/// The session's settings with the command line's over them.
CompileSettings merged(CompileSettings settings, const CompileSettings& given);
LaunchSetup merged(LaunchSetup setup, const LaunchOptions& given);
/// The launch of the session's preset, or its own. Throws Failure that lists the presets there are.
LaunchSetup chosenLaunch(const Session& session, const std::string& preset);
TimingSettings merged(TimingSettings settings, const TimingOptions& given);
/// The session's device, and its target by name, where the command line names none.
TargetOptions merged(const Session& session, TargetOptions given);

}  // namespace kd::cli
