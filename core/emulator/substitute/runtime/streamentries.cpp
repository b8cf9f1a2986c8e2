// SPDX-License-Identifier: GPL-3.0-or-later
// cudaStreamCreate to cudaEventElapsedTime: streams and events are those of the driver.
#include "core/emulator/substitute/runtime/runtime.h"

namespace sub = kd::emulator::substitute;

extern "C" {

cudaError_t CUDARTAPI cudaStreamCreate(cudaStream_t* stream)
{
    return sub::call([&] { return cuStreamCreate(stream, CU_STREAM_DEFAULT); });
}

cudaError_t CUDARTAPI cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags)
{
    return sub::call([&] { return cuStreamCreate(stream, flags); });
}

cudaError_t CUDARTAPI cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority)
{
    return sub::call([&] { return cuStreamCreateWithPriority(stream, flags, priority); });
}

cudaError_t CUDARTAPI cudaStreamGetPriority(cudaStream_t stream, int* priority)
{
    return sub::call([&] { return cuStreamGetPriority(stream, priority); });
}

cudaError_t CUDARTAPI cudaStreamGetFlags(cudaStream_t stream, unsigned* flags)
{
    return sub::call([&] { return cuStreamGetFlags(stream, flags); });
}

cudaError_t CUDARTAPI cudaStreamGetId(cudaStream_t stream, unsigned long long* id)
{
    return sub::call([&] { return cuStreamGetId(stream, id); });
}

cudaError_t CUDARTAPI cudaStreamGetDevice(cudaStream_t stream, int* device)
{
    return sub::call([&] { return cuStreamGetDevice(stream, device); });
}

cudaError_t CUDARTAPI cudaStreamGetAttribute(cudaStream_t stream, cudaStreamAttrID id, cudaStreamAttrValue* value)
{
    static_assert(sizeof(cudaStreamAttrValue) == sizeof(CUstreamAttrValue));
    return sub::call([&] {
        return cuStreamGetAttribute(stream, static_cast<CUstreamAttrID>(id), reinterpret_cast<CUstreamAttrValue*>(value));
    });
}

cudaError_t CUDARTAPI cudaStreamSetAttribute(cudaStream_t stream, cudaStreamAttrID id, const cudaStreamAttrValue* value)
{
    return sub::call([&] {
        return cuStreamSetAttribute(stream, static_cast<CUstreamAttrID>(id), reinterpret_cast<const CUstreamAttrValue*>(value));
    });
}

cudaError_t CUDARTAPI cudaStreamCopyAttributes(cudaStream_t to, cudaStream_t from)
{
    return sub::call([&] { return cuStreamCopyAttributes(to, from); });
}

cudaError_t CUDARTAPI cudaStreamDestroy(cudaStream_t stream)
{
    return sub::call([&] { return cuStreamDestroy(stream); });
}

cudaError_t CUDARTAPI cudaStreamQuery(cudaStream_t stream)
{
    return sub::call([&] { return cuStreamQuery(stream); });
}

cudaError_t CUDARTAPI cudaStreamSynchronize(cudaStream_t stream)
{
    return sub::call([&] { return cuStreamSynchronize(stream); });
}

cudaError_t CUDARTAPI cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags)
{
    return sub::call([&] { return cuStreamWaitEvent(stream, event, flags); });
}

cudaError_t CUDARTAPI cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned flags)
{
    return sub::call([&] { return cuStreamAddCallback(stream, reinterpret_cast<CUstreamCallback>(callback), data, flags); });
}

cudaError_t CUDARTAPI cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data)
{
    return sub::call([&] { return cuLaunchHostFunc(stream, function, data); });
}

cudaError_t CUDARTAPI cudaStreamAttachMemAsync(cudaStream_t stream, void* address, std::size_t bytes, unsigned flags)
{
    return sub::call([&] { return cuStreamAttachMemAsync(stream, reinterpret_cast<CUdeviceptr>(address), bytes, flags); });
}

cudaError_t CUDARTAPI cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status)
{
    return sub::call([&] { return cuStreamIsCapturing(stream, reinterpret_cast<CUstreamCaptureStatus*>(status)); });
}

cudaError_t CUDARTAPI cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode* mode)
{
    return sub::call([&] { return cuThreadExchangeStreamCaptureMode(reinterpret_cast<CUstreamCaptureMode*>(mode)); });
}

cudaError_t CUDARTAPI cudaEventCreate(cudaEvent_t* event)
{
    return sub::call([&] { return cuEventCreate(event, CU_EVENT_DEFAULT); });
}

cudaError_t CUDARTAPI cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags)
{
    return sub::call([&] { return cuEventCreate(event, flags); });
}

cudaError_t CUDARTAPI cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    return sub::call([&] { return cuEventRecord(event, stream); });
}

cudaError_t CUDARTAPI cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned flags)
{
    return sub::call([&] { return cuEventRecordWithFlags(event, stream, flags); });
}

cudaError_t CUDARTAPI cudaEventQuery(cudaEvent_t event)
{
    return sub::call([&] { return cuEventQuery(event); });
}

cudaError_t CUDARTAPI cudaEventSynchronize(cudaEvent_t event)
{
    return sub::call([&] { return cuEventSynchronize(event); });
}

cudaError_t CUDARTAPI cudaEventDestroy(cudaEvent_t event)
{
    return sub::call([&] { return cuEventDestroy(event); });
}

cudaError_t CUDARTAPI cudaEventElapsedTime(float* milliseconds, cudaEvent_t start, cudaEvent_t end)
{
    return sub::call([&] { return cuEventElapsedTime(milliseconds, start, end); });
}

}
