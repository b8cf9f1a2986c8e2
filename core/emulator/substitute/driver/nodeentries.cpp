// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphAddHostNode to cuGraphExecEventWaitNodeSetEvent: functions of the host, graphs, events and nothing as nodes of graphs.
#include "core/emulator/substitute/driver/graphentry.h"
#include "core/emulator/substitute/driver/graphupdate.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graph;
using sub::Graphs;

namespace {

CUresult setHost(const DriverApi&, const CUDA_HOST_NODE_PARAMS& call, sub::HostWork& work)
{
    work.call = call;
    return call.fn != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult setChild(Graphs& graphs, CUgraph handle, sub::ChildWork& work)
{
    const std::shared_ptr<Graph> child = graphs.find(handle);
    if (!child)
        return CUDA_ERROR_INVALID_VALUE;
    if (child->hasMemory())
        return CUDA_ERROR_NOT_SUPPORTED;
    work.graph = child->clone();
    work.graph->isChild = true;
    return CUDA_SUCCESS;
}

CUresult setEvent(const DriverApi& api, CUevent event, bool waits, sub::EventWork& work)
{
    const CUresult result = api.cuEventQuery(event);
    work = {event, waits};
    return result == CUDA_SUCCESS || result == CUDA_ERROR_NOT_READY ? CUDA_SUCCESS : result;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphAddHostNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                    const CUDA_HOST_NODE_PARAMS* call)
{
    return sub::addNode<sub::HostWork>("cuGraphAddHostNode", node, graph, dependencies, count,
                                       [&](const DriverApi& api, Graphs&, sub::HostWork& work) {
                                           return call != nullptr ? setHost(api, *call, work) : CUDA_ERROR_INVALID_VALUE;
                                       });
}

CUresult CUDAAPI cuGraphAddChildGraphNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                          CUgraph child)
{
    return sub::addNode<sub::ChildWork>(
        "cuGraphAddChildGraphNode", node, graph, dependencies, count,
        [&](const DriverApi&, Graphs& graphs, sub::ChildWork& work) { return setChild(graphs, child, work); });
}

CUresult CUDAAPI cuGraphAddEmptyNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count)
{
    return sub::addNode<sub::EmptyWork>("cuGraphAddEmptyNode", node, graph, dependencies, count,
                                        [](const DriverApi&, Graphs&, sub::EmptyWork&) { return CUDA_SUCCESS; });
}

CUresult CUDAAPI cuGraphAddEventRecordNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                           CUevent event)
{
    return sub::addNode<sub::EventWork>(
        "cuGraphAddEventRecordNode", node, graph, dependencies, count,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, false, work); });
}

CUresult CUDAAPI cuGraphAddEventWaitNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                         CUevent event)
{
    return sub::addNode<sub::EventWork>(
        "cuGraphAddEventWaitNode", node, graph, dependencies, count,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, true, work); });
}

CUresult CUDAAPI cuGraphHostNodeGetParams(CUgraphNode node, CUDA_HOST_NODE_PARAMS* call)
{
    return sub::withWork<sub::HostWork>("cuGraphHostNodeGetParams", node,
                                        [&](const DriverApi&, Graphs&, sub::HostWork& work) -> CUresult {
                                            if (call == nullptr)
                                                return CUDA_ERROR_INVALID_VALUE;
                                            *call = work.call;
                                            return CUDA_SUCCESS;
                                        });
}

CUresult CUDAAPI cuGraphHostNodeSetParams(CUgraphNode node, const CUDA_HOST_NODE_PARAMS* call)
{
    return sub::withWork<sub::HostWork>("cuGraphHostNodeSetParams", node, [&](const DriverApi& api, Graphs&, sub::HostWork& work) {
        return sub::replace(api, work, call, setHost);
    });
}

CUresult CUDAAPI cuGraphExecHostNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_HOST_NODE_PARAMS* call)
{
    return sub::withExecWork<sub::HostWork>(
        "cuGraphExecHostNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::HostWork& work) { return sub::replace(api, work, call, setHost); });
}

CUresult CUDAAPI cuGraphChildGraphNodeGetGraph(CUgraphNode node, CUgraph* graph)
{
    return sub::withWork<sub::ChildWork>("cuGraphChildGraphNodeGetGraph", node,
                                         [&](const DriverApi&, Graphs&, sub::ChildWork& work) -> CUresult {
                                             if (graph == nullptr)
                                                 return CUDA_ERROR_INVALID_VALUE;
                                             *graph = handleOf(*work.graph);
                                             return CUDA_SUCCESS;
                                         });
}

CUresult CUDAAPI cuGraphExecChildGraphNodeSetParams(CUgraphExec exec, CUgraphNode node, CUgraph child)
{
    return sub::withExecWork<sub::ChildWork>(
        "cuGraphExecChildGraphNodeSetParams", exec, node, [&](const DriverApi&, Graphs& graphs, sub::ChildWork& work) -> CUresult {
            const std::shared_ptr<Graph> graph = graphs.find(child);
            CUgraphNode wrong = nullptr;
            if (!graph || sub::compareGraphs(*work.graph, *graph, wrong) != CU_GRAPH_EXEC_UPDATE_SUCCESS)
                return CUDA_ERROR_INVALID_VALUE;
            sub::updateWork(*work.graph, *graph);
            return CUDA_SUCCESS;
        });
}

CUresult CUDAAPI cuGraphEventRecordNodeGetEvent(CUgraphNode node, CUevent* event)
{
    return sub::withWork<sub::EventWork>(
        "cuGraphEventRecordNodeGetEvent", node, [&](const DriverApi&, Graphs&, sub::EventWork& work) {
            return event != nullptr ? (*event = work.event, CUDA_SUCCESS) : CUDA_ERROR_INVALID_VALUE;
        });
}

CUresult CUDAAPI cuGraphEventWaitNodeGetEvent(CUgraphNode node, CUevent* event)
{
    return cuGraphEventRecordNodeGetEvent(node, event);
}

CUresult CUDAAPI cuGraphEventRecordNodeSetEvent(CUgraphNode node, CUevent event)
{
    return sub::withWork<sub::EventWork>(
        "cuGraphEventRecordNodeSetEvent", node,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, work.waits, work); });
}

CUresult CUDAAPI cuGraphEventWaitNodeSetEvent(CUgraphNode node, CUevent event)
{
    return cuGraphEventRecordNodeSetEvent(node, event);
}

CUresult CUDAAPI cuGraphExecEventRecordNodeSetEvent(CUgraphExec exec, CUgraphNode node, CUevent event)
{
    return sub::withExecWork<sub::EventWork>(
        "cuGraphExecEventRecordNodeSetEvent", exec, node,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, work.waits, work); });
}

CUresult CUDAAPI cuGraphExecEventWaitNodeSetEvent(CUgraphExec exec, CUgraphNode node, CUevent event)
{
    return cuGraphExecEventRecordNodeSetEvent(exec, node, event);
}
}
