// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>  // first: moc 6.4 cannot read <span> after <compare>

#include "core/base/error.h"
#include "core/memory/copy.h"
#include "core/memory/devicepool.h"
#include "core/memory/hostmemory.h"
#include "core/memory/memoryuse.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

#include <QTemporaryFile>

#include <array>
#include <optional>

namespace tst_memory {

static_assert(kIsOwner<kd::DeviceMemory> && kIsOwner<kd::HostMemory>);
static_assert(kIsRef<kd::DeviceMemoryRef>);

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void ownsOneAllocation();
    void nothingIsAllocatedForNothing();
    void outOfMemoryTellsTheNumbers();
    void memoryOfOthersIsTold();
    void slicesStayInside();
    void copiesRoundTrip();
    void refusesTooSmallDestinations();
    void hostMemoryIsReachable();
    void freesOnADeadContextOnlySanitizersJudge();
    void sizesInWords_data();
    void sizesInWords();
};

void TestMemory::ownsOneAllocation()
{
    const FakeContext fake;
    {
        kd::DeviceMemory memory(fake.ref(), {4096});
        QCOMPARE(kdFakeLive(), std::size_t(2));
        kd::DeviceMemory moved = std::move(memory);
        QCOMPARE(memory.address(), CUdeviceptr(0));
        QCOMPARE(moved.size().value, std::uint64_t(4096));
        kd::DeviceMemory other(fake.ref(), {16});
        other = std::move(moved);
        QCOMPARE(kdFakeLive(), std::size_t(2));
        kd::DeviceMemory& self = other;
        other = std::move(self);
        QCOMPARE(other.size().value, std::uint64_t(4096));
    }
    QCOMPARE(kdFakeLive(), std::size_t(1));
    QCOMPARE(kdFakeCalls("cuMemFree"), 2);
}

void TestMemory::nothingIsAllocatedForNothing()
{
    const FakeContext fake;
    const kd::DeviceMemory memory(fake.ref(), {});
    QCOMPARE(memory.address(), CUdeviceptr(0));
    QCOMPARE(kdFakeCalls("cuMemAlloc"), 0);
    QVERIFY_EXCEPTION_THROWN(kd::HostMemory(fake.ref(), {}), kd::LogicError);
}

void TestMemory::outOfMemoryTellsTheNumbers()
{
    const FakeContext fake;
    const kd::DeviceMemory some(fake.ref(), {std::uint64_t{768} << 20});
    try {
        const kd::DeviceMemory more(fake.ref(), {std::uint64_t{512} << 20});
        QFAIL("there is not so much");
    } catch (const kd::MemoryError& error) {
        QCOMPARE(error.info().text.english(), std::string("the device has no 512.0 MiB in one piece: 256.0 MiB of the device's 1.0 GiB "
                                             "are free, 768.0 MiB are held here, 0 bytes by other programs and the driver"));
        QCOMPARE(error.info().subject.name, std::string("cuda:0"));
    }
}

void TestMemory::memoryOfOthersIsTold()
{
    QTemporaryFile others;
    QVERIFY(others.open());
    others.write("734003200");  // 700 MiB
    others.flush();
    qputenv("KDFAKE_OTHERS", qPrintable(others.fileName()));
    const FakeContext fake;
    qunsetenv("KDFAKE_OTHERS");
    std::optional<kd::DeviceMemory> some(std::in_place, fake.ref(), kd::Bytes{std::uint64_t{192} << 20});
    kd::DeviceMemoryPool pool(fake.ref());
    const kd::PooledMemory pooled = pool.allocate({std::uint64_t{64} << 20}, kd::StreamRef::legacy(fake.ref()));
    const kd::MemoryUse use = kd::memoryUseOf(fake.ref());
    QCOMPARE(use.held.value, std::uint64_t{256} << 20);
    QCOMPARE(use.others().value, std::uint64_t{700} << 20);
    QCOMPARE(use.text().english(), std::string("68.0 MiB of the device's 1.0 GiB are free, 256.0 MiB are held here, "
                                     "700.0 MiB by other programs and the driver"));
    QVERIFY_EXCEPTION_THROWN(kd::DeviceMemory(fake.ref(), {std::uint64_t{512} << 20}), kd::MemoryError);
    some.reset();
    QCOMPARE(kd::memoryUseOf(fake.ref()).held.value, std::uint64_t{64} << 20);
    QVERIFY(others.resize(0));
    QCOMPARE(kd::DeviceMemory(fake.ref(), {std::uint64_t{512} << 20}).size().value, std::uint64_t{512} << 20);
}

