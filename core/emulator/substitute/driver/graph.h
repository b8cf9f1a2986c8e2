// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"
#include "core/emulator/substitute/driver/graphmemory.h"
#include "core/emulator/substitute/driver/userobjects.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <variant>
#include <vector>

namespace kd::emulator::substitute {

struct Graph;

/// A launch with a copy of its arguments.
struct KernelWork {
    CUDA_KERNEL_NODE_PARAMS shape{};  ///< without arguments
    std::vector<std::byte> bytes;     ///< of all arguments, one behind the other
    std::vector<std::size_t> ends;    ///< where each of them ends in `bytes`
    std::vector<CUlaunchAttribute> attributes;
    std::vector<void*> values;  ///< what getting the parameters gives: where the arguments lie in `bytes`
};
struct CopyWork {
    CUDA_MEMCPY3D box{};
};
struct FillWork {
    CUDA_MEMSET_NODE_PARAMS fill{};
};
struct HostWork {
    CUDA_HOST_NODE_PARAMS call{};
};
struct EventWork {
    CUevent event = nullptr;
    bool waits = false;
};
struct ChildWork {
    std::shared_ptr<Graph> graph;
};
/// Waits for words of memory and writes to them.
struct MemOpWork {
    std::vector<CUstreamBatchMemOpParams> operations;
    CUcontext context = nullptr;  ///< as the program gave it
};
struct AllocationWork {
    GraphMemoryPointer memory;
};
struct FreeWork {
    GraphMemoryPointer memory;
};
/// Runs one of its graphs, one again and again, or none, as the value says that kernels set before.
struct ConditionalWork {
    CUgraphConditionalHandle handle = 0;  ///< of the condition: the address of its value
    CUgraphConditionalNodeType type = CU_GRAPH_COND_TYPE_IF;
    std::vector<std::shared_ptr<Graph>> bodies;
    std::shared_ptr<std::vector<CUgraph>> handles;  ///< of the bodies, as the program was given them
};
struct EmptyWork { };
using GraphWork = std::variant<EmptyWork, KernelWork, CopyWork, FillWork, HostWork, EventWork, ChildWork, MemOpWork,
                               AllocationWork, FreeWork, ConditionalWork>;

/// CUgraphNode is its address.
struct GraphNode {
    Graph* graph = nullptr;
    GraphWork work;
    std::vector<GraphNode*> dependencies;  ///< each once
    const GraphNode* origin = nullptr;     ///< the node that it is a copy of
    bool isEnabled = true;
};

/// A value of the device that launches of a graph begin with, where `isAssigned`. It stays until its context ends.
struct Condition {
    CUgraphConditionalHandle handle = 0;
    unsigned value = 0;
    bool isAssigned = false;
};

/// CUgraph is its address.
struct Graph {
    std::vector<std::unique_ptr<GraphNode>> nodes;  ///< in the order in which they were added
    std::vector<UserReferences> references;         ///< what it keeps for the program
    std::vector<Condition> conditions;              ///< made for it
    bool isChild = false;                           ///< a node owns it

    GraphNode* add(GraphWork work, std::vector<GraphNode*> dependencies);
    void remove(GraphNode* node);
    /// Each behind those that it depends on; fewer than there are where they go in a circle.
    std::vector<GraphNode*> inOrder() const;
    /// Tells whether a node of it allocates memory or frees it: such a graph cannot be copied, and loses no nodes.
    bool hasMemory() const;
    /// Tells whether a node of it frees that memory.
    bool frees(const GraphMemory& memory) const;
    /// Tells whether a node of it, or of a graph within it, depends on a condition.
    bool hasConditions() const;
    /// With children of its own. Its nodes know these as their origins.
    std::shared_ptr<Graph> clone() const;
};

/// Gives `visit` the graphs that a node holds. `Work` is GraphWork, const or not.
template <typename Work, typename Visit> void eachGraph(Work& work, const Visit& visit)
{
    if (auto* const child = std::get_if<ChildWork>(&work))
        visit(child->graph);
    if (auto* const condition = std::get_if<ConditionalWork>(&work))
        for (auto& body : condition->bodies)
            visit(body);
}

/// CUgraphExec is its address.
struct GraphExec {
    std::shared_ptr<Graph> graph;
    std::vector<GraphNode*> order;
    unsigned long long flags = 0;
    std::weak_ptr<Graph> origin;  ///< what it was made of
};

/// All graphs of the process by their handles. Its functions are called with `mutex` held. Never destroyed.
class Graphs {
public:
    static Graphs& ofThisProcess();

