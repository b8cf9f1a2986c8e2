// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/kerneltime/timerounds.h"

#include "core/measure/cupti/kerneltrace.h"
#include "core/measure/deadlinewindow.h"
#include "core/measure/hostinputs.h"
#include "core/measure/launchcost.h"
#include "core/measure/sampler.h"
#include "core/measure/stoppingrule.h"

#include <cmath>
#include <cstdint>

namespace kd::bench {
namespace {

constexpr Seconds kNoLimit{600};
constexpr Seconds kLongLaunch{1e-3};
constexpr int kTrains = 8;
constexpr int kTrain = 8;

HostBuffers inputsOf(const LaunchPlan& plan)
{
    HostBuffers host;
    for (const BufferPlan& buffer : plan.buffers) {
        host.inputs.emplace_back(Bytes{buffer.bytes()});
        host.outputs.emplace_back(Bytes{isOutput(buffer) ? buffer.bytes() : 0});
    }
    fillInputs(plan, {}, host);
    return host;
}

/// Time between two events around `launches` launches, which are in the queue before the first begins.
double windowAround(DeviceLaunch& launch, BlockingKernel& blockingKernel, int launches)
{
    const StreamRef& stream = launch.stream();
    const Event start(stream.context());
    const Event stop(stream.context());
    blockingKernel.block(stream);
    start.ref().record(stream);
    for (int i = 0; i < launches; ++i)
        launch.launch();
    stop.ref().record(stream);
    blockingKernel.unblock();
    waitFor(stop, {});
    return stop.ref().since(start).count();
}

std::vector<double> stepsOf(DeviceLaunch& launch)
{
    BlockingKernel blockingKernel(launch.stream().context());
    std::vector<double> ones, trains;
    for (int i = 0; i < kTrains; ++i) {
        ones.push_back(windowAround(launch, blockingKernel, 1));
        trains.push_back(windowAround(launch, blockingKernel, kTrain));
    }
    const double one = statisticsOf(ones).median;
    for (double& train : trains)
        train = (train - one) / (kTrain - 1);
    return trains;
}

/// Whole ones: the clocks have no finer steps.
std::vector<std::int64_t> nanoseconds(const std::vector<double>& seconds)
{
    std::vector<std::int64_t> whole;
    for (const double each : seconds)
        whole.push_back(std::llround(each * 1e9));
    return whole;
}

void traceRound(TimeRound& round, const LaunchPlan& plan, Sampler& sampler, DeviceLaunch& empty, const CuptiLibrary& cupti,
                int samples)
{
    KernelTrace trace(cupti);
    if (!trace.missing().empty())
        return;
    const SampleLimits limits{.samples = static_cast<std::size_t>(samples), .maxDuration = kNoLimit};
    StoppingRule rule(limits), emptyRule(limits);
    sampler.collectTraced(trace, rule, {}, nullptr, round.traced);
    trace.beginBatch();
    round.tracedWindows = sampler.collect(samples, kNoLimit, {});
    round.tracedInWindows = trace.endBatch(plan.grid, plan.block);
    Sampler emptySampler(empty, false, Seconds(1e-6));
    emptySampler.collectTraced(trace, emptyRule, {}, nullptr, round.tracedEmpty);
    round.dropped = trace.dropped();
    round.unmatched = trace.unmatched();
}

TimeRound measureRound(DeviceLaunch& launch, Sampler& sampler, bool isCold, const CuptiLibrary& cupti, int samples)
{
    TimeRound round;
    LaunchCost cost(launch.stream(), launch);
    round.windows = sampler.collect(samples, kNoLimit, {}, &cost);
    const LaunchCost::Estimate estimate = cost.estimate();
    round.cost = estimate.cost;
    round.costError = estimate.error;
    round.emptyLaunch = estimate.emptyLaunch;
    round.emptyStep = estimate.emptyStep;
    round.emptyWindow = estimate.emptyWindow;
    round.isGated = sampler.isGated();
    if (!isCold && statisticsOf(round.windows).median < kLongLaunch.count())
        round.steps = stepsOf(launch);
    traceRound(round, launch.plan(), sampler, cost.emptyLaunch(), cupti, samples);
    return round;
}

}  // namespace

void to_json(Json& json, const TimeRound& round)
{
    json = {{"windowsNs", nanoseconds(round.windows)},
            {"cuptiNs", nanoseconds(round.traced)},
            {"cuptiEmptyNs", nanoseconds(round.tracedEmpty)},
            {"tracedWindowsNs", nanoseconds(round.tracedWindows)},
            {"cuptiInWindowsNs", nanoseconds(round.tracedInWindows)},
            {"stepsNs", nanoseconds(round.steps)},
            {"cost", round.cost},
            {"costError", round.costError},
            {"emptyLaunch", round.emptyLaunch},
            {"emptyStep", round.emptyStep},
            {"emptyWindow", round.emptyWindow},
            {"gated", round.isGated},
            {"recordsDropped", round.dropped},
            {"launchesWithoutRecord", round.unmatched}};
}

std::vector<TimeRound> measureRounds(const BenchDevice& device, const TimeCase& each, std::span<const std::byte> cubin,
                                     const CuptiLibrary& cupti, int rounds, int samples)
{
    const HostBuffers host = inputsOf(each.plan);
    DeviceLaunch launch(device.stream(), each.plan, cubin, "kerneltime.cu");
    launch.uploadInputs(host);
    Sampler sampler(launch, each.isCold, kLongLaunch);
    sampler.warmUp(10, {});
    std::vector<TimeRound> all;
    for (int i = 0; i < rounds; ++i)
        all.push_back(measureRound(launch, sampler, each.isCold, cupti, samples));
    return all;
}

}  // namespace kd::bench
