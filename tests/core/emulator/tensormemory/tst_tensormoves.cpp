// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensorcells.h"
#include "tensorkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

namespace tst_tensormoves {

using namespace tensormemorytest;

namespace {

std::vector<std::uint32_t> namedCells(std::uint32_t blocks = 1)
{
    std::vector<std::uint32_t> cells(std::size_t{kCells} * blocks);
    for (std::uint32_t i = 0; i < cells.size(); ++i)
        cells[i] = 0x9e3779b9U * (i + 1);
    return cells;
}

/// Who has a cell, as the figures of the manual show it: thread and register of a word of a lane, counted from the address.
struct Owner {
    int thread = 0, number = 0;
};
struct Shape {
    const char* name;
    int lanes, wordsOfOne, registersOfOne;  ///< of .x1
    Owner (*owner)(int lane, int word);
};
// Of .16x32bx2 each half of the warp has a part of its own; words count within it.
constexpr Shape kShapes[] = {
    {"32x32b", 32, 1, 1, [](int lane, int word) { return Owner{lane, word}; }},
    {"16x64b", 16, 2, 1, [](int lane, int word) { return Owner{lane % 8 * 4 + word % 2 * 2 + lane / 8, word / 2}; }},
    {"16x128b", 16, 4, 2, [](int lane, int word) { return Owner{lane % 8 * 4 + word % 4, word / 4 * 2 + lane / 8}; }},
    {"16x256b", 16, 8, 4,
     [](int lane, int word) { return Owner{lane % 8 * 4 + word % 8 / 2, word / 8 * 4 + lane / 8 * 2 + word % 2}; }},
    {"16x32bx2", 16, 1, 1, [](int lane, int word) { return Owner{lane, word}; }},
};
constexpr int kSplit = 200, kColumn = 40;  // columns between the parts of .16x32bx2; where a move begins

struct Case {
    const Shape& shape;
    int times;
    bool isPacked;
    int firstLane;  ///< within the warp's

