#include <cstdio>
#include <cstring>

// libkdfakenvml: the entries of NVML that are read, for one device at 0000:10:00.0.

extern "C" {
int nvmlInit_v2() { return 0; }

int nvmlDeviceGetHandleByPciBusId_v2(const char* busId, void** device)
{
    static int handle;
    *device = &handle;
    return std::strcmp(busId, "0000:10:00.0") == 0 ? 0 : 6;
}

int nvmlDeviceGetClockInfo(void*, int clock, unsigned* megahertz)
{
    *megahertz = clock == 1 ? 1980 : 3201;
    return 0;
}

int nvmlDeviceGetTemperature(void*, int, unsigned* celsius)
{
    *celsius = 41;
    return 0;
}

int nvmlDeviceGetCurrentClocksThrottleReasons(void*, unsigned long long* reasons)
{
    *reasons = 0x4 | 0x20;
    return 0;
}

int nvmlSystemGetDriverVersion(char* text, unsigned length)
{
    std::snprintf(text, length, "580.159.04");
    return 0;
}
}
