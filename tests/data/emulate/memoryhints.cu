// SPDX-License-Identifier: GPL-3.0-or-later
// Managed memory that is advised, prefetched and asked, copies in batches and between devices, by the runtime's functions.
#include "check.h"

__global__ void addOne(int* x) { x[threadIdx.x] += 1; }

const int n = 64;

void hints(int* x, cudaStream_t stream)
{
    const cudaMemLocation device{cudaMemLocationTypeDevice, 0}, host{cudaMemLocationTypeHost, 0};
    const size_t bytes = n * sizeof(int);
    int told = 9, accessed[2] = {9, 9};
    CALL(cudaMemAdvise(x, bytes, cudaMemAdviseSetReadMostly, device));
    CALL(cudaMemAdvise(x, bytes, cudaMemAdviseSetAccessedBy, host));
    CALL(cudaMemPrefetchAsync(x, bytes, device, 0, stream));
    CALL(cudaMemRangeGetAttribute(&told, sizeof told, cudaMemRangeAttributeReadMostly, x, bytes));
    CHECK(told == 1);
    void* data[] = {&told, accessed};
    size_t sizes[] = {sizeof told, sizeof accessed};
    cudaMemRangeAttribute attributes[] = {cudaMemRangeAttributeLastPrefetchLocation, cudaMemRangeAttributeAccessedBy};
    CALL(cudaMemRangeGetAttributes(data, sizes, attributes, 2, x, bytes));
    CHECK(told == 0 && accessed[0] == cudaCpuDeviceId && accessed[1] == cudaInvalidDeviceId);
    void* all = x;
    size_t size = bytes, first = 0;
    cudaMemLocation place = host;
    CALL(cudaMemPrefetchBatchAsync(&all, &size, 1, &place, &first, 1, 0, stream));
    CALL(cudaMemRangeGetAttribute(&told, sizeof told, cudaMemRangeAttributeLastPrefetchLocation, x, bytes));
    CHECK(told == cudaCpuDeviceId);
    CHECK(cudaMemDiscardBatchAsync(&all, &size, 1, 1, stream) == cudaErrorInvalidValue);
    CHECK(cudaMemDiscardAndPrefetchBatchAsync(&all, &size, 0, &place, &first, 1, 0, stream) == cudaErrorInvalidValue);
    CHECK(cudaMemRangeGetAttribute(&told, 2, cudaMemRangeAttributeReadMostly, x, bytes) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
}

void copies(int* x, cudaStream_t stream)
{
    int *y, host[2 * n];
    CALL(cudaMalloc(&y, 2 * n * sizeof(int)));
    CALL(cudaMemset(y, 0, 2 * n * sizeof(int)));
    void* to[] = {y, y + n};
    const void* from[] = {x, x};
    size_t sizes[] = {n * sizeof(int), n * sizeof(int)}, first = 0;
    cudaMemcpyAttributes attributes{};
    attributes.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    CALL(cudaMemcpyBatchAsync(to, from, sizes, 2, &attributes, &first, 1, stream));
    CALL(cudaStreamSynchronize(stream));
    CALL(cudaMemcpy(host, y, sizeof host, cudaMemcpyDeviceToHost));
    CHECK(host[0] == x[0] && host[n - 1] == x[n - 1] && host[2 * n - 1] == x[n - 1]);
    CHECK(cudaMemcpyBatchAsync(to, from, sizes, 0, &attributes, &first, 1, stream) == cudaErrorInvalidValue);
    cudaMemcpy3DBatchOp box{};
    box.src.type = box.dst.type = cudaMemcpyOperandTypePointer;
    box.src.op.ptr.ptr = x + n / 2;
    box.dst.op.ptr.ptr = y;
    box.extent = make_cudaExtent(16, 2, 1);
    box.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    CALL(cudaMemcpy3DBatchAsync(1, &box, 0, stream));
    CALL(cudaStreamSynchronize(stream));
    CALL(cudaMemcpy(host, y, sizeof host, cudaMemcpyDeviceToHost));
    CHECK(host[0] == x[n / 2] && host[7] == x[n / 2 + 7] && host[8] == x[8]);

    cudaMemcpy3DPeerParms peers{};
    peers.srcPtr = make_cudaPitchedPtr(x, 16, 16, 4);
    peers.dstPtr = make_cudaPitchedPtr(y, 32, 32, 4);
    peers.extent = make_cudaExtent(16, 4, 1);
    CALL(cudaMemcpy3DPeer(&peers));
    CALL(cudaMemcpy3DPeerAsync(&peers, stream));
    CALL(cudaStreamSynchronize(stream));
    CALL(cudaMemcpy(host, y, sizeof host, cudaMemcpyDeviceToHost));
    CHECK(host[0] == x[0] && host[8] == x[4] && host[24] == x[12]);
    peers.dstDevice = 3;
    CHECK(cudaMemcpy3DPeer(&peers) == cudaErrorInvalidDevice);
    CHECK(cudaMemcpy3DPeerAsync(nullptr, stream) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
}

void questions()
{
    int value = 0;
    CHECK(cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, 0) == cudaErrorInvalidDevice);
    cudaAtomicOperation operation = cudaAtomicOperationIntegerAdd;
    unsigned found = 0;
    CALL(cudaDeviceGetHostAtomicCapabilities(&found, &operation, 1, 0));
    CHECK(cudaDeviceGetP2PAtomicCapabilities(&found, &operation, 1, 0, 0) == cudaErrorInvalidDevice);
    CALL(cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTargetCurrentDevice,
                                            cudaFlushGPUDirectRDMAWritesToOwner));
    cudaMemLocation device{cudaMemLocationTypeDevice, 0};
    cudaMemPool_t pool, same;
    CALL(cudaDeviceGetDefaultMemPool(&same, 0));
    CALL(cudaMemGetDefaultMemPool(&pool, &device, cudaMemAllocationTypePinned));
    CHECK(pool == same);
    CALL(cudaMemGetMemPool(&pool, &device, cudaMemAllocationTypePinned));
    CALL(cudaMemSetMemPool(&device, cudaMemAllocationTypePinned, pool));
    const cudaChannelFormatDesc channel = cudaCreateChannelDesc<float>();
    cudaArray_t array, plane;
    cudaMipmappedArray_t mipmaps;
    CALL(cudaMallocArray(&array, &channel, 16, 16));
    CALL(cudaMallocMipmappedArray(&mipmaps, &channel, make_cudaExtent(16, 16, 0), 2));
    cudaArrayMemoryRequirements requirements;
    cudaArraySparseProperties properties;
    CHECK(cudaArrayGetMemoryRequirements(&requirements, array, 0) == cudaErrorInvalidValue);
    CHECK(cudaArrayGetSparseProperties(&properties, array) == cudaErrorInvalidValue);
    CHECK(cudaArrayGetPlane(&plane, array, 0) == cudaErrorInvalidValue);
    CHECK(cudaMipmappedArrayGetMemoryRequirements(&requirements, mipmaps, 0) == cudaErrorInvalidValue);
    CHECK(cudaMipmappedArrayGetSparseProperties(&properties, mipmaps) == cudaErrorInvalidValue);
    cudaLogIterator iterator = 0;
    cudaLogsCallbackHandle handle;
    char text[64];
    size_t bytes = sizeof text;
    CALL(cudaLogsCurrent(&iterator, 0));
    CALL(cudaLogsDumpToMemory(&iterator, text, &bytes, 0));
    CHECK(cudaLogsDumpToFile(nullptr, nullptr, 0) == cudaErrorInvalidValue);
    CALL(cudaLogsRegisterCallback([](void*, cudaLogLevel, char*, size_t) {}, nullptr, &handle));
    CALL(cudaLogsUnregisterCallback(handle));
    (void)cudaGetLastError();
}

int main()
{
    int* x;
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));
    CALL(cudaMallocManaged(&x, n * sizeof(int)));
    for (int i = 0; i < n; ++i)
        x[i] = i;
    hints(x, stream);
    addOne<<<1, n, 0, stream>>>(x);
    CALL(cudaStreamSynchronize(stream));
    copies(x, stream);
    questions();
    CHECK(x[0] == 1 && x[n - 1] == n);
    std::printf("PASS\n");
}
