// SPDX-License-Identifier: GPL-3.0-or-later
// cuGetProcAddress: the functions of this library by name and version.
#include "core/emulator/substitute/driver/procaddress.h"

#include <cuda.h>

#include <algorithm>
#include <string_view>

namespace {

using kd::emulator::substitute::ProcAddress;

CUresult find(const char* symbol, void** function, int version, cuuint64_t flags, CUdriverProcAddressQueryResult* status)
{
    if (symbol == nullptr || function == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *function = nullptr;
    const bool isPerThread = (flags & CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM) != 0;
    const ProcAddress* best = nullptr;
    bool isKnown = false;
    for (const ProcAddress& each : kd::emulator::substitute::procAddresses()) {
        if (std::string_view(each.name) != symbol)
            continue;
        isKnown = true;
        if (each.version <= version && (best == nullptr || best->version < each.version))
            best = &each;
    }
    if (status != nullptr)
        *status = best != nullptr ? CU_GET_PROC_ADDRESS_SUCCESS
            : isKnown             ? CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT
                                  : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    if (best == nullptr)  // which `status` tells, and no error: so does NVIDIA's driver, whatever its documents say
        return CUDA_SUCCESS;
    *function = isPerThread && best->perThread != nullptr ? best->perThread : best->function;
    return CUDA_SUCCESS;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGetProcAddress_v2(const char* symbol, void** function, int version, cuuint64_t flags,
                                     CUdriverProcAddressQueryResult* status)
{
    return find(symbol, function, version, flags, status);
}

}
