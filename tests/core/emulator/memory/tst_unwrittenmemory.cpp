// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/devicememory.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <thread>
#include <vector>

namespace tst_unwrittenmemory {

using kd::emulator::DeviceMemory;
using kd::emulator::UnwrittenMemory;

class TestUnwrittenMemory : public QObject {
    Q_OBJECT

private slots:
    void isExactToTheByte()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        UnwrittenMemory& unwritten = memory.unwritten();
        const std::uint64_t a = memory.allocate(1000), other = memory.allocate(1000);
        QVERIFY(unwritten.areAllWritten(a, 1000));  // nobody has said that it is not
        unwritten.begin(a, 1000);
        QVERIFY(unwritten.isLookedAfter(a) && !unwritten.isLookedAfter(other));
        QVERIFY(!unwritten.isAnyWritten(a, 1000));
        unwritten.write(a + 63, 66);
        for (std::uint64_t i = 0; i < 1000; ++i)
            QCOMPARE(unwritten.isAnyWritten(a + i, 1), i >= 63 && i < 129);
        QVERIFY(unwritten.areAllWritten(a + 63, 66) && !unwritten.areAllWritten(a + 62, 66));
        QVERIFY(unwritten.isAnyWritten(a, 64) && !unwritten.isAnyWritten(a, 63) && !unwritten.isAnyWritten(a + 129, 871));
        unwritten.write(a + 900, 5000);  // as far as the allocation goes
        QVERIFY(unwritten.areAllWritten(a + 900, 100) && unwritten.areAllWritten(other, 1000));
        QVERIFY(memory.free(a));
        QVERIFY(!unwritten.isLookedAfter(a));
    }

    void whatIsCopiedIsAsUnwritten()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        UnwrittenMemory& unwritten = memory.unwritten();
        const std::uint64_t a = memory.allocate(256), b = memory.allocate(256);
        unwritten.begin(a, 256);
        unwritten.begin(b, 256);
        unwritten.write(a + 10, 20);
        unwritten.write(b, 256);
        unwritten.copy(b + 100, a, 64);
        for (std::uint64_t i = 0; i < 256; ++i)
            QCOMPARE(unwritten.isAnyWritten(b + i, 1), i < 100 || (i >= 110 && i < 130) || i >= 164);
        // Within one allocation, to either side.
        unwritten.copy(a + 20, a + 10, 30);
        QVERIFY(unwritten.areAllWritten(a + 20, 20) && !unwritten.isAnyWritten(a + 40, 10) && unwritten.areAllWritten(a + 10, 10));
        unwritten.copy(a, a + 15, 30);
        QVERIFY(unwritten.areAllWritten(a, 25) && !unwritten.isAnyWritten(a + 25, 5) && unwritten.areAllWritten(a + 30, 10));
        // From and to the host's own memory.
        std::vector<std::byte> host(256);
        const auto outside = reinterpret_cast<std::uint64_t>(host.data());
        unwritten.copy(a, outside, 256);
        QVERIFY(unwritten.areAllWritten(a, 256));
        unwritten.copy(outside, b, 256);
    }

    void piecesBeginAnew()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        UnwrittenMemory& unwritten = memory.unwritten();
        const std::uint64_t region = memory.allocate(4096, "pieces", DeviceMemory::Access::Pieces);
        unwritten.begin(region + 100, 50, region, 4096);
        unwritten.write(region + 100, 50);
        unwritten.begin(region + 200, 50, region, 4096);
        QVERIFY(unwritten.areAllWritten(region + 100, 50) && !unwritten.isAnyWritten(region + 200, 50));
        unwritten.begin(region + 120, 10, region, 4096);
        QVERIFY(unwritten.areAllWritten(region + 100, 20) && !unwritten.isAnyWritten(region + 120, 10));
        QVERIFY(unwritten.areAllWritten(region + 130, 20));
    }

    void largeAllocationsAreLookedAfterToTheirEnd()
    {
        constexpr std::uint64_t kBytes = std::uint64_t{9} << 30;  // three slots
        DeviceMemory memory(std::uint64_t{16} << 30);
        const std::uint64_t a = memory.allocate(kBytes);
        if (a == 0)
            QSKIP("there is no address space for 9 GiB");
        UnwrittenMemory& unwritten = memory.unwritten();
        unwritten.begin(a, kBytes);
        unwritten.write(a + kBytes - 8, 8);
        QVERIFY(unwritten.areAllWritten(a + kBytes - 8, 8) && !unwritten.isAnyWritten(a + kBytes - 16, 8));
        QVERIFY(!unwritten.isAnyWritten(a, 8));
        unwritten.forget();
        QVERIFY(unwritten.areAllWritten(a, 8) && !unwritten.isLookedAfter(a));
    }

    void threadsMarkAtOnce()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        UnwrittenMemory& unwritten = memory.unwritten();
        constexpr std::uint64_t kBytes = 1 << 16;
        const std::uint64_t a = memory.allocate(kBytes);
        unwritten.begin(a, kBytes);
        std::vector<std::thread> threads;
        for (std::uint64_t thread = 0; thread < 4; ++thread)
            threads.emplace_back([&unwritten, a, thread] {
                for (std::uint64_t at = thread; at < kBytes; at += 4)
                    unwritten.write(a + at, 1);
            });
        for (std::thread& each : threads)
            each.join();
        QVERIFY(unwritten.areAllWritten(a, kBytes));
    }
};

KD_TEST(TestUnwrittenMemory, QCoreApplication)

}  // namespace tst_unwrittenmemory

#include "tst_unwrittenmemory.moc"
