// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphGetEdges to cuGraphRemoveDependencies: edges have no data, all of them are full dependencies.
#include "core/emulator/substitute/driver/graphentry.h"

#include <algorithm>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graph;
using sub::GraphNode;
using sub::Graphs;

namespace {

template <typename Change>
CUresult changeEdges(CUgraph handle, const CUgraphNode* from, const CUgraphNode* to, std::size_t count, const Change& change)
{
    return sub::graphEntry("cuGraphAddDependencies", [&](const DriverApi&, Graphs& graphs) -> CUresult {
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

CUresult CUDAAPI cuGraphGetEdges_v2(CUgraph handle, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* data, std::size_t* count)
{
    return sub::graphEntry("cuGraphGetEdges", [&](const DriverApi&, Graphs& graphs) -> CUresult {
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
        sub::giveList(from, &again, first);
        return sub::giveList(to, count, second);
    });
}

CUresult CUDAAPI cuGraphNodeGetDependencies_v2(CUgraphNode handle, CUgraphNode* nodes, CUgraphEdgeData* data, std::size_t* count)
{
    return sub::graphEntry("cuGraphNodeGetDependencies", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphNode* const node = graphs.find(handle);
        if (node == nullptr || count == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        std::vector<CUgraphNode> found;
        for (const GraphNode* before : node->dependencies)
            found.push_back(handleOf(before));
        if (data != nullptr && nodes != nullptr)
            std::fill_n(data, std::min(*count, found.size()), CUgraphEdgeData{});
        return sub::giveList(nodes, count, found);
    });
}

CUresult CUDAAPI cuGraphNodeGetDependentNodes_v2(CUgraphNode handle, CUgraphNode* nodes, CUgraphEdgeData* data, std::size_t* count)
{
    return sub::graphEntry("cuGraphNodeGetDependentNodes", [&](const DriverApi&, Graphs& graphs) -> CUresult {
        const GraphNode* const node = graphs.find(handle);
        if (node == nullptr || count == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        std::vector<CUgraphNode> found;
        for (const auto& each : node->graph->nodes)
            if (std::ranges::find(each->dependencies, node) != each->dependencies.end())
                found.push_back(handleOf(each.get()));
        if (data != nullptr && nodes != nullptr)
            std::fill_n(data, std::min(*count, found.size()), CUgraphEdgeData{});
        return sub::giveList(nodes, count, found);
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
    const CUresult result = sub::graphEntry("cuGraphRemoveDependencies", [&](const DriverApi&, Graphs& graphs) {
        const std::shared_ptr<Graph> found = graphs.find(graph);
        return found && found->hasMemory() ? CUDA_ERROR_NOT_SUPPORTED : CUDA_SUCCESS;
    });
    if (result != CUDA_SUCCESS)
        return result;
    return changeEdges(graph, from, to, count,
                       [](GraphNode& first, GraphNode& second) { return std::erase(second.dependencies, &first) > 0; });
}
}
