// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "sparsematrix.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

namespace tst_scaledproducts {

using namespace tensortest;

namespace {

constexpr Format kPacked{"e2m1", 4, 2, 1, true, false, 0, 4};
constexpr int kLanes = 32;

// One instruction of sm_120: its kind, its types and how many factors a row of A has.
struct Kind {
    std::string words;
    Types types;
    int scales = 0;
    std::string scaleType = {};
    bool isSparse = false;

    int bits() const { return types.a.bits; }
    int depth() const { return (bits() == 8 ? 32 : 64) * (isSparse ? 2 : 1); }
    std::string shape() const { return "m16n8k" + std::to_string(depth()); }
    // As the manual orders the words, and as CUTLASS does.
    std::string text(bool isAsManual) const
    {
        const std::string layout = "." + shape() + ".row.col";
        const std::string typeWords = types.name() + (scales != 0 ? "." + scaleType : "");
        return (isSparse ? "mma.sp::ordered_metadata.sync.aligned" : "mma.sync.aligned") +
            (isAsManual ? layout + words : words + layout) + typeWords;
    }
};

struct Selectors {
    int byteOfA = 0, threadOfA = 0, byteOfB = 0, threadOfB = 0;
};

std::vector<Kind> allKinds()
{
    std::vector<Kind> kinds;
    for (const bool isSparse : {false, true}) {
        for (const Format& a : {kE4M3, kE5M2, kE3M2, kE2M3, kE2M1})
            for (const Format& b : {kE4M3, kE5M2, kE3M2, kE2M3, kE2M1}) {
                kinds.push_back({".kind::mxf8f6f4.block_scale.scale_vec::1X", {kF32, a, b, kF32}, 1, "ue8m0", isSparse});
                kinds.push_back({".kind::f8f6f4", {kF32, a, b, kF32}, 0, "", isSparse});
                kinds.push_back({".kind::f8f6f4", {kF16, a, b, kF16}, 0, "", isSparse});
            }
        kinds.push_back({".kind::mxf8f6f4.block_scale", {kF32, kE4M3, kE2M1, kF32}, 1, "ue8m0", isSparse});
        const Types packed{kF32, kPacked, kPacked, kF32};
        kinds.push_back({".kind::mxf4.block_scale", packed, 2, "ue8m0", isSparse});
        kinds.push_back({".kind::mxf4.block_scale.scale_vec::2X", packed, 2, "ue8m0", isSparse});
        kinds.push_back({".kind::mxf4nvf4.block_scale.scale_vec::2X", packed, 2, "ue8m0", isSparse});
        kinds.push_back({".kind::mxf4nvf4.block_scale.scale_vec::4X", packed, 4, "ue8m0", isSparse});
        kinds.push_back({".kind::mxf4nvf4.block_scale.scale_vec::4X", packed, 4, "ue4m3", isSparse});
    }
    for (const Format& a : {kE4M3, kE5M2})
        for (const Format& b : {kE4M3, kE5M2})
            kinds.push_back({"", {kF16, a, b, kF16}, 0, "", true});
    return kinds;
}

std::vector<Selectors> allSelectors(int scales)
{
    std::vector<Selectors> all;
    for (int byteOfA = 0; byteOfA < 4; byteOfA += scales)
        for (int threadOfA = 0; threadOfA < 2; ++threadOfA)
            for (int byteOfB = 0; byteOfB < 4; byteOfB += scales)
                for (int threadOfB = 0; threadOfB < 4; ++threadOfB)
                    all.push_back({byteOfA, threadOfA, byteOfB, threadOfB});
    return all;
}

ManualPlace ofDenseA(int lane, int i, int bits)
{
    const int each = 32 / bits;
    return {lane / 4 + (i / each % 2 == 0 ? 0 : 8), lane % 4 * each + i % each + i / (2 * each) * 4 * each};
}

long double factorOf(const std::string& type, std::uint32_t bits)
{
    if (type == "ue4m3")
        return numberOf(kE4M3, bits & 0x7f);
    return bits == 0xff ? std::numeric_limits<long double>::quiet_NaN() : std::ldexp(1.0L, static_cast<int>(bits) - 127);
}

std::uint32_t randomFactor(const std::string& type, Values values, std::mt19937_64& random)
{
    if (type == "ue4m3")
        return static_cast<std::uint32_t>(values == Values::Whole ? 0x30 + random() % 3 * 8 : random() % 0x80);
    if (values != Values::Whole && random() % 97 == 0)
        return 0xff;
    return static_cast<std::uint32_t>(values == Values::Whole ? 126 + random() % 3 : 117 + random() % 21);
}

struct Product {
    const Kind& kind;
    const SparseShape& layout;  ///< of B, and of A and the metadata of a sparse one
    SparseMatrix sparse;
    Matrix dense, b, c, d;
    std::array<std::uint32_t, kLanes> scalesOfA{}, scalesOfB{};

