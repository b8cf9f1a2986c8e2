// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/neighbours.h"

#include <array>
#include <chrono>
#include <set>

namespace kd {
namespace {

/// nvmlProcessUtilizationSample_t of NVML's API.
struct ProcessUtilization {
    unsigned process = 0;
    unsigned long long time = 0;  ///< microseconds since 1970
    unsigned sm = 0;              ///< %
    unsigned memory = 0, encoder = 0, decoder = 0;
};

/// nvmlProcessInfo_t of NVML's API, version 3.
struct ProcessInfo {
    unsigned process = 0;
    unsigned long long memory = 0;
    unsigned gpuInstance = 0, computeInstance = 0;
};

constexpr std::size_t kMaxProcesses = 512;  ///< and samples of them; the driver keeps fewer of a device
constexpr int kNvmlNotFound = 6;             ///< there is no sample since then

using GetProcessUtilization = int (*)(void* device, ProcessUtilization* samples, unsigned* count, unsigned long long since);
using GetComputeProcesses = int (*)(void* device, unsigned* count, ProcessInfo* processes);

unsigned long long microsecondsNow()
{
    using namespace std::chrono;
    return static_cast<unsigned long long>(duration_cast<microseconds>(system_clock::now().time_since_epoch()).count());
}

}  // namespace

Neighbours::Neighbours(const std::string& pciBusId, const std::vector<std::string>& libraries)
    : m_library(libraries), m_since(microsecondsNow())
{
    const auto init = m_library.isOpen() ? nvmlEntry<NvmlInit>(m_library, "nvmlInit_v2") : nullptr;
    const auto handle = init != nullptr ? nvmlEntry<NvmlHandleByPciBusId>(m_library, "nvmlDeviceGetHandleByPciBusId_v2") : nullptr;
    if (handle == nullptr || init() != kNvmlSuccess || handle(pciBusId.c_str(), &m_device) != kNvmlSuccess)
        m_device = nullptr;
}

std::optional<bool> Neighbours::work() const
{
    if (m_device == nullptr)
        return std::nullopt;
    std::array<ProcessUtilization, kMaxProcesses> samples{};
    auto count = static_cast<unsigned>(samples.size());
    const auto utilization = nvmlEntry<GetProcessUtilization>(m_library, "nvmlDeviceGetProcessUtilization");
    const int told = utilization != nullptr ? utilization(m_device, samples.data(), &count, m_since) : kNvmlFunctionNotFound;
    if (told == kNvmlNotFound)
        return false;
    if (told == kNvmlSuccess) {
        std::set<unsigned> working;
        for (std::size_t i = 0; i < count && i < samples.size(); ++i)
            if (samples[i].sm > 0 && samples[i].time >= m_since)
                working.insert(samples[i].process);
        return working.size() > 1;
    }
    std::array<ProcessInfo, kMaxProcesses> processes{};
    count = static_cast<unsigned>(processes.size());
    const auto running = nvmlEntry<GetComputeProcesses>(m_library, "nvmlDeviceGetComputeRunningProcesses_v3");
    if (running != nullptr && running(m_device, &count, processes.data()) == kNvmlSuccess)
        return count > 1;
    return std::nullopt;
}

}  // namespace kd
