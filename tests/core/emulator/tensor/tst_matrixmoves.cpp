// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cstring>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace tst_matrixmoves {

/// ldmatrix, stmatrix and movmatrix: what they move, and that their accesses are checked and counted as others are.
class MatrixMoves : public QObject {
    Q_OBJECT

private slots:
    void loads_data();
    void loads();
    void stores_data();
    void stores();
    void loadsOfBytes_data();
    void loadsOfBytes();
    void storesOfBytes_data();
    void storesOfBytes();
    void paddingIsNotRead();
    void transposesInRegisters();
    void genericAddresses();
    void wrongRows_data();
    void wrongRows();
    void racesAreFound();
    void bankConflictsAreCounted();
    void lastOfOverlappingRowsStays();
    void needsItsTarget();
};

namespace {

constexpr const char* kShared = ".shared .align 16 .b8 tile[1024];\n";

// Element (row, column) of matrix m is 64 m + 8 row + column. Rows lie 16 bytes apart, but in reverse order.
const char* const kFilled = R"(
    mov.u32 %r20, tile;
    shl.b32 %r21, %t, 4;
    mov.u32 %r22, 496;
    sub.u32 %r22, %r22, %r21;
    add.u32 %r20, %r20, %r22;
    shl.b32 %r23, %t, 3;
    shl.b32 %r24, %r23, 16;
    or.b32 %r23, %r23, %r24;
    add.u32 %r23, %r23, 0x10000;
    st.shared.b32 [%r20], %r23;
    add.u32 %r24, %r23, 0x20002;
    st.shared.b32 [%r20 + 4], %r24;
    add.u32 %r24, %r23, 0x40004;
    st.shared.b32 [%r20 + 8], %r24;
    add.u32 %r24, %r23, 0x60006;
    st.shared.b32 [%r20 + 12], %r24;
    bar.warp.sync -1;
)";

std::string registersOf(int count)
{
    std::string list = "{%r0";
    for (int i = 1; i < count; ++i)
        list += ", %r" + std::to_string(i);
    return list + "}";
}

// What register `matrix` of a lane has of such matrices.
std::uint32_t wordOf(std::uint32_t matrix, std::uint32_t lane, bool isTransposed)
{
    const auto element = [&](std::uint32_t which) {
        const std::uint32_t line = lane / 4, along = lane % 4 * 2 + which;
        return 64 * matrix + (isTransposed ? 8 * along + line : 8 * line + along);
    };
    return element(0) | element(1) << 16;
}

void addForms()
{
    QTest::addColumn<int>("matrices");
    QTest::addColumn<bool>("isTransposed");
    for (const int matrices : {1, 2, 4})
        for (const bool isTransposed : {false, true})
            QTest::addRow("x%d%s", matrices, isTransposed ? " transposed" : "") << matrices << isTransposed;
}

std::string formOf(const char* root, int matrices, bool isTransposed)
{
    return std::string(root) + ".sync.aligned.m8n8.x" + std::to_string(matrices) + (isTransposed ? ".trans" : "") + ".shared.b16 ";
}

}  // namespace

void MatrixMoves::loads_data()
{
    addForms();
}

void MatrixMoves::loads()
{
    QFETCH(int, matrices);
    QFETCH(bool, isTransposed);
    std::string body = kFilled + formOf("ldmatrix", matrices, isTransposed) + registersOf(matrices) + ", [%r20];\n" +
        "mul.wide.u32 %d0, %t, 16;\nadd.s64 %d0, %d0, %out;\n";
    for (int i = 0; i < matrices; ++i)
        body += "st.global.u32 [%d0 + " + std::to_string(4 * i) + "], %r" + std::to_string(i) + ";\n";
    PtxKernel kernel(body, kShared);
    const auto result = kernel.run(32, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(matrices); ++i)
            QCOMPARE(result[4 * lane + i], wordOf(i, lane, isTransposed));
}

void MatrixMoves::stores_data()
{
    addForms();
}