    std::mutex mutex;

    CUgraph add(std::shared_ptr<Graph> graph);
    // Null for a handle that is none.
    std::shared_ptr<Graph> find(CUgraph handle) const;
    GraphNode* find(CUgraphNode handle) const;
    GraphExec* find(CUgraphExec handle) const;
    bool destroy(CUgraph handle);
    CUgraphExec add(std::unique_ptr<GraphExec> exec);
    bool destroy(CUgraphExec handle);
    /// Tells whether something that can be launched was made of `graph`, and is there.
    bool hasExecOf(const std::shared_ptr<Graph>& graph) const;
    /// The nodes behind `count` handles; false where one of them is none of `graph`, or comes twice.
    bool nodesOf(const Graph& graph, const CUgraphNode* handles, std::size_t count, std::vector<GraphNode*>& nodes) const;
    /// Tells whether `condition` was made for `graph`, or for one that it lies in.
    bool hasCondition(const Graph& graph, CUgraphConditionalHandle condition) const;
    /// The node of `exec` that was made of `node`, also one of a graph within it; null where there is none.
    static GraphNode* copyIn(const GraphExec& exec, const GraphNode& node);
    static GraphNode* copyIn(const Graph& graph, const GraphNode& node);

private:
    /// The first node of all graphs, those within others too, that `isWanted`; null where there is none.
    GraphNode* findNode(const std::function<bool(const GraphNode&)>& isWanted) const;

    std::unordered_map<const void*, std::shared_ptr<Graph>> m_graphs;
    std::unordered_map<const void*, std::unique_ptr<GraphExec>> m_execs;
};

inline CUgraph handleOf(const Graph& graph) noexcept
{
    return reinterpret_cast<CUgraph>(const_cast<Graph*>(&graph));
}

inline CUgraphNode handleOf(const GraphNode* node) noexcept
{
    return reinterpret_cast<CUgraphNode>(const_cast<GraphNode*>(node));
}

CUgraphNodeType typeOf(const GraphNode& node);

// What nodes are to do, from the parameters that programs give. They give CUDA_SUCCESS, or why the parameters are wrong.

CUresult kernelWork(const DriverApi& api, const CUDA_KERNEL_NODE_PARAMS& params, KernelWork& work);
/// Takes `values` as cuLaunchKernel does.
CUresult kernelWork(const DriverApi& api, const CUlaunchConfig& shape, CUfunction function, void** values, void** extra,
                    KernelWork& work);
CUresult copyWork(const DriverApi& api, const CUDA_MEMCPY3D& box, CopyWork& work);
/// A copy of bytes in a row between any addresses.
CUresult copyWork(const DriverApi& api, CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CopyWork& work);
CUresult fillWork(const DriverApi& api, const CUDA_MEMSET_NODE_PARAMS& fill, FillWork& work);

/// Frees memory of a graph in its turn, once a graph.
CUresult freeWork(const Graph& graph, CUdeviceptr address, FreeWork& work);
/// CUDA_ERROR_NOT_SUPPORTED for what waits for writes of other devices.
CUresult memOpWork(const DriverApi& api, const CUstreamBatchMemOpParams* operations, unsigned count, unsigned flags,
                   MemOpWork& work);

/// Gives `stream` the operations in their order.
CUresult runMemOps(const DriverApi& api, const MemOpWork& work, CUstream stream);

/// Waits for what `stream` was given, and gives it the body that the value asks for, as often as it does.
CUresult runCondition(const DriverApi& api, const ConditionalWork& work, CUstream stream);
/// Gives `stream` the values that the conditions of `graph`, and of those within it, begin with.
CUresult assignConditions(const DriverApi& api, const Graph& graph, CUstream stream);

/// Keeps for `stream` what `graph` and those within it keep, memory of their nodes too, until all that the stream has is done.
CUresult keepReferences(const DriverApi& api, const Graph& graph, CUstream stream);

/// Gives `stream` what one node does.
CUresult runWork(const DriverApi& api, const GraphWork& work, CUstream stream);

/// Gives `stream` what the nodes do, one behind the other.
CUresult run(const DriverApi& api, const std::vector<GraphNode*>& order, CUstream stream);

}  // namespace kd::emulator::substitute
