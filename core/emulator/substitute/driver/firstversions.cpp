// SPDX-License-Identifier: GPL-3.0-or-later
// Functions as programs of older headers call them: cuda.h gives their names to newer ones.
#include <cuda.h>

#include <cstddef>

namespace {

constexpr auto kKernelNodeGetParams = &cuGraphKernelNodeGetParams;
constexpr auto kExecUpdate = &cuGraphExecUpdate;

}  // namespace

#undef cuGraphAddDependencies
#undef cuGraphAddKernelNode
#undef cuGraphAddNode
#undef cuGraphExecKernelNodeSetParams
#undef cuGraphExecUpdate
#undef cuGraphGetEdges
#undef cuGraphKernelNodeGetParams
#undef cuGraphKernelNodeSetParams
#undef cuGraphNodeGetDependencies
#undef cuGraphNodeGetDependentNodes
#undef cuGraphRemoveDependencies
#undef cuMemAdvise
#undef cuMemPrefetchAsync
#undef cuStreamBeginCapture
#undef cuStreamGetCaptureInfo
#undef cuStreamUpdateCaptureDependencies
#undef cuStreamWriteValue32
#undef cuStreamWriteValue64

namespace {

/// A device by its number, or the host.
CUmemLocation placeOf(CUdevice device)
{
    return device == CU_DEVICE_CPU ? CUmemLocation{CU_MEM_LOCATION_TYPE_HOST, 0}
                                   : CUmemLocation{CU_MEM_LOCATION_TYPE_DEVICE, device};
}

/// The newer structure ends with a kernel and a context, of which the older one has none.
CUDA_KERNEL_NODE_PARAMS_v2 newer(const CUDA_KERNEL_NODE_PARAMS_v1& params)
{
    return {params.func,      params.gridDimX,       params.gridDimY,     params.gridDimZ, params.blockDimX, params.blockDimY,
            params.blockDimZ, params.sharedMemBytes, params.kernelParams, params.extra,    nullptr,          nullptr};
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphAddKernelNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                      const CUDA_KERNEL_NODE_PARAMS_v1* params)
{
    const CUDA_KERNEL_NODE_PARAMS_v2 made = params != nullptr ? newer(*params) : CUDA_KERNEL_NODE_PARAMS_v2{};
    return cuGraphAddKernelNode_v2(node, graph, dependencies, count, params != nullptr ? &made : nullptr);
}

CUresult CUDAAPI cuGraphKernelNodeGetParams(CUgraphNode node, CUDA_KERNEL_NODE_PARAMS_v1* params)
{
    CUDA_KERNEL_NODE_PARAMS_v2 found{};
    const CUresult result = kKernelNodeGetParams(node, params != nullptr ? &found : nullptr);
    if (result == CUDA_SUCCESS)
        *params = {found.func,      found.gridDimX,  found.gridDimY,       found.gridDimZ,     found.blockDimX,
                   found.blockDimY, found.blockDimZ, found.sharedMemBytes, found.kernelParams, found.extra};
    return result;
}

CUresult CUDAAPI cuGraphKernelNodeSetParams(CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v1* params)
{
    const CUDA_KERNEL_NODE_PARAMS_v2 made = params != nullptr ? newer(*params) : CUDA_KERNEL_NODE_PARAMS_v2{};
    return cuGraphKernelNodeSetParams_v2(node, params != nullptr ? &made : nullptr);
}

CUresult CUDAAPI cuGraphExecKernelNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v1* params)
{
    const CUDA_KERNEL_NODE_PARAMS_v2 made = params != nullptr ? newer(*params) : CUDA_KERNEL_NODE_PARAMS_v2{};
    return cuGraphExecKernelNodeSetParams_v2(exec, node, params != nullptr ? &made : nullptr);
}

CUresult CUDAAPI cuGraphAddNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                CUgraphNodeParams* params)
{
    return cuGraphAddNode_v2(node, graph, dependencies, nullptr, count, params);
}

CUresult CUDAAPI cuGraphExecUpdate(CUgraphExec exec, CUgraph graph, CUgraphNode* wrong, CUgraphExecUpdateResult* update)
{
    if (update == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphExecUpdateResultInfo info{};
    info.result = CU_GRAPH_EXEC_UPDATE_ERROR;
    const CUresult result = kExecUpdate(exec, graph, &info);
    *update = info.result;
    if (wrong != nullptr)
        *wrong = info.errorNode;
    return result;
}

CUresult CUDAAPI cuGraphGetEdges(CUgraph graph, CUgraphNode* from, CUgraphNode* to, std::size_t* count)
{
    return cuGraphGetEdges_v2(graph, from, to, nullptr, count);
}

CUresult CUDAAPI cuGraphNodeGetDependencies(CUgraphNode node, CUgraphNode* nodes, std::size_t* count)
{
    return cuGraphNodeGetDependencies_v2(node, nodes, nullptr, count);
}

CUresult CUDAAPI cuGraphNodeGetDependentNodes(CUgraphNode node, CUgraphNode* nodes, std::size_t* count)
{
    return cuGraphNodeGetDependentNodes_v2(node, nodes, nullptr, count);
}

CUresult CUDAAPI cuGraphAddDependencies(CUgraph graph, const CUgraphNode* from, const CUgraphNode* to, std::size_t count)
{
    return cuGraphAddDependencies_v2(graph, from, to, nullptr, count);
}

CUresult CUDAAPI cuGraphRemoveDependencies(CUgraph graph, const CUgraphNode* from, const CUgraphNode* to, std::size_t count)
{
    return cuGraphRemoveDependencies_v2(graph, from, to, nullptr, count);
}

CUresult CUDAAPI cuMemAdvise(CUdeviceptr address, std::size_t bytes, CUmem_advise advice, CUdevice device)
{
    return cuMemAdvise_v2(address, bytes, advice, placeOf(device));
}

CUresult CUDAAPI cuMemPrefetchAsync(CUdeviceptr address, std::size_t bytes, CUdevice device, CUstream stream)
{
    return cuMemPrefetchAsync_v2(address, bytes, placeOf(device), 0, stream);
}

CUresult CUDAAPI cuStreamBeginCapture(CUstream stream)
{
    return cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
}

CUresult CUDAAPI cuStreamGetCaptureInfo(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* id)
{
    return cuStreamGetCaptureInfo_v3(stream, status, id, nullptr, nullptr, nullptr, nullptr);
}

CUresult CUDAAPI cuStreamUpdateCaptureDependencies(CUstream stream, CUgraphNode* nodes, std::size_t count, unsigned flags)
{
    return cuStreamUpdateCaptureDependencies_v2(stream, nodes, nullptr, count, flags);
}

/// The first version may be told that no barrier is needed, which is one at no cost here.
CUresult CUDAAPI cuStreamWriteValue32(CUstream stream, CUdeviceptr address, cuuint32_t value, unsigned flags)
{
    return cuStreamWriteValue32_v2(stream, address, value, flags & ~unsigned{CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER});
}

CUresult CUDAAPI cuStreamWriteValue64(CUstream stream, CUdeviceptr address, cuuint64_t value, unsigned flags)
{
    return cuStreamWriteValue64_v2(stream, address, value, flags & ~unsigned{CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER});
}
}
