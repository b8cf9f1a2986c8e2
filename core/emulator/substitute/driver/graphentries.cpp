// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphCreate to cuGraphExecUpdate: graphs that programs build, and what is made of them. Edges have no data: all of them are
// full dependencies. Graphs with conditions, with memory of their own and such as kernels launch are not emulated.
#include "core/emulator/substitute/driver/capture.h"
#include "core/emulator/substitute/driver/graph.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <utility>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graph;
using sub::GraphExec;
using sub::GraphNode;
using sub::Graphs;
using sub::GraphWork;

namespace {

template <typename Body> CUresult graphEntry(const char* name, const Body& body)
{
    const CUresult result = sub::entry(name, [&](const DriverApi& api) -> CUresult {
        Graphs& graphs = Graphs::ofThisProcess();
        const std::lock_guard lock(graphs.mutex);
        return body(api, graphs);
    });
    sub::UserObjects::ofThisProcess().destroyDue();
    return result;
}

/// Adds a node whose work `make` fills in.
template <typename Work, typename Make>
CUresult add(const char* name, CUgraphNode* target, CUgraph handle, const CUgraphNode* dependencies, std::size_t count,
             const Make& make)
{
    return graphEntry(name, [&](const DriverApi& api, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        std::vector<GraphNode*> before;
        if (target == nullptr || !graph || !graphs.nodesOf(*graph, dependencies, count, before))
            return CUDA_ERROR_INVALID_VALUE;
        Work work;
        if (const CUresult result = make(api, graphs, work); result != CUDA_SUCCESS)
            return result;
        *target = handleOf(graph->add(std::move(work), std::move(before)));
        return CUDA_SUCCESS;
    });
}

/// Gives `body` what the node does, which has to be of that kind.
template <typename Work, typename Body> CUresult withWork(const char* name, CUgraphNode handle, const Body& body)
{
    return graphEntry(name, [&](const DriverApi& api, Graphs& graphs) -> CUresult {
        GraphNode* const node = graphs.find(handle);
        Work* const work = node != nullptr ? std::get_if<Work>(&node->work) : nullptr;
        return work != nullptr ? body(api, graphs, *work) : CUDA_ERROR_INVALID_VALUE;
    });
}

/// The same of the node of `exec` that was made of it. What was launched before stays as it is.
template <typename Work, typename Body>
CUresult withExecWork(const char* name, CUgraphExec exec, CUgraphNode handle, const Body& body)
{
    return graphEntry(name, [&](const DriverApi& api, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        const GraphNode* const node = graphs.find(handle);
        GraphNode* const copy = found != nullptr && node != nullptr ? Graphs::copyIn(*found, *node) : nullptr;
        Work* const work = copy != nullptr ? std::get_if<Work>(&copy->work) : nullptr;
        return work != nullptr ? body(api, graphs, *work) : CUDA_ERROR_INVALID_VALUE;
    });
}

/// Takes over what `make` makes of new parameters, where it can.
template <typename Work, typename Params, typename Make>
CUresult replace(const DriverApi& api, Work& work, const Params* params, const Make& make)
{
    if (params == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    Work changed = work;
    if (const CUresult result = make(api, *params, changed); result != CUDA_SUCCESS)
        return result;
    work = std::move(changed);
    return CUDA_SUCCESS;
}

CUresult setKernel(const DriverApi& api, const CUDA_KERNEL_NODE_PARAMS& params, sub::KernelWork& work)
{
    return sub::kernelWork(api, params, work);
}

CUresult setCopy(const DriverApi& api, const CUDA_MEMCPY3D& box, sub::CopyWork& work)
{
    return sub::copyWork(api, box, work);
}

CUresult setFill(const DriverApi& api, const CUDA_MEMSET_NODE_PARAMS& fill, sub::FillWork& work)
{
    return sub::fillWork(api, fill, work);
}

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

CUgraphNodeType typeOf(const GraphNode& node)
{
    struct Types {
        CUgraphNodeType operator()(const sub::EmptyWork&) const { return CU_GRAPH_NODE_TYPE_EMPTY; }
        CUgraphNodeType operator()(const sub::KernelWork&) const { return CU_GRAPH_NODE_TYPE_KERNEL; }
        CUgraphNodeType operator()(const sub::CopyWork&) const { return CU_GRAPH_NODE_TYPE_MEMCPY; }
        CUgraphNodeType operator()(const sub::FillWork&) const { return CU_GRAPH_NODE_TYPE_MEMSET; }
        CUgraphNodeType operator()(const sub::HostWork&) const { return CU_GRAPH_NODE_TYPE_HOST; }
        CUgraphNodeType operator()(const sub::EventWork& work) const
        {
            return work.waits ? CU_GRAPH_NODE_TYPE_WAIT_EVENT : CU_GRAPH_NODE_TYPE_EVENT_RECORD;
        }
        CUgraphNodeType operator()(const sub::ChildWork&) const { return CU_GRAPH_NODE_TYPE_GRAPH; }
    };
    return std::visit(Types{}, node.work);
}

/// Gives as many as there is room for, and says how many there are where there is room for none.
template <typename Target, typename Source> CUresult giveList(Target* target, std::size_t* count, const std::vector<Source>& found)
{
    if (count == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    if (target == nullptr) {
        *count = found.size();
        return CUDA_SUCCESS;
    }
    for (std::size_t i = 0; i < *count; ++i)
        target[i] = i < found.size() ? found[i] : Target{};
    *count = std::min(*count, found.size());
    return CUDA_SUCCESS;
}

CUresult instantiate(Graphs& graphs, CUgraphExec* exec, CUgraph handle, unsigned long long flags)
{
    const std::shared_ptr<Graph> graph = graphs.find(handle);
    if (exec == nullptr || !graph)
        return CUDA_ERROR_INVALID_VALUE;
    auto made = std::make_unique<GraphExec>();
    made->graph = graph->clone();
    made->order = made->graph->inOrder();
    made->flags = flags;
    if (made->order.size() != made->graph->nodes.size())
        return CUDA_ERROR_INVALID_VALUE;
    *exec = graphs.add(std::move(made));
    return CUDA_SUCCESS;
}

bool isForDevice(unsigned long long flags)
{
    return (flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) != 0;
}

/// How the nodes of two graphs go together, in the order in which they were added; what they differ in.
CUgraphExecUpdateResult compare(const Graph& exec, const Graph& graph, CUgraphNode& wrong)
{
    if (exec.nodes.size() != graph.nodes.size())
        return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
    const auto places = [](const Graph& of, const GraphNode& node) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < of.nodes.size(); ++i)
            if (std::ranges::find(node.dependencies, of.nodes[i].get()) != node.dependencies.end())
                found.push_back(i);
        return found;
    };
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const GraphNode &before = *exec.nodes[i], &now = *graph.nodes[i];
        wrong = handleOf(&now);
        if (typeOf(before) != typeOf(now))
            return CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED;
        if (places(exec, before) != places(graph, now))
            return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
        if (const auto* const child = std::get_if<sub::ChildWork>(&now.work)) {
            const CUgraphExecUpdateResult inner = compare(*std::get<sub::ChildWork>(before.work).graph, *child->graph, wrong);
            if (inner != CU_GRAPH_EXEC_UPDATE_SUCCESS)
                return inner;
        }
    }
    wrong = nullptr;
    return CU_GRAPH_EXEC_UPDATE_SUCCESS;
}

