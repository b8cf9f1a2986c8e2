// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphAddKernelNode to cuGraphKernelNodeCopyAttributes: launches as nodes of graphs.
#include "core/emulator/substitute/driver/graphentry.h"
#include "core/emulator/substitute/driver/streamattributes.h"

#include <algorithm>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::GraphNode;
using sub::Graphs;

namespace {

CUresult setKernel(const DriverApi& api, const CUDA_KERNEL_NODE_PARAMS& params, sub::KernelWork& work)
{
    return sub::kernelWork(api, params, work);
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphAddKernelNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                         const CUDA_KERNEL_NODE_PARAMS* params)
{
    return sub::addNode<sub::KernelWork>("cuGraphAddKernelNode", node, graph, dependencies, count,
                                         [&](const DriverApi& api, Graphs&, sub::KernelWork& work) {
                                             return params != nullptr ? setKernel(api, *params, work) : CUDA_ERROR_INVALID_VALUE;
                                         });
}

CUresult CUDAAPI cuGraphKernelNodeGetParams_v2(CUgraphNode node, CUDA_KERNEL_NODE_PARAMS* params)
{
    return sub::withWork<sub::KernelWork>("cuGraphKernelNodeGetParams", node,
                                          [&](const DriverApi&, Graphs&, sub::KernelWork& work) -> CUresult {
                                              if (params == nullptr)
                                                  return CUDA_ERROR_INVALID_VALUE;
                                              work.values.clear();
                                              for (std::size_t i = 0; i < work.ends.size(); ++i)
                                                  work.values.push_back(work.bytes.data() + (i > 0 ? work.ends[i - 1] : 0));
                                              *params = work.shape;
                                              params->kernelParams = work.values.data();
                                              return CUDA_SUCCESS;
                                          });
}

CUresult CUDAAPI cuGraphKernelNodeSetParams_v2(CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* params)
{
    return sub::withWork<sub::KernelWork>(
        "cuGraphKernelNodeSetParams", node,
        [&](const DriverApi& api, Graphs&, sub::KernelWork& work) { return sub::replace(api, work, params, setKernel); });
}

CUresult CUDAAPI cuGraphExecKernelNodeSetParams_v2(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS* params)
{
    return sub::withExecWork<sub::KernelWork>(
        "cuGraphExecKernelNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::KernelWork& work) { return sub::replace(api, work, params, setKernel); });
}

CUresult CUDAAPI cuGraphKernelNodeSetAttribute(CUgraphNode node, CUlaunchAttributeID id, const CUlaunchAttributeValue* value)
{
    return sub::withWork<sub::KernelWork>(
        "cuGraphKernelNodeSetAttribute", node, [&](const DriverApi& api, Graphs&, sub::KernelWork& work) -> CUresult {
            if (value == nullptr)
                return CUDA_ERROR_INVALID_VALUE;
            const CUresult result = sub::checkAttribute(api, sub::AttributeHolder::GraphNode, id, *value);
            if (result != CUDA_SUCCESS)
                return result;
            std::erase_if(work.attributes, [id](const CUlaunchAttribute& each) { return each.id == id; });
            work.attributes.push_back({.id = id, .pad = {}, .value = *value});
            return CUDA_SUCCESS;
        });
}

CUresult CUDAAPI cuGraphKernelNodeGetAttribute(CUgraphNode node, CUlaunchAttributeID id, CUlaunchAttributeValue* value)
{
    return sub::withWork<sub::KernelWork>("cuGraphKernelNodeGetAttribute", node,
                                          [&](const DriverApi&, Graphs&, sub::KernelWork& work) -> CUresult {
                                              if (value == nullptr)
                                                  return CUDA_ERROR_INVALID_VALUE;
                                              const auto found = std::ranges::find(work.attributes, id, &CUlaunchAttribute::id);
                                              *value = found != work.attributes.end() ? found->value : CUlaunchAttributeValue{};
                                              return CUDA_SUCCESS;
                                          });
}

CUresult CUDAAPI cuGraphKernelNodeCopyAttributes(CUgraphNode to, CUgraphNode from)
{
    return sub::withWork<sub::KernelWork>(
        "cuGraphKernelNodeCopyAttributes", to, [&](const DriverApi&, Graphs& graphs, sub::KernelWork& work) {
            const GraphNode* const other = graphs.find(from);
            const auto* const source = other != nullptr ? std::get_if<sub::KernelWork>(&other->work) : nullptr;
            if (source == nullptr)
                return CUDA_ERROR_INVALID_VALUE;
            work.attributes = std::vector(source->attributes);
            return CUDA_SUCCESS;
        });
}
}
