// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/occupancy/occupancy.h"
#include "core/session/launch/launchplan.h"

#include <QString>

#include <optional>

namespace kd {

/// Tells what the launch form's text comes to with the present build: the plan that a run sends.
struct LaunchCheck {
    /// Nothing: see `sentence`. It is there where only the device cannot take it, or where only what a file holds is wrong.
    std::optional<LaunchPlan> plan;
    std::optional<BlockShape> shape;  ///< of the plan; without one as far as what is wrong lets it be known
    ErrorSubject subject;            ///< what is wrong; empty when it is more than one thing
    QString sentence;                ///< one sentence why it cannot be launched, which names the subject; empty when it can
    QString bytesProblem, flopsProblem;   ///< one sentence each why declared work has no value; empty where the plan has it
    QString noBlockSize;  ///< one sentence why the kernel has no occupancy by block size; empty where it has
    std::optional<OccupancyInput> input;  ///< question that the calculator is asked about it, as far as it is known
};

}  // namespace kd
