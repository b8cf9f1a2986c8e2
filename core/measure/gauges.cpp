// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/gauges.h"

#include "core/measure/nvml.h"

#include <array>
#include <utility>

namespace kd {
namespace {

using OneLong = int (*)(void* device, unsigned long long* value);
using EccErrors = int (*)(void* device, int error, int counter, unsigned long long* count);

struct Utilisation {
    unsigned gpu, memory;
};
using UtilisationRates = int (*)(void* device, Utilisation* rates);

struct NvmlMemory {
    unsigned long long total, free, used;
};
using NvmlMemoryInfo = int (*)(void* device, NvmlMemory* memory);

constexpr int kSlowdownThreshold = 1;
constexpr int kCorrectedErrors = 0, kUncorrectedErrors = 1, kSinceDriverLoad = 0;
constexpr double kMilli = 1e-3;

/// Calls `name` of the library, which fills `value` behind the other arguments.
template <typename Function, typename Value, typename... Arguments>
int ask(const posix::DynamicLibrary& library, const char* name, Value& value, Arguments... arguments)
{
    const auto function = nvmlEntry<Function>(library, name);
    return function == nullptr ? kNvmlFunctionNotFound : function(arguments..., &value);
}

Gauge gauge(int result, double value)
{
    if (result == kNvmlSuccess)
        return {.value = value, .missing = {}};
    return {.value = std::nullopt, .missing = nvmlResultWords(result)};
}

template <typename... Arguments>
Gauge small(const posix::DynamicLibrary& library, const char* name, double unit, Arguments... arguments)
{
    unsigned value = 0;
    using Function = int (*)(Arguments..., unsigned*);
    const int result = ask<Function>(library, name, value, arguments...);
    return gauge(result, unit * value);
}

Gauge eccErrors(const posix::DynamicLibrary& library, void* device, int kind)
{
    unsigned long long count = 0;
    const int result = ask<EccErrors>(library, "nvmlDeviceGetTotalEccErrors", count, device, kind, kSinceDriverLoad);
    return gauge(result, static_cast<double>(count));
}

}  // namespace

GaugeReader::GaugeReader(const std::vector<std::string>& libraries) : m_library(libraries)
{
    if (!m_library.isOpen())
        return;
    const auto init = nvmlEntry<NvmlInit>(m_library, "nvmlInit_v2");
    m_started = init == nullptr ? kNvmlFunctionNotFound : init();
    m_isReady = m_started == kNvmlSuccess;
}

GaugeSample GaugeReader::failed(Message sentence, bool isLost) const
{
    GaugeSample sample;
    sample.failure = std::move(sentence);
    sample.isLost = isLost;
    return sample;
}

GaugeSample GaugeReader::read(const std::string& pciBusId)
{
    const std::string path = m_library.path().string();
    if (!m_library.isOpen())
        return failed(pciBusId.empty() ? message("The emulated GPU has no sensors; those of a GPU are read through NVML, which was "
                                                 "not found: looked for {}.", m_library.failure())
                                       : message("There are no live figures, because NVML was not found: looked for {}.",
                                                 m_library.failure()));
    if (pciBusId.empty())
        return failed(
            message("The emulated GPU has no sensors; those of a GPU are read through NVML, which is here ({}).", path));
    if (!m_isReady)
        return failed(
            message("There are no live figures, because NVML ({}) did not start: {}.", path, nvmlResultWords(m_started)));
    int result = kNvmlSuccess;
    void* const device = handleOf(pciBusId, result);
    if (device == nullptr)
        return failed(message("NVML ({}) does not reach device {}: {}.", path, pciBusId, nvmlResultWords(result)),
                      result == kNvmlGpuLost);
    GaugeSample sample;
    Utilisation rates{};
    const int told = ask<UtilisationRates>(m_library, "nvmlDeviceGetUtilizationRates", rates, device);
    if (told == kNvmlGpuLost) {
        m_handles.erase(pciBusId);
        return failed(message("GPU {} is lost: {}. Documents and results stay; the GPU works again after a reset or a restart of "
                              "the machine.", pciBusId, nvmlResultWords(told)), true);
    }
    sample.utilisation = gauge(told, rates.gpu);
    readClocks(device, sample);
    readPower(device, sample);
    readMemory(device, sample);
    readLink(device, sample);
    return sample;
}

void* GaugeReader::handleOf(const std::string& pciBusId, int& result)
{
    if (const auto known = m_handles.find(pciBusId); known != m_handles.end())
        return known->second;
    void* device = nullptr;
    const auto find = nvmlEntry<NvmlHandleByPciBusId>(m_library, "nvmlDeviceGetHandleByPciBusId_v2");
    result = find == nullptr ? kNvmlFunctionNotFound : find(pciBusId.c_str(), &device);
    if (result != kNvmlSuccess)
        return nullptr;
    m_handles[pciBusId] = device;
    return device;
}

void GaugeReader::readClocks(void* device, GaugeSample& sample) const
{
    sample.smClock = small(m_library, "nvmlDeviceGetClockInfo", 1, device, kNvmlSmClock);
    sample.smClockMost = small(m_library, "nvmlDeviceGetMaxClockInfo", 1, device, kNvmlSmClock);
    sample.memoryClock = small(m_library, "nvmlDeviceGetClockInfo", 1, device, kNvmlMemoryClock);
    unsigned long long reasons = 0;
    int result = ask<OneLong>(m_library, "nvmlDeviceGetCurrentClocksEventReasons", reasons, device);
    if (result == kNvmlFunctionNotFound)
        result = ask<OneLong>(m_library, "nvmlDeviceGetCurrentClocksThrottleReasons", reasons, device);
    sample.throttle = gauge(result, static_cast<double>(reasons));
}

void GaugeReader::readPower(void* device, GaugeSample& sample) const
{
    sample.power = small(m_library, "nvmlDeviceGetPowerUsage", kMilli, device);
    sample.powerLimit = small(m_library, "nvmlDeviceGetEnforcedPowerLimit", kMilli, device);
    sample.temperature = small(m_library, "nvmlDeviceGetTemperature", 1, device, kNvmlGpuSensor);
    sample.slowdown = small(m_library, "nvmlDeviceGetTemperatureThreshold", 1, device, kSlowdownThreshold);
}

void GaugeReader::readMemory(void* device, GaugeSample& sample) const
{
    NvmlMemory memory{};
    const int result = ask<NvmlMemoryInfo>(m_library, "nvmlDeviceGetMemoryInfo", memory, device);
    sample.memoryUsed = gauge(result, static_cast<double>(memory.used));
    sample.memoryTotal = gauge(result, static_cast<double>(memory.total));
    sample.eccCorrected = eccErrors(m_library, device, kCorrectedErrors);
    sample.eccUncorrected = eccErrors(m_library, device, kUncorrectedErrors);
}

void GaugeReader::readLink(void* device, GaugeSample& sample) const
{
    sample.pcieGeneration = small(m_library, "nvmlDeviceGetCurrPcieLinkGeneration", 1, device);
    sample.pcieWidth = small(m_library, "nvmlDeviceGetCurrPcieLinkWidth", 1, device);
    std::array<char, 96> text{};
    const auto version = nvmlEntry<NvmlDriverVersion>(m_library, "nvmlSystemGetDriverVersion");
    if (version != nullptr && version(text.data(), static_cast<unsigned>(text.size()) - 1) == kNvmlSuccess)
        sample.driver = text.data();
}

}  // namespace kd
