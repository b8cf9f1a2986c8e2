// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/driver/drivererror.h"
#include "core/measure/clocks.h"
#include "core/measure/cupti/kerneltrace.h"
#include "core/measure/samplewatch.h"
#include "core/measure/hostinputs.h"
#include "core/measure/freshlaunch.h"
#include "core/measure/kerneltime.h"
#include "core/measure/roofs.h"
#include "core/measure/runfailure.h"
#include "core/measure/runnerstate.h"
#include "core/measure/sampler.h"
#include "core/measure/verifier.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>

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
            {"relocated", launch.isRelocated()},
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

Json methodReceipt(const TimingRequest& request, const Sampler& sampler, std::size_t warmup, const TimingOutcome& outcome)
{
    const bool isCold = sampler.flushSize().value > 0;
    Json receipt{
        {"warmup", request.warmup},
        {"warmupLaunches", warmup},
        {"samplesWanted", request.samples},
        {"samplesTaken", outcome.samples.size()},
        {"endedBy", nameOf(outcome.end->why)},
        {"maxSeconds", request.maxDuration.count()},
        {"l2", isCold ? "cold: filled by a memset before every sample, outside the window" : "hot: as the launch before left it"},
        {"flushBytes", sampler.flushSize().value},
        {"window", "two events on one stream around the launch"},
        {"enqueuedBehindGate", sampler.isGated()},
        {"batch", sampler.batchSize()}};
    if (request.interval > 0)
        receipt["interval"] = {{"wanted", request.interval}, {"reached", outcome.end->reached}, {"minSamples", request.minSamples}};
    if (outcome.end->projected > 0)
        receipt["interval"]["projectedSamples"] = outcome.end->projected;
    if (request.discardThrottled)
        receipt["samplesDiscarded"] = outcome.end->discarded;
    return receipt;
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

std::string durationText(double seconds)
{
    return numbers::duration(seconds, 3, numbers::Style::Plain);
}

double halfWidthOf(const Statistics& statistics)
{
    const double share = intervalShare(statistics);
    return std::isfinite(share) ? share : 0;
}

/// The machine failed, not the kernel, which is no worse for it.
bool isLossOfDevice(const TimingOutcome& outcome)
{
    return !outcome.samples.empty() &&
        (outcome.run.state == RunOutcome::State::Unavailable || outcome.run.state == RunOutcome::State::Lost);
}

void addRates(const TimingRequest& request, TimingOutcome& outcome)
{
    if (outcome.statistics->median > 0) {
        outcome.bandwidth = request.bytes / outcome.statistics->median;
        outcome.flopRate = request.flops / outcome.statistics->median;
    }
}

/// The samples of one timing as they are taken: what is done after another, and what comes of it.
class TimingRun {
public:
    TimingRun(DeviceLaunch& launch, const TimingRequest& request, const RunObserver& observer, TimingOutcome& outcome)
        : m_launch(launch), m_request(request), m_observer(observer), m_outcome(outcome),
          m_watch(launch.stream().context().device(), request.discardThrottled),
          m_sampler(launch, request.cold, outcome.run.duration)
    {
    }

    /// Takes the samples. Where that throws the outcome has those taken before.
    void measure();
    /// Launches on fresh buffers, for what the samples may have reused.
    void compareWithFreshLaunches(const BlobLookup& blobs, HostBuffers& host);

private:
    void collect();
    /// How many windows are taken before CUPTI is asked, which may make most of them needless.
    SampleLimits limitsOfWindows(bool hasTrace) const;
    void trace(const CuptiLibrary& library, Seconds left);
    bool isTraceWhole(const Sampler::Traced& traced) const;
    std::size_t wantedRecords(const Sampler::Traced& traced) const;
    void estimateCost();
    void choose();
    void keepTaken();
    void writeReceipt(const Json& kernelTime);
    void addDoubts();
    Json kernelTimeFacts() const;

    DeviceLaunch& m_launch;
    const TimingRequest& m_request;
    const RunObserver& m_observer;
    TimingOutcome& m_outcome;
    SampleWatch m_watch;
    Sampler m_sampler;
    std::unique_ptr<LaunchCost> m_cost;
    KernelTimeParts m_parts;
    TimingEnd m_end;
    Json m_traceReceipt;
    std::size_t m_warmup = 0;
    std::size_t m_discardedBefore = 0;  ///< before the samples that are shown were taken
};

Json kernelTimeReceipt(const KernelTime& time)
{
    Json receipt{{"method", nameOf(time.method)}, {"errorSeconds", time.error}};
    if (!time.reason.empty())
        receipt["reason"] = time.reason.english();
    if (time.windowStatistics)
        receipt["windowMedianSeconds"] = time.windowStatistics->median;
    return receipt;
}

void TimingRun::measure()
{
    const auto begin = std::chrono::steady_clock::now();
    m_warmup = m_sampler.warmUp(m_request.warmup, m_observer);
    m_cost = launchCostOf(m_launch, m_parts.costMissing);
    try {
        collect();
    } catch (const Error&) {
        keepTaken();
        throw;
    }
    const Seconds took = std::chrono::steady_clock::now() - begin;
    choose();
    m_outcome.end->discarded = m_watch.discarded() - m_discardedBefore;
    writeReceipt(kernelTimeFacts());
    m_outcome.receipt["wallSeconds"] = took.count();
    addRates(m_request, m_outcome);
    addDoubts();
}

SampleLimits TimingRun::limitsOfWindows(bool hasTrace) const
{
    constexpr std::size_t kFewWindows = 64;
    SampleLimits limits = limitsOf(m_request);
    if (hasTrace && limits.interval > 0) {
        limits.samples = std::min(limits.samples, std::max(limits.minSamples, kFewWindows));
        limits.maxDuration /= 4;
    }
    return limits;
}

void TimingRun::collect()
{
    const auto begin = std::chrono::steady_clock::now();
    std::optional<CuptiLibrary> library;
    if (!m_request.withoutCupti)
        library.emplace(cuptiCandidates(m_launch.stream().api().version));
    const bool hasTrace = library && library->missing().empty();
    StoppingRule rule(limitsOfWindows(hasTrace));
    Seconds taken = m_sampler.collect(rule, m_observer, m_cost.get(), &m_watch, m_parts.windows);
    m_end = rule.end(statisticsOf(m_parts.windows));
    estimateCost();
    m_parts.emptyWindow = m_sampler.emptyWindow().count();
    if (library)
        trace(*library, m_request.maxDuration - taken);
    else
        m_parts.traceMissing = "CUPTI was not wanted.";
    if (!m_parts.traced.empty() || !hasTrace || m_request.interval == 0)
        return;
    SampleLimits limits = limitsOf(m_request);
    const Seconds spent = std::chrono::steady_clock::now() - begin;
    limits.maxDuration = std::max(Seconds{0}, m_request.maxDuration - spent);
    StoppingRule rest(limits);
    m_sampler.collect(rest, m_observer, m_cost.get(), &m_watch, m_parts.windows);
    m_end = rest.end(statisticsOf(m_parts.windows));
    estimateCost();
}

void TimingRun::estimateCost()
{
    if (m_cost != nullptr && m_sampler.isGated())
        m_parts.cost = m_cost->estimate();
    else if (m_cost != nullptr)
        m_parts.costMissing =
            "The cost of a launch is not known, because the device could not be held back while launches were queued.";
}

void TimingRun::trace(const CuptiLibrary& library, Seconds left)
{
    KernelTrace trace(library);
    m_parts.traceMissing = trace.missing();
    if (!trace.missing().empty())
        return;
    SampleLimits limits = limitsOf(m_request);
    if (limits.interval == 0)
        limits.samples = m_parts.windows.size();
    limits.maxDuration = std::max(left, Seconds{0});
    StoppingRule rule(limits);
    const std::size_t discarded = m_watch.discarded();
    const Sampler::Traced traced = m_sampler.collectTraced(trace, rule, m_observer, &m_watch, m_parts.traced);
    m_traceReceipt = {{"library", library.path()},
                      {"version", library.version()},
                      {"records", traced.records},
                      {"recordsDropped", trace.dropped()},
                      {"launchesWithoutRecord", trace.unmatched()}};
    if (m_parts.traced.empty()) {
        m_parts.traceMissing = message("CUPTI ({}) gave no record of the kernel.", library.path());
    } else if (!isTraceWhole(traced)) {
        m_parts.traceMissing = message("CUPTI recorded {} of {} launches within the time.", traced.records, wantedRecords(traced));
        m_parts.traced.clear();
    } else {
        m_end = rule.end(statisticsOf(m_parts.traced));
        m_discardedBefore = discarded;
        if (m_request.interval == 0 && traced.records < traced.launches)
            m_end.why = TimingEnd::Why::Records;
        else if (m_request.interval == 0 && traced.launches < static_cast<std::size_t>(m_request.samples))
            m_end.why = TimingEnd::Why::TimeLimit;
    }
}

/// Of a number of samples that was asked for half at least; by an interval, of as many launches as there were.
bool TimingRun::isTraceWhole(const Sampler::Traced& traced) const
{
    return traced.records * 2 >= wantedRecords(traced);
}

std::size_t TimingRun::wantedRecords(const Sampler::Traced& traced) const
{
    return m_request.interval > 0 ? traced.launches : m_parts.windows.size();
}

void TimingRun::choose()
{
    KernelTimeChoice choice = chooseKernelTime(m_parts);
    m_outcome.samples = std::move(choice.samples);
    m_outcome.kernelTime = std::move(choice.time);
    m_outcome.statistics = statisticsOf(m_outcome.samples);
    m_end.reached = halfWidthOf(*m_outcome.statistics);
    m_outcome.end = m_end;
}

/// The device failed: what it gave before is not lost with it.
void TimingRun::keepTaken()
{
    if (m_parts.windows.empty())
        return;
    m_end = {.why = TimingEnd::Why::Failure, .wanted = m_request.interval};
    choose();
    m_outcome.end->discarded = m_watch.discarded() - m_discardedBefore;
    addRates(m_request, m_outcome);
    m_outcome.receipt = methodReceipt(m_request, m_sampler, m_warmup, m_outcome);
    m_outcome.receipt["kernelTime"] = kernelTimeReceipt(*m_outcome.kernelTime);
}

Json TimingRun::kernelTimeFacts() const
{
    Json facts = kernelTimeReceipt(*m_outcome.kernelTime);
    facts["otherLaunches"] = m_sampler.otherLaunches();
    if (m_cost != nullptr)
        facts["launchCost"] = m_cost->receipt();
    if (!m_traceReceipt.is_null())
        facts["cupti"] = m_traceReceipt;
    return facts;
}

void TimingRun::writeReceipt(const Json& kernelTime)
{
    const Device& device = m_launch.stream().context().device();
    const ClockReader& clocks = m_watch.clocks();
    Json& receipt = m_outcome.receipt;
    receipt = methodReceipt(m_request, m_sampler, m_warmup, m_outcome);
    receipt["emptyWindowSeconds"] = m_parts.emptyWindow;
    receipt["kernelTime"] = kernelTime;
    receipt["launch"] = launchReceipt(m_launch);
    receipt["device"] = deviceReceipt(device);
    receipt["driver"] = {
        {"cuda", m_outcome.run.driverVersion}, {"release", clocks.driverRelease()}, {"library", device.api().origin}};
    receipt["verifiedBefore"] = nullptr;
    receipt["verifiedAfter"] = nullptr;
    receipt["cubinSha256"] = m_outcome.run.cubinSha256;
    receipt["clocks"] = {{"before", m_watch.before()}, {"after", m_watch.after()}};
    m_outcome.clocksMissing = clocks.missing();
    if (!clocks.missing().empty())
        receipt["clocks"]["missing"] = clocks.missing().english();
}

void TimingRun::addDoubts()
{
    constexpr Seconds kNotableElsewhere{0.0005};
    std::vector<TimingDoubt>& doubts = m_outcome.doubts;
    doubts = impossibleRates(m_request, m_outcome, roofsOf(m_launch.stream().context().device()));
    for (TimingDoubt& each : m_watch.doubts())
        doubts.push_back(std::move(each));
    if (const Seconds elsewhere = m_sampler.workElsewhere(); elsewhere > kNotableElsewhere)
        doubts.push_back({TimingDoubt::Kind::WorkElsewhere,
                          message("After each batch of launches the device went on for at least {}: work on another stream, or "
                                  "text that the kernel printed, is in no sample.", durationText(elsewhere.count()))});
    const bool isNoLongerThanNothing = m_parts.cost && statisticsOf(m_parts.windows).median <= m_parts.cost->emptyLaunch;
    if (m_outcome.statistics->median <= m_outcome.kernelTime->error || (m_parts.traced.empty() && isNoLongerThanNothing))
        doubts.push_back({TimingDoubt::Kind::BelowClock,
                          message("The time is too short to be told from nothing: it is known to within {}.",
                                  durationText(m_outcome.kernelTime->error))});
    if (doubts.size() > kMaxDoubts)
        doubts.resize(kMaxDoubts);
}

void TimingRun::compareWithFreshLaunches(const BlobLookup& blobs, HostBuffers& host)
{
    const double window = statisticsOf(m_parts.windows).median;
    const FreshLaunches fresh = launchFresh(m_launch, m_sampler, blobs, host, m_observer);
    m_outcome.receipt["fresh"] = {{"seconds", fresh.seconds},
                                  {"otherAddresses", fresh.hasMoved},
                                  {"otherInputs", fresh.hasOtherInputs}};
    if (isReused(window, fresh.seconds) && m_outcome.doubts.size() < kMaxDoubts)
        m_outcome.doubts.push_back({TimingDoubt::Kind::ReusedWork,
                                    message("A launch on fresh buffers took {}, the timed ones {}: these may find work done by "
                                            "those before them.", durationText(*std::ranges::min_element(fresh.seconds)),
                                            durationText(window))});
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

/// Finds what is right in the first launch of its code alone, as where a later one gives what that one kept.
void checkSecondLaunch(DeviceLaunch& launch, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer,
                       TimingOutcome& outcome)
{
    if (launch.plan().references.empty())
        return;
    const std::vector<Verification> again = verifyAgain(launch, blobs, host, observer);
    outcome.receipt["verifiedInSecondLaunch"] = allAgree(again);
    if (allAgree(again))
        return;
    outcome.run.state = RunOutcome::State::Differs;
    outcome.run.message = message("In a second launch, on fresh inputs: {}", differenceText(again));
}

}  // namespace

TimingOutcome Runner::time(const TimingRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer)
{
    TimingOutcome outcome;
    bool isMeasured = false;
    m_state->perform(request.run, blobs, host, outcome.run, [&](DeviceLaunch& launch) {
        RunRequest run = request.run;
        run.counters = m_state->channel() != nullptr;
        m_state->runOnce(launch, run, blobs, host, observer, outcome.run);
        if (!outcome.run.ok())
            return;
        if (m_state->channel() != nullptr) {
            modelTiming(launch, outcome);
            m_state->channel()->setDeadline(request.run.plan.deadline);
            return checkSecondLaunch(launch, blobs, host, observer, outcome);
        }
        TimingRun timing(launch, request, observer, outcome);
        timing.measure();
        isMeasured = true;
        timing.compareWithFreshLaunches(blobs, host);
        if (!request.run.plan.references.empty())
            checkAfter(launch, blobs, host, observer, outcome);
    });
    const bool isAgainstIt = outcome.run.state == RunOutcome::State::Differs || outcome.run.state == RunOutcome::State::Cancelled;
    if (isMeasured && !outcome.run.ok() && !isAgainstIt) {
        // All samples were whole before something failed.
        outcome.run.message = message("The samples are whole; after them, on fresh inputs: {}", outcome.run.message);
        return outcome;
    }
    if (outcome.run.ok() || isLossOfDevice(outcome))
        return outcome;
    return {.run = outcome.run, .clocksMissing = outcome.clocksMissing, .receipt = outcome.receipt};
}

}  // namespace kd