    static const SparseShape& layoutOf(const Kind& kind)
    {
        const auto isOne = [&](const SparseShape& shape) { return shape.k == kind.depth() && shape.bits == kind.bits(); };
        return *std::ranges::find_if(kSparseShapes, isOne);
    }

    Product(const Kind& chosen, Values values, std::mt19937_64& random)
        : kind(chosen), layout(layoutOf(chosen)), sparse(layout, true, random), dense(kRowsOfC, chosen.depth(), 1, chosen.types.a),
          b(chosen.depth(), kColumnsOfC, 1, chosen.types.b), c(kRowsOfC, kColumnsOfC, 1, chosen.types.c),
          d(kRowsOfC, kColumnsOfC, 1, chosen.types.d)
    {
        for (int i = 0; i < kRowsOfC * kind.depth() / 2; ++i)
            sparse.bitsAt(0, i) = randomOf(kind.types.a, values, random);
        for (Matrix* matrix : {&dense, &b, &c})
            for (std::uint64_t& bits : matrix->bits)
                bits = randomOf(matrix->format, values, random);
        for (auto* scales : {&scalesOfA, &scalesOfB})
            for (std::uint32_t& word : *scales)
                for (int byte = 0; byte < 4; ++byte)
                    word |= randomFactor(kind.scaleType, values, random) << (8 * byte);
    }

    int wordsOfA() const { return kind.isSparse ? sparse.wordsOfLane() : dense.wordsOfLane(); }
    int firstOfC() const { return wordsOfA() + b.wordsOfLane(); }
    int firstOfRest() const { return firstOfC() + c.wordsOfLane(); }

    std::string body(const Selectors& selectors, bool isAsManual, bool isInRegisters) const
    {
        const Matrix packed(kRowsOfC, kind.isSparse ? kind.depth() / 2 : kind.depth(), 1, kind.types.a);
        std::string text = declared(packed, 'a') + declared(b, 'b') + declared(c, 'c') + declared(d, 'e') + ".reg .u16 %s<4>;\n" +
            "mul.wide.u32 %d1, %t, " + std::to_string(4 * kWordsOfLane) + ";\nld.param.u64 %d0, [first];\n" +
            "add.s64 %d0, %d0, %d1;\n" + moved(packed, 'a', 0, true) + moved(b, 'b', wordsOfA(), true) +
            moved(c, 'c', firstOfC(), true);
        for (int i = 0; i < 3; ++i)
            text += "ld.global.u32 %r" + std::to_string(i) + ", [%d0 + " + std::to_string(4 * (firstOfRest() + i)) + "];\n";
        std::array<std::string, 4> numbers{std::to_string(selectors.byteOfA), std::to_string(selectors.threadOfA),
                                           std::to_string(selectors.byteOfB), std::to_string(selectors.threadOfB)};
        for (std::size_t i = 0; i < numbers.size() && isInRegisters; ++i) {
            text += "mov.u16 %s" + std::to_string(i) + ", " + numbers[i] + ";\n";
            numbers[i] = "%s" + std::to_string(i);
        }
        text += kind.text(isAsManual) + " " + d.registers('e') + ", " + packed.registers('a') + ", " + b.registers('b') + ", " +
            c.registers('c') + (kind.isSparse ? ", %r0, 0" : "");
        if (kind.scales != 0)
            text += ", {%r1}, {" + numbers[0] + ", " + numbers[1] + "}, " + (isAsManual ? "%r2" : "{%r2}") + ", {" + numbers[2] +
                ", " + numbers[3] + "}";
        return text + ";\nadd.s64 %d0, %out, %d1;\n" + moved(d, 'e', 0, false);
    }

