// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/session/document/runoutcome.h"

#include <string>

namespace kd {

/// Writes what ended a launch of `kernel` into `outcome`: state, message and the one fault, with its place. `deadline` is what
/// a fault of kind Deadline passed.
void recordDeviceFault(const Fault& fault, const std::string& kernel, Seconds deadline, RunOutcome& outcome);

}  // namespace kd
