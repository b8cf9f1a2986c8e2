// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/memory/allocator.h"
#include "core/memory/copy.h"
#include "core/memory/hostpool.h"
#include "core/memory/poolcore.h"
#include "core/memory/reclaim.h"
#include "tests/core/driver/fakecontext.h"
#include "tests/core/emulator/driver/driverkernels.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/core/heapallocations.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <atomic>
#include <barrier>
#include <cstdlib>
#include <random>
#include <thread>

namespace tst_pools {

using namespace kd;

static_assert(kIsOwner<PooledMemory> && kIsOwner<PooledHostMemory>);

namespace {

constexpr std::uint64_t kMiB = 1 << 20;

/// Holds a stream, but no other, until it is opened, at the latest when this ends.
class Gate {
public:
    explicit Gate(const ContextRef& context) : m_flag(context, {4}) { set(0); }
    ~Gate() { open(); }
    void close(const StreamRef& stream)
    {
        const CurrentContext current(stream.context());
        stream.api().cuStreamWaitValue32(stream.handle(), m_flag.deviceAddress(), 1, CU_STREAM_WAIT_VALUE_EQ);
    }
    void open() { set(1); }

private:
    void set(std::uint32_t value)
    {
        std::atomic_ref(*reinterpret_cast<std::uint32_t*>(m_flag.bytes().data())).store(value);
    }

    HostMemory m_flag;
};

/// Whether `stream` is still held once all that could be done by now is: what other streams are given later comes after it.
bool isHeld(const EmulatedContext& gpu, const StreamRef& stream)
{
    const Stream later(gpu.ref());
    later.ref().launchHostFunction([] {});
    later.ref().synchronize();
    return !stream.isDone();
}

}  // namespace

class TestPools : public QObject {
    Q_OBJECT

private slots:
    void reusesOnTheSameStream();
    void countsInBothTongues();
    void wastesAnEighthAtMost();
    void hitsTakeNoHeap();
    void streamsDoNotWaitForEachOther();
    void anotherStreamWaits();
    void memoryUsedElsewhereComesBackLater();
    void freesOnceAndSaysSoTwice();
    void givesHeldMemoryBack();
    void stopsHolding();
    void limitsWhatItAcquires();
    void limitIsReadFromTheEnvironment();
    void errorsTellWhoHasWhat();
    void idleMemoryIsGivenUpBeforeAnError();
    void piecesOfStreamsAreMergedBeforeAnError();
    void plainAllocationsGetWhatIsIdle();
    void hooksMayFreeIntoThePool();
    void streamsLeaveTheirMemory();
    void allocationsOutliveThePool();
    void threadsOutliveThePool();
    void survivesADeadContext();
    void threadsShareOnePool();
    void threadsTakeFromEachOther();
    void hostPoolReuses();
    void hostPoolWaitsForCopies();
    void hostPoolMakesArrays();
    void pointersShareMemory();
    void pointersCopy();
    void allocatorsAreChosen();
    void onePoolEachContext();
};

void TestPools::reusesOnTheSameStream()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    PooledMemory first = pool.allocate({1000}, gpu.stream);
    const CUdeviceptr address = first.address();
    QCOMPARE(first.size().value, std::uint64_t(1000));
    first.free();
    const PooledMemory second = pool.allocate({900}, gpu.stream);
    QCOMPARE(second.address(), address);
    const PooledMemory third = pool.allocate({900}, gpu.stream);
    QCOMPARE(third.address(), address + 1024);
    fill(gpu.stream, third.ref().slice({0}, {896}), 1u);
    gpu.stream.ref().synchronize();
}

void TestPools::countsInBothTongues()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    PooledMemory a = pool.allocate({100}, gpu.stream);
    const PooledMemory b = pool.allocate({3 * kMiB}, gpu.stream);
    PoolStatistics now = pool.statistics();
    QCOMPARE(now.activeBlocks, std::size_t(2));
    QCOMPARE(now.heldBlocks, std::size_t(1));
    QCOMPARE(now.activeBytes.value, 3 * kMiB + 100);
    QCOMPARE(now.usedBytes.value, 3 * kMiB + 512);
    QCOMPARE(now.managedBytes.value, 5 * kMiB);
    QCOMPARE(now.freeBytes.value, 2 * kMiB - 512);
    QCOMPARE(now.peakManaged.value, 5 * kMiB);
    a.free();
    now = pool.statistics();
    QCOMPARE(now.activeBlocks, std::size_t(1));
    QCOMPARE(now.largestFree.value, 2 * kMiB);
    QCOMPARE(now.freeBytes.value, 2 * kMiB);
}

