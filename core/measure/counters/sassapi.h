// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/profilerapi.h"
#include "core/cupti/cuptiapi.h"

#include <cstddef>
#include <cstdint>

namespace kd::cupti {

// SASS Metrics API of CUPTI, after its public documentation, as profilerapi.h has the others. Code that CUPTI adds to a kernel
// counts what each of its instructions does.

inline constexpr std::uint8_t kWholeGpu = 0;  ///< CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU: one value an instruction

/// CUpti_SassMetrics_MetricDetails.
struct SassMetricDetails {
    std::uint64_t id;
    const char* name;
    const char* description;
};

/// CUpti_SassMetrics_GetNumOfMetrics_Params.
struct SassGetNumOfMetrics {
    std::size_t size;
    void* priv;
    const char* chip;
    std::size_t count;  ///< written
};

/// CUpti_SassMetrics_GetMetrics_Params.
struct SassGetMetrics {
    std::size_t size;
    void* priv;
    const char* chip;
    std::size_t count;
    SassMetricDetails* metrics;
};

/// CUpti_SassMetrics_Config.
struct SassConfig {
    std::uint64_t metric;
    std::uint8_t granularity;
};

/// CUpti_SassMetricsSetConfig_Params.
struct SassSetConfig {
    std::size_t size;
    void* priv;
    std::size_t count;
    SassConfig* configs;
    std::uint32_t device;
};

/// CUpti_SassMetricsUnsetConfig_Params.
struct SassUnsetConfig {
    std::size_t size;
    void* priv;
    std::uint32_t device;
};

/// CUpti_SassMetricsEnable_Params.
struct SassEnable {
    std::size_t size;
    void* priv;
    void* context;
    std::uint8_t isLazy;  ///< 1: a kernel is patched at its first launch; 0: all that are loaded are patched now
};

/// CUpti_SassMetricsDisable_Params.
struct SassDisable {
    std::size_t size;
    void* priv;
    void* context;
    std::size_t dropped;  ///< written
};

/// CUpti_SassMetricsGetDataProperties_Params.
struct SassGetDataProperties {
    std::size_t size;
    void* priv;
    void* context;
    std::size_t records;    ///< written: one an instruction and metric that applies to it
    std::size_t instances;  ///< written: values of each
};

/// CUpti_SassMetrics_InstanceValue.
struct SassValue {
    std::uint64_t metric;
    std::uint64_t value;
};

/// CUpti_SassMetrics_Data.
struct SassData {
    std::size_t size;  ///< that of SassFlushData
    void* priv;
    std::uint32_t cubinCrc;
    std::uint32_t functionIndex;
    const char* function;
    std::uint32_t offset;  ///< of the instruction from the start of its function
    SassValue* values;     ///< the caller's: as many as there are instances
};

/// CUpti_SassMetricsFlushData_Params; what was read is forgotten.
struct SassFlushData {
    std::size_t size;
    void* priv;
    void* context;
    std::size_t records;
    std::size_t instances;
    SassData* data;
};

template <> inline constexpr std::size_t kParamsSize<SassSetConfig> = offsetof(SassSetConfig, device) + sizeof(std::uint32_t);
template <> inline constexpr std::size_t kParamsSize<SassUnsetConfig> = offsetof(SassUnsetConfig, device) + sizeof(std::uint32_t);
template <> inline constexpr std::size_t kParamsSize<SassEnable> = offsetof(SassEnable, isLazy) + sizeof(std::uint8_t);
/// CUPTI's own number ends before the last member, and is that of each record, too.
template <> inline constexpr std::size_t kParamsSize<SassFlushData> = offsetof(SassFlushData, instances) + sizeof(std::size_t);
template <> inline constexpr std::size_t kParamsSize<SassData> = kParamsSize<SassFlushData>;

/// The entry points, under their names without "cuptiSassMetrics"; each takes its structure.
struct SassApi {
    Result (*GetNumOfMetrics)(SassGetNumOfMetrics*) = nullptr;
    Result (*GetMetrics)(SassGetMetrics*) = nullptr;
    Result (*SetConfig)(SassSetConfig*) = nullptr;
    Result (*UnsetConfig)(SassUnsetConfig*) = nullptr;
    Result (*Enable)(SassEnable*) = nullptr;
    Result (*Disable)(SassDisable*) = nullptr;
    Result (*GetDataProperties)(SassGetDataProperties*) = nullptr;
    Result (*FlushData)(SassFlushData*) = nullptr;
};

}  // namespace kd::cupti
