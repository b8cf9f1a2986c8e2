// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/memory/matrixarray.h"
#include "tests/core/driver/fakecontext.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <numeric>

namespace tst_arrays {

using namespace kd;

static_assert(kIsOwner<Array> && kIsRef<ArrayRef>);

namespace {

std::vector<std::uint8_t> counting(std::size_t count)
{
    std::vector<std::uint8_t> values(count);
    std::iota(values.begin(), values.end(), std::uint8_t{1});
    return values;
}

/// All of an array's bytes, row by row.
std::vector<std::uint8_t> contents(const StreamRef& stream, const ArrayRef& array, const CopyExtent& extent)
{
    std::vector<std::uint8_t> bytes(extent.width.value * extent.height * extent.depth);
    copyBox(stream, CopyEndpoint::host(bytesOf(bytes), extent.width, extent.height), CopyEndpoint::array(array), extent);
    stream.synchronize();
    return bytes;
}

}  // namespace

class TestArrays : public QObject {
    Q_OBJECT

private slots:
    void tellWhatTheyAre();
    void refuseWhatNoArrayIs();
    void areFreedOnce();
    void takeAndGiveBytes();
    void rowsAreCopiedFromPlaceToPlace();
    void unalignedRows();
    void boxesAreCopiedFromPlaceToPlace();
    void boxesBetweenContexts();
    void unifiedMemoryIsAnEnd();
    void copiesStayInside_data();
    void copiesStayInside();
    void matrixOrder();
    void typesHaveFormats();
    void surfacesAreLayered();
    void fromDeviceMemory();
    void channels();
};

void TestArrays::tellWhatTheyAre()
{
    const EmulatedContext gpu;
    const ArrayDescription description{.width = 5, .height = 4, .depth = 3, .format = ArrayFormat::Half, .channels = 2,
                                       .flags = ArrayFlag::SurfaceLdst};
    const Array array(gpu.ref(), description);
    QVERIFY(array.ref().description() == description);
    QVERIFY(array.ref().handle() != nullptr);
    QVERIFY(array.ref() == ArrayRef(gpu.ref(), array.ref().handle()));
    QCOMPARE(sizeOf(ArrayFormat::Half).value, std::uint64_t(2));
    QCOMPARE(sizeOf(ArrayFormat::Int8).value, std::uint64_t(1));
}

void TestArrays::refuseWhatNoArrayIs()
{
    const EmulatedContext gpu;
    QVERIFY_EXCEPTION_THROWN(Array(gpu.ref(), {.width = 0}), LogicError);
    QVERIFY_EXCEPTION_THROWN(Array(gpu.ref(), {.width = 4, .channels = 3}), LogicError);
    try {
        const Array array(gpu.ref(), {.width = 1 << 17, .height = 1 << 16});
        QFAIL("there is no room for it");
    } catch (const MemoryError& error) {
        QVERIFY(error.info().subject.name.starts_with("1 x FLOAT [131072 x 65536 x 0]"));
    }
}

void TestArrays::areFreedOnce()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    Array array(gpu.ref(), {.width = 1 << 16});
    Array moved = std::move(array);
    QVERIFY(array.ref().handle() == nullptr);
    QVERIFY(gpu.ref().memory().free.value < before);
    moved.free();
    QCOMPARE(gpu.ref().memory().free.value, before);
    QVERIFY_EXCEPTION_THROWN(moved.free(), LogicError);
}

void TestArrays::takeAndGiveBytes()
{
    const EmulatedContext gpu;
    const std::vector<std::uint8_t> values = counting(16);
    const Array first(gpu.ref(), {.width = 16, .format = ArrayFormat::UInt8});
    const Array second(gpu.ref(), {.width = 16, .format = ArrayFormat::UInt8});
    upload(first, {0}, bytesOf(values));
    copy(second, {4}, first, {8}, {4});
    const DeviceMemory memory(gpu.ref(), {4});
    copy(memory, second, {4});
    copy(second, {0}, memory);
    std::vector<std::uint8_t> back(8);
    download(bytesIn(back), second, {0});
    QCOMPARE(back, (std::vector<std::uint8_t>{9, 10, 11, 12, 9, 10, 11, 12}));
    QVERIFY_EXCEPTION_THROWN(upload(first, {1}, bytesOf(values)), LogicError);
    QVERIFY_EXCEPTION_THROWN(copy(second, {14}, memory), LogicError);
}

