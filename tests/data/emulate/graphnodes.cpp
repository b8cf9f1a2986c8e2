// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes of every kind by cuGraphAddNode, copies of arrays, the first versions of functions, and graphs as text. The answers are
// those of an H200 with driver 580.
#include "drivercheck.h"

#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <dlfcn.h>
#include <unistd.h>

namespace {

void CUDA_CB addTen(void* number)
{
    *static_cast<int*>(number) += 10;
}

CUgraphNodeParams of(CUgraphNodeType type)
{
    CUgraphNodeParams params;
    std::memset(&params, 0, sizeof params);
    params.type = type;
    return params;
}

template <typename Function> Function named(const char* name)
{
    const auto function = reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
    CHECK(function != nullptr);
    return function;
}

size_t nodesOf(CUgraph graph)
{
    size_t count = 0;
    CALL(cuGraphGetNodes(graph, nullptr, &count));
    return count;
}

/// Fills, launches, copies back and calls the host, all by the one function.
void everyKind(CUfunction function, CUcontext context, CUstream stream)
{
    CUdeviceptr x = 0;
    CALL(cuMemAlloc(&x, 128));
    unsigned found[32]{};
    int called = 0;
    CUevent event = nullptr;
    CALL(cuEventCreate(&event, CU_EVENT_DEFAULT));
    CUgraph graph = nullptr, child = nullptr;
    CALL(cuGraphCreate(&graph, 0));
    CALL(cuGraphCreate(&child, 0));
    std::vector<CUgraphNode> nodes;
    const auto add = [&](CUgraphNodeParams& params) {
        CUgraphNode node = nullptr;
        CALL(cuGraphAddNode(&node, graph, nodes.empty() ? nullptr : &nodes.back(), nullptr, nodes.empty() ? 0 : 1, &params));
        nodes.push_back(node);
        return node;
    };
    CUgraphNodeParams fill = of(CU_GRAPH_NODE_TYPE_MEMSET);
    fill.memset.dst = x;
    fill.memset.value = 5;
    fill.memset.elementSize = 4;
    fill.memset.width = 32;
    fill.memset.height = 1;
    fill.memset.ctx = context;
    const CUgraphNode filling = add(fill);
    void* values[] = {&x};
    CUgraphNodeParams kernel = of(CU_GRAPH_NODE_TYPE_KERNEL);
    kernel.kernel.func = function;
    kernel.kernel.gridDimX = kernel.kernel.gridDimY = kernel.kernel.gridDimZ = 1;
    kernel.kernel.blockDimX = 32;
    kernel.kernel.blockDimY = kernel.kernel.blockDimZ = 1;
    kernel.kernel.kernelParams = values;
    const CUgraphNode launching = add(kernel);
    CUgraphNodeParams empty = of(CU_GRAPH_NODE_TYPE_EMPTY);
    const CUgraphNode nothing = add(empty);
    CUgraphNodeParams record = of(CU_GRAPH_NODE_TYPE_EVENT_RECORD);
    record.eventRecord.event = event;
    const CUgraphNode recording = add(record);
    CUgraphNodeParams wait = of(CU_GRAPH_NODE_TYPE_WAIT_EVENT);
    wait.eventWait.event = event;
    const CUgraphNode waiting = add(wait);
    CUgraphNodeParams copy = of(CU_GRAPH_NODE_TYPE_MEMCPY);
    copy.memcpy.copyCtx = context;
    copy.memcpy.copyParams.srcMemoryType = CU_MEMORYTYPE_DEVICE;
    copy.memcpy.copyParams.srcDevice = x;
    copy.memcpy.copyParams.dstMemoryType = CU_MEMORYTYPE_HOST;
    copy.memcpy.copyParams.dstHost = found;
    copy.memcpy.copyParams.WidthInBytes = sizeof found;
    copy.memcpy.copyParams.Height = copy.memcpy.copyParams.Depth = 1;
    const CUgraphNode copying = add(copy);
    CUgraphNodeParams host = of(CU_GRAPH_NODE_TYPE_HOST);
    host.host.fn = addTen;
    host.host.userData = &called;
    const CUgraphNode calling = add(host);
    CUgraphNode inner = nullptr;
    CALL(cuGraphAddNode(&inner, child, nullptr, nullptr, 0, &host));
    CUgraphNodeParams whole = of(CU_GRAPH_NODE_TYPE_GRAPH);
    whole.graph.graph = child;
    const CUgraphNode within = add(whole);
    CUstreamBatchMemOpParams operation{};
    operation.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation.writeValue.address = x + 64;
    operation.writeValue.value = 77;
    CUgraphNodeParams write = of(CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
    write.memOp.ctx = context;
    write.memOp.count = 1;
    write.memOp.paramArray = &operation;
    const CUgraphNode writing = add(write);
    CHECK(nodesOf(graph) == 9);

    CUgraphExec exec = nullptr;
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    unsigned word = 0;
    CALL(cuMemcpyDtoH(&word, x + 64, sizeof word));
    CHECK(found[0] == 6 && found[31] == 6 && called == 20 && word == 77);

    // What is launched changes, and what is made of the graph later does.
    fill.memset.value = 8;
    CALL(cuGraphExecNodeSetParams(exec, filling, &fill));
    operation.writeValue.value = 78;
    CALL(cuGraphExecNodeSetParams(exec, writing, &write));
    for (auto [node, params] : {std::pair(launching, &kernel),
                                {nothing, &empty},
                                {recording, &record},
                                {waiting, &wait},
                                {copying, &copy},
                                {calling, &host}}) {
        CALL(cuGraphExecNodeSetParams(exec, node, params));
        CALL(cuGraphNodeSetParams(node, params));
    }
    CALL(cuGraphExecNodeSetParams(exec, within, &whole));
    CALL(cuGraphNodeSetParams(within, &whole));
    CALL(cuGraphNodeSetParams(writing, &write));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CALL(cuMemcpyDtoH(&word, x + 64, sizeof word));
    CHECK(found[0] == 9 && word == 78);
    fill.memset.value = 11;
    CALL(cuGraphNodeSetParams(filling, &fill));
    CALL(cuGraphExecUpdate(exec, graph, nullptr));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(found[0] == 12);

    // What is wrong.
    CUgraphNode node = nullptr;
    host.reserved2 = 1;
    REFUSED(cuGraphAddNode(&node, graph, nullptr, nullptr, 0, &host), CUDA_ERROR_INVALID_VALUE);
    host.reserved2 = 0;
    host.reserved0[1] = 1;
    REFUSED(cuGraphAddNode(&node, graph, nullptr, nullptr, 0, &host), CUDA_ERROR_INVALID_VALUE);
    host.reserved0[1] = 0;
    host.host.fn = nullptr;
    REFUSED(cuGraphNodeSetParams(calling, &host), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphNodeSetParams(calling, &empty), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphNodeSetParams(calling, nullptr), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphExecNodeSetParams(exec, calling, &empty), CUDA_ERROR_INVALID_VALUE);
    CUgraphNodeParams unknown = of(static_cast<CUgraphNodeType>(77));
    REFUSED(cuGraphAddNode(&node, graph, nullptr, nullptr, 0, &unknown), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphAddNode(&node, graph, nullptr, nullptr, 0, nullptr), CUDA_ERROR_INVALID_VALUE);
    CUgraphEdgeData edge{};
    edge.from_port = 1;
    REFUSED(cuGraphAddNode(&node, graph, &filling, &edge, 1, &empty), CUDA_ERROR_INVALID_VALUE);
    CUgraphNodeParams memory = of(CU_GRAPH_NODE_TYPE_MEM_ALLOC);
    memory.alloc.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    memory.alloc.poolProps.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
    memory.alloc.bytesize = 64;
    const CUgraphNode allocating = add(memory);
    CHECK(memory.alloc.dptr != 0);
    REFUSED(cuGraphNodeSetParams(allocating, &memory), CUDA_ERROR_NOT_SUPPORTED);
    CUgraphNodeParams free = of(CU_GRAPH_NODE_TYPE_MEM_FREE);
    free.free.dptr = memory.alloc.dptr;
    add(free);
}

/// From the host to an array and back, each when it is the node's turn.
void arrays(CUcontext context, CUstream stream)
{
    CUDA_ARRAY3D_DESCRIPTOR shape{};
    shape.Width = 8;
    shape.Height = 4;
    shape.Format = CU_AD_FORMAT_UNSIGNED_INT32;
    shape.NumChannels = 1;
    CUarray array = nullptr, line = nullptr;
    CALL(cuArray3DCreate(&array, &shape));
    shape.Height = 0;
    CALL(cuArray3DCreate(&line, &shape));
    // Page-locked memory is read and written when it is a node's turn.
    static unsigned(*from)[8], (*to)[8], row[8];
    CALL(cuMemAllocHost(reinterpret_cast<void**>(&from), 128));
    CALL(cuMemAllocHost(reinterpret_cast<void**>(&to), 128));
    std::memset(from, 0, 128);
    std::memset(to, 0, 128);
    CUgraph graph = nullptr;
    CUgraphNode first = nullptr, second = nullptr, third = nullptr;
    CALL(cuGraphCreate(&graph, 0));
    // The host's function writes what the copy behind it reads.
    CUDA_HOST_NODE_PARAMS call{};
    call.fn = [](void*) {
        for (unsigned i = 0; i < 32; ++i)
            from[i / 8][i % 8] += 100 + i;
    };
    CALL(cuGraphAddHostNode(&first, graph, nullptr, 0, &call));
    CUDA_MEMCPY3D box{};
    box.srcMemoryType = CU_MEMORYTYPE_HOST;
    box.srcHost = from;
    box.srcPitch = 32;
    box.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    box.dstArray = array;
    box.WidthInBytes = 32;
    box.Height = 4;
    box.Depth = 1;
    CALL(cuGraphAddMemcpyNode(&second, graph, &first, 1, &box, context));
    box.Height = 5;
    REFUSED(cuGraphAddMemcpyNode(&third, graph, &second, 1, &box, context), CUDA_ERROR_INVALID_VALUE);
    CUDA_MEMCPY3D back{};
    back.srcMemoryType = CU_MEMORYTYPE_ARRAY;
    back.srcArray = array;
    back.srcXInBytes = 4;
    back.srcY = 1;
    back.dstMemoryType = CU_MEMORYTYPE_HOST;
    back.dstHost = to;
    back.dstPitch = 32;
    back.WidthInBytes = 28;
    back.Height = 3;
    back.Depth = 1;
    CALL(cuGraphAddMemcpyNode(&third, graph, &second, 1, &back, context));
    CUgraphExec exec = nullptr;
    CALL(cuGraphInstantiate(&exec, graph, 0));
    for (unsigned run = 1; run <= 2; ++run) {
        CALL(cuGraphLaunch(exec, stream));
        CALL(cuStreamSynchronize(stream));
        CHECK(to[0][0] == run * 109 && to[2][6] == run * 131 && to[0][7] == 0 && to[3][0] == 0);
    }
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(graph));

    // The same in a capture, in rows, from memory and to memory that is not page-locked.
    static unsigned plain[4] = {0, 11, 12, 13};
    CALL(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
    CALL(cuMemcpyHtoAAsync(line, 8, plain, 16, stream));
    CALL(cuMemcpyAtoHAsync(row, line, 8, 16, stream));
    CALL(cuStreamEndCapture(stream, &graph));
    CHECK(nodesOf(graph) == 2 && row[0] == 0);
    CALL(cuGraphInstantiate(&exec, graph, 0));
    plain[0] = 1234;
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(row[0] == 1234 && row[3] == 13 && row[4] == 0);
    CALL(cuArrayDestroy(array));
}

/// What programs of older headers call.
void firstVersions(CUfunction function, CUstream stream)
{
    struct Shape {
        CUfunction function;
        unsigned grid[3], block[3], shared;
        void **values, **extra;
    };
    CUdeviceptr x = 0;
    CALL(cuMemAlloc(&x, 128));
    CALL(cuMemsetD32(x, 1, 32));
    void* values[] = {&x};
    Shape shape{function, {1, 1, 1}, {32, 1, 1}, 0, values, nullptr}, told{};
    CUgraph graph = nullptr;
    CUgraphNode one = nullptr, two = nullptr, three = nullptr;
    CALL(cuGraphCreate(&graph, 0));
    CALL(named<CUresult (*)(CUgraphNode*, CUgraph, const CUgraphNode*, size_t, const Shape*)>("cuGraphAddKernelNode")(
        &one, graph, nullptr, 0, &shape));
    REFUSED(named<CUresult (*)(CUgraphNode*, CUgraph, const CUgraphNode*, size_t, const Shape*)>("cuGraphAddKernelNode")(
                &one, graph, nullptr, 0, nullptr),
            CUDA_ERROR_INVALID_VALUE);
    CALL(named<CUresult (*)(CUgraphNode, Shape*)>("cuGraphKernelNodeGetParams")(one, &told));
    CHECK(told.function == function && told.block[0] == 32 && told.extra == nullptr);
    CALL(named<CUresult (*)(CUgraphNode, const Shape*)>("cuGraphKernelNodeSetParams")(one, &shape));
    CUgraphNodeParams empty = of(CU_GRAPH_NODE_TYPE_EMPTY);
    const auto addNode =
        named<CUresult (*)(CUgraphNode*, CUgraph, const CUgraphNode*, size_t, CUgraphNodeParams*)>("cuGraphAddNode");
    CALL(addNode(&two, graph, &one, 1, &empty));
    CALL(addNode(&three, graph, nullptr, 0, &empty));
    using Change = CUresult (*)(CUgraph, const CUgraphNode*, const CUgraphNode*, size_t);
    CALL(named<Change>("cuGraphAddDependencies")(graph, &one, &three, 1));
    CUgraphNode from[4]{}, to[4]{};
    size_t count = 4;
    const auto edges = named<CUresult (*)(CUgraph, CUgraphNode*, CUgraphNode*, size_t*)>("cuGraphGetEdges");
    CALL(edges(graph, from, to, &count));
    CHECK(count == 2 && from[0] == one && from[1] == one);
    CALL(named<CUresult (*)(CUgraphNode, CUgraphNode*, size_t*)>("cuGraphNodeGetDependentNodes")(one, nullptr, &count));
    CHECK(count == 2);
    CALL(named<CUresult (*)(CUgraphNode, CUgraphNode*, size_t*)>("cuGraphNodeGetDependencies")(two, nullptr, &count));
    CHECK(count == 1);
    CALL(named<Change>("cuGraphRemoveDependencies")(graph, &one, &three, 1));
    count = 4;
    CALL(edges(graph, from, to, &count));
    CHECK(count == 1);
    CUgraphExec exec = nullptr;
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(named<CUresult (*)(CUgraphExec, CUgraphNode, const Shape*)>("cuGraphExecKernelNodeSetParams")(exec, one, &shape));
    CUgraphNode wrong = one;
    CUgraphExecUpdateResult changed = CU_GRAPH_EXEC_UPDATE_ERROR;
    const auto update = named<CUresult (*)(CUgraphExec, CUgraph, CUgraphNode*, CUgraphExecUpdateResult*)>("cuGraphExecUpdate");
    CALL(update(exec, graph, &wrong, &changed));
    CHECK(changed == CU_GRAPH_EXEC_UPDATE_SUCCESS && wrong == nullptr);
    CALL(addNode(&three, graph, nullptr, 0, &empty));
    REFUSED(update(exec, graph, &wrong, &changed), CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE);
    CHECK(changed != CU_GRAPH_EXEC_UPDATE_SUCCESS);
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    unsigned found = 0;
    CALL(cuMemcpyDtoH(&found, x, sizeof found));
    CHECK(found == 2);

    CUgraph captured = nullptr;
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    cuuint64_t id = 0;
    CALL(named<CUresult (*)(CUstream)>("cuStreamBeginCapture")(stream));
    CALL(named<CUresult (*)(CUstream, CUstreamCaptureStatus*, cuuint64_t*)>("cuStreamGetCaptureInfo")(stream, &status, &id));
    CHECK(status == CU_STREAM_CAPTURE_STATUS_ACTIVE && id != 0);
    CALL(cuMemsetD32Async(x, 4, 32, stream));
    const CUgraphNode* before = nullptr;
    const CUgraphEdgeData* data = nullptr;
    CALL(cuStreamGetCaptureInfo(stream, &status, &id, nullptr, &before, &data, &count));
    CHECK(count == 1 && before[0] != nullptr && data != nullptr && data[0].from_port == 0 && data[0].type == 0);
    CALL(named<CUresult (*)(CUstream, CUgraphNode*, size_t, unsigned)>("cuStreamUpdateCaptureDependencies")(
        stream, nullptr, 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES));
    CALL(cuMemsetD32Async(x + 64, 4, 1, stream));
    CALL(cuStreamEndCapture(stream, &captured));
    CALL(edges(captured, nullptr, nullptr, &count));
    CHECK(nodesOf(captured) == 2 && count == 0);
}

/// What is made for kernels to launch it is launched by the host as well, and holds what kernels may launch alone.
void forKernels(CUfunction function, CUstream stream)
{
    CUgraph graph = nullptr;
    CUgraphNode node = nullptr, other = nullptr;
    CUgraphExec exec = nullptr;
    CUdeviceptr x = 0;
    CALL(cuMemAlloc(&x, 128));
    CALL(cuMemsetD32(x, 1, 32));
    void* arguments[] = {&x};
    CUDA_KERNEL_NODE_PARAMS launch{};
    launch.func = function;
    launch.gridDimX = launch.gridDimY = launch.gridDimZ = 1;
    launch.blockDimX = 32;
    launch.blockDimY = launch.blockDimZ = 1;
    launch.kernelParams = arguments;
    CALL(cuGraphCreate(&graph, 0));
    CALL(cuGraphAddKernelNode(&node, graph, nullptr, 0, &launch));
    CUDA_GRAPH_INSTANTIATE_PARAMS params{};
    params.flags = CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH | CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD;
    params.hUploadStream = stream;
    CALL(cuGraphInstantiateWithParams(&exec, graph, &params));
    CHECK(params.result_out == CUDA_GRAPH_INSTANTIATE_SUCCESS && params.hErrNode_out == nullptr);
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    unsigned found = 0;
    CALL(cuMemcpyDtoH(&found, x, sizeof found));
    CHECK(found == 2);
    CALL(cuGraphExecDestroy(exec));
    REFUSED(cuGraphInstantiate(&exec, graph,
                               CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH | CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH),
            CUDA_ERROR_INVALID_VALUE);

    CUDA_HOST_NODE_PARAMS host{};
    int number = 0;
    host.fn = addTen;
    host.userData = &number;
    CALL(cuGraphAddHostNode(&other, graph, &node, 1, &host));
    CHECK(cuGraphInstantiateWithParams(&exec, graph, &params) != CUDA_SUCCESS);
    CHECK(params.result_out == CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED && params.hErrNode_out == other);
    CALL(cuGraphDestroy(graph));
    CALL(cuMemFree(x));
}

void dots(CUfunction function)
{
    CUgraph graph = nullptr, child = nullptr;
    CUgraphNode one = nullptr, two = nullptr;
    CUdeviceptr x = 0;
    CALL(cuMemAlloc(&x, 128));
    CALL(cuGraphCreate(&graph, 0));
    CALL(cuGraphCreate(&child, 0));
    CALL(cuGraphAddEmptyNode(&one, child, nullptr, 0));
    void* values[] = {&x};
    CUDA_KERNEL_NODE_PARAMS launch{};
    launch.func = function;
    launch.gridDimX = launch.gridDimY = launch.gridDimZ = launch.blockDimY = launch.blockDimZ = 1;
    launch.blockDimX = 32;
    launch.kernelParams = values;
    CALL(cuGraphAddKernelNode(&one, graph, nullptr, 0, &launch));
    CALL(cuGraphAddChildGraphNode(&two, graph, &one, 1, child));
    const std::string path = "/tmp/kerneldesk-graph-" + std::to_string(getpid()) + ".dot";
    const auto written = [&](unsigned flags) {
        CALL(cuGraphDebugDotPrint(graph, path.c_str(), flags));
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        CHECK(std::remove(path.c_str()) == 0);
        return text.str();
    };
    const std::string brief = written(0), long_ = written(CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE);
    CHECK(brief.rfind("digraph dot {", 0) == 0 && long_.size() > brief.size());
    if (isEmulated()) {
        const auto holds = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
        CHECK(holds(brief, "KERNEL") && holds(brief, "addOne") && holds(brief, "\"graph_1_node_0\" -> \"graph_1_node_1\""));
        CHECK(holds(brief, "subgraph cluster_2") && !holds(brief, "blockDim") && holds(long_, "blockDim: 32,1,1"));
    }
    REFUSED(cuGraphDebugDotPrint(graph, "/nowhere/of/all/graph.dot", 0), CUDA_ERROR_OPERATING_SYSTEM);
    REFUSED(cuGraphDebugDotPrint(graph, nullptr, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphDebugDotPrint(nullptr, path.c_str(), 0), CUDA_ERROR_INVALID_VALUE);
}

}  // namespace

int main()
{
    const CUcontext context = begin();
    const CUfunction function = addOneFunction();
    CUstream stream = nullptr;
    CALL(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    everyKind(function, context, stream);
    arrays(context, stream);
    firstVersions(function, stream);
    forKernels(function, stream);
    dots(function);
    std::printf("PASS\n");
}
