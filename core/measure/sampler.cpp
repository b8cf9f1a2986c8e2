// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/sampler.h"

#include "core/measure/deadlinewindow.h"
#include "core/memory/copy.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace kd {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLargestBatch = SampleWindows::kCount;
constexpr Seconds kBatchTime{0.1};
constexpr std::size_t kEmptyWindows = 16;
constexpr std::size_t kMaxReserved = 4096;
constexpr std::string_view kResetPersisting = "cuCtxResetPersistingL2Cache";

/// What each sample holds besides the kernel, as far as it is known and the rule looks at the width of the interval.
double costOf(const LaunchCost* cost, const StoppingRule& rule, std::size_t taken)
{
    return cost != nullptr && rule.isCheckDue(taken) ? cost->estimate().cost : 0;
}

}  // namespace

Sampler::Sampler(DeviceLaunch& launch, bool cold, Seconds firstDuration)
    : Sampler(launch, std::make_shared<SampleWindows>(launch.stream(), cold), firstDuration)
{
}

Sampler::Sampler(DeviceLaunch& launch, std::shared_ptr<SampleWindows> windows, Seconds firstDuration)
    : m_launch(launch), m_windows(std::move(windows))
{
    setEstimate(firstDuration);
}

void Sampler::setEstimate(Seconds launch) noexcept
{
    constexpr Seconds kShortest{1e-6};
    const double fitting = kBatchTime / std::max(launch, kShortest);
    m_batch = std::clamp(static_cast<std::size_t>(fitting), std::size_t{1}, kLargestBatch);
}

std::size_t Sampler::warmUp(int launches, const RunObserver& observer)
{
    const Clock::time_point begin = Clock::now();
    const auto wanted = static_cast<std::size_t>(launches);
    std::size_t done = 0;
    while (done < wanted || (wanted > 0 && Clock::now() - begin < kWarmUpTime)) {
        const DeadlineWindow window(observer);
        m_windows->starts.front().ref().record(m_launch.stream());
        for (std::size_t i = 0; i < m_batch; ++i)
            m_launch.launch();
        m_windows->stops.front().ref().record(m_launch.stream());
        waitFor(m_windows->stops.front(), observer);
        done += m_batch;
        setEstimate(m_windows->stops.front().ref().since(m_windows->starts.front()) / static_cast<double>(m_batch));
    }
    return done;
}

std::vector<double> Sampler::collect(int count, Seconds maxDuration, const RunObserver& observer, LaunchCost* cost)
{
    StoppingRule rule({.samples = static_cast<std::size_t>(count), .maxDuration = maxDuration});
    std::vector<double> samples;
    collect(rule, observer, cost, nullptr, samples);
    return samples;
}

Seconds Sampler::collect(StoppingRule& rule, const RunObserver& observer, LaunchCost* cost, SampleWatch* watch,
                         std::vector<double>& samples)
{
    samples.reserve(std::min(rule.limits().samples, kMaxReserved));
    if (watch != nullptr)
        watch->begin(samples);
    const Clock::time_point begin = Clock::now();
    m_nextCost = samples.size();
    for (bool isOver = false; !isOver;) {
        const bool isFull = m_batch == kLargestBatch || isCold();
        if (cost != nullptr && samples.size() >= m_nextCost) {
            measureCost(*cost, observer);
            m_nextCost = isFull ? samples.size() + kLargestBatch : rule.limits().samples;
        }
        collectBatch(std::min(batchSize(), std::max<std::size_t>(rule.missing(samples.size()), 1)), observer, samples);
        if (watch != nullptr)
            watch->onBatch(samples);
        if (observer.progress)
            observer.progress(samples.size(), rule.limits().samples);
        isOver = !samples.empty() && rule.isOver(samples, Clock::now() - begin, costOf(cost, rule, samples.size()));
        isOver = isOver || Clock::now() - begin >= rule.limits().maxDuration;
    }
    if (cost != nullptr)
        cost->measure(m_windows->blockingKernel, flush());
    if (watch != nullptr)
        watch->finish(samples);
    return Clock::now() - begin;
}

void Sampler::measureCost(LaunchCost& cost, const RunObserver& observer)
{
    cost.measure(m_windows->blockingKernel, flush());
    launchOnce(observer);
}