void TestArrays::rowsAreCopiedFromPlaceToPlace()
{
    const EmulatedContext gpu;
    const std::vector<std::uint8_t> values = counting(20);  // 4 rows of 5
    const Array array(gpu.ref(), {.width = 8, .height = 3, .format = ArrayFormat::UInt8});
    const CopyExtent extent{{3}, 2};
    copyRows(gpu.stream, CopyEndpoint::array(array).at({1}, 1), CopyEndpoint::host(bytesOf(values), {5}).at({2}, 1), extent);
    const DeviceMemory memory(gpu.ref(), {32});
    copyRows(gpu.stream, CopyEndpoint::device(memory, {16}), CopyEndpoint::array(array).at({1}, 1), extent);
    std::vector<std::uint8_t> back(6);
    copyRows(gpu.stream, CopyEndpoint::host(bytesOf(back), {3}), CopyEndpoint::device(memory, {16}), extent);
    gpu.stream.ref().synchronize();
    QCOMPARE(back, (std::vector<std::uint8_t>{8, 9, 10, 13, 14, 15}));
}

void TestArrays::unalignedRows()
{
    const EmulatedContext gpu;
    const std::vector<std::uint8_t> values = counting(6);
    const DeviceMemory memory(gpu.ref(), {15});
    copyRowsUnaligned(gpu.ref(), CopyEndpoint::device(memory, {7}).at({1}), CopyEndpoint::host(bytesOf(values), {3}), {{3}, 2});
    std::vector<std::uint8_t> back(3);
    downloadNow(gpu.ref(), bytesIn(back), memory.ref().slice({8}, {3}));
    QCOMPARE(back, (std::vector<std::uint8_t>{4, 5, 6}));
}

void TestArrays::boxesAreCopiedFromPlaceToPlace()
{
    const EmulatedContext gpu;
    const std::vector<std::uint8_t> values = counting(2 * 3 * 4);  // 2 slices of 3 rows of 4
    const DeviceMemory memory = toDevice(gpu.stream, bytesOf(values));
    const Array array(gpu.ref(), {.width = 4, .height = 4, .depth = 4, .format = ArrayFormat::UInt8});
    const CopyExtent extent{{2}, 2, 2};
    copyBox(gpu.stream, CopyEndpoint::array(array).at({2}, 1, 2), CopyEndpoint::device(memory, {4}, 3).at({1}, 1), extent);
    std::vector<std::uint8_t> back(8);
    copyBox(gpu.stream, CopyEndpoint::host(bytesOf(back), {2}, 2), CopyEndpoint::array(array).at({2}, 1, 2), extent);
    gpu.stream.ref().synchronize();
    QCOMPARE(back, (std::vector<std::uint8_t>{6, 7, 10, 11, 18, 19, 22, 23}));
}

void TestArrays::boxesBetweenContexts()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    const std::vector<std::uint8_t> values = counting(8);
    const DeviceMemory here = toDevice(gpu.stream, bytesOf(values));
    const DeviceMemory there(other, {8});
    copyBox(gpu.stream, CopyEndpoint::device(there, {4}, 2).in(other), CopyEndpoint::device(here, {4}, 2).in(gpu.ref()),
            {{4}, 2, 1});
    gpu.stream.ref().synchronize();
    std::vector<std::uint8_t> back(8);
    downloadNow(other, bytesIn(back), there);
    QCOMPARE(back, values);
}

void TestArrays::unifiedMemoryIsAnEnd()
{
    const EmulatedContext gpu;
    const ManagedArray<std::uint8_t> managed = managedZeros<std::uint8_t>(gpu.ref(), {{2, 4}});
    const std::vector<std::uint8_t> values = counting(8);
    copyRows(gpu.stream, CopyEndpoint::unified(managed.memory(), {4}), CopyEndpoint::host(bytesOf(values), {4}), {{4}, 2});
    gpu.stream.ref().synchronize();
    QCOMPARE(managed.at({1, 3}), std::uint8_t(8));
}

