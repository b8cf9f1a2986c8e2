// SPDX-License-Identifier: GPL-3.0-or-later
#include "referencenumbers.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <cstring>
#include <limits>
#include <string_view>
#include <vector>

namespace tst_wmma {

using namespace tensortest;

namespace {

struct Shape {
    const char* name;
    int m, n, k;
};
constexpr Shape kSquare{"m16n16k16", 16, 16, 16}, kTall{"m32n8k16", 32, 8, 16}, kFlat{"m8n32k16", 8, 32, 16},
    kTf32Shape{"m16n16k8", 16, 16, 8}, kF64Shape{"m8n8k4", 8, 8, 4}, kFourBits{"m8n8k32", 8, 8, 32}, kOneBit{"m8n8k128", 8, 8, 128};

struct Types {
    Format d, a, b, c;
    const char* words;              ///< of the product, types and what follows
    const char* operation = "";     ///< ".xor.popc"
};

struct Form {
    Shape shape;
    Types types;
    bool isRowA, isRowB, isRowC;
    std::string name() const
    {
        const auto layout = [](bool isRow) { return std::string(isRow ? ".row" : ".col"); };
        return std::string(types.operation) + layout(isRowA) + layout(isRowB) + "." + shape.name + types.words + " C" +
            layout(isRowC);
    }
};

std::vector<Form> forms()
{
    std::vector<Form> all;
    const auto add = [&](const Shape& shape, const Types& types, bool isFixed) {
        for (int layouts = 0; layouts < 8; ++layouts)
            if (!isFixed || (layouts & 3) == 1)
                all.push_back({shape, types, (layouts & 1) != 0, (layouts & 2) != 0, (layouts & 4) != 0});
    };
    for (const Shape& shape : {kSquare, kTall, kFlat}) {
        add(shape, {kF32, kF16, kF16, kF32, ".f32.f32"}, false);
        add(shape, {kF16, kF16, kF16, kF16, ".f16.f16"}, false);
        add(shape, {kF16, kF16, kF16, kF32, ".f16.f32"}, false);
        add(shape, {kF32, kF16, kF16, kF16, ".f32.f16"}, false);
        add(shape, {kF32, kBf16, kBf16, kF32, ".f32.bf16.bf16.f32"}, false);
        add(shape, {kS32, kS8, kS8, kS32, ".s32.s8.s8.s32"}, false);
        add(shape, {kS32, kU8, kU8, kS32, ".s32.u8.u8.s32.satfinite"}, false);
    }
    add(kTf32Shape, {kF32, kTf32, kTf32, kF32, ".f32.tf32.tf32.f32"}, false);
    add(kF64Shape, {kF64, kF64, kF64, kF64, ".f64.f64.f64.f64.rn"}, false);
    add(kFourBits, {kS32, kS4, kS4, kS32, ".s32.s4.s4.s32"}, true);
    add(kFourBits, {kS32, kU4, kU4, kS32, ".s32.u4.u4.s32.satfinite"}, true);
    add(kOneBit, {kS32, kB1, kB1, kS32, ".s32.b1.b1.s32", ".xor.popc"}, true);
    add(kOneBit, {kS32, kB1, kB1, kS32, ".s32.b1.b1.s32", ".and.popc"}, true);
    return all;
}

constexpr int kMatrixBytes = 8192;

// A matrix in memory, with more room between its rows or columns than it needs.
struct Stored {
    int rows, columns;
    Format format;
    bool isRowMajor;
    int stride;
    std::uint32_t* words;

