// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/memory/asyncpool.h"
#include "core/memory/copy.h"
#include "core/memory/hostmemory.h"
#include "tests/core/driver/fakecontext.h"
#include "tests/core/emulator/driver/driverkernels.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <atomic>
#include <thread>

namespace tst_asyncpool {

using namespace kd;

static_assert(kIsOwner<AsyncMemoryPool> && kIsOwner<AsyncMemory>);

namespace {

constexpr std::uint64_t kMiB = 1 << 20;
constexpr Bytes kEverything{~std::uint64_t{0}};

/// Holds a stream until it is opened, at the latest when this ends.
class Gate {
public:
    explicit Gate(const StreamRef& stream) : m_flag(stream.context(), {4})
    {
        set(0);
        const CurrentContext current(stream.context());
        stream.api().cuStreamWaitValue32(stream.handle(), m_flag.deviceAddress(), 1, CU_STREAM_WAIT_VALUE_EQ);
    }
    ~Gate() { open(); }
    void open() { set(1); }

private:
    void set(std::uint32_t value) { std::atomic_ref(*reinterpret_cast<std::uint32_t*>(m_flag.bytes().data())).store(value); }

    HostMemory m_flag;
};

}  // namespace

class TestAsyncPool : public QObject {
    Q_OBJECT

private slots:
    void allocatesInOrder();
    void freesInTheTurnOfTheStream();
    void keepsUpToTheThreshold();
    void isLimitedAndTrimmed();
    void idleMemoryMakesRoom();
    void waitsForWhatTheStreamFrees();
    void settingsAreKept();
    void marksAreReset();
    void currentPoolIsTheDevices();
    void aDestroyedPoolLivesUntilItIsEmpty();
    void wrongCallsAreRefused();
    void freedMemoryIsNotToBeUsed();
    void memoryEndsWithItsContext();
    void threadsShareOnePool();
};

void TestAsyncPool::allocatesInOrder()
{
    const EmulatedContext gpu;
    QCOMPARE(gpu.ref().device().attribute("MEMORY_POOLS_SUPPORTED"), 1);
    const AsyncMemoryPool pool(gpu.ref());
    AsyncMemory memory = pool.ref().allocate({4096}, gpu.stream);
    fill(gpu.stream, memory, 7u);
    std::vector<std::uint32_t> back(1024);
    download(gpu.stream, bytesIn(back), memory);
    gpu.stream.ref().synchronize();
    QCOMPARE(back.back(), 7u);
    QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{4096});
    memory.free(gpu.stream);
    QVERIFY_EXCEPTION_THROWN(memory.free(gpu.stream), LogicError);
    gpu.stream.ref().synchronize();
    QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{0});
    QCOMPARE(pool.ref().statistics().peakUsed.value, std::uint64_t{4096});
}

void TestAsyncPool::freesInTheTurnOfTheStream()
{
    const EmulatedContext gpu;
    const Stream other(gpu.ref());
    const AsyncMemoryPool pool(gpu.ref());
    AsyncMemory memory = pool.ref().allocate({1000}, gpu.stream);
    Gate gate(other);
    memory.free(other);
    gpu.stream.ref().synchronize();
    QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{1024});
    gate.open();
    other.ref().synchronize();
    QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{0});
}

void TestAsyncPool::keepsUpToTheThreshold()
{
    const EmulatedContext gpu;
    const AsyncMemoryPool pool(gpu.ref());
    const std::uint64_t before = gpu.ref().memory().free.value;
    const auto reserved = [&] { return pool.ref().statistics().reserved.value; };
    for (const auto& [threshold, kept] : {std::pair{0, 0}, {3, 4}, {100, 8}}) {
        pool.ref().setReleaseThreshold({threshold * kMiB});
        pool.ref().allocate({7 * kMiB}, gpu.stream);
        QCOMPARE(reserved(), 8 * kMiB);
        gpu.stream.ref().synchronize();
        QCOMPARE(reserved(), static_cast<std::uint64_t>(kept) * kMiB);
        QCOMPARE(before - gpu.ref().memory().free.value, reserved());
    }
}

void TestAsyncPool::isLimitedAndTrimmed()
{
    const EmulatedContext gpu;
    const AsyncMemoryPool pool(gpu.ref(), Bytes{16 * kMiB});
    pool.ref().setReleaseThreshold(kEverything);
    {
        const AsyncMemory memory = pool.ref().allocate({8 * kMiB}, gpu.stream);
        QVERIFY_EXCEPTION_THROWN(pool.ref().allocate({12 * kMiB}, gpu.stream), MemoryError);
        pool.ref().trimTo({});
        QCOMPARE(pool.ref().statistics().reserved.value, 8 * kMiB);
    }
    gpu.stream.ref().synchronize();
    QCOMPARE(pool.ref().statistics().reserved.value, 8 * kMiB);
    pool.ref().trimTo({3 * kMiB});
    QCOMPARE(pool.ref().statistics().reserved.value, 4 * kMiB);
    pool.ref().freeAllBlocks();
    QCOMPARE(pool.ref().statistics().reserved.value, std::uint64_t{0});
    QVERIFY_EXCEPTION_THROWN(pool.ref().allocate(kEverything, gpu.stream), MemoryError);
}

