// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "sparsematrix.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace tst_sparseproducts {

using namespace tensortest;

namespace {

std::vector<Types> typesOf(const SparseShape& shape)
{
    if (shape.bits == 16)
        return {{kF32, kF16, kF16, kF32}, {kF16, kF16, kF16, kF16}, {kF32, kBf16, kBf16, kF32}};
    if (shape.bits == 32)
        return {{kF32, kTf32, kTf32, kF32}};
    if (shape.bits == 4)
        return {{kS32, kS4, kU4, kS32}, {kS32, kU4, kU4, kS32, ".satfinite"}};
    std::vector<Types> all{{kS32, kS8, kU8, kS32}, {kS32, kS8, kS8, kS32, ".satfinite"}};
    if (shape.k == 64)
        all.insert(all.end(), {{kF32, kE4M3, kE5M2, kF32}, {kF32, kE5M2, kE5M2, kF32}});
    return all;
}

struct Product {
    const SparseShape& shape;
    const Types& types;
    SparseMatrix a;
    Matrix b, c, d;

    Product(const SparseShape& form, const Types& chosen, bool isOrdered, Values values, std::mt19937_64 random)
        : shape(form), types(chosen), a(form, isOrdered, random), b(form.k, kColumnsOfC, 1, chosen.b),
          c(kRowsOfC, kColumnsOfC, 1, chosen.c), d(kRowsOfC, kColumnsOfC, 1, chosen.d)
    {
        for (int row = 0; row < kRowsOfC; ++row)
            for (int stored = 0; stored < form.k / 2; ++stored)
                a.bitsAt(row, stored) = randomOf(chosen.a, values, random);
        for (Matrix* matrix : {&b, &c})
            for (std::uint64_t& bits : matrix->bits)
                bits = randomOf(matrix->format, values, random);
    }

    int firstOfB() const { return a.wordsOfLane(); }
    int firstOfC() const { return firstOfB() + b.wordsOfLane(); }
    int firstOfMetadata() const { return firstOfC() + c.wordsOfLane(); }

    std::string body(const std::string& variant, int selector) const
    {
        const Matrix packed(kRowsOfC, shape.k / 2, 1, types.a);
        return declared(packed, 'a') + declared(b, 'b') + declared(c, 'c') + declared(d, 'e') + "mul.wide.u32 %d1, %t, " +
            std::to_string(4 * kWordsOfLane) + ";\nld.param.u64 %d0, [first];\nadd.s64 %d0, %d0, %d1;\n" +
            moved(packed, 'a', 0, true) + moved(b, 'b', firstOfB(), true) + moved(c, 'c', firstOfC(), true) +
            "ld.global.u32 %r0, [%d0 + " + std::to_string(4 * firstOfMetadata()) + "];\nmma." + variant + ".sync.aligned." +
            shape.name + ".row.col" + types.name() + " " + d.registers('e') + ", " + packed.registers('a') + ", " +
            b.registers('b') + ", " + c.registers('c') + (variant == "sp" ? ", %r0, " : ", {%r0}, ") +
            std::to_string(selector) + ";\nadd.s64 %d0, %out, %d1;\n" + moved(d, 'e', 0, false);
    }

    void run(const std::string& variant, int selector)
    {
        std::vector<std::uint32_t> words(32 * kWordsOfLane);
        const std::array<std::uint32_t, 32> metadata = a.metadata(selector);
        for (int lane = 0; lane < 32; ++lane) {
            std::uint32_t* own = words.data() + lane * kWordsOfLane;
            a.pack(lane, own);
            b.pack(lane, shape.b, own + firstOfB());
            c.pack(lane, placeOfC, own + firstOfC());
            own[firstOfMetadata()] = metadata[static_cast<std::size_t>(lane)];
        }
        PtxKernel kernel(body(variant, selector));
        const std::uint64_t in = kernel.machine().memory().allocate(words.size() * 4);
        std::memcpy(reinterpret_cast<void*>(in), words.data(), words.size() * 4);
        const auto result = kernel.run(32, words.size(), 1, {in});
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        for (int lane = 0; lane < 32; ++lane)
            d.unpack(lane, placeOfC, result.data() + lane * kWordsOfLane);
    }

