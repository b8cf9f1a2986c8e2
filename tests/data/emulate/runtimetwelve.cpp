// SPDX-License-Identifier: GPL-3.0-or-later
// What the runtime of CUDA 12 has in another form than that of 13, called as a program of CUDA 12 does.
#include "drivercheck.h"

#include <cstdint>

#include <dlfcn.h>

namespace {

void* runtime = nullptr;

template <typename... Arguments> int call(const char* name, Arguments... arguments)
{
    const auto function = reinterpret_cast<int (*)(Arguments...)>(dlsym(runtime, name));
    CHECK(function != nullptr);
    return function(arguments...);
}

}  // namespace

int main()
{
    runtime = dlopen("libcudart.so.12", RTLD_NOW);
    if (runtime == nullptr) {
        std::printf("PASS\n");  // where the headers that KernelDesk was built with have no runtime
        return 0;
    }
    begin();
    const size_t bytes = 1 << 16;
    void *managed = nullptr, *x = nullptr, *stream = nullptr;
    CHECK(call("cudaMallocManaged", &managed, bytes, 1u) == 0);
    CHECK(call("cudaMalloc", &x, bytes) == 0);
    CHECK(call("cudaMemset", x, 7, bytes) == 0);
    CHECK(call("cudaStreamCreateWithFlags", &stream, 1u) == 0);

    // Places are numbers of devices, -1 for the host.
    const int setPreferred = 3, ofHost = -1, device = 0, attribute = 2, lastPrefetch = 4;
    int told = 9;
    CHECK(call("cudaMemAdvise", managed, bytes, setPreferred, ofHost) == 0);
    CHECK(call("cudaMemRangeGetAttribute", &told, sizeof told, attribute, managed, bytes) == 0 && told == -1);
    CHECK(call("cudaMemPrefetchAsync", managed, bytes, device, stream) == 0);
    CHECK(call("cudaMemRangeGetAttribute", &told, sizeof told, lastPrefetch, managed, bytes) == 0 && told == 0);
    CHECK(call("cudaMemAdvise", managed, bytes, setPreferred, 5) == CUDA_ERROR_INVALID_VALUE);
    CHECK(call("cudaMemPrefetchAsync", managed, bytes, 5, stream) == CUDA_ERROR_INVALID_DEVICE);

    // Batches tell which copy was wrong.
    void *to[] = {managed, static_cast<char*>(managed) + 512}, *from[] = {x, x};
    size_t sizes[] = {64, 64}, first = 0, failed = 0;
    CUmemcpyAttributes attributes{};
    attributes.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    const size_t two = 2, one = 1;
    CHECK(call("cudaMemcpyBatchAsync", to, from, sizes, two, &attributes, &first, one, &failed, stream) == 0);
    CHECK(call("cudaStreamSynchronize", stream) == 0);
    CHECK(static_cast<char*>(managed)[0] == 7 && static_cast<char*>(managed)[575] == 7);
    sizes[1] = 0;
    CHECK(call("cudaMemcpyBatchAsync", to, from, sizes, two, &attributes, &first, one, &failed, stream) ==
          CUDA_ERROR_INVALID_VALUE);
    CHECK(failed == 1);
    CUDA_MEMCPY3D_BATCH_OP box{};
    box.src.type = box.dst.type = CU_MEMCPY_OPERAND_TYPE_POINTER;
    box.src.op.ptr.ptr = reinterpret_cast<CUdeviceptr>(x);
    box.dst.op.ptr.ptr = reinterpret_cast<CUdeviceptr>(managed) + 1024;
    box.extent = {16, 2, 1};
    box.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    const unsigned long long flags = 0;
    CHECK(call("cudaMemcpy3DBatchAsync", one, &box, &failed, flags, stream) == 0 && failed == SIZE_MAX);
    CHECK(call("cudaStreamSynchronize", stream) == 0);
    CHECK(static_cast<char*>(managed)[1055] == 7 && static_cast<char*>(managed)[1056] == 0);
    box.extent.height = 0;
    CHECK(call("cudaMemcpy3DBatchAsync", one, &box, &failed, flags, stream) == CUDA_ERROR_INVALID_VALUE && failed == 0);

    // Nodes have no data of edges in the first form.
    void *graph = nullptr, *nodes[2]{};
    CHECK(call("cudaGraphCreate", &graph, 0u) == 0);
    CUgraphNodeParams empty{};
    empty.type = CU_GRAPH_NODE_TYPE_EMPTY;
    const size_t none = 0;
    void* const nothing = nullptr;
    CHECK(call("cudaGraphAddNode", &nodes[0], graph, nothing, none, &empty) == 0);
    CHECK(call("cudaGraphAddNode", &nodes[1], graph, &nodes[0], one, &empty) == 0);
    CHECK(call("cudaGraphAddNode_v2", &nodes[1], graph, &nodes[0], nothing, one, &empty) == 0);
    size_t count = 0;
    CHECK(call("cudaGraphGetNodes", graph, nothing, &count) == 0 && count == 3);
    std::printf("PASS\n");
}
