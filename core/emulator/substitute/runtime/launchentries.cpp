// SPDX-License-Identifier: GPL-3.0-or-later
// cudaLaunchKernel to cudaLibraryUnload: launches, what is known of kernels, and libraries that programs load themselves.
#include "core/emulator/substitute/runtime/runtime.h"

#include <cstring>

namespace sub = kd::emulator::substitute;

namespace {

/// The runtime tells a shape that no device takes from other values that are wrong.
bool isShape(dim3 grid, dim3 block)
{
    constexpr unsigned kMaxGridX = 0x7fffffff, kMaxGrid = 65535, kMaxBlock = 1024, kMaxBlockZ = 64;
    const auto within = [](unsigned size, unsigned most) { return size > 0 && size <= most; };
    return within(grid.x, kMaxGridX) && within(grid.y, kMaxGrid) && within(grid.z, kMaxGrid) && within(block.x, kMaxBlock) &&
        within(block.y, kMaxBlock) && within(block.z, kMaxBlockZ) &&
        static_cast<unsigned long long>(block.x) * block.y * block.z <= kMaxBlock;
}

template <typename Body> cudaError_t withFunction(const void* hostFunction, const Body& body)
{
    return sub::call([&]() -> cudaError_t {
        CUfunction function = nullptr;
        const cudaError_t error = sub::functionOf(hostFunction, function);
        return error == cudaSuccess ? sub::runtimeError(body(function)) : error;
    });
}

// An attribute is the same in the runtime and in the driver.
CUlaunchConfig driverShape(const cudaLaunchConfig_t& shape)
{
    static_assert(sizeof(cudaLaunchAttribute) == sizeof(CUlaunchAttribute));
    return {shape.gridDim.x,
            shape.gridDim.y,
            shape.gridDim.z,
            shape.blockDim.x,
            shape.blockDim.y,
            shape.blockDim.z,
            static_cast<unsigned>(shape.dynamicSmemBytes),
            shape.stream,
            reinterpret_cast<CUlaunchAttribute*>(shape.attrs),
            shape.numAttrs};
}

/// Asks of a function and a launch's shape.
template <typename Body> cudaError_t withShape(const void* hostFunction, const cudaLaunchConfig_t* shape, const Body& body)
{
    if (shape == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    return withFunction(hostFunction, [&](CUfunction function) { return body(function, driverShape(*shape)); });
}

int attributeOf(CUfunction_attribute attribute, CUfunction function)
{
    int value = 0;
    return cuFuncGetAttribute(&value, attribute, function) == CUDA_SUCCESS ? value : 0;
}

}  // namespace

extern "C" {

cudaError_t CUDARTAPI cudaLaunchKernel(const void* hostFunction, dim3 grid, dim3 block, void** values, std::size_t shared,
                                       cudaStream_t stream)
{
    if (!isShape(grid, block))
        return sub::noted(sub::errorOfShape());
    return withFunction(hostFunction, [&](CUfunction function) {
        return cuLaunchKernel(function, grid.x, grid.y, grid.z, block.x, block.y, block.z, static_cast<unsigned>(shared), stream,
                              values, nullptr);
    });
}

cudaError_t CUDARTAPI cudaLaunchCooperativeKernel(const void* hostFunction, dim3 grid, dim3 block, void** values,
                                                  std::size_t shared, cudaStream_t stream)
{
    if (!isShape(grid, block))
        return sub::noted(sub::errorOfShape());
    return withFunction(hostFunction, [&](CUfunction function) {
        return cuLaunchCooperativeKernel(function, grid.x, grid.y, grid.z, block.x, block.y, block.z, static_cast<unsigned>(shared),
                                         stream, values);
    });
}

cudaError_t CUDARTAPI cudaLaunchKernelExC(const cudaLaunchConfig_t* shape, const void* hostFunction, void** values)
{
    if (shape == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    if (!isShape(shape->gridDim, shape->blockDim))
        return sub::noted(sub::errorOfShape());
    const CUlaunchConfig config = driverShape(*shape);
    return withFunction(hostFunction,
                        [&](CUfunction function) { return cuLaunchKernelEx(&config, function, values, nullptr); });
}

cudaError_t CUDARTAPI cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* hostFunction)
{
    return withFunction(hostFunction, [&](CUfunction function) -> CUresult {
        if (attributes == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const auto size = [&](CUfunction_attribute each) { return static_cast<std::size_t>(attributeOf(each, function)); };
        *attributes = {};
        attributes->sharedSizeBytes = size(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
        attributes->constSizeBytes = size(CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES);
        attributes->localSizeBytes = size(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES);
        attributes->maxThreadsPerBlock = attributeOf(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function);
        attributes->numRegs = attributeOf(CU_FUNC_ATTRIBUTE_NUM_REGS, function);
        attributes->ptxVersion = attributeOf(CU_FUNC_ATTRIBUTE_PTX_VERSION, function);
        attributes->binaryVersion = attributeOf(CU_FUNC_ATTRIBUTE_BINARY_VERSION, function);
        attributes->maxDynamicSharedSizeBytes = attributeOf(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, function);
        attributes->preferredShmemCarveout = attributeOf(CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, function);
        attributes->requiredClusterWidth = attributeOf(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, function);
        attributes->requiredClusterHeight = attributeOf(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, function);
        attributes->requiredClusterDepth = attributeOf(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, function);
        return CUDA_SUCCESS;
    });
}

cudaError_t CUDARTAPI cudaFuncSetAttribute(const void* hostFunction, cudaFuncAttribute attribute, int value)
{
    return withFunction(hostFunction, [&](CUfunction function) {
        return cuFuncSetAttribute(function, static_cast<CUfunction_attribute>(attribute), value);
    });
}

cudaError_t CUDARTAPI cudaFuncSetCacheConfig(const void* hostFunction, cudaFuncCache config)
{
    return withFunction(hostFunction,
                        [&](CUfunction function) { return cuFuncSetCacheConfig(function, static_cast<CUfunc_cache>(config)); });
}

cudaError_t CUDARTAPI cudaFuncSetSharedMemConfig(const void* hostFunction, cudaSharedMemConfig)
{
    return withFunction(hostFunction, [](CUfunction) { return CUDA_SUCCESS; });
}

cudaError_t CUDARTAPI cudaFuncGetName(const char** name, const void* hostFunction)
{
    return withFunction(hostFunction, [&](CUfunction function) { return cuFuncGetName(name, function); });
}

cudaError_t CUDARTAPI cudaFuncGetParamInfo(const void* hostFunction, std::size_t index, std::size_t* offset, std::size_t* size)
{
    return withFunction(hostFunction, [&](CUfunction function) { return cuFuncGetParamInfo(function, index, offset, size); });
}

cudaError_t CUDARTAPI cudaGetFuncBySymbol(cudaFunction_t* function, const void* hostFunction)
{
    return withFunction(hostFunction, [&](CUfunction found) {
        *function = found;
        return CUDA_SUCCESS;
    });
}

cudaError_t CUDARTAPI cudaGetKernel(cudaKernel_t* kernel, const void* hostFunction)
{
    return withFunction(hostFunction, [&](CUfunction found) {
        *kernel = reinterpret_cast<cudaKernel_t>(found);
        return CUDA_SUCCESS;
    });
}

cudaError_t CUDARTAPI cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* hostFunction, int threads,
                                                                    std::size_t dynamicShared)
{
    return withFunction(hostFunction, [&](CUfunction function) {
        return cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, dynamicShared);
    });
}

cudaError_t CUDARTAPI cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* hostFunction, int threads,
                                                                             std::size_t dynamicShared, unsigned flags)
{
    return withFunction(hostFunction, [&](CUfunction function) {
        return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, threads, dynamicShared, flags);
    });
}

