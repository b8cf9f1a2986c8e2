// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/graph.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace kd::emulator::substitute {
namespace {

/// Looks for `graph` in `at`; `isKnown` tells whether the condition belongs to one on the way.
bool leadsTo(const Graph& graph, const Graph& at, CUgraphConditionalHandle condition, bool isKnown)
{
    isKnown = isKnown || std::ranges::find(at.conditions, condition, &Condition::handle) != at.conditions.end();
    if (&at == &graph)
        return isKnown;
    return std::ranges::any_of(at.nodes, [&](const auto& node) {
        bool found = false;
        eachGraph(node->work, [&](const std::shared_ptr<Graph>& inner) {
            found = found || leadsTo(graph, *inner, condition, isKnown);
        });
        return found;
    });
}

}  // namespace

GraphNode* Graph::add(GraphWork work, std::vector<GraphNode*> dependencies)
{
    auto node = std::make_unique<GraphNode>();
    node->graph = this;
    node->work = std::move(work);
    node->dependencies = std::move(dependencies);
    return nodes.emplace_back(std::move(node)).get();
}

void Graph::remove(GraphNode* node)
{
    for (const auto& each : nodes)
        std::erase(each->dependencies, node);
    std::erase_if(nodes, [node](const auto& each) { return each.get() == node; });
}

std::vector<GraphNode*> Graph::inOrder() const
{
    std::unordered_map<const GraphNode*, std::size_t> missing;
    std::unordered_map<const GraphNode*, std::vector<GraphNode*>> dependents;
    std::vector<GraphNode*> order;
    for (const auto& each : nodes) {
        missing[each.get()] = each->dependencies.size();
        for (const GraphNode* before : each->dependencies)
            dependents[before].push_back(each.get());
        if (each->dependencies.empty())
            order.push_back(each.get());
    }
    for (std::size_t i = 0; i < order.size(); ++i)
        for (GraphNode* const next : dependents[order[i]])
            if (--missing[next] == 0)
                order.push_back(next);
    return order;
}

bool Graph::hasMemory() const
{
    return std::ranges::any_of(nodes, [](const auto& each) {
        return std::holds_alternative<AllocationWork>(each->work) || std::holds_alternative<FreeWork>(each->work);
    });
}

bool Graph::hasConditions() const
{
    return std::ranges::any_of(nodes, [](const auto& each) {
        const auto* const child = std::get_if<ChildWork>(&each->work);
        return std::holds_alternative<ConditionalWork>(each->work) || (child != nullptr && child->graph->hasConditions());
    });
}

bool Graph::frees(const GraphMemory& memory) const
{
    return std::ranges::any_of(nodes, [&](const auto& each) {
        const auto* const work = std::get_if<FreeWork>(&each->work);
        return work != nullptr && work->memory.get() == &memory;
    });
}

std::shared_ptr<Graph> Graph::clone() const
{
    auto copy = std::make_shared<Graph>();
    copy->references = references;
    copy->conditions = conditions;
    std::unordered_map<const GraphNode*, GraphNode*> copies;
    for (const auto& each : nodes) {
        GraphNode* const node = copy->add(each->work, {});
        node->origin = each.get();
        node->isEnabled = each->isEnabled;
        eachGraph(node->work, [](std::shared_ptr<Graph>& inner) {
            inner = inner->clone();
            inner->isChild = true;
        });
        copies[each.get()] = node;
    }
    for (const auto& each : nodes)
        for (const GraphNode* before : each->dependencies)
            copies[each.get()]->dependencies.push_back(copies[before]);
    return copy;
}

CUgraphNodeType typeOf(const GraphNode& node)
{
    struct Types {
        CUgraphNodeType operator()(const EmptyWork&) const { return CU_GRAPH_NODE_TYPE_EMPTY; }
        CUgraphNodeType operator()(const KernelWork&) const { return CU_GRAPH_NODE_TYPE_KERNEL; }
        CUgraphNodeType operator()(const CopyWork&) const { return CU_GRAPH_NODE_TYPE_MEMCPY; }
        CUgraphNodeType operator()(const FillWork&) const { return CU_GRAPH_NODE_TYPE_MEMSET; }
        CUgraphNodeType operator()(const HostWork&) const { return CU_GRAPH_NODE_TYPE_HOST; }
        CUgraphNodeType operator()(const EventWork& work) const
        {
            return work.waits ? CU_GRAPH_NODE_TYPE_WAIT_EVENT : CU_GRAPH_NODE_TYPE_EVENT_RECORD;
        }
        CUgraphNodeType operator()(const AllocationWork&) const { return CU_GRAPH_NODE_TYPE_MEM_ALLOC; }
        CUgraphNodeType operator()(const FreeWork&) const { return CU_GRAPH_NODE_TYPE_MEM_FREE; }
        CUgraphNodeType operator()(const MemOpWork&) const { return CU_GRAPH_NODE_TYPE_BATCH_MEM_OP; }
        CUgraphNodeType operator()(const ChildWork&) const { return CU_GRAPH_NODE_TYPE_GRAPH; }
        CUgraphNodeType operator()(const ConditionalWork&) const { return CU_GRAPH_NODE_TYPE_CONDITIONAL; }
    };
    return std::visit(Types{}, node.work);
}

