// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "fragmentkernel.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <random>

namespace tst_matrixproducts {

using namespace tensortest;

namespace {

std::vector<Types> typesOf(const ManualShape& shape)
{
    std::vector<Types> all;
    if (shape.bits == 64)
        for (const char* rounding : {"", ".rn", ".rz", ".rm", ".rp"})
            all.push_back({kF64, kF64, kF64, kF64, "", rounding});
    if (shape.bits == 32)
        all.push_back({kF32, kTf32, kTf32, kF32});
    if (shape.bits == 16 && shape.matrices == 4)
        all.push_back(shape.isHalfAccumulator ? Types{kF16, kF16, kF16, kF16} : Types{kF32, kF16, kF16, kF32});
    if (shape.bits == 16 && shape.matrices == 1)
        all.insert(all.end(), {{kF32, kF16, kF16, kF32}, {kF16, kF16, kF16, kF16}, {kF32, kBf16, kBf16, kF32}});
    for (const Format& a : {kS8, kU8, kS4, kU4})
        for (const Format& b : {kS8, kU8, kS4, kU4})
            for (const char* limit : {"", ".satfinite"})
                if (a.bits == shape.bits && b.bits == shape.bits)
                    all.push_back({kS32, a, b, kS32, limit});
    for (const Format& a : {kE4M3, kE5M2})
        for (const Format& b : {kE4M3, kE5M2})
            for (const char* kind : {"", ".kind::f8f6f4"})
                if (shape.bits == 8 && shape.m == 16)
                    all.insert(all.end(), {{kF32, a, b, kF32, kind}, {kF16, a, b, kF16, kind}});
    for (const Format& a : {kE3M2, kE2M3, kE2M1, kE5M2})
        for (const Format& b : {kE3M2, kE2M3, kE2M1, kE4M3})
            if (shape.bits == 8 && shape.k == 32)
                all.insert(all.end(), {{kF32, a, b, kF32, ".kind::f8f6f4"}, {kF16, a, b, kF16, ".kind::f8f6f4"}});
    if (shape.bits == 1)
        all.insert(all.end(), {{kS32, kB1, kB1, kS32, "", ".xor.popc"}, {kS32, kB1, kB1, kS32, "", ".and.popc"}});
    return all;
}

struct Product {
    Matrix a, b, c, d;

    Product(const ManualShape& shape, const Types& types)
        : a(shape.m, shape.k, shape.matrices, types.a), b(shape.k, shape.n, shape.matrices, types.b),
          c(shape.m, shape.n, shape.matrices, types.c), d(shape.m, shape.n, shape.matrices, types.d)
    {
    }

    std::string body(const ManualShape& shape, const Types& types) const
    {
        const int ofB = a.wordsOfLane(), ofC = ofB + b.wordsOfLane(), ofD = ofC + c.wordsOfLane();
        const std::string ofLane = "mul.wide.u32 %d1, %t, " + std::to_string(4 * kWordsOfLane) + ";\n";
        return declared(a, 'a') + declared(b, 'b') + declared(c, 'c') + declared(d, 'e') + ofLane +
            "ld.param.u64 %d0, [first];\nadd.s64 %d0, %d0, %d1;\n" + moved(a, 'a', 0, true) + moved(b, 'b', ofB, true) +
            moved(c, 'c', ofC, true) + "mma.sync.aligned." + shape.shape + shape.layouts + types.name() + " " + d.registers('e') +
            ", " + a.registers('a') + ", " + b.registers('b') + ", " + c.registers('c') + ";\nadd.s64 %d0, %out, %d1;\n" +
            moved(d, 'e', ofD, false);
    }

