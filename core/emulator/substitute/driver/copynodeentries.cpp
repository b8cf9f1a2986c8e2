// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphAddMemcpyNode to cuGraphExecMemsetNodeSetParams: copies and fills as nodes of graphs.
#include "core/emulator/substitute/driver/graphentry.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graphs;

namespace {

CUresult setCopy(const DriverApi& api, const CUDA_MEMCPY3D& box, sub::CopyWork& work)
{
    return sub::copyWork(api, box, work);
}

CUresult setFill(const DriverApi& api, const CUDA_MEMSET_NODE_PARAMS& fill, sub::FillWork& work)
{
    return sub::fillWork(api, fill, work);
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuGraphAddMemcpyNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                      const CUDA_MEMCPY3D* box, CUcontext)
{
    return sub::addNode<sub::CopyWork>("cuGraphAddMemcpyNode", node, graph, dependencies, count,
                                       [&](const DriverApi& api, Graphs&, sub::CopyWork& work) {
                                           return box != nullptr ? setCopy(api, *box, work) : CUDA_ERROR_INVALID_VALUE;
                                       });
}

CUresult CUDAAPI cuGraphAddMemsetNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                      const CUDA_MEMSET_NODE_PARAMS* fill, CUcontext)
{
    return sub::addNode<sub::FillWork>("cuGraphAddMemsetNode", node, graph, dependencies, count,
                                       [&](const DriverApi& api, Graphs&, sub::FillWork& work) {
                                           return fill != nullptr ? setFill(api, *fill, work) : CUDA_ERROR_INVALID_VALUE;
                                       });
}

CUresult CUDAAPI cuGraphMemcpyNodeGetParams(CUgraphNode node, CUDA_MEMCPY3D* box)
{
    return sub::withWork<sub::CopyWork>("cuGraphMemcpyNodeGetParams", node,
                                        [&](const DriverApi&, Graphs&, sub::CopyWork& work) -> CUresult {
                                            if (box == nullptr)
                                                return CUDA_ERROR_INVALID_VALUE;
                                            *box = work.box;
                                            return CUDA_SUCCESS;
                                        });
}

CUresult CUDAAPI cuGraphMemcpyNodeSetParams(CUgraphNode node, const CUDA_MEMCPY3D* box)
{
    return sub::withWork<sub::CopyWork>(
        "cuGraphMemcpyNodeSetParams", node,
        [&](const DriverApi& api, Graphs&, sub::CopyWork& work) { return sub::replace(api, work, box, setCopy); });
}

CUresult CUDAAPI cuGraphExecMemcpyNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_MEMCPY3D* box, CUcontext)
{
    return sub::withExecWork<sub::CopyWork>(
        "cuGraphExecMemcpyNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::CopyWork& work) { return sub::replace(api, work, box, setCopy); });
}

CUresult CUDAAPI cuGraphMemsetNodeGetParams(CUgraphNode node, CUDA_MEMSET_NODE_PARAMS* fill)
{
    return sub::withWork<sub::FillWork>("cuGraphMemsetNodeGetParams", node,
                                        [&](const DriverApi&, Graphs&, sub::FillWork& work) -> CUresult {
                                            if (fill == nullptr)
                                                return CUDA_ERROR_INVALID_VALUE;
                                            *fill = work.fill;
                                            return CUDA_SUCCESS;
                                        });
}

CUresult CUDAAPI cuGraphMemsetNodeSetParams(CUgraphNode node, const CUDA_MEMSET_NODE_PARAMS* fill)
{
    return sub::withWork<sub::FillWork>(
        "cuGraphMemsetNodeSetParams", node,
        [&](const DriverApi& api, Graphs&, sub::FillWork& work) { return sub::replace(api, work, fill, setFill); });
}

CUresult CUDAAPI cuGraphExecMemsetNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_MEMSET_NODE_PARAMS* fill, CUcontext)
{
    return sub::withExecWork<sub::FillWork>(
        "cuGraphExecMemsetNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::FillWork& work) { return sub::replace(api, work, fill, setFill); });
}
}