    Stored(int r, int c, const Format& f, bool isRow, bool isWide, std::uint32_t* memory)
        : rows(r), columns(c), format(f), isRowMajor(isRow), stride((isRow ? c : r) + (isWide ? 256 / f.bits : 0)), words(memory)
    {
    }
    int firstBit(int row, int column) const { return (isRowMajor ? row * stride + column : column * stride + row) * format.bits; }
    std::uint64_t at(int row, int column) const
    {
        const int bit = firstBit(row, column);
        if (format.bits == 64)
            return words[bit / 32] | std::uint64_t{words[bit / 32 + 1]} << 32;
        const std::uint64_t mask = format.bits == 32 ? 0xffffffff : (std::uint64_t{1} << format.bits) - 1;
        return words[bit / 32] >> (bit % 32) & mask;
    }
    void set(int row, int column, std::uint64_t bits)
    {
        const int bit = firstBit(row, column);
        words[bit / 32] |= static_cast<std::uint32_t>(bits << (bit % 32));
        if (format.bits == 64)
            words[bit / 32 + 1] = static_cast<std::uint32_t>(bits >> 32);
    }
};

std::string fragment(char name, int count)
{
    std::string list = "{%" + std::string(1, name) + "0";
    for (int i = 1; i < count; ++i)
        list += ", %" + std::string(1, name) + std::to_string(i);
    return list + "}";
}

int registersOf(const Format& format, int rows, int columns, bool isMultiplicand)
{
    if (isMultiplicand && format.name == std::string_view("f16"))
        return 8;
    return std::max(1, rows * columns * format.bits / 32 / (format.bits == 64 ? 64 : 32));
}

// Where matrices are: in global memory by its own or a generic address, or in shared memory.
enum class Place { Global, Generic, Shared };

std::string bodyOf(const Form& form, const Stored& a, const Stored& b, const Stored& c, const Stored& d, Place place, bool isWide)
{
    const auto declare = [](char name, const Format& format) {
        return ".reg " + std::string(format.bits == 64 ? ".b64" : ".b32") + " %" + name + "<8>;\n";
    };
    const auto layout = [](bool isRow) { return std::string(isRow ? ".row." : ".col."); };
    const auto stride = [&](const Stored& matrix) { return isWide ? ", " + std::to_string(matrix.stride) : std::string(); };
    const std::string space = place == Place::Global ? ".global." : place == Place::Shared ? ".shared." : ".";
    const std::string shape = form.shape.name, base = place == Place::Shared ? "[%d2" : "[%d0";
    const auto list = [&](char name, const Stored& matrix) {
        return fragment(name, registersOf(matrix.format, matrix.rows, matrix.columns, name == 'a' || name == 'b'));
    };
    const auto load = [&](char name, const Stored& matrix, int offset) {
        return "wmma.load." + std::string(1, name) + ".sync.aligned" + layout(matrix.isRowMajor) + shape + space +
            matrix.format.name + " " + list(name, matrix) + ", " +
            base + " + " + std::to_string(offset) + "]" + stride(matrix) + ";\n";
    };
    std::string text = declare('a', a.format) + declare('b', b.format) + declare('c', c.format) + declare('e', d.format) +
        "ld.param.u64 %d0, [first];\n";
    if (place == Place::Shared)
        text += "mov.u64 %d2, tile; mov.u32 %r0, %t;\n"
                "COPY: mul.wide.u32 %d3, %r0, 4; add.s64 %d4, %d0, %d3; add.s64 %d5, %d2, %d3;\n"
                "ld.global.u32 %r1, [%d4]; st.shared.u32 [%d5], %r1; add.u32 %r0, %r0, 32; setp.lt.u32 %p0, %r0, 6144;\n"
                "@%p0 bra COPY; bar.warp.sync -1;\n";
    text += load('a', a, 0) + load('b', b, kMatrixBytes) + load('c', c, 2 * kMatrixBytes);
    text += "wmma.mma" + std::string(form.types.operation) + ".sync.aligned" + (form.isRowA ? ".row" : ".col") +
        (form.isRowB ? ".row." : ".col.") + shape + form.types.words + " " + list('e', d) + ", " + list('a', a) + ", " +
        list('b', b) + ", " + list('c', c) + ";\n";
    return text + "wmma.store.d.sync.aligned" + layout(d.isRowMajor) + shape + ".global." + d.format.name + " [%out], " +
        list('e', d) + stride(d) + ";\n";
}

std::int64_t expectedInteger(const Types& types, const Stored& a, const Stored& b, const Stored& c, int row, int column)
{
    const std::string_view operation = types.operation;
    std::int64_t sum = integerOf(kS32, c.at(row, column));
    for (int k = 0; k < a.columns; ++k) {
        const std::uint64_t x = a.at(row, k), y = b.at(k, column);
        sum += operation == ".xor.popc" ? static_cast<std::int64_t>(x ^ y)
            : operation == ".and.popc" ? static_cast<std::int64_t>(x & y)
                                       : integerOf(types.a, x) * integerOf(types.b, y);
    }
    if (std::string_view(types.words).ends_with(".satfinite"))
        return std::clamp<std::int64_t>(sum, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
    return static_cast<std::int32_t>(sum);
}

}  // namespace

/// Every shape, type and layout of `wmma`: matrices in memory in, the product by its definition out.
class Wmma : public QObject {
    Q_OBJECT

private slots:
    void products_data();
    void products();
    void wrongMatrices_data();
    void wrongMatrices();
    void writesAreWatched();

private:
    static void fill(Stored& matrix, Values values, std::mt19937_64& random)
    {
        for (int row = 0; row < matrix.rows; ++row)
            for (int column = 0; column < matrix.columns; ++column)
                matrix.set(row, column, randomOf(matrix.format, values, random));
    }
};

void Wmma::products_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Form> all = forms();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::addRow("%s", all[i].name().c_str()) << static_cast<int>(i);
}

void Wmma::products()
{
    QFETCH(int, index);
    const Form form = forms()[static_cast<std::size_t>(index)];
    const Shape& shape = form.shape;
    const Types& types = form.types;
    for (const Place place : {Place::Global, Place::Generic, Place::Shared}) {
        const bool isWide = place != Place::Generic;
        const Values values = place == Place::Global ? Values::Usual : Values::Whole;
        std::vector<std::uint32_t> in(3 * kMatrixBytes / 4);
        Stored a(shape.m, shape.k, types.a, form.isRowA, isWide, in.data());
        Stored b(shape.k, shape.n, types.b, form.isRowB, isWide, in.data() + kMatrixBytes / 4);
        Stored c(shape.m, shape.n, types.c, form.isRowC, isWide, in.data() + 2 * kMatrixBytes / 4);
        Stored d(shape.m, shape.n, types.d, form.isRowC, isWide, nullptr);
        std::mt19937_64 random(7);
        for (Stored* matrix : {&a, &b, &c})
            fill(*matrix, values, random);
        PtxKernel kernel(bodyOf(form, a, b, c, d, place, isWide), ".shared .align 128 .b8 tile[24576];\n");
        const std::uint64_t first = kernel.machine().memory().allocate(in.size() * 4);
        std::memcpy(reinterpret_cast<void*>(first), in.data(), in.size() * 4);
        std::vector<std::uint32_t> out = kernel.run(32, kMatrixBytes / 4, 1, {first});
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        d.words = out.data();
        for (int row = 0; row < shape.m; ++row) {
            for (int column = 0; column < shape.n; ++column) {
                if (types.d.exponentBits == 0) {
                    QCOMPARE(integerOf(kS32, d.at(row, column)), expectedInteger(types, a, b, c, row, column));
                    continue;
                }
                Sum sum(numberOf(types.c, c.at(row, column)));
                for (int k = 0; k < shape.k; ++k)
                    sum.add(numberOf(types.a, a.at(row, k)) * numberOf(types.b, b.at(k, column)));
                const QString wrong =
                    differenceOf(types.d, d.at(row, column), sum.rounded(types.d, false), values == Values::Whole);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("row %1 column %2: %3").arg(row).arg(column).arg(wrong)));
            }
        }
    }
}

