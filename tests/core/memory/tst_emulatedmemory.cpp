// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/memory/copy.h"
#include "core/memory/hostarray.h"
#include "core/memory/ipcmemory.h"
#include "core/memory/pitchedmemory.h"
#include "core/memory/pointerinfo.h"
#include "core/memory/reclaim.h"
#include "core/memory/registeredmemory.h"
#include "tests/core/driver/fakecontext.h"
#include "tests/core/emulator/driver/driverkernels.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <future>
#include <numeric>
#include <thread>

namespace tst_emulatedmemory {

using namespace kd;

static_assert(kIsOwner<PitchedMemory> || !std::is_copy_constructible_v<PitchedMemory>);
static_assert(!std::is_copy_constructible_v<ManagedMemory> && std::is_nothrow_move_constructible_v<ManagedMemory>);
static_assert(kIsOwner<RegisteredMemory> && kIsOwner<AlignedMemory> && kIsOwner<IpcMemory> && kIsOwner<HostMemory>);

namespace {

std::vector<std::uint32_t> counting(std::size_t count)
{
    std::vector<std::uint32_t> values(count);
    std::iota(values.begin(), values.end(), 1u);
    return values;
}

std::vector<std::uint32_t> words(const StreamRef& stream, DeviceMemoryRef memory)
{
    std::vector<std::uint32_t> values(memory.size.value / 4);
    download(stream, bytesIn(values), memory);
    stream.synchronize();
    return values;
}

}  // namespace

class TestEmulatedMemory : public QObject {
    Q_OBJECT

private slots:
    void freesOnceAndSaysSoTwice();
    void memoryOutIsTriedAgainAfterReclaiming();
    void givesUpAndTakesOver();
    void rowsBeginAtThePitch();
    void pitchedMemoryRefusesOddElements();
    void managedMemoryIsBothSides();
    void managedMemoryGoesToKernels();
    void attachmentFollowsItsRules();
    void pageLockedFlags();
    void registeredMemoryIsPinned();
    void registrationEndsOnce();
    void alignedMemoryIsAligned();
    void pointersTellWhatTheyAre();
    void foreignPointersTakePart();
    void fillsOfEverySize();
    void fillsOfRows();
    void copiesThatWait();
    void copiesBetweenContexts();
    void shapesPlaceElements();
    void arraysOfEveryKind();
    void arraysLikeOthers();
    void toAndFromTheDevice();
    void ipcNeedsADevice();
    void movedFromIsEmpty();
    void freeingWaitsForWhatIsInFlight();
    void memoryIsOutByOneByte();
};

void TestEmulatedMemory::freesOnceAndSaysSoTwice()
{
    const EmulatedContext gpu;
    DeviceMemory memory(gpu.ref(), {64});
    const CUdeviceptr address = memory.address();
    memory.free();
    QCOMPARE(memory.address(), CUdeviceptr(0));
    QVERIFY_EXCEPTION_THROWN(memory.free(), LogicError);
    // A double free by address, and the free of an address that was never given, are the driver's errors.
    QVERIFY_EXCEPTION_THROWN(DeviceMemory::adopt(gpu.ref(), {address, {64}}).free(), LogicError);
    QVERIFY_EXCEPTION_THROWN(DeviceMemory::adopt(gpu.ref(), {0x1234, {64}}).free(), LogicError);
    HostMemory host(gpu.ref(), {64});
    host.free();
    QVERIFY_EXCEPTION_THROWN(host.free(), LogicError);
}

void TestEmulatedMemory::memoryOutIsTriedAgainAfterReclaiming()
{
    const EmulatedContext gpu;
    std::optional<DeviceMemory> spare(std::in_place, gpu.ref(), Bytes{40 << 20});
    QVERIFY_EXCEPTION_THROWN(DeviceMemory(gpu.ref(), {40 << 20}), MemoryError);
    std::uint64_t wanted = 0;
    {
        const ReclaimHook hook([&](Bytes size) {
            wanted = size.value;
            spare.reset();
        });
        const DeviceMemory memory(gpu.ref(), {40 << 20});
        QVERIFY(memory.address() != 0);
    }
    QCOMPARE(wanted, std::uint64_t{40 << 20});
    QVERIFY(!reclaimDeviceMemory({1}));
}

void TestEmulatedMemory::givesUpAndTakesOver()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    DeviceMemory memory(gpu.ref(), {1 << 20});
    const DeviceMemoryRef released = memory.release();
    QCOMPARE(memory.size().value, std::uint64_t(0));
    QVERIFY(gpu.ref().memory().free.value < before);
    {
        const DeviceMemory again = DeviceMemory::adopt(gpu.ref(), released);
    }
    QCOMPARE(gpu.ref().memory().free.value, before);
}

