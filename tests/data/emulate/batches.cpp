// SPDX-License-Identifier: GPL-3.0-or-later
// Batches of copies, hints of managed memory, pools by place, and what a device is asked. The answers are those of an H200 with
// driver 580.
#include "drivercheck.h"

#include <initializer_list>
#include <string>
#include <vector>

#include <dlfcn.h>

namespace {

const CUmemLocation kDevice{CU_MEM_LOCATION_TYPE_DEVICE, 0}, kHost{CU_MEM_LOCATION_TYPE_HOST, 0},
    kWrong{CU_MEM_LOCATION_TYPE_DEVICE, 7};

unsigned wordAt(CUdeviceptr address)
{
    unsigned value = 0;
    CALL(cuMemcpyDtoH(&value, address, sizeof value));
    return value;
}

void batches(CUstream stream)
{
    CUdeviceptr x = 0, y = 0;
    CALL(cuMemAlloc(&x, 4096));
    CALL(cuMemAlloc(&y, 4096));
    CALL(cuMemsetD32(x, 1, 1024));
    CALL(cuMemsetD32(y, 0, 1024));
    CALL(cuMemsetD32(x + 64, 2, 16));
    unsigned host[16] = {9, 9, 9};
    CUdeviceptr to[] = {y, y + 512, y + 1024}, from[] = {x, x + 64, reinterpret_cast<CUdeviceptr>(host)};
    size_t sizes[] = {64, 64, 64}, firsts[] = {0, 2};
    CUmemcpyAttributes attributes[2]{};
    attributes[0].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    attributes[1].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL;
    const auto copy = [&](size_t count, size_t attributeCount, CUstream in) {
        return cuMemcpyBatchAsync(to, from, sizes, count, attributes, firsts, attributeCount, in);
    };
    CALL(copy(3, 2, stream));
    host[0] = 100;  // which was read already
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(y) == 1 && wordAt(y + 512) == 2 && wordAt(y + 1024) == 9);
    CALL(copy(2, 1, stream));
    REFUSED(copy(3, 2, nullptr), CUDA_ERROR_INVALID_VALUE);
    REFUSED(copy(0, 1, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(copy(3, 0, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(copy(1, 2, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemcpyBatchAsync(nullptr, from, sizes, 1, attributes, firsts, 1, stream), CUDA_ERROR_INVALID_VALUE);
    const auto wrong = [&](auto& place, auto value) {
        const auto before = place;
        place = value;
        REFUSED(copy(3, 2, stream), CUDA_ERROR_INVALID_VALUE);
        place = before;
    };
    wrong(firsts[0], size_t(1));
    wrong(firsts[1], size_t(0));
    wrong(firsts[1], size_t(5));
    wrong(attributes[0].srcAccessOrder, CU_MEMCPY_SRC_ACCESS_ORDER_INVALID);
    wrong(attributes[0].flags, 8u);
    wrong(sizes[1], size_t(0));
    wrong(to[1], CUdeviceptr(0));
    wrong(sizes[1], size_t(5000));
    CUgraph graph = nullptr;
    CALL(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_RELAXED));
    REFUSED(copy(2, 1, stream), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    CALL(cuStreamEndCapture(stream, &graph));

    // In the form of CUDA 12 the copy is told that is wrong.
    using Older =
        CUresult (*)(CUdeviceptr*, CUdeviceptr*, size_t*, size_t, CUmemcpyAttributes*, size_t*, size_t, size_t*, CUstream);
    const auto older = reinterpret_cast<Older>(dlsym(RTLD_DEFAULT, "cuMemcpyBatchAsync"));
    size_t failed = 0;
    CALL(older(to, from, sizes, 2, attributes, firsts, 1, &failed, stream));
    if (isEmulated()) {
        to[1] = 0;
        REFUSED(older(to, from, sizes, 2, attributes, firsts, 1, &failed, stream), CUDA_ERROR_INVALID_VALUE);
        CHECK(failed == 1);
    }
    CALL(cuStreamSynchronize(stream));
}

void boxes(CUstream stream)
{
    CUDA_ARRAY3D_DESCRIPTOR shape{};
    shape.Width = 8;
    shape.Height = 4;
    shape.Format = CU_AD_FORMAT_UNSIGNED_INT32;
    shape.NumChannels = 1;
    CUarray array = nullptr;
    CUdeviceptr x = 0, y = 0;
    CALL(cuArray3DCreate(&array, &shape));
    CALL(cuMemAlloc(&x, 4096));
    CALL(cuMemAlloc(&y, 4096));
    std::vector<unsigned> numbers(1024);
    for (unsigned i = 0; i < 1024; ++i)
        numbers[i] = i;
    CALL(cuMemcpyHtoD(x, numbers.data(), 4096));
    CALL(cuMemsetD32(y, 0, 1024));
    CUDA_MEMCPY3D_BATCH_OP operations[2]{};
    for (CUDA_MEMCPY3D_BATCH_OP& each : operations) {
        each.src.type = each.dst.type = CU_MEMCPY_OPERAND_TYPE_POINTER;
        each.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    }
    // Rows of 16 numbers into an array, and from there.
    operations[0].src.op.ptr.ptr = x;
    operations[0].src.op.ptr.rowLength = 16;
    operations[0].dst.type = CU_MEMCPY_OPERAND_TYPE_ARRAY;
    operations[0].dst.op.array.array = array;
    operations[0].dst.op.array.offset = {2, 1, 0};
    operations[0].extent = {6, 3, 1};
    operations[1].src = operations[0].dst;
    operations[1].dst.op.ptr.ptr = y;
    operations[1].extent = {6, 3, 1};
    CALL(cuMemcpy3DBatchAsync(2, operations, 0, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(y) == 0 && wordAt(y + 4) == 1 && wordAt(y + 24) == 16 && wordAt(y + 17 * 4) == 37 && wordAt(y + 18 * 4) == 0);
    // Bytes between pointers.
    CUDA_MEMCPY3D_BATCH_OP plain = operations[0];
    plain.dst = operations[1].dst;
    plain.src.op.ptr.rowLength = 32;
    plain.src.op.ptr.layerHeight = 4;
    plain.extent = {16, 2, 2};
    CALL(cuMemcpy3DBatchAsync(1, &plain, 0, stream));
    CALL(cuStreamSynchronize(stream));
    CHECK(wordAt(y + 16) == 8 && wordAt(y + 32) == 32);
    const auto wrong = [&](auto& place, auto value) {
        const auto before = place;
        place = value;
        REFUSED(cuMemcpy3DBatchAsync(1, &plain, 0, stream), CUDA_ERROR_INVALID_VALUE);
        place = before;
    };
    wrong(plain.src.op.ptr.rowLength, size_t(8));
    wrong(plain.extent.depth, size_t(0));
    wrong(plain.srcAccessOrder, CU_MEMCPY_SRC_ACCESS_ORDER_INVALID);
    wrong(plain.src.type, static_cast<CUmemcpy3DOperandType>(7));
    REFUSED(cuMemcpy3DBatchAsync(1, &plain, 1, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemcpy3DBatchAsync(0, &plain, 0, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemcpy3DBatchAsync(1, &plain, 0, nullptr), CUDA_ERROR_INVALID_VALUE);
}

void hints(CUstream stream)
{
    const size_t bytes = 1 << 16;
    CUdeviceptr m = 0, x = 0;
    CALL(cuMemAllocManaged(&m, bytes, CU_MEM_ATTACH_GLOBAL));
    CALL(cuMemAlloc(&x, bytes));
    int told[4]{};
    const auto is = [&](CUmem_range_attribute attribute, std::initializer_list<int> wanted) {
        CALL(cuMemRangeGetAttribute(told, wanted.size() * sizeof(int), attribute, m, bytes));
        size_t i = 0;
        for (const int each : wanted)
            CHECK(told[i++] == each);
    };
    is(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, {0});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, {-2});
    is(CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, {-2, -2, -2, -2});
    is(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, {-2});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, {0});
    CALL(cuMemAdvise(m, bytes, CU_MEM_ADVISE_SET_READ_MOSTLY, kDevice));
    CALL(cuMemAdvise(m, bytes, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, kDevice));
    CALL(cuMemAdvise(m, bytes, CU_MEM_ADVISE_SET_ACCESSED_BY, kDevice));
    CALL(cuMemAdvise(m, bytes, CU_MEM_ADVISE_SET_ACCESSED_BY, kHost));
    REFUSED(cuMemAdvise(m, bytes, static_cast<CUmem_advise>(99), kDevice), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemAdvise(m, bytes, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, kWrong), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemAdvise(m, 16 * bytes, CU_MEM_ADVISE_SET_READ_MOSTLY, kDevice), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemAdvise(m, 0, CU_MEM_ADVISE_SET_READ_MOSTLY, kDevice), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemAdvise(x, 4096, CU_MEM_ADVISE_SET_READ_MOSTLY, kDevice), CUDA_ERROR_INVALID_VALUE);
    CALL(cuMemPrefetchAsync(m, bytes, kDevice, 0, stream));
    REFUSED(cuMemPrefetchAsync(m, bytes, kWrong, 0, stream), CUDA_ERROR_INVALID_DEVICE);
    REFUSED(cuMemPrefetchAsync(m, bytes, kDevice, 1, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemPrefetchAsync(x, 4096, kDevice, 0, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemPrefetchAsync(m, 16 * bytes, kDevice, 0, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuStreamSynchronize(stream));
    is(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, {1});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, {0});
    is(CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, {0, -1, -2, -2});
    is(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, {0});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, {CU_MEM_LOCATION_TYPE_DEVICE});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, {0});
    is(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE, {CU_MEM_LOCATION_TYPE_DEVICE});
    is(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID, {0});
    // What differs within the range is none.
    CALL(cuMemAdvise(m, bytes / 2, CU_MEM_ADVISE_UNSET_READ_MOSTLY, kDevice));
    CALL(cuMemAdvise(m, bytes / 2, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, kHost));
    is(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, {0});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, {-2});
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, {0});
    int both[2] = {9, 9};
    void* data[] = {&both[0], &both[1]};
    size_t sizes[] = {4, 4};
    CUmem_range_attribute attributes[] = {CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY};
    CALL(cuMemRangeGetAttributes(data, sizes, attributes, 2, m, bytes / 2));
    CHECK(both[0] == -1 && both[1] == 0);
    const CUmem_range_attribute mostly = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
    REFUSED(cuMemRangeGetAttribute(told, 8, mostly, m, bytes), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemRangeGetAttribute(told, 6, CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, m, bytes), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemRangeGetAttribute(nullptr, 4, mostly, m, bytes), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemRangeGetAttribute(told, 4, mostly, x, 4096), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemRangeGetAttribute(told, 4, mostly, m, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemRangeGetAttribute(told, 4, static_cast<CUmem_range_attribute>(9), m, bytes), CUDA_ERROR_INVALID_VALUE);

    size_t all[] = {bytes}, firsts[] = {0};
    CUmemLocation places[] = {kHost}, wrongPlaces[] = {kWrong};
    CALL(cuMemPrefetchBatchAsync(&m, all, 1, places, firsts, 1, 0, stream));
    CALL(cuStreamSynchronize(stream));
    is(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, {-1});
    REFUSED(cuMemPrefetchBatchAsync(&m, all, 1, places, firsts, 1, 0, nullptr), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemPrefetchBatchAsync(&m, all, 0, places, firsts, 1, 0, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemPrefetchBatchAsync(&m, all, 1, places, firsts, 0, 0, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemPrefetchBatchAsync(&m, all, 1, places, firsts, 1, 1, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemPrefetchBatchAsync(&x, all, 1, places, firsts, 1, 0, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuMemDiscardBatchAsync(&m, all, 1, 0, stream));
    REFUSED(cuMemDiscardBatchAsync(&x, all, 1, 0, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemDiscardBatchAsync(&m, all, 1, 3, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuMemDiscardAndPrefetchBatchAsync(&m, all, 1, places, firsts, 1, 0, stream));
    REFUSED(cuMemDiscardAndPrefetchBatchAsync(&m, all, 1, wrongPlaces, firsts, 1, 0, stream), CUDA_ERROR_INVALID_VALUE);

    // The number of a device, in the form of CUDA 11.
    const auto advise =
        reinterpret_cast<CUresult (*)(CUdeviceptr, size_t, CUmem_advise, CUdevice)>(dlsym(RTLD_DEFAULT, "cuMemAdvise"));
    const auto prefetch =
        reinterpret_cast<CUresult (*)(CUdeviceptr, size_t, CUdevice, CUstream)>(dlsym(RTLD_DEFAULT, "cuMemPrefetchAsync"));
    CALL(advise(m, bytes, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, CU_DEVICE_CPU));
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, {-1});
    CALL(prefetch(m, bytes, 0, stream));
    is(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, {0});
    // What is freed leaves nothing to what is allocated in its place.
    CALL(cuMemFree(m));
    CALL(cuMemAllocManaged(&m, bytes, CU_MEM_ATTACH_GLOBAL));
    is(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, {-2});
}

void pointersAndPools()
{
    CUdeviceptr x = 0;
    unsigned one = 1, told = 9;
    CALL(cuMemAlloc(&x, 64));
    CALL(cuPointerGetAttribute(&told, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, x));
    CHECK(told == 0);
    CALL(cuPointerSetAttribute(&one, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, x));
    CALL(cuPointerGetAttribute(&told, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, x));
    CHECK(told == 1);
    REFUSED(cuPointerSetAttribute(nullptr, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, x), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuPointerSetAttribute(&one, CU_POINTER_ATTRIBUTE_IS_MANAGED, x), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuPointerSetAttribute(&one, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, reinterpret_cast<CUdeviceptr>(&one)),
            CUDA_ERROR_INVALID_VALUE);
    CUmemLocation device = kDevice, wrong = kWrong;
    CUmemoryPool pool = nullptr, same = nullptr;
    CALL(cuDeviceGetDefaultMemPool(&same, 0));
    CALL(cuMemGetDefaultMemPool(&pool, &device, CU_MEM_ALLOCATION_TYPE_PINNED));
    CHECK(pool == same);
    CALL(cuMemGetMemPool(&pool, &device, CU_MEM_ALLOCATION_TYPE_PINNED));
    CHECK(pool == same);
    CALL(cuMemSetMemPool(&device, CU_MEM_ALLOCATION_TYPE_PINNED, same));
    REFUSED(cuMemGetDefaultMemPool(&pool, &wrong, CU_MEM_ALLOCATION_TYPE_PINNED), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemGetDefaultMemPool(&pool, nullptr, CU_MEM_ALLOCATION_TYPE_PINNED), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemGetDefaultMemPool(nullptr, &device, CU_MEM_ALLOCATION_TYPE_PINNED), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemGetDefaultMemPool(&pool, &device, CU_MEM_ALLOCATION_TYPE_INVALID), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemSetMemPool(&device, CU_MEM_ALLOCATION_TYPE_PINNED, nullptr), CUDA_ERROR_INVALID_VALUE);
}

void capabilities()
{
    size_t width = 0;
    int value = 0;
    CALL(cuDeviceGetTexture1DLinearMaxWidth(&width, CU_AD_FORMAT_FLOAT, 4, 0));
    CHECK(width == 1 << 28);
    REFUSED(cuDeviceGetTexture1DLinearMaxWidth(&width, CU_AD_FORMAT_FLOAT, 3, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetTexture1DLinearMaxWidth(&width, static_cast<CUarray_format>(99), 1, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetTexture1DLinearMaxWidth(nullptr, CU_AD_FORMAT_FLOAT, 1, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetTexture1DLinearMaxWidth(&width, CU_AD_FORMAT_FLOAT, 1, 5), CUDA_ERROR_INVALID_DEVICE);
    CUatomicOperation operations[] = {CU_ATOMIC_OPERATION_INTEGER_ADD, CU_ATOMIC_OPERATION_FLOAT_MAX};
    unsigned found[2] = {77, 77};
    CALL(cuDeviceGetHostAtomicCapabilities(found, operations, 2, 0));
    CHECK(found[1] == 0 && (!isEmulated() || (found[0] & CU_ATOMIC_CAPABILITY_SCALAR_64) != 0));
    REFUSED(cuDeviceGetHostAtomicCapabilities(found, operations, 0, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetHostAtomicCapabilities(nullptr, operations, 1, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetHostAtomicCapabilities(found, operations, 1, 5), CUDA_ERROR_INVALID_DEVICE);
    REFUSED(cuDeviceGetP2PAtomicCapabilities(found, operations, 1, 0, 0), CUDA_ERROR_INVALID_DEVICE);
    operations[0] = static_cast<CUatomicOperation>(44);
    REFUSED(cuDeviceGetHostAtomicCapabilities(found, operations, 1, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetP2PAttribute(&value, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, 0, 0), CUDA_ERROR_INVALID_DEVICE);
    REFUSED(cuDeviceGetP2PAttribute(nullptr, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, 0, 0), CUDA_ERROR_INVALID_VALUE);
    const auto current = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX;
    CALL(cuFlushGPUDirectRDMAWrites(current, CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
    CALL(cuFlushGPUDirectRDMAWrites(current, CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES));
    REFUSED(cuFlushGPUDirectRDMAWrites(current, static_cast<CUflushGPUDirectRDMAWritesScope>(5)), CUDA_ERROR_INVALID_VALUE);

    CUDA_ARRAY3D_DESCRIPTOR shape{};
    shape.Width = shape.Height = 16;
    shape.Format = CU_AD_FORMAT_FLOAT;
    shape.NumChannels = 1;
    CUarray array = nullptr, plane = nullptr;
    CUmipmappedArray mipmaps = nullptr;
    CUDA_ARRAY_MEMORY_REQUIREMENTS requirements;
    CUDA_ARRAY_SPARSE_PROPERTIES properties;
    CALL(cuArray3DCreate(&array, &shape));
    CALL(cuMipmappedArrayCreate(&mipmaps, &shape, 3));
    REFUSED(cuArrayGetMemoryRequirements(&requirements, array, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuArrayGetSparseProperties(&properties, array), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuArrayGetPlane(&plane, array, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMipmappedArrayGetMemoryRequirements(&requirements, mipmaps, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMipmappedArrayGetSparseProperties(&properties, mipmaps), CUDA_ERROR_INVALID_VALUE);
}

void logs()
{
    CUlogIterator iterator = 7;
    CALL(cuLogsCurrent(&iterator, 0));
    REFUSED(cuLogsCurrent(nullptr, 0), CUDA_ERROR_INVALID_VALUE);
    std::vector<char> text(25601, 'z');
    size_t bytes = text.size();
    CALL(cuLogsDumpToMemory(&iterator, text.data(), &bytes, 0));
    CHECK(!isEmulated() || (bytes == 0 && text[0] == 0));  // what failed so far is in NVIDIA's
    REFUSED(cuLogsDumpToMemory(nullptr, nullptr, &bytes, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuLogsDumpToFile(nullptr, nullptr, 0), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuLogsDumpToFile(nullptr, "/nowhere/of/all/log.txt", 0), CUDA_ERROR_INVALID_VALUE);
    CUlogsCallbackHandle handle = nullptr;
    CALL(cuLogsRegisterCallback([](void*, CUlogLevel, char*, size_t) {}, nullptr, &handle));
    CALL(cuLogsUnregisterCallback(handle));
    REFUSED(cuLogsUnregisterCallback(nullptr), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuLogsRegisterCallback(nullptr, nullptr, &handle), CUDA_ERROR_INVALID_VALUE);
}

}  // namespace

int main()
{
    begin();
    CUstream stream = nullptr;
    CALL(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    batches(stream);
    boxes(stream);
    hints(stream);
    pointersAndPools();
    capabilities();
    logs();
    std::printf("PASS\n");
}