    int registers() const { return shape.registersOfOne * times; }
    int words() const { return shape.wordsOfOne * times; }
    bool isSplit() const { return std::string(shape.name) == "16x32bx2"; }
    std::string name() const
    {
        return std::string(shape.name) + " x" + std::to_string(times) + (isPacked ? " packed" : "") +
            (firstLane != 0 ? " upper" : "");
    }
    /// The columns are there, and the parts do not overlap. Of large ones every other is enough.
    bool isPossible() const
    {
        const int columns = words() * (isPacked ? 2 : 1);
        return kColumn + columns + (isSplit() ? kSplit : 0) <= 512 && (!isSplit() || columns <= kSplit) &&
            (times <= 2 || times == 8 || registers() == 32 || registers() == 128);
    }
    std::string address() const
    {
        return "[%own+" + std::to_string((firstLane << 16) + kColumn) + "]";
    }
    std::string instruction(bool isStore) const
    {
        const std::string words = std::string(".sync.aligned.") + shape.name + ".x" + std::to_string(times);
        const std::string split = isSplit() ? ", " + std::to_string(kSplit) : std::string();
        const std::string list = registersNamed('v', registers());
        return isStore ? "tcgen05.st" + words + (isPacked ? ".unpack::16b" : "") + ".b32 " + address() + split + ", " + list + ";\n"
                       : "tcgen05.ld" + words + (isPacked ? ".pack::16b" : "") + ".b32 " + list + ", " + address() + split + ";\n";
    }
    /// Calls act(cell of the warp, thread, register, which half) for each cell that is moved; half -1: the whole register.
    template <typename Act> void each(std::uint32_t warp, const Act& act) const
    {
        for (int part = 0; part < (isSplit() ? 2 : 1); ++part)
            for (int lane = 0; lane < shape.lanes; ++lane)
                for (int word = 0; word < words(); ++word) {
                    const Owner owner = shape.owner(lane, word);
                    const auto row = warp * 32 + static_cast<std::uint32_t>(firstLane + lane);
                    const int column = kColumn + part * kSplit + word * (isPacked ? 2 : 1);
                    for (int half = isPacked ? 0 : -1; half < (isPacked ? 2 : 0); ++half)
                        act(row * kColumns + static_cast<std::uint32_t>(column + std::max(half, 0)), owner.thread + 16 * part,
                            owner.number, half);
                }
    }
};

std::vector<Case> allCases()
{
    std::vector<Case> cases;
    for (const Shape& shape : kShapes)
        for (int times = 1; shape.registersOfOne * times <= 128; times *= 2)
            for (const bool isPacked : {false, true})
                for (int firstLane = 0; firstLane + shape.lanes <= 32; firstLane += 16)
                    if (const Case one{shape, times, isPacked, firstLane}; one.isPossible())
                        cases.push_back(one);
    return cases;
}

// Registers go to the first columns of the thread's row of cells, the way the kernel writes the last image.
std::string registersToCells(const Case& one)
{
    std::string text = "tcgen05.wait::ld.sync.aligned;\n";
    for (int i = 0; i < one.registers(); ++i)
        text += "tcgen05.st.sync.aligned.32x32b.x1.b32 [%own+" + std::to_string(i) + "], {%v" + std::to_string(i) + "};\n";
    return text + "tcgen05.wait::st.sync.aligned;\n";
}

std::uint32_t halfOf(std::uint32_t value, int half)
{
    return half < 0 ? value : value >> 16 * half & 0xffff;
}

}  // namespace

/// tcgen05.alloc, ld, st, cp and shift: who has which cell, against the manual's figures; of shift as others measured it.
class TensorMoves : public QObject {
    Q_OBJECT

private slots:
    void loads_data() { addCases(); }
    void loads();
    void reducedLoads_data();
    void reducedLoads();
    void stores_data() { addCases(); }
    void stores();
    void lanesOfAWarp();
    void allocates();
    void copies_data();
    void copies();
    void copiesToPairs();
    void shifts_data();
    void shifts();

private:
    static void addCases()
    {
        QTest::addColumn<int>("index");
        const std::vector<Case> cases = allCases();
        for (std::size_t i = 0; i < cases.size(); ++i)
            QTest::newRow(cases[i].name().c_str()) << static_cast<int>(i);
    }
};

void TensorMoves::loads()
{
    QFETCH(int, index);
    const Case one = allCases()[static_cast<std::size_t>(index)];
    const std::vector<std::uint32_t> before = namedCells();
    const TensorRun run = ranKernel({.body = one.instruction(false) + registersToCells(one)}, before);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    std::size_t seen = 0;
    for (std::uint32_t warp = 0; warp < 4; ++warp)
        one.each(warp, [&](std::uint32_t cell, int thread, int number, int half) {
            const std::uint32_t found = run.cells[(warp * 32 + static_cast<std::uint32_t>(thread)) * kColumns +
                                                  static_cast<std::uint32_t>(number)];
            const std::uint32_t wanted = half < 0 ? before[cell] : before[cell] & 0xffff;
            seen += halfOf(found, half) == wanted ? 1 : 0;
        });
    QCOMPARE(seen, static_cast<std::size_t>(128 * one.registers() * (one.isPacked ? 2 : 1)));
}

void TensorMoves::reducedLoads_data()
{
    QTest::addColumn<QByteArray>("words");
    for (const char* const words : {"u32.min", "u32.max", "s32.min", "max.s32", "f32.min", "f32.max", "max.abs.f32", "f32.min.abs",
                                    "f32.min.NaN", "max.abs.NaN.f32"})
        QTest::newRow(words) << QByteArray(words);
}

/// What each thread loads, and the least or the greatest of it: by comparisons of numbers, NaN apart.
void TensorMoves::reducedLoads()
{
    QFETCH(QByteArray, words);
    const bool isSplit = words.contains("max");
    const std::uint32_t special[] = {0x7fc00000, 0x7f800001, 0x80000000, 0, 0xff800000, 0x7f800000, 0x00000001, 0xbf800000};
    std::vector<std::uint32_t> before = namedCells();
    for (std::size_t i = 0; i < before.size(); ++i)
        before[i] = i % 3 == 0 ? special[i / 3 % 8] : before[i];
    constexpr int kCount = 4;
    const QByteArray body = "tcgen05.ld.red.sync.aligned." + QByteArray(isSplit ? "16x32bx2" : "32x32b") + ".x4." + words +
        " {%v0, %v1, %v2, %v3}, %v4, [%own + 40]" + (isSplit ? ", 200" : "") + ";\ntcgen05.wait::ld.sync.aligned;\n" +
        "tcgen05.st.sync.aligned.32x32b.x1.b32 [%own], {%v4};\ntcgen05.wait::st.sync.aligned;\n";
    const TensorRun run = ranKernel({.body = body.toStdString(), .target = "sm_103a"}, before);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    const bool isMaximum = words.contains("max");
    for (std::uint32_t thread = 0; thread < 128; ++thread) {
        std::vector<std::uint32_t> values;
        for (std::uint32_t i = 0; i < kCount; ++i) {
            const std::uint32_t lane = isSplit ? thread / 32 * 32 + thread % 16 : thread;
            const std::uint32_t column = 40 + i + (isSplit && thread % 32 >= 16 ? 200 : 0);
            values.push_back(before[lane * kColumns + column] & (words.contains("abs") ? 0x7fffffffU : ~0U));
        }
        const std::uint32_t found = run.cells[thread * kColumns];
        if (!words.contains("f32")) {
            const bool isSigned = words.contains("s32");
            const auto less = [&](std::uint32_t a, std::uint32_t b) {
                return isSigned ? static_cast<std::int32_t>(a) < static_cast<std::int32_t>(b) : a < b;
            };
            QCOMPARE(found, isMaximum ? *std::ranges::max_element(values, less) : *std::ranges::min_element(values, less));
            continue;
        }
        const auto isNan = [](std::uint32_t bits) { return std::isnan(std::bit_cast<float>(bits)); };
        const auto nans = std::ranges::count_if(values, isNan);
        if (nans == kCount || (nans != 0 && words.contains("NaN"))) {
            QCOMPARE(found, 0x7fffffffU);
            continue;
        }
        std::erase_if(values, isNan);
        const auto less = [](std::uint32_t a, std::uint32_t b) {
            const float x = std::bit_cast<float>(a), y = std::bit_cast<float>(b);
            return x < y || (x == y && std::signbit(x) && !std::signbit(y));
        };
        QCOMPARE(found, isMaximum ? *std::ranges::max_element(values, less) : *std::ranges::min_element(values, less));
    }
}

void TensorMoves::stores()
{
    QFETCH(int, index);
    const Case one = allCases()[static_cast<std::size_t>(index)];
    std::vector<std::uint32_t> expected = namedCells();
    std::string body;
    for (int i = 0; i < one.registers(); ++i)
        body += "mad.lo.u32 %v" + std::to_string(i) + ", %t, 65599, " + std::to_string(i * 7919 + 1) + ";\n";
    const TensorRun run = ranKernel({.body = body + one.instruction(true) + "tcgen05.wait::st.sync.aligned;\n"}, expected);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    for (std::uint32_t warp = 0; warp < 4; ++warp)
        one.each(warp, [&](std::uint32_t cell, int thread, int number, int half) {
            const std::uint32_t ofThread = warp * 32 + static_cast<std::uint32_t>(thread);
            const std::uint32_t value = ofThread * 65599U + static_cast<std::uint32_t>(number * 7919 + 1);
            expected[cell] = halfOf(value, half);
        });
    QCOMPARE(run.cells, expected);
}

// A warp reaches a quarter of the lanes; a lane below 32 counts from there.
void TensorMoves::lanesOfAWarp()
{
    const std::vector<std::uint32_t> cells = namedCells();
    const std::string store = "tcgen05.st.sync.aligned.32x32b.x1.b32 [%own], {%v0};\ntcgen05.wait::st.sync.aligned;\n";
    const TensorRun own = ranKernel(
        {.body = "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%v0}, [%at+9];\ntcgen05.wait::ld.sync.aligned;\n" + store}, cells);
    QVERIFY2(own.fault.isEmpty(), qPrintable(own.fault));
    for (std::uint32_t lane = 0; lane < kLanes; ++lane)
        QCOMPARE(own.cells[lane * kColumns], cells[lane * kColumns + 9]);
    const TensorRun other = ranKernel({.body = "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%v0}, [%at+2097152];\n"}, cells);
    QVERIFY2(other.fault.contains("reaches 32 lanes from lane"), qPrintable(other.fault));
}

void TensorMoves::allocates()
{
    kd::emulator::TensorCells cells;
    QCOMPARE(cells.allocate(256), std::optional<std::uint32_t>(0));
    QCOMPARE(cells.allocate(128), std::optional<std::uint32_t>(256));
    QCOMPARE(cells.allocate(256), std::optional<std::uint32_t>());
    QCOMPARE(cells.allocate(32), std::optional<std::uint32_t>(384));
    QVERIFY(!cells.free(256, 64));
    QVERIFY(!cells.free(288, 32));
    QVERIFY(cells.free(0, 256));
    QVERIFY(!cells.free(0, 256));
    QCOMPARE(cells.allocated(), 160U);
    QVERIFY(cells.isAllocated({0, 128, 256, 160}));
    QVERIFY(!cells.isAllocated({0, 128, 255, 2}));
    QVERIFY(!cells.isAllocated({0, 128, 0xfffffff0U, 32}));
    QCOMPARE(cells.allocate(64), std::optional<std::uint32_t>(0));
    QVERIFY(!kd::emulator::TensorCells::isSize(16) && !kd::emulator::TensorCells::isSize(96));
    QVERIFY(kd::emulator::TensorCells::isSize(32) && kd::emulator::TensorCells::isSize(512));
}

namespace {

/// What tcgen05.cp copies: each source row's words and the lanes that get them.
struct Copied {
    const char* words;
    int rows, pieces;
    std::vector<int> (*lanes)(int row);
};
const std::array<Copied, 6> kCopies{{
    {"128x256b", 128, 2, [](int row) { return std::vector{row}; }},
    {"128x128b", 128, 1, [](int row) { return std::vector{row}; }},
    {"4x256b", 4, 2, [](int row) { return std::vector{32 * row}; }},
    {"64x128b.warpx2::02_13", 64, 1, [](int row) { return std::vector{row, row + 64}; }},
    {"64x128b.warpx2::01_23", 64, 1,
     [](int row) { return row < 32 ? std::vector{row, row + 32} : std::vector{row + 32, row + 64}; }},
    {"32x128b.warpx4", 32, 1, [](int row) { return std::vector{row, row + 32, row + 64, row + 96}; }},
}};

constexpr std::uint32_t kShared = 32768;

std::uint64_t bitsOfDescriptor(std::uint32_t leading, std::uint32_t stride, int swizzle)
{
    const std::uint64_t mode = swizzle == 128 ? 2 : swizzle == 64 ? 4 : swizzle == 32 ? 6 : 0;
    return std::uint64_t{leading / 16} << 16 | std::uint64_t{stride / 16} << 32 | std::uint64_t{1} << 46 | mode << 61;
}

// Byte in shared memory of a piece of a row, with a swizzle of so many bytes.
std::uint32_t placeOfPiece(int row, int piece, std::uint32_t leading, std::uint32_t stride, int swizzle)
{
    const int span = swizzle == 0 ? 1 : swizzle / 16;
    const auto plain = static_cast<std::uint32_t>(row / 8) * stride +
        static_cast<std::uint32_t>(row % 8 * 16 * span + piece % span * 16) +
        static_cast<std::uint32_t>(piece / span) * leading;
    return plain ^ (plain >> 7 & static_cast<std::uint32_t>(span - 1)) << 4;
}

std::string copyBody(const Copied& copied, int packed, std::uint64_t descriptor, int blocks)
{
    const std::string formats = packed == 0 ? "" : packed == 6 ? ".b8x16.b6x16_p32" : ".b8x16.b4x16_p64";
    return "setp.ne.u32 %p1, %t, 0; " + std::string(blocks == 2 ? "mov.u32 %r9, %cluster_ctarank; setp.ne.u32 %p2, %r9, 0; or.pred "
                                                                  "%p1, %p1, %p2; " : "") +
        "@%p1 bra BEGUN;\ncvt.u64.u32 %d0, %shared; shr.u64 %d0, %d0, 4; add.u64 %d0, %d0, " +
        std::to_string(static_cast<std::int64_t>(descriptor)) + ";\ntcgen05.cp.cta_group::" + std::to_string(blocks) + "." +
        copied.words + formats + " [%at+16], %d0;\n" + committed(blocks) + "BEGUN:\n" + awaited();
}

void expectCopied(const Copied& copied, int packed, std::uint32_t stride, int swizzle, const std::uint32_t* shared,
                  std::uint32_t* cells)
{
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(shared);
    for (int row = 0; row < copied.rows; ++row)
        for (int piece = 0; piece < copied.pieces; ++piece)
            for (int byte = 0; byte < 16; ++byte) {
                const std::uint8_t* const from = bytes + placeOfPiece(row, piece, 8192, stride, swizzle);
                std::uint32_t value = from[byte];
                if (packed == 4)
                    value = (from[byte / 2] >> byte % 2 * 4 & 15U) << 2;
                else if (packed == 6)
                    value = (static_cast<std::uint32_t>(from[byte * 6 / 8] | from[byte * 6 / 8 + 1] << 8) >> byte * 6 % 8) & 63;
                for (const int lane : copied.lanes(row)) {
                    std::uint32_t& cell = cells[static_cast<std::uint32_t>(lane) * kColumns + 16 +
                                                static_cast<std::uint32_t>(piece * 4 + byte / 4)];
                    cell = (cell & ~(255U << byte % 4 * 8)) | value << byte % 4 * 8;
                }
            }
}

std::vector<std::uint32_t> sharedImage(std::uint32_t blocks)
{
    std::vector<std::uint32_t> shared(kShared / 4 * blocks);
    for (std::uint32_t i = 0; i < shared.size(); ++i)
        shared[i] = 0x85ebca6bU * (i + 3) ^ i << 7;
    return shared;
}

}  // namespace

void TensorMoves::copies_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("packed");
    QTest::addColumn<int>("swizzle");
    for (std::size_t i = 0; i < kCopies.size(); ++i)
        for (const int packed : {0, 4, 6})
            for (const int swizzle : {0, 32, 64, 128})
                QTest::addRow("%s %d %d", kCopies[i].words, packed, swizzle) << static_cast<int>(i) << packed << swizzle;
}