cudaError_t CUDARTAPI cudaOccupancyMaxPotentialClusterSize(int* blocks, const void* hostFunction, const cudaLaunchConfig_t* shape)
{
    return withShape(hostFunction, shape, [&](CUfunction function, const CUlaunchConfig& config) {
        return cuOccupancyMaxPotentialClusterSize(blocks, function, &config);
    });
}

cudaError_t CUDARTAPI cudaOccupancyMaxActiveClusters(int* clusters, const void* hostFunction, const cudaLaunchConfig_t* shape)
{
    return withShape(hostFunction, shape, [&](CUfunction function, const CUlaunchConfig& config) {
        return cuOccupancyMaxActiveClusters(clusters, function, &config);
    });
}

cudaError_t CUDARTAPI cudaOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, const void* hostFunction, int blocks,
                                                                int threads)
{
    return withFunction(hostFunction, [&](CUfunction function) {
        return cuOccupancyAvailableDynamicSMemPerBlock(bytes, function, blocks, threads);
    });
}

cudaError_t CUDARTAPI cudaLibraryLoadData(cudaLibrary_t* library, const void* code, cudaJitOption* options, void** values,
                                          unsigned count, cudaLibraryOption*, void**, unsigned)
{
    return sub::call([&] {
        return cuLibraryLoadData(reinterpret_cast<CUlibrary*>(library), code, reinterpret_cast<CUjit_option*>(options), values,
                                 count, nullptr, nullptr, 0);
    });
}

