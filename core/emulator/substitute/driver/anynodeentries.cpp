// SPDX-License-Identifier: GPL-3.0-or-later
// cuGraphAddNode: nodes of every kind by one structure.
#include "core/emulator/substitute/driver/graphentry.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

extern "C" {

CUresult CUDAAPI cuGraphAddNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, const CUgraphEdgeData*,
                                   std::size_t count, CUgraphNodeParams* params)
{
    if (params == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    switch (params->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: {
        const CUDA_KERNEL_NODE_PARAMS_v3& k = params->kernel;
        const CUDA_KERNEL_NODE_PARAMS shape{k.func,      k.gridDimX,       k.gridDimY,     k.gridDimZ, k.blockDimX, k.blockDimY,
                                            k.blockDimZ, k.sharedMemBytes, k.kernelParams, k.extra,    k.kern,      k.ctx};
        return cuGraphAddKernelNode_v2(node, graph, dependencies, count, &shape);
    }
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return cuGraphAddMemcpyNode(node, graph, dependencies, count, &params->memcpy.copyParams, params->memcpy.copyCtx);
    case CU_GRAPH_NODE_TYPE_MEMSET: {
        const CUDA_MEMSET_NODE_PARAMS_v2& m = params->memset;
        const CUDA_MEMSET_NODE_PARAMS fill{m.dst, m.pitch, m.value, m.elementSize, m.width, m.height};
        return cuGraphAddMemsetNode(node, graph, dependencies, count, &fill, m.ctx);
    }
    case CU_GRAPH_NODE_TYPE_HOST: {
        CUDA_HOST_NODE_PARAMS call{};
        call.fn = params->host.fn;
        call.userData = params->host.userData;
        return cuGraphAddHostNode(node, graph, dependencies, count, &call);
    }
    case CU_GRAPH_NODE_TYPE_GRAPH:
        return cuGraphAddChildGraphNode(node, graph, dependencies, count, params->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return cuGraphAddEmptyNode(node, graph, dependencies, count);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return cuGraphAddEventRecordNode(node, graph, dependencies, count, params->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return cuGraphAddEventWaitNode(node, graph, dependencies, count, params->eventWait.event);
    default:
        return sub::Emulation::ofThisProcess().unsupported("cuGraphAddNode");
    }
}
}
