// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/measure/clocks.h"
#include "core/measure/cupti/kerneltrace.h"
#include "core/measure/hostinputs.h"
#include "core/measure/kerneltime.h"
#include "core/measure/runfailure.h"
#include "core/measure/runnerstate.h"
#include "core/measure/sampler.h"
#include "core/measure/verifier.h"

#include <chrono>
#include <memory>

namespace kd {
namespace {

std::string loadingMode(const ContextRef& context)
{
    CUmoduleLoadingMode mode{};
    const CurrentContext current(context);
    if (context.api().cuModuleGetLoadingMode(&mode) != CUDA_SUCCESS)
        return "unknown";
    return mode == CU_MODULE_LAZY_LOADING ? "lazy" : "eager";
}

}  // namespace

Json deviceReceipt(const Device& device)
{
    const ComputeCapability capability = device.computeCapability();
    return {{"name", device.name()},
            {"id", device.id().name},
            {"uuid", device.uuid()},
            {"pciBusId", device.pciBusId()},
            {"computeCapability", std::to_string(capability.major) + "." + std::to_string(capability.minor)},
            {"multiprocessors", device.attribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)},
            {"l2Bytes", device.attribute(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE)}};
}

Json launchReceipt(const DeviceLaunch& launch)
{
    const LaunchPlan& plan = launch.plan();
    Json accumulating = Json::array();
    for (const BufferPlan& buffer : plan.buffers)
        if (buffer.direction == Direction::InOut)
            accumulating.push_back(buffer.name);
    return {{"kernel", plan.kernel},
            {"grid", {plan.grid.x, plan.grid.y, plan.grid.z}},
            {"block", {plan.block.x, plan.block.y, plan.block.z}},
            {"dynamicSharedBytes", plan.sharedBytes},
            {"staticSharedBytes", launch.attributes().staticShared},
            {"registers", launch.attributes().registers},
            {"moduleLoading", loadingMode(launch.stream().context())},
            {"codeLoadedBeforeSamples", true},
            {"accumulatingBuffers", std::move(accumulating)}};
}

std::vector<Verification> verifyAgain(DeviceLaunch& launch, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer)
{
    launch.uploadInputs(host);
    runKernel(launch, observer);
    std::vector<std::vector<std::byte>> outputs(launch.plan().buffers.size());
    for (std::size_t i = 0; i < outputs.size(); ++i)
        if (isOutput(launch.plan().buffers[i])) {
            outputs[i].resize(launch.plan().buffers[i].bytes());
            launch.download(i, outputs[i]);
        }
    return verifyOutputs(
        launch, host, [&](std::size_t index) { return std::span<const std::byte>(outputs[index]); }, blobs, observer);
}

