// SPDX-License-Identifier: GPL-3.0-or-later
// cuStreamWaitValue32 to cuStreamBatchMemOp, and their nodes of graphs.
#include "core/emulator/substitute/driver/capture.h"
#include "core/emulator/substitute/driver/graphentry.h"

#include <algorithm>
#include <utility>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Graphs;

namespace {

CUresult enqueue(const char* name, CUstream stream, const CUstreamBatchMemOpParams* operations, unsigned count, unsigned flags)
{
    const sub::Captures::Make make = [&](sub::GraphWork& work) {
        const DriverApi& api = *sub::Emulation::ofThisProcess().api();
        return sub::memOpWork(api, operations, count, flags, work.emplace<sub::MemOpWork>());
    };
    return sub::streamEntry(name, stream, make, [&](const DriverApi& api) -> CUresult {
        unsigned streamFlags = 0;
        if (const CUresult result = api.cuStreamGetFlags(stream, &streamFlags); result != CUDA_SUCCESS)
            return result;
        sub::MemOpWork work;
        const CUresult result = sub::memOpWork(api, operations, count, flags, work);
        return result == CUDA_SUCCESS ? sub::runMemOps(api, work, stream) : result;
    });
}

CUresult wait(const char* name, CUstream stream, CUstreamBatchMemOpType type, CUdeviceptr address, cuuint64_t value, unsigned flags)
{
    CUstreamBatchMemOpParams operation{};
    operation.waitValue.operation = type;
    operation.waitValue.address = address;
    operation.waitValue.value64 = value;
    operation.waitValue.flags = flags;
    return enqueue(name, stream, &operation, 1, 0);
}

CUresult write(const char* name, CUstream stream, CUstreamBatchMemOpType type, CUdeviceptr address, cuuint64_t value,
               unsigned flags)
{
    CUstreamBatchMemOpParams operation{};
    operation.writeValue.operation = type;
    operation.writeValue.address = address;
    operation.writeValue.value64 = value;
    operation.writeValue.flags = flags;
    return enqueue(name, stream, &operation, 1, 0);
}

CUresult setOperations(const DriverApi& api, const CUDA_BATCH_MEM_OP_NODE_PARAMS& params, sub::MemOpWork& work)
{
    work.context = params.ctx;
    return sub::memOpWork(api, params.paramArray, params.count, params.flags, work);
}

/// What can be launched keeps how many operations there are, and of which kind.
CUresult changeOperations(const DriverApi& api, const CUDA_BATCH_MEM_OP_NODE_PARAMS& params, sub::MemOpWork& work)
{
    sub::MemOpWork changed;
    if (const CUresult result = setOperations(api, params, changed); result != CUDA_SUCCESS)
        return result;
    const bool isAlike = std::ranges::equal(work.operations, changed.operations,
                                            [](const auto& one, const auto& other) { return one.operation == other.operation; });
    if (!isAlike)
        return CUDA_ERROR_INVALID_VALUE;
    work = std::move(changed);
    return CUDA_SUCCESS;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr address, cuuint32_t value, unsigned flags)
{
    return wait("cuStreamWaitValue32", stream, CU_STREAM_MEM_OP_WAIT_VALUE_32, address, value, flags);
}

CUresult CUDAAPI cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr address, cuuint64_t value, unsigned flags)
{
    return wait("cuStreamWaitValue64", stream, CU_STREAM_MEM_OP_WAIT_VALUE_64, address, value, flags);
}

CUresult CUDAAPI cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr address, cuuint32_t value, unsigned flags)
{
    return write("cuStreamWriteValue32", stream, CU_STREAM_MEM_OP_WRITE_VALUE_32, address, value, flags);
}

CUresult CUDAAPI cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr address, cuuint64_t value, unsigned flags)
{
    return write("cuStreamWriteValue64", stream, CU_STREAM_MEM_OP_WRITE_VALUE_64, address, value, flags);
}

CUresult CUDAAPI cuStreamBatchMemOp_v2(CUstream stream, unsigned count, CUstreamBatchMemOpParams* operations, unsigned flags)
{
    return enqueue("cuStreamBatchMemOp", stream, operations, count, flags);
}

CUresult CUDAAPI cuGraphAddBatchMemOpNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, std::size_t count,
                                          const CUDA_BATCH_MEM_OP_NODE_PARAMS* params)
{
    return sub::addNode<sub::MemOpWork>("cuGraphAddBatchMemOpNode", node, graph, dependencies, count,
                                        [&](const DriverApi& api, Graphs&, sub::MemOpWork& work) {
                                            return params != nullptr ? setOperations(api, *params, work) : CUDA_ERROR_INVALID_VALUE;
                                        });
}

/// The operations lie in the node, until it is changed.
CUresult CUDAAPI cuGraphBatchMemOpNodeGetParams(CUgraphNode node, CUDA_BATCH_MEM_OP_NODE_PARAMS* params)
{
    return sub::withWork<sub::MemOpWork>(
        "cuGraphBatchMemOpNodeGetParams", node, [&](const DriverApi&, Graphs&, sub::MemOpWork& work) -> CUresult {
            if (params == nullptr)
                return CUDA_ERROR_INVALID_VALUE;
            *params = {work.context, static_cast<unsigned>(work.operations.size()), work.operations.data(), 0};
            return CUDA_SUCCESS;
        });
}

CUresult CUDAAPI cuGraphBatchMemOpNodeSetParams(CUgraphNode node, const CUDA_BATCH_MEM_OP_NODE_PARAMS* params)
{
    return sub::withWork<sub::MemOpWork>(
        "cuGraphBatchMemOpNodeSetParams", node,
        [&](const DriverApi& api, Graphs&, sub::MemOpWork& work) { return sub::replace(api, work, params, setOperations); });
}

CUresult CUDAAPI cuGraphExecBatchMemOpNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_BATCH_MEM_OP_NODE_PARAMS* params)
{
    return sub::withExecWork<sub::MemOpWork>(
        "cuGraphExecBatchMemOpNodeSetParams", exec, node,
        [&](const DriverApi& api, Graphs&, sub::MemOpWork& work) { return sub::replace(api, work, params, changeOperations); });
}
}
