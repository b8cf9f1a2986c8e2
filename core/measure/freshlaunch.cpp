// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/freshlaunch.h"

#include "core/measure/hostinputs.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::uint64_t kLittle = 16u << 20;  ///< bytes that are filled and copied in some milliseconds
constexpr int kRounds = 3;
constexpr double kColdFactor = 3;     ///< memory is no more than so much slower than L2
constexpr double kColdSeconds = 20e-6;  ///< of addresses and code that are not in any cache

/// The same plan with other random inputs, and whether it has any.
bool reseed(LaunchPlan& plan, std::uint64_t step)
{
    bool isChanged = false;
    for (BufferPlan& buffer : plan.buffers)
        if (buffer.recipe.kind == Recipe::Kind::Random || buffer.recipe.kind == Recipe::Kind::Normal) {
            buffer.recipe.seed += step;
            isChanged = true;
        }
    return isChanged;
}

std::uint64_t bytesOf(const LaunchPlan& plan)
{
    std::uint64_t bytes = 0;
    for (const BufferPlan& buffer : plan.buffers)
        bytes += buffer.bytes();
    return bytes;
}

}  // namespace

FreshLaunches launchFresh(DeviceLaunch& launch, Sampler& sampler, const BlobLookup& blobs, HostBuffers& host,
                          const RunObserver& observer)
{
    const bool isLittle = bytesOf(launch.plan()) <= kLittle;
    const RunObserver quiet{.launched = observer.launched, .completed = observer.completed, .progress = {}};
    LaunchPlan plan = launch.plan();
    FreshLaunches fresh{.hasMoved = true, .hasOtherInputs = isLittle && reseed(plan, 0)};
    for (int round = 0; round < (isLittle ? kRounds : 1); ++round) {
        if (fresh.hasOtherInputs) {
            reseed(plan, 1);
            fillInputs(plan, blobs, host);
        }
        fresh.hasMoved = launch.moveBuffers() && fresh.hasMoved;
        launch.uploadInputs(host);
        launch.stream().synchronize();
        fresh.seconds.push_back(sampler.collect(1, Seconds{0}, quiet).front());
    }
    if (fresh.hasOtherInputs)
        fillInputs(launch.plan(), blobs, host);
    return fresh;
}

bool isReused(double timed, std::span<const double> fresh)
{
    return !fresh.empty() && *std::ranges::min_element(fresh) > kColdFactor * timed + kColdSeconds;
}

}  // namespace kd
