// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/profilerlibrary.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace kd {
namespace {

template <typename Function> bool readEntry(const CuptiLibrary& cupti, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(cupti.symbol(name));
    return function != nullptr;
}

/// What "RmProfilingAdminOnly: 1" says; nothing where the driver does not tell it.
std::optional<bool> isForAdministrators(const std::filesystem::path& parameters)
{
    constexpr Bytes kLongest{64 << 10};
    constexpr std::string_view kSetting = "RmProfilingAdminOnly: ";
    try {
        const std::vector<std::byte> bytes = posix::readFileStart(parameters, kLongest);
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        const std::size_t at = text.find(kSetting);
        if (at == std::string_view::npos || at + kSetting.size() >= text.size())
            return std::nullopt;
        return text[at + kSetting.size()] != '0';
    } catch (const Error&) {
        return std::nullopt;
    }
}

Message privilegesText(const Message& failure, const std::filesystem::path& parameters)
{
    if (isForAdministrators(parameters) == false)
        return message("Hardware counters are refused to this process although the driver gives them to all users "
                       "(RmProfilingAdminOnly: 0; {}): a container needs the capability SYS_ADMIN, which its "
                       "owner can add. Runs, times and the emulated GPU's counts work without them.", failure);
    return message("The NVIDIA driver keeps hardware counters for administrators ({}; RmProfilingAdminOnly in {}): an "
                   "administrator of this machine can load the driver with NVreg_RestrictProfilingToAdminUsers=0. Runs, times and "
                   "the emulated GPU's counts work without them.", failure, parameters.string());
}

Message virtualText(const Message& failure)
{
    return message("Hardware counters are off for this virtual GPU ({}): who administers the virtual machine's host can enable "
                   "profiling for it. Runs, times and the emulated GPU's counts work without them.", failure);
}

Message otherProfilerText(const Message& failure)
{
    return message("Another profiler has the hardware counters ({}), and there is one at a time: end Nsight, or pause DCGM (dcgmi "
                   "profile --pause), and count again.", failure);
}

Message unsupportedText(const Message& failure)
{
    return message("This GPU has no hardware counters that CUPTI can read in the state that it is in ({}). Runs, times and the "
                   "emulated GPU's counts work without them.", failure);
}

}  // namespace

std::filesystem::path driverParameters()
{
    return "/proc/driver/nvidia/params";
}

ProfilerLibrary::ProfilerLibrary(const CuptiLibrary& cupti) : m_cupti(cupti)
{
    if (!cupti.missing().empty())
        m_missing = {.refusal = cupti.version() == 0 ? CounterRefusal::NoLibrary : CounterRefusal::TooOld,
                     .reason = message("Hardware counters need CUPTI, which comes with the CUDA toolkit (12.6 or newer) or as the "
                                       "package nvidia-cuda-cupti. {}", cupti.missing())};
    else
        readEntries();
    if (m_missing.refusal == CounterRefusal::None)
        readSassEntries();
    else
        m_missingSass = m_missing;
}