void Wmma::wrongMatrices_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("said");
    const QString a = "wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7}, ";
    QTest::newRow("past the end") << a + "[%out], 1024;" << static_cast<int>(kd::Fault::Kind::IllegalAddress) << "past the end";
    QTest::newRow("misaligned") << a + "[%out + 8], 16;" << static_cast<int>(kd::Fault::Kind::Misaligned)
                                << "the matrix begins at an address that is misaligned by 8: it must be a multiple of 16 bytes";
    QTest::newRow("stride") << a + "[%out], 20;" << static_cast<int>(kd::Fault::Kind::Misaligned)
                            << "the stride of the matrix is 20 elements of 16 bits: it must be a multiple of 16 bytes";
    QTest::newRow("own addresses") << a + "[%slot], 16;" << static_cast<int>(kd::Fault::Kind::IllegalInstruction)
                                   << "lane 1 gives another address or stride of the matrix than lane 0";
    QTest::newRow("written past the end")
        << "wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%out], {%f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7}, 1024;"
        << static_cast<int>(kd::Fault::Kind::IllegalAddress) << "write of 4 bytes";
}

void Wmma::wrongMatrices()
{
    QFETCH(QString, instruction);
    QFETCH(int, kind);
    QFETCH(QString, said);
    PtxKernel kernel(instruction.toStdString());
    kernel.run(32, 1024);
    QVERIFY(kernel.report().fault.has_value());
    QVERIFY2(kernel.faultText().contains(said), qPrintable(kernel.faultText()));
    QCOMPARE(static_cast<int>(kernel.report().fault->kind), kind);
}

void Wmma::writesAreWatched()
{
    PtxKernel kernel("ld.param.u64 %d0, [first];\n"
                     "wmma.load.c.sync.aligned.row.m16n16k16.global.f32 {%f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7}, [%d0];\n"
                     "wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%d0], {%f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7};",
                     {}, {.threads = 1, .counters = true});
    const std::uint64_t matrix = kernel.machine().memory().allocate(1024);
    kernel.machine().setWatch(matrix + 4 * 17, 4);  // row 1, column 1: lane 4 has it
    kernel.run(32, 32, 1, {matrix});
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(kernel.report().writes.size(), std::size_t{1});
    QCOMPARE(kernel.report().writes.front().thread.x, 4U);
}

KD_TEST(Wmma, kd::test::NoApplication)

}  // namespace tst_wmma

#include "tst_wmma.moc"
