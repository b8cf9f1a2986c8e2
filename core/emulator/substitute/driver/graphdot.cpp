// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/graphdot.h"

#include <cstdint>
#include <cstdio>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kd::emulator::substitute {
namespace {

template <typename... Values> std::string formatted(const char* pattern, Values... values)
{
    const int length = std::snprintf(nullptr, 0, pattern, values...);
    std::string text(static_cast<std::size_t>(length), '\0');
    std::snprintf(text.data(), text.size() + 1, pattern, values...);
    return text;
}

std::string numberText(unsigned long long number)
{
    return std::to_string(number);
}

std::string addressText(const void* address)
{
    return formatted("0x%016llX", static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(address)));
}

std::string addressText(CUdeviceptr address)
{
    return addressText(reinterpret_cast<const void*>(address));
}

/// Names of kernels may hold what ends a label.
std::string escaped(std::string_view text)
{
    std::string made;
    for (const char each : text) {
        if (each == '"' || each == '\\' || each == '{' || each == '}' || each == '|' || each == '<' || each == '>')
            made += '\\';
        made += each;
    }
    return made;
}

/// What a label tells at length: names and values.
using Facts = std::vector<std::pair<std::string, std::string>>;

struct Told {
    const char* nodeType = "";
    std::string summary;
    Facts facts;
};

struct Teller {
    const DriverApi& api;

    Told operator()(const EmptyWork&) const { return {.nodeType = "EMPTY", .summary = {}, .facts = {}}; }
    Told operator()(const KernelWork& work) const
    {
        const char* name = nullptr;
        api.cuKernelGetName(&name, reinterpret_cast<CUkernel>(work.shape.func));
        const CUDA_KERNEL_NODE_PARAMS& shape = work.shape;
        return {.nodeType = "KERNEL",
                .summary = name != nullptr ? escaped(name) : std::string(),
                .facts = {{"gridDim", formatted("%u,%u,%u", shape.gridDimX, shape.gridDimY, shape.gridDimZ)},
                          {"blockDim", formatted("%u,%u,%u", shape.blockDimX, shape.blockDimY, shape.blockDimZ)},
                          {"sharedMemBytes", numberText(shape.sharedMemBytes)},
                          {"attributes", numberText(work.attributes.size())}}};
    }
    Told operator()(const CopyWork& work) const
    {
        const auto end = [](CUmemorytype type, const void* host, CUdeviceptr device, CUarray array) {
            return type == CU_MEMORYTYPE_ARRAY ? addressText(array)
                : type == CU_MEMORYTYPE_HOST   ? addressText(host)
                                               : addressText(device);
        };
        const CUDA_MEMCPY3D& box = work.box;
        return {.nodeType = "MEMCPY",
                .summary = formatted("%zu x %zu x %zu", box.WidthInBytes, box.Height, box.Depth),
                .facts = {{"src", end(box.srcMemoryType, box.srcHost, box.srcDevice, box.srcArray)},
                          {"dst", end(box.dstMemoryType, box.dstHost, box.dstDevice, box.dstArray)}}};
    }
    Told operator()(const FillWork& work) const
    {
        const CUDA_MEMSET_NODE_PARAMS& fill = work.fill;
        return {.nodeType = "MEMSET",
                .summary = formatted("(%u,%zu)", fill.value, fill.width * fill.height * fill.elementSize),
                .facts = {{"dptr", addressText(fill.dst)},
                          {"pitch", numberText(fill.pitch)},
                          {"elementSize", numberText(fill.elementSize)},
                          {"width", numberText(fill.width)},
                          {"height", numberText(fill.height)}}};
    }
    Told operator()(const HostWork& work) const
    {
        return {.nodeType = "HOST",
                .summary = {},
                .facts = {{"fn", addressText(reinterpret_cast<const void*>(work.call.fn))},
                          {"userData", addressText(work.call.userData)}}};
    }
    Told operator()(const EventWork& work) const
    {
        return {
            .nodeType = work.waits ? "EVENT_WAIT" : "EVENT_RECORD", .summary = {}, .facts = {{"event", addressText(work.event)}}};
    }
    Told operator()(const ConditionalWork& work) const
    {
        const char* const type = work.type == CU_GRAPH_COND_TYPE_IF      ? "IF"
                                 : work.type == CU_GRAPH_COND_TYPE_WHILE ? "WHILE"
                                                                         : "SWITCH";
        return {.nodeType = "CONDITIONAL",
                .summary = type,
                .facts = {{"handle", addressText(static_cast<CUdeviceptr>(work.handle))}}};
    }
    Told operator()(const ChildWork&) const { return {.nodeType = "CHILD_GRAPH", .summary = {}, .facts = {}}; }
    Told operator()(const MemOpWork& work) const
    {
        return {.nodeType = "BATCH_MEM_OP", .summary = {}, .facts = {{"count", numberText(work.operations.size())}}};
    }
    Told operator()(const AllocationWork& work) const
    {
        return {.nodeType = "MEM_ALLOC",
                .summary = {},
                .facts = {{"bytesize", numberText(work.memory->bytes)}, {"dptr", addressText(work.memory->address)}}};
    }
    Told operator()(const FreeWork& work) const
    {
        return {.nodeType = "MEM_FREE", .summary = {}, .facts = {{"dptr", addressText(work.memory->address)}}};
    }
};