void TestEmulatedMemory::rowsBeginAtThePitch()
{
    const EmulatedContext gpu;
    const PitchedMemory memory(gpu.ref(), {100}, 3, {8});
    QVERIFY(memory.pitch().value >= 100);
    QCOMPARE(memory.memory().size().value, memory.pitch().value * 3);
    QCOMPARE(memory.row(2).address, memory.address() + 2 * memory.pitch().value);
    QCOMPARE(memory.row(2).size.value, std::uint64_t(100));
    QVERIFY_EXCEPTION_THROWN(memory.row(3), LogicError);
}

void TestEmulatedMemory::pitchedMemoryRefusesOddElements()
{
    const EmulatedContext gpu;
    QVERIFY_EXCEPTION_THROWN(PitchedMemory(gpu.ref(), {100}, 3, {2}), LogicError);
    QVERIFY_EXCEPTION_THROWN(PitchedMemory(gpu.ref(), {100}, 0), LogicError);
    QVERIFY_EXCEPTION_THROWN(PitchedMemory(gpu.ref(), {1 << 20}, 1 << 20), MemoryError);
}

void TestEmulatedMemory::managedMemoryIsBothSides()
{
    const EmulatedContext gpu;
    const ManagedMemory memory(gpu.ref(), {64});
    memory.hostBytes()[5] = std::byte{42};
    std::vector<std::byte> copy(64);
    download(gpu.stream, copy, memory);
    gpu.stream.ref().synchronize();
    QCOMPARE(int(copy[5]), 42);
    QCOMPARE(reinterpret_cast<CUdeviceptr>(memory.uncheckedBytes().data()), memory.address());
    QVERIFY_EXCEPTION_THROWN(ManagedMemory(gpu.ref(), {64}, AttachFlag::Single), LogicError);
}

void TestEmulatedMemory::managedMemoryGoesToKernels()
{
    const EmulatedContext gpu;
    const Module module(gpu.ref(), bytesOf(kDriverKernels), "test");
    const ManagedMemory memory(gpu.ref(), {32 * 4});
    CUdeviceptr data = memory.address();
    std::uint32_t value = 7;
    void* parameters[] = {&data, &value};
    module.function("fill").launch(gpu.stream, {.block = {32}}, parameters);
    gpu.ref().synchronize();
    const std::span<std::byte> bytes = memory.hostBytes();
    QCOMPARE(int(bytes[0]), 7);
    QCOMPARE(int(bytes[31 * 4]), 7);
}

void TestEmulatedMemory::attachmentFollowsItsRules()
{
    const EmulatedContext gpu;
    const ManagedMemory memory(gpu.ref(), {64}, AttachFlag::Host);
    memory.attach(gpu.stream, AttachFlag::Single);
    memory.attach(StreamRef::legacy(gpu.ref()), AttachFlag::Global);
    QVERIFY_EXCEPTION_THROWN(memory.attach(StreamRef::legacy(gpu.ref()), AttachFlag::Single), LogicError);
}

void TestEmulatedMemory::pageLockedFlags()
{
    const EmulatedContext gpu;
    const HostMemory memory(gpu.ref(), {64}, HostAllocFlag::Portable | HostAllocFlag::Writecombined);
    QVERIFY(memory.flags().has(HostAllocFlag::Portable) && memory.flags().has(HostAllocFlag::Writecombined));
    QCOMPARE(memory.deviceAddress(), reinterpret_cast<CUdeviceptr>(memory.bytes().data()));
    QVERIFY_EXCEPTION_THROWN(HostMemory(gpu.ref(), {0}), LogicError);
}

void TestEmulatedMemory::registeredMemoryIsPinned()
{
    const EmulatedContext gpu;
    const AlignedArray<std::uint32_t> values = alignedZeros<std::uint32_t>({{1024}});
    const RegisteredMemory registered(gpu.ref(), values.bytes());
    QCOMPARE(registered.base().data(), values.bytes().data());
    const std::optional<PointerInfo> info = pointerInfo(gpu.ref(), reinterpret_cast<CUdeviceptr>(values.bytes().data() + 100));
    QVERIFY(info && info->type == MemoryType::Host);
    QVERIFY_EXCEPTION_THROWN(RegisteredMemory(gpu.ref(), values.bytes()), LogicError);
    QVERIFY_EXCEPTION_THROWN(RegisteredMemory(gpu.ref(), {}), LogicError);
    QVERIFY_EXCEPTION_THROWN(registered.deviceAddress(), LogicError);
}