void TensorMoves::copies()
{
    QFETCH(int, index);
    QFETCH(int, packed);
    QFETCH(int, swizzle);
    const Copied& copied = kCopies[static_cast<std::size_t>(index)];
    const std::uint32_t stride = swizzle == 0 ? 128 : static_cast<std::uint32_t>(swizzle) * 8;
    std::vector<std::uint32_t> expected = namedCells();
    const std::vector<std::uint32_t> shared = sharedImage(1);
    const TensorRun run = ranKernel({.body = copyBody(copied, packed, bitsOfDescriptor(8192, stride, swizzle), 1),
                                     .sharedBytes = kShared}, expected, shared);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    expectCopied(copied, packed, stride, swizzle, shared.data(), expected.data());
    QCOMPARE(run.cells, expected);
}

// Each block of a pair copies from its own shared memory.
void TensorMoves::copiesToPairs()
{
    std::vector<std::uint32_t> expected = namedCells(2);
    const std::vector<std::uint32_t> shared = sharedImage(2);
    const TensorRun run = ranKernel({.body = copyBody(kCopies[5], 0, bitsOfDescriptor(8192, 128, 0), 2), .blocks = 2,
                                     .sharedBytes = kShared}, expected, shared);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    for (std::size_t block = 0; block < 2; ++block)
        expectCopied(kCopies[5], 0, 128, 0, shared.data() + block * kShared / 4, expected.data() + block * kCells);
    QCOMPARE(run.cells, expected);
}

