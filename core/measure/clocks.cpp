// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/clocks.h"

#include "core/measure/nvml.h"

#include <array>

namespace kd {
namespace {

using ClockInfo = int (*)(void* device, int clock, unsigned* megahertz);
using Temperature = int (*)(void* device, int sensor, unsigned* celsius);
using ThrottleReasons = int (*)(void* device, unsigned long long* reasons);
using PersistenceMode = int (*)(void* device, unsigned* enabled);

Json englishOf(const std::vector<Message>& messages)
{
    Json texts = Json::array();
    for (const Message& each : messages)
        texts.push_back(each.english());
    return texts;
}

}  // namespace

std::vector<std::string> ClockReader::candidates()
{
    return nvmlCandidates();
}

ClockReader::ClockReader(const std::string& pciBusId, const std::vector<std::string>& libraries) : m_library(libraries)
{
    if (!m_library.isOpen()) {
        m_missing = message("Clocks are not recorded, because NVML was not found: looked for {}.", m_library.failure());
        return;
    }
    const auto init = nvmlEntry<NvmlInit>(m_library, "nvmlInit_v2");
    const auto handle = nvmlEntry<NvmlHandleByPciBusId>(m_library, "nvmlDeviceGetHandleByPciBusId_v2");
    if (init == nullptr || handle == nullptr || init() != kNvmlSuccess || handle(pciBusId.c_str(), &m_device) != kNvmlSuccess) {
        m_device = nullptr;
        m_missing = message("Clocks are not recorded, because NVML ({}) does not know device {}.", m_library.path().string(),
                            pciBusId);
    }
}

Json ClockReader::read() const
{
    if (m_device == nullptr)
        return {};
    Json clocks = Json::object();
    unsigned value = 0;
    const auto clock = nvmlEntry<ClockInfo>(m_library, "nvmlDeviceGetClockInfo");
    if (clock != nullptr && clock(m_device, kNvmlSmClock, &value) == kNvmlSuccess)
        clocks["smMHz"] = value;
    if (clock != nullptr && clock(m_device, kNvmlMemoryClock, &value) == kNvmlSuccess)
        clocks["memoryMHz"] = value;
    const auto temperature = nvmlEntry<Temperature>(m_library, "nvmlDeviceGetTemperature");
    if (temperature != nullptr && temperature(m_device, kNvmlGpuSensor, &value) == kNvmlSuccess)
        clocks["temperatureC"] = value;
    unsigned long long reasons = 0;
    auto throttle = nvmlEntry<ThrottleReasons>(m_library, "nvmlDeviceGetCurrentClocksEventReasons");
    if (throttle == nullptr)
        throttle = nvmlEntry<ThrottleReasons>(m_library, "nvmlDeviceGetCurrentClocksThrottleReasons");
    if (throttle != nullptr && throttle(m_device, &reasons) == kNvmlSuccess)
        clocks["throttleReasons"] = englishOf(throttleWords(reasons));
    const auto persistence = nvmlEntry<PersistenceMode>(m_library, "nvmlDeviceGetPersistenceMode");
    if (persistence != nullptr && persistence(m_device, &value) == kNvmlSuccess)
        clocks["persistenceMode"] = value != 0;
    return clocks;
}

std::string ClockReader::driverRelease() const
{
    std::array<char, 96> text{};
    const auto version = nvmlEntry<NvmlDriverVersion>(m_library, "nvmlSystemGetDriverVersion");
    if (version == nullptr || version(text.data(), static_cast<unsigned>(text.size()) - 1) != kNvmlSuccess)
        return {};
    return text.data();
}

}  // namespace kd
