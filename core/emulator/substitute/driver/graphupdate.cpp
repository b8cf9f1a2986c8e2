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

bool isOtherCondition(const GraphNode& one, const GraphNode& other)
{
    const auto* const first = std::get_if<ConditionalWork>(&one.work);
    const auto* const second = std::get_if<ConditionalWork>(&other.work);
    return first != nullptr && second != nullptr && first->type != second->type;
}

std::vector<std::shared_ptr<Graph>> graphsIn(const GraphNode& node)
{
    std::vector<std::shared_ptr<Graph>> found;
    eachGraph(node.work, [&](const std::shared_ptr<Graph>& inner) { found.push_back(inner); });
    return found;
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
        if (memoryOf(before) != memoryOf(now) || isOtherCondition(before, now))
            return CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED;
        const std::vector<std::shared_ptr<Graph>> innerBefore = graphsIn(before), innerNow = graphsIn(now);
        if (innerBefore.size() != innerNow.size())
            return CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED;
        for (std::size_t inner = 0; inner < innerNow.size(); ++inner)
            if (const CUgraphExecUpdateResult result = compareGraphs(*innerBefore[inner], *innerNow[inner], wrong);
                result != CU_GRAPH_EXEC_UPDATE_SUCCESS)
                return result;
    }
    wrong = nullptr;
    return CU_GRAPH_EXEC_UPDATE_SUCCESS;
}

void updateWork(Graph& exec, const Graph& graph)
{
    exec.references = graph.references;
    exec.conditions = graph.conditions;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        GraphNode& node = *exec.nodes[i];
        node.origin = graph.nodes[i].get();
        const std::vector<std::shared_ptr<Graph>> inner = graphsIn(node), innerNow = graphsIn(*graph.nodes[i]);
        for (std::size_t number = 0; number < inner.size(); ++number)
            updateWork(*inner[number], *innerNow[number]);
        if (inner.empty())
            node.work = graph.nodes[i]->work;
        else if (auto* const condition = std::get_if<ConditionalWork>(&node.work))
            condition->handle = std::get<ConditionalWork>(graph.nodes[i]->work).handle;
    }
}

}  // namespace kd::emulator::substitute