Sampler::Traced Sampler::collectTraced(KernelTrace& trace, StoppingRule& rule, const RunObserver& observer, SampleWatch* watch,
                                   std::vector<double>& samples)
{
    const LaunchPlan& plan = m_launch.plan();
    launchOnce(observer);  // CUPTI prepares itself at the first launch that it sees
    if (watch != nullptr)
        watch->begin(samples);
    const Clock::time_point begin = Clock::now();
    std::size_t launches = 0, unrecorded = 0;
    for (bool isOver = false; !isOver;) {
        const std::size_t batch = std::min(m_batch, std::max<std::size_t>(rule.missing(samples.size() + unrecorded), 1));
        trace.beginBatch();
        launchBatch(batch, observer);
        m_launch.stream().context().synchronize();  // CUPTI finishes its records then
        const std::vector<double> times = trace.endBatch(plan.grid, plan.block);
        samples.insert(samples.end(), times.begin(), times.end());
        launches += batch;
        unrecorded += batch - std::min(batch, times.size());
        if (times.empty())
            break;
        if (watch != nullptr)
            watch->onBatch(samples);
        if (observer.progress && rule.limits().interval > 0)
            observer.progress(samples.size(), rule.limits().samples);
        const Seconds elapsed = Clock::now() - begin;
        isOver = (!samples.empty() && rule.isOver(samples, elapsed)) || elapsed >= rule.limits().maxDuration ||
            rule.missing(samples.size() + unrecorded) == 0;
    }
    if (watch != nullptr)
        watch->finish(samples);
    return {.launches = launches, .records = launches - unrecorded};
}

void Sampler::launchBatch(std::size_t count, const RunObserver& observer)
{
    const StreamRef& stream = m_launch.stream();
    const DeadlineWindow window(observer);
    for (std::size_t i = 0; i < count; ++i) {
        if (isCold()) {
            stream.synchronize();
            resetPersisting();
            fillBytes(stream, *m_windows->flush, std::byte{0});
        }
        m_launch.launch();
    }
    m_windows->stops.front().ref().record(stream);
    waitFor(m_windows->stops.front(), observer);
}

void Sampler::resetPersisting()
{
    const ContextRef& context = m_launch.stream().context();
    const CurrentContext current(context);
    if (context.api().has(kResetPersisting) && !m_persists)
        m_persists = context.api().cuCtxResetPersistingL2Cache() != CUDA_SUCCESS;
}

void Sampler::settle()
{
    const Clock::time_point begin = Clock::now();
    m_launch.stream().context().synchronize();
    const Seconds waited = Clock::now() - begin;
    m_elsewhere = m_elsewhere ? std::min(*m_elsewhere, waited) : waited;
}

void Sampler::launchOnce(const RunObserver& observer)
{
    const DeadlineWindow window(observer);
    m_launch.launch();
    m_windows->stops.front().ref().record(m_launch.stream());
    waitFor(m_windows->stops.front(), observer);
    ++m_others;
}

void Sampler::collectBatch(std::size_t count, const RunObserver& observer, std::vector<double>& samples)
{
    const StreamRef& stream = m_launch.stream();
    const DeadlineWindow window(observer);
    if (isCold())
        resetPersisting();
    m_windows->blockingKernel.block(stream);
    for (std::size_t i = 0; i < count; ++i) {
        if (isCold())
            fillBytes(stream, *m_windows->flush, std::byte{0});
        m_windows->starts[i].ref().record(stream);
        m_launch.launch();
        m_windows->stops[i].ref().record(stream);
    }
    m_windows->blockingKernel.unblock();
    waitFor(m_windows->stops[count - 1], observer);
    for (std::size_t i = 0; i < count; ++i)
        samples.push_back(m_windows->stops[i].ref().since(m_windows->starts[i]).count());
    settle();
}

Seconds Sampler::emptyWindow()
{
    const StreamRef& stream = m_launch.stream();
    m_windows->blockingKernel.block(stream);
    for (std::size_t i = 0; i < kEmptyWindows; ++i) {
        m_windows->starts[i].ref().record(stream);
        m_windows->stops[i].ref().record(stream);
    }
    m_windows->blockingKernel.unblock();
    waitFor(m_windows->stops[kEmptyWindows - 1], {});
    std::vector<double> windows;
    for (std::size_t i = 0; i < kEmptyWindows; ++i)
        windows.push_back(m_windows->stops[i].ref().since(m_windows->starts[i]).count());
    return Seconds(statisticsOf(std::move(windows)).median);
}

}  // namespace kd
