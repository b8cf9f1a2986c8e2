// SPDX-License-Identifier: GPL-3.0-or-later
// cudaGraphCreate to cudaStreamUpdateCaptureDependencies: graphs and captures, whose handles are the driver's.
#include "core/emulator/substitute/runtime/graphparams.h"

namespace sub = kd::emulator::substitute;
using sub::call;

namespace {

template <typename Body> cudaError_t withKernel(const cudaKernelNodeParams* params, const Body& body)
{
    return call([&]() -> cudaError_t {
        CUDA_KERNEL_NODE_PARAMS made{};
        if (params == nullptr)
            return cudaErrorInvalidValue;
        const cudaError_t error = sub::driverKernel(*params, made);
        return error == cudaSuccess ? sub::runtimeError(body(&made)) : error;
    });
}

template <typename Body> cudaError_t withVolume(const cudaMemcpy3DParms* copy, const Body& body)
{
    return call([&]() -> CUresult {
        CUDA_MEMCPY3D box{};
        const CUresult result = copy == nullptr ? CUDA_ERROR_INVALID_VALUE : sub::driverBox(*copy, box);
        return result == CUDA_SUCCESS ? body(&box) : result;
    });
}

template <typename Body>
cudaError_t withRow(const void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, const Body& body)
{
    return call([&]() -> cudaError_t {
        if (kind < cudaMemcpyHostToHost || kind > cudaMemcpyDefault)
            return cudaErrorInvalidMemcpyDirection;
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return sub::runtimeError(body(&box));
    });
}

const CUDA_MEMSET_NODE_PARAMS* fillOf(const cudaMemsetParams* fill)
{
    static_assert(sizeof(cudaMemsetParams) == sizeof(CUDA_MEMSET_NODE_PARAMS));
    return reinterpret_cast<const CUDA_MEMSET_NODE_PARAMS*>(fill);
}

const CUDA_HOST_NODE_PARAMS* hostOf(const cudaHostNodeParams* host, CUDA_HOST_NODE_PARAMS& made)
{
    if (host == nullptr)
        return nullptr;
    made.fn = host->fn;
    made.userData = host->userData;
    return &made;
}

}  // namespace

extern "C" {

cudaError_t CUDARTAPI cudaGraphCreate(cudaGraph_t* graph, unsigned flags)
{
    return call([&] { return cuGraphCreate(graph, flags); });
}

cudaError_t CUDARTAPI cudaGraphDestroy(cudaGraph_t graph)
{
    return call([&] { return cuGraphDestroy(graph); });
}

cudaError_t CUDARTAPI cudaGraphClone(cudaGraph_t* clone, cudaGraph_t graph)
{
    return call([&] { return cuGraphClone(clone, graph); });
}

cudaError_t CUDARTAPI cudaGraphNodeFindInClone(cudaGraphNode_t* node, cudaGraphNode_t original, cudaGraph_t clone)
{
    return call([&] { return cuGraphNodeFindInClone(node, original, clone); });
}

cudaError_t CUDARTAPI cudaGraphAddKernelNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                             std::size_t count, const cudaKernelNodeParams* params)
{
    return withKernel(
        params, [&](const CUDA_KERNEL_NODE_PARAMS* made) { return cuGraphAddKernelNode(node, graph, dependencies, count, made); });
}

cudaError_t CUDARTAPI cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* params)
{
    return withKernel(params, [&](const CUDA_KERNEL_NODE_PARAMS* made) { return cuGraphKernelNodeSetParams(node, made); });
}

cudaError_t CUDARTAPI cudaGraphExecKernelNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                       const cudaKernelNodeParams* params)
{
    return withKernel(params,
                      [&](const CUDA_KERNEL_NODE_PARAMS* made) { return cuGraphExecKernelNodeSetParams(exec, node, made); });
}

