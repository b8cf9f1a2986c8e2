// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/graphstore.h"

#include "core/base/posix/dynamiclibrary.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd::inject {
namespace {

constexpr std::size_t kMaxNodes = 65536, kMaxGraphs = 4096, kMaxCounts = 4096;
/// Of graphs within graphs.
constexpr int kMaxDepth = 8;
constexpr std::size_t kMaxParameters = 4096, kMaxValue = 32764;

template <typename Function> void find(const posix::DynamicLibrary& library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(library.symbol(name));
}

Dim3 sizeOf(unsigned x, unsigned y, unsigned z)
{
    return {x, y, z};
}

}  // namespace

SeenLaunch GraphKernel::launchWithValues() const
{
    SeenLaunch seen = launch;
    seen.values = &values;
    return seen;
}

GraphStore::GraphStore(const DriverApi& api) : m_api(api)
{
    const posix::DynamicLibrary library({"libcuda.so.1"});
    if (!library.isOpen())
        return;
    find(library, "cuGraphGetNodes", m_entries.getNodes);
    find(library, "cuGraphNodeGetType", m_entries.getType);
    find(library, "cuGraphNodeGetDependencies_v2", m_entries.getDependenciesWithEdges);  // of CUDA 12.3 on
    find(library, "cuGraphNodeGetDependencies", m_entries.getDependencies);
    find(library, "cuGraphKernelNodeGetParams_v2", m_entries.getParameters);
    find(library, "cuGraphKernelNodeGetAttribute", m_entries.getAttribute);
    find(library, "cuGraphChildGraphNodeGetGraph", m_entries.getChild);
    find(library, "cuFuncGetName", m_entries.getFunctionName);
    find(library, "cuKernelGetName", m_entries.getKernelName);
}

/// For other nodes, as far as the driver tells.
bool GraphStore::Entries::waits(CUgraphNode node) const
{
    std::size_t before = 1;
    const CUresult result = getDependenciesWithEdges != nullptr ? getDependenciesWithEdges(node, nullptr, nullptr, &before)
                                                                : getDependencies(node, nullptr, &before);
    return result != CUDA_SUCCESS || before > 0;
}

bool GraphStore::readKernel(GraphKernel& kernel, const CUDA_KERNEL_NODE_PARAMS& parameters) const
{
    const char* name = nullptr;
    CUfunction function = parameters.func;
    const bool isNamed = function != nullptr
        ? m_entries.getFunctionName != nullptr && m_entries.getFunctionName(&name, function) == CUDA_SUCCESS
        : m_entries.getKernelName != nullptr && m_entries.getKernelName(&name, parameters.kern) == CUDA_SUCCESS;
    if (!isNamed || name == nullptr)
        return false;
    if (function == nullptr && m_api.cuKernelGetFunction(&function, parameters.kern) != CUDA_SUCCESS)
        return false;
    kernel.launch.kernel = name;
    kernel.launch.function = function;
    kernel.launch.grid = sizeOf(parameters.gridDimX, parameters.gridDimY, parameters.gridDimZ);
    kernel.launch.block = sizeOf(parameters.blockDimX, parameters.blockDimY, parameters.blockDimZ);
    kernel.launch.dynamicShared = parameters.sharedMemBytes;
    kernel.values.clear();
    if (m_api.has("cuFuncLoad"))  // before that its parameters may not be known
        m_api.cuFuncLoad(function);
    for (std::size_t i = 0; i < kMaxParameters; ++i) {
        std::size_t offset = 0, size = 0;
        if (m_api.cuFuncGetParamInfo(function, i, &offset, &size) != CUDA_SUCCESS)
            break;
        std::vector<std::byte> value(std::min(size, kMaxValue));
        const std::span<const std::byte> all = packedArguments(parameters.extra);
        if (parameters.kernelParams != nullptr)
            std::memcpy(value.data(), parameters.kernelParams[i], value.size());
        else if (offset <= all.size() && value.size() <= all.size() - offset)
            std::memcpy(value.data(), all.data() + offset, value.size());
        else
            return false;
        kernel.values.push_back(std::move(value));
    }
    return true;
}