    void run(const Selectors& selectors, bool isAsManual, bool isInRegisters)
    {
        std::vector<std::uint32_t> words(kLanes * kWordsOfLane);
        const auto placeOfA = kind.bits() == 8 ? PlaceOf{[](int lane, int i) { return ofDenseA(lane, i, 8); }}
                                               : PlaceOf{[](int lane, int i) { return ofDenseA(lane, i, 4); }};
        const std::array<std::uint32_t, kLanes> metadata = sparse.metadata(0);
        for (int lane = 0; lane < kLanes; ++lane) {
            std::uint32_t* const own = words.data() + lane * kWordsOfLane;
            if (kind.isSparse)
                sparse.pack(lane, own);
            else
                dense.pack(lane, placeOfA, own);
            b.pack(lane, layout.b, own + wordsOfA());
            c.pack(lane, placeOfC, own + firstOfC());
            const auto at = static_cast<std::size_t>(lane);
            std::ranges::copy(std::array{metadata[at], scalesOfA[at], scalesOfB[at]}, own + firstOfRest());
        }
        kd::emulator::MachineSettings settings;
        settings.capability = {12, 0};
        PtxKernel kernel(PtxKernel::Whole{".version 9.0\n.target sm_120a\n.address_size 64\n" +
                                          PtxKernel::kernelOf(body(selectors, isAsManual, isInRegisters))},
                         settings);
        const std::uint64_t in = kernel.machine().memory().allocate(words.size() * 4);
        std::memcpy(reinterpret_cast<void*>(in), words.data(), words.size() * 4);
        const auto result = kernel.run(kLanes, words.size(), 1, {in});
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        for (int lane = 0; lane < kLanes; ++lane)
            d.unpack(lane, placeOfC, result.data() + lane * kWordsOfLane);
    }

    // The manual's figures of scale factors: a quad of lanes has those of rows g and g + 8 of A in one pair of it, and those of
    // column g of B in one lane.
    long double scaleOf(int row, int column, int k, const Selectors& selectors) const
    {
        if (kind.scales == 0)
            return 1;
        const int chunk = k / (kind.depth() / kind.scales);
        const auto ofA = static_cast<std::size_t>(4 * (row % 8) + 2 * selectors.threadOfA + (row >= 8 ? 1 : 0));
        const auto ofB = static_cast<std::size_t>(4 * column + selectors.threadOfB);
        return factorOf(kind.scaleType, scalesOfA[ofA] >> (8 * (selectors.byteOfA + chunk)) & 0xff) *
            factorOf(kind.scaleType, scalesOfB[ofB] >> (8 * (selectors.byteOfB + chunk)) & 0xff);
    }

    QString differenceAt(int row, int column, const Selectors& selectors, bool isExact)
    {
        Sum sum(numberOf(kind.types.c, c.at(0, row, column)));
        for (int i = 0; i < (kind.isSparse ? kind.depth() / 2 : kind.depth()); ++i) {
            const int k = kind.isSparse ? sparse.columnAt(row, i) : i;
            const std::uint64_t x = kind.isSparse ? sparse.bitsAt(row, i) : dense.at(0, row, i);
            sum.add(numberOf(kind.types.a, x) * numberOf(kind.types.b, b.at(0, k, column)) * scaleOf(row, column, k, selectors));
        }
        return differenceOf(kind.types.d, d.at(0, row, column), sum.rounded(kind.types.d, false), isExact);
    }

