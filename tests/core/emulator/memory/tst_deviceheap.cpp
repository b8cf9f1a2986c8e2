// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/deviceheap.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <thread>
#include <vector>

namespace tst_deviceheap {

using kd::emulator::DeviceHeap;
using kd::emulator::DeviceMemory;

class TestDeviceHeap : public QObject {
    Q_OBJECT

private slots:
    void piecesAreExactToTheByte()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        DeviceHeap heap(memory, 1 << 20);
        QVERIFY(!heap.contains(4096, 4));
        const std::uint64_t a = heap.allocate(40), b = heap.allocate(16);
        QVERIFY(a != 0 && b != 0 && a % 16 == 0 && b % 16 == 0);
        QVERIFY(heap.contains(a, 4) && heap.contains(a + 36, 4) && heap.contains(a + 8, 32));
        QVERIFY(!heap.contains(a + 37, 4) && !heap.contains(a + 40, 1) && !heap.contains(a + 32, 16) && !heap.contains(a - 1, 1));
        QVERIFY(heap.contains(b, 16) && !heap.contains(b + 16, 1) && !heap.contains(b - 1, 1));
        QVERIFY(!memory.contains(a, 4));
    }

    void freedPiecesRestAsLongAsThereIsRoom()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        DeviceHeap heap(memory, 1000);
        const std::uint64_t a = heap.allocate(100);
        QVERIFY(heap.free(a));
        QVERIFY(!heap.free(a));
        QVERIFY(!heap.contains(a, 4));
        const std::uint64_t b = heap.allocate(100);
        QVERIFY(b != a);
        QVERIFY(heap.pieceNear(a + 5)->isFreed);
        const std::uint64_t c = heap.allocate(600);
        QVERIFY(c != 0 && heap.free(c));
        const std::uint64_t d = heap.allocate(700);
        QVERIFY2(d != 0 && heap.contains(d, 4), "what rests is given out when no other room is left");
        QVERIFY(heap.contains(b, 4));
    }

    void knowsTheNearestPiece()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        DeviceHeap heap(memory, 1000);
        QVERIFY(!heap.pieceNear(123456).has_value());
        const std::uint64_t a = heap.allocate(20);
        const std::optional<DeviceHeap::Piece> piece = heap.pieceNear(a + 30);
        QVERIFY(piece.has_value());
        QCOMPARE(piece->address, a);
        QCOMPARE(piece->bytes, std::uint64_t{20});
        QVERIFY(!piece->isFreed);
        QVERIFY(!heap.pieceNear(a + 1000).has_value());
    }

    void refusesWhatDoesNotFit()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        DeviceHeap heap(memory, 1000);
        QCOMPARE(heap.allocate(0), std::uint64_t{0});
        QCOMPARE(heap.allocate(1001), std::uint64_t{0});
        QCOMPARE(heap.allocate(~std::uint64_t{0}), std::uint64_t{0});
        QVERIFY(!heap.free(0));
        QVERIFY(heap.allocate(900) != 0);
        QCOMPARE(heap.allocate(200), std::uint64_t{0});
    }

    void threadsTakeAndGiveAtOnce()
    {
        DeviceMemory memory(std::uint64_t{1} << 30);
        DeviceHeap heap(memory, 1 << 16);
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (std::uint64_t thread = 0; thread < 3; ++thread) {
            threads.emplace_back([&, thread] {
                for (std::uint64_t i = 0; i < 2000; ++i) {
                    const std::uint64_t bytes = 1 + (i * 7 + thread) % 200, address = heap.allocate(bytes);
                    const bool isRight =
                        address != 0 && heap.contains(address, 1) && heap.contains(address + bytes - 1, 1) && heap.free(address);
                    wrong += isRight ? 0 : 1;
                }
            });
        }
        for (std::thread& each : threads)
            each.join();
        QCOMPARE(wrong.load(), 0);
    }
};

KD_TEST(TestDeviceHeap, QCoreApplication)

}  // namespace tst_deviceheap

#include "tst_deviceheap.moc"
