// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphCreate to cuGraphDestroyNode: graphs that programs build. Those with conditions and such as kernels launch are not
// emulated.
#include "core/emulator/substitute/driver/graphentry.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graph;
using sub::GraphNode;
using sub::Graphs;

extern "C" {

CUresult CUDAAPI cuGraphCreate(CUgraph* graph, unsigned flags)
{
    return sub::graphEntry("cuGraphCreate", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        if (graph == nullptr || flags != 0)
            return CUDA_ERROR_INVALID_VALUE;
        *graph = graphs.add(std::make_shared<Graph>());
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphDestroy(CUgraph graph)
{
    return sub::graphEntry("cuGraphDestroy", [&](const DriverApi&, Graphs& graphs) {
        return graphs.destroy(graph) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphClone(CUgraph* clone, CUgraph graph)
{
    return sub::graphEntry("cuGraphClone", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> found = graphs.find(graph);
        if (clone == nullptr || !found)
            return CUDA_ERROR_INVALID_VALUE;
        if (found->hasMemory())
            return CUDA_ERROR_NOT_SUPPORTED;
        *clone = graphs.add(found->clone());
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeFindInClone(CUgraphNode* target, CUgraphNode original, CUgraph clone)
{
    return sub::graphEntry("cuGraphNodeFindInClone", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const std::shared_ptr<Graph> graph = graphs.find(clone);
        const GraphNode* const node = graphs.find(original);
        GraphNode* const found = graph && node != nullptr ? Graphs::copyIn(*graph, *node) : nullptr;
        if (target == nullptr || found == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *target = handleOf(found);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphNodeGetType(CUgraphNode handle, CUgraphNodeType* type)
{
    return sub::graphEntry("cuGraphNodeGetType", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphNode* const node = graphs.find(handle);
        if (node == nullptr || type == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *type = sub::typeOf(*node);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphGetNodes(CUgraph handle, CUgraphNode* nodes, std::size_t* count)
{
    return sub::graphEntry("cuGraphGetNodes", [&](const DriverApi&, Graphs& graphs) {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        std::vector<CUgraphNode> found;
        if (graph)
            for (const auto& each : graph->nodes)
                found.push_back(handleOf(each.get()));
        return graph ? sub::giveList(nodes, count, found) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphGetRootNodes(CUgraph handle, CUgraphNode* nodes, std::size_t* count)
{
    return sub::graphEntry("cuGraphGetRootNodes", [&](const DriverApi&, Graphs& graphs) {
        const std::shared_ptr<Graph> graph = graphs.find(handle);
        std::vector<CUgraphNode> found;
        if (graph)
            for (const auto& each : graph->nodes)
                if (each->dependencies.empty())
                    found.push_back(handleOf(each.get()));
        return graph ? sub::giveList(nodes, count, found) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphDestroyNode(CUgraphNode handle)
{
    return sub::graphEntry("cuGraphDestroyNode", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        GraphNode* const node = graphs.find(handle);
        if (node == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (node->graph->hasMemory())
            return CUDA_ERROR_NOT_SUPPORTED;
        node->graph->remove(node);
        return CUDA_SUCCESS;
    });
}
}