void TestEmulatedMemory::registrationEndsOnce()
{
    const EmulatedContext gpu;
    const AlignedMemory memory({4096});
    RegisteredMemory registered(gpu.ref(), memory.bytes());
    registered.unregister();
    QVERIFY_EXCEPTION_THROWN(registered.unregister(), LogicError);
    {
        const RegisteredMemory again(gpu.ref(), memory.bytes());
    }
    QVERIFY(!pointerInfo(gpu.ref(), reinterpret_cast<CUdeviceptr>(memory.bytes().data())));
}

void TestEmulatedMemory::alignedMemoryIsAligned()
{
    for (const std::uint64_t alignment : {1u, 64u, 4096u, 1u << 20}) {
        const AlignedMemory memory({100}, {alignment});
        QCOMPARE(reinterpret_cast<std::uintptr_t>(memory.bytes().data()) % alignment, std::uintptr_t(0));
    }
    QVERIFY_EXCEPTION_THROWN(AlignedMemory({100}, {48}), LogicError);
    QVERIFY_EXCEPTION_THROWN(AlignedMemory({100}, {0}), LogicError);
    QVERIFY_EXCEPTION_THROWN(AlignedMemory({std::uint64_t{1} << 62}), MemoryError);
    AlignedMemory once({10});
    once.free();
    QVERIFY_EXCEPTION_THROWN(once.free(), LogicError);
}

void TestEmulatedMemory::pointersTellWhatTheyAre()
{
    const EmulatedContext gpu;
    const DeviceMemory memory(gpu.ref(), {4096});
    const ManagedMemory managed(gpu.ref(), {64});
    const std::optional<PointerInfo> info = pointerInfo(gpu.ref(), memory.address() + 10);
    QVERIFY(info && info->type == MemoryType::Device && !info->isManaged);
    QCOMPARE(info->context, gpu.ref().handle());
    QCOMPARE(info->deviceAddress, memory.address() + 10);
    QVERIFY(info->hostAddress == nullptr);
    QVERIFY(pointerInfo(gpu.ref(), managed.address())->isManaged);
    int local = 0;
    QVERIFY(!pointerInfo(gpu.ref(), reinterpret_cast<CUdeviceptr>(&local)));
    const DeviceMemoryRef range = addressRange(gpu.ref(), memory.address() + 4000);
    QCOMPARE(range.address, memory.address());
    QCOMPARE(range.size.value, std::uint64_t(4096));
    QVERIFY_EXCEPTION_THROWN(addressRange(gpu.ref(), 16), LogicError);
}

void TestEmulatedMemory::foreignPointersTakePart()
{
    // Memory that another library allocated goes wherever the engine's own does.
    const EmulatedContext gpu;
    const DeviceMemory owner(gpu.ref(), {64});
    const DeviceMemoryRef foreign{owner.address(), {64}};
    fill(gpu.stream, foreign, std::uint32_t{9});
    QCOMPARE(words(gpu.stream, foreign), std::vector<std::uint32_t>(16, 9));
    // One that is no memory is refused, not followed.
    QVERIFY_EXCEPTION_THROWN(fill(gpu.stream, DeviceMemoryRef{0x1000, {64}}, std::uint32_t{9}), LogicError);
    QVERIFY_EXCEPTION_THROWN(copy(gpu.stream, foreign, DeviceMemoryRef{owner.address() + 32, {64}}), LogicError);
}

void TestEmulatedMemory::fillsOfEverySize()
{
    const EmulatedContext gpu;
    const DeviceMemory memory(gpu.ref(), {16});
    fill(gpu.stream, memory, std::uint8_t{0x11});
    QCOMPARE(words(gpu.stream, memory).front(), 0x11111111u);
    fill(gpu.stream, memory.ref().slice({4}, {4}), std::uint16_t{0x2233});
    fill(gpu.stream, memory.ref().slice({8}, {4}), 0xdeadbeefu);
    QCOMPARE(words(gpu.stream, memory), (std::vector<std::uint32_t>{0x11111111, 0x22332233, 0xdeadbeef, 0x11111111}));
    QVERIFY_EXCEPTION_THROWN(fill(gpu.stream, memory.ref().slice({0}, {6}), 1u), LogicError);
    QVERIFY_EXCEPTION_THROWN(fill(gpu.stream, memory.ref().slice({2}, {4}), 1u), LogicError);
}