bool GraphStore::read(Graph& graph, CUgraph of, int depth) const
{
    std::size_t count = 0;
    if (depth > kMaxDepth || m_entries.getNodes(of, nullptr, &count) != CUDA_SUCCESS || count > kMaxNodes)
        return false;
    std::vector<CUgraphNode> nodes(count);
    if (count > 0 && m_entries.getNodes(of, nodes.data(), &count) != CUDA_SUCCESS)
        return false;
    for (const CUgraphNode node : nodes) {
        CUgraphNodeType type = CU_GRAPH_NODE_TYPE_EMPTY;
        if (m_entries.getType(node, &type) != CUDA_SUCCESS)
            return false;
        if (type == CU_GRAPH_NODE_TYPE_GRAPH) {
            CUgraph child = nullptr;
            if (m_entries.getChild == nullptr || m_entries.getChild(node, &child) != CUDA_SUCCESS || !read(graph, child, depth + 1))
                return false;
            continue;
        }
        graph.nodes += type == CU_GRAPH_NODE_TYPE_EMPTY ? 0 : 1;
        if (type != CU_GRAPH_NODE_TYPE_KERNEL)
            continue;
        CUDA_KERNEL_NODE_PARAMS parameters{};
        GraphKernel kernel{.node = node};
        if (m_entries.getParameters(node, &parameters) != CUDA_SUCCESS || !readKernel(kernel, parameters))
            return false;
        kernel.isFirst = depth == 0 && !m_entries.waits(node);
        CUkernelNodeAttrValue value{};
        if (m_entries.getAttribute != nullptr &&
            m_entries.getAttribute(node, CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION, &value) == CUDA_SUCCESS &&
            value.clusterDim.x > 0)
            kernel.launch.cluster = sizeOf(value.clusterDim.x, value.clusterDim.y, value.clusterDim.z);
        value = {};
        if (m_entries.getAttribute != nullptr &&
            m_entries.getAttribute(node, CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE, &value) == CUDA_SUCCESS)
            kernel.launch.isCooperative = value.cooperative != 0;
        graph.kernels->push_back(std::move(kernel));
    }
    return true;
}

void GraphStore::onInstantiated(CUgraphExec exec, CUgraph of)
{
    if (!m_entries.areThere())
        return;
    const std::lock_guard lock(m_mutex);
    if (!m_graphs.contains(exec) && m_graphs.size() >= kMaxGraphs)
        return;
    Graph& graph = m_graphs[exec];
    if (graph.number == 0)
        graph.number = ++m_count;
    graph.nodes = 0;
    graph.kernels = std::make_shared<std::vector<GraphKernel>>();
    if (!read(graph, of, 0))
        graph.kernels = nullptr;
}

void GraphStore::onParameters(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* parameters)
{
    const std::lock_guard lock(m_mutex);
    const auto graph = m_graphs.find(exec);
    if (graph == m_graphs.end() || !graph->second.kernels)
        return;
    // Those who were given the kernels keep them as they were.
    auto changed = std::make_shared<std::vector<GraphKernel>>(*graph->second.kernels);
    const auto kernel = std::ranges::find(*changed, node, &GraphKernel::node);
    if (kernel == changed->end() || parameters == nullptr || !readKernel(*kernel, *parameters))
        changed = nullptr;
    graph->second.kernels = std::move(changed);
}

void GraphStore::onUnknownChange(CUgraphExec exec)
{
    const std::lock_guard lock(m_mutex);
    if (const auto graph = m_graphs.find(exec); graph != m_graphs.end())
        graph->second.kernels = nullptr;
}

void GraphStore::onDestroyed(CUgraphExec exec)
{
    const std::vector<GraphNodeCount> all = counts();
    const std::lock_guard lock(m_mutex);
    const auto graph = m_graphs.find(exec);
    if (graph == m_graphs.end())
        return;
    for (const GraphNodeCount& each : all)
        if (each.graph == graph->second.number && m_past.size() < kMaxCounts)
            m_past.push_back(each);
    m_graphs.erase(graph);
}

std::shared_ptr<const std::vector<GraphKernel>> GraphStore::launched(CUgraphExec exec)
{
    const std::lock_guard lock(m_mutex);
    const auto graph = m_graphs.find(exec);
    if (graph == m_graphs.end())
        return nullptr;
    ++graph->second.launches;
    return graph->second.kernels;
}

std::size_t GraphStore::nodes(CUgraphExec exec) const
{
    const std::lock_guard lock(m_mutex);
    const auto graph = m_graphs.find(exec);
    return graph == m_graphs.end() ? 0 : graph->second.nodes;
}

std::vector<GraphNodeCount> GraphStore::counts() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<GraphNodeCount> counts = m_past;
    for (const auto& [exec, graph] : m_graphs) {
        std::uint64_t node = 0;
        if (!graph.kernels || graph.launches == 0)
            continue;
        for (const GraphKernel& kernel : *graph.kernels) {
            const SeenLaunch& launch = kernel.launch;
            if (counts.size() >= kMaxCounts)
                break;
            counts.push_back({.graph = graph.number,
                              .node = ++node,
                              .nodes = graph.nodes,
                              .kernel = launch.kernel,
                              .grid = launch.grid,
                              .block = launch.block,
                              .launches = graph.launches});
        }
    }
    std::ranges::sort(counts, {}, [](const GraphNodeCount& each) { return std::pair(each.graph, each.node); });
    return counts;
}

}  // namespace kd::inject
