// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>

namespace tst_tensorrows {
namespace {

using kd::Fault;
using kd::emulator::TensorMap;

constexpr int kColumns = 48, kRows = 20, kPitch = 64;  // words of a row of the matrix, and from row to row
constexpr std::size_t kTile = 1024;                    // bytes of shared memory that are looked at

struct RowsCase {
    const char* name;
    std::array<int, 5> place;  ///< column, four rows
    std::uint32_t width = 16;  ///< words
    TensorMap::Swizzle swizzle = TensorMap::Swizzle::None;
    std::uint32_t atom = 16;  ///< bytes that it moves as one
};
const RowsCase kCases[] = {
    {"four rows", {4, 3, 0, 19, 7}},
    {"one row four times", {0, 5, 5, 5, 5}},
    {"columns outside", {40, 1, 2, 3, 4}},
    {"columns before", {-8, 1, 2, 3, 4}},
    {"all outside", {48, 1, 2, 3, 4}},
    {"rows outside", {8, -1, 20, 2147483647, 6}},
    {"narrow", {44, 19, 18, 17, 16}, 4},
    {"swizzled by 32", {8, 9, 1, 0, 13}, 8, TensorMap::Swizzle::B32},
    {"swizzled by 64", {12, 2, 9, 11, 13}, 16, TensorMap::Swizzle::B64},
    {"swizzled by 128", {16, 12, 9, 11, 3}, 32, TensorMap::Swizzle::B128},
    {"in atoms of 32", {16, 12, 9, 11, 3}, 32, TensorMap::Swizzle::B128, 32},
    {"in atoms of 64", {16, 12, 9, 11, 3}, 32, TensorMap::Swizzle::B128, 64},
    {"narrow and swizzled", {16, 12, 9, 11, 3}, 12, TensorMap::Swizzle::B128},
};

std::uint32_t spanOf(TensorMap::Swizzle swizzle)
{
    return swizzle == TensorMap::Swizzle::None ? 0 : 16U << static_cast<unsigned>(swizzle);
}

/// Where byte `i` of row `row` of the box is in shared memory, which begins at a multiple of 1024.
std::uint32_t byteOf(const RowsCase& each, std::uint32_t row, std::uint32_t i)
{
    const std::uint32_t span = spanOf(each.swizzle), at = row * std::max(each.width * 4, span) + i;
    return span == 0 ? at : at ^ (at / 128 % (span / each.atom) * each.atom);
}

std::uint32_t matrixWord(int row, int column)
{
    return static_cast<std::uint32_t>(row * 1000 + column) * 2654435761U;
}

bool isInside(const RowsCase& each, std::uint32_t row, std::uint32_t word)
{
    const int column = each.place[0] + static_cast<int>(word), line = each.place[row + 1];
    return column >= 0 && column < kColumns && line >= 0 && line < kRows;
}

/// A matrix, a tensor map of it and a kernel: tile is 1024 bytes of shared memory at %r2, %r1 an mbarrier for one arrival, %d0 the map.
class Bench {
public:
    Bench(const RowsCase& each, const std::string& body, const char* target = "sm_100a", std::uint32_t boxRows = 1)
        : m_kernel(PtxKernel::Whole{std::string(".version 8.7\n.target ") + target + "\n.address_size 64\n" +
                                    PtxKernel::kernelOf(begin() + body + end())})
    {
        m_matrix = m_kernel.machine().memory().allocate(kPitch * kRows * 4);
        for (int row = 0; row < kRows; ++row)
            for (int column = 0; column < kPitch; ++column)
                word(row, column) = matrixWord(row, column);
        TensorMap map;
        map.address = m_matrix;
        map.type = TensorMap::Type::U32;
        map.rank = 2;
        map.sizes = {kColumns, kRows};
        map.strides = {4, kPitch * 4};
        map.box = {each.width, boxRows};
        map.steps = {1, 1};
        map.swizzle = each.swizzle;
        map.atom = each.atom == 32 ? TensorMap::Atom::B32 : each.atom == 64 ? TensorMap::Atom::B64 : TensorMap::Atom::B16;
        std::array<std::byte, TensorMap::kBytes> bytes{};
        map.write(bytes);
        m_map = m_kernel.machine().memory().allocate(bytes.size());
        std::memcpy(reinterpret_cast<void*>(m_map), bytes.data(), bytes.size());
    }
    std::uint32_t& word(int row, int column)
    {
        return reinterpret_cast<std::uint32_t*>(m_matrix)[row * kPitch + column];
    }
    std::vector<std::uint32_t> run(std::uint32_t blocks = 1, std::uint32_t cluster = 0)
    {
        return m_kernel.run(32, kTile / 4 * blocks, blocks, {m_map},
                            {.cluster = {cluster, cluster == 0 ? 0U : 1U, cluster == 0 ? 0U : 1U}});
    }
    QString faultText() { return m_kernel.faultText(); }
    Fault::Kind kind() { return m_kernel.report().fault ? m_kernel.report().fault->kind : Fault::Kind::Unknown; }

private:
    static std::string begin()
    {
        std::string text = R"(
    .shared .align 1024 .b8 tile[1024];
    .shared .align 8 .b8 bar[8];
    mov.u32 %r1, bar; mov.u32 %r2, tile;
    ld.param.u64 %d0, [first];
    setp.ne.u32 %p0, %t, 0;
    mad.lo.u32 %r3, %t, 32, %r2;
)";
        for (int i = 0; i < 32; i += 4)  // word w of the tile: w + 5000
            text += "    mad.lo.u32 %r4, %t, 8, " + std::to_string(5000 + i / 4) + "; st.shared.u32 [%r3 + " + std::to_string(i) +
                "], %r4;\n";
        return text + R"(
    fence.proxy.async.shared::cta;
    @!%p0 mbarrier.init.shared.b64 [%r1], 1;
    fence.mbarrier_init.release.cluster;
    barrier.cluster.arrive;
    barrier.cluster.wait;
)";
    }
    static std::string end()
    {
        return R"(
    barrier.cluster.arrive;
    barrier.cluster.wait;
    mov.u32 %r5, 0;
    mov.u32 %w1, %ctaid.x;
    mad.lo.u32 %w0, %w1, 1024, 0;
    cvt.u64.u32 %d4, %w0;
    add.u64 %d4, %d4, %out;
    mul.wide.u32 %d5, %t, 4;
    add.u64 %d4, %d4, %d5;
    mad.lo.u32 %r3, %t, 4, %r2;
OUT:
    ld.shared.u32 %r6, [%r3];
    st.global.u32 [%d4], %r6;
    add.u32 %r3, %r3, 128;
    add.u64 %d4, %d4, 128;
    add.u32 %r5, %r5, 1;
    setp.lt.u32 %p1, %r5, 8;
    @%p1 bra OUT;
)";
    }

    PtxKernel m_kernel;
    std::uint64_t m_matrix = 0, m_map = 0;
};

