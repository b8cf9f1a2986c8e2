// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <cstring>

int main()
{
    int count = 0, driver = 0, runtime = 0, value = 0;
    CALL(cudaGetDeviceCount(&count));
    CHECK(count == 1);
    CALL(cudaDriverGetVersion(&driver));
    CALL(cudaRuntimeGetVersion(&runtime));
    CHECK(driver >= 12000 && runtime >= 12000);
    cudaDeviceProp properties;
    CALL(cudaGetDeviceProperties(&properties, 0));
    CHECK(properties.warpSize == 32 && properties.maxThreadsPerBlock == 1024);
    CHECK(properties.totalGlobalMem > 0 && properties.sharedMemPerBlock == 48 * 1024);
    CALL(cudaDeviceGetAttribute(&value, cudaDevAttrComputeCapabilityMajor, 0));
    CHECK(value == properties.major);
    CHECK(cudaGetDeviceProperties(&properties, 1) == cudaErrorInvalidDevice);
    size_t free = 0, total = 0;
    CALL(cudaMemGetInfo(&free, &total));
    CHECK(free > 0 && free <= total);
    std::printf("%s, %d.%d\n", properties.name, properties.major, properties.minor);
}
