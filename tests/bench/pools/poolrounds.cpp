// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/pools/poolrounds.h"

#include "core/driver/drivererror.h"
#include "tests/bench/common/benchdocument.h"

#include <algorithm>
#include <barrier>
#include <chrono>
#include <cstdint>
#include <functional>
#include <numeric>
#include <thread>
#include <utility>

namespace kd::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kFewSizes = 50;
constexpr int kThreadWarmups = 3;
constexpr int kThreadPasses = 10;  ///< for each pass of one thread: threads must be at it together for a while
constexpr std::uint64_t kSmallestJudged = 4096;

double nanosecondsEach(Clock::time_point start, std::size_t count)
{
    return std::chrono::duration<double, std::nano>(Clock::now() - start).count() / static_cast<double>(count);
}

std::optional<AsyncMemoryPool> asyncPool(const BenchDevice& device)
{
    if (!device.api().has("cuMemAllocFromPoolAsync"))
        return {};
    AsyncMemoryPool pool(device.context());
    pool.ref().setReleaseThreshold({UINT64_MAX});
    return pool;
}

/// Shares lost of `total` and of the worst size, by what `pool` says while it has given out one block.
template <typename Pool, typename Allocate>
Json wasteOf(const Pool& pool, const std::vector<std::uint64_t>& sizes, Allocate allocate)
{
    double asked = 0;
    double used = 0;
    double worst = 0;
    for (const std::uint64_t size : sizes) {
        const auto memory = allocate(size);
        const PoolStatistics now = pool.statistics();
        const auto one = static_cast<double>(now.usedBytes.value);
        asked += static_cast<double>(size);
        used += one;
        if (size >= kSmallestJudged)
            worst = std::max(worst, one / static_cast<double>(size) - 1);
    }
    return {{"whole", used / asked - 1}, {"worstFrom4KiB", worst}};
}

}  // namespace

PoolRounds::PoolRounds(const BenchDevice& device, PoolPlan plan)
    : m_device(device)
    , m_plan(std::move(plan))
    , m_fewSizes(m_plan.sizes.begin(), m_plan.sizes.begin() + static_cast<long>(std::min(kFewSizes, m_plan.sizes.size())))
    , m_pool(device.context())
    , m_pinnedPool(device.context())
    , m_async(asyncPool(device))
{
    for (int i = 0; i < m_plan.threads; ++i)
        m_streams.emplace_back(device.context());
}

double PoolRounds::devicePass(const StreamRef& stream)
{
    const auto start = Clock::now();
    for (const std::uint64_t size : m_plan.sizes)
        m_pool.allocate({size}, stream);
    return nanosecondsEach(start, m_plan.sizes.size());
}

double PoolRounds::asyncPass()
{
    const DriverApi& api = m_device.api();
    const CUstream stream = m_device.stream().handle();
    const CUmemoryPool pool = m_async->ref().handle();
    const auto start = Clock::now();
    for (const std::uint64_t size : m_plan.sizes) {
        CUdeviceptr address = 0;
        check(api, api.cuMemAllocFromPoolAsync(&address, size, pool, stream), "cuMemAllocFromPoolAsync");
        check(api, api.cuMemFreeAsync(address, stream), "cuMemFreeAsync");
    }
    const double each = nanosecondsEach(start, m_plan.sizes.size());
    m_device.stream().synchronize();
    return each;
}

double PoolRounds::pinnedPass()
{
    const auto start = Clock::now();
    for (const std::uint64_t size : m_fewSizes)
        m_pinnedPool.allocate(Bytes{size});
    return nanosecondsEach(start, m_fewSizes.size());
}

double PoolRounds::pinnedDriverPass()
{
    const DriverApi& api = m_device.api();
    const auto start = Clock::now();
    for (const std::uint64_t size : m_fewSizes) {
        void* address = nullptr;
        check(api, api.cuMemHostAlloc(&address, size, CU_MEMHOSTALLOC_DEVICEMAP), "cuMemHostAlloc");
        check(api, api.cuMemFreeHost(address), "cuMemFreeHost");
    }
    return nanosecondsEach(start, m_fewSizes.size());
}

double PoolRounds::threadedPasses(int threads)
{
    std::barrier together(threads);
    std::vector<double> each(static_cast<std::size_t>(threads));
    const auto work = [&](std::size_t number) {
        const StreamRef stream = m_streams[number];
        for (int i = 0; i < kThreadWarmups; ++i)
            devicePass(stream);
        together.arrive_and_wait();
        const int passes = kThreadPasses * m_plan.passes;
        double sum = 0;
        for (int i = 0; i < passes; ++i)
            sum += devicePass(stream);
        each[number] = sum / passes;
        together.arrive_and_wait();
    };
    pinThread(-1);
    {
        std::vector<std::jthread> workers;
        for (std::size_t i = 0; i < each.size(); ++i)
            workers.emplace_back(work, i);
    }
    pinThread(m_plan.core);
    return std::accumulate(each.begin(), each.end(), 0.0) / threads;
}

Json PoolRounds::measure()
{
    std::vector<double> ours, async, pinned;
    for (int pass = 0; pass < m_plan.passes; ++pass) {
        ours.push_back(devicePass(m_device.stream()));
        if (m_async)
            async.push_back(asyncPass());
    }
    for (int pass = 0; pass < m_plan.passes; ++pass)
        pinned.push_back(pinnedPass());
    Json samples{{"pair", quantile(ours, 0.5)},
                 {"pinned", quantile(pinned, 0.5)},
                 {"pinnedDriver", pinnedDriverPass()},
                 {"oneThread", threadedPasses(1)},
                 {"threads", threadedPasses(m_plan.threads)}};
    if (m_async)
        samples["async"] = quantile(async, 0.5);
    return samples;
}

Json PoolRounds::waste()
{
    const StreamRef stream = m_device.stream();
    return {
        {"device", wasteOf(m_pool, m_plan.sizes, [&](std::uint64_t size) { return m_pool.allocate({size}, stream); })},
        {"pinned", wasteOf(m_pinnedPool, m_plan.sizes, [&](std::uint64_t size) { return m_pinnedPool.allocate(Bytes{size}); })}};
}

}  // namespace kd::bench