void ProfilerLibrary::readEntries()
{
    const auto read = [this](const char* name, auto& function) { return readEntry(m_cupti, name, function); };
    const std::array found{read("cuptiProfilerInitialize", m_api.ProfilerInitialize),
                           read("cuptiDeviceGetChipName", m_api.DeviceGetChipName),
                           read("cuptiProfilerGetCounterAvailability", m_api.ProfilerGetCounterAvailability),
                           read("cuptiProfilerHostInitialize", m_api.ProfilerHostInitialize),
                           read("cuptiProfilerHostDeinitialize", m_api.ProfilerHostDeinitialize),
                           read("cuptiProfilerHostGetBaseMetrics", m_api.ProfilerHostGetBaseMetrics),
                           read("cuptiProfilerHostConfigAddMetrics", m_api.ProfilerHostConfigAddMetrics),
                           read("cuptiProfilerHostGetConfigImageSize", m_api.ProfilerHostGetConfigImageSize),
                           read("cuptiProfilerHostGetConfigImage", m_api.ProfilerHostGetConfigImage),
                           read("cuptiProfilerHostGetNumOfPasses", m_api.ProfilerHostGetNumOfPasses),
                           read("cuptiProfilerHostEvaluateToGpuValues", m_api.ProfilerHostEvaluateToGpuValues),
                           read("cuptiRangeProfilerEnable", m_api.RangeProfilerEnable),
                           read("cuptiRangeProfilerDisable", m_api.RangeProfilerDisable),
                           read("cuptiRangeProfilerGetCounterDataSize", m_api.RangeProfilerGetCounterDataSize),
                           read("cuptiRangeProfilerCounterDataImageInitialize", m_api.RangeProfilerCounterDataImageInitialize),
                           read("cuptiRangeProfilerSetConfig", m_api.RangeProfilerSetConfig),
                           read("cuptiRangeProfilerStart", m_api.RangeProfilerStart),
                           read("cuptiRangeProfilerPushRange", m_api.RangeProfilerPushRange),
                           read("cuptiRangeProfilerPopRange", m_api.RangeProfilerPopRange),
                           read("cuptiRangeProfilerStop", m_api.RangeProfilerStop),
                           read("cuptiRangeProfilerDecodeData", m_api.RangeProfilerDecodeData)};
    for (const bool isThere : found)
        if (!isThere)
            m_missing = {.refusal = CounterRefusal::TooOld,
                         .reason = message("{} is too old to count: hardware counters need the CUPTI of CUDA 12.6 or newer, from a "
                                           "newer toolkit or the package nvidia-cuda-cupti.", m_cupti.path())};
}

void ProfilerLibrary::readSassEntries()
{
    const auto read = [this](const char* name, auto& function) { return readEntry(m_cupti, name, function); };
    const std::array found{read("cuptiSassMetricsGetNumOfMetrics", m_sass.GetNumOfMetrics),
                           read("cuptiSassMetricsGetMetrics", m_sass.GetMetrics),
                           read("cuptiSassMetricsSetConfig", m_sass.SetConfig),
                           read("cuptiSassMetricsUnsetConfig", m_sass.UnsetConfig),
                           read("cuptiSassMetricsEnable", m_sass.Enable),
                           read("cuptiSassMetricsDisable", m_sass.Disable),
                           read("cuptiSassMetricsGetDataProperties", m_sass.GetDataProperties),
                           read("cuptiSassMetricsFlushData", m_sass.FlushData)};
    if (!std::ranges::all_of(found, std::identity()))
        m_missingSass = {.refusal = CounterRefusal::TooOld,
                         .reason = message("{} has no SASS metrics: counts by line need the CUPTI of CUDA 12.6 or newer, from a "
                                           "newer toolkit or the package nvidia-cuda-cupti.", m_cupti.path())};
}

CounterFailure ProfilerLibrary::explain(const char* function, cupti::Result result, const std::filesystem::path& parameters) const
{
    const Message failure = m_cupti.failure(function, result);
    switch (result) {
    case cupti::kInsufficientPrivileges:
        return {CounterRefusal::Privileges, privilegesText(failure, parameters)};
    case cupti::kVirtualizedDevice:
    case cupti::kVirtualizedPrivileges:
        return {CounterRefusal::Virtual, virtualText(failure)};
    case cupti::kMultipleSubscribers:
    case cupti::kHardwareBusy:
        return {CounterRefusal::OtherProfiler, otherProfilerText(failure)};
    case cupti::kNotSupported:
    case cupti::kLegacyProfiler:
    case cupti::kConfidentialComputing:
    case cupti::kMigDevice:
    case cupti::kWslDevice:
    case cupti::kInvalidChipName:
        return {CounterRefusal::Unsupported, unsupportedText(failure)};
    default:
        return {CounterRefusal::Failed,
                message("CUPTI ({}) does not count: {}. Runs, times and the emulated GPU's counts work without it.", m_cupti.path(),
                        failure)};
    }
}

}  // namespace kd
