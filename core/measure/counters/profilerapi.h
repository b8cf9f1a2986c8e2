// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cupti/cuptiapi.h"

#include <cstddef>
#include <cstdint>

namespace kd::cupti {

// Profiler Host API and Range Profiler API of CUPTI 12.6 and newer, after their public documentation: nothing of CUPTI's headers
// is needed. Each structure is that of CUDA 12.6, and says so by its size; newer CUPTIs take it for what it was then. All start at
// zero.

inline constexpr Result kHardwareBusy = 26;            ///< another process has the counters
inline constexpr Result kNotSupported = 27;            ///< by this device or driver
inline constexpr Result kVirtualizedDevice = 33;       ///< a GPU of a virtual machine, of a kind that cannot count
inline constexpr Result kInsufficientPrivileges = 35;  ///< the driver lets administrators count, and nobody else
inline constexpr Result kLegacyProfiler = 38;          ///< the device has no such profiler
inline constexpr Result kVirtualizedPrivileges = 40;   ///< a virtual machine whose host does not let it count
inline constexpr Result kConfidentialComputing = 41;   ///< a device in that mode does not count
inline constexpr Result kMigDevice = 43;               ///< a part of a device that cannot count
inline constexpr Result kWslDevice = 45;               ///< a device of WSL that cannot count
inline constexpr Result kInvalidChipName = 46;         ///< a chip that this CUPTI does not know

inline constexpr int kRangeProfilerType = 0;  ///< CUPTI_PROFILER_TYPE_RANGE_PROFILER
inline constexpr int kMetricTypes = 3;        ///< counters, ratios and throughputs: CUpti_MetricType from 0
inline constexpr int kUserRange = 2;          ///< CUPTI_UserRange
inline constexpr int kUserReplay = 3;         ///< CUPTI_UserReplay

/// CUpti_Profiler_Initialize_Params.
struct ProfilerInitialize {
    std::size_t size;
    void* priv;
};

/// CUpti_Device_GetChipName_Params.
struct DeviceGetChipName {
    std::size_t size;
    void* priv;
    std::size_t device;
    const char* chip;  ///< written
};

/// CUpti_Profiler_GetCounterAvailability_Params.
struct GetCounterAvailability {
    std::size_t size;
    void* priv;
    void* context;
    std::size_t imageSize;  ///< written where there is no image
    std::uint8_t* image;
};

/// CUpti_Profiler_Host_Initialize_Params.
struct HostInitialize {
    std::size_t size;
    void* priv;
    int profilerType;
    const char* chip;
    const std::uint8_t* availability;
    void* host;  ///< written
};

/// CUpti_Profiler_Host_Deinitialize_Params.
struct HostDeinitialize {
    std::size_t size;
    void* priv;
    void* host;
};

/// CUpti_Profiler_Host_GetBaseMetrics_Params.
struct HostGetBaseMetrics {
    std::size_t size;
    void* priv;
    void* host;
    int metricType;
    const char** names;  ///< written, with their number
    std::size_t count;
};

/// CUpti_Profiler_Host_ConfigAddMetrics_Params.
struct HostConfigAddMetrics {
    std::size_t size;
    void* priv;
    void* host;
    const char** names;
    std::size_t count;
};

/// CUpti_Profiler_Host_GetConfigImageSize_Params.
struct HostGetConfigImageSize {
    std::size_t size;
    void* priv;
    void* host;
    std::size_t imageSize;  ///< written
};

/// CUpti_Profiler_Host_GetConfigImage_Params.
struct HostGetConfigImage {
    std::size_t size;
    void* priv;
    void* host;
    std::size_t imageSize;
    std::uint8_t* image;
};

/// CUpti_Profiler_Host_GetNumOfPasses_Params.
struct HostGetNumOfPasses {
    std::size_t size;
    void* priv;
    std::size_t imageSize;
    std::uint8_t* image;
    std::size_t passes;  ///< written
};

/// CUpti_Profiler_Host_EvaluateToGpuValues_Params.
struct HostEvaluateToGpuValues {
    std::size_t size;
    void* priv;
    void* host;
    const std::uint8_t* data;
    std::size_t dataSize;
    std::size_t range;
    const char** names;
    std::size_t count;
    double* values;  ///< written
};

/// CUpti_RangeProfiler_Enable_Params.
struct RangeProfilerEnable {
    std::size_t size;
    void* priv;
    void* context;
    void* profiler;  ///< written
};

/// What CUpti_RangeProfiler_Disable_Params, _Start_Params and _PopRange_Params have alike.
struct RangeProfilerCall {
    std::size_t size;
    void* priv;
    void* profiler;
};

/// CUpti_RangeProfiler_GetCounterDataSize_Params.
struct RangeProfilerGetCounterDataSize {
    std::size_t size;
    void* priv;
    void* profiler;
    const char** names;
    std::size_t count;
    std::size_t maxRanges;
    std::uint32_t maxRangeTreeNodes;
    std::size_t dataSize;  ///< written
};

/// CUpti_RangeProfiler_CounterDataImage_Initialize_Params.
struct RangeProfilerCounterDataImageInitialize {
    std::size_t size;
    void* priv;
    void* profiler;
    std::size_t dataSize;
    std::uint8_t* data;
};

/// CUpti_RangeProfiler_SetConfig_Params.
struct RangeProfilerSetConfig {
    std::size_t size;
    void* priv;
    void* profiler;
    std::size_t configSize;
    const std::uint8_t* config;
    std::size_t dataSize;
    std::uint8_t* data;
    int range;
    int replay;
    std::size_t maxRangesPerPass;
    std::uint16_t nestingLevels;
    std::uint16_t minNestingLevel;
    std::size_t pass;
    std::uint16_t targetNestingLevel;
};

/// CUpti_RangeProfiler_PushRange_Params.
struct RangeProfilerPushRange {
    std::size_t size;
    void* priv;
    void* profiler;
    const char* name;
};

/// CUpti_RangeProfiler_Stop_Params.
struct RangeProfilerStop {
    std::size_t size;
    void* priv;
    void* profiler;
    std::size_t pass;                ///< written
    std::size_t targetNestingLevel;  ///< written
    std::uint8_t isAllPassSubmitted; ///< written: 1 where no further pass is needed
};

/// CUpti_RangeProfiler_DecodeData_Params.
struct RangeProfilerDecodeData {
    std::size_t size;
    void* priv;
    void* profiler;
    std::size_t dropped;  ///< written
};

/// The size by which CUPTI knows a structure: up to the end of its last member, without what pads it.
template <typename Params> inline constexpr std::size_t kParamsSize = sizeof(Params);
template <>
inline constexpr std::size_t kParamsSize<RangeProfilerSetConfig> =
    offsetof(RangeProfilerSetConfig, targetNestingLevel) + sizeof(std::uint16_t);
template <>
inline constexpr std::size_t kParamsSize<RangeProfilerStop> =
    offsetof(RangeProfilerStop, isAllPassSubmitted) + sizeof(std::uint8_t);

/// A structure of zeros that says how long it is.
template <typename Params> Params sized()
{
    Params params{};
    params.size = kParamsSize<Params>;
    return params;
}

/// The entry points, under their names without "cupti"; each takes its structure.
struct ProfilerApi {
    Result (*ProfilerInitialize)(cupti::ProfilerInitialize*) = nullptr;
    Result (*DeviceGetChipName)(cupti::DeviceGetChipName*) = nullptr;
    Result (*ProfilerGetCounterAvailability)(GetCounterAvailability*) = nullptr;
    Result (*ProfilerHostInitialize)(HostInitialize*) = nullptr;
    Result (*ProfilerHostDeinitialize)(HostDeinitialize*) = nullptr;
    Result (*ProfilerHostGetBaseMetrics)(HostGetBaseMetrics*) = nullptr;
    Result (*ProfilerHostConfigAddMetrics)(HostConfigAddMetrics*) = nullptr;
    Result (*ProfilerHostGetConfigImageSize)(HostGetConfigImageSize*) = nullptr;
    Result (*ProfilerHostGetConfigImage)(HostGetConfigImage*) = nullptr;
    Result (*ProfilerHostGetNumOfPasses)(HostGetNumOfPasses*) = nullptr;
    Result (*ProfilerHostEvaluateToGpuValues)(HostEvaluateToGpuValues*) = nullptr;
    Result (*RangeProfilerEnable)(cupti::RangeProfilerEnable*) = nullptr;
    Result (*RangeProfilerDisable)(RangeProfilerCall*) = nullptr;
    Result (*RangeProfilerGetCounterDataSize)(cupti::RangeProfilerGetCounterDataSize*) = nullptr;
    Result (*RangeProfilerCounterDataImageInitialize)(cupti::RangeProfilerCounterDataImageInitialize*) = nullptr;
    Result (*RangeProfilerSetConfig)(cupti::RangeProfilerSetConfig*) = nullptr;
    Result (*RangeProfilerStart)(RangeProfilerCall*) = nullptr;
    Result (*RangeProfilerPushRange)(cupti::RangeProfilerPushRange*) = nullptr;
    Result (*RangeProfilerPopRange)(RangeProfilerCall*) = nullptr;
    Result (*RangeProfilerStop)(cupti::RangeProfilerStop*) = nullptr;
    Result (*RangeProfilerDecodeData)(cupti::RangeProfilerDecodeData*) = nullptr;
};

}  // namespace kd::cupti