std::string coordinates(const RowsCase& each)
{
    std::string text = "{";
    for (std::size_t i = 0; i < each.place.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(each.place[i]);
    return text + "}";
}

std::string loads(const RowsCase& each, const char* words = ".shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes")
{
    return "    @!%p0 mbarrier.arrive.expect_tx.shared.b64 %d3, [%r1], " + std::to_string(each.width * 16) +
        ";\n    @!%p0 cp.async.bulk.tensor.2d" + words + " [%r2], [%d0, " + coordinates(each) + "], [%r1];\n" +
        "AGAIN: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra AGAIN;\n";
}

std::string stores(const RowsCase& each, const std::string& root = "cp.async.bulk.tensor.2d.global.shared::cta")
{
    return "    @!%p0 " + root + ".tile::scatter4.bulk_group [%d0, " + coordinates(each) +
        "], [%r2];\n    cp.async.bulk.commit_group;\n    cp.async.bulk.wait_group 0;\n";
}

std::vector<std::uint32_t> gathered(const RowsCase& each)
{
    std::vector<std::uint32_t> tile(kTile / 4);
    for (std::uint32_t i = 0; i < tile.size(); ++i)
        tile[i] = i + 5000;
    for (std::uint32_t row = 0; row < 4; ++row)
        for (std::uint32_t word = 0; word < each.width; ++word)
            tile[byteOf(each, row, word * 4) / 4] =
                isInside(each, row, word) ? matrixWord(each.place[row + 1], each.place[0] + static_cast<int>(word)) : 0;
    return tile;
}

}  // namespace

/// Four rows of a matrix at once, and other forms of copies that sm_100 has; by the manual.
class TensorRows : public QObject {
    Q_OBJECT

private slots:
    void gathers_data() { addCases(); }
    void gathers()
    {
        QFETCH(int, number);
        const RowsCase& each = kCases[number];
        Bench bench(each, loads(each));
        const std::vector<std::uint32_t> found = bench.run();
        QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
        QCOMPARE(found, gathered(each));
    }