void TestPools::wastesAnEighthAtMost()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        const std::uint64_t size = 4096 + random() % (4 * kMiB);
        const PooledMemory memory = pool.allocate({size}, gpu.stream);
        const PoolStatistics now = pool.statistics();
        QVERIFY(static_cast<double>(now.usedBytes.value) <= 1.125 * static_cast<double>(now.activeBytes.value));
    }
}

void TestPools::hitsTakeNoHeap()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    const auto pass = [&] {
        std::mt19937 random(5);
        for (int i = 0; i < 50; ++i) {
            const PooledMemory one = pool.allocate({1 + random() % (2 * kMiB)}, gpu.stream, "one");
            const PooledMemory two = pool.allocate({1 + random() % (2 * kMiB)}, gpu.stream);
        }
    };
    pass();
    pass();
    const std::uint64_t before = heapAllocationsOfThread();
    pass();
    QCOMPARE(heapAllocationsOfThread(), before);
}

void TestPools::streamsDoNotWaitForEachOther()
{
    const EmulatedContext gpu;
    const Stream other(gpu.ref());
    DeviceMemoryPool pool(gpu.ref());
    Gate gate(gpu.ref());
    gate.close(gpu.stream);
    CUdeviceptr address = 0;
    {
        const PooledMemory first = pool.allocate({2 * kMiB}, gpu.stream);
        fill(gpu.stream, first, 1u);
        address = first.address();
    }
    const PooledMemory second = pool.allocate({2 * kMiB}, other);
    QVERIFY(second.address() != address);
    fill(other, second, 2u);
    other.ref().synchronize();  // would not end behind the gate
    QVERIFY(!gpu.stream.ref().isDone());
}

void TestPools::anotherStreamWaits()
{
    const EmulatedContext gpu;
    const Stream other(gpu.ref());
    DeviceMemoryPool pool(gpu.ref());
    pool.setLimit({2 * kMiB});
    Gate gate(gpu.ref());
    gate.close(gpu.stream);
    std::optional<PooledMemory> first(pool.allocate({2 * kMiB}, gpu.stream));
    fill(gpu.stream, *first, 1u);
    const CUdeviceptr address = first->address();
    first.reset();
    const PooledMemory second = pool.allocate({2 * kMiB}, other);
    QCOMPARE(second.address(), address);
    fill(other, second, 2u);
    QVERIFY(isHeld(gpu, other));  // behind the gate of the first stream
    gate.open();
    gpu.ref().synchronize();
    std::uint32_t value = 0;
    downloadNow(gpu.ref(), std::as_writable_bytes(std::span(&value, 1)), second.ref().slice({0}, {4}));
    QCOMPARE(value, 2u);
}

void TestPools::memoryUsedElsewhereComesBackLater()
{
    const EmulatedContext gpu;
    const Stream other(gpu.ref());
    DeviceMemoryPool pool(gpu.ref());
    PooledMemory memory = pool.allocate({4096}, gpu.stream);
    const CUdeviceptr address = memory.address();
    Gate gate(gpu.ref());
    gate.close(other);
    fill(other, memory, 1u);
    memory.usedOn(other);
    memory.usedOn(gpu.stream);
    memory.free();
    const PooledMemory again = pool.allocate({4096}, gpu.stream);
    QCOMPARE(again.address(), address);
    fill(gpu.stream, again, 2u);
    QVERIFY(isHeld(gpu, gpu.stream));
    gate.open();
    gpu.ref().synchronize();
    std::uint32_t value = 0;
    downloadNow(gpu.ref(), std::as_writable_bytes(std::span(&value, 1)), again.ref().slice({0}, {4}));
    QCOMPARE(value, 2u);
}

void TestPools::freesOnceAndSaysSoTwice()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    PooledMemory memory = pool.allocate({100}, gpu.stream);
    PooledMemory moved = std::move(memory);
    QVERIFY_EXCEPTION_THROWN(memory.free(), LogicError);
    moved.free();
    QVERIFY_EXCEPTION_THROWN(moved.free(), LogicError);
    QVERIFY_EXCEPTION_THROWN(moved.usedOn(gpu.stream), LogicError);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(moved.stream()), LogicError);
    QCOMPARE(pool.statistics().activeBlocks, std::size_t(0));
}