void TestAsyncPool::idleMemoryMakesRoom()
{
    const EmulatedContext gpu;  // 64 MiB
    const AsyncMemoryPool pool(gpu.ref());
    pool.ref().setReleaseThreshold(kEverything);
    pool.ref().allocate({48 * kMiB}, gpu.stream);
    gpu.stream.ref().synchronize();
    QVERIFY(gpu.ref().memory().free.value < 17 * kMiB);
    const DeviceMemory memory(gpu.ref(), {40 * kMiB});
    QVERIFY(pool.ref().statistics().reserved.value <= 24 * kMiB);
}

void TestAsyncPool::waitsForWhatTheStreamFrees()
{
    const EmulatedContext gpu;
    const AsyncMemoryPool pool(gpu.ref());
    std::atomic<bool> isDone = false;
    pool.ref().allocate({40 * kMiB}, gpu.stream);
    gpu.stream.ref().synchronize();
    AsyncMemory first = pool.ref().allocate({40 * kMiB}, gpu.stream);
    gpu.stream.ref().launchHostFunction([&] { isDone = true; });
    first.free(gpu.stream);
    const AsyncMemory second = pool.ref().allocate({40 * kMiB}, gpu.stream);
    QVERIFY(isDone);
}

void TestAsyncPool::settingsAreKept()
{
    const EmulatedContext gpu;
    const AsyncMemoryPool pool(gpu.ref());
    QCOMPARE(pool.ref().releaseThreshold().value, std::uint64_t{0});
    pool.ref().setReleaseThreshold({kMiB});
    QCOMPARE(pool.ref().releaseThreshold().value, kMiB);
    for (const AsyncReuse reuse : {AsyncReuse::FollowEvents, AsyncReuse::Opportunistic, AsyncReuse::InternalDependencies}) {
        QVERIFY(pool.ref().allowsReuse(reuse));
        pool.ref().setReuse(reuse, false);
        QVERIFY(!pool.ref().allowsReuse(reuse));
    }
}

void TestAsyncPool::marksAreReset()
{
    const EmulatedContext gpu;
    const AsyncMemoryPool pool(gpu.ref());
    const AsyncMemory kept = pool.ref().allocate({kMiB}, gpu.stream);
    pool.ref().allocate({6 * kMiB}, gpu.stream);
    gpu.stream.ref().synchronize();
    QCOMPARE(pool.ref().statistics().peakUsed.value, 7 * kMiB);
    QCOMPARE(pool.ref().statistics().peakReserved.value, 8 * kMiB);
    pool.ref().resetMarks();
    QCOMPARE(pool.ref().statistics().peakUsed.value, kMiB);
    QCOMPARE(pool.ref().statistics().peakReserved.value, 2 * kMiB);
}

void TestAsyncPool::currentPoolIsTheDevices()
{
    const EmulatedContext gpu;
    const AsyncPoolRef first = AsyncPoolRef::defaultOf(gpu.ref());
    QCOMPARE(AsyncPoolRef::currentOf(gpu.ref()).handle(), first.handle());
    {
        const AsyncMemoryPool pool(gpu.ref());
        QVERIFY(pool.ref().handle() != first.handle());
        pool.ref().makeCurrent();
        QCOMPARE(AsyncPoolRef::currentOf(gpu.ref()).handle(), pool.ref().handle());
        const CurrentContext current(gpu.ref());
        CUdeviceptr address = 0;
        QCOMPARE(gpu.api.cuMemAllocAsync(&address, 512, gpu.stream.ref().handle()), CUDA_SUCCESS);
        QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{512});
        QCOMPARE(gpu.api.cuMemFree(address), CUDA_SUCCESS);
        QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{0});
    }
    QCOMPARE(AsyncPoolRef::currentOf(gpu.ref()).handle(), first.handle());
    QCOMPARE(gpu.api.cuMemPoolDestroy(first.handle()), CUDA_ERROR_INVALID_VALUE);
}

void TestAsyncPool::aDestroyedPoolLivesUntilItIsEmpty()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    std::optional<AsyncMemoryPool> pool(std::in_place, gpu.ref());
    const AsyncPoolRef gone = pool->ref();
    {
        const AsyncMemory memory = gone.allocate({4096}, gpu.stream);
        pool.reset();
        fill(gpu.stream, memory, 1u);
        gpu.stream.ref().synchronize();
        QVERIFY_EXCEPTION_THROWN(gone.allocate({16}, gpu.stream), LogicError);
        QVERIFY_EXCEPTION_THROWN(gone.statistics(), LogicError);
    }
    gpu.stream.ref().synchronize();
    QCOMPARE(gpu.ref().memory().free.value, before);
}

