#include "core/measure/clocks.h"

#include <array>
#include <cstdlib>
#include <utility>

namespace kd {
namespace {

// Entry points and numbers of NVML's API (nvml.h of CUDA 13.0, which the headers that this program needs do not include).
using Init = int (*)();
using HandleByPciBusId = int (*)(const char* busId, void** device);
using ClockInfo = int (*)(void* device, int clock, unsigned* megahertz);
using Temperature = int (*)(void* device, int sensor, unsigned* celsius);
using ThrottleReasons = int (*)(void* device, unsigned long long* reasons);
using PersistenceMode = int (*)(void* device, unsigned* enabled);
using DriverVersion = int (*)(char* text, unsigned length);

constexpr int kSuccess = 0;
constexpr int kSmClock = 1;
constexpr int kMemoryClock = 2;
constexpr int kGpuSensor = 0;

constexpr std::array<std::pair<unsigned long long, const char*>, 9> kReasons{{
    {0x1, "idle"},
    {0x2, "application clocks"},
    {0x4, "power cap"},
    {0x8, "hardware slowdown"},
    {0x10, "sync boost"},
    {0x20, "thermal slowdown"},
    {0x40, "hardware thermal slowdown"},
    {0x80, "power brake"},
    {0x100, "display clocks"},
}};

template <typename Function> Function entry(const posix::DynamicLibrary& library, const char* name)
{
    return reinterpret_cast<Function>(library.symbol(name));
}

Json reasonWords(unsigned long long reasons)
{
    Json words = Json::array();
    for (const auto& [bit, word] : kReasons)
        if ((reasons & bit) != 0)
            words.push_back(word);
    return words;
}

}  // namespace

std::vector<std::string> ClockReader::candidates()
{
    if (const char* only = std::getenv("KERNELDESK_LIBNVML"); only != nullptr && *only != '\0')
        return {only};
    return {"libnvidia-ml.so.1", "/usr/lib/wsl/lib/libnvidia-ml.so.1"};
}

ClockReader::ClockReader(const std::string& pciBusId, const std::vector<std::string>& libraries) : m_library(libraries)
{
    if (!m_library.isOpen()) {
        m_missing = "Clocks are not recorded, because NVML was not found: looked for " + m_library.failure() + ".";
        return;
    }
    const auto init = entry<Init>(m_library, "nvmlInit_v2");
    const auto handle = entry<HandleByPciBusId>(m_library, "nvmlDeviceGetHandleByPciBusId_v2");
    if (init == nullptr || handle == nullptr || init() != kSuccess || handle(pciBusId.c_str(), &m_device) != kSuccess) {
        m_device = nullptr;
        m_missing =
            "Clocks are not recorded, because NVML (" + m_library.path().string() + ") does not know device " + pciBusId + ".";
    }
}

Json ClockReader::read() const
{
    if (m_device == nullptr)
        return {};
    Json clocks = Json::object();
    unsigned value = 0;
    const auto clock = entry<ClockInfo>(m_library, "nvmlDeviceGetClockInfo");
    if (clock != nullptr && clock(m_device, kSmClock, &value) == kSuccess)
        clocks["smMHz"] = value;
    if (clock != nullptr && clock(m_device, kMemoryClock, &value) == kSuccess)
        clocks["memoryMHz"] = value;
    const auto temperature = entry<Temperature>(m_library, "nvmlDeviceGetTemperature");
    if (temperature != nullptr && temperature(m_device, kGpuSensor, &value) == kSuccess)
        clocks["temperatureC"] = value;
    unsigned long long reasons = 0;
    auto throttle = entry<ThrottleReasons>(m_library, "nvmlDeviceGetCurrentClocksEventReasons");
    if (throttle == nullptr)
        throttle = entry<ThrottleReasons>(m_library, "nvmlDeviceGetCurrentClocksThrottleReasons");
    if (throttle != nullptr && throttle(m_device, &reasons) == kSuccess)
        clocks["throttleReasons"] = reasonWords(reasons);
    const auto persistence = entry<PersistenceMode>(m_library, "nvmlDeviceGetPersistenceMode");
    if (persistence != nullptr && persistence(m_device, &value) == kSuccess)
        clocks["persistenceMode"] = value != 0;
    return clocks;
}

std::string ClockReader::driverRelease() const
{
    std::array<char, 96> text{};
    const auto version = entry<DriverVersion>(m_library, "nvmlSystemGetDriverVersion");
    if (version == nullptr || version(text.data(), static_cast<unsigned>(text.size()) - 1) != kSuccess)
        return {};
    return text.data();
}

}  // namespace kd