    void scatters_data() { addCases(); }
    void scatters()
    {
        QFETCH(int, number);
        const RowsCase& each = kCases[number];
        if (each.place[0] < 0) {
            Bench bench(each, stores(each));
            bench.run();
            QVERIFY2(bench.faultText().contains("must not be negative"), qPrintable(bench.faultText()));
            return;
        }
        for (const bool isReduction : {false, true}) {
            Bench bench(each, stores(each, isReduction ? "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add"
                                                       : "cp.async.bulk.tensor.2d.global.shared::cta"));
            bench.run();
            QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
            std::vector<std::uint32_t> wanted(kPitch * kRows);
            for (int row = 0; row < kRows; ++row)
                for (int column = 0; column < kPitch; ++column)
                    wanted[static_cast<std::size_t>(row * kPitch + column)] = matrixWord(row, column);
            for (std::uint32_t row = 0; row < 4; ++row)
                for (std::uint32_t word = 0; word < each.width; ++word)
                    if (isInside(each, row, word)) {
                        std::uint32_t& target =
                            wanted[static_cast<std::size_t>(each.place[row + 1] * kPitch + each.place[0]) + word];
                        target = byteOf(each, row, word * 4) / 4 + 5000 + (isReduction ? target : 0);
                    }
            for (int row = 0; row < kRows; ++row)
                for (int column = 0; column < kPitch; ++column)
                    QCOMPARE(bench.word(row, column), wanted[static_cast<std::size_t>(row * kPitch + column)]);
        }
    }

