#pragma once

#include "core/driver/devicechannel.h"

#include <cuda.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Every entry of the table: slot(function, CUDA version of the entry point). The version is the `_vNNNN` of the
/// function's PFN_ type in cudaTypedefs.h whose signature cuda.h declares: older drivers lack the slot.
#define KD_DRIVER_SLOTS(slot)                                                                                          \
    slot(cuInit, 2000) slot(cuDriverGetVersion, 2020) slot(cuGetErrorName, 6000) slot(cuGetErrorString, 6000)          \
    slot(cuDeviceGet, 2000) slot(cuDeviceGetCount, 2000) slot(cuDeviceGetName, 2000) slot(cuDeviceGetUuid, 11040)      \
    slot(cuDeviceTotalMem, 3020) slot(cuDeviceGetAttribute, 2000) slot(cuDeviceGetPCIBusId, 4010)                      \
    slot(cuDeviceGetByPCIBusId, 4010) slot(cuDevicePrimaryCtxRetain, 7000) slot(cuDevicePrimaryCtxRelease, 11000)      \
    slot(cuCtxGetCurrent, 4000) slot(cuCtxSetCurrent, 4000) slot(cuCtxPushCurrent, 4000) slot(cuCtxPopCurrent, 4000)   \
    slot(cuCtxSynchronize, 2000) slot(cuMemGetInfo, 3020) slot(cuMemAlloc, 3020) slot(cuMemFree, 3020)                 \
    slot(cuMemHostAlloc, 2020) slot(cuMemFreeHost, 2000) slot(cuMemHostGetDevicePointer, 3020)                         \
    slot(cuMemcpyHtoDAsync, 3020) slot(cuMemcpyDtoHAsync, 3020) slot(cuMemcpyDtoDAsync, 3020)                          \
    slot(cuMemsetD8Async, 3020) slot(cuStreamCreate, 2000) slot(cuStreamDestroy, 4000) slot(cuStreamQuery, 2000)       \
    slot(cuStreamSynchronize, 2000) slot(cuStreamWaitEvent, 3020) slot(cuStreamWaitValue32, 11070)                     \
    slot(cuEventCreate, 2000) slot(cuEventDestroy, 4000) slot(cuEventRecord, 2000) slot(cuEventQuery, 2000)            \
    slot(cuEventSynchronize, 2000) slot(cuEventElapsedTime, 2000) slot(cuLibraryLoadData, 12000)                       \
    slot(cuLibraryUnload, 12000) slot(cuLibraryGetKernel, 12000) slot(cuLibraryGetKernelCount, 12040)                  \
    slot(cuLibraryEnumerateKernels, 12040) slot(cuKernelGetFunction, 12000) slot(cuKernelGetName, 12030)               \
    slot(cuFuncGetAttribute, 2020) slot(cuFuncSetAttribute, 9000) slot(cuFuncGetParamInfo, 12040)                      \
    slot(cuFuncLoad, 12040) slot(cuModuleGetLoadingMode, 11070) slot(cuLaunchKernel, 4000)                             \
    slot(cuOccupancyMaxActiveBlocksPerMultiprocessor, 6050)

/// Stands in a slot that the driver does not fill: every call gives CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER.
template <typename Function>
struct MissingSlot;
template <typename... Arguments>
struct MissingSlot<CUresult(CUDAAPI*)(Arguments...)> {
    static CUresult CUDAAPI call(Arguments...) { return CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER; }
};

/// The CUDA driver API as a table of functions, under their names in cuda.h: api.cuMemAlloc(&pointer, size).
/// Made by loadDriver() over libcuda, by tests, and by the emulated GPU; everything above it is one code path. Never
/// holds a null pointer. Copyable; a pointer to it that an object keeps must outlive the object.
struct DriverApi {
#define KD_SLOT(function, version) decltype(&::function) function = &MissingSlot<decltype(&::function)>::call;
    KD_DRIVER_SLOTS(KD_SLOT)
#undef KD_SLOT

    int version = 0;                   ///< of CUDA as the driver implements it: 13000 is 13.0
    std::string origin;                ///< where the table is from: the path of libcuda
    std::vector<std::string> missing;  ///< names of the slots that the driver does not have
    /// Of an emulated GPU, whose table works as long as this is held; null for libcuda.
    std::shared_ptr<DeviceChannel> channel;

    /// Whether `function` ("cuFuncGetParamInfo") can be called.
    bool has(std::string_view function) const;
};

/// The CUDA version that brought the slot `function`; 0 when the table has no such slot.
int slotVersion(std::string_view function) noexcept;

/// "13.0" of 13000.
std::string cudaVersionText(int version);

}  // namespace kd
