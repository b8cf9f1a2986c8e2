// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/sampler.h"

#include "core/measure/deadlinewindow.h"
#include "core/memory/copy.h"

#include <algorithm>
#include <chrono>

namespace kd {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLargestBatch = 64;
constexpr Seconds kBatchTime{0.1};
constexpr std::size_t kEmptyWindows = 16;

}  // namespace

Sampler::Sampler(DeviceLaunch& launch, bool cold, Seconds firstDuration)
    : m_launch(launch), m_blockingKernel(launch.stream().context())
{
    const ContextRef& context = launch.stream().context();
    for (std::size_t i = 0; i < kLargestBatch; ++i) {
        m_starts.emplace_back(context);
        m_stops.emplace_back(context);
    }
    if (cold) {
        m_flush.emplace(context, Bytes{static_cast<std::uint64_t>(context.device().attribute(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE))});
        // The driver loads its own code at the first memset, which may wait for the device: not behind a kernel that blocks.
        fillBytes(launch.stream(), *m_flush, std::byte{0});
        launch.stream().synchronize();
    }
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
        m_starts.front().ref().record(m_launch.stream());
        for (std::size_t i = 0; i < m_batch; ++i)
            m_launch.launch();
        m_stops.front().ref().record(m_launch.stream());
        waitFor(m_stops.front(), observer);
        done += m_batch;
        setEstimate(m_stops.front().ref().since(m_starts.front()) / static_cast<double>(m_batch));
    }
    return done;
}

std::vector<double> Sampler::collect(int count, Seconds maxDuration, const RunObserver& observer, LaunchCost* cost)
{
    const auto wanted = static_cast<std::size_t>(count);
    std::vector<double> samples;
    samples.reserve(wanted);
    const Clock::time_point begin = Clock::now();
    do {
        if (cost != nullptr && (samples.empty() || m_batch == kLargestBatch))
            measureCost(*cost, observer);
        collectBatch(std::min(m_batch, wanted - samples.size()), observer, samples);
        if (observer.progress)
            observer.progress(samples.size(), wanted);
    } while (samples.size() < wanted && Clock::now() - begin < maxDuration);
    if (cost != nullptr)
        cost->measure(m_blockingKernel);
    return samples;
}

void Sampler::measureCost(LaunchCost& cost, const RunObserver& observer)
{
    cost.measure(m_blockingKernel);
    launchOnce(observer);
}

std::vector<double> Sampler::collectTraced(KernelTrace& trace, int count, Seconds maxDuration, const RunObserver& observer)
{
    const LaunchPlan& plan = m_launch.plan();
    const auto wanted = static_cast<std::size_t>(count);
    launchOnce(observer);  // CUPTI prepares itself at the first launch that it sees
    std::vector<double> samples;
    samples.reserve(wanted);
    const Clock::time_point begin = Clock::now();
    for (std::size_t done = 0; done == 0 || (done < wanted && Clock::now() - begin < maxDuration);) {
        const std::size_t batch = std::min(m_batch, wanted - done);
        trace.beginBatch();
        launchBatch(batch, observer);
        m_launch.stream().context().synchronize();  // CUPTI finishes its records then
        const std::vector<double> times = trace.endBatch(plan.grid, plan.block);
        samples.insert(samples.end(), times.begin(), times.end());
        done += batch;
        if (times.empty())
            break;
    }
    return samples;
}

void Sampler::launchBatch(std::size_t count, const RunObserver& observer)
{
    const StreamRef& stream = m_launch.stream();
    const DeadlineWindow window(observer);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_flush)
            fillBytes(stream, *m_flush, std::byte{0});
        m_launch.launch();
    }
    m_stops.front().ref().record(stream);
    waitFor(m_stops.front(), observer);
}

void Sampler::launchOnce(const RunObserver& observer)
{
    const DeadlineWindow window(observer);
    m_launch.launch();
    m_stops.front().ref().record(m_launch.stream());
    waitFor(m_stops.front(), observer);
    ++m_others;
}

void Sampler::collectBatch(std::size_t count, const RunObserver& observer, std::vector<double>& samples)
{
    const StreamRef& stream = m_launch.stream();
    const DeadlineWindow window(observer);
    m_blockingKernel.block(stream);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_flush)
            fillBytes(stream, *m_flush, std::byte{0});
        m_starts[i].ref().record(stream);
        m_launch.launch();
        m_stops[i].ref().record(stream);
    }
    m_blockingKernel.unblock();
    waitFor(m_stops[count - 1], observer);
    for (std::size_t i = 0; i < count; ++i)
        samples.push_back(m_stops[i].ref().since(m_starts[i]).count());
}

Seconds Sampler::emptyWindow()
{
    const StreamRef& stream = m_launch.stream();
    m_blockingKernel.block(stream);
    for (std::size_t i = 0; i < kEmptyWindows; ++i) {
        m_starts[i].ref().record(stream);
        m_stops[i].ref().record(stream);
    }
    m_blockingKernel.unblock();
    waitFor(m_stops[kEmptyWindows - 1], {});
    std::vector<double> windows;
    for (std::size_t i = 0; i < kEmptyWindows; ++i)
        windows.push_back(m_stops[i].ref().since(m_starts[i]).count());
    return Seconds(statisticsOf(std::move(windows)).median);
}

}  // namespace kd
