// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions of graphs. A stream's turn cannot give the stream work of its own: what follows a condition is given when its value is
// there, by the thread that launches the graph.
#include "core/emulator/substitute/driver/graph.h"

namespace kd::emulator::substitute {
namespace {

CUresult valueOf(const DriverApi& api, const ConditionalWork& work, CUstream stream, unsigned& value)
{
    const CUresult result = api.cuMemcpyDtoHAsync(&value, static_cast<CUdeviceptr>(work.handle), sizeof value, stream);
    return result == CUDA_SUCCESS ? api.cuStreamSynchronize(stream) : result;
}

/// Null where none is to run.
const Graph* bodyFor(const ConditionalWork& work, unsigned value)
{
    const unsigned number = work.type == CU_GRAPH_COND_TYPE_SWITCH ? value : value != 0 ? 0 : 1;
    return number < work.bodies.size() ? work.bodies[number].get() : nullptr;
}

}  // namespace

CUresult runCondition(const DriverApi& api, const ConditionalWork& work, CUstream stream)
{
    for (;;) {
        unsigned value = 0;
        if (const CUresult result = valueOf(api, work, stream, value); result != CUDA_SUCCESS)
            return result;
        const Graph* const body = bodyFor(work, value);
        if (body == nullptr)
            return CUDA_SUCCESS;
        if (const CUresult result = run(api, body->inOrder(), stream); result != CUDA_SUCCESS)
            return result;
        if (work.type != CU_GRAPH_COND_TYPE_WHILE)
            return CUDA_SUCCESS;
    }
}

CUresult assignConditions(const DriverApi& api, const Graph& graph, CUstream stream)
{
    CUresult result = CUDA_SUCCESS;
    for (const Condition& each : graph.conditions)
        if (each.isAssigned && result == CUDA_SUCCESS)
            result = api.cuMemsetD32Async(static_cast<CUdeviceptr>(each.handle), each.value, 1, stream);
    for (const auto& node : graph.nodes)
        eachGraph(node->work, [&](const std::shared_ptr<Graph>& inner) {
            if (result == CUDA_SUCCESS)
                result = assignConditions(api, *inner, stream);
        });
    return result;
}

}  // namespace kd::emulator::substitute
