// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/driver/fakecuda/fakecuda.h"
#include "tests/core/measure/fakeprofiler.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

// The SASS metrics of libkdfakecupti: callers are held to CUPTI's order of calls and sizes of structures, as fakeprofiler.cpp does.
// Each launch while they are enabled counts eight instructions, every 16 bytes: two warps of 64 threads execute each; that at 16
// has a predicate, which half of the threads fulfil; that at 48 loads from global memory (16 sectors, 8 would do) and that at 64
// from shared memory (6 wavefronts, 2 would do).
// KD_FAKE_CUPTI makes them misbehave, besides what fakeprofiler.cpp has: "sassnone" (no records), "sassendless" (more than memory
// holds), "sassinstances" (a value for each SM), "sasslarge" (a count beyond all launches), "sassmany" (more instructions than any
// kernel has), "sassother" (another kernel's), "sassnames" (no function's name), "sassfew" (a chip that counts instructions alone).

namespace {

using namespace kdfake;

struct Metric {
    std::uint64_t id;
    const char* name;
    const char* description;
};
constexpr Metric kMetrics[] = {{101, "smsp__sass_inst_executed", "all"},
                               {102, "smsp__sass_thread_inst_executed", "threads"},
                               {103, "smsp__sass_thread_inst_executed_pred_on", "of true predicates"},
                               {104, "smsp__sass_inst_executed_op_global", "global"},
                               {105, "smsp__sass_sectors_mem_global", "sectors"},
                               {106, "smsp__sass_sectors_mem_global_ideal", "sectors, packed"},
                               {107, "smsp__sass_l1tex_pipe_lsu_wavefronts_mem_shared", "wavefronts"},
                               {108, "smsp__sass_l1tex_pipe_lsu_wavefronts_mem_shared_ideal", "wavefronts without conflicts"},
                               {109, "smsp__sass_inst_executed_op_texture", "not asked for"}};
constexpr std::size_t kInstructions = 8;
constexpr std::size_t kTooMany = 70'000;

struct InstructionRecord {
    std::string function;
    std::uint32_t offset;
    std::uint64_t metric;
    std::uint64_t value;
};

struct FakeSass {
    std::vector<std::uint64_t> asked;
    bool isConfigured = false;
    bool isEnabled = false;
    std::vector<InstructionRecord> records;
};
FakeSass sass;

std::size_t metricCount()
{
    return mode() == "sassfew" ? 2 : std::size(kMetrics);
}

std::uint64_t valueOf(std::uint64_t metric, std::size_t instruction, bool& applies)
{
    constexpr std::uint64_t kWarps = 2, kThreads = 64;
    const std::map<std::pair<std::uint64_t, std::size_t>, std::uint64_t> special{
        {{103, 1}, kThreads / 2}, {{104, 3}, kWarps}, {{105, 3}, 16}, {{106, 3}, 8}, {{107, 4}, 6}, {{108, 4}, 2}};
    const auto found = special.find({metric, instruction});
    applies = metric <= 102 || found != special.end();
    return metric == 101 ? kWarps : metric == 102 ? kThreads : applies ? found->second : 0;
}

void countInstructions(unsigned, const KdFakeLaunch& launch, double, double)
{
    if (!sass.isEnabled || mode() == "sassnone")
        return;
    const std::string function = mode() == "sassother" ? "other" : launch.kernel;
    const std::size_t instructions = mode() == "sassmany" ? kTooMany : kInstructions;
    for (const std::uint64_t metric : sass.asked) {
        for (std::size_t i = 0; i < instructions; ++i) {
            bool applies = false;
            std::uint64_t value = valueOf(metric, i, applies);
            if (mode() == "sasslarge" && i == 2)
                value = std::uint64_t{1} << 60;
            if (applies)
                sass.records.push_back({function, static_cast<std::uint32_t>(16 * i), metric, value});
        }
    }
}

}  // namespace

