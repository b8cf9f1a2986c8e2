// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/driver/fakecuda/fakecuda.h"
#include "tests/core/measure/fakeprofiler.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

// The profilers of libkdfakecupti: they count nothing, but hold callers to CUPTI's order of calls and sizes of structures, which are
// read by their offsets in CUPTI's documentation. There are three passes. The n-th metric that was asked for is worth
// 1000 (n + 1), and dram__bytes_read.sum 4096 times the launches of the last pass.
// KD_FAKE_CUPTI makes it misbehave: "fails=NAME:RESULT" (that entry gives that result), "hangs=NAME", "crashes=NAME", "dropped" (a
// range is lost), "endless" (no pass is the last), "nometrics" (the chip has none that is known), "huge" (an image that nobody has
// room for), "nan" (values that are no numbers).

namespace {

using namespace kdfake;

constexpr int kInvalidMetricName = 17;
constexpr std::size_t kImageBytes = 96;
constexpr int kPasses = 3;

/// What was done so far: CUPTI refuses what comes out of turn.
struct FakeProfiler {
    bool isInitialised = false;
    std::vector<std::string> metrics;
    bool isEnabled = false;
    bool isConfigured = false;
    bool isStarted = false;
    bool isPushed = false;
    int pass = 0;
    int launches = 0;
};
FakeProfiler profiler;
int g_host = 0;
int g_object = 0;

constexpr const char* kCounters[] = {"gpu__time_duration", "dram__bytes_read", "dram__bytes_op_read",
                                     "dram__bytes_write", "lts__t_bytes",
                                     "smsp__inst_executed", "smsp__thread_inst_executed", "sm__warps_active",
                                     "smsp__sass_thread_inst_executed_op_fadd_pred_on",
                                     "smsp__sass_thread_inst_executed_op_fmul_pred_on",
                                     "smsp__sass_thread_inst_executed_op_ffma_pred_on",
                                     "smsp__sass_thread_inst_executed_op_dadd_pred_on",
                                     "smsp__sass_thread_inst_executed_op_dmul_pred_on",
                                     "smsp__sass_thread_inst_executed_op_dfma_pred_on",
                                     "smsp__sass_thread_inst_executed_op_hadd_pred_on",
                                     "smsp__sass_thread_inst_executed_op_hmul_pred_on",
                                     "smsp__sass_thread_inst_executed_op_hfma_pred_on",
                                     "sm__ops_path_tensor_src_fp16_dst_fp16", "sm__ops_path_tensor_src_fp16_dst_fp32"};
constexpr const char* kRatios[] = {"lts__t_sector_hit_rate", "smsp__average_warps_issue_stalled_barrier_per_issue_active",
                                   "smsp__average_warps_issue_stalled_wait_per_issue_active"};
constexpr const char* kStrange[] = {"fe__cycles"};

bool isKnown(std::string_view metric)
{
    const std::string_view base = metric.substr(0, metric.find('.'));
    for (const char* const known : kCounters)
        if (base == known)
            return true;
    for (const char* const known : kRatios)
        if (base == known)
            return true;
    return false;
}

void countLaunch(unsigned, const char*)
{
    if (profiler.isPushed)
        ++profiler.launches;
}

}  // namespace