void TestArrays::copiesStayInside_data()
{
    QTest::addColumn<quint64>("pitch");
    QTest::addColumn<quint64>("x");
    QTest::addColumn<quint64>("y");
    QTest::addColumn<quint64>("height");
    QTest::newRow("one row too many") << quint64(4) << quint64(0) << quint64(0) << quint64(5);
    QTest::newRow("begins too far") << quint64(4) << quint64(0) << quint64(3) << quint64(2);
    QTest::newRow("one byte too far") << quint64(4) << quint64(1) << quint64(0) << quint64(4);
    QTest::newRow("rows closer than their width") << quint64(3) << quint64(0) << quint64(0) << quint64(2);
    QTest::newRow("wraps") << (~quint64(0) - 2) << quint64(0) << quint64(0) << quint64(3);
}

void TestArrays::copiesStayInside()
{
    QFETCH(quint64, pitch);
    QFETCH(quint64, x);
    QFETCH(quint64, y);
    QFETCH(quint64, height);
    const EmulatedContext gpu;
    const DeviceMemory memory(gpu.ref(), {16});
    const DeviceMemory wide(gpu.ref(), {64});
    std::vector<std::uint8_t> bytes(64);
    const CopyEndpoint inside = CopyEndpoint::host(bytesOf(bytes), {4});
    const CopyEndpoint outside = CopyEndpoint::device(memory, {pitch}).at({x}, y);
    QVERIFY_EXCEPTION_THROWN(copyRows(gpu.stream, outside, inside, {{4}, height}), LogicError);
    QVERIFY_EXCEPTION_THROWN(copyRows(gpu.stream, inside, outside, {{4}, height}), LogicError);
    QVERIFY_EXCEPTION_THROWN(copyBox(gpu.stream, outside, inside, {{4}, height}), LogicError);
    // Of host memory nobody but the engine knows the end.
    const std::span<const std::byte> host = bytesOf(bytes);
    const CopyEndpoint hostOutside = CopyEndpoint::host(host.first(16), {pitch}).at({x}, y);
    QVERIFY_EXCEPTION_THROWN(copyRows(gpu.stream, CopyEndpoint::device(wide, {4}), hostOutside, {{4}, height}), LogicError);
    const CopyEndpoint oneByteShort = CopyEndpoint::host(host.first(15), {4});
    QVERIFY_EXCEPTION_THROWN(copyRows(gpu.stream, CopyEndpoint::device(wide, {4}), oneByteShort, {{4}, 4}), LogicError);
}

void TestArrays::matrixOrder()
{
    const EmulatedContext gpu;
    const AlignedArray<std::uint8_t> rows = alignedEmpty<std::uint8_t>({{2, 3}, Order::C});
    const AlignedArray<std::uint8_t> columns = alignedEmpty<std::uint8_t>({{2, 3}, Order::F});
    for (std::uint8_t y = 0; y < 2; ++y)
        for (std::uint8_t x = 0; x < 3; ++x)
            rows.at({y, x}) = columns.at({y, x}) = static_cast<std::uint8_t>(10 * y + x);
    const Array c = matrixToArray(gpu.stream, rows);
    QCOMPARE(c.ref().description().width, std::size_t(3));
    QCOMPARE(contents(gpu.stream, c, {{3}, 2}), (std::vector<std::uint8_t>{0, 1, 2, 10, 11, 12}));
    const Array f = matrixToArray(gpu.stream, columns);
    QCOMPARE(f.ref().description().width, std::size_t(2));
    QCOMPARE(contents(gpu.stream, f, {{2}, 3}), (std::vector<std::uint8_t>{0, 10, 1, 11, 2, 12}));
    QVERIFY_EXCEPTION_THROWN(matrixToArray(gpu.stream, alignedEmpty<float>({{4}})), LogicError);
}