void TestAsyncPool::wrongCallsAreRefused()
{
    const EmulatedContext gpu;
    const DriverApi& api = gpu.api;
    const CurrentContext current(gpu.ref());
    const CUstream stream = gpu.stream.ref().handle();
    CUmemoryPool pool = nullptr;
    CUmemPoolProps properties{};
    QCOMPARE(api.cuMemPoolCreate(&pool, &properties), CUDA_ERROR_INVALID_VALUE);
    properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 1};
    QCOMPARE(api.cuMemPoolCreate(&pool, &properties), CUDA_ERROR_INVALID_VALUE);
    properties.location.id = 0;
    properties.handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    QCOMPARE(api.cuMemPoolCreate(&pool, &properties), CUDA_ERROR_NOT_SUPPORTED);
    properties.handleTypes = CU_MEM_HANDLE_TYPE_NONE;
    QCOMPARE(api.cuMemPoolCreate(&pool, &properties), CUDA_SUCCESS);

    const DeviceMemory plain(gpu.ref(), {64});
    QCOMPARE(api.cuMemAllocAsync(nullptr, 16, stream), CUDA_ERROR_INVALID_VALUE);
    QCOMPARE(api.cuMemFreeAsync(plain.address(), stream), CUDA_ERROR_INVALID_VALUE);
    QCOMPARE(api.cuMemFreeAsync(0, stream), CUDA_ERROR_INVALID_VALUE);
    QCOMPARE(api.cuDeviceGetMemPool(&pool, 1), CUDA_ERROR_INVALID_DEVICE);
    QCOMPARE(api.cuDeviceSetMemPool(0, nullptr), CUDA_ERROR_INVALID_VALUE);
    cuuint64_t number = 1;
    QCOMPARE(api.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH, &number), CUDA_ERROR_INVALID_VALUE);
    QCOMPARE(api.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, &number), CUDA_ERROR_INVALID_VALUE);
    QCOMPARE(api.cuMemPoolDestroy(pool), CUDA_SUCCESS);
    QCOMPARE(api.cuMemPoolDestroy(pool), CUDA_ERROR_INVALID_VALUE);
    QCOMPARE(api.cuMemPoolTrimTo(pool, 0), CUDA_ERROR_INVALID_VALUE);
}

void TestAsyncPool::freedMemoryIsNotToBeUsed()
{
    const EmulatedContext gpu;
    const AsyncPoolRef pool = AsyncPoolRef::defaultOf(gpu.ref());
    AsyncMemory memory = pool.allocate({4096}, gpu.stream);
    const DeviceMemoryRef ref = memory;
    memory.free(gpu.stream);
    gpu.stream.ref().synchronize();
    QVERIFY_EXCEPTION_THROWN(fill(gpu.stream, ref, 1u), Error);
}

void TestAsyncPool::memoryEndsWithItsContext()
{
    const EmulatedContext gpu;
    const AsyncPoolRef pool = AsyncPoolRef::defaultOf(gpu.ref());
    CUdeviceptr address = 0;
    {
        const Context own = Context::create(gpu.ref().device());
        const CurrentContext current(own.ref());
        QCOMPARE(gpu.api.cuMemAllocAsync(&address, 4096, CU_STREAM_LEGACY), CUDA_SUCCESS);
        QCOMPARE(pool.statistics().used.value, std::uint64_t{4096});
    }
    QCOMPARE(pool.statistics().used.value, std::uint64_t{0});
}

void TestAsyncPool::threadsShareOnePool()
{
    const EmulatedContext gpu;
    const AsyncMemoryPool pool(gpu.ref(), Bytes{32 * kMiB});
    std::atomic<int> wrong = 0;
    const auto work = [&](std::uint32_t value) {
        const Stream stream(gpu.ref());
        std::vector<std::uint32_t> back(64);
        for (std::uint32_t i = 0; i < 50; ++i) {
            const AsyncMemory memory = pool.ref().allocate({256}, stream);
            fill(stream, memory, value + i);
            download(stream, bytesIn(back), memory);
            stream.ref().synchronize();
            wrong += std::ranges::count(back, value + i) != 64;
        }
        stream.ref().synchronize();
    };
    {
        std::vector<std::jthread> threads;
        for (std::uint32_t each = 0; each < 4; ++each)
            threads.emplace_back(work, each << 16);
    }
    QCOMPARE(wrong.load(), 0);
    gpu.ref().synchronize();
    QCOMPARE(pool.ref().statistics().used.value, std::uint64_t{0});
    // Of each thread one that is used, and one that its stream is about to free.
    QVERIFY(pool.ref().statistics().peakUsed.value <= 4 * 2 * 512);
}

KD_TEST(TestAsyncPool, QCoreApplication)

}  // namespace tst_asyncpool

#include "tst_asyncpool.moc"
