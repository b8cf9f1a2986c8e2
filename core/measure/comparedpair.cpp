// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/comparedpair.h"

#include "core/memory/memoryuse.h"
#include "core/measure/stoppingrule.h"
#include "core/measure/verifier.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

/// Of each build, beside CUPTI's times.
constexpr int kWindowsBeside = 32;
/// Buffers up to this size are allocated with every placement: where they lie counts for short kernels, and averages out in larger.
constexpr Bytes kMaxOwnBuffers{std::uint64_t{1} << 20};
/// For code and buffers of the placements of one build.
constexpr Bytes kMaxPlacementBytes{std::uint64_t{256} << 20};

void addWrong(ComparisonReason::Kind kind, const RunOutcome& run, ComparisonOutcome& outcome)
{
    outcome.verdict.reasons.push_back({kind, run.message});
}

bool hasOwnBuffers(const DeviceLaunch& launch)
{
    return launch.bufferSize().value <= kMaxOwnBuffers.value;
}

/// So many samples a turn that all blocks fit into the time, by what a launch took before.
int fittingLaunches(const ComparisonRequest& request, const ComparisonSchedule& schedule, const ComparisonOutcome& outcome)
{
    constexpr double kTurnsOfEach = 2;  // of each build in a block
    const Seconds both = outcome.first.duration + outcome.second.duration;
    const double blocks = static_cast<double>(schedule.isReversed.size());
    const double most =
        both.count() > 0 ? request.maxDuration.count() / (both.count() * kTurnsOfEach * blocks) - 1 : schedule.launches;
    return static_cast<int>(std::clamp(most, 1.0, static_cast<double>(schedule.launches)));
}

/// One for each block, as far as the memory allows; where that is too few to judge by, one for all.
std::size_t fittingPlacements(const ComparedBuild& build, std::size_t blocks)
{
    constexpr std::uint64_t kShareOfFree = 8;
    const std::uint64_t free = memoryUseOf(build.launch.stream().context()).free.value;
    const std::uint64_t own = hasOwnBuffers(build.launch) ? build.launch.bufferSize().value : 0;
    const std::uint64_t fitting = std::min(kMaxPlacementBytes.value, free / kShareOfFree) / (build.image.size() + own + 1);
    return fitting < kMinBlocks ? 1 : std::min<std::size_t>(fitting, blocks);
}

void place(ComparedBuild& build, std::size_t number)
{
    if (number < build.launch.placements())
        return build.launch.usePlacement(number);
    const bool isOwn = hasOwnBuffers(build.launch);
    build.launch.usePlacement(build.launch.addPlacement(build.image, build.request.programName, isOwn));
    if (isOwn)
        build.launch.uploadInputs(build.host);
}

ComparedBlock lessCosts(ComparedBlock block, double first, double second)
{
    for (double& seconds : block.first)
        seconds -= first;
    for (double& seconds : block.second)
        seconds -= second;
    return block;
}

}  // namespace

PairOnDevice::PairOnDevice(Runner::State& state, ComparedBuild& first, ComparedBuild& second, const BlobLookup& blobs,
                           const RunObserver& observer)
    : m_state(state), m_first(first), m_second(second), m_blobs(blobs), m_observer(observer)
{
}

void PairOnDevice::turnTo(const ComparedBuild& build)
{
    if (!m_observer.turned || std::exchange(m_turn, &build) == &build)
        return;
    m_state.context.ref().synchronize();  // the driver prints then
    m_observer.turned(&build == &m_second);
}