// What ldmatrix read is written 512 bytes further and found there as it was.
void MatrixMoves::stores()
{
    QFETCH(int, matrices);
    QFETCH(bool, isTransposed);
    const std::string list = registersOf(matrices);
    const std::string cleared = "st.shared.v4.b32 [%r20 + 512], {0, 0, 0, 0};\nbar.warp.sync -1;\n";
    PtxKernel kernel(kFilled + cleared + formOf("ldmatrix", matrices, isTransposed) + list + ", [%r20];\n" +
                         formOf("stmatrix", matrices, isTransposed) + "[%r20 + 512], " + list + ";\nbar.warp.sync -1;\n" + R"(
        mov.u32 %r20, tile; mov.u32 %r21, 496; shl.b32 %r22, %t, 4; sub.u32 %r21, %r21, %r22; add.u32 %r20, %r20, %r21;
        mul.wide.u32 %d0, %t, 16; add.s64 %d0, %d0, %out;
        ld.shared.v4.u32 {%r0, %r1, %r2, %r3}, [%r20 + 512];
        st.global.v4.u32 [%d0], {%r0, %r1, %r2, %r3};)",
                     kShared);
    const auto result = kernel.run(32, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t row = 0; row < 32; ++row) {
        for (std::uint32_t i = 0; i < 4; ++i) {
            const std::uint32_t first = 8 * row + 2 * i, wanted = first | (first + 1) << 16;
            QCOMPARE(result[4 * row + i], row < 8 * static_cast<std::uint32_t>(matrices) ? wanted : 0U);
        }
    }
}

namespace {

constexpr const char* kForBytes = ".version 9.0\n.target sm_120a\n.address_size 64\n";
// %r20: the row of a lane, in reverse order. The kernel's argument says what the tile has.
const char* const kRowOfLane = "mov.u32 %r20, tile; mov.u32 %r22, 496; shl.b32 %r21, %t, 4; sub.u32 %r22, %r22, %r21;\n"
                               "add.u32 %r20, %r20, %r22; mul.wide.u32 %d0, %t, 16; ld.param.u64 %d1, [first];\n"
                               "add.s64 %d1, %d1, %d0; add.s64 %d0, %d0, %out; mov.u32 %r22, tile; add.u32 %r21, %r22, %r21;\n";

std::vector<std::uint32_t> runOnTile(const std::string& body, const std::vector<std::uint32_t>& words)
{
    kd::emulator::MachineSettings settings;
    settings.capability = {12, 0};
    PtxKernel kernel(PtxKernel::Whole{kForBytes + std::string(kShared) + PtxKernel::kernelOf(kRowOfLane + body)}, settings);
    const std::uint64_t in = kernel.machine().memory().allocate(words.size() * 4);
    std::memcpy(reinterpret_cast<void*>(in), words.data(), words.size() * 4);
    const auto result = kernel.run(32, 128, 1, {in});
    if (kernel.report().fault)
        throw std::runtime_error(kernel.faultText().toStdString());
    return {result.begin(), result.end()};
}

std::vector<std::uint32_t> randomWords()
{
    std::mt19937 random(11);
    std::vector<std::uint32_t> words(128);
    for (std::uint32_t& word : words)
        word = static_cast<std::uint32_t>(random());
    return words;
}

// Element of `width` bits of the row that a lane gives, where mma takes it from.
std::uint32_t elementOf(const std::vector<std::uint32_t>& tile, int lane, int column, int width)
{
    std::uint32_t value = 0;
    for (int i = 0; i < width; ++i) {
        const int bit = (31 - lane) * 128 + column * width + i;
        value |= (tile[static_cast<std::size_t>(bit / 32)] >> (bit % 32) & 1) << i;
    }
    return width == 4 ? value << 2 : value;
}

}  // namespace

void MatrixMoves::loadsOfBytes_data()
{
    QTest::addColumn<QString>("shape");
    QTest::addColumn<int>("matrices");
    QTest::addColumn<int>("width");
    const auto addRow = [](const char* shape, int matrices, int width) {
        QTest::addRow("%s x%d of %d bits", shape, matrices, width) << shape << matrices << width;
    };
    for (const int width : {8, 6, 4}) {
        for (const int matrices : {1, 2})
            addRow("m16n16", matrices, width);
        for (const int matrices : {1, 2, 4})
            if (width != 8)
                addRow("m8n16", matrices, width);
    }
}