void update(Graph& exec, const Graph& graph)
{
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        GraphNode& node = *exec.nodes[i];
        node.origin = graph.nodes[i].get();
        if (auto* const child = std::get_if<sub::ChildWork>(&node.work))
            update(*child->graph, *std::get<sub::ChildWork>(graph.nodes[i]->work).graph);
        else
            node.work = graph.nodes[i]->work;
    }
}

template <typename Change>
CUresult changeEdges(CUgraph handle, const CUgraphNode* from, const CUgraphNode* to, std::size_t count, const Change& change)
{
    return graphEntry("cuGraphAddDependencies", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        if (!graph || (count > 0 && (from == nullptr || to == nullptr)))
            return CUDA_ERROR_INVALID_VALUE;
        for (std::size_t i = 0; i < count; ++i) {
            GraphNode *const first = graphs.find(from[i]), *const second = graphs.find(to[i]);
            if (first == nullptr || second == nullptr || first->graph != graph.get() || second->graph != graph.get() ||
                first == second)
                return CUDA_ERROR_INVALID_VALUE;
            if (!change(*first, *second))
                return CUDA_ERROR_INVALID_VALUE;
        }
        return CUDA_SUCCESS;
    });
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphCreate(CUgraph* graph, unsigned flags)
{
    return graphEntry("cuGraphCreate", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        if (graph == nullptr || flags != 0)
            return CUDA_ERROR_INVALID_VALUE;
        *graph = graphs.add(std::make_shared<Graph>());
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphDestroy(CUgraph graph)
{
    return graphEntry("cuGraphDestroy", [&](const DriverApi&, Graphs& graphs) {
        return graphs.destroy(graph) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphClone(CUgraph* clone, CUgraph graph)
{
    return graphEntry("cuGraphClone", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> found = graphs.find(graph);
        if (clone == nullptr || !found)
            return CUDA_ERROR_INVALID_VALUE;
        *clone = graphs.add(found->clone());
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeFindInClone(CUgraphNode* target, CUgraphNode original, CUgraph clone)
{
    return graphEntry("cuGraphNodeFindInClone", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(clone);
        const GraphNode* const node = graphs.find(original);
        GraphNode* const found = graph && node != nullptr ? Graphs::copyIn(*graph, *node) : nullptr;
        if (target == nullptr || found == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *target = handleOf(found);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphAddKernelNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                         const CUDA_KERNEL_NODE_PARAMS* params)
{
    return add<sub::KernelWork>("cuGraphAddKernelNode", node, graph, dependencies, count,
                                [&](const DriverApi& api, Graphs&, sub::KernelWork& work) {
                                    return params != nullptr ? setKernel(api, *params, work) : CUDA_ERROR_INVALID_VALUE;
                                });
}

CUresult CUDAAPI cuGraphAddMemcpyNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                      const CUDA_MEMCPY3D* box, CUcontext)
{
    return add<sub::CopyWork>("cuGraphAddMemcpyNode", node, graph, dependencies, count,
                              [&](const DriverApi& api, Graphs&, sub::CopyWork& work) {
                                  return box != nullptr ? setCopy(api, *box, work) : CUDA_ERROR_INVALID_VALUE;
                              });
}

CUresult CUDAAPI cuGraphAddMemsetNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                      const CUDA_MEMSET_NODE_PARAMS* fill, CUcontext)
{
    return add<sub::FillWork>("cuGraphAddMemsetNode", node, graph, dependencies, count,
                              [&](const DriverApi& api, Graphs&, sub::FillWork& work) {
                                  return fill != nullptr ? setFill(api, *fill, work) : CUDA_ERROR_INVALID_VALUE;
                              });
}

CUresult CUDAAPI cuGraphAddHostNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                    const CUDA_HOST_NODE_PARAMS* call)
{
    return add<sub::HostWork>("cuGraphAddHostNode", node, graph, dependencies, count,
                              [&](const DriverApi& api, Graphs&, sub::HostWork& work) {
                                  return call != nullptr ? setHost(api, *call, work) : CUDA_ERROR_INVALID_VALUE;
                              });
}

CUresult CUDAAPI cuGraphAddChildGraphNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                          CUgraph child)
{
    return add<sub::ChildWork>(
        "cuGraphAddChildGraphNode", node, graph, dependencies, count,
        [&](const DriverApi&, Graphs& graphs, sub::ChildWork& work) { return setChild(graphs, child, work); });
}

CUresult CUDAAPI cuGraphAddEmptyNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count)
{
    return add<sub::EmptyWork>("cuGraphAddEmptyNode", node, graph, dependencies, count,
                               [](const DriverApi&, Graphs&, sub::EmptyWork&) { return CUDA_SUCCESS; });
}

CUresult CUDAAPI cuGraphAddEventRecordNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                           CUevent event)
{
    return add<sub::EventWork>(
        "cuGraphAddEventRecordNode", node, graph, dependencies, count,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, false, work); });
}

CUresult CUDAAPI cuGraphAddEventWaitNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                         CUevent event)
{
    return add<sub::EventWork>(
        "cuGraphAddEventWaitNode", node, graph, dependencies, count,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, true, work); });
}