void TestMemory::slicesStayInside()
{
    const kd::DeviceMemoryRef memory{1000, {100}};
    QCOMPARE(memory.slice({10}, {90}).address, CUdeviceptr(1010));
    QCOMPARE(memory.slice({100}, {0}).size.value, std::uint64_t(0));
    QVERIFY_EXCEPTION_THROWN(memory.slice({10}, {91}), kd::LogicError);
    QVERIFY_EXCEPTION_THROWN(memory.slice({101}, {0}), kd::LogicError);
    QVERIFY_EXCEPTION_THROWN(memory.slice({10}, {~std::uint64_t{0}}), kd::LogicError);
}

void TestMemory::copiesRoundTrip()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::DeviceMemory first(fake.ref(), {256});
    const kd::DeviceMemory second(fake.ref(), {256});
    std::array<std::byte, 256> from{};
    std::array<std::byte, 256> to{};
    for (std::size_t i = 0; i < from.size(); ++i)
        from[i] = static_cast<std::byte>(i);
    kd::upload(stream, first, from);
    kd::fillBytes(stream, first.ref().slice({0}, {8}), std::byte{7});
    kd::copy(stream, second, first);
    kd::download(stream, to, second);
    stream.ref().synchronize();
    QCOMPARE(int(to[0]), 7);
    QCOMPARE(int(to[7]), 7);
    QVERIFY(std::equal(to.begin() + 8, to.end(), from.begin() + 8));
}

void TestMemory::refusesTooSmallDestinations()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::DeviceMemory memory(fake.ref(), {16});
    std::array<std::byte, 17> bytes{};
    QVERIFY_EXCEPTION_THROWN(kd::upload(stream, memory, bytes), kd::LogicError);
    QVERIFY_EXCEPTION_THROWN(kd::download(stream, std::span(bytes).first(15), memory), kd::LogicError);
    QCOMPARE(kdFakeCalls("cuMemcpyHtoDAsync") + kdFakeCalls("cuMemcpyDtoHAsync"), 0);
}

void TestMemory::hostMemoryIsReachable()
{
    const FakeContext fake;
    {
        kd::HostMemory memory(fake.ref(), {64});
        QCOMPARE(memory.bytes().size(), std::size_t(64));
        QVERIFY(memory.deviceAddress() != 0);
        const kd::HostMemory moved = std::move(memory);
        QVERIFY(memory.bytes().empty());
        QCOMPARE(kdFakeLive(), std::size_t(2));
    }
    QCOMPARE(kdFakeLive(), std::size_t(1));
}

void TestMemory::freesOnADeadContextOnlySanitizersJudge()
{
    const FakeContext fake;
    const kd::DeviceMemory memory(fake.ref(), {64});
    const kd::HostMemory host(fake.ref(), {64});
    kdFakeFail("cuMemFree", CUDA_ERROR_ILLEGAL_ADDRESS, 0);
    kdFakeFail("cuMemFreeHost", CUDA_ERROR_ILLEGAL_ADDRESS, 0);
}

void TestMemory::sizesInWords_data()
{
    QTest::addColumn<quint64>("size");
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("none") << quint64(0) << QByteArray("0 bytes");
    QTest::newRow("bytes") << quint64(1023) << QByteArray("1023 bytes");
    QTest::newRow("KiB") << quint64(1536) << QByteArray("1.5 KiB");
    QTest::newRow("GiB") << (quint64(139) << 30) << QByteArray("139.0 GiB");
    QTest::newRow("beyond") << ~quint64(0) << QByteArray("16777216.0 TiB");
}

void TestMemory::sizesInWords()
{
    QFETCH(quint64, size);
    QFETCH(QByteArray, text);
    QCOMPARE(kd::sizeText({size}), text.toStdString());
}

KD_TEST(TestMemory, QCoreApplication)

}  // namespace tst_memory

#include "tst_memory.moc"
