// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// The loop of a GPU process: lists devices, runs and times plans for the supervisor over `channel`, on the main thread,
/// until the channel closes. It takes its device with the first run. Returns the exit status.
int gpuProcessMain(int channel);

/// The same for the emulated GPU, which needs neither files nor drivers: confined before it reads anything.
int emulatedGpuProcessMain(int channel);

}  // namespace kd