CUresult CUDAAPI cuGraphAddNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, const CUgraphEdgeData*,
                                   std::size_t count, CUgraphNodeParams* params)
{
    if (params == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    switch (params->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: {
        const CUDA_KERNEL_NODE_PARAMS_v3& k = params->kernel;
        const CUDA_KERNEL_NODE_PARAMS shape{k.func,      k.gridDimX,       k.gridDimY,     k.gridDimZ, k.blockDimX, k.blockDimY,
                                            k.blockDimZ, k.sharedMemBytes, k.kernelParams, k.extra,    k.kern,      k.ctx};
        return cuGraphAddKernelNode_v2(node, graph, dependencies, count, &shape);
    }
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, &params->memcpy.copyParams, params->memcpy.copyCtx);
    case CU_GRAPH_NODE_TYPE_MEMSET: {
        const CUDA_MEMSET_NODE_PARAMS_v2& m = params->memset;
        const CUDA_MEMSET_NODE_PARAMS fill{m.dst, m.pitch, m.value, m.elementSize, m.width, m.height};
        return cuGraphAddMemsetNode(node, graph, dependencies, count, &fill, m.ctx);
    }
    case CU_GRAPH_NODE_TYPE_HOST: {
        CUDA_HOST_NODE_PARAMS call{};
        call.fn = params->host.fn;
        call.userData = params->host.userData;
        return cuGraphAddHostNode(node, graph, dependencies, count, &call);
    }
    case CU_GRAPH_NODE_TYPE_GRAPH:
        return cuGraphAddChildGraphNode(node, graph, dependencies, count, params->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return cuGraphAddEmptyNode(node, graph, dependencies, count);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return cuGraphAddEventRecordNode(node, graph, dependencies, count, params->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return cuGraphAddEventWaitNode(node, graph, dependencies, count, params->eventWait.event);
    default:
        return sub::Emulation::ofThisProcess().unsupported("cuGraphAddNode");
    }
}

CUresult CUDAAPI cuGraphKernelNodeGetParams_v2(CUgraphNode node, CUDA_KERNEL_NODE_PARAMS* params)
{
    return withWork<sub::KernelWork>("cuGraphKernelNodeGetParams", node,
                                     [&](const DriverApi&, Graphs&, sub::KernelWork& work) -> CUresult {
                                         if (params == nullptr)
                                             return CUDA_ERROR_INVALID_VALUE;
                                         work.values.clear();
                                         for (std::size_t i = 0; i < work.ends.size(); ++i)
                                             work.values.push_back(work.bytes.data() + (i > 0 ? work.ends[i - 1] : 0));
                                         *params = work.shape;
                                         params->kernelParams = work.values.data();
                                         return CUDA_SUCCESS;
                                     });
}

CUresult CUDAAPI cuGraphKernelNodeSetParams_v2(CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* params)
{
    return withWork<sub::KernelWork>("cuGraphKernelNodeSetParams", node, [&](const DriverApi& api, Graphs&, sub::KernelWork& work) {
        return replace(api, work, params, setKernel);
    });
}

CUresult CUDAAPI cuGraphExecKernelNodeSetParams_v2(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* params)
{
    return withExecWork<sub::KernelWork>(
        "cuGraphExecKernelNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::KernelWork& work) { return replace(api, work, params, setKernel); });
}

CUresult CUDAAPI cuGraphKernelNodeSetAttribute(CUgraphNode node, CUlaunchAttributeID id, const CUlaunchAttributeValue* value)
{
    return withWork<sub::KernelWork>(
        "cuGraphKernelNodeSetAttribute", node, [&](const DriverApi&, Graphs&, sub::KernelWork& work) -> CUresult {
            if (value == nullptr)
                return CUDA_ERROR_INVALID_VALUE;
            std::erase_if(work.attributes, [id](const CUlaunchAttribute& each) { return each.id == id; });
            work.attributes.push_back({.id = id, .pad = {}, .value = *value});
            return CUDA_SUCCESS;
        });
}

CUresult CUDAAPI cuGraphKernelNodeGetAttribute(CUgraphNode node, CUlaunchAttributeID id, CUlaunchAttributeValue* value)
{
    return withWork<sub::KernelWork>("cuGraphKernelNodeGetAttribute", node,
                                     [&](const DriverApi&, Graphs&, sub::KernelWork& work) -> CUresult {
                                         if (value == nullptr)
                                             return CUDA_ERROR_INVALID_VALUE;
                                         const auto found = std::ranges::find(work.attributes, id, &CUlaunchAttribute::id);
                                         *value = found != work.attributes.end() ? found->value : CUlaunchAttributeValue{};
                                         return CUDA_SUCCESS;
                                     });
}

CUresult CUDAAPI cuGraphKernelNodeCopyAttributes(CUgraphNode to, CUgraphNode from)
{
    return withWork<sub::KernelWork>(
        "cuGraphKernelNodeCopyAttributes", to, [&](const DriverApi&, Graphs& graphs, sub::KernelWork& work) {
            const GraphNode* const other = graphs.find(from);
            const auto* const source = other != nullptr ? std::get_if<sub::KernelWork>(&other->work) : nullptr;
            if (source == nullptr)
                return CUDA_ERROR_INVALID_VALUE;
            work.attributes = std::vector(source->attributes);
            return CUDA_SUCCESS;
        });
}

CUresult CUDAAPI cuGraphMemcpyNodeGetParams(CUgraphNode node, CUDA_MEMCPY3D* box)
{
    return withWork<sub::CopyWork>("cuGraphMemcpyNodeGetParams", node,
                                   [&](const DriverApi&, Graphs&, sub::CopyWork& work) -> CUresult {
                                       if (box == nullptr)
                                           return CUDA_ERROR_INVALID_VALUE;
                                       *box = work.box;
                                       return CUDA_SUCCESS;
                                   });
}

CUresult CUDAAPI cuGraphMemcpyNodeSetParams(CUgraphNode node, const CUDA_MEMCPY3D* box)
{
    return withWork<sub::CopyWork>("cuGraphMemcpyNodeSetParams", node, [&](const DriverApi& api, Graphs&, sub::CopyWork& work) {
        return replace(api, work, box, setCopy);
    });
}

CUresult CUDAAPI cuGraphExecMemcpyNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_MEMCPY3D* box, CUcontext)
{
    return withExecWork<sub::CopyWork>(
        "cuGraphExecMemcpyNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::CopyWork& work) { return replace(api, work, box, setCopy); });
}

CUresult CUDAAPI cuGraphMemsetNodeGetParams(CUgraphNode node, CUDA_MEMSET_NODE_PARAMS* fill)
{
    return withWork<sub::FillWork>("cuGraphMemsetNodeGetParams", node,
                                   [&](const DriverApi&, Graphs&, sub::FillWork& work) -> CUresult {
                                       if (fill == nullptr)
                                           return CUDA_ERROR_INVALID_VALUE;
                                       *fill = work.fill;
                                       return CUDA_SUCCESS;
                                   });
}

CUresult CUDAAPI cuGraphMemsetNodeSetParams(CUgraphNode node, const CUDA_MEMSET_NODE_PARAMS* fill)
{
    return withWork<sub::FillWork>("cuGraphMemsetNodeSetParams", node, [&](const DriverApi& api, Graphs&, sub::FillWork& work) {
        return replace(api, work, fill, setFill);
    });
}

CUresult CUDAAPI cuGraphExecMemsetNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_MEMSET_NODE_PARAMS* fill, CUcontext)
{
    return withExecWork<sub::FillWork>(
        "cuGraphExecMemsetNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::FillWork& work) { return replace(api, work, fill, setFill); });
}

CUresult CUDAAPI cuGraphHostNodeGetParams(CUgraphNode node, CUDA_HOST_NODE_PARAMS* call)
{
    return withWork<sub::HostWork>("cuGraphHostNodeGetParams", node,
                                   [&](const DriverApi&, Graphs&, sub::HostWork& work) -> CUresult {
                                       if (call == nullptr)
                                           return CUDA_ERROR_INVALID_VALUE;
                                       *call = work.call;
                                       return CUDA_SUCCESS;
                                   });
}

CUresult CUDAAPI cuGraphHostNodeSetParams(CUgraphNode node, const CUDA_HOST_NODE_PARAMS* call)
{
    return withWork<sub::HostWork>("cuGraphHostNodeSetParams", node, [&](const DriverApi& api, Graphs&, sub::HostWork& work) {
        return replace(api, work, call, setHost);
    });
}

CUresult CUDAAPI cuGraphExecHostNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_HOST_NODE_PARAMS* call)
{
    return withExecWork<sub::HostWork>(
        "cuGraphExecHostNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::HostWork& work) { return replace(api, work, call, setHost); });
}

CUresult CUDAAPI cuGraphChildGraphNodeGetGraph(CUgraphNode node, CUgraph* graph)
{
    return withWork<sub::ChildWork>("cuGraphChildGraphNodeGetGraph", node,
                                    [&](const DriverApi&, Graphs&, sub::ChildWork& work) -> CUresult {
                                        if (graph == nullptr)
                                            return CUDA_ERROR_INVALID_VALUE;
                                        *graph = handleOf(*work.graph);
                                        return CUDA_SUCCESS;
                                    });
}

CUresult CUDAAPI cuGraphExecChildGraphNodeSetParams(CUgraphExec exec, CUgraphNode node, CUgraph child)
{
    return withExecWork<sub::ChildWork>("cuGraphExecChildGraphNodeSetParams", exec, node,
                                        [&](const DriverApi&, Graphs& graphs, sub::ChildWork& work) -> CUresult {
                                            const std::shared_ptr<Graph> graph = graphs.find(child);
                                            CUgraphNode wrong = nullptr;
                                            if (!graph || compare(*work.graph, *graph, wrong) != CU_GRAPH_EXEC_UPDATE_SUCCESS)
                                                return CUDA_ERROR_INVALID_VALUE;
                                            update(*work.graph, *graph);
                                            return CUDA_SUCCESS;
                                        });
}

CUresult CUDAAPI cuGraphEventRecordNodeGetEvent(CUgraphNode node, CUevent* event)
{
    return withWork<sub::EventWork>("cuGraphEventRecordNodeGetEvent", node, [&](const DriverApi&, Graphs&, sub::EventWork& work) {
        return event != nullptr ? (*event = work.event, CUDA_SUCCESS) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphEventWaitNodeGetEvent(CUgraphNode node, CUevent* event)
{
    return cuGraphEventRecordNodeGetEvent(node, event);
}

CUresult CUDAAPI cuGraphEventRecordNodeSetEvent(CUgraphNode node, CUevent event)
{
    return withWork<sub::EventWork>(
        "cuGraphEventRecordNodeSetEvent", node,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, work.waits, work); });
}

CUresult CUDAAPI cuGraphEventWaitNodeSetEvent(CUgraphNode node, CUevent event)
{
    return cuGraphEventRecordNodeSetEvent(node, event);
}

CUresult CUDAAPI cuGraphExecEventRecordNodeSetEvent(CUgraphExec exec, CUgraphNode node, CUevent event)
{
    return withExecWork<sub::EventWork>(
        "cuGraphExecEventRecordNodeSetEvent", exec, node,
        [&](const DriverApi& api, Graphs&, sub::EventWork& work) { return setEvent(api, event, work.waits, work); });
}

CUresult CUDAAPI cuGraphExecEventWaitNodeSetEvent(CUgraphExec exec, CUgraphNode node, CUevent event)
{
    return cuGraphExecEventRecordNodeSetEvent(exec, node, event);
}

CUresult CUDAAPI cuGraphNodeGetType(CUgraphNode handle, CUgraphNodeType* type)
{
    return graphEntry("cuGraphNodeGetType", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphNode* const node = graphs.find(handle);
        if (node == nullptr || type == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *type = typeOf(*node);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphGetNodes(CUgraph handle, CUgraphNode* nodes, std::size_t* count)
{
    return graphEntry("cuGraphGetNodes", [&](const DriverApi&, Graphs& graphs) {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        std::vector<CUgraphNode> found;
        if (graph)
            for (const auto& each : graph->nodes)
                found.push_back(handleOf(each.get()));
        return graph ? giveList(nodes, count, found) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphGetRootNodes(CUgraph handle, CUgraphNode* nodes, std::size_t* count)
{
    return graphEntry("cuGraphGetRootNodes", [&](const DriverApi&, Graphs& graphs) {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        std::vector<CUgraphNode> found;
        if (graph)
            for (const auto& each : graph->nodes)
                if (each->dependencies.empty())
                    found.push_back(handleOf(each.get()));
        return graph ? giveList(nodes, count, found) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphGetEdges_v2(CUgraph handle, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* data, std::size_t* count)
{
    return graphEntry("cuGraphGetEdges", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        if (!graph || count == nullptr || (from == nullptr) != (to == nullptr))
            return CUDA_ERROR_INVALID_VALUE;
        std::vector<CUgraphNode> first, second;
        for (const auto& each : graph->nodes)
            for (const GraphNode* before : each->dependencies) {
                first.push_back(handleOf(before));
                second.push_back(handleOf(each.get()));
            }
        if (data != nullptr && from != nullptr)
            std::fill_n(data, std::min(*count, first.size()), CUgraphEdgeData{});
        std::size_t again = *count;
        giveList(from, &again, first);
        return giveList(to, count, second);
    });
}

CUresult CUDAAPI cuGraphNodeGetDependencies_v2(CUgraphNode handle, CUgraphNode* nodes, CUgraphEdgeData* data, std::size_t* count)
{
    return graphEntry("cuGraphNodeGetDependencies", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphNode* const node = graphs.find(handle);
        if (node == nullptr || count == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        std::vector<CUgraphNode> found;
        for (const GraphNode* before : node->dependencies)
            found.push_back(handleOf(before));
        if (data != nullptr && nodes != nullptr)
            std::fill_n(data, std::min(*count, found.size()), CUgraphEdgeData{});
        return giveList(nodes, count, found);
    });
}

CUresult CUDAAPI cuGraphNodeGetDependentNodes_v2(CUgraphNode handle, CUgraphNode* nodes, CUgraphEdgeData* data, std::size_t* count)
{
    return graphEntry("cuGraphNodeGetDependentNodes", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphNode* const node = graphs.find(handle);
        if (node == nullptr || count == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        std::vector<CUgraphNode> found;
        for (const auto& each : node->graph->nodes)
            if (std::ranges::find(each->dependencies, node) != each->dependencies.end())
                found.push_back(handleOf(each.get()));
        if (data != nullptr && nodes != nullptr)
            std::fill_n(data, std::min(*count, found.size()), CUgraphEdgeData{});
        return giveList(nodes, count, found);
    });
}

CUresult CUDAAPI cuGraphAddDependencies_v2(CUgraph graph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData*,
                                           std::size_t count)
{
    return changeEdges(graph, from, to, count, [](GraphNode& first, GraphNode& second) {
        const bool isNew = std::ranges::find(second.dependencies, &first) == second.dependencies.end();
        if (isNew)
            second.dependencies.push_back(&first);
        return isNew;
    });
}

CUresult CUDAAPI cuGraphRemoveDependencies_v2(CUgraph graph, const CUgraphNode* from, const CUgraphNode* to, const CUgraphEdgeData*,
                                              std::size_t count)
{
    return changeEdges(graph, from, to, count,
                       [](GraphNode& first, GraphNode& second) { return std::erase(second.dependencies, &first) > 0; });
}

CUresult CUDAAPI cuGraphDestroyNode(CUgraphNode handle)
{
    return graphEntry("cuGraphDestroyNode", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        GraphNode* const node = graphs.find(handle);
        if (node == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        node->graph->remove(node);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphInstantiateWithFlags(CUgraphExec* exec, CUgraph graph, unsigned long long flags)
{
    if (isForDevice(flags))
        return sub::Emulation::ofThisProcess().unsupported("cuGraphInstantiate (of a graph that kernels launch)");
    return graphEntry("cuGraphInstantiate",
                      [&](const DriverApi&, Graphs& graphs) { return instantiate(graphs, exec, graph, flags); });
}

CUresult CUDAAPI cuGraphInstantiateWithParams(CUgraphExec* exec, CUgraph graph, CUDA_GRAPH_INSTANTIATE_PARAMS* params)
{
    if (params == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    params->hErrNode_out = nullptr;
    const CUresult result = cuGraphInstantiateWithFlags(exec, graph, params->flags);
    params->result_out = result == CUDA_SUCCESS ? CUDA_GRAPH_INSTANTIATE_SUCCESS
        : isForDevice(params->flags)            ? CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED
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
    return graphEntry("cuGraphExecGetFlags", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        if (found == nullptr || flags == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *flags = found->flags;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphUpload(CUgraphExec exec, CUstream)
{
    return graphEntry("cuGraphUpload", [&](const DriverApi&, Graphs& graphs) {
        return graphs.find(exec) != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphLaunch(CUgraphExec exec, CUstream stream)
{
    const sub::Captures::Make make = [&](GraphWork& work) {
        const GraphExec* const found = Graphs::ofThisProcess().find(exec);
        if (found != nullptr)
            work.emplace<sub::ChildWork>().graph = found->graph->clone();
        return found != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    };
    return sub::streamEntry("cuGraphLaunch", stream, make, [&](const DriverApi& api) -> CUresult {
        Graphs& graphs = Graphs::ofThisProcess();
        const std::lock_guard lock(graphs.mutex);
        const GraphExec* const found = graphs.find(exec);
        if (found == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = sub::run(api, found->order, stream);
        return result == CUDA_SUCCESS ? sub::keepReferences(api, *found->graph, stream) : result;
    });
}

CUresult CUDAAPI cuGraphExecDestroy(CUgraphExec exec)
{
    return graphEntry("cuGraphExecDestroy", [&](const DriverApi&, Graphs& graphs) {
        return graphs.destroy(exec) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphExecUpdate_v2(CUgraphExec exec, CUgraph handle, CUgraphExecUpdateResultInfo* info)
{
    return graphEntry("cuGraphExecUpdate", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        GraphExec* const found = graphs.find(exec);
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        if (found == nullptr || !graph)
            return CUDA_ERROR_INVALID_VALUE;
        CUgraphNode wrong = nullptr;
        const CUgraphExecUpdateResult result = compare(*found->graph, *graph, wrong);
        if (info != nullptr)
            *info = {.result = result, .errorNode = wrong, .errorFromNode = nullptr};
        if (result != CU_GRAPH_EXEC_UPDATE_SUCCESS)
            return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
        update(*found->graph, *graph);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeSetEnabled(CUgraphExec exec, CUgraphNode handle, unsigned isEnabled)
{
    return graphEntry("cuGraphNodeSetEnabled", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        const GraphNode* const node = graphs.find(handle);
        GraphNode* const copy = found != nullptr && node != nullptr ? Graphs::copyIn(*found, *node) : nullptr;
        if (copy == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        copy->isEnabled = isEnabled != 0;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeGetEnabled(CUgraphExec exec, CUgraphNode handle, unsigned* isEnabled)
{
    return graphEntry("cuGraphNodeGetEnabled", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphExec* const found = graphs.find(exec);
        const GraphNode* const node = graphs.find(handle);
        const GraphNode* const copy = found != nullptr && node != nullptr ? Graphs::copyIn(*found, *node) : nullptr;
        if (copy == nullptr || isEnabled == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *isEnabled = copy->isEnabled ? 1 : 0;
        return CUDA_SUCCESS;
    });
}
}
