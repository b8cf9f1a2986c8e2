// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/devicelaunch.h"
#include "core/measure/sampler.h"

#include <span>
#include <vector>

namespace kd {

/// Holds what launches on fresh buffers took.
struct FreshLaunches {
    std::vector<double> seconds;  ///< windows, one a launch
    bool hasMoved = false;        ///< the buffers had other addresses than those before
    bool hasOtherInputs = false;  ///< random inputs had another seed
};

/// Launches a few times, each after its inputs were copied anew: to other addresses where the device has room for both, and from
/// another seed where little is to be filled. So a kernel that left work out because its launch before had done it, by the
/// addresses or by what it finds in its outputs, takes the time that it takes. `host` has its own inputs again after that. Throws
/// as the samples do.
FreshLaunches launchFresh(DeviceLaunch& launch, Sampler& sampler, const BlobLookup& blobs, HostBuffers& host,
                          const RunObserver& observer);

/// Whether even the shortest of fresh launches took so much longer than the timed ones, in seconds, that caches do not explain it.
bool isReused(double timed, std::span<const double> fresh);

}  // namespace kd