/// The function is a handle, which stands for the host's own wherever one is taken.
cudaError_t CUDARTAPI cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* params)
{
    return call([&]() -> CUresult {
        CUDA_KERNEL_NODE_PARAMS found{};
        const CUresult result = params != nullptr ? cuGraphKernelNodeGetParams(node, &found) : CUDA_ERROR_INVALID_VALUE;
        if (result == CUDA_SUCCESS)
            *params = {reinterpret_cast<void*>(found.func),
                       {found.gridDimX, found.gridDimY, found.gridDimZ},
                       {found.blockDimX, found.blockDimY, found.blockDimZ},
                       found.sharedMemBytes,
                       found.kernelParams,
                       found.extra};
        return result;
    });
}

cudaError_t CUDARTAPI cudaGraphKernelNodeSetAttribute(cudaGraphNode_t node, cudaLaunchAttributeID id,
                                                      const cudaLaunchAttributeValue* value)
{
    return call([&] {
        return cuGraphKernelNodeSetAttribute(node, static_cast<CUlaunchAttributeID>(id),
                                             reinterpret_cast<const CUlaunchAttributeValue*>(value));
    });
}

cudaError_t CUDARTAPI cudaGraphKernelNodeGetAttribute(cudaGraphNode_t node, cudaLaunchAttributeID id,
                                                      cudaLaunchAttributeValue* value)
{
    return call([&] {
        return cuGraphKernelNodeGetAttribute(node, static_cast<CUlaunchAttributeID>(id),
                                             reinterpret_cast<CUlaunchAttributeValue*>(value));
    });
}

cudaError_t CUDARTAPI cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t to, cudaGraphNode_t from)
{
    return call([&] { return cuGraphKernelNodeCopyAttributes(to, from); });
}

cudaError_t CUDARTAPI cudaGraphAddMemcpyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                             std::size_t count, const cudaMemcpy3DParms* copy)
{
    return withVolume(copy, [&](const CUDA_MEMCPY3D* box) {
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* copy)
{
    return withVolume(copy, [&](const CUDA_MEMCPY3D* box) { return cuGraphMemcpyNodeSetParams(node, box); });
}

cudaError_t CUDARTAPI cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node, const cudaMemcpy3DParms* copy)
{
    return withVolume(
        copy, [&](const CUDA_MEMCPY3D* box) { return cuGraphExecMemcpyNodeSetParams(exec, node, box, sub::currentContext()); });
}

cudaError_t CUDARTAPI cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms* copy)
{
    return call([&]() -> CUresult {
        CUDA_MEMCPY3D box{};
        const CUresult result = copy != nullptr ? cuGraphMemcpyNodeGetParams(node, &box) : CUDA_ERROR_INVALID_VALUE;
        return result == CUDA_SUCCESS ? sub::paramsOf(box, *copy) : result;
    });
}

