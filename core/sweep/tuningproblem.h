// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/session/launch/launchsetup.h"
#include "core/sweep/axis.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

inline constexpr std::size_t kMaxProblemBytes = 16u << 20;

/// A sweep as the open format T1 1.0.0 describes it, which Kernel Tuner and KTT read and write.
struct TuningProblem {
    std::vector<SweepAxis> axes;           ///< all of them macros
    std::vector<std::string> constraints;
    std::string kernelFile;                ///< as the file names it; nothing opens it by that
    LaunchSetup launch;                    ///< kernel, grid, block, shared memory and arguments
    CompileSettings compile;               ///< options
    std::uint64_t budget = 0;              ///< points; 0: none is given
};

/// Reads T1. Its lists and conditions are texts in Python, of which the small part that pythonValues() and expressionOfPython()
/// know is read. Throws RuntimeError for what is no T1, for another language than CUDA, and for arguments that no recipe fills.
TuningProblem readTuningProblem(std::string_view text);

}  // namespace kd
