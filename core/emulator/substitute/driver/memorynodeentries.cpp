// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphAddMemAllocNode to cuDeviceSetGraphMemAttribute: graphs that allocate memory and free it.
#include "core/emulator/substitute/driver/graphentry.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::GraphMemories;
using sub::Graphs;

namespace {

CUresult check(const CUDA_MEM_ALLOC_NODE_PARAMS& params)
{
    const CUmemPoolProps& pool = params.poolProps;
    const bool isKnown = pool.allocType == CU_MEM_ALLOCATION_TYPE_PINNED || pool.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED;
    if (!isKnown || params.bytesize == 0 ||
        (params.accessDescs == nullptr && params.accessDescCount > 0) || params.accessDescCount > 1)
        return CUDA_ERROR_INVALID_VALUE;
    for (std::size_t i = 0; i < params.accessDescCount; ++i)
        if (params.accessDescs[i].location.type != CU_MEM_LOCATION_TYPE_DEVICE || params.accessDescs[i].location.id != 0)
            return CUDA_ERROR_INVALID_VALUE;
    if (pool.handleTypes != CU_MEM_HANDLE_TYPE_NONE)
        return CUDA_ERROR_NOT_SUPPORTED;
    if (pool.location.type != CU_MEM_LOCATION_TYPE_DEVICE)
        return CUDA_ERROR_NOT_SUPPORTED;
    return pool.location.id == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult requireDevice(CUdevice device)
{
    return device == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphAddMemAllocNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                        CUDA_MEM_ALLOC_NODE_PARAMS* params)
{
    return sub::addNode<sub::AllocationWork>("cuGraphAddMemAllocNode", node, graph, dependencies, count,
                                             [&](const DriverApi& api, Graphs&, sub::AllocationWork& work) -> CUresult {
                                                 if (params == nullptr)
                                                     return CUDA_ERROR_INVALID_VALUE;
                                                 if (const CUresult result = check(*params); result != CUDA_SUCCESS)
                                                     return result;
                                                 const CUresult result = GraphMemories::ofThisProcess().make(
                                                     api, params->poolProps.allocType, params->bytesize, work.memory);
                                                 if (result == CUDA_SUCCESS)
                                                     params->dptr = work.memory->address;
                                                 return result;
                                             });
}

CUresult CUDAAPI cuGraphMemAllocNodeGetParams(CUgraphNode node, CUDA_MEM_ALLOC_NODE_PARAMS* params)
{
    return sub::withWork<sub::AllocationWork>("cuGraphMemAllocNodeGetParams", node,
                                              [&](const DriverApi&, Graphs&, sub::AllocationWork& work) -> CUresult {
                                                  if (params == nullptr)
                                                      return CUDA_ERROR_INVALID_VALUE;
                                                  *params = {};
                                                  params->poolProps.allocType = work.memory->type;
                                                  params->poolProps.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
                                                  params->bytesize = work.memory->bytes;
                                                  params->dptr = work.memory->address;
                                                  return CUDA_SUCCESS;
                                              });
}

CUresult CUDAAPI cuGraphAddMemFreeNode(CUgraphNode* node, CUgraph handle, const CUgraphNode* dependencies, std::size_t count,
                                       CUdeviceptr address)
{
    return sub::addNode<sub::FreeWork>(
        "cuGraphAddMemFreeNode", node, handle, dependencies, count,
        [&](const DriverApi&, Graphs& graphs, sub::FreeWork& work) { return sub::freeWork(*graphs.find(handle), address, work); });
}

CUresult CUDAAPI cuGraphMemFreeNodeGetParams(CUgraphNode node, CUdeviceptr* address)
{
    return sub::withWork<sub::FreeWork>("cuGraphMemFreeNodeGetParams", node,
                                        [&](const DriverApi&, Graphs&, sub::FreeWork& work) -> CUresult {
                                            if (address == nullptr)
                                                return CUDA_ERROR_INVALID_VALUE;
                                            *address = work.memory->address;
                                            return CUDA_SUCCESS;
                                        });
}

CUresult CUDAAPI cuDeviceGraphMemTrim(CUdevice device)
{
    return sub::graphEntry("cuDeviceGraphMemTrim", [&](const DriverApi&, Graphs&) {
        const CUresult result = requireDevice(device);
        if (result == CUDA_SUCCESS)
            GraphMemories::ofThisProcess().trim();
        return result;
    });
}

CUresult CUDAAPI cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attribute, void* value)
{
    return sub::graphEntry("cuDeviceGetGraphMemAttribute", [&](const DriverApi&, Graphs&) -> CUresult {
        if (const CUresult result = requireDevice(device); result != CUDA_SUCCESS || value == nullptr)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_VALUE;
        return GraphMemories::ofThisProcess().attribute(attribute, *static_cast<cuuint64_t*>(value));
    });
}

CUresult CUDAAPI cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attribute, void* value)
{
    return sub::graphEntry("cuDeviceSetGraphMemAttribute", [&](const DriverApi&, Graphs&) -> CUresult {
        if (const CUresult result = requireDevice(device); result != CUDA_SUCCESS || value == nullptr)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_VALUE;
        return GraphMemories::ofThisProcess().setAttribute(attribute, *static_cast<const cuuint64_t*>(value));
    });
}
}
