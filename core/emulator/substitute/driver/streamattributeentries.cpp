// SPDX-License-Identifier: GPL-3.0-or-later
// cuStreamGetAttribute to cuStreamCopyAttributes.
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/substitute/driver/streamattributes.h"
#include "core/emulator/substitute/emulation.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::StreamAttributes;

namespace {

/// Fails as a stream that is none does.
CUresult priorityOf(const DriverApi& api, CUstream stream, int& priority)
{
    return api.cuStreamGetPriority(stream, &priority);
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuStreamGetAttribute(CUstream stream, CUstreamAttrID id, CUstreamAttrValue* value)
{
    return sub::entry("cuStreamGetAttribute", [&](const DriverApi& api) -> CUresult {
        int priority = 0;
        if (const CUresult result = priorityOf(api, stream, priority); result != CUDA_SUCCESS || value == nullptr)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_VALUE;
        if (id == CU_STREAM_ATTRIBUTE_PRIORITY)
            return value->priority = priority, CUDA_SUCCESS;
        return StreamAttributes::ofThisProcess().get(api, stream, id, *value) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuStreamSetAttribute(CUstream stream, CUstreamAttrID id, const CUstreamAttrValue* value)
{
    return sub::entry("cuStreamSetAttribute", [&](const DriverApi& api) -> CUresult {
        int priority = 0;
        if (const CUresult result = priorityOf(api, stream, priority); result != CUDA_SUCCESS || value == nullptr)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_VALUE;
        const CUresult result = sub::checkAttribute(api, sub::AttributeHolder::Stream, id, *value);
        if (result != CUDA_SUCCESS)
            return result;
        if (id == CU_STREAM_ATTRIBUTE_PRIORITY)
            return kd::emulator::setStreamPriority(api, stream, value->priority);
        StreamAttributes::ofThisProcess().set(stream, id, *value);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuStreamCopyAttributes(CUstream to, CUstream from)
{
    return sub::entry("cuStreamCopyAttributes", [&](const DriverApi& api) -> CUresult {
        int priority = 0, before = 0;
        if (const CUresult result = priorityOf(api, to, before); result != CUDA_SUCCESS)
            return result;
        if (const CUresult result = priorityOf(api, from, priority); result != CUDA_SUCCESS)
            return result;
        StreamAttributes::ofThisProcess().copy(to, from);
        return kd::emulator::setStreamPriority(api, to, priority);
    });
}
}
