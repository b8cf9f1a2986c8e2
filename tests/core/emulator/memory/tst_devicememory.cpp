// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/devicememory.h"

#include "core/base/posix/addressreservation.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <atomic>
#include <cstring>
#include <set>
#include <sys/resource.h>
#include <thread>

namespace tst_devicememory {

using kd::emulator::DeviceMemory;
using kd::posix::AddressReservation;

static_assert(!std::is_copy_constructible_v<AddressReservation> && std::is_nothrow_move_constructible_v<AddressReservation>);
static_assert(!std::is_copy_constructible_v<DeviceMemory>);

namespace {

constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
constexpr std::uint64_t kSlot = std::uint64_t{1} << DeviceMemory::kSlotBits;

std::uint64_t slotOf(const DeviceMemory& memory, std::uint64_t address)
{
    return (address - memory.map().base) / kSlot;
}

std::byte* host(std::uint64_t address)
{
    return reinterpret_cast<std::byte*>(address);
}

}  // namespace

class DeviceMemoryTest : public QObject {
    Q_OBJECT
private slots:
    void reservationsMove();
    void allocationsStandAtSlotStarts();
    void isZeroedAlsoWhenUsedAgain();
    void boundsAreExactToTheByte();
    void constantMemoryIsNotWritable();
    void totalIsTheLimit();
    void refusesNothingAndTooMuch();
    void largeOnesTakeSeveralSlots();
    void freedOnesAreRemembered();
    void freesOnlyStartsOfLiveOnes();
    void quarantineIsFirstInFirstOut();
    void fragmentedSlotsServeLargeOnes();
    void findsNothingElsewhere();
    void windowsHoldNoAllocation();
    void threadsShareIt();
    void addressesOnDemand();
    void worksWhereAddressesAreFew();
};

void DeviceMemoryTest::addressesOnDemand()
{
#ifdef KD_SANITIZED
    QSKIP("A sanitizer has the addresses.");
#endif
    AddressReservation first = AddressReservation::onDemand(64 * kGiB), second = AddressReservation::onDemand(64 * kGiB);
    QCOMPARE(first.begin() % (1024 * kGiB), 0u);
    QVERIFY(first.begin() + 64 * kGiB <= second.begin());
    QVERIFY(first.commit(8 * kGiB, 4096));
    host(first.begin() + 8 * kGiB)[4095] = std::byte{7};
    AddressReservation moved = std::move(first);
    QVERIFY(host(moved.begin() + 8 * kGiB)[4095] == std::byte{7});
    QVERIFY(moved.decommit(8 * kGiB, 4096));
    QVERIFY(moved.commit(8 * kGiB, 4096));
    QVERIFY2(host(moved.begin() + 8 * kGiB)[4095] == std::byte{0}, "it is new");
    const std::uint64_t begin = moved.begin();
    moved = {};
    const AddressReservation again = AddressReservation::onDemand(kGiB);
    QCOMPARE(again.begin(), begin);
    QVERIFY_EXCEPTION_THROWN(AddressReservation::onDemand(AddressReservation::kMaxOnDemandBytes + 1), std::exception);
}

// ulimit -v: the addresses of 64 slots cannot be reserved, and need not be.
void DeviceMemoryTest::worksWhereAddressesAreFew()
{
#ifdef KD_SANITIZED
    QSKIP("A sanitizer needs all addresses.");
#endif
    rlimit before{};
    ::getrlimit(RLIMIT_AS, &before);
    const rlimit few{.rlim_cur = 4 * kGiB, .rlim_max = before.rlim_max};
    ::setrlimit(RLIMIT_AS, &few);
    std::uint64_t small = 0, other = 0, large = 0;
    bool isHeld = false;
    {
        DeviceMemory memory(16 * kGiB);
        small = memory.allocate(100);
        other = memory.allocate(64 << 20);
        large = memory.allocate(8 * kGiB);
        isHeld = small != 0 && memory.contains(small, 100) && !memory.contains(small, 101);
        if (other != 0)
            host(other)[(64 << 20) - 1] = std::byte{1};
    }
    ::setrlimit(RLIMIT_AS, &before);
    QVERIFY(isHeld);
    QVERIFY(other >= small + kSlot || small >= other + kSlot);
    QCOMPARE(large, 0u);
}

void DeviceMemoryTest::reservationsMove()
{
    AddressReservation first(kGiB, kGiB);
    const std::uint64_t begin = first.begin();
    QCOMPARE(begin % kGiB, 0u);
    AddressReservation second = std::move(first);
    QCOMPARE(first.bytes(), 0u);
    QCOMPARE(second.begin(), begin);
    QVERIFY(second.commit(kd::posix::pageSize(), kd::posix::pageSize()));
    *host(begin + kd::posix::pageSize()) = std::byte{1};
    AddressReservation& self = second;
    second = std::move(self);
    QCOMPARE(*host(begin + kd::posix::pageSize()), std::byte{1});
    QVERIFY_EXCEPTION_THROWN(AddressReservation(std::uint64_t{1} << 60, kGiB), std::exception);
}

void DeviceMemoryTest::allocationsStandAtSlotStarts()
{
    DeviceMemory memory(kGiB);
    std::set<std::uint64_t> taken;
    for (const std::uint64_t bytes : {1u, 4095u, 4096u, 1u << 20}) {
        const std::uint64_t address = memory.allocate(bytes);
        QVERIFY(address != 0);
        QCOMPARE((address - memory.map().base) % kSlot, 0u);
        QVERIFY(taken.insert(slotOf(memory, address)).second);
        std::memset(host(address), 0x5a, bytes);
        const auto found = memory.find(address + bytes - 1);
        QVERIFY(found);
        QCOMPARE(found->bytes, bytes);
        QCOMPARE(found->number, taken.size());
        QVERIFY(found->state == DeviceMemory::State::Live);
    }
}

void DeviceMemoryTest::isZeroedAlsoWhenUsedAgain()
{
    DeviceMemory memory(kGiB);
    for (std::size_t round = 0; round < memory.map().slotCount + 8; ++round) {
        const std::uint64_t address = memory.allocate(64);
        QVERIFY(address != 0);
        QCOMPARE(host(address)[63], std::byte{});
        host(address)[63] = std::byte{7};
        QVERIFY(memory.free(address));
    }
    QCOMPARE(memory.usedBytes(), 0u);
}

void DeviceMemoryTest::boundsAreExactToTheByte()
{
    DeviceMemory memory(kGiB);
    const std::uint64_t address = memory.allocate(16380);
    QVERIFY(memory.contains(address, 16380));
    QVERIFY(memory.contains(address + 16380, 0));
    QVERIFY(!memory.contains(address + 16380, 1));
    QVERIFY(!memory.contains(address + 16377, 4));
    QVERIFY(!memory.contains(address - 1, 1));
    QVERIFY(!memory.contains(address, ~std::uint64_t{0}));
    const DeviceMemory::Bounds& bounds = memory.map().readable[slotOf(memory, address)];
    QCOMPARE(bounds.begin, address);
    QCOMPARE(bounds.end, address + 16380);
    memory.free(address);
    QCOMPARE(bounds.end, 0u);
    QVERIFY(!memory.contains(address, 1));
    QVERIFY(!memory.contains(address, 0));
}

void DeviceMemoryTest::constantMemoryIsNotWritable()
{
    DeviceMemory memory(kGiB);
    const std::uint64_t plain = memory.allocate(8), constant = memory.allocate(8, "table", DeviceMemory::Access::Constant);
    QCOMPARE(memory.map().writable[slotOf(memory, plain)].end, plain + 8);
    QCOMPARE(memory.map().writable[slotOf(memory, constant)].end, 0u);
    QCOMPARE(memory.map().readable[slotOf(memory, constant)].end, constant + 8);
    QVERIFY(memory.find(constant)->access == DeviceMemory::Access::Constant);
    QCOMPARE(memory.find(constant)->name, std::string("table"));
}

void DeviceMemoryTest::totalIsTheLimit()
{
    DeviceMemory memory(1 << 20);
    QCOMPARE(memory.totalBytes(), std::uint64_t{1} << 20);
    const std::uint64_t most = memory.allocate(1 << 20);
    QVERIFY(most != 0);
    QCOMPARE(memory.usedBytes(), memory.totalBytes());
    QCOMPARE(memory.allocate(1), 0u);
    QVERIFY(memory.free(most));
    const std::uint64_t small = memory.allocate(1);
    QVERIFY(small != 0);
    QCOMPARE(memory.usedBytes(), kd::posix::pageSize());
    QCOMPARE(memory.allocate(1 << 20), 0u);
    QVERIFY(memory.allocate((1 << 20) - kd::posix::pageSize()) != 0);
}

void DeviceMemoryTest::refusesNothingAndTooMuch()
{
    DeviceMemory memory(~std::uint64_t{0});
    QCOMPARE(memory.allocate(0), 0u);
    QCOMPARE(memory.allocate(memory.map().slotCount * kSlot), 0u);
    QCOMPARE(memory.allocate(~std::uint64_t{0}), 0u);
    QCOMPARE(memory.allocate(~std::uint64_t{0} - 4095), 0u);
    QCOMPARE(memory.usedBytes(), 0u);
    QVERIFY(memory.allocate(16) != 0);
}

void DeviceMemoryTest::largeOnesTakeSeveralSlots()
{
    DeviceMemory memory(64 * kGiB);
    const std::uint64_t page = kd::posix::pageSize();
    const std::uint64_t whole = memory.allocate(kSlot - page), two = memory.allocate(kSlot), behind = memory.allocate(1);
    QCOMPARE(slotOf(memory, two), slotOf(memory, whole) + 1);
    QCOMPARE(slotOf(memory, behind), slotOf(memory, two) + 2);
    QVERIFY(memory.contains(two, kSlot));
    QVERIFY(memory.contains(two + kSlot - 1, 1));
    QVERIFY(!memory.contains(two + kSlot, 1));
    host(two)[kSlot - 1] = std::byte{9};

    const std::uint64_t large = memory.allocate(9 * kGiB);
    QVERIFY(memory.contains(large + kSlot - 4, 8));
    QVERIFY(!memory.contains(large + 9 * kGiB - 4, 8));
    QCOMPARE(memory.find(large + 9 * kGiB - 1)->address, large);
    QVERIFY(memory.free(large));
    QVERIFY(!memory.contains(large + 5 * kGiB, 1));
    QVERIFY(memory.find(large + 5 * kGiB)->state == DeviceMemory::State::Freed);
}

void DeviceMemoryTest::freedOnesAreRemembered()
{
    DeviceMemory memory(kGiB);
    const std::uint64_t address = memory.allocate(100, "array");
    QVERIFY(memory.free(address));
    const std::uint64_t next = memory.allocate(100);
    QVERIFY(next != address);
    const auto freed = memory.find(address + 50);
    QVERIFY(freed && freed->state == DeviceMemory::State::Freed);
    QCOMPARE(freed->name, std::string("array"));
    QCOMPARE(freed->bytes, 100u);
    QCOMPARE(freed->number, 1u);
}

void DeviceMemoryTest::freesOnlyStartsOfLiveOnes()
{
    DeviceMemory memory(64 * kGiB);
    const std::uint64_t address = memory.allocate(100), large = memory.allocate(5 * kGiB);
    QVERIFY(!memory.free(0));
    QVERIFY(!memory.free(address + 1));
    QVERIFY(!memory.free(large + kSlot));
    QVERIFY(!memory.free(address - kSlot));
    QVERIFY(!memory.free(memory.map().base + memory.map().slotCount * kSlot));
    QVERIFY(memory.free(address));
    QVERIFY(!memory.free(address));
    QVERIFY(memory.free(large));
}

void DeviceMemoryTest::quarantineIsFirstInFirstOut()
{
    DeviceMemory memory(kGiB);
    std::vector<std::uint64_t> all;
    while (const std::uint64_t address = memory.allocate(1))
        all.push_back(address);
    QCOMPARE(all.size(), memory.map().slotCount - DeviceMemory::kFirstSlot);
    for (const std::size_t index : {5u, 3u, 9u})
        QVERIFY(memory.free(all[index]));
    QCOMPARE(memory.allocate(1), all[5]);
    QVERIFY(memory.find(all[3])->state == DeviceMemory::State::Freed);
    QCOMPARE(memory.allocate(1), all[3]);
    QCOMPARE(memory.allocate(1), all[9]);
    QCOMPARE(memory.allocate(1), 0u);
}

void DeviceMemoryTest::fragmentedSlotsServeLargeOnes()
{
    DeviceMemory memory(64 * kGiB);
    std::vector<std::uint64_t> all;
    while (const std::uint64_t address = memory.allocate(1))
        all.push_back(address);
    for (const std::size_t index : {20u, 10u, 11u, 30u})
        QVERIFY(memory.free(all[index]));
    QCOMPARE(memory.allocate(kSlot), all[10]);
    QVERIFY(!memory.find(all[20]));  // forgotten on the way, and free to use
    QCOMPARE(memory.allocate(kSlot), 0u);
    QVERIFY(memory.allocate(1) != 0);
    QVERIFY(memory.allocate(1) != 0);
    QCOMPARE(memory.allocate(1), 0u);
}

void DeviceMemoryTest::findsNothingElsewhere()
{
    DeviceMemory memory(kGiB);
    QVERIFY(!memory.find(0));
    QVERIFY(!memory.find(memory.map().base + memory.map().slotCount * kSlot));
    QVERIFY(!memory.find(~std::uint64_t{0}));
    QVERIFY(!memory.contains(0, 1));
    QVERIFY(!memory.contains(~std::uint64_t{0}, 2));
}

void DeviceMemoryTest::windowsHoldNoAllocation()
{
    DeviceMemory memory(kGiB);
    const std::uint64_t first = memory.allocate(8);
    for (const auto window : {DeviceMemory::Window::Shared, DeviceMemory::Window::Local, DeviceMemory::Window::Parameters}) {
        QVERIFY(memory.window(window) < first);
        QVERIFY(!memory.contains(memory.window(window), 1));
        QVERIFY(!memory.find(memory.window(window)));
        QVERIFY(!memory.free(memory.window(window)));
    }
}

void DeviceMemoryTest::threadsShareIt()
{
    DeviceMemory memory(kGiB);
    std::atomic<int> failures = 0;
    const auto work = [&] {
        for (int round = 0; round < 200; ++round) {
            const std::uint64_t address = memory.allocate(64);
            if (address == 0 || !memory.contains(address, 64) || host(address)[0] != std::byte{})
                ++failures;
            else
                host(address)[0] = std::byte{1};
            if (!memory.free(address) || memory.contains(address, 64))
                ++failures;
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(failures.load(), 0);
    QCOMPARE(memory.usedBytes(), 0u);
}

KD_TEST(DeviceMemoryTest, QCoreApplication)

}  // namespace tst_devicememory

#include "tst_devicememory.moc"
