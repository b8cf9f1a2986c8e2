// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/driver/graph.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

// What the entries of graphs have in common.
namespace kd::emulator::substitute {

template <typename Body> CUresult graphEntry(const char* name, const Body& body)
{
    const CUresult result = entry(name, [&](const DriverApi& api) -> CUresult {
        Graphs& graphs = Graphs::ofThisProcess();
        CUresult made = CUDA_SUCCESS;
        {
            const std::lock_guard lock(graphs.mutex);
            made = body(api, graphs);
        }
        if (made == CUDA_SUCCESS)
            GraphMemories::ofThisProcess().releaseDue(api);
        return made;
    });
    UserObjects::ofThisProcess().destroyDue();
    return result;
}

/// Adds a node whose work `make` fills in.
template <typename Work, typename Make>
CUresult addNode(const char* name, CUgraphNode* target, CUgraph handle, const CUgraphNode* dependencies, std::size_t count,
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

}  // namespace kd::emulator::substitute
