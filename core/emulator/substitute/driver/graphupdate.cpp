// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/graphupdate.h"

#include <algorithm>

namespace kd::emulator::substitute {
namespace {

/// Null where the node neither allocates nor frees any.
const GraphMemory* memoryOf(const GraphNode& node)
{
    if (const auto* const allocation = std::get_if<AllocationWork>(&node.work))
        return allocation->memory.get();
    const auto* const free = std::get_if<FreeWork>(&node.work);
    return free != nullptr ? free->memory.get() : nullptr;
}

}  // namespace

CUgraphExecUpdateResult compareGraphs(const Graph& exec, const Graph& graph, CUgraphNode& wrong)
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
        if (memoryOf(before) != memoryOf(now))
            return CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED;
        if (const auto* const child = std::get_if<ChildWork>(&now.work)) {
            const CUgraphExecUpdateResult inner = compareGraphs(*std::get<ChildWork>(before.work).graph, *child->graph, wrong);
            if (inner != CU_GRAPH_EXEC_UPDATE_SUCCESS)
                return inner;
        }
    }
    wrong = nullptr;
    return CU_GRAPH_EXEC_UPDATE_SUCCESS;
}

void updateWork(Graph& exec, const Graph& graph)
{
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        GraphNode& node = *exec.nodes[i];
        node.origin = graph.nodes[i].get();
        if (auto* const child = std::get_if<ChildWork>(&node.work))
            updateWork(*child->graph, *std::get<ChildWork>(graph.nodes[i]->work).graph);
        else
            node.work = graph.nodes[i]->work;
    }
}

}  // namespace kd::emulator::substitute