Graphs& Graphs::ofThisProcess()
{
    static Graphs& graphs = *new Graphs;
    return graphs;
}

CUgraph Graphs::add(std::shared_ptr<Graph> graph)
{
    const CUgraph handle = handleOf(*graph);
    m_graphs.emplace(handle, std::move(graph));
    return handle;
}

std::shared_ptr<Graph> Graphs::find(CUgraph handle) const
{
    if (const auto found = m_graphs.find(handle); found != m_graphs.end())
        return found->second;
    std::shared_ptr<Graph> found;
    findNode([&](const GraphNode& node) {
        eachGraph(node.work, [&](const std::shared_ptr<Graph>& inner) {
            if (handleOf(*inner) == handle)
                found = inner;
        });
        return found != nullptr;
    });
    return found;
}

GraphNode* Graphs::find(CUgraphNode handle) const
{
    return findNode([&](const GraphNode& node) { return handleOf(&node) == handle; });
}

// Those within others are few.
GraphNode* Graphs::findNode(const std::function<bool(const GraphNode&)>& isWanted) const
{
    std::vector<const Graph*> left;
    for (const auto& [key, graph] : m_graphs)
        left.push_back(graph.get());
    while (!left.empty()) {
        const Graph* const graph = left.back();
        left.pop_back();
        for (const auto& node : graph->nodes) {
            if (isWanted(*node))
                return node.get();
            eachGraph(node->work, [&](const std::shared_ptr<Graph>& inner) { left.push_back(inner.get()); });
        }
    }
    return nullptr;
}

GraphExec* Graphs::find(CUgraphExec handle) const
{
    const auto found = m_execs.find(handle);
    return found == m_execs.end() ? nullptr : found->second.get();
}

bool Graphs::destroy(CUgraph handle)
{
    return m_graphs.erase(handle) > 0;
}

CUgraphExec Graphs::add(std::unique_ptr<GraphExec> exec)
{
    const auto handle = reinterpret_cast<CUgraphExec>(exec.get());
    m_execs.emplace(handle, std::move(exec));
    return handle;
}

bool Graphs::destroy(CUgraphExec handle)
{
    return m_execs.erase(handle) > 0;
}

bool Graphs::hasExecOf(const std::shared_ptr<Graph>& graph) const
{
    return std::ranges::any_of(m_execs, [&](const auto& each) { return each.second->origin.lock() == graph; });
}

bool Graphs::nodesOf(const Graph& graph, const CUgraphNode* handles, std::size_t count, std::vector<GraphNode*>& nodes) const
{
    if (count > graph.nodes.size() || (count > 0 && handles == nullptr))
        return false;
    std::unordered_set<const void*> known;
    for (const auto& each : graph.nodes)
        known.insert(each.get());
    for (std::size_t i = 0; i < count; ++i) {
        if (known.erase(handles[i]) == 0)
            return false;
        nodes.push_back(reinterpret_cast<GraphNode*>(handles[i]));
    }
    return true;
}

bool Graphs::hasCondition(const Graph& graph, CUgraphConditionalHandle condition) const
{
    return std::ranges::any_of(m_graphs, [&](const auto& each) { return leadsTo(graph, *each.second, condition, false); });
}

GraphNode* Graphs::copyIn(const GraphExec& exec, const GraphNode& node)
{
    return copyIn(*exec.graph, node);
}

GraphNode* Graphs::copyIn(const Graph& graph, const GraphNode& node)
{
    for (const auto& each : graph.nodes) {
        if (each->origin == &node)
            return each.get();
        GraphNode* found = nullptr;
        eachGraph(each->work, [&](const std::shared_ptr<Graph>& inner) {
            if (found == nullptr)
                found = copyIn(*inner, node);
        });
        if (found != nullptr)
            return found;
    }
    return nullptr;
}

}  // namespace kd::emulator::substitute
