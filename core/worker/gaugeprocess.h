// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// main() of the process that reads NVML for the supervisor, at the other end of `channel`. A call into NVML may never return:
/// the supervisor ends the process then.
int gaugeProcessMain(int channel);

}  // namespace kd
