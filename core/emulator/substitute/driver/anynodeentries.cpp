// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphAddNode to cuGraphDebugDotPrint: nodes of every kind by one structure, and graphs as text.
#include "core/emulator/substitute/driver/graphdot.h"
#include "core/emulator/substitute/driver/graphentry.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graph;
using sub::GraphNode;
using sub::Graphs;

namespace {

CUDA_KERNEL_NODE_PARAMS kernelOf(const CUgraphNodeParams& params)
{
    const CUDA_KERNEL_NODE_PARAMS_v3& k = params.kernel;
    return {k.func,      k.gridDimX,       k.gridDimY,     k.gridDimZ, k.blockDimX, k.blockDimY,
            k.blockDimZ, k.sharedMemBytes, k.kernelParams, k.extra,    k.kern,      k.ctx};
}

CUDA_MEMSET_NODE_PARAMS fillOf(const CUgraphNodeParams& params)
{
    const CUDA_MEMSET_NODE_PARAMS_v2& m = params.memset;
    return {m.dst, m.pitch, m.value, m.elementSize, m.width, m.height};
}

CUDA_HOST_NODE_PARAMS hostOf(const CUgraphNodeParams& params)
{
    CUDA_HOST_NODE_PARAMS call{};
    call.fn = params.host.fn;
    call.userData = params.host.userData;
    return call;
}

CUDA_BATCH_MEM_OP_NODE_PARAMS operationsOf(const CUgraphNodeParams& params)
{
    return {params.memOp.ctx, params.memOp.count, params.memOp.paramArray, params.memOp.flags};
}

bool isKnown(CUgraphNodeType type)
{
    return type >= CU_GRAPH_NODE_TYPE_KERNEL && type <= CU_GRAPH_NODE_TYPE_CONDITIONAL;
}

/// What has to be zero is.
bool isWellFormed(const CUgraphNodeParams* params)
{
    return params != nullptr && isKnown(params->type) && params->reserved0[0] == 0 && params->reserved0[1] == 0 &&
        params->reserved0[2] == 0 && params->reserved2 == 0;
}

/// Says which kind of node it was that is not emulated.
CUresult notThere(const std::string& name, CUgraphNodeType type)
{
    const bool isExternal = type == CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL || type == CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT;
    const char* const what = isExternal ? " (of an external semaphore)" : " (of this kind of node)";
    return sub::Emulation::ofThisProcess().unsupported((name + what).c_str());
}

/// Tells whether edges from those nodes may have that data: what is no ordinary dependency begins at a kernel, and is one here.
bool areEdges(Graphs& graphs, const CUgraphNode* from, const CUgraphEdgeData* data, std::size_t count)
{
    if (data == nullptr || from == nullptr)
        return true;
    for (std::size_t i = 0; i < count; ++i) {
        const GraphNode* const node = graphs.find(from[i]);
        const bool isPlain = data[i].from_port == 0 && data[i].to_port == 0 && data[i].type == 0;
        if (node == nullptr || (!isPlain && !std::holds_alternative<sub::KernelWork>(node->work)))
            return false;
    }
    return true;
}

/// Another graph for a node that is one.
CUresult setChild(CUgraphNode node, CUgraph handle)
{
    return sub::withWork<sub::ChildWork>("cuGraphNodeSetParams", node,
                                         [&](const DriverApi&, Graphs& graphs, sub::ChildWork& work) -> CUresult {
                                             const std::shared_ptr<Graph> child = graphs.find(handle);
                                             if (!child || child->hasMemory())
                                                 return child ? CUDA_ERROR_NOT_SUPPORTED : CUDA_ERROR_INVALID_VALUE;
                                             work.graph = child->clone();
                                             work.graph->isChild = true;
                                             return CUDA_SUCCESS;
                                         });
}

bool isSize(const CUDA_CONDITIONAL_NODE_PARAMS& params)
{
    constexpr unsigned kMaxBodies = 1 << 16;
    switch (params.type) {
    case CU_GRAPH_COND_TYPE_IF: return params.size == 1 || params.size == 2;
    case CU_GRAPH_COND_TYPE_WHILE: return params.size == 1;
    case CU_GRAPH_COND_TYPE_SWITCH: return params.size >= 1 && params.size <= kMaxBodies;
    default: return false;
    }
}

/// With empty graphs for the program to fill.
CUresult addConditional(CUgraphNode* node, CUgraph handle, const CUgraphNode* dependencies, std::size_t count,
                        CUDA_CONDITIONAL_NODE_PARAMS& params)
{
    return sub::addNode<sub::ConditionalWork>(
        "cuGraphAddNode", node, handle, dependencies, count,
        [&](const DriverApi&, Graphs& graphs, sub::ConditionalWork& work) -> CUresult {
            if (!isSize(params) || !graphs.hasCondition(*graphs.find(handle), params.handle))
                return CUDA_ERROR_INVALID_VALUE;
            work.handle = params.handle;
            work.type = params.type;
            work.handles = std::make_shared<std::vector<CUgraph>>();
            for (unsigned body = 0; body < params.size; ++body) {
                work.bodies.push_back(std::make_shared<Graph>());
                work.bodies.back()->isChild = true;
                work.handles->push_back(handleOf(*work.bodies.back()));
            }
            params.phGraph_out = work.handles->data();
            return CUDA_SUCCESS;
        });
}

/// The kind of the node, which has to be that of `params`.
CUresult checkKind(const char* name, CUgraphNode handle, const CUgraphNodeParams* params)
{
    return sub::graphEntry(name, [&](const DriverApi&, Graphs& graphs) {
        const GraphNode* const node = graphs.find(handle);
        return node != nullptr && isWellFormed(params) && typeOf(*node) == params->type ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphConditionalHandleCreate(CUgraphConditionalHandle* target, CUgraph handle, CUcontext, unsigned value,
                                                unsigned flags)
{
    return sub::graphEntry("cuGraphConditionalHandleCreate", [&](const DriverApi& api, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        if (target == nullptr || !graph || (flags & ~static_cast<unsigned>(CU_GRAPH_COND_ASSIGN_DEFAULT)) != 0)
            return CUDA_ERROR_INVALID_VALUE;
        CUdeviceptr address = 0;
        if (const CUresult result = api.cuMemAlloc(&address, sizeof value); result != CUDA_SUCCESS)
            return result;
        graph->conditions.push_back({address, value, flags != 0});
        *target = address;
        return api.cuMemsetD32Async(address, value, 1, nullptr);
    });
}

CUresult CUDAAPI cuGraphAddNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, const CUgraphEdgeData* data,
                                   std::size_t count, CUgraphNodeParams* params)
{
    const CUresult checked = sub::graphEntry("cuGraphAddNode", [&](const DriverApi&, Graphs& graphs) {
        return isWellFormed(params) && areEdges(graphs, dependencies, data, count) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
    if (checked != CUDA_SUCCESS)
        return checked;
    switch (params->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: {
        const CUDA_KERNEL_NODE_PARAMS shape = kernelOf(*params);
        return cuGraphAddKernelNode_v2(node, graph, dependencies, count, &shape);
    }
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, &params->memcpy.copyParams, params->memcpy.copyCtx);
    case CU_GRAPH_NODE_TYPE_MEMSET: {
        const CUDA_MEMSET_NODE_PARAMS fill = fillOf(*params);
        return cuGraphAddMemsetNode(node, graph, dependencies, count, &fill, params->memset.ctx);
    }
    case CU_GRAPH_NODE_TYPE_HOST: {
        const CUDA_HOST_NODE_PARAMS call = hostOf(*params);
        return cuGraphAddHostNode(node, graph, dependencies, count, &call);
    }
    case CU_GRAPH_NODE_TYPE_GRAPH:
        if (params->graph.ownership != CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE)
            return sub::Emulation::ofThisProcess().unsupported("cuGraphAddNode (of a graph that is moved into another)");
        return cuGraphAddChildGraphNode(node, graph, dependencies, count, params->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return cuGraphAddEmptyNode(node, graph, dependencies, count);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return cuGraphAddEventRecordNode(node, graph, dependencies, count, params->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return cuGraphAddEventWaitNode(node, graph, dependencies, count, params->eventWait.event);
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC: {
        static_assert(sizeof(CUDA_MEM_ALLOC_NODE_PARAMS_v1) == sizeof(CUDA_MEM_ALLOC_NODE_PARAMS_v2));
        return cuGraphAddMemAllocNode(node, graph, dependencies, count,
                                      reinterpret_cast<CUDA_MEM_ALLOC_NODE_PARAMS*>(&params->alloc));
    }
    case CU_GRAPH_NODE_TYPE_MEM_FREE:
        return cuGraphAddMemFreeNode(node, graph, dependencies, count, params->free.dptr);
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: {
        const CUDA_BATCH_MEM_OP_NODE_PARAMS operations = operationsOf(*params);
        return cuGraphAddBatchMemOpNode(node, graph, dependencies, count, &operations);
    }
    case CU_GRAPH_NODE_TYPE_CONDITIONAL:
        return addConditional(node, graph, dependencies, count, params->conditional);
    default:
        return notThere("cuGraphAddNode", params->type);
    }
}

CUresult CUDAAPI cuGraphNodeSetParams(CUgraphNode node, CUgraphNodeParams* params)
{
    if (const CUresult result = checkKind("cuGraphNodeSetParams", node, params); result != CUDA_SUCCESS)
        return result;
    switch (params->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: {
        const CUDA_KERNEL_NODE_PARAMS shape = kernelOf(*params);
        return cuGraphKernelNodeSetParams_v2(node, &shape);
    }
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return cuGraphMemcpyNodeSetParams(node, &params->memcpy.copyParams);
    case CU_GRAPH_NODE_TYPE_MEMSET: {
        const CUDA_MEMSET_NODE_PARAMS fill = fillOf(*params);
        return cuGraphMemsetNodeSetParams(node, &fill);
    }
    case CU_GRAPH_NODE_TYPE_HOST: {
        const CUDA_HOST_NODE_PARAMS call = hostOf(*params);
        return cuGraphHostNodeSetParams(node, &call);
    }
    case CU_GRAPH_NODE_TYPE_GRAPH:
        return setChild(node, params->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return cuGraphEventRecordNodeSetEvent(node, params->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return cuGraphEventWaitNodeSetEvent(node, params->eventWait.event);
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: {
        const CUDA_BATCH_MEM_OP_NODE_PARAMS operations = operationsOf(*params);
        return cuGraphBatchMemOpNodeSetParams(node, &operations);
    }
    default:
        return CUDA_ERROR_NOT_SUPPORTED;  // memory stays what it is
    }
}

CUresult CUDAAPI cuGraphExecNodeSetParams(CUgraphExec exec, CUgraphNode node, CUgraphNodeParams* params)
{
    if (const CUresult result = checkKind("cuGraphExecNodeSetParams", node, params); result != CUDA_SUCCESS)
        return result;
    switch (params->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: {
        const CUDA_KERNEL_NODE_PARAMS shape = kernelOf(*params);
        return cuGraphExecKernelNodeSetParams_v2(exec, node, &shape);
    }
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return cuGraphExecMemcpyNodeSetParams(exec, node, &params->memcpy.copyParams, params->memcpy.copyCtx);
    case CU_GRAPH_NODE_TYPE_MEMSET: {
        const CUDA_MEMSET_NODE_PARAMS fill = fillOf(*params);
        return cuGraphExecMemsetNodeSetParams(exec, node, &fill, params->memset.ctx);
    }
    case CU_GRAPH_NODE_TYPE_HOST: {
        const CUDA_HOST_NODE_PARAMS call = hostOf(*params);
        return cuGraphExecHostNodeSetParams(exec, node, &call);
    }
    case CU_GRAPH_NODE_TYPE_GRAPH:
        return cuGraphExecChildGraphNodeSetParams(exec, node, params->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return cuGraphExecEventRecordNodeSetEvent(exec, node, params->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return cuGraphExecEventWaitNodeSetEvent(exec, node, params->eventWait.event);
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: {
        const CUDA_BATCH_MEM_OP_NODE_PARAMS operations = operationsOf(*params);
        return cuGraphExecBatchMemOpNodeSetParams(exec, node, &operations);
    }
    default:
        return CUDA_ERROR_NOT_SUPPORTED;
    }
}

/// Writes where the program says, over what is there, as a program that opened the file itself would.
CUresult CUDAAPI cuGraphDebugDotPrint(CUgraph handle, const char* path, unsigned flags)
{
    std::string text;
    const CUresult result = sub::graphEntry("cuGraphDebugDotPrint", [&](const DriverApi& api, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        if (!graph || path == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        text = sub::dotOf(api, *graph, flags);
        return CUDA_SUCCESS;
    });
    if (result != CUDA_SUCCESS)
        return result;
    std::FILE* const file = std::fopen(path, "w");
    if (file == nullptr)
        return CUDA_ERROR_OPERATING_SYSTEM;
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && isWritten ? CUDA_SUCCESS : CUDA_ERROR_OPERATING_SYSTEM;
}
}