bool PairOnDevice::attempt(ComparedBuild& build, const std::function<void()>& work)
{
    try {
        turnTo(build);
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

/// In the first placement, whose outputs were right before.
bool PairOnDevice::verifyAfter(ComparedBuild& build, ComparisonOutcome& outcome)
{
    if (build.request.plan.references.empty())
        return true;
    std::vector<Verification> again;
    build.launch.usePlacement(0);
    if (attempt(build, [&] { again = verifyAgain(build.launch, m_blobs, build.host, m_observer); })) {
        if (allAgree(again))
            return true;
        build.outcome.state = RunOutcome::State::Differs;
        build.outcome.message = m_state.channel() != nullptr
            ? message("In a second launch, on fresh inputs: {}", differenceText(again))
            : message("After the samples, on fresh inputs: {}", differenceText(again));
    }
    addWrong(ComparisonReason::Kind::WrongAfter, build.outcome, outcome);
    return false;
}

Seconds PairOnDevice::left() const
{
    return std::max<Seconds>(m_course.end - Clock::now(), Seconds{0});
}

std::shared_ptr<SampleWindows> PairOnDevice::windowsFor(const DeviceLaunch& launch, bool cold)
{
    if (m_windows == nullptr)
        m_windows = std::make_shared<SampleWindows>(launch.stream(), cold);
    return m_windows;
}

bool PairOnDevice::prepare(ComparedBuild& build, const ComparisonRequest& request)
{
    return attempt(build, [&] {
        build.sampler = std::make_unique<Sampler>(build.launch, windowsFor(build.launch, request.cold), build.outcome.duration);
        build.sampler->warmUp(request.warmup, m_observer);
        m_course.placements = std::min(m_course.placements, fittingPlacements(build, m_course.schedule.isReversed.size()));
    });
}

/// Which of the two is loaded first is drawn with the order of the turns.
bool PairOnDevice::usePlacements(std::size_t block)
{
    const std::size_t number = block % m_course.placements;
    std::array<ComparedBuild*, 2> builds{&m_first, &m_second};
    if (m_course.schedule.isReversed[block])
        std::swap(builds[0], builds[1]);
    return std::ranges::all_of(builds, [&](ComparedBuild* build) { return attempt(*build, [&] { place(*build, number); }); });
}

bool PairOnDevice::collectTurn(KernelTrace* trace, ComparedBuild& build, LaunchCost* cost, std::vector<double>& times)
{
    const RunObserver quiet{.launched = m_observer.launched, .completed = m_observer.completed, .progress = {}};
    return attempt(build, [&] {
        if (trace != nullptr) {
            StoppingRule rule({.samples = static_cast<std::size_t>(m_course.launches), .maxDuration = left()});
            build.sampler->collectTraced(*trace, rule, quiet, nullptr, times);
            return;
        }
        times = build.sampler->collect(m_course.launches + 1, left(), quiet, cost);
        times.erase(times.begin());
    });
}

/// The first launch of a turn finds the caches as the other build left them, and is no sample. A block that the time ends in the
/// middle does not count.
PairOnDevice::End PairOnDevice::collectBlock(KernelTrace* trace, std::size_t number, ComparisonOutcome& outcome)
{
    const bool isReversed = m_course.schedule.isReversed[number];
    ComparedBlock block{.isReversed = isReversed, .placement = static_cast<int>(number % m_course.placements)};
    std::size_t firstTurns = 0, secondTurns = 0;
    for (int turn = 0; turn < 4; ++turn) {
        const bool isSecond = ComparisonSchedule::isSecond(isReversed, turn);
        ComparedBuild& build = isSecond ? m_second : m_first;
        std::size_t& turns = isSecond ? secondTurns : firstTurns;
        LaunchCost* const cost = turns > 0 ? nullptr : isSecond ? m_costs.second.get() : m_costs.first.get();
        const std::size_t lost = trace != nullptr ? trace->unmatched() : 0;
        std::vector<double> times;
        if (!collectTurn(trace, build, cost, times))
            return End::Failed;
        if (trace != nullptr && trace->unmatched() - lost > times.size())
            return End::RecordsLost;
        build.samples.insert(build.samples.end(), times.begin(), times.end());
        if (times.empty() || (turn < 3 && Clock::now() >= m_course.end))
            return End::Time;
        block.samples[static_cast<std::size_t>(turn)] = static_cast<int>(times.size());
        (isSecond ? block.second : block.first)[turns++] = middleMean(std::move(times));
    }
    outcome.blocks.push_back(block);
    return End::Samples;
}

PairOnDevice::End PairOnDevice::collectBlocks(KernelTrace* trace, ComparisonOutcome& outcome)
{
    const std::size_t all = m_course.schedule.isReversed.size();
    for (std::size_t number = 0; number < all; ++number) {
        m_signs->read();
        if (!usePlacements(number))
            return End::Failed;
        if (const End end = collectBlock(trace, number, outcome); end != End::Samples)
            return end;
        if (m_observer.progress)
            m_observer.progress(outcome.blocks.size(), all);
        const bool isLook = outcome.blocks.size() < all && std::ranges::count(m_course.looks, outcome.blocks.size()) > 0;
        if (isLook && isDecided(judge(outcome, {}, trace != nullptr)))
            return End::Decided;
        if (Clock::now() >= m_course.end)
            return outcome.blocks.size() < all ? End::Time : End::Samples;
    }
    return End::Samples;
}

std::unique_ptr<KernelTrace> PairOnDevice::startTrace(const CuptiLibrary& library)
{
    m_traceMissing = library.missing();
    if (!m_traceMissing.empty())
        return nullptr;
    auto trace = std::make_unique<KernelTrace>(library);
    m_traceMissing = trace->missing();
    return m_traceMissing.empty() ? std::move(trace) : nullptr;
}

/// Windows are taken first, since tracing lengthens them.
PairOnDevice::End PairOnDevice::measureTraced(const ComparisonRequest& request, ComparisonOutcome& outcome)
{
    if (request.withoutCupti) {
        m_traceMissing = "CUPTI was not wanted.";
        return End::RecordsLost;
    }
    const CuptiLibrary library(cuptiCandidates(m_state.context.ref().api().version));
    const RunObserver quiet{.launched = m_observer.launched, .completed = m_observer.completed, .progress = {}};
    for (ComparedBuild* const build : {&m_first, &m_second})
        if (library.missing().empty() &&
            !attempt(*build, [&] { build->windows = build->sampler->collect(kWindowsBeside, left() / 8, quiet); }))
            return End::Failed;
    const std::unique_ptr<KernelTrace> trace = startTrace(library);
    if (trace == nullptr)
        return End::RecordsLost;
    const End end = collectBlocks(trace.get(), outcome);
    m_traceReceipt = {{"library", library.path()},
                      {"version", library.version()},
                      {"records", m_first.samples.size() + m_second.samples.size()},
                      {"recordsDropped", trace->dropped()},
                      {"launchesWithoutRecord", trace->unmatched()}};
    if (end == End::RecordsLost)
        m_traceMissing = message("CUPTI ({}) did not record half of the launches of a turn.", library.path());
    return end;
}

PairOnDevice::End PairOnDevice::measureWindows(ComparisonOutcome& outcome)
{
    outcome.blocks.clear();
    for (ComparedBuild* const build : {&m_first, &m_second})
        build->samples.clear();
    if (!attempt(m_first, [&] {
            m_costs.first = launchCostOf(m_first.launch, m_costs.missing);
            m_costs.emptyWindow = m_first.sampler->emptyWindow().count();
        }))
        return End::Failed;
    const bool isCommon = LaunchCost::isCommon(m_first.launch, m_second.launch);
    if (!isCommon && !attempt(m_second, [&] { m_costs.second = launchCostOf(m_second.launch, m_costs.missing); }))
        return End::Failed;
    if (!isCommon && m_costs.second == nullptr)
        m_costs.first.reset();
    return collectBlocks(nullptr, outcome);
}

bool PairOnDevice::measure(const ComparisonRequest& request, ComparisonOutcome& outcome)
{
    m_course.schedule = comparisonSchedule(request.samples, request.seed);
    const std::size_t blocks = m_course.schedule.isReversed.size();
    m_course.looks = comparisonLooks(blocks);
    m_course.launches = fittingLaunches(request, m_course.schedule, outcome);
    m_course.placements = blocks;
    if (!prepare(m_first, request) || !prepare(m_second, request))
        return false;
    m_signs.emplace(m_state.context.ref().device().pciBusId());
    m_course.end = Clock::now() + std::chrono::duration_cast<Clock::duration>(request.maxDuration);
    End end = measureTraced(request, outcome);
    const bool isTraced = end != End::RecordsLost;
    if (!isTraced)
        end = measureWindows(outcome);
    if (end == End::Failed)
        return false;
    outcome.verdict = judge(outcome, m_signs->finish(), isTraced);
    chooseTimes(isTraced, outcome);
    writeReceipt(request, end, outcome);
    return true;
}

KernelTimeParts PairOnDevice::partsOf(const ComparedBuild& build, const LaunchCost* cost) const
{
    KernelTimeParts parts{.windows = build.samples,
                          .emptyWindow = m_costs.emptyWindow,
                          .cost = {},
                          .costMissing = m_costs.missing,
                          .traced = {},
                          .traceMissing = m_traceMissing};
    if (cost != nullptr && !(m_first.sampler->isGated() && m_second.sampler->isGated()))
        parts.costMissing =
            "The cost of a launch is not known, because the device could not be held back while launches were queued.";
    else if (cost != nullptr && cost->launches() > 1)
        parts.cost = cost->estimate();
    return parts;
}

namespace {

/// Windows of both, calibrated where both can be.
struct WindowChoice {
    KernelTimeChoice first, second;
    double firstCost = 0, secondCost = 0;

    bool isCalibrated() const { return first.time.method == KernelTime::Method::Calibrated; }
};

WindowChoice chooseWindows(KernelTimeParts first, KernelTimeParts second)
{
    WindowChoice choice{.first = chooseKernelTime(first), .second = chooseKernelTime(second)};
    if (choice.first.time.method == choice.second.time.method) {
        choice.firstCost = choice.isCalibrated() ? first.cost->cost : 0;
        choice.secondCost = choice.isCalibrated() ? second.cost->cost : 0;
        return choice;
    }
    for (KernelTimeParts* const parts : {&first, &second}) {
        parts->cost.reset();
        parts->costMissing =
            "What a launch costs besides can be told of one of the two builds alone, and both are measured in one way.";
    }
    return {.first = chooseKernelTime(std::move(first)), .second = chooseKernelTime(std::move(second))};
}

}  // namespace

ComparisonVerdict PairOnDevice::judgeWindows(const ComparisonOutcome& outcome, const DeviceSigns& signs,
                                             std::vector<ComparedBlock>* kernelBlocks)
{
    ComparisonLook look{.confidence = lookConfidence(m_course.looks.size()), .error = {}};
    std::vector<ComparedBlock> blocks = outcome.blocks;
    if (!blocks.empty()) {
        const LaunchCost* const secondCost = m_costs.second != nullptr ? m_costs.second.get() : m_costs.first.get();
        const WindowChoice choice = chooseWindows(partsOf(m_first, m_costs.first.get()), partsOf(m_second, secondCost));
        if (choice.isCalibrated())
            look.error = {.first = choice.first.time.error,
                          .second = choice.second.time.error,
                          .isCommon = m_costs.second == nullptr};
        for (ComparedBlock& block : blocks)
            block = lessCosts(block, choice.firstCost, choice.secondCost);
    }
    const ComparisonVerdict verdict = judgeBlocks(blocks, signs, look);
    if (kernelBlocks != nullptr)
        *kernelBlocks = std::move(blocks);
    return verdict;
}

ComparisonVerdict PairOnDevice::judge(const ComparisonOutcome& outcome, const DeviceSigns& signs, bool isTraced)
{
    if (isTraced)
        return judgeBlocks(outcome.blocks, signs, {.confidence = lookConfidence(m_course.looks.size()), .error = {}});
    return judgeWindows(outcome, signs);
}

void PairOnDevice::chooseTimes(bool isTraced, ComparisonOutcome& outcome)
{
    if (m_first.samples.empty() || m_second.samples.empty())
        return;
    WindowChoice choice;
    if (isTraced) {
        const auto traced = [](ComparedBuild& build) {
            return chooseKernelTime({.windows = build.windows.empty() ? build.samples : build.windows,
                                     .cost = {},
                                     .costMissing = {},
                                     .traced = build.samples,
                                     .traceMissing = {}});
        };
        choice = {.first = traced(m_first), .second = traced(m_second)};
    } else {
        const LaunchCost* const secondCost = m_costs.second != nullptr ? m_costs.second.get() : m_costs.first.get();
        choice = chooseWindows(partsOf(m_first, m_costs.first.get()), partsOf(m_second, secondCost));
        judgeWindows(outcome, {}, &outcome.blocks);
    }
    m_first.samples = std::move(choice.first.samples);
    m_first.time = std::move(choice.first.time);
    m_second.samples = std::move(choice.second.samples);
    m_second.time = std::move(choice.second.time);
    outcome.firstStatistics = statisticsOf(outcome.firstSamples);
    outcome.secondStatistics = statisticsOf(outcome.secondSamples);
}

void PairOnDevice::writeReceipt(const ComparisonRequest& request, End end, ComparisonOutcome& outcome)
{
    const char* const word = end == End::Decided ? "decided" : end == End::Time ? "time" : "samples";
    outcome.receipt.update(
        Json{{"method", "blocks of four turns, A B B A or B A A B, in one process with both modules loaded"},
             {"window", "two events around the launch"},
             {"seed", request.seed},
             {"blocks", outcome.blocks.size()},
             {"blocksWanted", m_course.schedule.isReversed.size()},
             {"looks", m_course.looks},
             {"confidenceOfLook", lookConfidence(m_course.looks.size())},
             {"endedBy", word},
             {"placements", std::min(m_course.placements, outcome.blocks.size())},
             {"launchesOfTurn", m_course.launches},
             {"droppedOfTurn", 1},
             {"warmup", request.warmup},
             {"samplesWanted", request.samples},
             {"samplesTaken", outcome.firstSamples.size()},
             {"maxSeconds", request.maxDuration.count()},
             {"l2", request.cold ? "cold: filled by a memset before every sample" : "hot: as the launch before left it"},
             {"interval", "of the median ratio, by signed ranks of the log ratios of placements, or of blocks where these are too "
                          "few, widened by what is not known of the cost of a launch; all looks together hold with the confidence"},
             {"signs", m_signs->receipt()}});
    if (outcome.firstTime) {
        const KernelTime &first = *outcome.firstTime, &second = *outcome.secondTime;
        Json way{{"method", nameOf(first.method)}, {"errorSeconds", {first.error, second.error}}};
        if (!first.reason.empty())
            way["reason"] = first.reason.english();
        if (first.windowStatistics && second.windowStatistics)
            way["windowMedianSeconds"] = {first.windowStatistics->median, second.windowStatistics->median};
        outcome.receipt["kernelTime"] = std::move(way);
    }
    if (m_costs.first != nullptr)
        outcome.receipt["launchCost"] = {m_costs.first->receipt(), m_costs.second ? m_costs.second->receipt() : Json()};
    if (!m_traceReceipt.is_null())
        outcome.receipt["cupti"] = m_traceReceipt;
}

}  // namespace kd