namespace {

/// What ended the samples: that all were taken, the time limit, or that CUPTI had no records of the others.
const char* endOf(const TimingRequest& request, const TimingOutcome& outcome, std::size_t launches)
{
    if (launches < static_cast<std::size_t>(request.samples))
        return "time";
    return outcome.samples.size() < launches ? "records" : "samples";
}

Json methodReceipt(const TimingRequest& request, const Sampler& sampler, std::size_t warmup, std::size_t taken, const char* end)
{
    const bool isCold = sampler.flushSize().value > 0;
    return {
        {"warmup", request.warmup},
        {"warmupLaunches", warmup},
        {"samplesWanted", request.samples},
        {"samplesTaken", taken},
        {"endedBy", end},
        {"maxSeconds", request.maxDuration.count()},
        {"l2", isCold ? "cold: filled by a memset before every sample, outside the window" : "hot: as the launch before left it"},
        {"flushBytes", sampler.flushSize().value},
        {"window", "two events on one stream around the launch"},
        {"enqueuedBehindGate", sampler.isGated()},
        {"batch", sampler.batchSize()}};
}

void checkAfter(DeviceLaunch& launch, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer,
                TimingOutcome& outcome)
{
    const std::vector<Verification> again = verifyAgain(launch, blobs, host, observer);
    outcome.receipt["verifiedBefore"] = true;
    outcome.receipt["verifiedAfter"] = allAgree(again);
    if (allAgree(again))
        return;
    outcome.run.state = RunOutcome::State::Differs;
    outcome.run.message = message("After the samples, on fresh inputs: {}", differenceText(again));
}

void addRates(const TimingRequest& request, TimingOutcome& outcome)
{
    outcome.statistics = statisticsOf(outcome.samples);
    if (outcome.statistics->median > 0) {
        outcome.bandwidth = request.bytes / outcome.statistics->median;
        outcome.flopRate = request.flops / outcome.statistics->median;
    }
}

/// The empty kernel of this launch; null, with the reason, where the device takes none.
std::unique_ptr<LaunchCost> costOf(const DeviceLaunch& launch, Message& missing)
{
    try {
        return std::make_unique<LaunchCost>(launch.stream(), launch);
    } catch (const Error& error) {
        if (damageOf(resultOf(error)) != Damage::None)
            throw;
        missing = message("The cost of a launch is not known, because no empty kernel could be launched: {}.", error.sentence());
        return nullptr;
    }
}

/// CUPTI's times, of as many launches as there are windows, or as began within what is left of the request's duration. Gives how
/// many launches there were.
std::size_t traceKernel(Sampler& sampler, const TimingRequest& request, const DriverApi& driver, Seconds left,
                        const RunObserver& observer, KernelTimeParts& parts, Json& receipt)
{
    if (request.withoutCupti) {
        parts.traceMissing = "CUPTI was not wanted.";
        return 0;
    }
    const CuptiLibrary library(cuptiCandidates(driver.version));
    KernelTrace trace(library);
    parts.traceMissing = trace.missing();
    if (!trace.missing().empty())
        return 0;
    parts.traced = sampler.collectTraced(trace, static_cast<int>(parts.windows.size()), left, observer);
    receipt = {{"library", library.path()},
               {"version", library.version()},
               {"records", parts.traced.size()},
               {"recordsDropped", trace.dropped()},
               {"launchesWithoutRecord", trace.unmatched()}};
    const std::size_t launches = parts.traced.size() + trace.unmatched();
    if (parts.traced.empty()) {
        parts.traceMissing = message("CUPTI ({}) gave no record of the kernel.", library.path());
    } else if (parts.traced.size() * 2 < parts.windows.size()) {
        parts.traceMissing =
            message("CUPTI recorded {} of {} launches within the time.", parts.traced.size(), parts.windows.size());
        parts.traced.clear();
    }
    return launches;
}

Json costReceipt(const LaunchCost& cost)
{
    const LaunchCost::Estimate estimate = cost.estimate();
    return {{"seconds", estimate.cost},
            {"errorSeconds", estimate.error},
            {"emptyLaunchSeconds", estimate.emptyLaunch},
            {"emptyStepSeconds", estimate.emptyStep},
            {"launches", cost.launches()}};
}

Json kernelTimeReceipt(const KernelTime& time)
{
    Json receipt{{"method", nameOf(time.method)}, {"errorSeconds", time.error}};
    if (!time.reason.empty())
        receipt["reason"] = time.reason.english();
    if (time.windowStatistics)
        receipt["windowMedianSeconds"] = time.windowStatistics->median;
    return receipt;
}

/// Windows, and what makes the kernel's own time of them; what was done for it goes into `receipt`. Gives the number of launches
/// that the samples are to be of.
std::size_t collectSamples(Sampler& sampler, DeviceLaunch& launch, const TimingRequest& request, const RunObserver& observer,
                           TimingOutcome& outcome, Json& receipt)
{
    KernelTimeParts parts;
    Json traceReceipt;
    const std::unique_ptr<LaunchCost> cost = costOf(launch, parts.costMissing);
    const auto begin = std::chrono::steady_clock::now();
    parts.windows = sampler.collect(request.samples, request.maxDuration, observer, cost.get());
    if (cost != nullptr && sampler.isGated())
        parts.cost = cost->estimate();
    else if (cost != nullptr)
        parts.costMissing =
            "The cost of a launch is not known, because the device could not be held back while launches were queued.";
    parts.emptyWindow = sampler.emptyWindow().count();
    const double emptyWindow = parts.emptyWindow;
    const Seconds left = request.maxDuration - (std::chrono::steady_clock::now() - begin);
    const std::size_t traced = traceKernel(sampler, request, launch.stream().api(), left, observer, parts, traceReceipt);
    const std::size_t launches = parts.traced.empty() ? parts.windows.size() : traced;
    KernelTimeChoice choice = chooseKernelTime(std::move(parts));
    outcome.samples = std::move(choice.samples);
    outcome.kernelTime = std::move(choice.time);
    receipt = kernelTimeReceipt(*outcome.kernelTime);
    receipt["emptyWindowSeconds"] = emptyWindow;
    receipt["otherLaunches"] = sampler.otherLaunches();
    if (cost != nullptr)
        receipt["launchCost"] = costReceipt(*cost);
    if (!traceReceipt.is_null())
        receipt["cupti"] = std::move(traceReceipt);
    return launches;
}

void measureTiming(DeviceLaunch& launch, const TimingRequest& request, const RunObserver& observer, TimingOutcome& outcome)
{
    const Device& device = launch.stream().context().device();
    const ClockReader clocks(device.pciBusId());
    Sampler sampler(launch, request.cold, outcome.run.duration);
    const std::size_t warmup = sampler.warmUp(request.warmup, observer);
    const Json before = clocks.read();
    Json kernelTime;
    const std::size_t launches = collectSamples(sampler, launch, request, observer, outcome, kernelTime);
    const Json after = clocks.read();
    outcome.receipt = methodReceipt(request, sampler, warmup, outcome.samples.size(), endOf(request, outcome, launches));
    outcome.receipt["emptyWindowSeconds"] = kernelTime["emptyWindowSeconds"];
    kernelTime.erase("emptyWindowSeconds");
    outcome.receipt["kernelTime"] = std::move(kernelTime);
    outcome.receipt["launch"] = launchReceipt(launch);
    outcome.receipt["device"] = deviceReceipt(device);
    outcome.receipt["driver"] = {
        {"cuda", outcome.run.driverVersion}, {"release", clocks.driverRelease()}, {"library", device.api().origin}};
    outcome.receipt["verifiedBefore"] = nullptr;
    outcome.receipt["verifiedAfter"] = nullptr;
    outcome.receipt["cubinSha256"] = outcome.run.cubinSha256;
    outcome.receipt["clocks"] = {{"before", before}, {"after", after}};
    outcome.clocksMissing = clocks.missing();
    if (!clocks.missing().empty())
        outcome.receipt["clocks"]["missing"] = clocks.missing().english();
    addRates(request, outcome);
}

/// Instructions in place of seconds, of the run that was verified.
void modelTiming(const DeviceLaunch& launch, TimingOutcome& outcome)
{
    constexpr double kLanes = 32;
    const LineCount& totals = outcome.run.counters.value().totals;
    const double lanes = kLanes * static_cast<double>(totals.executed);
    outcome.modelled = true;
    outcome.instructions = {{"warpInstructions", totals.executed},
                            {"laneInstructions", totals.activeLanes},
                            {"laneEfficiency", lanes > 0 ? static_cast<double>(totals.activeLanes) / lanes : 0.0},
                            {"globalRequests", totals.requests},
                            {"sectors", totals.sectors},
                            {"idealSectors", totals.idealSectors},
                            {"bankConflicts", totals.bankConflicts}};
    const Device& device = launch.stream().context().device();
    outcome.receipt = {
        {"method", "instructions and accesses of one launch, counted in the PTX by the emulated GPU; it has no time"},
        {"launch", launchReceipt(launch)},
        {"device", deviceReceipt(device)},
        {"driver", {{"cuda", outcome.run.driverVersion}, {"library", device.api().origin}}},
        {"cubinSha256", outcome.run.cubinSha256}};
    for (const char* const unknown : {"registers", "moduleLoading"})
        outcome.receipt["launch"][unknown] = nullptr;
    for (const char* const unknown : {"pciBusId", "l2Bytes"})
        outcome.receipt["device"][unknown] = nullptr;
}

}  // namespace

TimingOutcome Runner::time(const TimingRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer)
{
    TimingOutcome outcome;
    m_state->perform(request.run, blobs, host, outcome.run, [&](DeviceLaunch& launch) {
        RunRequest run = request.run;
        run.counters = m_state->channel() != nullptr;
        m_state->runOnce(launch, run, blobs, host, observer, outcome.run);
        if (!outcome.run.ok())
            return;
        if (m_state->channel() != nullptr)
            return modelTiming(launch, outcome);
        measureTiming(launch, request, observer, outcome);
        if (!request.run.plan.references.empty())
            checkAfter(launch, blobs, host, observer, outcome);
    });
    if (outcome.run.ok())
        return outcome;
    return {.run = outcome.run, .clocksMissing = outcome.clocksMissing, .receipt = outcome.receipt};
}

}  // namespace kd
