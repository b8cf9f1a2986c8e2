// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphInstantiate to cuGraphNodeGetEnabled: what is made of graphs to be launched.
#include "core/emulator/substitute/driver/capture.h"
#include "core/emulator/substitute/driver/graphentry.h"
#include "core/emulator/substitute/driver/graphupdate.h"

#include <algorithm>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graph;
using sub::GraphExec;
using sub::GraphNode;
using sub::Graphs;
using sub::GraphWork;

namespace {

/// Tells whether a node can be switched off: launches, copies and fills.
bool isSwitchable(const GraphNode& node)
{
    return std::holds_alternative<sub::KernelWork>(node.work) || std::holds_alternative<sub::CopyWork>(node.work) ||
        std::holds_alternative<sub::FillWork>(node.work);
}

/// A node that a graph cannot have which is made for kernels to launch it; null where there is none.
const GraphNode* unfitForDevice(const Graph& graph)
{
    for (const std::unique_ptr<GraphNode>& node : graph.nodes) {
        const auto* const child = std::get_if<sub::ChildWork>(&node->work);
        const GraphNode* const self = isSwitchable(*node) ? nullptr : node.get();
        if (const GraphNode* const unfit = child != nullptr ? unfitForDevice(*child->graph) : self)
            return unfit;
    }
    return nullptr;
}

/// What is made for kernels to launch it can be launched by the host as well. A kernel that launches it is refused by name.
CUresult instantiate(Graphs& graphs, CUgraphExec* exec, CUgraph handle, unsigned long long flags, CUgraphNode& wrong)
{
    const std::shared_ptr<Graph> graph = graphs.find(handle);
    const bool isForDevice = (flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) != 0;
    if (exec == nullptr || !graph || (isForDevice && (flags & CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) != 0))
        return CUDA_ERROR_INVALID_VALUE;
    if (const GraphNode* const unfit = isForDevice ? unfitForDevice(*graph) : nullptr) {
        wrong = sub::handleOf(unfit);
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    if (graph->hasMemory() && graphs.hasExecOf(graph))
        return CUDA_ERROR_NOT_SUPPORTED;
    auto made = std::make_unique<GraphExec>();
    made->origin = graph;
    made->graph = graph->clone();
    made->order = made->graph->inOrder();
    made->flags = flags;
    if (made->order.size() != made->graph->nodes.size())
        return CUDA_ERROR_INVALID_VALUE;
    *exec = graphs.add(std::move(made));
    return CUDA_SUCCESS;
}

/// Memory that a graph allocates is free when it is launched, or is freed then where that was asked for; what it frees is
/// allocated.
bool mayLaunch(const GraphExec& exec)
{
    const sub::GraphMemories& memories = sub::GraphMemories::ofThisProcess();
    const bool freesItself = (exec.flags & CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) != 0;
    std::vector<const sub::GraphMemory*> own;
    for (const GraphNode* node : exec.order) {
        if (const auto* const allocation = std::get_if<sub::AllocationWork>(&node->work)) {
            if (memories.isAllocated(*allocation->memory) && !freesItself)
                return false;
            own.push_back(allocation->memory.get());
        }
        const auto* const free = std::get_if<sub::FreeWork>(&node->work);
        if (free != nullptr && !memories.isAllocated(*free->memory) && std::ranges::find(own, free->memory.get()) == own.end())
            return false;
    }
    return true;
}

void noteLaunch(const GraphExec& exec)
{
    sub::GraphMemories& memories = sub::GraphMemories::ofThisProcess();
    for (const GraphNode* node : exec.order) {
        if (const auto* const allocation = std::get_if<sub::AllocationWork>(&node->work))
            memories.allocate(allocation->memory);
        if (const auto* const free = std::get_if<sub::FreeWork>(&node->work))
            memories.free(free->memory->address);
    }
}

/// It is done when the last condition has been looked at, so that other threads go on meanwhile.
CUresult launchWithConditions(const DriverApi& api, const GraphExec& exec, std::unique_lock<std::mutex>& lock, CUstream stream)
{
    const std::shared_ptr<Graph> graph = exec.graph;
    const std::vector<GraphNode*> order = exec.order;
    noteLaunch(exec);
    lock.unlock();
    if (const CUresult result = sub::assignConditions(api, *graph, stream); result != CUDA_SUCCESS)
        return result;
    const CUresult result = sub::run(api, order, stream);
    return result == CUDA_SUCCESS ? sub::keepReferences(api, *graph, stream) : result;
}

CUresult instantiateEntry(CUgraphExec* exec, CUgraph graph, unsigned long long flags, CUgraphNode& wrong)
{
    return sub::graphEntry("cuGraphInstantiate",
                           [&](const DriverApi&, Graphs& graphs) { return instantiate(graphs, exec, graph, flags, wrong); });
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphInstantiateWithFlags(CUgraphExec* exec, CUgraph graph, unsigned long long flags)
{
    CUgraphNode wrong = nullptr;
    return instantiateEntry(exec, graph, flags, wrong);
}

CUresult CUDAAPI cuGraphInstantiateWithParams(CUgraphExec* exec, CUgraph graph, CUDA_GRAPH_INSTANTIATE_PARAMS* params)
{
    if (params == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    params->hErrNode_out = nullptr;
    const CUresult result = instantiateEntry(exec, graph, params->flags, params->hErrNode_out);
    params->result_out = result == CUDA_SUCCESS ? CUDA_GRAPH_INSTANTIATE_SUCCESS
        : params->hErrNode_out != nullptr       ? CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED
                                                : CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE;
    return result;
}

CUresult CUDAAPI cuGraphInstantiate_v2(CUgraphExec* exec, CUgraph graph, CUgraphNode* wrong, char* log, std::size_t bytes)
{
    if (wrong != nullptr)
        *wrong = nullptr;
    if (log != nullptr && bytes > 0)
        *log = '\0';
    return cuGraphInstantiateWithFlags(exec, graph, 0);
}

CUresult CUDAAPI cuGraphExecGetFlags(CUgraphExec exec, cuuint64_t* flags)
{
    return sub::graphEntry("cuGraphExecGetFlags", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        if (found == nullptr || flags == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *flags = found->flags;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphUpload(CUgraphExec exec, CUstream)
{
    return sub::graphEntry("cuGraphUpload", [&](const DriverApi&, Graphs& graphs) {
        return graphs.find(exec) != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphLaunch(CUgraphExec exec, CUstream stream)
{
    const sub::Captures::Make make = [&](GraphWork& work) -> CUresult {
        const GraphExec* const found = Graphs::ofThisProcess().find(exec);
        if (found != nullptr && found->graph->hasMemory())
            return CUDA_ERROR_NOT_SUPPORTED;
        if (found != nullptr)
            work.emplace<sub::ChildWork>().graph = found->graph->clone();
        return found != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    };
    return sub::streamEntry("cuGraphLaunch", stream, make, [&](const DriverApi& api) -> CUresult {
        Graphs& graphs = Graphs::ofThisProcess();
        std::unique_lock lock(graphs.mutex);
        const GraphExec* const found = graphs.find(exec);
        if (found == nullptr || !mayLaunch(*found))
            return CUDA_ERROR_INVALID_VALUE;
        if (found->graph->hasConditions())
            return launchWithConditions(api, *found, lock, stream);
        const CUresult result = sub::run(api, found->order, stream);
        if (result == CUDA_SUCCESS)
            noteLaunch(*found);
        return result == CUDA_SUCCESS ? sub::keepReferences(api, *found->graph, stream) : result;
    });
}

CUresult CUDAAPI cuGraphExecDestroy(CUgraphExec exec)
{
    return sub::graphEntry("cuGraphExecDestroy", [&](const DriverApi&, Graphs& graphs) {
        return graphs.destroy(exec) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphExecUpdate_v2(CUgraphExec exec, CUgraph handle, CUgraphExecUpdateResultInfo* info)
{
    return sub::graphEntry("cuGraphExecUpdate", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        GraphExec* const found = graphs.find(exec);
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        if (found == nullptr || !graph)
            return CUDA_ERROR_INVALID_VALUE;
        CUgraphNode wrong = nullptr;
        const CUgraphExecUpdateResult result = sub::compareGraphs(*found->graph, *graph, wrong);
        if (info != nullptr)
            *info = {.result = result, .errorNode = wrong, .errorFromNode = nullptr};
        if (result != CU_GRAPH_EXEC_UPDATE_SUCCESS)
            return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
        sub::updateWork(*found->graph, *graph);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeSetEnabled(CUgraphExec exec, CUgraphNode handle, unsigned isEnabled)
{
    return sub::graphEntry("cuGraphNodeSetEnabled", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        const GraphNode* const node = graphs.find(handle);
        GraphNode* const copy = found != nullptr && node != nullptr ? Graphs::copyIn(*found, *node) : nullptr;
        if (copy == nullptr || !isSwitchable(*copy))
            return CUDA_ERROR_INVALID_VALUE;
        copy->isEnabled = isEnabled != 0;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeGetEnabled(CUgraphExec exec, CUgraphNode handle, unsigned* isEnabled)
{
    return sub::graphEntry("cuGraphNodeGetEnabled", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        const GraphNode* const node = graphs.find(handle);
        const GraphNode* const copy = found != nullptr && node != nullptr ? Graphs::copyIn(*found, *node) : nullptr;
        if (copy == nullptr || isEnabled == nullptr || !isSwitchable(*copy))
            return CUDA_ERROR_INVALID_VALUE;
        *isEnabled = copy->isEnabled ? 1 : 0;
        return CUDA_SUCCESS;
    });
}
}