    void run(const ManualShape& shape, const Types& types, kd::emulator::MachineSettings settings)
    {
        std::vector<std::uint32_t> words(32 * kWordsOfLane);
        const int ofB = a.wordsOfLane(), ofC = ofB + b.wordsOfLane(), ofD = ofC + c.wordsOfLane();
        for (int lane = 0; lane < 32; ++lane) {
            a.pack(lane, shape.a, words.data() + lane * kWordsOfLane);
            b.pack(lane, shape.b, words.data() + lane * kWordsOfLane + ofB);
            c.pack(lane, shape.c, words.data() + lane * kWordsOfLane + ofC);
        }
        settings.capability = {12, 0};
        PtxKernel kernel(PtxKernel::Whole{".version 9.0\n.target sm_120a\n.address_size 64\n" +
                                          PtxKernel::kernelOf(body(shape, types))},
                         settings);
        const std::uint64_t in = kernel.machine().memory().allocate(words.size() * 4);
        std::memcpy(reinterpret_cast<void*>(in), words.data(), words.size() * 4);
        const auto result = kernel.run(32, words.size(), 1, {in});
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        for (int lane = 0; lane < 32; ++lane)
            d.unpack(lane, shape.c, result.data() + lane * kWordsOfLane + ofD);
    }
};

std::int64_t expectedInteger(const Product& product, const Types& types, const ManualPlace& at)
{
    std::int64_t sum = 0;
    for (int k = 0; k < product.a.columns; ++k) {
        const std::uint64_t a = product.a.at(at.matrix, at.row, k), b = product.b.at(at.matrix, k, at.column);
        if (types.behind == ".xor.popc")
            sum += static_cast<std::int64_t>(a ^ b);
        else if (types.behind == ".and.popc")
            sum += static_cast<std::int64_t>(a & b);
        else
            sum += integerOf(types.a, a) * integerOf(types.b, b);
    }
    sum += integerOf(kS32, product.c.at(at.matrix, at.row, at.column));
    if (types.before == ".satfinite")
        return std::clamp<std::int64_t>(sum, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
    return static_cast<std::int32_t>(sum);
}

Expected expectedNumber(const Product& product, const Types& types, const ManualPlace& at)
{
    Sum sum(numberOf(types.c, product.c.at(at.matrix, at.row, at.column)));
    for (int k = 0; k < product.a.columns; ++k)
        sum.add(numberOf(types.a, product.a.at(at.matrix, at.row, k)) * numberOf(types.b, product.b.at(at.matrix, k, at.column)));
    return sum.rounded(types.d, types.behind == ".rz" || types.behind == ".rm" || types.behind == ".rp");
}

}  // namespace

/// Every shape and type of `mma` against the definition of the product, element by element, with fragments that are laid out as the
/// manual says.
class MatrixProducts : public QObject {
    Q_OBJECT

private slots:
    void products_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("types");
        const auto& shapes = manualShapes();
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const std::vector<Types> types = typesOf(shapes[i]);
            for (std::size_t j = 0; j < types.size(); ++j)
                QTest::addRow("%s%s%s", shapes[i].shape.c_str(), shapes[i].layouts.c_str(), types[j].name().c_str())
                    << static_cast<int>(i) << static_cast<int>(j);
        }
    }
    void products();
    void bothInstructionSetsAgree();
    void differentAccumulators();
    void exactWhereSumsAre();
    void laterTargetsOnly_data();
    void laterTargetsOnly();
    void refusedForms_data();
    void refusedForms();
    void lanesComeTogether();
    void lanesAreMissing_data();
    void lanesAreMissing();
    void lanesThatNeverCome();

private:
    static void fill(Product& product, Values values, std::uint64_t seed)
    {
        std::mt19937_64 random(seed);
        for (Matrix* matrix : {&product.a, &product.b, &product.c})
            for (std::uint64_t& bits : matrix->bits)
                bits = randomOf(matrix->format, values, random);
        // Sums beyond 32 bits
        for (std::size_t i = 0; i < product.c.bits.size() && product.c.format.exponentBits == 0; i += 3)
            product.c.bits[i] = i % 2 == 0 ? 0x7ffffffe : 0x80000001;
    }
};

void MatrixProducts::products()
{
    QFETCH(int, shape);
    QFETCH(int, types);
    const ManualShape& manual = manualShapes()[static_cast<std::size_t>(shape)];
    const Types chosen = typesOf(manual)[static_cast<std::size_t>(types)];
    for (const Values values : {Values::Whole, Values::Usual, Values::Any}) {
        if (values == Values::Any && manual.bits == 64)
            continue;  // a sum may leave the range of F64 on its way
        Product product(manual, chosen);
        fill(product, values, static_cast<std::uint64_t>(values) + 1);
        product.run(manual, chosen, {.threads = 1});
        for (int matrix = 0; matrix < manual.matrices; ++matrix) {
            for (int i = 0; i < manual.m * manual.n; ++i) {
                const ManualPlace at{i / manual.n, i % manual.n, matrix};
                const std::uint64_t found = product.d.at(at);
                if (chosen.d.exponentBits == 0) {
                    QCOMPARE(integerOf(kS32, found), expectedInteger(product, chosen, at));
                    continue;
                }
                const QString wrong =
                    differenceOf(chosen.d, found, expectedNumber(product, chosen, at), values == Values::Whole);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("row %1 column %2: %3").arg(at.row).arg(at.column).arg(wrong)));
            }
        }
    }
}

