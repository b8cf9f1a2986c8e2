// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/inject/launchrecorder.h"
#include "core/capture/kernelcounts.h"
#include "core/driver/driverapi.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace kd::inject {

/// A kernel node of a graph that a program made to be launched, as it will be launched.
struct GraphKernel {
    CUgraphNode node = nullptr;  ///< of the graph that it was made of
    SeenLaunch launch;           ///< without its arguments and stream
    std::vector<std::vector<std::byte>> values;  ///< its arguments
    bool isFirst = false;        ///< it waits for no other node

    /// Gives its launch, whose arguments lie in this.
    SeenLaunch launchWithValues() const;
};

/// Keeps the kernels of the graphs that a program instantiates, since a graph's launch does not tell them. Thread-safe.
class GraphStore {
public:
    explicit GraphStore(const DriverApi& api);

    /// Reads `graph`, of which `exec` was made or to which it was updated.
    void onInstantiated(CUgraphExec exec, CUgraph graph);
    /// A kernel node of `exec` was given other parameters.
    void onParameters(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* parameters);
    /// Something of `exec` was changed that is not followed: its kernels are not known any more.
    void onUnknownChange(CUgraphExec exec);
    void onDestroyed(CUgraphExec exec);

    /// Counts a launch of `exec`, and gives its kernels in the order of the program, which stay as they are; null where they are
    /// not known.
    std::shared_ptr<const std::vector<GraphKernel>> launched(CUgraphExec exec);
    /// Nodes that do something; 0 where that is not known.
    std::size_t nodes(CUgraphExec exec) const;
    /// The kernel nodes of all graphs that were launched, with their launches.
    std::vector<GraphNodeCount> counts() const;

private:
    /// What is called of libcuda, by name.
    struct Entries {
        decltype(&::cuGraphGetNodes) getNodes = nullptr;
        decltype(&::cuGraphNodeGetType) getType = nullptr;
        CUresult(CUDAAPI* getDependencies)(CUgraphNode, CUgraphNode*, std::size_t*) = nullptr;
        CUresult(CUDAAPI* getDependenciesWithEdges)(CUgraphNode, CUgraphNode*, CUgraphEdgeData*, std::size_t*) = nullptr;
        decltype(&::cuGraphKernelNodeGetParams) getParameters = nullptr;
        decltype(&::cuGraphKernelNodeGetAttribute) getAttribute = nullptr;
        decltype(&::cuGraphChildGraphNodeGetGraph) getChild = nullptr;
        decltype(&::cuFuncGetName) getFunctionName = nullptr;
        decltype(&::cuKernelGetName) getKernelName = nullptr;

        bool areThere() const
        {
            return getNodes && getType && (getDependencies || getDependenciesWithEdges) && getParameters &&
                (getFunctionName || getKernelName);
        }
        bool waits(CUgraphNode node) const;
    };
    struct Graph {
        std::uint64_t number = 0, launches = 0;
        std::size_t nodes = 0;  ///< that do something
        std::shared_ptr<std::vector<GraphKernel>> kernels;  ///< null: not known
    };
    bool read(Graph& graph, CUgraph of, int depth) const;
    bool readKernel(GraphKernel& kernel, const CUDA_KERNEL_NODE_PARAMS& parameters) const;

    const DriverApi& m_api;
    Entries m_entries;
    mutable std::mutex m_mutex;
    std::map<CUgraphExec, Graph> m_graphs;
    std::vector<GraphNodeCount> m_past;  ///< of graphs that are no more
    std::uint64_t m_count = 0;
};

}  // namespace kd::inject