class Writer {
public:
    Writer(const DriverApi& api, unsigned flags) : m_api(api), m_flags(flags) { }

    void write(const Graph& graph)
    {
        const std::size_t number = ++m_graphs;
        const std::string name = "graph_" + numberText(number);
        m_text += "subgraph cluster_" + numberText(number) + " {\nlabel=\"" + name + "\" graph[style=\"dashed\"];\n";
        std::unordered_map<const GraphNode*, std::string> names;
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            const GraphNode& node = *graph.nodes[i];
            names[&node] = name + "_node_" + numberText(i);
            m_text += "\"" + names[&node] + "\"[style=\"solid\" shape=\"rectangle\" label=\"" + label(node, i) + "\"];\n\n";
        }
        for (const auto& node : graph.nodes)
            for (const GraphNode* before : node->dependencies)
                m_text += "\"" + names[before] + "\" -> \"" + names[node.get()] + "\";\n";
        for (const auto& node : graph.nodes)
            eachGraph(node->work, [&](const std::shared_ptr<Graph>& inner) {
                write(*inner);
                if (!inner->nodes.empty())
                    m_text += "\"" + names[node.get()] + "\" -> \"graph_" + numberText(m_last) + "_node_0\" [style=\"dotted\"];\n";
            });
        m_text += "}\n";
        m_last = number;
    }

    std::string text() const { return "digraph dot {\n" + m_text + "}\n"; }

private:
    std::string label(const GraphNode& node, std::size_t number) const
    {
        const Told told = std::visit(Teller{m_api}, node.work);
        std::string text = numberText(number) + "\\n" + told.nodeType + "\\n";
        if (!told.summary.empty())
            text += told.summary + "\\n";
        if ((m_flags & (CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE | CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES)) != 0)
            text += "node handle: " + addressText(handleOf(&node)) + "\\n";
        constexpr unsigned kNoFacts =
            CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES | CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES | CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO;
        if ((m_flags & ~kNoFacts) != 0)
            for (const auto& [fact, value] : told.facts)
                text += fact + ": " + value + "\\n";
        return text;
    }

    const DriverApi& m_api;
    const unsigned m_flags;
    std::string m_text;
    std::size_t m_graphs = 0, m_last = 0;
};

}  // namespace

std::string dotOf(const DriverApi& api, const Graph& graph, unsigned flags)
{
    Writer writer(api, flags);
    writer.write(graph);
    return writer.text();
}

}  // namespace kd::emulator::substitute