void MatrixProducts::bothInstructionSetsAgree()
{
    for (const ManualShape& shape : manualShapes()) {
        for (const Types& types : typesOf(shape)) {
            Product one(shape, types), other(shape, types);
            fill(one, Values::Usual, 5);
            fill(other, Values::Usual, 5);
            one.run(shape, types, {.threads = 1});
            other.run(shape, types, {.threads = 1, .forceGeneric = true});
            QVERIFY2(one.d.bits == other.d.bits, qPrintable(QString::fromStdString(shape.shape + types.name())));
        }
    }
}

// m8n8k4 adds an F16 C to an F32 D.
void MatrixProducts::differentAccumulators()
{
    PtxKernel kernel(R"(
        mov.b32 %r0, 0x3c004000; mov.b32 %r1, 0x40003c00;
        .reg .f32 %e<8>;
        mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 {%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e7}, {%r0, %r0}, {%r1, %r1},
            {%r1, %r1, %r1, %r1};
        mov.b32 %r2, %e1;
        st.global.u32 [%slot], %r2;)");
    const auto result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    // Each product is 2 * (1 * 2 + 2 * 1) = 8; C has 1 in even columns, 2 in odd ones.
    for (const std::uint32_t bits : result)
        QCOMPARE(std::bit_cast<float>(bits), 10.0F);
}

// 2^11 + 1 has no F16, 2^24 + 1 no F32: both are there when a later product takes the 2^11 or 2^24 away again.
void MatrixProducts::exactWhereSumsAre()
{
    const auto shape = std::ranges::find_if(manualShapes(), [](const auto& s) { return s.shape == "m16n8k16" && s.bits == 16; });
    Product product(*shape, {kF32, kF16, kF16, kF32});
    for (int row = 0; row < 16; ++row) {
        product.a.at({row, 0}) = 0x6c00;  // 4096
        product.a.at({row, 1}) = 0x3c00;
        product.a.at({row, 2}) = 0xec00;
    }
    for (int column = 0; column < 8; ++column)
        for (const int k : {0, 1, 2})
            product.b.at({k, column}) = k == 1 ? 0x3c00 : 0x6c00;
    product.run(*shape, {kF32, kF16, kF16, kF32}, {.threads = 1});
    for (const std::uint64_t bits : product.d.bits)
        QCOMPARE(std::bit_cast<float>(static_cast<std::uint32_t>(bits)), 1.0F);
}

void MatrixProducts::laterTargetsOnly_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<QString>("needed");
    const QString two = " {%r0, %r1}, {%r2}, {%r3}, {%r4, %r5};";
    const QString halves = " {%r0, %r1}, {%r2, %r3, %r4, %r5}, {%r6, %r7}, {%r8, %r9};";
    QTest::newRow("f16 m16n8k16") << "sm_75" << "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16" + halves << "sm_80";
    QTest::newRow("e4m3") << "sm_86" << "mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16" + halves << "sm_89";
    QTest::newRow("e2m1") << "sm_90" << "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16" + halves << "sm_120";
    QTest::newRow("and") << "sm_75" << "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc" + two << "sm_80";
    QTest::newRow("s8") << "sm_70" << "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32" + two << "sm_75";
}

void MatrixProducts::laterTargetsOnly()
{
    QFETCH(QString, target);
    QFETCH(QString, instruction);
    QFETCH(QString, needed);
    const std::string text = ".version 9.0\n.target " + target.toStdString() + "\n.address_size 64\n" +
        PtxKernel::kernelOf(instruction.toStdString());
    try {
        PtxKernel kernel(PtxKernel::Whole{text});
        kernel.run(32, 32);
        QFAIL("it was loaded");
    } catch (const kd::LogicError& error) {
        const QString said = error.what();
        const bool isPlaced = said.contains("PTX line ") && said.contains(": mma.sync.aligned");
        QVERIFY2(isPlaced && said.contains("needs .target " + needed), error.what());
    }
}