void MatrixMoves::loadsOfBytes()
{
    QFETCH(QString, shape);
    QFETCH(int, matrices);
    QFETCH(int, width);
    const bool isTransposed = shape == "m16n16";
    const int registers = isTransposed ? 2 * matrices : matrices;
    const std::string type = width == 8 ? ".b8 " : width == 6 ? ".b8x16.b6x16_p32 " : ".b8x16.b4x16_p64 ";
    std::string body = "ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%d1]; st.shared.v4.u32 [%r21], {%r0, %r1, %r2, %r3};\n"
                       "bar.warp.sync -1;\nldmatrix.sync.aligned." + shape.toStdString() + ".x" + std::to_string(matrices) +
        (isTransposed ? ".trans" : "") + ".shared" + type + registersOf(registers) + ", [%r20];\n";
    for (int i = 0; i < registers; ++i)
        body += "st.global.u32 [%d0 + " + std::to_string(4 * i) + "], %r" + std::to_string(i) + ";\n";
    const std::vector<std::uint32_t> tile = randomWords(), found = runOnTile(body, tile);
    for (int lane = 0; lane < 32; ++lane)
        for (int i = 0; i < registers; ++i) {
            std::uint32_t wanted = 0;
            for (int byte = 0; byte < 4; ++byte) {
                const int along = lane % 4 * 4 + byte;
                wanted |= (isTransposed ? elementOf(tile, 16 * (i / 2) + along, lane / 4 + 8 * (i % 2), width)
                                        : elementOf(tile, 8 * i + lane / 4, along, width)) << (8 * byte);
            }
            QCOMPARE(found[static_cast<std::size_t>(4 * lane + i)], wanted);
        }
}

void MatrixMoves::storesOfBytes_data()
{
    QTest::addColumn<int>("matrices");
    for (const int matrices : {1, 2, 4})
        QTest::addRow("x%d", matrices) << matrices;
}

// A lane has bytes as mma.m16n8 leaves its elements of C; they are stored as columns.
void MatrixMoves::storesOfBytes()
{
    QFETCH(int, matrices);
    const std::string body = "st.shared.v4.u32 [%r21], {0, 0, 0, 0}; bar.warp.sync -1;\n"
                             "ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%d1];\nstmatrix.sync.aligned.m16n8.x" +
        std::to_string(matrices) + ".trans.shared.b8 [%r20], " + registersOf(matrices) + ";\nbar.warp.sync -1;\n"
        "ld.shared.v4.u32 {%r0, %r1, %r2, %r3}, [%r20]; st.global.v4.u32 [%d0], {%r0, %r1, %r2, %r3};\n";
    const std::vector<std::uint32_t> words = randomWords(), found = runOnTile(body, words);
    for (int matrix = 0; matrix < 4; ++matrix)
        for (int row = 0; row < 16; ++row)
            for (int column = 0; column < 8; ++column) {
                const int lane = row % 8 * 4 + column / 2, byte = column % 2 + row / 8 * 2;
                const std::uint32_t had = words[static_cast<std::size_t>(4 * lane + matrix)] >> (8 * byte) & 0xff;
                const std::uint32_t stored = found[static_cast<std::size_t>(4 * (8 * matrix + column) + row / 4)];
                QCOMPARE(stored >> (row % 4 * 8) & 0xff, matrix < matrices ? had : 0U);
            }
}

// Only the bytes that have elements count as read: what is written behind them is no content.
void MatrixMoves::paddingIsNotRead()
{
    const std::string load = "bar.warp.sync -1;\nldmatrix.sync.aligned.m8n16.x4.shared.b8x16.";
    const std::string registers = " {%r0, %r1, %r2, %r3}, [%r20];\nadd.u32 %r0, %r0, %r1;\nst.global.u32 [%d0], %r0;\n";
    const std::vector<std::uint32_t> words(128);
    runOnTile("st.shared.v2.u32 [%r21], {%t, 5};\n" + load + "b4x16_p64" + registers, words);
    runOnTile("st.shared.u32 [%r21 + 8], 7;\n" + load + "b6x16_p32" + registers, words);
    const std::string behindFours = "st.shared.u32 [%r21 + 8], 7;\n" + load + "b4x16_p64" + registers;
    const std::string behindSixes = "st.shared.u32 [%r21 + 12], 7;\n" + load + "b6x16_p32" + registers;
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, runOnTile(behindFours, words));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, runOnTile(behindSixes, words));
}

void MatrixMoves::transposesInRegisters()
{
    PtxKernel kernel(R"(
        shl.b32 %r0, %t, 1; shl.b32 %r1, %r0, 16; or.b32 %r0, %r0, %r1; add.u32 %r0, %r0, 0x10000;
        movmatrix.sync.aligned.m8n8.trans.b16 %r2, %r0;
        st.global.u32 [%slot], %r2;)");
    const auto result = kernel.run(32, 32);
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], wordOf(0, lane, true));
}

void MatrixMoves::genericAddresses()
{
    const std::string store = "ldmatrix.sync.aligned.m8n8.x1.b16 {%r0}, [%d2]; st.global.u32 [%slot], %r0;";
    PtxKernel kernel(kFilled + ("cvt.u64.u32 %d1, %r20; cvta.shared.u64 %d2, %d1;" + store), kShared);
    const auto result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], wordOf(0, lane, false));
    PtxKernel global("and.b64 %d2, %out, -16; " + store);
    global.run(32, 32);
    QVERIFY(global.report().fault.has_value());
    QCOMPARE(global.report().fault->kind, kd::Fault::Kind::IllegalAddress);
    QVERIFY2(global.faultText().contains("rows of matrices are in shared memory"), qPrintable(global.faultText()));
}