    void check(const Selectors& selectors, bool isExact)
    {
        for (int i = 0; i < kRowsOfC * kColumnsOfC; ++i) {
            const QString wrong = differenceAt(i / kColumnsOfC, i % kColumnsOfC, selectors, isExact);
            const QString place = QString("row %1 column %2: ").arg(i / kColumnsOfC).arg(i % kColumnsOfC);
            QVERIFY2(wrong.isEmpty(), qPrintable(place + wrong));
        }
    }
};

}  // namespace

/// mma of sm_120: narrow floats with factors of blocks and without, dense and sparse. No GPU was compared.
class ScaledProducts : public QObject {
    Q_OBJECT

private slots:
    void products_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Kind> kinds = allKinds();
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QTest::addRow("%s", kinds[i].text(true).c_str()) << static_cast<int>(i);
    }
    void products();
    void everySelector_data() { products_data(); }
    void everySelector();
    void refusesSelectors_data();
    void refusesSelectors();
    void lanesAgreeOnSelectors();
};

void ScaledProducts::products()
{
    QFETCH(int, index);
    const Kind kind = allKinds()[static_cast<std::size_t>(index)];
    std::mt19937_64 random(static_cast<unsigned>(index));
    for (const Values values : {Values::Whole, Values::Usual})
        for (const bool isAsManual : {true, false}) {
            const std::vector<Selectors> all = kind.scales != 0 ? allSelectors(kind.scales) : std::vector<Selectors>(1);
            const Selectors selectors = all[random() % all.size()];
            Product product(kind, values, random);
            product.run(selectors, isAsManual, values == Values::Usual);
            product.check(selectors, values == Values::Whole);
        }
}

void ScaledProducts::everySelector()
{
    QFETCH(int, index);
    const Kind kind = allKinds()[static_cast<std::size_t>(index)];
    const bool isNamed = kind.words.find("scale_vec") != std::string::npos;
    if (!isNamed || (kind.bits() == 8 && (kind.types.a.name != kE4M3.name || kind.types.b.name != kE2M1.name)))
        return;
    std::mt19937_64 random(7);
    for (const Selectors& selectors : allSelectors(kind.scales)) {
        Product product(kind, Values::Whole, random);
        product.run(selectors, true, false);
        product.check(selectors, true);
    }
}

void ScaledProducts::refusesSelectors_data()
{
    QTest::addColumn<QString>("selectors");
    QTest::addColumn<QString>("why");
    const QString thread = "the thread selector of scale factors is %1: it must be less than %2";
    QTest::newRow("pair of A") << "{0, 2}, %r2, {0, 3}" << thread.arg(2).arg(2);
    QTest::newRow("lane of B") << "{2, 1}, %r2, {2, 4}" << thread.arg(4).arg(4);
    QTest::newRow("byte of A") << "{1, 0}, %r2, {0, 0}"
                               << "the byte selector of scale factors is 1: it must be a multiple of 2 and less than 4";
    QTest::newRow("byte of B") << "{0, 0}, %r2, {4, 0}"
                               << "the byte selector of scale factors is 4: it must be a multiple of 2 and less than 4";
}

std::string twoFactors(const std::string& selectors)
{
    return ".version 9.0\n.target sm_120a\n.address_size 64\n" +
        PtxKernel::kernelOf(".reg .u16 %s0; cvt.u16.u32 %s0, %t; and.b16 %s0, %s0, 1;\n"
                            "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 "
                            "{%r0, %r1, %r2, %r3}, {%r4, %r5, %r6, %r7}, {%r8, %r9}, {%r0, %r1, %r2, %r3}, %r1, " +
                            selectors + ";");
}

QString faultOf(const std::string& selectors)
{
    kd::emulator::MachineSettings settings;
    settings.capability = {12, 0};
    PtxKernel kernel(PtxKernel::Whole{twoFactors(selectors)}, settings);
    kernel.run(kLanes, kLanes);
    return kernel.report().fault ? kernel.faultText() : QString();
}

void ScaledProducts::refusesSelectors()
{
    QFETCH(QString, selectors);
    QFETCH(QString, why);
    const QString said = faultOf(selectors.toStdString());
    QVERIFY2(said.contains(why), qPrintable(said));
}

void ScaledProducts::lanesAgreeOnSelectors()
{
    const QString said = faultOf("{0, %s0}, %r2, {0, 0}");
    QVERIFY2(said.contains("lane 1 gives another selector of scale factors than lane 0"), qPrintable(said));
}

KD_TEST(ScaledProducts, kd::test::NoApplication)

}  // namespace tst_scaledproducts

#include "tst_scaledproducts.moc"
