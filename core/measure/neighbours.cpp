// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/neighbours.h"

#include <algorithm>
#include <array>
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

/// What the device tells of processes since then; not more than there is room for.
int readUtilization(const posix::DynamicLibrary& library, void* device, unsigned long long since,
                    std::vector<ProcessUtilization>& samples)
{
    samples.resize(kMaxProcesses);
    auto count = static_cast<unsigned>(samples.size());
    const auto utilization = nvmlEntry<GetProcessUtilization>(library, "nvmlDeviceGetProcessUtilization");
    const int told = utilization != nullptr ? utilization(device, samples.data(), &count, since) : kNvmlFunctionNotFound;
    samples.resize(told == kNvmlSuccess ? std::min<std::size_t>(count, samples.size()) : 0);
    return told;
}

}  // namespace

Neighbours::Neighbours(const std::string& pciBusId, const std::vector<std::string>& libraries)
    : m_library(libraries)
{
    const auto init = m_library.isOpen() ? nvmlEntry<NvmlInit>(m_library, "nvmlInit_v2") : nullptr;
    const auto handle = init != nullptr ? nvmlEntry<NvmlHandleByPciBusId>(m_library, "nvmlDeviceGetHandleByPciBusId_v2") : nullptr;
    if (handle == nullptr || init() != kNvmlSuccess || handle(pciBusId.c_str(), &m_device) != kNvmlSuccess)
        m_device = nullptr;
    std::vector<ProcessUtilization> before;
    if (m_device != nullptr)
        readUtilization(m_library, m_device, 0, before);
    for (const ProcessUtilization& each : before)
        m_newest = std::max(m_newest, each.time);
}

std::optional<bool> Neighbours::work() const
{
    if (m_device == nullptr)
        return std::nullopt;
    std::vector<ProcessUtilization> samples;
    const int told = readUtilization(m_library, m_device, m_newest, samples);
    if (told == kNvmlNotFound)
        return false;
    if (told == kNvmlSuccess) {
        std::set<unsigned> working;
        for (const ProcessUtilization& each : samples)
            if (each.sm > 0 && each.time > m_newest)
                working.insert(each.process);
        return working.size() > 1;
    }
    std::array<ProcessInfo, kMaxProcesses> processes{};
    auto count = static_cast<unsigned>(processes.size());
    const auto running = nvmlEntry<GetComputeProcesses>(m_library, "nvmlDeviceGetComputeRunningProcesses_v3");
    if (running != nullptr && running(m_device, &count, processes.data()) == kNvmlSuccess)
        return count > 1;
    return std::nullopt;
}

}  // namespace kd