cudaError_t CUDARTAPI cudaGraphAddMemcpyNode1D(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                               std::size_t count, void* to, const void* from, std::size_t bytes,
                                               cudaMemcpyKind kind)
{
    return withRow(to, from, bytes, kind, [&](const CUDA_MEMCPY3D* box) {
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void* to, const void* from, std::size_t bytes,
                                                     cudaMemcpyKind kind)
{
    return withRow(to, from, bytes, kind, [&](const CUDA_MEMCPY3D* box) { return cuGraphMemcpyNodeSetParams(node, box); });
}

cudaError_t CUDARTAPI cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t exec, cudaGraphNode_t node, void* to, const void* from,
                                                         std::size_t bytes, cudaMemcpyKind kind)
{
    return withRow(to, from, bytes, kind, [&](const CUDA_MEMCPY3D* box) {
        return cuGraphExecMemcpyNodeSetParams(exec, node, box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                                     std::size_t count, const void* symbol, const void* from, std::size_t bytes,
                                                     std::size_t offset, cudaMemcpyKind)
{
    return sub::withPlaceInSymbol(symbol, offset, bytes, [&](void* to) {
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, &box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* node, cudaGraph_t graph,
                                                       const cudaGraphNode_t* dependencies, std::size_t count, void* to,
                                                       const void* symbol, std::size_t bytes, std::size_t offset, cudaMemcpyKind)
{
    return sub::withPlaceInSymbol(symbol, offset, bytes, [&](void* from) {
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, &box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphAddMemsetNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                             std::size_t count, const cudaMemsetParams* fill)
{
    return call([&] { return cuGraphAddMemsetNode(node, graph, dependencies, count, fillOf(fill), sub::currentContext()); });
}

cudaError_t CUDARTAPI cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams* fill)
{
    return call([&] { return cuGraphMemsetNodeGetParams(node, reinterpret_cast<CUDA_MEMSET_NODE_PARAMS*>(fill)); });
}

cudaError_t CUDARTAPI cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* fill)
{
    return call([&] { return cuGraphMemsetNodeSetParams(node, fillOf(fill)); });
}

cudaError_t CUDARTAPI cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node, const cudaMemsetParams* fill)
{
    return call([&] { return cuGraphExecMemsetNodeSetParams(exec, node, fillOf(fill), sub::currentContext()); });
}

cudaError_t CUDARTAPI cudaGraphAddHostNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                           std::size_t count, const cudaHostNodeParams* host)
{
    CUDA_HOST_NODE_PARAMS made{};
    return call([&] { return cuGraphAddHostNode(node, graph, dependencies, count, hostOf(host, made)); });
}

cudaError_t CUDARTAPI cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams* host)
{
    return call([&]() -> CUresult {
        CUDA_HOST_NODE_PARAMS found{};
        const CUresult result = host != nullptr ? cuGraphHostNodeGetParams(node, &found) : CUDA_ERROR_INVALID_VALUE;
        if (result == CUDA_SUCCESS)
            *host = {found.fn, found.userData};
        return result;
    });
}

cudaError_t CUDARTAPI cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* host)
{
    CUDA_HOST_NODE_PARAMS made{};
    return call([&] { return cuGraphHostNodeSetParams(node, hostOf(host, made)); });
}

cudaError_t CUDARTAPI cudaGraphExecHostNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node, const cudaHostNodeParams* host)
{
    CUDA_HOST_NODE_PARAMS made{};
    return call([&] { return cuGraphExecHostNodeSetParams(exec, node, hostOf(host, made)); });
}

cudaError_t CUDARTAPI cudaGraphAddChildGraphNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                                 std::size_t count, cudaGraph_t child)
{
    return call([&] { return cuGraphAddChildGraphNode(node, graph, dependencies, count, child); });
}

cudaError_t CUDARTAPI cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t* graph)
{
    return call([&] { return cuGraphChildGraphNodeGetGraph(node, graph); });
}

cudaError_t CUDARTAPI cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node, cudaGraph_t child)
{
    return call([&] { return cuGraphExecChildGraphNodeSetParams(exec, node, child); });
}

cudaError_t CUDARTAPI cudaGraphAddEmptyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                            std::size_t count)
{
    return call([&] { return cuGraphAddEmptyNode(node, graph, dependencies, count); });
}

cudaError_t CUDARTAPI cudaGraphAddEventRecordNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                                  std::size_t count, cudaEvent_t event)
{
    return call([&] { return cuGraphAddEventRecordNode(node, graph, dependencies, count, event); });
}

cudaError_t CUDARTAPI cudaGraphAddEventWaitNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                                std::size_t count, cudaEvent_t event)
{
    return call([&] { return cuGraphAddEventWaitNode(node, graph, dependencies, count, event); });
}

cudaError_t CUDARTAPI cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* type)
{
    return call([&] { return cuGraphNodeGetType(node, reinterpret_cast<CUgraphNodeType*>(type)); });
}