void TensorMoves::shifts_data()
{
    QTest::addColumn<int>("blocks");
    QTest::addColumn<int>("rank");
    QTest::newRow("one block") << 1 << 0;
    QTest::newRow("pair") << 2 << 0;
    QTest::newRow("pair, by the second") << 2 << 1;
}

// Two shifts of columns 40 to 47: a lane has what the one two behind had, but for the last ones of each quarter of the lanes.
void TensorMoves::shifts()
{
    QFETCH(int, blocks);
    QFETCH(int, rank);
    const std::string shift = "tcgen05.shift.cta_group::" + std::to_string(blocks) + ".down [%at+40];\n";
    const std::string body = "setp.ne.u32 %p1, %t, 0; mov.u32 %r9, %cluster_ctarank; setp.ne.u32 %p2, %r9, " +
        std::to_string(rank) + "; or.pred %p1, %p1, %p2;\n@%p1 bra BEGUN;\n" + shift + shift + committed(blocks) + "BEGUN:\n" +
        awaited();
    const std::vector<std::uint32_t> before = namedCells(static_cast<std::uint32_t>(blocks));
    const TensorRun run = ranKernel({.body = body, .blocks = blocks}, before);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    for (std::size_t row = 0; row < before.size() / kColumns; ++row)
        for (std::size_t column = 0; column < kColumns; ++column) {
            const bool isShifted = column >= 40 && column < 48;
            const std::size_t from = isShifted ? std::min(row + 2, row / 32 * 32 + 31) : row;
            QCOMPARE(run.cells[row * kColumns + column], before[from * kColumns + column]);
        }
}

KD_TEST(TensorMoves, kd::test::NoApplication)

}  // namespace tst_tensormoves

#include "tst_tensormoves.moc"
