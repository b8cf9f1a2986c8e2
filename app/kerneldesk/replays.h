// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/options.h"

#include <QString>

#include <cstdint>
#include <filesystem>

namespace kd::cli {

/// What running a recorded launch again, some times, says of its recording.
struct Replays {
    std::uint32_t count = 0;
    std::uint32_t equal = 0;      ///< of them left the same bits as the recorded launch
    double largestAbsolute = 0;   ///< of floating-point outputs, from what is recorded
    bool hasOthers = false;       ///< outputs that are no floating-point numbers, or of no known type, differed too
    bool isRelocated = false;     ///< the memory did not lie where it was recorded
    QString problem;              ///< one sentence where it could not be run, or failed
};

/// Runs the launch of a session `count` times on `target`, on the device that runs take where none is named. Where floating-point
/// outputs are not the same in each, as with atomic additions, twice the largest difference becomes the session's absolute
/// tolerance, which is then saved. Blocks.
Replays replay(const std::filesystem::path& session, std::uint32_t count, const TargetOptions& target = {});

QString replaysText(const Replays& replays);

}  // namespace kd::cli