cudaError_t CUDARTAPI cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, std::size_t* count)
{
    return call([&] { return cuGraphGetNodes(graph, nodes, count); });
}

cudaError_t CUDARTAPI cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, std::size_t* count)
{
    return call([&] { return cuGraphGetRootNodes(graph, nodes, count); });
}

cudaError_t CUDARTAPI cudaGraphDestroyNode(cudaGraphNode_t node)
{
    return call([&] { return cuGraphDestroyNode(node); });
}

cudaError_t CUDARTAPI cudaGraphInstantiateWithFlags(cudaGraphExec_t* exec, cudaGraph_t graph, unsigned long long flags)
{
    return call([&] { return cuGraphInstantiate(exec, graph, flags); });
}

cudaError_t CUDARTAPI cudaGraphInstantiate(cudaGraphExec_t* exec, cudaGraph_t graph, unsigned long long flags)
{
    return cudaGraphInstantiateWithFlags(exec, graph, flags);
}

cudaError_t CUDARTAPI cudaGraphInstantiateWithParams(cudaGraphExec_t* exec, cudaGraph_t graph, cudaGraphInstantiateParams* params)
{
    static_assert(sizeof(cudaGraphInstantiateParams) == sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS));
    return call(
        [&] { return cuGraphInstantiateWithParams(exec, graph, reinterpret_cast<CUDA_GRAPH_INSTANTIATE_PARAMS*>(params)); });
}

cudaError_t CUDARTAPI cudaGraphExecGetFlags(cudaGraphExec_t exec, unsigned long long* flags)
{
    return call([&]() -> CUresult {
        cuuint64_t found = 0;
        const CUresult result = flags != nullptr ? cuGraphExecGetFlags(exec, &found) : CUDA_ERROR_INVALID_VALUE;
        if (result == CUDA_SUCCESS)
            *flags = found;
        return result;
    });
}

cudaError_t CUDARTAPI cudaGraphUpload(cudaGraphExec_t exec, cudaStream_t stream)
{
    return call([&] { return cuGraphUpload(exec, stream); });
}

cudaError_t CUDARTAPI cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream)
{
    return call([&] { return cuGraphLaunch(exec, stream); });
}

cudaError_t CUDARTAPI cudaGraphExecDestroy(cudaGraphExec_t exec)
{
    return call([&] { return cuGraphExecDestroy(exec); });
}

cudaError_t CUDARTAPI cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphExecUpdateResultInfo* info)
{
    static_assert(sizeof(cudaGraphExecUpdateResultInfo) == sizeof(CUgraphExecUpdateResultInfo));
    return call([&] { return cuGraphExecUpdate(exec, graph, reinterpret_cast<CUgraphExecUpdateResultInfo*>(info)); });
}

cudaError_t CUDARTAPI cudaGraphNodeSetEnabled(cudaGraphExec_t exec, cudaGraphNode_t node, unsigned isEnabled)
{
    return call([&] { return cuGraphNodeSetEnabled(exec, node, isEnabled); });
}

cudaError_t CUDARTAPI cudaGraphNodeGetEnabled(cudaGraphExec_t exec, cudaGraphNode_t node, unsigned* isEnabled)
{
    return call([&] { return cuGraphNodeGetEnabled(exec, node, isEnabled); });
}

cudaError_t CUDARTAPI cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)
{
    return call([&] { return cuStreamBeginCapture(stream, static_cast<CUstreamCaptureMode>(mode)); });
}

cudaError_t CUDARTAPI cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                                    const cudaGraphEdgeData*, std::size_t count, cudaStreamCaptureMode mode)
{
    return call([&] {
        return cuStreamBeginCaptureToGraph(stream, graph, dependencies, nullptr, count, static_cast<CUstreamCaptureMode>(mode));
    });
}

cudaError_t CUDARTAPI cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph)
{
    return call([&] { return cuStreamEndCapture(stream, graph); });
}
}