void TestArrays::typesHaveFormats()
{
    const EmulatedContext gpu;
    const auto formatOf = [&](const Array& array) {
        const ArrayDescription description = array.ref().description();
        return std::pair(description.format, description.channels);
    };
    using std::pair;
    QVERIFY(formatOf(matrixToArray(gpu.stream, alignedZeros<float>({{2, 2}}))) == pair(ArrayFormat::Float, 1u));
    QVERIFY(formatOf(matrixToArray(gpu.stream, alignedZeros<double>({{2, 2}}))) == pair(ArrayFormat::Int32, 2u));
    QVERIFY(formatOf(matrixToArray(gpu.stream, alignedZeros<std::complex<float>>({{2, 2}}))) == pair(ArrayFormat::Int32, 2u));
    QVERIFY(formatOf(matrixToArray(gpu.stream, alignedZeros<std::complex<double>>({{2, 2}}))) == pair(ArrayFormat::Int32, 4u));
    QVERIFY(formatOf(matrixToArray(gpu.stream, alignedZeros<std::uint16_t>({{2, 2, 2}}))) == pair(ArrayFormat::UInt16, 1u));
    QVERIFY(formatOf(matrixToArray(gpu.stream, alignedZeros<std::int8_t>({{2, 2}}))) == pair(ArrayFormat::Int8, 1u));
}

void TestArrays::surfacesAreLayered()
{
    const EmulatedContext gpu;
    const ArrayDescription flat = matrixToArray(gpu.stream, alignedZeros<float>({{2, 3}}), ArrayUse::Surface).ref().description();
    QVERIFY(flat.flags == (ArrayFlag::SurfaceLdst | ArrayFlag::Layered));
    QCOMPARE(flat.depth, std::size_t(1));
    const ArrayDescription deep =
        matrixToArray(gpu.stream, alignedZeros<float>({{4, 2, 3}}), ArrayUse::Surface).ref().description();
    QVERIFY(deep.flags == Flags<ArrayFlag>(ArrayFlag::SurfaceLdst));
    QCOMPARE(deep.depth, std::size_t(4));
}

void TestArrays::fromDeviceMemory()
{
    const EmulatedContext gpu;
    const std::vector<std::uint8_t> values = counting(12);
    const DeviceMemory memory = toDevice(gpu.stream, bytesOf(values));
    const Array array = arrayFrom(gpu.stream, {{3, 4}}, texelFormatOf<std::uint8_t>(), memory.ref());
    QCOMPARE(contents(gpu.stream, array, {{4}, 3}), values);
    QVERIFY_EXCEPTION_THROWN(arrayFrom(gpu.stream, {{4, 4}}, texelFormatOf<std::uint8_t>(), memory.ref()), LogicError);
}

void TestArrays::channels()
{
    const EmulatedContext gpu;
    const AlignedArray<std::uint8_t> c = alignedZeros<std::uint8_t>({{2, 3, 4}, Order::C});
    c.at({1, 2, 3}) = 9;
    const Array array = multichannelArray(gpu.stream, c);
    const ArrayDescription description = array.ref().description();
    QCOMPARE(description.width, std::size_t(3));
    QCOMPARE(description.height, std::size_t(2));
    QCOMPARE(description.channels, 4u);
    QCOMPARE(contents(gpu.stream, array, {{12}, 2})[23], std::uint8_t(9));
    const AlignedArray<std::uint8_t> f = alignedZeros<std::uint8_t>({{2, 3, 4}, Order::F});
    f.at({1, 2, 3}) = 8;
    const Array other = multichannelArray(gpu.stream, f);
    QCOMPARE(other.ref().description().width, std::size_t(3));
    QCOMPARE(other.ref().description().height, std::size_t(4));
    QCOMPARE(contents(gpu.stream, other, {{6}, 4})[23], std::uint8_t(8));
    QVERIFY_EXCEPTION_THROWN(multichannelArray(gpu.stream, alignedZeros<float>({{2, 2, 3}})), LogicError);
    QVERIFY_EXCEPTION_THROWN(multichannelArray(gpu.stream, alignedZeros<float>({{2, 2}})), LogicError);
}

KD_TEST(TestArrays, QCoreApplication)

}  // namespace tst_arrays

#include "tst_arrays.moc"