void TestPools::givesHeldMemoryBack()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    DeviceMemoryPool pool(gpu.ref());
    const Stream other(gpu.ref());
    {
        const PooledMemory a = pool.allocate({4 * kMiB}, gpu.stream);
        const PooledMemory b = pool.allocate({4 * kMiB}, other);
        QVERIFY(gpu.ref().memory().free.value < before);
    }
    pool.freeHeld(other.ref());
    QCOMPARE(pool.statistics().managedBytes.value, 4 * kMiB);
    pool.freeHeld();
    QCOMPARE(gpu.ref().memory().free.value, before);
    QCOMPARE(pool.statistics().heldBlocks, std::size_t(0));
}

void TestPools::stopsHolding()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    PooledMemory a = pool.allocate({4 * kMiB}, gpu.stream);
    pool.allocate({kMiB}, gpu.stream).free();
    pool.stopHolding();
    QCOMPARE(pool.statistics().managedBytes.value, 4 * kMiB);
    a.free();
    QCOMPARE(pool.statistics().managedBytes.value, std::uint64_t(0));
}

void TestPools::limitsWhatItAcquires()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    pool.setLimit({8 * kMiB});
    const PooledMemory a = pool.allocate({6 * kMiB}, gpu.stream);
    QVERIFY_EXCEPTION_THROWN(pool.allocate({3 * kMiB}, gpu.stream), MemoryError);
    const PooledMemory small = pool.allocate({1024}, gpu.stream);
    QCOMPARE(pool.statistics().limit.value, 8 * kMiB);
    QVERIFY(pool.statistics().managedBytes.value <= 8 * kMiB);
    pool.setLimitFraction(0.5);
    QCOMPARE(pool.statistics().limit.value, 32 * kMiB);
    pool.setLimit({});
    const PooledMemory b = pool.allocate({40 * kMiB}, gpu.stream);
    QVERIFY_EXCEPTION_THROWN(pool.setLimitFraction(1.5), LogicError);
}

void TestPools::limitIsReadFromTheEnvironment()
{
    const EmulatedContext gpu;
    qputenv("KERNELDESK_GPU_MEMORY_LIMIT", "25%");
    QCOMPARE(DeviceMemoryPool(gpu.ref()).statistics().limit.value, 16 * kMiB);
    qputenv("KERNELDESK_GPU_MEMORY_LIMIT", "1048576");
    QCOMPARE(DeviceMemoryPool(gpu.ref()).statistics().limit.value, kMiB);
    for (const char* wrong : {"half", "-1", "120%", "5 %", "1e3"}) {
        qputenv("KERNELDESK_GPU_MEMORY_LIMIT", wrong);
        QVERIFY_EXCEPTION_THROWN(DeviceMemoryPool(gpu.ref()), RuntimeError);
    }
    qunsetenv("KERNELDESK_GPU_MEMORY_LIMIT");
    QCOMPARE(parseLimit("0", {100}, "a test").value, std::uint64_t(0));
}

void TestPools::errorsTellWhoHasWhat()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    const PooledMemory a = pool.allocate({40 * kMiB}, gpu.stream, "weights");
    const PooledMemory b = pool.allocate({3 * kMiB}, gpu.stream, "inputs");
    QCOMPARE(pool.shares().size(), std::size_t(2));
    QCOMPARE(pool.shares().front().owner, std::string("weights"));
    QCOMPARE(pool.shares().front().bytes.value, 40 * kMiB);
    try {
        pool.allocate({30 * kMiB}, gpu.stream);
        QFAIL("there is not that much");
    } catch (const MemoryError& error) {
        const std::string text = error.info().text.english();
        for (const char* word : {"30.0 MiB were asked for", "2 blocks of 43.0 MiB are in use", "holds 43.0 MiB",
                                 "of the device's 64.0 MiB", "weights (40.0 MiB), inputs (3.0 MiB)"})
            QVERIFY2(text.find(word) != std::string::npos, text.c_str());
        QCOMPARE(error.info().operation, std::string("DeviceMemoryPool"));
    }
    QVERIFY_EXCEPTION_THROWN(pool.allocate({UINT64_MAX}, gpu.stream), MemoryError);
    QCOMPARE(pool.statistics().activeBlocks, std::size_t(2));
}