    // What is wrong with an element of D.
    QString differenceAt(int row, int column, bool isExact)
    {
        const bool isInteger = types.d.exponentBits == 0;
        Sum sum(isInteger ? 0 : numberOf(types.c, c.at(0, row, column)));
        std::int64_t whole = integerOf(kS32, c.at(0, row, column));
        for (int stored = 0; stored < shape.k / 2; ++stored) {
            const std::uint64_t x = a.bitsAt(row, stored), y = b.at(0, a.columnAt(row, stored), column);
            if (isInteger)
                whole += integerOf(types.a, x) * integerOf(types.b, y);
            else
                sum.add(numberOf(types.a, x) * numberOf(types.b, y));
        }
        if (!isInteger)
            return differenceOf(types.d, d.at(0, row, column), sum.rounded(types.d, false), isExact);
        const std::int64_t least = std::numeric_limits<std::int32_t>::min(), most = std::numeric_limits<std::int32_t>::max();
        const std::int64_t wanted =
            types.before == ".satfinite" ? std::clamp(whole, least, most) : std::int64_t{static_cast<std::int32_t>(whole)};
        const std::int64_t found = integerOf(kS32, d.at(0, row, column));
        return found == wanted ? QString() : QString("%1 instead of %2").arg(found).arg(wanted);
    }
};

}  // namespace

/// mma.sp: only the elements of A that the metadata names meet those of B.
class SparseProducts : public QObject {
    Q_OBJECT

private slots:
    void products_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("types");
        QTest::addColumn<int>("selector");
        QTest::addColumn<bool>("isOrdered");
        for (std::size_t i = 0; i < kSparseShapes.size(); ++i)
            for (std::size_t j = 0; j < typesOf(kSparseShapes[i]).size(); ++j)
                for (int selector = 0; selector < kSparseShapes[i].selectors; ++selector)
                    for (const bool isOrdered : {false, true})
                        QTest::addRow("%s%s selector %d%s", kSparseShapes[i].name, typesOf(kSparseShapes[i])[j].name().c_str(),
                                      selector, isOrdered ? " ordered" : "")
                            << static_cast<int>(i) << static_cast<int>(j) << selector << isOrdered;
    }
    void products();
    void refusesSelectors();
};

void SparseProducts::products()
{
    QFETCH(int, shape);
    QFETCH(int, types);
    QFETCH(int, selector);
    QFETCH(bool, isOrdered);
    const SparseShape& form = kSparseShapes[static_cast<std::size_t>(shape)];
    const Types chosen = typesOf(form)[static_cast<std::size_t>(types)];
    for (const Values values : {Values::Whole, Values::Usual}) {
        Product product(form, chosen, isOrdered, values, std::mt19937_64(3));
        product.run(isOrdered ? "sp::ordered_metadata" : "sp", selector);
        for (int i = 0; i < kRowsOfC * kColumnsOfC; ++i) {
            const QString wrong = product.differenceAt(i / kColumnsOfC, i % kColumnsOfC, values == Values::Whole);
            const QString place = QString("row %1 column %2: ").arg(i / kColumnsOfC).arg(i % kColumnsOfC);
            QVERIFY2(wrong.isEmpty(), qPrintable(place + wrong));
        }
    }
}

void SparseProducts::refusesSelectors()
{
    try {
        PtxKernel kernel("mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 {%r0, %r1, %r2, %r3}, {%r4, %r5, %r6, %r7}, "
                         "{%r8, %r9, %r10, %r11}, {%r0, %r1, %r2, %r3}, %r12, 1;");
        kernel.run(32, 32);
        QFAIL("it was loaded");
    } catch (const kd::LogicError& error) {
        QVERIFY2(QString(error.what()).contains("the sparsity selector is 1: it must be less than 1"), error.what());
    }
}

KD_TEST(SparseProducts, kd::test::NoApplication)

}  // namespace tst_sparseproducts

#include "tst_sparseproducts.moc"