    /// Two blocks whose copies one mbarrier counts, that of the first one.
    void pairs()
    {
        const RowsCase& each = kCases[0];
        for (const char* const kind : {"tile::gather4", "tile"}) {
            const bool isFour = std::string_view(kind) == "tile::gather4";
            const std::string place = isFour ? coordinates(each) : "{4, 3}";
            const std::uint32_t bytes = each.width * (isFour ? 16 : 4);
            Bench bench(each, R"(
    mapa.shared::cluster.u32 %r7, %r1, 0;
    mov.u32 %r8, %cluster_ctarank;
    mapa.shared::cluster.u32 %r9, %r2, %r8;
    setp.ne.u32 %p2, %r8, 0;
    or.pred %p3, %p2, %p0;
    @!%p3 mbarrier.arrive.expect_tx.shared.b64 %d3, [%r1], )" + std::to_string(2 * bytes) + R"(;
    @!%p0 cp.async.bulk.tensor.2d.shared::cluster.global.)" + kind + ".mbarrier::complete_tx::bytes.cta_group::2 [%r9], [%d0, " + place +
                                    R"(], [%r7];
    @%p2 bra THERE;
AGAIN: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra AGAIN;
THERE:
)");
            const std::vector<std::uint32_t> found = bench.run(2, 2);
            QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
            const std::vector<std::uint32_t> wanted = gathered(each);
            for (std::size_t i = 0; i < bytes / 4; ++i) {
                QCOMPARE(found[i], wanted[i]);
                QCOMPARE(found[kTile / 4 + i], wanted[i]);
            }
        }
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("boxRows");
        QTest::addColumn<QByteArray>("words");
        const RowsCase& each = kCases[0];
        const QByteArray load = QByteArray::fromStdString(loads(each));
        QTest::newRow("boxes of four rows") << load << 4 << QByteArray("boxes of 1 row");
        QTest::newRow("early") << QByteArray::fromStdString(
            "    @!%p0 mbarrier.arrive.expect_tx.shared.b64 %d3, [%r1], 256;\n    @!%p0 cp.async.bulk.tensor.2d.shared::cta.global."
            "tile::gather4.mbarrier::complete_tx::bytes [%r2], [%d0, " + coordinates(each) + "], [%r1];\n")
                               << 1 << QByteArray("has arrived");
        QTest::newRow("column askew") << QByteArray(load).replace("{4, 3", "{5, 3") << 1 << QByteArray("must be a multiple of 16");
        QTest::newRow("box askew") << QByteArray(load).replace("[%r2]", "[%r2 + 64]") << 1
                                   << QByteArray("must begin at a multiple of 128");
    }
    void refuses()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, boxRows);
        QFETCH(QByteArray, words);
        Bench bench(kCases[0], body.toStdString(), "sm_100a", static_cast<std::uint32_t>(boxRows));
        bench.run();
        QVERIFY2(bench.faultText().contains(QLatin1String(words)), qPrintable(bench.faultText()));
    }

    void loadsOnlyWhereTheyAre()
    {
        const auto why = [](const std::string& body, const char* target) {
            try {
                Bench(kCases[0], body, target).run();
            } catch (const std::exception& error) {
                return std::string(error.what());
            }
            return std::string();
        };
        QVERIFY(why(loads(kCases[0]), "sm_90").find("sm_100") != std::string::npos);
        QVERIFY(why(stores(kCases[0]), "sm_100").find("sm_100a") != std::string::npos);
        std::string three = loads(kCases[0]);
        three.replace(three.find("{4, 3, 0, 19, 7}"), 16, "{4, 3, 0}");
        QVERIFY(why(three, "sm_100a").find("3 coordinates instead of 5") != std::string::npos);
    }

    /// Bytes at the ends of the source that are not there.
    void ignoredBytes_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("right");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("none of all") << 0 << 0 << QByteArray("just past the end of the 60-byte allocation");
        QTest::newRow("the last four") << 0 << 4 << QByteArray();
        QTest::newRow("both ends") << 5 << 15 << QByteArray();
        QTest::newRow("too few") << 5 << 3 << QByteArray("just past the end of the 60-byte allocation");
        QTest::newRow("too many") << 16 << 4 << QByteArray("0 to 15 are possible");
    }
    void ignoredBytes()
    {
        QFETCH(int, left);
        QFETCH(int, right);
        QFETCH(QByteArray, words);
        PtxKernel kernel(std::string(R"(
    .shared .align 16 .b8 tile[64];
    .shared .align 8 .b8 bar[8];
    mov.u32 %r1, bar; mov.u32 %r2, tile;
    add.u32 %r3, %t, 1; mul.lo.u32 %r3, %r3, 0x01010101;
    setp.lt.u32 %p0, %t, 15;
    @%p0 st.global.u32 [%slot], %r3;
    setp.ne.u32 %p1, %t, 0;
    fence.proxy.async.global;
    bar.sync 0;
    @%p1 bra DONE;
    mbarrier.init.shared.b64 [%r1], 1;
    mbarrier.arrive.expect_tx.shared.b64 %d3, [%r1], 64;
    mov.u32 %r6, )") + std::to_string(left) + "; mov.u32 %r7, " + std::to_string(right) + R"(; mov.u32 %r8, 64;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob [%r2], [%out], %r8, %r6, %r7, [%r1];
AGAIN: mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0; @!%p2 bra AGAIN;
    mov.u32 %r5, 0; mov.b64 %d1, %out;
OUT:
    ld.shared.u32 %r6, [%r2]; st.global.u32 [%d1], %r6;
    add.u32 %r2, %r2, 4; add.u64 %d1, %d1, 4; add.u32 %r5, %r5, 1; setp.lt.u32 %p2, %r5, 15; @%p2 bra OUT;
DONE:
)");
        const std::vector<std::uint32_t> found = kernel.run(32, 15);
        if (!words.isEmpty()) {
            QVERIFY2(kernel.faultText().contains(QLatin1String(words)), qPrintable(kernel.faultText()));
            return;
        }
        QVERIFY2(kernel.faultText().isEmpty(), qPrintable(kernel.faultText()));
        const auto* const bytes = reinterpret_cast<const std::uint8_t*>(found.data());
        for (int i = 0; i < 60; ++i)
            QCOMPARE(static_cast<int>(bytes[i]), i < left || i >= 64 - right ? 0 : i / 4 + 1);
    }

    /// Stores and reductions that release, to memory of other devices as well.
    void mmio()
    {
        PtxKernel kernel(PtxKernel::Whole{".version 8.7\n.target sm_100\n.address_size 64\n" + PtxKernel::kernelOf(R"(
    st.async.mmio.release.sys.global.u32 [%slot], %t;
    red.async.mmio.release.sys.global.add.u32 [%slot], 7;
    red.async.mmio.release.sys.max.s32 [%slot], 12;
    mov.u16 %h1, 9;
    setp.eq.u32 %p0, %t, 3;
    @%p0 st.async.mmio.release.sys.u16 [%slot], %h1;
)")});
        const std::vector<std::uint32_t> found = kernel.run(32, 32);
        QVERIFY2(kernel.faultText().isEmpty(), qPrintable(kernel.faultText()));
        for (std::uint32_t i = 0; i < 32; ++i)
            QCOMPARE(found[i], i == 3 ? 9U : std::max(i + 7, 12U));
    }

private:
    static void addCases()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(kCases)); ++i)
            QTest::newRow(kCases[i].name) << i;
    }
};

KD_TEST(TensorRows, kd::test::NoApplication)

}  // namespace tst_tensorrows

#include "tst_tensorrows.moc"