void TestPools::idleMemoryIsGivenUpBeforeAnError()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    pool.allocate({40 * kMiB}, gpu.stream).free();
    const PooledMemory larger = pool.allocate({50 * kMiB}, gpu.stream);
    QCOMPARE(pool.statistics().managedBytes.value, 50 * kMiB);
}

void TestPools::piecesOfStreamsAreMergedBeforeAnError()
{
    const EmulatedContext gpu;
    const Stream other(gpu.ref());
    DeviceMemoryPool pool(gpu.ref());
    pool.setLimit({40 * kMiB});
    // One segment, whose halves are left in two arenas.
    pool.allocate({40 * kMiB}, gpu.stream).free();
    std::optional<PooledMemory> a(pool.allocate({20 * kMiB}, gpu.stream));
    std::optional<PooledMemory> b(pool.allocate({20 * kMiB}, other));
    a.reset();
    b.reset();
    const PooledMemory whole = pool.allocate({40 * kMiB}, gpu.stream);
    QCOMPARE(pool.statistics().managedBytes.value, 40 * kMiB);
}

void TestPools::plainAllocationsGetWhatIsIdle()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    pool.allocate({40 * kMiB}, gpu.stream).free();
    const DeviceMemory plain(gpu.ref(), {50 * kMiB});
    QCOMPARE(pool.statistics().managedBytes.value, std::uint64_t(0));
}

void TestPools::hooksMayFreeIntoThePool()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    std::optional<PooledMemory> cache(pool.allocate({40 * kMiB}, gpu.stream, "cache"));
    const ReclaimHook hook([&](Bytes) { cache.reset(); });
    const PooledMemory wanted = pool.allocate({50 * kMiB}, gpu.stream);
    QVERIFY(!cache);
}

void TestPools::streamsLeaveTheirMemory()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    CUdeviceptr address = 0;
    {
        const Stream other(gpu.ref());
        PooledMemory memory = pool.allocate({2 * kMiB}, other);
        address = memory.address();
        memory.free();
        pool.releaseStream(other, gpu.stream);
    }
    QCOMPARE(pool.allocate({2 * kMiB}, gpu.stream).address(), address);
}

void TestPools::allocationsOutliveThePool()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    {
        std::optional<PooledMemory> memory;
        {
            DeviceMemoryPool pool(gpu.ref());
            memory.emplace(pool.allocate({4096}, gpu.stream));
        }
        fill(gpu.stream, *memory, 1u);
        gpu.stream.ref().synchronize();
    }
    QCOMPARE(gpu.ref().memory().free.value, before);
}

void TestPools::threadsOutliveThePool()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    for (int round = 0; round < 20; ++round) {
        std::vector<Stream> streams;
        std::vector<std::thread> threads;
        std::barrier together(5);
        {
            DeviceMemoryPool pool(gpu.ref());
            for (std::size_t t = 0; t < 4; ++t) {
                streams.emplace_back(gpu.ref());
                std::vector<PooledMemory> memory;
                for (std::uint64_t i = 0; i < 3 + t; ++i)
                    memory.push_back(pool.allocate({4096 * (i + 1)}, streams.back()));
                threads.emplace_back([&together, held = std::move(memory)]() mutable {
                    together.arrive_and_wait();
                    while (!held.empty())
                        held.pop_back();
                });
            }
            if (round % 2 == 0)
                pool.stopHolding();
            together.arrive_and_wait();
        }
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(gpu.ref().memory().free.value, before);
    }
}

void TestPools::survivesADeadContext()
{
    const EmulatedContext gpu;
    const Module module(gpu.ref(), bytesOf(kDriverKernels), "test");
    DeviceMemoryPool pool(gpu.ref());
    const PooledMemory memory = pool.allocate({4096}, gpu.stream);
    CUdeviceptr data = memory.address();
    std::uint32_t value = 0;
    void* parameters[] = {&data, &value};
    module.function("stop").launch(gpu.stream, {}, parameters);
    QVERIFY_EXCEPTION_THROWN(gpu.stream.ref().synchronize(), LaunchError);
    pool.freeHeld();
    QVERIFY_EXCEPTION_THROWN(pool.allocate({40 * kMiB}, gpu.stream), LaunchError);
}

