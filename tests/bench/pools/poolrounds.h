// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/asyncpool.h"
#include "core/memory/devicepool.h"
#include "core/memory/hostpool.h"
#include "tests/bench/common/benchdevice.h"

#include <optional>
#include <vector>

namespace kd::bench {

struct PoolPlan {
    std::vector<std::uint64_t> sizes;  ///< of one pass, bytes
    int passes;                        ///< a round
    int threads;
    int core;                          ///< of single threads
};

/// Rounds of pairs, one allocation that the pool has and its free, each in nanoseconds a pair.
class PoolRounds {
public:
    PoolRounds(const BenchDevice& device, PoolPlan plan);

    /// Of our pools beside the driver's calls, in turn.
    Json measure();
    /// Share of memory that rounding up costs each pool, over all sizes and at worst for one from 4 KiB on.
    Json waste();

private:
    double devicePass(const StreamRef& stream);
    double asyncPass();
    double pinnedPass();
    double pinnedDriverPass();
    /// The mean of what each of so many threads measures, on a stream of its own and on any core.
    double threadedPasses(int threads);

    const BenchDevice& m_device;
    PoolPlan m_plan;
    std::vector<std::uint64_t> m_fewSizes;  ///< for the driver's page-locked memory, which takes milliseconds
    DeviceMemoryPool m_pool;
    PageLockedMemoryPool m_pinnedPool;
    std::optional<AsyncMemoryPool> m_async;  ///< not on the emulated GPU
    std::vector<Stream> m_streams;
};

}  // namespace kd::bench
