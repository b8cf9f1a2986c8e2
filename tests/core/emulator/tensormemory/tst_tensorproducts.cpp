// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/productdescriptor.h"
#include "productcase.h"
#include "tests/core/emulator/testshare.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_tensorproducts {

using namespace tensormemorytest;

namespace {

const std::vector<ProductCase>& allCases()
{
    static const std::vector<ProductCase> all = productCases();
    return all;
}

}  // namespace

/// tcgen05.mma: every kind, type, shape and layout against the definition of the product.
class TensorProducts : public QObject {
    Q_OBJECT

private slots:
    void products_data();
    void products();
    void sameEverywhere();
    void sameOfLaterTargets();
    void zeroColumnMasks_data();
    void zeroColumnMasks();
};

void TensorProducts::products_data()
{
    QTest::addColumn<int>("index");
    for (const std::size_t i : TestShare::ofThisRun().chosen(allCases(), [](const ProductCase& one) { return one.name; }))
        QTest::newRow(allCases()[i].name.c_str()) << static_cast<int>(i);
}

void TensorProducts::products()
{
    QFETCH(int, index);
    const ProductCase& one = allCases()[static_cast<std::size_t>(index)];
    const ProductData data(one);
    const TensorRun run = ranKernel(one.kernel(), data.cells, data.shared);
    QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    const QString wrong = data.difference(run.cells);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

// With AVX2 and without, on several threads, in other orders of warps.
void TensorProducts::sameEverywhere()
{
    for (std::size_t i = 0; i < allCases().size(); i += 17) {
        const ProductCase& one = allCases()[i];
        const ProductData data(one);
        const TensorRun first = ranKernel(one.kernel(), data.cells, data.shared);
        QCOMPARE(ranKernel(one.kernel(), data.cells, data.shared, {.threads = 1, .forceGeneric = true}).cells, first.cells);
        QCOMPARE(ranKernel(one.kernel(), data.cells, data.shared, {.threads = 2, .counters = true}, 5).cells, first.cells);
    }
}

// sm_107 has the kinds of sm_100f but for those of 4 bits alone; and it may keep B in a collector, which changes nothing.
void TensorProducts::sameOfLaterTargets()
{
    int count = 0;
    for (std::size_t i = 0; i < allCases().size(); i += 11) {
        ProductCase one = allCases()[i];
        if (one.hasHalfBytes() || one.isWhole())
            continue;
        const ProductData data(one);
        TensorKernel kernel = one.kernel();
        const TensorRun first = ranKernel(kernel, data.cells, data.shared);
        QVERIFY2(first.fault.isEmpty(), qPrintable(first.fault));
        kernel.target = count % 2 == 0 ? "sm_107a" : "sm_107f";
        QCOMPARE(ranKernel(kernel, data.cells, data.shared).cells, first.cells);
        if (!one.isWeightStationary) {
            one.collector += ".collector::b::lastuse";
            kernel.body = one.kernel().body;
            const TensorRun kept = ranKernel(kernel, data.cells, data.shared);
            QVERIFY2(kept.fault.isEmpty(), qPrintable(kept.fault));
            QCOMPARE(kept.cells, first.cells);
        }
        ++count;
    }
    QVERIFY(count > 20);
}

// The examples of the manual, lowest bit first; and one of a public model of a B200.
void TensorProducts::zeroColumnMasks_data()
{
    QTest::addColumn<int>("m");
    QTest::addColumn<quint64>("bits");
    QTest::addColumn<QStringList>("masks");
    const quint64 spans = quint64{2} << 40 | quint64{3} << 48, isAny = quint64{1} << 39;
    QTest::newRow("no mask") << 128 << spans << QStringList{"00000000000000"};
    QTest::newRow("M = 128") << 128 << (spans | isAny) << QStringList{"00001110000111"};
    QTest::newRow("less than is left out") << 128 << (spans | isAny | quint64{1} << 32 | 255) << QStringList{"1000011100001"};
    QTest::newRow("M = 64") << 64 << (spans | isAny | quint64{1} << 32) << QStringList{"11100001110000", "00001110000111"};
    QTest::newRow("M = 32") << 32 << (spans | isAny | quint64{0b0011} << 32 | 0x01020100 | quint64{2} << 56)
                            << QStringList{"11100001110000", "11000011100001", "00111000011100", "00011100001110"};
}

void TensorProducts::zeroColumnMasks()
{
    QFETCH(int, m);
    QFETCH(quint64, bits);
    QFETCH(QStringList, masks);
    kd::emulator::ZeroColumns found;
    QVERIFY(kd::emulator::ZeroColumns::read({.m = m, .maxShift = 8}, bits, found).empty());
    QCOMPARE(found.shift, static_cast<int>(bits >> 56));
    for (int part = 0; part < masks.size(); ++part)
        for (int column = 0; column < masks[part].size(); ++column)
            QCOMPARE(found.isZero(part, column), masks[part][column] == '1');
}

KD_TEST(TensorProducts, kd::test::NoApplication)

}  // namespace tst_tensorproducts

#include "tst_tensorproducts.moc"