void TestPools::threadsShareOnePool()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (unsigned t = 1; t <= 4; ++t)
        threads.emplace_back([&, t] {
            const Stream stream(gpu.ref());
            std::mt19937 random(t);
            for (int i = 0; i < 60; ++i) {
                const PooledMemory memory = pool.allocate({4 * (1 + random() % 4096)}, stream, "thread");
                const std::uint32_t mark = t * 1000 + static_cast<std::uint32_t>(i);
                fill(stream, memory, mark);
                std::uint32_t last = 0;
                download(stream, std::as_writable_bytes(std::span(&last, 1)), memory.ref().slice({memory.size().value - 4}, {4}));
                stream.ref().synchronize();
                wrong += last != mark;
            }
            pool.releaseStream(stream, gpu.stream);
        });
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
    QCOMPARE(pool.statistics().activeBlocks, std::size_t(0));
    QVERIFY(pool.shares().empty());
}

void TestPools::threadsTakeFromEachOther()
{
    const EmulatedContext gpu;
    DeviceMemoryPool pool(gpu.ref());
    pool.setLimit({5 * kMiB});  // less than four threads want at once
    std::vector<Stream> streams;
    for (int t = 0; t < 4; ++t)
        streams.emplace_back(gpu.ref());
    std::atomic<int> wrong{0};
    std::atomic<int> done{0};
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            const StreamRef stream = streams[t];
            std::mt19937 random(t);
            for (int i = 0; i < 60; ++i)
                try {
                    const PooledMemory memory = pool.allocate({4 * (1 + random() % (kMiB / 3))}, stream);
                    const std::uint32_t mark = t * 1000 + static_cast<std::uint32_t>(i);
                    fill(stream, memory, mark);
                    std::uint32_t last = 0;
                    download(stream, std::as_writable_bytes(std::span(&last, 1)),
                             memory.ref().slice({memory.size().value - 4}, {4}));
                    stream.synchronize();
                    wrong += last != mark;
                    ++done;
                    if (random() % 16 == 0)
                        pool.freeHeld();
                } catch (const MemoryError&) {
                    wrong += pool.statistics().managedBytes.value > 5 * kMiB;
                }
        });
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
    QVERIFY(done.load() > 100);
    QCOMPARE(pool.statistics().activeBlocks, std::size_t(0));
    pool.freeHeld();
    QCOMPARE(pool.statistics().managedBytes.value, std::uint64_t(0));
}

void TestPools::hostPoolReuses()
{
    const EmulatedContext gpu;
    PageLockedMemoryPool pool(gpu.ref(), HostAllocFlag::Portable);
    PooledHostMemory memory = pool.allocate({1000}, "staging");
    QCOMPARE(memory.bytes().size(), std::size_t(1000));
    std::byte* const address = memory.bytes().data();
    QCOMPARE(pool.shares().front().owner, std::string("staging"));
    memory.free();
    QVERIFY_EXCEPTION_THROWN(memory.free(), LogicError);
    QCOMPARE(pool.allocate({500}).bytes().data(), address);
    pool.stopHolding();
    QCOMPARE(pool.statistics().managedBytes.value, std::uint64_t(0));
    pool.setLimit({kMiB});
    QVERIFY_EXCEPTION_THROWN(pool.allocate({2 * kMiB}), MemoryError);
}

void TestPools::hostPoolWaitsForCopies()
{
    const EmulatedContext gpu;
    PageLockedMemoryPool pool(gpu.ref());
    const DeviceMemory memory(gpu.ref(), {4096});
    Gate gate(gpu.ref());
    gate.close(gpu.stream);
    std::byte* address = nullptr;
    {
        PooledHostMemory staged = pool.allocate({4096});
        address = staged.bytes().data();
        upload(gpu.stream, memory, staged.bytes());
        staged.usedOn(gpu.stream);
    }
    QVERIFY(pool.allocate({4096}).bytes().data() != address);
    gate.open();
    gpu.ref().synchronize();
    QCOMPARE(pool.allocate({4096}).bytes().data(), address);
}

void TestPools::hostPoolMakesArrays()
{
    const EmulatedContext gpu;
    PageLockedMemoryPool pool(gpu.ref());
    const auto array = pool.allocate<float>({{3, 4}, Order::F});
    array.at({2, 3}) = 1.5f;
    QCOMPARE(array.elements()[11], 1.5f);
    QCOMPARE(pool.statistics().activeBytes.value, std::uint64_t(48));
}