void MatrixMoves::wrongRows_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("said");
    QTest::newRow("misaligned") << "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r0}, [%r20 + 8];"
                                << static_cast<int>(kd::Fault::Kind::Misaligned) << "it must be a multiple of 16";
    QTest::newRow("behind its variable") << "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r0, %r1, %r2, %r3}, [%r20 + 528];"
                                         << static_cast<int>(kd::Fault::Kind::SharedOutOfBounds) << "1024-byte variable tile";
    QTest::newRow("written behind") << "stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r20 + 1024], {%r0};"
                                    << static_cast<int>(kd::Fault::Kind::SharedOutOfBounds) << "write of 16 bytes";
    QTest::newRow("named") << "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r0}, [tile + 1016];"
                           << static_cast<int>(kd::Fault::Kind::SharedOutOfBounds) << "1024-byte variable tile";
}

void MatrixMoves::wrongRows()
{
    QFETCH(QString, instruction);
    QFETCH(int, kind);
    QFETCH(QString, said);
    PtxKernel kernel(kFilled + instruction.toStdString(), kShared);
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(static_cast<int>(kernel.report().fault->kind), kind);
    QVERIFY2(kernel.faultText().contains(said), qPrintable(kernel.faultText()));
}

// Two warps write and read the same rows with no barrier between them.
void MatrixMoves::racesAreFound()
{
    const std::string body = "mov.u32 %r20, tile; and.b32 %r21, %t, 31; shl.b32 %r22, %r21, 4; add.u32 %r20, %r20, %r22;\n"
                             "setp.lt.u32 %p0, %t, 32; @%p0 bra READ;\n"
                             "mov.u32 %r0, %t; stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r20], {%r0};\nbra DONE;\n"
                             "READ: ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r1}, [%r20];\nDONE:\n";
    PtxKernel kernel(body, kShared);
    kernel.run(64, 32);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, kd::Fault::Kind::SharedRace);
}

void MatrixMoves::bankConflictsAreCounted()
{
    // Rows 128 bytes apart are in the same banks: 8 passes where one would do.
    for (const bool isSpread : {false, true}) {
        const std::string apart = isSpread ? "144" : "128";
        PtxKernel kernel(".loc 1 5 0\nmov.u32 %r20, wide; and.b32 %r21, %t, 7; mul.lo.u32 %r22, %r21, " + apart +
                             "; add.u32 %r20, %r20, %r22;\nldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r0}, [%r20];",
                         ".file 1 \"wide.cu\"\n.shared .align 16 .b8 wide[2048];\n",
                         {.threads = 1, .counters = true, .checks = kd::HazardChecks::Addresses});
        kernel.run(32, 32);
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        std::uint64_t conflicts = 0;
        for (const kd::LineCount& line : kernel.report().counts->lines)
            conflicts += line.bankConflicts;
        QCOMPARE(conflicts, isSpread ? 0U : 7U);
    }
}

void MatrixMoves::lastOfOverlappingRowsStays()
{
    PtxKernel kernel(R"(
        mov.u32 %r20, tile; mov.u32 %r0, %t;
        stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r20], {%r0};
        bar.warp.sync -1;
        and.b32 %r21, %t, 3; shl.b32 %r21, %r21, 2; add.u32 %r20, %r20, %r21;
        ld.shared.u32 %r1, [%r20];
        st.global.u32 [%slot], %r1;)",
                     kShared, {.threads = 1, .checks = kd::HazardChecks::Addresses});
    const auto result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], 28 + lane % 4);
}

void MatrixMoves::needsItsTarget()
{
    const std::string text = ".version 9.0\n.target sm_80\n.address_size 64\n" + std::string(kShared) +
        PtxKernel::kernelOf("stmatrix.sync.aligned.m8n8.x1.shared.b16 [tile], {%r0};");
    try {
        PtxKernel kernel(PtxKernel::Whole{text});
        kernel.run(32, 32);
        QFAIL("it was loaded");
    } catch (const kd::LogicError& error) {
        QVERIFY2(QString(error.what()).contains("stmatrix.sync.aligned.m8n8.x1.shared.b16: this instruction needs .target sm_90"),
                 error.what());
    }
}

KD_TEST(MatrixMoves, kd::test::NoApplication)

}  // namespace tst_matrixmoves

#include "tst_matrixmoves.moc"
