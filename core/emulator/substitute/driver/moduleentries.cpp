// SPDX-License-Identifier: GPL-3.0-or-later
// cuModuleLoad to cuFuncGetName: modules, which are libraries of the emulated driver, and what is asked of kernels by other names.
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/emulator/driver/linkedimage.h"
#include "core/emulator/substitute/driver/modules.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

constexpr unsigned kMaxPortableCluster = 8, kMaxCluster = 16;  // blocks, as of CUDA

/// The image of a file, with zeros behind it: PTX needs one.
CUresult readImage(const char* path, std::vector<std::byte>& image)
{
    constexpr kd::Bytes kMaxFile{1u << 30};
    if (path == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    try {
        image = kd::posix::readFile(path, kMaxFile);
    } catch (const kd::Error&) {
        return CUDA_ERROR_FILE_NOT_FOUND;
    }
    const std::size_t bytes = image.size();
    image.insert(image.end(), sizeof(std::uint64_t) * 2, std::byte{0});
    const std::optional<std::uint64_t> linked = kd::emulator::linkedImageBytes(image.data());
    return linked && *linked != bytes ? CUDA_ERROR_INVALID_IMAGE : CUDA_SUCCESS;
}

CUresult requireContext(const DriverApi& api)
{
    CUcontext current = nullptr;
    api.cuCtxGetCurrent(&current);
    return current != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}

template <typename Handle>
CUresult load(const DriverApi& api, Handle* handle, const void* image, CUjit_option* options, void** values, unsigned count)
{
    if (handle == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    sub::Module* module = nullptr;
    const CUresult result = sub::Modules::ofThisProcess().load(api, image, options, values, count, module);
    if (result == CUDA_SUCCESS)
        *handle = reinterpret_cast<Handle>(module);
    return result;
}

CUresult loadModule(const DriverApi& api, CUmodule* handle, const void* image, CUjit_option* options, void** values, unsigned count)
{
    const CUresult result = requireContext(api);
    return result == CUDA_SUCCESS ? load(api, handle, image, options, values, count) : result;
}

template <typename Target>
CUresult enumerate(const DriverApi& api, const void* handle, Target* kernels, unsigned count)
{
    const auto module = sub::Modules::ofThisProcess().find(handle);
    if (!module)
        return CUDA_ERROR_INVALID_HANDLE;
    if (kernels == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    const std::vector<CUkernel> all = sub::Modules::ofThisProcess().kernels(api, *module);
    for (std::size_t i = 0; i < std::min<std::size_t>(count, all.size()); ++i)
        kernels[i] = reinterpret_cast<Target>(all[i]);
    return CUDA_SUCCESS;
}

CUresult countOf(const DriverApi& api, unsigned* count, const void* handle)
{
    const auto module = sub::Modules::ofThisProcess().find(handle);
    if (!module)
        return CUDA_ERROR_INVALID_HANDLE;
    if (count == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *count = static_cast<unsigned>(sub::Modules::ofThisProcess().kernels(api, *module).size());
    return CUDA_SUCCESS;
}

/// A CUfunction and a CUkernel of the emulated driver are the same.
CUfunction functionOf(CUkernel kernel)
{
    return reinterpret_cast<CUfunction>(kernel);
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuModuleLoadData(CUmodule* module, const void* image)
{
    return sub::entry("cuModuleLoadData",
                      [&](const DriverApi& api) { return loadModule(api, module, image, nullptr, nullptr, 0); });
}

CUresult CUDAAPI cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned count, CUjit_option* options, void** values)
{
    return sub::entry("cuModuleLoadDataEx",
                      [&](const DriverApi& api) { return loadModule(api, module, image, options, values, count); });
}

CUresult CUDAAPI cuModuleLoadFatBinary(CUmodule* module, const void* image)
{
    return sub::entry("cuModuleLoadFatBinary",
                      [&](const DriverApi& api) { return loadModule(api, module, image, nullptr, nullptr, 0); });
}

CUresult CUDAAPI cuModuleLoad(CUmodule* module, const char* path)
{
    return sub::entry("cuModuleLoad", [&](const DriverApi& api) {
        std::vector<std::byte> image;
        const CUresult result = readImage(path, image);
        return result == CUDA_SUCCESS ? loadModule(api, module, image.data(), nullptr, nullptr, 0) : result;
    });
}

CUresult CUDAAPI cuModuleUnload(CUmodule module)
{
    return sub::entry("cuModuleUnload", [&](const DriverApi& api) { return sub::Modules::ofThisProcess().unload(api, module); });
}

CUresult CUDAAPI cuModuleGetFunction(CUfunction* function, CUmodule module, const char* name)
{
    return sub::entry("cuModuleGetFunction", [&](const DriverApi& api) -> CUresult {
        CUkernel kernel = nullptr;
        if (function == nullptr || name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = sub::Modules::ofThisProcess().kernel(api, module, name, kernel);
        return result == CUDA_SUCCESS ? api.cuKernelGetFunction(function, kernel) : result;
    });
}

CUresult CUDAAPI cuModuleGetFunctionCount(unsigned* count, CUmodule module)
{
    return sub::entry("cuModuleGetFunctionCount", [&](const DriverApi& api) { return countOf(api, count, module); });
}

CUresult CUDAAPI cuModuleEnumerateFunctions(CUfunction* functions, unsigned count, CUmodule module)
{
    return sub::entry("cuModuleEnumerateFunctions", [&](const DriverApi& api) { return enumerate(api, module, functions, count); });
}

CUresult CUDAAPI cuModuleGetGlobal_v2(CUdeviceptr* address, std::size_t* bytes, CUmodule module, const char* name)
{
    return sub::entry("cuModuleGetGlobal", [&](const DriverApi& api) -> CUresult {
        if (name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return sub::Modules::ofThisProcess().global(api, module, name, address, bytes);
    });
}

CUresult CUDAAPI cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option* options, void** values, unsigned count,
                                   CUlibraryOption*, void**, unsigned)
{
    return sub::entry("cuLibraryLoadData", [&](const DriverApi& api) { return load(api, library, code, options, values, count); });
}

CUresult CUDAAPI cuLibraryLoadFromFile(CUlibrary* library, const char* path, CUjit_option* options, void** values, unsigned count,
                                       CUlibraryOption*, void**, unsigned)
{
    return sub::entry("cuLibraryLoadFromFile", [&](const DriverApi& api) {
        std::vector<std::byte> image;
        const CUresult result = readImage(path, image);
        return result == CUDA_SUCCESS ? load(api, library, image.data(), options, values, count) : result;
    });
}

CUresult CUDAAPI cuLibraryUnload(CUlibrary library)
{
    return sub::entry("cuLibraryUnload", [&](const DriverApi& api) { return sub::Modules::ofThisProcess().unload(api, library); });
}

CUresult CUDAAPI cuLibraryGetKernel(CUkernel* kernel, CUlibrary library, const char* name)
{
    return sub::entry("cuLibraryGetKernel", [&](const DriverApi& api) -> CUresult {
        if (kernel == nullptr || name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return sub::Modules::ofThisProcess().kernel(api, library, name, *kernel);
    });
}

CUresult CUDAAPI cuLibraryGetKernelCount(unsigned* count, CUlibrary library)
{
    return sub::entry("cuLibraryGetKernelCount", [&](const DriverApi& api) { return countOf(api, count, library); });
}

CUresult CUDAAPI cuLibraryEnumerateKernels(CUkernel* kernels, unsigned count, CUlibrary library)
{
    return sub::entry("cuLibraryEnumerateKernels", [&](const DriverApi& api) { return enumerate(api, library, kernels, count); });
}

CUresult CUDAAPI cuLibraryGetModule(CUmodule* module, CUlibrary library)
{
    return sub::entry("cuLibraryGetModule", [&](const DriverApi&) -> CUresult {
        if (module == nullptr || !sub::Modules::ofThisProcess().find(library))
            return module == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        *module = reinterpret_cast<CUmodule>(library);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuLibraryGetGlobal(CUdeviceptr* address, std::size_t* bytes, CUlibrary library, const char* name)
{
    return sub::entry("cuLibraryGetGlobal", [&](const DriverApi& api) -> CUresult {
        if (name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return sub::Modules::ofThisProcess().global(api, library, name, address, bytes);
    });
}

/// Host and kernels reach a managed variable at one address.
CUresult CUDAAPI cuLibraryGetManaged(CUdeviceptr* address, std::size_t* bytes, CUlibrary library, const char* name)
{
    return cuLibraryGetGlobal(address, bytes, library, name);
}

CUresult CUDAAPI cuKernelGetLibrary(CUlibrary* library, CUkernel kernel)
{
    return sub::entry("cuKernelGetLibrary", [&](const DriverApi&) -> CUresult {
        const void* const owner = sub::Modules::ofThisProcess().moduleOf(kernel);
        if (library == nullptr || owner == nullptr)
            return library == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        *library = static_cast<CUlibrary>(const_cast<void*>(owner));
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuFuncGetModule(CUmodule* module, CUfunction function)
{
    return cuKernelGetLibrary(reinterpret_cast<CUlibrary*>(module), reinterpret_cast<CUkernel>(function));
}

CUresult CUDAAPI cuFuncGetName(const char** name, CUfunction function)
{
    return sub::entry("cuFuncGetName",
                      [&](const DriverApi& api) { return api.cuKernelGetName(name, reinterpret_cast<CUkernel>(function)); });
}

CUresult CUDAAPI cuFuncIsLoaded(CUfunctionLoadingState* state, CUfunction function)
{
    return sub::entry("cuFuncIsLoaded", [&](const DriverApi&) -> CUresult {
        if (state == nullptr || sub::Modules::ofThisProcess().moduleOf(function) == nullptr)
            return state == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        *state = CU_FUNCTION_LOADING_STATE_LOADED;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuFuncSetSharedMemConfig(CUfunction function, CUsharedconfig)
{
    return sub::entry("cuFuncSetSharedMemConfig", [&](const DriverApi&) {
        return sub::Modules::ofThisProcess().moduleOf(function) != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    });
}

CUresult CUDAAPI cuKernelGetAttribute(int* value, CUfunction_attribute attribute, CUkernel kernel, CUdevice)
{
    return sub::entry("cuKernelGetAttribute",
                      [&](const DriverApi& api) { return api.cuFuncGetAttribute(value, attribute, functionOf(kernel)); });
}

CUresult CUDAAPI cuKernelSetAttribute(CUfunction_attribute attribute, int value, CUkernel kernel, CUdevice)
{
    return sub::entry("cuKernelSetAttribute",
                      [&](const DriverApi& api) { return api.cuFuncSetAttribute(functionOf(kernel), attribute, value); });
}

CUresult CUDAAPI cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice)
{
    return sub::entry("cuKernelSetCacheConfig",
                      [&](const DriverApi& api) { return api.cuFuncSetCacheConfig(functionOf(kernel), config); });
}

CUresult CUDAAPI cuKernelGetParamInfo(CUkernel kernel, std::size_t index, std::size_t* offset, std::size_t* size)
{
    return sub::entry("cuKernelGetParamInfo",
                      [&](const DriverApi& api) { return api.cuFuncGetParamInfo(functionOf(kernel), index, offset, size); });
}

CUresult CUDAAPI cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, CUfunction function, int threads,
                                                                      std::size_t dynamicShared, unsigned)
{
    return sub::entry("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", [&](const DriverApi& api) {
        return api.cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, dynamicShared);
    });
}

CUresult CUDAAPI cuOccupancyMaxPotentialClusterSize(int* blocks, CUfunction function, const CUlaunchConfig* shape)
{
    return sub::entry("cuOccupancyMaxPotentialClusterSize", [&](const DriverApi& api) -> CUresult {
        if (blocks == nullptr || shape == nullptr || (shape->attrs == nullptr && shape->numAttrs > 0))
            return CUDA_ERROR_INVALID_VALUE;
        int isAnySize = 0;
        const CUresult known = api.cuFuncGetAttribute(&isAnySize, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, function);
        if (known != CUDA_SUCCESS)
            return known;
        std::vector<CUlaunchAttribute> attributes(shape->attrs, shape->attrs + shape->numAttrs);
        std::erase_if(attributes, [](const CUlaunchAttribute& each) { return each.id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION; });
        CUlaunchAttribute& cluster = attributes.emplace_back();
        cluster.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        CUlaunchConfig tried = *shape;
        tried.attrs = attributes.data();
        tried.numAttrs = static_cast<unsigned>(attributes.size());
        for (unsigned size = isAnySize != 0 ? kMaxCluster : kMaxPortableCluster; size > 0; --size) {
            cluster.value.clusterDim = {size, 1, 1};
            int active = 0;
            if (const CUresult result = api.cuOccupancyMaxActiveClusters(&active, function, &tried); result != CUDA_SUCCESS)
                return result;
            if (active > 0) {
                *blocks = static_cast<int>(size);
                return CUDA_SUCCESS;
            }
        }
        *blocks = 0;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuOccupancyMaxPotentialBlockSizeWithFlags(int* leastGrid, int* threads, CUfunction function,
                                                           CUoccupancyB2DSize sharedOf, std::size_t dynamicShared, int limit,
                                                           unsigned)
{
    return sub::entry("cuOccupancyMaxPotentialBlockSizeWithFlags", [&](const DriverApi& api) {
        return api.cuOccupancyMaxPotentialBlockSize(leastGrid, threads, function, sharedOf, dynamicShared, limit);
    });
}

}
