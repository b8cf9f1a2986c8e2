// SPDX-License-Identifier: GPL-3.0-or-later
// cuLogsRegisterCallback to cuLogsDumpToMemory: the driver's log, in which nothing is. What fails is told on standard error.
#include "core/emulator/substitute/emulation.h"

#include <cstdint>
#include <cstdio>
#include <mutex>
#include <set>

namespace sub = kd::emulator::substitute;

namespace {

struct Callbacks {
    std::mutex mutex;
    std::set<CUlogsCallbackHandle> known;
    std::uintptr_t last = 0;
};

Callbacks& callbacks()
{
    static Callbacks& all = *new Callbacks;
    return all;
}

}  // namespace

extern "C" {

// These work before cuInit, too.

CUresult CUDAAPI cuLogsRegisterCallback(CUlogsCallback callback, void*, CUlogsCallbackHandle* handle)
{
    if (callback == nullptr || handle == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    Callbacks& all = callbacks();
    const std::lock_guard lock(all.mutex);
    *handle = reinterpret_cast<CUlogsCallbackHandle>(++all.last);
    all.known.insert(*handle);
    return CUDA_SUCCESS;
}

CUresult CUDAAPI cuLogsUnregisterCallback(CUlogsCallbackHandle handle)
{
    Callbacks& all = callbacks();
    const std::lock_guard lock(all.mutex);
    return all.known.erase(handle) > 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult CUDAAPI cuLogsCurrent(CUlogIterator* iterator, unsigned)
{
    if (iterator == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *iterator = 0;
    return CUDA_SUCCESS;
}

CUresult CUDAAPI cuLogsDumpToFile(CUlogIterator*, const char* path, unsigned)
{
    std::FILE* const file = path != nullptr ? std::fopen(path, "a") : nullptr;
    return file != nullptr && std::fclose(file) == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult CUDAAPI cuLogsDumpToMemory(CUlogIterator*, char* buffer, std::size_t* bytes, unsigned)
{
    if (buffer == nullptr || bytes == nullptr || *bytes == 0)
        return CUDA_ERROR_INVALID_VALUE;
    *buffer = '\0';
    *bytes = 0;
    return CUDA_SUCCESS;
}
}
