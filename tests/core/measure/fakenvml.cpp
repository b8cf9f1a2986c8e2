// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>

// libkdfakenvml: the entries of NVML that are read, for one device at 0000:10:00.0. KD_FAKE_NVML makes it misbehave: "lost" (the
// GPU is gone), "hang" (a call does not return), "crash", "init" (it does not start). "alone", "shared", "idle" and
// "contexts" say which processes it tells of. KD_FAKE_NVML_QUIET=3: it is throttled in the first 3 readings alone.

namespace {

constexpr int kNotSupported = 3;
constexpr int kDriverNotLoaded = 9;
constexpr int kLost = 15;

struct ProcessUtilization {
    unsigned process = 0;
    unsigned long long time = 0;
    unsigned sm = 0, memory = 0, encoder = 0, decoder = 0;
};

bool isMode(std::string_view mode)
{
    const char* const set = std::getenv("KD_FAKE_NVML");
    return set != nullptr && mode == set;
}

}  // namespace

extern "C" {
int nvmlInit_v2() { return isMode("init") ? kDriverNotLoaded : 0; }

int nvmlDeviceGetHandleByPciBusId_v2(const char* busId, void** device)
{
    static int handle;
    *device = &handle;
    return std::strcmp(busId, "0000:10:00.0") == 0 ? 0 : 6;
}

int nvmlDeviceGetUtilizationRates(void*, unsigned* rates)
{
    if (isMode("lost"))
        return kLost;
    if (isMode("crash"))
        std::abort();
    while (isMode("hang")) {
        const timespec hour{3600, 0};
        nanosleep(&hour, nullptr);
    }
    rates[0] = 98;
    rates[1] = 40;
    return 0;
}

int nvmlDeviceGetClockInfo(void*, int clock, unsigned* megahertz)
{
    *megahertz = clock == 1 ? 1980 : 3201;
    return 0;
}

int nvmlDeviceGetMaxClockInfo(void*, int, unsigned* megahertz)
{
    *megahertz = 1980;
    return 0;
}

int nvmlDeviceGetPowerUsage(void*, unsigned* milliwatts)
{
    *milliwatts = 486'250;
    return 0;
}

int nvmlDeviceGetEnforcedPowerLimit(void*, unsigned* milliwatts)
{
    *milliwatts = 700'000;
    return 0;
}

int nvmlDeviceGetTemperature(void*, int, unsigned* celsius)
{
    *celsius = 41;
    return 0;
}

int nvmlDeviceGetTemperatureThreshold(void*, int threshold, unsigned* celsius)
{
    *celsius = threshold == 1 ? 87 : 92;
    return 0;
}

int nvmlDeviceGetMemoryInfo(void*, unsigned long long* memory)
{
    memory[0] = 150'109'880'320;
    memory[1] = 145'000'000'000;
    memory[2] = 5'109'880'320;
    return 0;
}

int nvmlDeviceGetCurrentClocksThrottleReasons(void*, unsigned long long* reasons)
{
    static int calls = 0;
    const char* const quietAfter = std::getenv("KD_FAKE_NVML_QUIET");
    calls = quietAfter != nullptr ? calls + 1 : 0;
    *reasons = quietAfter != nullptr && calls > std::atoi(quietAfter) ? 0x1 : 0x4 | 0x20;
    return 0;
}

int nvmlDeviceGetCurrPcieLinkGeneration(void*, unsigned* generation)
{
    *generation = 5;
    return 0;
}

int nvmlDeviceGetTotalEccErrors(void*, int, int, unsigned long long*) { return kNotSupported; }

int nvmlDeviceGetProcessUtilization(void*, ProcessUtilization* samples, unsigned* count, unsigned long long since)
{
    if (!isMode("alone") && !isMode("shared") && !isMode("idle"))
        return kNotSupported;
    samples[0] = {.process = 4711, .time = since + 1, .sm = 60};
    samples[1] = {.process = 4712, .time = since + 1, .sm = isMode("shared") ? 30u : 0u};
    samples[2] = {.process = 4713, .time = since > 0 ? since - 1 : 0, .sm = 90};
    *count = 3;
    return 0;
}

int nvmlDeviceGetComputeRunningProcesses_v3(void*, unsigned* count, void*)
{
    *count = 2;
    return isMode("contexts") ? 0 : kNotSupported;
}

int nvmlSystemGetDriverVersion(char* text, unsigned length)
{
    std::snprintf(text, length, "580.159.04");
    return 0;
}
}
