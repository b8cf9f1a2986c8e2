// SPDX-License-Identifier: GPL-3.0-or-later
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

KD_TEST(TensorProducts, kd::test::NoApplication)

}  // namespace tst_tensorproducts

#include "tst_tensorproducts.moc"