extern "C" {
int cuptiSassMetricsGetNumOfMetrics(void* params)
{
    const char* const chip = get<const char*>(params, 16);
    put(params, 24, metricCount());
    return isSized(params, 32) && chip != nullptr && std::string(chip) == "GF100" ? ordered("cuptiSassMetricsGetNumOfMetrics")
                                                                                  : kInvalidParameter;
}

int cuptiSassMetricsGetMetrics(void* params)
{
    if (!isSized(params, 40) || get<std::size_t>(params, 24) != metricCount())
        return kInvalidParameter;
    std::memcpy(get<void*>(params, 32), kMetrics, metricCount() * sizeof(Metric));
    return ordered("cuptiSassMetricsGetMetrics");
}

int cuptiSassMetricsSetConfig(void* params)
{
    if (!isSized(params, 36) || get<std::uint32_t>(params, 32) != 0)
        return kInvalidParameter;
    if (sass.isConfigured)
        return kInvalidOperation;
    if (const int result = ordered("cuptiSassMetricsSetConfig"))
        return result;
    sass = {};
    const auto* const configs = get<const char*>(params, 24);
    for (std::size_t i = 0; i < get<std::size_t>(params, 16); ++i) {
        sass.asked.push_back(get<std::uint64_t>(configs, 16 * i));
        if (get<std::uint8_t>(configs, 16 * i + 8) != 0)
            return kInvalidParameter;
    }
    sass.isConfigured = true;
    return 0;
}

int cuptiSassMetricsUnsetConfig(void* params)
{
    if (!isSized(params, 20) || !sass.isConfigured || sass.isEnabled)
        return kInvalidOperation;
    sass = {};
    return 0;
}

int cuptiSassMetricsEnable(void* params)
{
    if (!isSized(params, 25) || get<void*>(params, 16) == nullptr || get<std::uint8_t>(params, 24) != 1)
        return kInvalidParameter;
    if (!sass.isConfigured || sass.isEnabled)
        return kInvalidOperation;
    if (const int result = ordered("cuptiSassMetricsEnable"))
        return result;
    sass.isEnabled = true;
    const KdFakeObserver observer{nullptr, countInstructions};
    kdFakeObserve(&observer);
    return 0;
}

int cuptiSassMetricsDisable(void* params)
{
    if (!isSized(params, 32) || !sass.isEnabled)
        return kInvalidOperation;
    kdFakeObserve(nullptr);
    sass.isEnabled = false;
    put(params, 24, sass.records.size());
    return ordered("cuptiSassMetricsDisable");
}

int cuptiSassMetricsGetDataProperties(void* params)
{
    if (!isSized(params, 40) || !sass.isEnabled)
        return kInvalidOperation;
    put(params, 24, mode() == "sassendless" ? std::size_t{1} << 50 : sass.records.size());
    put(params, 32, mode() == "sassinstances" ? std::size_t{132} : std::size_t{1});
    return ordered("cuptiSassMetricsGetDataProperties");
}

int cuptiSassMetricsFlushData(void* params)
{
    constexpr std::size_t kRecordBytes = 48;
    if (!isSized(params, 40) || !sass.isEnabled || get<std::size_t>(params, 24) != sass.records.size() ||
        get<std::size_t>(params, 32) != 1)
        return kInvalidParameter;
    auto* const records = get<char*>(params, 40);
    for (std::size_t i = 0; i < sass.records.size(); ++i) {
        char* const record = records + i * kRecordBytes;
        if (!isSized(record, 40))
            return kInvalidParameter;
        put(record, 24, mode() == "sassnames" ? nullptr : sass.records[i].function.c_str());
        put(record, 32, sass.records[i].offset);
        auto* const value = get<char*>(record, 40);
        put(value, 0, sass.records[i].metric);
        put(value, 8, sass.records[i].value);
    }
    static std::vector<InstructionRecord> kept;  // names stay as long as CUPTI's do
    kept = std::exchange(sass.records, {});
    return ordered("cuptiSassMetricsFlushData");
}
}
