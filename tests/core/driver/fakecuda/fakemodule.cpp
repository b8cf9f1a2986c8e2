// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakestate.h"

#include <algorithm>
#include <cstring>

using kd::fake::enter;
using kd::fake::Kernel;
using kd::fake::Library;
using kd::fake::state;

#define KD_ENTER(function)                                                                                             \
    std::unique_lock lock(state().mutex);                                                                              \
    if (const CUresult entered = enter(#function); entered != CUDA_SUCCESS)                                            \
    return entered

namespace {

constexpr int kSharedWithOptIn = 227 << 10;

Library* libraryOf(CUlibrary handle)
{
    auto* library = reinterpret_cast<Library*>(handle);
    return state().libraries.contains(library) ? library : nullptr;
}

template <typename Handle>
Kernel* kernelOf(Handle handle)
{
    auto* kernel = reinterpret_cast<Kernel*>(handle);
    for (const Library* library : state().libraries)
        for (const auto& known : library->kernels)
            if (known.get() == kernel)
                return kernel;
    return nullptr;
}

/// PTX in which the word "garbage" stands for a syntax error.
bool isBrokenPtx(const void* image)
{
    const auto* text = static_cast<const char*>(image);
    return std::strncmp(text, ".version", 8) == 0 && std::strstr(text, "garbage") != nullptr;
}

void writeLog(CUjit_option* options, void** values, unsigned count, const char* text)
{
    for (unsigned i = 0; i < count; ++i)
        if (options[i] == CU_JIT_ERROR_LOG_BUFFER)
            std::strcpy(static_cast<char*>(values[i]), text);
}

}  // namespace

CUresult cuLibraryLoadData(CUlibrary* handle, const void* image, CUjit_option* options, void** values, unsigned count,
                           CUlibraryOption*, void**, unsigned)
{
    KD_ENTER(cuLibraryLoadData);
    if (isBrokenPtx(image)) {
        writeLog(options, values, count, "ptxas application ptx input, line 3; fatal : Parsing error near 'garbage'");
        return CUDA_ERROR_INVALID_PTX;
    }
    auto library = std::make_unique<Library>();
    library->kernels = kd::fake::readImage(image);
    if (library->kernels.empty())
        return CUDA_ERROR_INVALID_IMAGE;
    for (const auto& kernel : library->kernels)
        kernel->library = library.get();
    *handle = reinterpret_cast<CUlibrary>(library.get());
    state().libraries.insert(library.release());
    return CUDA_SUCCESS;
}

CUresult cuLibraryUnload(CUlibrary handle)
{
    KD_ENTER(cuLibraryUnload);
    Library* library = libraryOf(handle);
    if (library == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    state().libraries.erase(library);
    delete library;
    return CUDA_SUCCESS;
}

CUresult cuLibraryGetKernel(CUkernel* handle, CUlibrary libraryHandle, const char* name)
{
    KD_ENTER(cuLibraryGetKernel);
    const Library* library = libraryOf(libraryHandle);
    if (library == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    for (const auto& kernel : library->kernels)
        if (kernel->name == name) {
            *handle = reinterpret_cast<CUkernel>(kernel.get());
            return CUDA_SUCCESS;
        }
    return CUDA_ERROR_NOT_FOUND;
}

CUresult cuLibraryGetKernelCount(unsigned* count, CUlibrary handle)
{
    KD_ENTER(cuLibraryGetKernelCount);
    const Library* library = libraryOf(handle);
    if (library == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    *count = static_cast<unsigned>(library->kernels.size());
    return CUDA_SUCCESS;
}

CUresult cuLibraryEnumerateKernels(CUkernel* kernels, unsigned count, CUlibrary handle)
{
    KD_ENTER(cuLibraryEnumerateKernels);
    const Library* library = libraryOf(handle);
    if (library == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    for (std::size_t i = 0; i < std::min<std::size_t>(count, library->kernels.size()); ++i)
        kernels[i] = reinterpret_cast<CUkernel>(library->kernels[i].get());
    return CUDA_SUCCESS;
}

CUresult cuKernelGetFunction(CUfunction* function, CUkernel handle)
{
    KD_ENTER(cuKernelGetFunction);
    *function = reinterpret_cast<CUfunction>(kernelOf(handle));
    return *function == nullptr ? CUDA_ERROR_INVALID_HANDLE : CUDA_SUCCESS;
}

CUresult cuKernelGetName(const char** name, CUkernel handle)
{
    KD_ENTER(cuKernelGetName);
    const Kernel* kernel = kernelOf(handle);
    if (kernel == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    *name = kernel->name.c_str();
    return CUDA_SUCCESS;
}

CUresult cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction handle)
{
    KD_ENTER(cuFuncGetAttribute);
    const Kernel* kernel = kernelOf(handle);
    if (kernel == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    switch (attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = kernel->maxThreads; break;
    case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = kernel->staticShared; break;
    case CU_FUNC_ATTRIBUTE_NUM_REGS: *value = kernel->registers; break;
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *value = kernel->maxDynamicShared; break;
    case CU_FUNC_ATTRIBUTE_PTX_VERSION:
    case CU_FUNC_ATTRIBUTE_BINARY_VERSION: *value = 90; break;
    default: *value = 0;
    }
    return CUDA_SUCCESS;
}

CUresult cuFuncSetAttribute(CUfunction handle, CUfunction_attribute attribute, int value)
{
    KD_ENTER(cuFuncSetAttribute);
    Kernel* kernel = kernelOf(handle);
    if (kernel == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
        return attribute == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    if (value < 0 || value + kernel->staticShared > kSharedWithOptIn)
        return CUDA_ERROR_INVALID_VALUE;
    kernel->maxDynamicShared = value;
    return CUDA_SUCCESS;
}

CUresult cuFuncGetParamInfo(CUfunction handle, std::size_t index, std::size_t* offset, std::size_t* size)
{
    KD_ENTER(cuFuncGetParamInfo);
    const Kernel* kernel = kernelOf(handle);
    if (kernel == nullptr || index >= kernel->sizes.size())
        return kernel == nullptr ? CUDA_ERROR_INVALID_HANDLE : CUDA_ERROR_INVALID_VALUE;
    *offset = kernel->offsets[index];
    *size = kernel->sizes[index];
    return CUDA_SUCCESS;
}

CUresult cuFuncLoad(CUfunction handle)
{
    KD_ENTER(cuFuncLoad);
    return kernelOf(handle) == nullptr ? CUDA_ERROR_INVALID_HANDLE : CUDA_SUCCESS;
}

CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode* mode)
{
    KD_ENTER(cuModuleGetLoadingMode);
    *mode = CU_MODULE_LAZY_LOADING;
    return CUDA_SUCCESS;
}

CUresult cuLaunchKernel(CUfunction handle, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY,
                        unsigned blockZ, unsigned sharedBytes, CUstream streamHandle, void** parameters, void**)
{
    KD_ENTER(cuLaunchKernel);
    const Kernel* kernel = kernelOf(handle);
    auto* stream = reinterpret_cast<kd::fake::Stream*>(streamHandle);
    if (kernel == nullptr || !state().streams.contains(stream))
        return CUDA_ERROR_INVALID_HANDLE;
    const std::uint64_t threads = std::uint64_t{blockX} * blockY * blockZ;
    if (threads == 0 || threads > 1024 || gridX == 0 || gridY == 0 || gridZ == 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (threads > static_cast<std::uint64_t>(kernel->maxThreads))
        return CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
    if (sharedBytes > static_cast<unsigned>(kernel->maxDynamicShared))
        return CUDA_ERROR_INVALID_VALUE;
    const KdFakeLaunch launch{{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes, kernel->sizes.size(),
                              kernel->sizes.data(), kernel->name.c_str()};
    const unsigned number = ++state().launches;
    if (state().observer.launched != nullptr)
        state().observer.launched(number, "cuLaunchKernel");
    stream->queue.push_back(kd::fake::launchOperation(*stream, *kernel, launch, parameters, number));
    kd::fake::pump(*stream);
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, CUfunction, int threads, std::size_t)
{
    KD_ENTER(cuOccupancyMaxActiveBlocksPerMultiprocessor);
    *blocks = threads > 0 ? 2048 / threads : 0;
    return threads > 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
