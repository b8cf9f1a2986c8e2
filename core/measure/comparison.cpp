// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/comparison.h"

#include "core/measure/clocks.h"
#include "core/measure/neighbours.h"
#include "core/measure/runnerstate.h"
#include "core/measure/sampler.h"
#include "core/measure/verifier.h"

#include <algorithm>
#include <chrono>
#include <functional>

namespace kd {
namespace {

using CompareClock = std::chrono::steady_clock;

constexpr Seconds kBetweenClocks{0.25};  ///< reading them takes some milliseconds

/// One of the two builds on the device.
struct ComparedBuild {
    DeviceLaunch& launch;
    HostBuffers& host;
    const RunRequest& request;
    RunOutcome& outcome;
    std::vector<double>& samples;
};

/// The two builds of one comparison on their device. Each function ends early, with the outcome of the build that failed, and
/// false.
class PairOnDevice {
public:
    PairOnDevice(Runner::State& state, ComparedBuild first, ComparedBuild second, const BlobLookup& blobs,
                 const RunObserver& observer)
        : m_state(state), m_first(first), m_second(second), m_blobs(blobs), m_observer(observer)
    {
    }

    bool verifyBefore(ComparisonOutcome& outcome);
    bool measure(const ComparisonRequest& request, ComparisonOutcome& outcome);
    bool verifyAfter(ComparisonOutcome& outcome);

private:
    /// What `work` throws is the failure of that build.
    bool attempt(ComparedBuild& build, const std::function<void()>& work);
    bool verifyBefore(ComparedBuild& build, ComparisonOutcome& outcome);
    bool verifyAfter(ComparedBuild& build, ComparisonOutcome& outcome);
    bool collectBlock(Sampler& first, Sampler& second, bool isReversed, int launches, CompareClock::time_point end,
                      ComparisonOutcome& outcome);
    void receipt(const ComparisonRequest& request, int launches, ComparisonOutcome& outcome) const;

    Runner::State& m_state;
    ComparedBuild m_first, m_second;
    const BlobLookup& m_blobs;
    const RunObserver& m_observer;
};

/// What a device tells while samples are taken, as it is read now and then.
class SignReader {
public:
    explicit SignReader(const Device& device) : m_clocks(device.pciBusId()), m_neighbours(device.pciBusId()) { }

    void read()
    {
        const auto now = CompareClock::now();
        if (m_last && now - *m_last < kBetweenClocks)
            return;
        m_last = now;
        const Json clocks = m_clocks.read();
        if (const auto clock = clocks.find("smMHz"); clocks.is_object() && clock != clocks.end())
            m_signs.smClocks.push_back(clock->get<double>());
        if (!clocks.is_object() || !clocks.contains("throttleReasons"))
            return;
        for (const Json& reason : clocks["throttleReasons"]) {
            const auto word = reason.get<std::string>();
            const bool isThrottling = !isIdleReason(word) && !isSettingReason(word);
            if (isThrottling && std::ranges::find(m_signs.throttling, word) == m_signs.throttling.end())
                m_signs.throttling.push_back(word);
        }
    }

    const DeviceSigns& finish()
    {
        m_last.reset();
        read();
        m_work = m_neighbours.work();
        m_signs.hasOtherProcess = m_work.value_or(false);
        return m_signs;
    }

