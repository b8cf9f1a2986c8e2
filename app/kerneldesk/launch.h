#pragma once

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/program.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/timingoutcome.h"
#include "core/occupancy/occupancy.h"
#include "core/session/launchplan.h"

#include <string>

namespace kd::cli {

/// A launch that is ready to be sent: compiled, and every expression evaluated.
struct PreparedLaunch {
    CompileOutcome build;
    ResolvedLaunch launch;

    RunRequest request(const DeviceInfo& device, const Program& program) const;
};

/// For a program that compiled. Chooses the only kernel where none is named. Throws Failure (BadArguments) that names what is
/// wrong.
PreparedLaunch prepareLaunch(CompileOutcome build, const Program& program, LaunchSetup setup);

/// A timing that is ready but for `request.run`.
struct PreparedTiming {
    PreparedLaunch launch;
    TimingRequest request;
};
/// The same; the amounts of `settings` may use every name that the launch may.
PreparedTiming prepareTiming(CompileOutcome build, const Program& program, LaunchSetup setup, const TimingSettings& settings);

/// The kernel that `name` means, or the only one. Throws Failure that lists the kernels there are.
const KernelInfo& chosenKernel(const CompileOutcome& build, const std::string& name);

/// What the occupancy calculator is asked about a kernel: its figures, and the block and dynamic shared memory of `setup`;
/// where that has no block, the largest of __launch_bounds__, else 256 threads. Neither grid nor arguments are needed.
/// Throws Failure (BadArguments) where a name in the two has no value.
OccupancyInput occupancyInput(const CompileOutcome& build, const Program& program, LaunchSetup setup);

/// The figures alone.
OccupancyInput occupancyInput(const KernelInfo& kernel, const std::string& architecture);

/// For the device's architecture unless --arch names one. Throws Failure when it names several.
CompileOutcome compileForDevice(Connection& connection, const Program& program, const ProgramOptions& options);

/// The JSON document of a command for a program that does not compile, and the kernel that was asked for.
using NotCompiledDocument = Json (*)(const CompileOutcome& build, const std::string& kernel);

/// Says that a program does not compile, and why.
ExitStatus reportNotCompiled(const CompileOutcome& build, const Program& program, const FormatOption& format,
                             NotCompiledDocument document);

/// What values, recipes and references are written like, for the end of a command's help.
QString launchHelp(const QString& command);

}  // namespace kd::cli