void MatrixProducts::refusedForms_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<QString>("why");
    QTest::newRow("registers") << "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r0, %r1}, {%r2, %r6}, {%r3}, {%r4, %r5};"
                               << "operand 2 has 2 registers instead of 1";
    QTest::newRow("layout") << "mma.sync.aligned.m8n8k16.row.row.s32.s8.s8.s32 {%r0, %r1}, {%r2}, {%r3}, {%r4, %r5};"
                            << "not emulated (.row)";
    QTest::newRow("types") << "mma.sync.aligned.m8n8k16.row.col.s32.s8.s4.s32 {%r0, %r1}, {%r2}, {%r3}, {%r4, %r5};"
                           << "not emulated (.s4)";
    QTest::newRow("operands") << "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r0, %r1}, {%r2}, {%r3};"
                              << "it takes 4 operands, not 3";
    QTest::newRow("width") << "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%d0, %d1}, {%r2}, {%r3}, {%r4, %r5};"
                           << "register %d0 has 64 bits where 32 are wanted";
}

void MatrixProducts::refusedForms()
{
    QFETCH(QString, instruction);
    QFETCH(QString, why);
    try {
        PtxKernel kernel(instruction.toStdString());
        kernel.run(32, 32);
        QFAIL("it was loaded");
    } catch (const kd::LogicError& error) {
        QVERIFY2(QString(error.what()).contains(why), error.what());
    }
}

// Both halves of a warp come to the product at different times, and it is done once for both.
void MatrixProducts::lanesComeTogether()
{
    PtxKernel kernel(R"(
        mov.u32 %r2, 0x01010101; mov.u32 %r3, 0x01010101; mov.u32 %r4, %t; mov.u32 %r5, 0;
        setp.lt.s32 %p0, %t, 16;
        @%p0 bra LATER;
    MEET:
        mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r0, %r1}, {%r2}, {%r3}, {%r4, %r5};
        st.global.u32 [%slot], %r0;
        ret;
    LATER:
        mov.u32 %r4, 7;
        bra MEET;)");
    const auto result = kernel.run(32, 32);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        QCOMPARE(result[lane], 16 + (lane < 16 ? 7 : lane));
}

void MatrixProducts::lanesAreMissing_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("guard");
    QTest::addColumn<QString>("said");
    QTest::newRow("small block") << 20 << "" << "" << "lanes 0xfff00000 have ended or are not of the block";
    QTest::newRow("ended") << 32 << "@%p0 exit;" << "" << "lanes 0x000000ff have ended or are not of the block";
    QTest::newRow("guard") << 32 << "" << "@%p0 " << "its predicate is false in lanes 0xffffff00";
}

void MatrixProducts::lanesAreMissing()
{
    QFETCH(int, threads);
    QFETCH(QString, before);
    QFETCH(QString, guard);
    QFETCH(QString, said);
    PtxKernel kernel(("setp.lt.s32 %p0, %t, 8; " + before + guard +
                      "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r0, %r1}, {%r2}, {%r3}, {%r4, %r5};")
                         .toStdString());
    kernel.run(static_cast<std::uint32_t>(threads), 32);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, kd::Fault::Kind::LanesMissing);
    QVERIFY2(kernel.faultText().contains(said), qPrintable(kernel.faultText()));
}

void MatrixProducts::lanesThatNeverCome()
{
    PtxKernel kernel(R"(
        setp.lt.s32 %p0, %t, 16;
        @%p0 bra PRODUCT;
        bar.sync 0;
        ret;
    PRODUCT:
        mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r0, %r1}, {%r2}, {%r3}, {%r4, %r5};)");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, kd::Fault::Kind::LanesMissing);
    QVERIFY2(kernel.faultText().contains("lanes 0x0000ffff wait") && kernel.faultText().contains("for lanes 0xffff0000"),
             qPrintable(kernel.faultText()));
}

KD_TEST(MatrixProducts, kd::test::NoApplication)

}  // namespace tst_matrixproducts

#include "tst_matrixproducts.moc"