    Json receipt() const
    {
        return {{"smMHz", m_signs.smClocks},
                {"throttling", m_signs.throttling},
                {"otherProcess", m_work ? Json(*m_work) : Json()},
                {"missing", m_clocks.missing().empty() ? Json() : Json(m_clocks.missing().english())},
                {"driverRelease", m_clocks.driverRelease()}};
    }

private:
    ClockReader m_clocks;
    Neighbours m_neighbours;
    DeviceSigns m_signs;
    std::optional<bool> m_work;
    std::optional<CompareClock::time_point> m_last;
};

void addWrong(ComparisonReason::Kind kind, const RunOutcome& run, ComparisonOutcome& outcome)
{
    outcome.verdict.reasons.push_back({kind, run.message});
}

/// So many samples a turn that all blocks fit into the time, by what a launch took before.
int fittingLaunches(const ComparisonRequest& request, const ComparisonSchedule& schedule, const ComparisonOutcome& outcome)
{
    constexpr double kTurns = 2;  // of each build in a block
    const Seconds both = outcome.first.duration + outcome.second.duration;
    const double blocks = static_cast<double>(schedule.isReversed.size());
    const double most = both.count() > 0 ? request.maxDuration.count() / (both.count() * kTurns * blocks) - 1 : schedule.launches;
    return static_cast<int>(std::clamp(most, 1.0, static_cast<double>(schedule.launches)));
}

bool PairOnDevice::attempt(ComparedBuild& build, const std::function<void()>& work)
{
    try {
        if (m_state.channel() != nullptr)
            m_state.channel()->setDeadline(build.request.plan.deadline);
        work();
        return true;
    } catch (const Error& error) {
        m_state.absorb(error, build.request.plan, build.outcome);
        return false;
    }
}

bool PairOnDevice::verifyBefore(ComparisonOutcome& outcome)
{
    return verifyBefore(m_first, outcome) && verifyBefore(m_second, outcome);
}

bool PairOnDevice::verifyBefore(ComparedBuild& build, ComparisonOutcome& outcome)
{
    RunRequest run = build.request;
    run.counters = m_state.channel() != nullptr;
    const bool hasRun = attempt(build, [&] { m_state.runOnce(build.launch, run, m_blobs, build.host, m_observer, build.outcome); });
    if (hasRun && build.outcome.ok())
        return true;
    addWrong(ComparisonReason::Kind::WrongBefore, build.outcome, outcome);
    return false;
}

bool PairOnDevice::verifyAfter(ComparisonOutcome& outcome)
{
    const bool isFirstRight = verifyAfter(m_first, outcome);
    return m_state.dead ? false : verifyAfter(m_second, outcome) && isFirstRight;
}

bool PairOnDevice::verifyAfter(ComparedBuild& build, ComparisonOutcome& outcome)
{
    if (build.request.plan.references.empty())
        return true;
    std::vector<Verification> again;
    if (attempt(build, [&] { again = verifyAgain(build.launch, m_blobs, build.host, m_observer); })) {
        if (allAgree(again))
            return true;
        build.outcome.state = RunOutcome::State::Differs;
        build.outcome.message = message("After the samples, on fresh inputs: {}", differenceText(again));
    }
    addWrong(ComparisonReason::Kind::WrongAfter, build.outcome, outcome);
    return false;
}

/// The first launch of a turn finds the caches as the other build left them, and is no sample. A block that the time ends in the
/// middle does not count.
bool PairOnDevice::collectBlock(Sampler& first, Sampler& second, bool isReversed, int launches, CompareClock::time_point end,
                                ComparisonOutcome& outcome)
{
    ComparedBlock block{.isReversed = isReversed};
    std::size_t firstTurns = 0, secondTurns = 0;
    const RunObserver quiet{.launched = m_observer.launched, .completed = m_observer.completed, .progress = {}};
    for (int turn = 0; turn < 4; ++turn) {
        const bool isSecond = ComparisonSchedule::isSecond(isReversed, turn);
        ComparedBuild& build = isSecond ? m_second : m_first;
        std::vector<double> times;
        const Seconds left = std::max<Seconds>(end - CompareClock::now(), Seconds{0});
        if (!attempt(build, [&] { times = (isSecond ? second : first).collect(launches + 1, left, quiet); }))
            return false;
        if (times.size() < 2)
            return true;
        times.erase(times.begin());
        build.samples.insert(build.samples.end(), times.begin(), times.end());
        (isSecond ? block.second[secondTurns++] : block.first[firstTurns++]) = statisticsOf(std::move(times)).median;
    }
    outcome.blocks.push_back(block);
    return true;
}

bool PairOnDevice::measure(const ComparisonRequest& request, ComparisonOutcome& outcome)
{
    const ComparisonSchedule schedule = comparisonSchedule(request.samples, request.seed);
    const int launches = fittingLaunches(request, schedule, outcome);
    std::optional<Sampler> first, second;
    const auto prepare = [&](ComparedBuild& build, std::optional<Sampler>& sampler) {
        return attempt(build, [&] {
            sampler.emplace(build.launch, request.cold, build.outcome.duration);
            sampler->warmUp(request.warmup, m_observer);
        });
    };
    if (!prepare(m_first, first) || !prepare(m_second, second))
        return false;
    SignReader signs(m_state.context.ref().device());
    const auto end = CompareClock::now() + std::chrono::duration_cast<CompareClock::duration>(request.maxDuration);
    for (const bool isReversed : schedule.isReversed) {
        signs.read();
        if (!collectBlock(*first, *second, isReversed, launches, end, outcome))
            return false;
        if (m_observer.progress)
            m_observer.progress(outcome.blocks.size(), schedule.isReversed.size());
        if (CompareClock::now() >= end)
            break;
    }
    outcome.firstStatistics = statisticsOf(outcome.firstSamples);
    outcome.secondStatistics = statisticsOf(outcome.secondSamples);
    outcome.verdict = judgeBlocks(outcome.blocks, signs.finish());
    receipt(request, launches, outcome);
    outcome.receipt["signs"] = signs.receipt();
    return true;
}

void PairOnDevice::receipt(const ComparisonRequest& request, int launches, ComparisonOutcome& outcome) const
{
    outcome.receipt.update(Json{{"method", "blocks of four turns, A B B A or B A A B, in one process with both modules loaded"},
                                {"window", "two events around the launch; what they measure besides the kernel is in both"},
                                {"seed", request.seed},
                                {"blocks", outcome.blocks.size()},
                                {"launchesOfTurn", launches},
                                {"droppedOfTurn", 1},
                                {"warmup", request.warmup},
                                {"samplesWanted", request.samples},
                                {"samplesTaken", outcome.firstSamples.size()},
                                {"maxSeconds", request.maxDuration.count()},
                                {"l2", request.cold ? "cold: filled by a memset before every sample"
                                                    : "hot: as the launch before left it"},
                                {"interval", "of the median ratio, by signed ranks of the blocks' log ratios of medians"}});
}

Json receiptOf(const ComparedBuild& build)
{
    return {{"launch", launchReceipt(build.launch)},
            {"cubinSha256", build.outcome.cubinSha256},
            {"referencesCompared", !build.request.plan.references.empty()}};
}

/// Null where the two give back other buffers, so that there is nothing to compare.
Json haveEqualOutputs(const RunOutcome& first, const RunOutcome& second)
{
    if (first.outputs.empty() || first.outputs.size() != second.outputs.size())
        return nullptr;
    bool isEqual = true;
    for (std::size_t i = 0; i < first.outputs.size(); ++i) {
        if (first.outputs[i].name != second.outputs[i].name || first.outputs[i].count != second.outputs[i].count)
            return nullptr;
        isEqual = isEqual && first.outputs[i].sha256 == second.outputs[i].sha256;
    }
    return isEqual;
}

void countOnly(ComparisonOutcome& outcome)
{
    outcome.modelled = true;
    outcome.counts = compareCounts(outcome.first.counters.value().totals, outcome.second.counters.value().totals);
    outcome.receipt["method"] =
        "instructions and accesses of one launch of each, counted in the PTX by the emulated GPU; it has no time";
    for (const char* const side : {"first", "second"})
        for (const char* const unknown : {"registers", "moduleLoading"})
            outcome.receipt[side]["launch"][unknown] = nullptr;
    for (const char* const unknown : {"pciBusId", "l2Bytes"})
        outcome.receipt["device"][unknown] = nullptr;
    outcome.verdict = {};
    if (changeOf(outcome.counts) == CountChange::Mixed)
        outcome.verdict.reasons.push_back({ComparisonReason::Kind::MixedCounts, "Some counts fell, and others rose."});
}

}  // namespace

CountChange ComparedCount::change() const
{
    return second < first ? CountChange::Fewer : second > first ? CountChange::More : CountChange::Same;
}

std::vector<ComparedCount> compareCounts(const LineCount& first, const LineCount& second)
{
    return {{"warpInstructions", first.executed, second.executed},
            {"laneInstructions", first.activeLanes, second.activeLanes},
            {"globalRequests", first.requests, second.requests},
            {"sectors", first.sectors, second.sectors},
            {"idealSectors", first.idealSectors, second.idealSectors},
            {"bankConflicts", first.bankConflicts, second.bankConflicts}};
}

CountChange changeOf(const std::vector<ComparedCount>& counts)
{
    bool isFewer = false, isMore = false;
    for (const ComparedCount& count : counts) {
        if (count.name == "idealSectors")
            continue;
        isFewer = isFewer || count.change() == CountChange::Fewer;
        isMore = isMore || count.change() == CountChange::More;
    }
    if (isFewer && isMore)
        return CountChange::Mixed;
    return isFewer ? CountChange::Fewer : isMore ? CountChange::More : CountChange::Same;
}

ComparisonOutcome Runner::compare(const ComparisonRequest& request, const BlobLookup& blobs, HostBuffers& firstHost,
                                  HostBuffers& secondHost, const RunObserver& observer)
{
    ComparisonOutcome outcome;
    const auto work = [&](DeviceLaunch& first, DeviceLaunch& second) {
        const ComparedBuild firstBuild{first, firstHost, request.first, outcome.first, outcome.firstSamples};
        const ComparedBuild secondBuild{second, secondHost, request.second, outcome.second, outcome.secondSamples};
        PairOnDevice pair(*m_state, firstBuild, secondBuild, blobs, observer);
        if (!pair.verifyBefore(outcome))
            return;
        outcome.receipt = {{"first", receiptOf(firstBuild)},
                           {"second", receiptOf(secondBuild)},
                           {"outputsEqual", haveEqualOutputs(outcome.first, outcome.second)},
                           {"device", deviceReceipt(m_state->context.ref().device())},
                           {"driver", {{"cuda", outcome.first.driverVersion}, {"library", m_state->context.ref().api().origin}}}};
        if (m_state->channel() != nullptr)
            return countOnly(outcome);
        if (!pair.measure(request, outcome) || !pair.verifyAfter(outcome))
            outcome.verdict.kind = ComparisonVerdict::Kind::CannotTell;
    };
    m_state->perform(request.first, blobs, firstHost, outcome.first, [&](DeviceLaunch& first) {
        m_state->perform(request.second, blobs, secondHost, outcome.second, [&](DeviceLaunch& second) { work(first, second); });
    });
    return outcome;
}

}  // namespace kd