void TestEmulatedMemory::fillsOfRows()
{
    const EmulatedContext gpu;
    const DeviceMemory memory(gpu.ref(), {4 * 12});
    fill(gpu.stream, memory, std::uint32_t{0});
    fillRows(gpu.stream, memory, {{16}, 3, 3}, 5u);
    QCOMPARE(words(gpu.stream, memory), (std::vector<std::uint32_t>{5, 5, 5, 0, 5, 5, 5, 0, 5, 5, 5, 0}));
    fillRows(gpu.stream, memory, {{16}, 2, 1}, std::uint16_t{1});
    QCOMPARE(words(gpu.stream, memory).front(), 0x00010001u);
    fillRows(gpu.stream, memory, {{16}, 1, 3}, std::uint8_t{7});
    QCOMPARE(words(gpu.stream, memory)[4], 0x00000007u);
    QVERIFY_EXCEPTION_THROWN(fillRows(gpu.stream, memory, {{16}, 4, 4}, 5u), LogicError);
    QVERIFY_EXCEPTION_THROWN(fillRows(gpu.stream, memory, {{8}, 3, 2}, 5u), LogicError);
    QVERIFY_EXCEPTION_THROWN(fillRows(gpu.stream, memory, {{~std::uint64_t{0}}, 1, ~std::size_t{0}}, 5u), LogicError);
}

void TestEmulatedMemory::copiesThatWait()
{
    const EmulatedContext gpu;
    const std::vector<std::uint32_t> values = counting(100'000);
    const DeviceMemory first(gpu.ref(), {values.size() * 4});
    const DeviceMemory second(gpu.ref(), {values.size() * 4});
    uploadNow(gpu.ref(), first, bytesOf(values));
    copyNow(gpu.ref(), second, first);
    std::vector<std::uint32_t> back(values.size());
    downloadNow(gpu.ref(), bytesIn(back), second);
    QCOMPARE(back, values);
}

void TestEmulatedMemory::copiesBetweenContexts()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    const std::vector<std::uint32_t> values = counting(16);
    const DeviceMemory here = toDevice(gpu.stream, bytesOf(values));
    const DeviceMemory there(other, {64});
    copyPeer(gpu.stream, there, other, here, gpu.ref());
    gpu.stream.ref().synchronize();
    const Stream stream(other);
    QCOMPARE(words(stream, there), values);
    QVERIFY_EXCEPTION_THROWN(copyPeer(gpu.stream, there.ref().slice({0}, {8}), other, here, gpu.ref()), LogicError);
}

void TestEmulatedMemory::shapesPlaceElements()
{
    const Shape c{{2, 3, 4}, Order::C};
    const Shape f{{2, 3, 4}, Order::F};
    QCOMPARE(c.elements(), std::uint64_t(24));
    QCOMPARE(c.offset({1, 2, 3}), std::uint64_t(23));
    QCOMPARE(c.offset({0, 1, 0}), std::uint64_t(4));
    QCOMPARE(f.offset({1, 0, 0}), std::uint64_t(1));
    QCOMPARE(f.offset({0, 1, 0}), std::uint64_t(2));
    QCOMPARE(Shape{}.elements(), std::uint64_t(1));
    QVERIFY_EXCEPTION_THROWN(c.offset({1, 2}), LogicError);
    QVERIFY_EXCEPTION_THROWN(c.offset({2, 0, 0}), LogicError);
    QVERIFY_EXCEPTION_THROWN((Shape{{std::size_t{1} << 40, std::size_t{1} << 40}}).elements(), LogicError);
    QVERIFY_EXCEPTION_THROWN(sizeOf({{std::size_t{1} << 62}}, {8}), LogicError);
}

void TestEmulatedMemory::arraysOfEveryKind()
{
    const EmulatedContext gpu;
    const PageLockedArray<float> pinned = pageLockedZeros<float>(gpu.ref(), {{4, 5}, Order::F}, HostAllocFlag::Portable);
    pinned.at({3, 1}) = 2.5f;
    QCOMPARE(pinned.elements()[7], 2.5f);
    QCOMPARE(pinned.elements()[0], 0.0f);
    QVERIFY(pinned.memory().flags().has(HostAllocFlag::Portable));
    const AlignedArray<double> aligned = alignedZeros<double>({{3}}, {256});
    QCOMPARE(reinterpret_cast<std::uintptr_t>(aligned.elements().data()) % 256, std::uintptr_t(0));
    QCOMPARE(aligned.elements()[2], 0.0);
    const ManagedArray<int> managed = managedZeros<int>(gpu.ref(), {{8}});
    managed.at({7}) = 3;
    std::vector<int> back(8);
    downloadNow(gpu.ref(), bytesIn(back), managed.memory());
    QCOMPARE(back[7], 3);
    QVERIFY_EXCEPTION_THROWN(pageLockedEmpty<float>(gpu.ref(), {{0}}), LogicError);
}

