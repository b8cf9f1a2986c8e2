// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// Runs kerneldesk-worker: the supervisor on standard input and output, or, with `--capture`, a CaptureHost there, or, started by
/// the supervisor, one of its children: `--compile-process` or `--gpu-process`, with the channel as descriptor 3. Returns the exit
/// status.
int workerMain(int argc, char** argv);

}  // namespace kd
