// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/measure/timingoutcome.h"
#include "core/occupancy/occupancy.h"
#include "core/session/launch/launchplan.h"
#include "ui/program/program.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Resolves the launch of a program that compiled, and chooses the only kernel where none is named. Throws UserError (Input) that
/// names what is wrong. Blocks while it reads files.
LaunchPlan planLaunch(const CompileOutcome& build, const Program& program, LaunchSetup setup, const TimingSettings& timing = {});

/// Resolves the launch of the kernel that `setup` names, with the macros of the program's source and, where those do not do, of the
/// headers of its project, too. Throws RuntimeError that names what is wrong. Blocks while it reads files.
LaunchPlan resolveProgram(const CompileOutcome& build, const Program& program, const LaunchSetup& setup,
                          const TimingSettings& timing);

/// Resolves block, grid, cluster and shared memory alone, with the same macros; what is wrong with an argument matters only where
/// one of them names it, and a grid that has no value is left out. Throws RuntimeError. Blocks while it reads files.
BlockShape resolveProgramBlock(const CompileOutcome& build, const Program& program, const LaunchSetup& setup);

/// One sentence why the device of that name runs no such kernel: the emulated GPU runs none of CUDA Tile. Empty: it may.
QString whyNotOnDevice(const KernelInfo& kernel, std::string_view device);
/// Throws that as a UserError (Input).
void requireDevice(const CompileOutcome& build, const LaunchPlan& plan, std::string_view device);

/// Does what readBlobs() does for the command line: throws UserError (Input).
std::vector<PlanBlob> readPlanFiles(LaunchPlan& plan, const Program& program);

/// Makes the request that times what `run` runs. Throws UserError (Input) where the plan could not evaluate declared work.
TimingRequest timingRequest(RunRequest run, const TimingSettings& settings);

/// The kernel that `name` means, or the only one, for which those of the toolkit do not count beside one of the program. Throws
/// UserError that lists the kernels there are.
const KernelInfo& chosenKernel(const CompileOutcome& build, const std::string& name);

/// One sentence why there is no occupancy by block size of a kernel of CUDA Tile.
QString noBlockSizeText(const KernelInfo& kernel);

/// Gives what the occupancy calculator is asked about a kernel: its figures, and the block and dynamic shared memory of
/// `setup`; where that has no block, the largest of __launch_bounds__, else 256 threads. A kernel of CUDA Tile has the threads that
/// its compiler gave it. Neither grid nor arguments are needed.
/// Throws UserError (Input) where a name in the two has no value.
OccupancyInput occupancyInput(const CompileOutcome& build, const Program& program, LaunchSetup setup);

/// The figures alone.
OccupancyInput occupancyInput(const KernelInfo& kernel, const std::string& architecture);
/// The same with the launch.
OccupancyInput occupancyInput(const KernelInfo& kernel, const std::string& architecture, const LaunchPlan& plan);

}  // namespace kd
