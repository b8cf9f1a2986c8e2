// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "fragmentkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace tst_sparseproducts {

using namespace tensortest;

namespace {

constexpr int kRows = 16, kColumns = 8;

struct SparseShape {
    const char* name;
    int k, bits;
    PlaceOf b;
    int selectors;  ///< that are allowed
};
const std::vector<SparseShape> kShapes{
    {"m16n8k16", 16, 16, [](int l, int i) { return ManualPlace{l % 4 * 2 + (i & 1) + i / 2 * 8, l / 4}; }, 4},
    {"m16n8k32", 32, 16, [](int l, int i) { return ManualPlace{l % 4 * 2 + (i & 1) + i / 2 * 8, l / 4}; }, 2},
    {"m16n8k8", 8, 32, [](int l, int i) { return ManualPlace{l % 4 + i * 4, l / 4}; }, 4},
    {"m16n8k16", 16, 32, [](int l, int i) { return ManualPlace{l % 4 + i * 4, l / 4}; }, 2},
    {"m16n8k32", 32, 8, [](int l, int i) { return ManualPlace{l % 4 * 4 + (i & 3) + i / 4 * 16, l / 4}; }, 2},
    {"m16n8k64", 64, 8, [](int l, int i) { return ManualPlace{l % 4 * 4 + (i & 3) + i / 4 * 16, l / 4}; }, 1},
    {"m16n8k64", 64, 4, [](int l, int i) { return ManualPlace{l % 4 * 8 + (i & 7) + i / 8 * 32, l / 4}; }, 2},
    {"m16n8k128", 128, 4, [](int l, int i) { return ManualPlace{l % 4 * 8 + (i & 7) + i / 8 * 32, l / 4}; }, 1},
};

ManualPlace ofC(int lane, int i)
{
    return {lane / 4 + (i < 2 ? 0 : 8), lane % 4 * 2 + (i & 1)};
}

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

// A with half of its elements, chosen at random, and the metadata that tells which.
class SparseMatrix {
public:
    SparseMatrix(const SparseShape& shape, bool isOrdered, std::mt19937_64& random)
        : m_shape(shape), m_bits(static_cast<std::size_t>(kRows * shape.k / 2)), m_columns(m_bits.size())
    {
        for (int row = 0; row < kRows; ++row)
            for (int chunk = 0; chunk < shape.k / chunkWidth(); ++chunk)
                choose(row, chunk, isOrdered, random);
    }

    std::uint64_t& bitsAt(int row, int stored) { return m_bits[static_cast<std::size_t>(row * m_shape.k / 2 + stored)]; }
    int columnAt(int row, int stored) const { return m_columns[static_cast<std::size_t>(row * m_shape.k / 2 + stored)]; }
    int wordsOfLane() const { return kRows * m_shape.k / 2 / 32 * m_shape.bits / 32; }

    // Runs of a lane cover whole chunks: of row g, of row g + 8, then of the same rows further right.
    void pack(int lane, std::uint32_t* words)
    {
        const int each = 32 / m_shape.bits;
        for (int i = 0; i < wordsOfLane() * each; ++i) {
            const int row = lane / 4 + (i / each % 2 == 0 ? 0 : 8), first = each * (lane % 4) + i / (2 * each) * each * 4;
            words[i / each] |= static_cast<std::uint32_t>(bitsAt(row, first + i % each)) << (i % each * m_shape.bits);
        }
    }
    const std::array<std::uint32_t, 32>& metadata(int selector)
    {
        m_metadata = {};
        for (int row = 0; row < kRows; ++row)
            for (int chunk = 0; chunk < m_shape.k / chunkWidth(); ++chunk)
                addIndices(row, chunk, selector);
        return m_metadata;
    }

private:
    int chunkWidth() const { return m_shape.bits == 32 ? 2 : m_shape.bits == 4 ? 8 : 4; }

    // Two of four elements, one of two, or two of four pairs.
    void choose(int row, int chunk, bool isOrdered, std::mt19937_64& random)
    {
        std::array<int, 4> order{0, 1, 2, 3};
        std::shuffle(order.begin(), order.end(), random);
        if (isOrdered && order[0] > order[1])
            std::swap(order[0], order[1]);
        const int stored = chunkWidth() / 2;
        for (int i = 0; i < stored; ++i) {
            const int index = row * m_shape.k / 2 + chunk * stored + i;
            const int within = m_shape.bits == 32 ? order[0] % 2
                : m_shape.bits == 4               ? 2 * order[static_cast<std::size_t>(i / 2)] + i % 2
                                                  : order[static_cast<std::size_t>(i)];
            m_columns[static_cast<std::size_t>(index)] = chunk * chunkWidth() + within;
        }
    }

