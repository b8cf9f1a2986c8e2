// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/devicechannel.h"

#include <cuda.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// These are as cudaProfiler.h of a whole toolkit declares them; the wheels come without it.
extern "C" {
CUresult CUDAAPI cuProfilerStart(void);
CUresult CUDAAPI cuProfilerStop(void);
}

namespace kd {

/// The entries of the table: slot(function, CUDA version of the entry point). The version is the `_vNNNN` of the
/// function's PFN_ type in cudaTypedefs.h whose signature cuda.h declares: older drivers lack the slot.
/// These two makers have: libcuda and the emulated GPU.
#define KD_COMMON_SLOTS(slot)                                                                                          \
    slot(cuInit, 2000) slot(cuDriverGetVersion, 2020) slot(cuGetErrorName, 6000) slot(cuGetErrorString, 6000)          \
    slot(cuDeviceGet, 2000) slot(cuDeviceGetCount, 2000) slot(cuDeviceGetName, 2000) slot(cuDeviceGetUuid, 11040)      \
    slot(cuDeviceTotalMem, 3020) slot(cuDeviceGetAttribute, 2000) slot(cuDeviceGetPCIBusId, 4010)                      \
    slot(cuDeviceGetByPCIBusId, 4010) slot(cuDeviceCanAccessPeer, 4000) slot(cuDevicePrimaryCtxRetain, 7000)           \
    slot(cuDevicePrimaryCtxRelease, 11000) slot(cuCtxCreate, 12050) slot(cuCtxDestroy, 4000)                           \
    slot(cuCtxGetCurrent, 4000) slot(cuCtxSetCurrent, 4000) slot(cuCtxPushCurrent, 4000) slot(cuCtxPopCurrent, 4000)   \
    slot(cuCtxGetDevice, 2000) slot(cuCtxGetId, 12000) slot(cuCtxGetApiVersion, 3020) slot(cuCtxSetLimit, 3010)        \
    slot(cuCtxGetLimit, 3010) slot(cuCtxSetCacheConfig, 3020) slot(cuCtxGetCacheConfig, 3020)                          \
    slot(cuCtxGetStreamPriorityRange, 5050) slot(cuCtxSynchronize, 2000) slot(cuMemGetInfo, 3020)                      \
    slot(cuMemAlloc, 3020) slot(cuMemAllocPitch, 3020) slot(cuMemAllocManaged, 6000) slot(cuMemFree, 3020)             \
    slot(cuMemGetAddressRange, 3020) slot(cuPointerGetAttribute, 4000) slot(cuMemHostAlloc, 2020)                      \
    slot(cuMemFreeHost, 2000) slot(cuMemHostGetDevicePointer, 3020) slot(cuMemHostGetFlags, 2030)                      \
    slot(cuMemHostRegister, 6050) slot(cuMemHostUnregister, 4000) slot(cuStreamAttachMemAsync, 6000)                   \
    slot(cuMemAllocAsync, 11020) slot(cuMemAllocFromPoolAsync, 11020) slot(cuMemFreeAsync, 11020)                      \
    slot(cuMemPoolCreate, 11020) slot(cuMemPoolDestroy, 11020) slot(cuMemPoolTrimTo, 11020)                            \
    slot(cuMemPoolSetAttribute, 11020) slot(cuMemPoolGetAttribute, 11020) slot(cuDeviceGetDefaultMemPool, 11020)       \
    slot(cuDeviceGetMemPool, 11020) slot(cuDeviceSetMemPool, 11020)                                                    \
    slot(cuMemcpyAsync, 4000) slot(cuMemcpyHtoDAsync, 3020) slot(cuMemcpyDtoHAsync, 3020)                              \
    slot(cuMemcpyDtoDAsync, 3020) slot(cuMemcpyPeerAsync, 4000) slot(cuMemcpy2DAsync, 3020)                            \
    slot(cuMemcpy2DUnaligned, 3020) slot(cuMemcpy3DAsync, 3020) slot(cuMemcpy3DPeerAsync, 4000)                        \
    slot(cuMemsetD8Async, 3020) slot(cuMemsetD16Async, 3020) slot(cuMemsetD32Async, 3020)                              \
    slot(cuMemsetD2D8Async, 3020) slot(cuMemsetD2D16Async, 3020) slot(cuMemsetD2D32Async, 3020)                        \
    slot(cuArrayCreate, 3020) slot(cuArray3DCreate, 3020) slot(cuArrayDestroy, 2000) slot(cuArrayGetDescriptor, 3020)  \
    slot(cuArray3DGetDescriptor, 3020) slot(cuMemcpyDtoA, 3020) slot(cuMemcpyAtoD, 3020) slot(cuMemcpyHtoA, 3020)      \
    slot(cuMemcpyAtoH, 3020) slot(cuMemcpyAtoA, 3020) slot(cuMemcpyHtoAAsync, 3020) slot(cuMemcpyAtoHAsync, 3020)      \
    slot(cuMipmappedArrayCreate, 5000) slot(cuMipmappedArrayGetLevel, 5000) slot(cuMipmappedArrayDestroy, 5000)        \
    slot(cuTexObjectCreate, 5000) slot(cuTexObjectDestroy, 5000) slot(cuTexObjectGetResourceDesc, 5000)                \
    slot(cuTexObjectGetTextureDesc, 5000) slot(cuTexObjectGetResourceViewDesc, 5000) slot(cuSurfObjectCreate, 5000)    \
    slot(cuSurfObjectDestroy, 5000) slot(cuSurfObjectGetResourceDesc, 5000) slot(cuStreamCreate, 2000)                 \
    slot(cuStreamCreateWithPriority, 5050) slot(cuStreamDestroy, 4000) slot(cuStreamQuery, 2000)                       \
    slot(cuStreamSynchronize, 2000) slot(cuStreamGetPriority, 5050) slot(cuStreamGetFlags, 5050)                       \
    slot(cuStreamWaitEvent, 3020) slot(cuStreamWaitValue32, 11070) slot(cuLaunchHostFunc, 10000)                       \
    slot(cuStreamAddCallback, 5000) slot(cuEventCreate, 2000) slot(cuEventDestroy, 4000) slot(cuEventRecord, 2000)     \
    slot(cuEventQuery, 2000) slot(cuEventSynchronize, 2000) slot(cuEventElapsedTime, 2000)                             \
    slot(cuLibraryLoadData, 12000) slot(cuLibraryUnload, 12000) slot(cuLibraryGetKernel, 12000)                        \
    slot(cuLibraryGetKernelCount, 12040) slot(cuLibraryEnumerateKernels, 12040) slot(cuLibraryGetGlobal, 12000)        \
    slot(cuKernelGetFunction, 12000) slot(cuKernelGetName, 12030) slot(cuFuncGetAttribute, 2020)                       \
    slot(cuFuncSetAttribute, 9000) slot(cuFuncSetCacheConfig, 3000) slot(cuFuncGetParamInfo, 12040)                    \
    slot(cuFuncLoad, 12040) slot(cuModuleGetLoadingMode, 11070) slot(cuLaunchKernel, 4000)                             \
    slot(cuLaunchKernelEx, 11060) slot(cuLaunchCooperativeKernel, 9000)                                                \
    slot(cuOccupancyMaxActiveBlocksPerMultiprocessor, 6050) slot(cuOccupancyMaxPotentialBlockSize, 6050)               \
    slot(cuOccupancyAvailableDynamicSMemPerBlock, 10020) slot(cuOccupancyMaxActiveClusters, 11070)                     \
    slot(cuTensorMapEncodeTiled, 12000) slot(cuTensorMapEncodeIm2col, 12000) slot(cuTensorMapReplaceAddress, 12000)    \
    slot(cuProfilerStart, 4000) slot(cuProfilerStop, 4000)

/// These libcuda alone has: the emulated GPU is one device of one process.
#define KD_DEVICE_SLOTS(slot)                                                                                          \
    slot(cuCtxEnablePeerAccess, 4000) slot(cuCtxDisablePeerAccess, 4000) slot(cuIpcGetEventHandle, 4010)               \
    slot(cuIpcOpenEventHandle, 4010) slot(cuIpcGetMemHandle, 4010) slot(cuIpcOpenMemHandle, 11000)                     \
    slot(cuIpcCloseMemHandle, 4010)                                                                                    \
    slot(cuMemGetAllocationGranularity, 10020) slot(cuMemAddressReserve, 10020) slot(cuMemAddressFree, 10020)          \
    slot(cuMemCreate, 10020) slot(cuMemRelease, 10020) slot(cuMemMap, 10020) slot(cuMemUnmap, 10020)                   \
    slot(cuMemSetAccess, 10020) slot(cuFuncGetModule, 11000) slot(cuModuleGetGlobal, 3020)                             \
    slot(cuThreadExchangeStreamCaptureMode, 10010)                                                                     \
    slot(cuStreamBeginCapture, 10010) slot(cuStreamEndCapture, 10000) slot(cuStreamIsCapturing, 10000)                 \
    slot(cuGraphDestroy, 10000) slot(cuCtxResetPersistingL2Cache, 11000)

#define KD_DRIVER_SLOTS(slot) KD_COMMON_SLOTS(slot) KD_DEVICE_SLOTS(slot)

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

    int version = 0;                   ///< version of CUDA as the driver implements it: 13000 is 13.0
    std::string origin;                ///< where the table is from: the path of libcuda
    std::vector<std::string> missing;  ///< names of the slots that the driver, or the emulated GPU, does not have
    /// This is the channel of an emulated GPU, whose table works as long as this is held; null for libcuda.
    std::shared_ptr<DeviceChannel> channel;

    /// Tells whether `function` ("cuFuncGetParamInfo") can be called.
    bool has(std::string_view function) const;
};

/// The CUDA version that brought the slot `function`; 0 when the table has no such slot.
int slotVersion(std::string_view function) noexcept;

/// "13.0" of 13000.
std::string cudaVersionText(int version);

/// The CUDA version whose headers the engine was compiled against, {13, 0, 0}: major, minor, revision.
std::array<int, 3> headerVersion() noexcept;

}  // namespace kd