void TestEmulatedMemory::arraysLikeOthers()
{
    const EmulatedContext gpu;
    const AlignedArray<int> model = alignedEmpty<int>({{3, 2}, Order::F});
    QVERIFY(pageLockedEmptyLike(gpu.ref(), model).shape() == model.shape());
    QCOMPARE(pageLockedZerosLike(gpu.ref(), model).at({2, 1}), 0);
    QVERIFY(alignedEmptyLike(model, {512}).shape() == model.shape());
    QCOMPARE(alignedZerosLike(model).at({2, 1}), 0);
    QVERIFY(managedEmptyLike(gpu.ref(), model).shape() == model.shape());
    QCOMPARE(managedZerosLike(gpu.ref(), model).at({2, 1}), 0);
}

void TestEmulatedMemory::toAndFromTheDevice()
{
    const EmulatedContext gpu;
    const std::vector<std::uint32_t> values = counting(6);
    const DeviceMemory memory = toDevice(gpu.stream, bytesOf(values));
    const AlignedArray<std::uint32_t> back = fromDevice<std::uint32_t>(gpu.stream, memory, {{2, 3}});
    QCOMPARE(back.at({1, 0}), 4u);
    QCOMPARE(fromDeviceLike(gpu.stream, memory, back).at({1, 2}), 6u);
    QVERIFY_EXCEPTION_THROWN(fromDevice<std::uint32_t>(gpu.stream, memory, {{7}}), LogicError);
}

void TestEmulatedMemory::ipcNeedsADevice()
{
    const EmulatedContext gpu;
    const DeviceMemory memory(gpu.ref(), {64});
    QVERIFY_EXCEPTION_THROWN(ipcHandle(memory), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(IpcMemory(gpu.ref(), {}, {64}), RuntimeError);
}

void TestEmulatedMemory::movedFromIsEmpty()
{
    const EmulatedContext gpu;
    AlignedMemory aligned({64});
    AlignedMemory other({32});
    other = std::move(aligned);
    QVERIFY(aligned.bytes().empty());
    QCOMPARE(other.size().value, std::uint64_t(64));
    ManagedMemory managed(gpu.ref(), {64});
    const ManagedMemory moved = std::move(managed);
    QCOMPARE(managed.address(), CUdeviceptr(0));
    QVERIFY(managed.uncheckedBytes().empty());
    QVERIFY_EXCEPTION_THROWN(managed.free(), LogicError);
    RegisteredMemory registered(gpu.ref(), other.bytes());
    const RegisteredMemory taken = std::move(registered);
    QVERIFY(registered.base().empty());
}

void TestEmulatedMemory::freeingWaitsForWhatIsInFlight()
{
    const EmulatedContext gpu;
    DeviceMemory memory(gpu.ref(), {4096});
    std::promise<void> gate;
    bool isDone = false;
    gpu.stream.ref().launchHostFunction([&] { gate.get_future().wait(); });
    fill(gpu.stream, memory, 1u);
    gpu.stream.ref().launchHostFunction([&] { isDone = true; });
    bool wasDone = false;
    std::thread freeing([&] {
        memory.free();
        wasDone = isDone;
    });
    gate.set_value();
    freeing.join();
    QVERIFY(wasDone);
    gpu.stream.ref().synchronize();
}

void TestEmulatedMemory::memoryIsOutByOneByte()
{
    const EmulatedContext gpu;
    const std::uint64_t all = gpu.ref().memory().free.value;
    try {
        const DeviceMemory memory(gpu.ref(), {all + 1});
        QFAIL("there is one byte less");
    } catch (const MemoryError& error) {
        QVERIFY2(error.info().text.english().find("are free") != std::string::npos, error.what());
    }
    const DeviceMemory memory(gpu.ref(), {all});
    QCOMPARE(gpu.ref().memory().free.value, std::uint64_t(0));
}

KD_TEST(TestEmulatedMemory, QCoreApplication)

}  // namespace tst_emulatedmemory

#include "tst_emulatedmemory.moc"