    std::uint32_t indicesOf(int row, int chunk) const
    {
        const int width = chunkWidth(), first = chunk * width / 2;
        const auto within = [&](int i) { return static_cast<std::uint32_t>(columnAt(row, first + i) - chunk * width); };
        if (m_shape.bits == 32)
            return within(0) == 0 ? 0b0100 : 0b1110;
        return m_shape.bits == 4 ? within(0) / 2 | within(2) / 2 << 2 : within(0) | within(1) << 2;
    }

    // Figures 119 to 147 of the manual. 16 and 32 bits: a lane has four chunks of row g and four of row g + 8; else eight of one.
    void addIndices(int row, int chunk, int selector)
    {
        const bool isShared = m_shape.bits >= 16;
        const int each = isShared ? 4 : 8, lanes = m_shape.k / chunkWidth() / each;
        const int lane = isShared ? selector * lanes + chunk / each : selector * 2 + chunk / each * 2 + row / 8;
        const int shift = chunk % each * 4 + (isShared ? row / 8 * 16 : 0);
        m_metadata[static_cast<std::size_t>(row % 8 * 4 + lane)] |= indicesOf(row, chunk) << shift;
    }

    const SparseShape& m_shape;
    std::vector<std::uint64_t> m_bits;
    std::vector<int> m_columns;
    std::array<std::uint32_t, 32> m_metadata{};
};

struct Product {
    const SparseShape& shape;
    const Types& types;
    SparseMatrix a;
    Matrix b, c, d;

    Product(const SparseShape& form, const Types& chosen, bool isOrdered, Values values, std::mt19937_64 random)
        : shape(form), types(chosen), a(form, isOrdered, random), b(form.k, kColumns, 1, chosen.b), c(kRows, kColumns, 1, chosen.c),
          d(kRows, kColumns, 1, chosen.d)
    {
        for (int row = 0; row < kRows; ++row)
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
        const Matrix packed(kRows, shape.k / 2, 1, types.a);
        return declared(packed, 'a') + declared(b, 'b') + declared(c, 'c') + declared(d, 'e') + "mul.wide.u32 %d1, %t, " +
            std::to_string(4 * kWordsOfLane) + ";\nld.param.u64 %d0, [first];\nadd.s64 %d0, %d0, %d1;\n" +
            moved(packed, 'a', 0, true) + moved(b, 'b', firstOfB(), true) + moved(c, 'c', firstOfC(), true) +
            "ld.global.u32 %r0, [%d0 + " + std::to_string(4 * firstOfMetadata()) + "];\nmma." + variant + ".sync.aligned." +
            shape.name + ".row.col" + types.name() + " " + d.registers('e') + ", " + packed.registers('a') + ", " +
            b.registers('b') + ", " + c.registers('c') + ", %r0, " + std::to_string(selector) + ";\nadd.s64 %d0, %out, %d1;\n" +
            moved(d, 'e', 0, false);
    }

    void run(const std::string& variant, int selector)
    {
        std::vector<std::uint32_t> words(32 * kWordsOfLane);
        const std::array<std::uint32_t, 32> metadata = a.metadata(selector);
        for (int lane = 0; lane < 32; ++lane) {
            std::uint32_t* own = words.data() + lane * kWordsOfLane;
            a.pack(lane, own);
            b.pack(lane, shape.b, own + firstOfB());
            c.pack(lane, ofC, own + firstOfC());
            own[firstOfMetadata()] = metadata[static_cast<std::size_t>(lane)];
        }
        PtxKernel kernel(body(variant, selector));
        const std::uint64_t in = kernel.machine().memory().allocate(words.size() * 4);
        std::memcpy(reinterpret_cast<void*>(in), words.data(), words.size() * 4);
        const auto result = kernel.run(32, words.size(), 1, {in});
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        for (int lane = 0; lane < 32; ++lane)
            d.unpack(lane, ofC, result.data() + lane * kWordsOfLane);
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
        for (std::size_t i = 0; i < kShapes.size(); ++i)
            for (std::size_t j = 0; j < typesOf(kShapes[i]).size(); ++j)
                for (int selector = 0; selector < kShapes[i].selectors; ++selector)
                    for (const bool isOrdered : {false, true})
                        QTest::addRow("%s%s selector %d%s", kShapes[i].name, typesOf(kShapes[i])[j].name().c_str(), selector,
                                      isOrdered ? " ordered" : "")
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
    const SparseShape& form = kShapes[static_cast<std::size_t>(shape)];
    const Types chosen = typesOf(form)[static_cast<std::size_t>(types)];
    for (const Values values : {Values::Whole, Values::Usual}) {
        Product product(form, chosen, isOrdered, values, std::mt19937_64(3));
        product.run(isOrdered ? "sp::ordered_metadata" : "sp", selector);
        for (int i = 0; i < kRows * kColumns; ++i) {
            const QString wrong = product.differenceAt(i / kColumns, i % kColumns, values == Values::Whole);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("row %1 column %2: %3").arg(i / kColumns).arg(i % kColumns).arg(wrong)));
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
