// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/devicelaunch.h"

#include <functional>
#include <span>
#include <vector>

namespace kd {

/// The finished bytes of buffer `index`; empty for a buffer that is no output.
using OutputLookup = std::function<std::span<const std::byte>(std::size_t index)>;

/// Compares every output that the plan has a reference for. Reference kernels run on the launch's own device buffers after
/// fresh inputs were uploaded, so what was computed there must have been copied out before. What cannot be compared says so
/// in its message; only a fault of a reference kernel throws (LaunchError), with that kernel as subject. What was compared with is
/// left in `host.references`, where there is room.
std::vector<Verification> verifyOutputs(DeviceLaunch& launch, HostBuffers& host, const OutputLookup& outputs,
                                        const BlobLookup& blobs, const RunObserver& observer);

/// True of none.
bool allAgree(const std::vector<Verification>& verification);
/// One sentence naming the outputs that differ and the first place of the first one.
Message differenceText(const std::vector<Verification>& verification);

}  // namespace kd