cudaError_t CUDARTAPI cudaLibraryLoadFromFile(cudaLibrary_t* library, const char* path, cudaJitOption* options, void** values,
                                              unsigned count, cudaLibraryOption*, void**, unsigned)
{
    return sub::call([&] {
        return cuLibraryLoadFromFile(reinterpret_cast<CUlibrary*>(library), path, reinterpret_cast<CUjit_option*>(options), values,
                                     count, nullptr, nullptr, 0);
    });
}

cudaError_t CUDARTAPI cudaLibraryUnload(cudaLibrary_t library)
{
    return sub::call([&] { return cuLibraryUnload(reinterpret_cast<CUlibrary>(library)); });
}

cudaError_t CUDARTAPI cudaLibraryGetKernel(cudaKernel_t* kernel, cudaLibrary_t library, const char* name)
{
    return sub::call([&]() -> cudaError_t {
        const CUresult result =
            cuLibraryGetKernel(reinterpret_cast<CUkernel*>(kernel), reinterpret_cast<CUlibrary>(library), name);
        return result == CUDA_ERROR_NOT_FOUND ? cudaErrorSymbolNotFound : sub::runtimeError(result);
    });
}

cudaError_t CUDARTAPI cudaLibraryGetGlobal(void** address, std::size_t* bytes, cudaLibrary_t library, const char* name)
{
    return sub::call([&] {
        return cuLibraryGetGlobal(reinterpret_cast<CUdeviceptr*>(address), bytes, reinterpret_cast<CUlibrary>(library), name);
    });
}

cudaError_t CUDARTAPI cudaLibraryGetManaged(void** address, std::size_t* bytes, cudaLibrary_t library, const char* name)
{
    return cudaLibraryGetGlobal(address, bytes, library, name);
}

cudaError_t CUDARTAPI cudaLibraryGetKernelCount(unsigned* count, cudaLibrary_t library)
{
    return sub::call([&] { return cuLibraryGetKernelCount(count, reinterpret_cast<CUlibrary>(library)); });
}

cudaError_t CUDARTAPI cudaLibraryEnumerateKernels(cudaKernel_t* kernels, unsigned count, cudaLibrary_t library)
{
    return sub::call([&] {
        return cuLibraryEnumerateKernels(reinterpret_cast<CUkernel*>(kernels), count, reinterpret_cast<CUlibrary>(library));
    });
}

cudaError_t CUDARTAPI cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attribute, int value, int device)
{
    return sub::call([&] {
        return cuKernelSetAttribute(static_cast<CUfunction_attribute>(attribute), value, reinterpret_cast<CUkernel>(kernel),
                                    device);
    });
}

}