extern "C" {
int cuptiProfilerInitialize(void* params)
{
    if (const int result = ordered("cuptiProfilerInitialize"))
        return result;
    profiler = {};
    profiler.isInitialised = true;
    return isSized(params, 16) ? 0 : kInvalidParameter;
}

int cuptiDeviceGetChipName(void* params)
{
    put(params, 24, "GF100");
    return isSized(params, 32) && get<std::size_t>(params, 16) == 0 ? ordered("cuptiDeviceGetChipName") : kInvalidParameter;
}

int cuptiProfilerGetCounterAvailability(void* params)
{
    if (!isSized(params, 40) || get<void*>(params, 16) == nullptr)
        return kInvalidParameter;
    if (get<void*>(params, 32) == nullptr)
        put(params, 24, kImageBytes);
    return ordered("cuptiProfilerGetCounterAvailability");
}

int cuptiProfilerHostInitialize(void* params)
{
    put(params, 40, static_cast<void*>(&g_host));
    const bool isRange = get<int>(params, 16) == 0;
    return isSized(params, 48) && isRange && profiler.isInitialised ? ordered("cuptiProfilerHostInitialize") : kInvalidParameter;
}

int cuptiProfilerHostDeinitialize(void* params)
{
    return isOf(params, 24, &g_host) ? 0 : kInvalidParameter;
}

int cuptiProfilerHostGetBaseMetrics(void* params)
{
    if (!isOf(params, 48, &g_host))
        return kInvalidParameter;
    const int type = get<int>(params, 24);
    const bool isEmpty = mode() == "nometrics" || type > 1;
    const auto* const* const names = isEmpty ? kStrange : type == 0 ? kCounters : kRatios;
    put(params, 32, names);
    put(params, 40, isEmpty ? std::size_t{1} : type == 0 ? std::size(kCounters) : std::size(kRatios));
    return ordered("cuptiProfilerHostGetBaseMetrics");
}

int cuptiProfilerHostConfigAddMetrics(void* params)
{
    if (!isOf(params, 40, &g_host))
        return kInvalidParameter;
    const auto* const* const names = get<const char* const*>(params, 24);
    for (std::size_t i = 0; i < get<std::size_t>(params, 32); ++i) {
        if (!isKnown(names[i]))
            return kInvalidMetricName;
        profiler.metrics.emplace_back(names[i]);
    }
    return ordered("cuptiProfilerHostConfigAddMetrics");
}

int cuptiProfilerHostGetConfigImageSize(void* params)
{
    put(params, 24, mode() == "huge" ? std::size_t{1} << 50 : kImageBytes);
    return isOf(params, 32, &g_host) ? 0 : kInvalidParameter;
}

int cuptiProfilerHostGetConfigImage(void* params)
{
    if (!isOf(params, 40, &g_host) || get<std::size_t>(params, 24) != kImageBytes)
        return kInvalidParameter;
    std::memset(get<void*>(params, 32), 'c', kImageBytes);
    return 0;
}

int cuptiProfilerHostGetNumOfPasses(void* params)
{
    put(params, 32, std::size_t{kPasses});
    return isSized(params, 40) ? 0 : kInvalidParameter;
}

int cuptiRangeProfilerEnable(void* params)
{
    put(params, 24, static_cast<void*>(&g_object));
    if (!isSized(params, 32) || get<void*>(params, 16) == nullptr)
        return kInvalidParameter;
    const int result = ordered("cuptiRangeProfilerEnable");
    profiler.isEnabled = result == 0;
    return result;
}

int cuptiRangeProfilerDisable(void* params)
{
    kdFakeObserve(nullptr);
    return isOf(params, 24, &g_object) && profiler.isEnabled ? 0 : kInvalidOperation;
}

int cuptiRangeProfilerGetCounterDataSize(void* params)
{
    put(params, 56, kImageBytes);
    const bool isAsked = get<std::size_t>(params, 40) == 1 && get<std::uint32_t>(params, 48) == 1;
    return isOf(params, 64, &g_object) && isAsked ? ordered("cuptiRangeProfilerGetCounterDataSize") : kInvalidParameter;
}

int cuptiRangeProfilerCounterDataImageInitialize(void* params)
{
    if (!isOf(params, 40, &g_object) || get<std::size_t>(params, 24) != kImageBytes)
        return kInvalidParameter;
    std::memset(get<void*>(params, 32), 'd', kImageBytes);
    return 0;
}

int cuptiRangeProfilerSetConfig(void* params)
{
    const bool isUsers = get<int>(params, 56) == 2 && get<int>(params, 60) == 3;
    const bool isOneRange = get<std::size_t>(params, 64) == 1 && get<std::uint16_t>(params, 72) == 1 &&
        get<std::uint16_t>(params, 74) == 1 && get<std::size_t>(params, 80) == 0 && get<std::uint16_t>(params, 88) == 1;
    const bool hasImages = *get<const char*>(params, 32) == 'c' && *get<const char*>(params, 48) == 'd';
    if (!isOf(params, 90, &g_object) || !isUsers || !isOneRange || !hasImages)
        return kInvalidParameter;
    profiler.isConfigured = true;
    const KdFakeObserver observer{countLaunch, ignoreEnd};
    kdFakeObserve(&observer);
    return ordered("cuptiRangeProfilerSetConfig");
}

int cuptiRangeProfilerStart(void* params)
{
    if (!isOf(params, 24, &g_object) || !profiler.isConfigured || profiler.isStarted)
        return kInvalidOperation;
    const int result = ordered("cuptiRangeProfilerStart");
    profiler.isStarted = result == 0;
    return result;
}

int cuptiRangeProfilerPushRange(void* params)
{
    if (!isOf(params, 32, &g_object) || !profiler.isStarted || profiler.isPushed)
        return kInvalidOperation;
    const int result = ordered("cuptiRangeProfilerPushRange");
    profiler.isPushed = result == 0;
    profiler.launches = 0;
    return result;
}

int cuptiRangeProfilerPopRange(void* params)
{
    if (!isOf(params, 24, &g_object) || !profiler.isPushed)
        return kInvalidOperation;
    profiler.isPushed = false;
    return ordered("cuptiRangeProfilerPopRange");
}

int cuptiRangeProfilerStop(void* params)
{
    if (!isOf(params, 41, &g_object) || !profiler.isStarted || profiler.isPushed)
        return kInvalidOperation;
    profiler.isStarted = false;
    ++profiler.pass;
    put(params, 40, static_cast<std::uint8_t>(profiler.pass >= kPasses && mode() != "endless"));
    return ordered("cuptiRangeProfilerStop");
}

int cuptiRangeProfilerDecodeData(void* params)
{
    put(params, 24, mode() == "dropped" ? std::size_t{1} : std::size_t{0});
    return isOf(params, 32, &g_object) ? ordered("cuptiRangeProfilerDecodeData") : kInvalidParameter;
}

int cuptiProfilerHostEvaluateToGpuValues(void* params)
{
    if (!isOf(params, 72, &g_host) || get<std::size_t>(params, 40) != 0 || get<std::size_t>(params, 56) != profiler.metrics.size())
        return kInvalidParameter;
    auto* const values = get<double*>(params, 64);
    for (std::size_t i = 0; i < profiler.metrics.size(); ++i)
        values[i] = mode() == "nan"                              ? std::strtod("nan", nullptr)
            : profiler.metrics[i] == "dram__bytes_read.sum"      ? 4096.0 * profiler.launches
                                                                 : 1000.0 * static_cast<double>(i + 1);
    return ordered("cuptiProfilerHostEvaluateToGpuValues");
}
}
