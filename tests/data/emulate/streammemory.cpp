// SPDX-License-Identifier: GPL-3.0-or-later
// Streams that wait for words of memory and write them, at once, in batches and as nodes of graphs. The answers to what is wrong
// are those of an H200 with driver 580.
#include "drivercheck.h"

#include <cstdint>
#include <utility>
#include <vector>

#include <dlfcn.h>

namespace {

uint64_t wordAt(CUdeviceptr address)
{
    uint64_t value = 0;
    CALL(cuMemcpyDtoH(&value, address, sizeof value));
    return value;
}

CUstreamBatchMemOpParams write64(CUdeviceptr address, uint64_t value)
{
    CUstreamBatchMemOpParams operation{};
    operation.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_64;
    operation.writeValue.address = address;
    operation.writeValue.value64 = value;
    return operation;
}

CUstreamBatchMemOpParams write32(CUdeviceptr address, uint32_t value)
{
    CUstreamBatchMemOpParams operation{};
    operation.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation.writeValue.address = address;
    operation.writeValue.value = value;
    return operation;
}

CUstreamBatchMemOpParams wait64(CUdeviceptr address, uint64_t value, unsigned flags)
{
    CUstreamBatchMemOpParams operation{};
    operation.waitValue.operation = CU_STREAM_MEM_OP_WAIT_VALUE_64;
    operation.waitValue.address = address;
    operation.waitValue.value64 = value;
    operation.waitValue.flags = flags;
    return operation;
}

/// One stream goes on when the other has written what it waits for.
void waitsFor(uint64_t before, uint64_t after, uint64_t wanted, unsigned flags)
{
    CUstream waiting = nullptr, writing = nullptr;
    CUdeviceptr x = 0;
    CALL(cuMemAlloc(&x, 64));
    CALL(cuMemsetD8(x, 0, 64));
    CALL(cuStreamCreate(&waiting, CU_STREAM_NON_BLOCKING));
    CALL(cuStreamCreate(&writing, CU_STREAM_NON_BLOCKING));
    CALL(cuStreamWriteValue64(writing, x, before, 0));
    CALL(cuStreamSynchronize(writing));
    CALL(cuStreamWaitValue64(waiting, x, wanted, flags));
    CALL(cuStreamWriteValue64(waiting, x + 8, 1, 0));
    REFUSED(cuStreamQuery(waiting), CUDA_ERROR_NOT_READY);
    CHECK(wordAt(x + 8) == 0);
    CALL(cuStreamWriteValue64(writing, x, after, 0));
    CALL(cuStreamSynchronize(waiting));
    CHECK(wordAt(x) == after && wordAt(x + 8) == 1);
    CALL(cuStreamDestroy(waiting));
    CALL(cuStreamDestroy(writing));
    CALL(cuMemFree(x));
}

void refuses(CUstream stream, CUdeviceptr x)
{
    static long long ofTheHost = 0;
    const auto host = reinterpret_cast<CUdeviceptr>(&ofTheHost);
    int notAStream = 0;
    REFUSED(cuStreamWriteValue64(stream, x + 4, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWriteValue64(stream, x, 5, CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWriteValue64(stream, 0, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWriteValue64(stream, host, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWriteValue64(stream, x + 4096, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWriteValue32(stream, x + 2, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWaitValue64(stream, x + 4, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWaitValue64(stream, x, 5, 4), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWaitValue64(stream, 0, 5, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamWaitValue64(stream, x, 5, CU_STREAM_WAIT_VALUE_FLUSH), CUDA_ERROR_NOT_SUPPORTED);
    REFUSED(cuStreamWaitValue32(stream, x + 1, 5, 0), CUDA_ERROR_INVALID_VALUE);
    if (isEmulated())
        REFUSED(cuStreamWaitValue64(reinterpret_cast<CUstream>(&notAStream), x, 5, 0), CUDA_ERROR_INVALID_HANDLE);
    std::vector<CUstreamBatchMemOpParams> many(256, write32(x, 1));
    REFUSED(cuStreamBatchMemOp(stream, 256, many.data(), 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuStreamBatchMemOp(stream, 1, many.data(), 1), CUDA_ERROR_INVALID_VALUE);
    many[1].operation = static_cast<CUstreamBatchMemOpType>(9);
    REFUSED(cuStreamBatchMemOp(stream, 2, many.data(), 0), CUDA_ERROR_INVALID_VALUE);
    many[1] = wait64(x + 4, 0, 0);
    REFUSED(cuStreamBatchMemOp(stream, 2, many.data(), 0), CUDA_ERROR_INVALID_VALUE);
    many[1] = {};
    many[1].operation = CU_STREAM_MEM_OP_BARRIER;
    many[1].memoryBarrier.flags = 2;
    REFUSED(cuStreamBatchMemOp(stream, 2, many.data(), 0), CUDA_ERROR_INVALID_VALUE);
    many[1] = {};
    many[1].operation = CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
    REFUSED(cuStreamBatchMemOp(stream, 2, many.data(), 0), CUDA_ERROR_NOT_SUPPORTED);
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(x) == 0);  // nothing of a batch that is refused is done
}

void graphs(CUcontext context, CUstream stream, CUdeviceptr x)
{
    CUgraph graph = nullptr;
    CUgraphExec exec = nullptr;
    CUgraphNode nodes[3]{};
    CALL(cuGraphCreate(&graph, 0));
    CUstreamBatchMemOpParams operations[] = {write64(x, 7), wait64(x, 7, CU_STREAM_WAIT_VALUE_EQ), write32(x + 8, 8)};
    CUDA_BATCH_MEM_OP_NODE_PARAMS params{context, 3, operations, 0}, found{};
    CALL(cuGraphAddBatchMemOpNode(&nodes[0], graph, nullptr, 0, &params));
    params.flags = 1;
    REFUSED(cuGraphAddBatchMemOpNode(&nodes[1], graph, nullptr, 0, &params), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphAddBatchMemOpNode(&nodes[1], graph, nullptr, 0, nullptr), CUDA_ERROR_INVALID_VALUE);
    CALL(cuGraphBatchMemOpNodeGetParams(nodes[0], &found));
    CHECK(found.ctx == context && found.count == 3 && found.paramArray[2].writeValue.value == 8);
    CUgraphNodeType type = CU_GRAPH_NODE_TYPE_EMPTY;
    CALL(cuGraphNodeGetType(nodes[0], &type));
    CHECK(type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(x) == 7 && wordAt(x + 8) == 8);
    // Where and what may change, not how many there are and of which kind.
    operations[0] = write64(x, 17);
    operations[1] = wait64(x, 17, CU_STREAM_WAIT_VALUE_EQ);
    params = {context, 3, operations, 0};
    CALL(cuGraphExecBatchMemOpNodeSetParams(exec, nodes[0], &params));
    CALL(cuGraphLaunch(exec, stream));
    params.count = 1;
    REFUSED(cuGraphExecBatchMemOpNodeSetParams(exec, nodes[0], &params), CUDA_ERROR_INVALID_VALUE);
    params.count = 3;
    std::swap(operations[0], operations[1]);
    REFUSED(cuGraphExecBatchMemOpNodeSetParams(exec, nodes[0], &params), CUDA_ERROR_INVALID_VALUE);
    params.count = 1;
    operations[0] = write64(x + 4, 27);
    REFUSED(cuGraphBatchMemOpNodeSetParams(nodes[0], &params), CUDA_ERROR_INVALID_VALUE);
    operations[0] = write64(x + 16, 27);
    CALL(cuGraphBatchMemOpNodeSetParams(nodes[0], &params));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(x) == 17 && wordAt(x + 16) == 27);
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(graph));

    // Each call that is captured is a node.
    CALL(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
    CALL(cuStreamWriteValue32(stream, x + 24, 3, 0));
    CALL(cuStreamWaitValue32(stream, x + 24, 3, CU_STREAM_WAIT_VALUE_GEQ));
    CALL(cuStreamWriteValue64(stream, x + 32, 4, 0));
    CALL(cuStreamWaitValue64(stream, x + 32, 4, CU_STREAM_WAIT_VALUE_EQ));
    operations[0] = write64(x + 40, 5);
    CALL(cuStreamBatchMemOp(stream, 1, operations, 0));
    CALL(cuStreamEndCapture(stream, &graph));
    size_t count = 0;
    CALL(cuGraphGetNodes(graph, nullptr, &count));
    CHECK(count == 5 && wordAt(x + 24) == 0);
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(x + 24) == 3 && wordAt(x + 32) == 4 && wordAt(x + 40) == 5);
}

/// Programs of older headers know the functions by their first names, which NVIDIA's driver has to be told to honour.
void olderNames(CUstream stream, CUdeviceptr x)
{
    using Write = CUresult (*)(CUstream, CUdeviceptr, cuuint64_t, unsigned);
    for (const char* name : {"cuStreamWriteValue64", "cuStreamWriteValue64_ptsz", "cuStreamWriteValue64_v2_ptsz"}) {
        const auto write = reinterpret_cast<Write>(dlsym(RTLD_DEFAULT, name));
        CHECK(write != nullptr);
        CALL(write(stream, x, 31, 0));
        CALL(cuStreamSynchronize(stream));
        CHECK(wordAt(x) == 31);
        CALL(cuMemsetD8(x, 0, 8));
    }
}

}  // namespace

int main()
{
    const CUcontext context = begin();
    int can = 0;
    CALL(cuDeviceGetAttribute(&can, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, 0));
    CHECK(can == 1);
    const uint64_t far = 1ull << 40;
    waitsFor(0, far + 1, far, CU_STREAM_WAIT_VALUE_GEQ);
    waitsFor(~0ull, 1, 0, CU_STREAM_WAIT_VALUE_GEQ);  // which goes around
    waitsFor(7, far, far, CU_STREAM_WAIT_VALUE_EQ);
    waitsFor(far, 3 * far, 2 * far, CU_STREAM_WAIT_VALUE_AND);
    waitsFor(~0ull, ~far, far - 1, CU_STREAM_WAIT_VALUE_NOR);
    CUstream stream = nullptr;
    CUdeviceptr x = 0;
    CALL(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    CALL(cuMemAlloc(&x, 4096));
    CALL(cuMemsetD8(x, 0, 4096));
    refuses(stream, x);
    std::vector<CUstreamBatchMemOpParams> all{write64(x, 5), {}, wait64(x, 5, CU_STREAM_WAIT_VALUE_EQ), write32(x + 8, 6)};
    all[1].operation = CU_STREAM_MEM_OP_BARRIER;
    CALL(cuStreamBatchMemOp(stream, 4, all.data(), 0));
    CALL(cuStreamBatchMemOp(stream, 0, nullptr, 0));
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(x) == 5 && wordAt(x + 8) == 6);
    CALL(cuMemsetD8(x, 0, 4096));
    if (isEmulated())
        olderNames(stream, x);
    graphs(context, stream, x);
    std::printf("PASS\n");
}