void TestPools::pointersShareMemory()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    {
        std::optional<MemoryPointer> whole(MemoryPointer::allocate(gpu.ref(), {kMiB}));
        const MemoryPointer part = *whole + 1024;
        QCOMPARE(part.address(), whole->address() + 1024);
        QCOMPARE(part.size().value, kMiB - 1024);
        QVERIFY(part.device() == gpu.ref().device());
        QVERIFY_EXCEPTION_THROWN(part + kMiB, LogicError);
        whole.reset();
        part.memset(std::byte{7}, {16});
        QVERIFY(gpu.ref().memory().free.value < before);
    }
    QCOMPARE(gpu.ref().memory().free.value, before);
    QCOMPARE(MemoryPointer::allocate(gpu.ref(), {0}).address(), CUdeviceptr(0));
}

void TestPools::pointersCopy()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    const MemoryPointer a = MemoryPointer::allocate(gpu.ref(), {64});
    const MemoryPointer b = MemoryPointer::allocate(gpu.ref(), {64});
    const MemoryPointer far = MemoryPointer::allocate(other, {64});
    const std::vector<std::uint32_t> values(16, 5);
    a.copyFrom(bytesOf(values));
    b.copyFrom(a, {64});
    far.copyFrom(b, {64});
    std::vector<std::uint32_t> back(16);
    far.copyToHost(bytesIn(back));
    QCOMPARE(back, values);
    b.memset(std::byte{0}, {32}, gpu.stream);
    a.copyFrom(b, {64}, gpu.stream);
    a.copyToHost(bytesIn(back), gpu.stream);
    gpu.stream.ref().synchronize();
    QCOMPARE(back[7], 0u);
    QCOMPARE(back[8], 5u);
    a.copyFrom(bytesOf(values), gpu.stream);
    gpu.stream.ref().synchronize();
    QVERIFY_EXCEPTION_THROWN(a.copyFrom(b, {65}), LogicError);
    QVERIFY_EXCEPTION_THROWN(a.memset(std::byte{0}, {65}), LogicError);
    b.copyFrom(a, {0});
}

void TestPools::allocatorsAreChosen()
{
    const EmulatedContext gpu;
    int process = 0;
    int own = 0;
    setAllocator([&](const StreamRef& stream, Bytes size) {
        ++process;
        return MemoryPointer::allocate(stream.context(), size);
    });
    alloc(gpu.stream, {64});
    {
        const AllocatorScope use([&](const StreamRef& stream, Bytes size) {
            ++own;
            return MemoryPointer::allocate(stream.context(), size);
        });
        alloc(gpu.stream, {64});
        QVERIFY_EXCEPTION_THROWN(setAllocator({}), LogicError);
        std::thread([&] { alloc(gpu.stream, {64}); }).join();
    }
    QCOMPARE(process, 2);
    QCOMPARE(own, 1);
    setAllocator({});
    QCOMPARE(alloc(gpu.stream, {64}).size().value, std::uint64_t(64));
    QCOMPARE(process, 2);
}

void TestPools::onePoolEachContext()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    const Stream there(other);
    MemoryPool pool;
    const AllocatorScope use([&](const StreamRef& stream, Bytes size) { return pool.malloc(stream, size); });
    CUdeviceptr address = 0;
    {
        const MemoryPointer here = alloc(gpu.stream, {1000});
        address = here.address();
        const MemoryPointer far = alloc(there, {1000});
        QCOMPARE(pool.usedBytes(gpu.ref()).value, std::uint64_t(1024));
    }
    QCOMPARE(alloc(gpu.stream, {1000}).address(), address);
    QCOMPARE(alloc(gpu.stream, {0}).address(), CUdeviceptr(0));
    QCOMPARE(pool.freeBlocks(other), std::size_t(1));
    QCOMPARE(pool.totalBytes(other).value, 2 * kMiB);
    pool.freeAllBlocks(other.ref());
    QCOMPARE(pool.totalBytes(other).value, std::uint64_t(0));
    QCOMPARE(pool.freeBytes(gpu.ref()).value, 2 * kMiB);
    pool.freeAllBlocks(gpu.stream.ref());
    QCOMPARE(pool.totalBytes(gpu.ref()).value, std::uint64_t(0));
}

KD_TEST(TestPools, QCoreApplication)

}  // namespace tst_pools

#include "tst_pools.moc"
