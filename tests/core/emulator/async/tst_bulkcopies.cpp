// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>

namespace tst_bulkcopies {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

namespace {

// One thread; %r1 is an mbarrier for one arrival, %r2 64 bytes and %r3 64 bytes more of shared memory, %d1 and %d2 the same of the
// buffer, from its byte 256 on. Word i of the buffer's are %r10 + i.
const std::string kBegin = R"(
    .shared .align 8 .b8 bar[8];
    .shared .align 16 .b8 tile[64];
    .shared .align 16 .b8 other[64];
    mov.u32 %r1, bar; mov.u32 %r2, tile; mov.u32 %r3, other;
    add.s64 %d1, %out, 256; add.s64 %d2, %out, 320;
    mbarrier.init.shared.b64 [%r1], 1;
    mov.u32 %r4, 0;
FILL:
    mul.wide.u32 %d3, %r4, 4; add.s64 %d3, %d3, %d1; add.s32 %r5, %r4, 1000;
    st.global.u32 [%d3], %r5;
    add.s32 %r4, %r4, 1; setp.lt.u32 %p0, %r4, 16; @%p0 bra FILL;
    fence.proxy.async.global;
)";
const std::string kExpect64 = "mbarrier.arrive.expect_tx.shared.b64 %d4, [%r1], 64;\n";
const std::string kLoad64 =
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%d1], 64, [%r1];\n";
const std::string kWait = "AGAIN: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra AGAIN;\n";

// Fills the tile.
std::string clearTile()
{
    std::string text;
    for (int i = 0; i < 64; i += 16)
        text += "st.shared.v4.u32 [%r2 + " + std::to_string(i) + "], {0, 0, 0, 0};\n";
    return text;
}

std::string storeTile()
{
    std::string text;
    for (int i = 0; i < 16; ++i)
        text += "ld.shared.u32 %r6, [%r2 + " + std::to_string(4 * i) + "]; st.global.u32 [%out + " + std::to_string(4 * i) +
            "], %r6;\n";
    return text;
}

// The bytes of a number in an array of `bytes` each.
std::uint64_t numberAt(const Words& words, std::size_t byte, std::size_t bytes)
{
    std::uint64_t number = 0;
    std::memcpy(&number, reinterpret_cast<const std::byte*>(words.data()) + byte, bytes);
    return number;
}

using Operation = std::function<std::uint64_t(std::uint64_t old, std::uint64_t b)>;
template <typename T> Operation of(const std::function<T(T, T)>& operation)
{
    return [operation](std::uint64_t old, std::uint64_t b) {
        T x{}, y{};
        std::memcpy(&x, &old, sizeof x);
        std::memcpy(&y, &b, sizeof y);
        const T result = operation(x, y);
        std::uint64_t bits = 0;
        std::memcpy(&bits, &result, sizeof result);
        return bits;
    };
}

}  // namespace

class BulkCopies : public QObject {
    Q_OBJECT

private slots:
    void forms_data();
    void forms();
    void arrivesLate();
    void groupsOfBulkCopies();
    void copiesThatNobodyWaitsFor();
    void withinShared();
    void reductions_data();
    void reductions();
    void storesOfThreads_data();
    void storesOfThreads();
    void clusterBarrier();
    void clusterOfOne();
    void wrongCopies_data();
    void wrongCopies();
    void refusals_data();
    void refusals();
};

void BulkCopies::forms_data()
{
    QTest::addColumn<QString>("load");
    for (const char* load :
         {"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%d1], 64, [%r1];",
          "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [tile], [%d1], 64, [bar];",
          "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%r2], [%d1], 64, [%r1], %d9;",
          "add.s32 %r7, %r2, -16; sub.s64 %d5, %d1, 32; add.s32 %r8, %r1, 8; mov.u32 %r9, 64;"
          "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r7 + 16], [%d5 + 32], %r9, [%r8 + -8];"})
        QTest::newRow(load) << QString(load);
}

void BulkCopies::forms()
{
    QFETCH(QString, load);
    PtxKernel kernel(kBegin + "mov.u64 %d9, 0; cp.async.bulk.prefetch.L2.global [%d1], 64;" + kExpect64 + load.toStdString() + kWait +
                     storeTile());
    const Words result = kernel.run(1, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 16; ++i)
        QCOMPARE(result[i], 1000 + i);
}

void BulkCopies::arrivesLate()
{
    PtxKernel kernel(kBegin + kExpect64 + kLoad64 +
                         "ld.shared.u32 %r6, [%r2 + 4];" + kWait +
                         "ld.shared.u32 %r7, [%r2 + 4]; mad.lo.u32 %r6, %r7, 10, %r6; st.global.u32 [%out], %r6;", {},
                     {.threads = 1, .checks = kd::HazardChecks::Addresses});
    QCOMPARE(kernel.run(1, 256)[0], 10010U);
}

// Two copies out, of which the second may be pending: it is read behind a change that is made before it is waited for.
void BulkCopies::groupsOfBulkCopies()
{
    const std::string out = "cp.async.bulk.global.shared::cta.bulk_group ";
    PtxKernel kernel(kBegin + "st.shared.u32 [%r2], 5; st.shared.u32 [%r3], 6; fence.proxy.async;" + out + "[%out], [%r2], 16;"
                         "cp.async.bulk.commit_group;" + out + "[%out + 16], [%r3], 16; cp.async.bulk.commit_group;"
                         "cp.async.bulk.wait_group.read 1; st.shared.u32 [%r2], 7; st.shared.u32 [%r3], 8;"
                         "cp.async.bulk.wait_group 0;" + out + "[%out + 32], [%r2], 16;", {}, {.threads = 1, .checks = kd::HazardChecks::Addresses});
    const Words result = kernel.run(1, 256);
    QCOMPARE(result[0], 5U);
    QCOMPARE(result[4], 8U);
    QCOMPARE(result[8], 7U);  // at the end of the block
}

// So many that the oldest are done before the block has come to its end.
void BulkCopies::copiesThatNobodyWaitsFor()
{
    PtxKernel kernel(kBegin + R"(
        mov.u32 %r6, 0;
    MORE:
        mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r1], 16;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%d1], 16, [%r1];
        add.s32 %r6, %r6, 1; setp.lt.u32 %p2, %r6, 20000; @%p2 bra MORE;
        ld.shared.u32 %r7, [%r2]; st.global.u32 [%out], %r7;)", {}, {.threads = 1, .checks = kd::HazardChecks::Addresses});
    QCOMPARE(kernel.run(1, 256)[0], 1000U);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
}

void BulkCopies::withinShared()
{
    PtxKernel kernel(kBegin + clearTile() + "st.shared.v4.u32 [%r3], {1, 2, 3, 4}; fence.proxy.async.shared::cta;"
                     "mbarrier.arrive.expect_tx.shared.b64 %d4, [%r1], 16;"
                     "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r2 + 16], [%r3], 16, [%r1];" + kWait +
                     storeTile());
    const Words result = kernel.run(1, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(Words(result.begin() + 4, result.begin() + 8), (Words{1, 2, 3, 4}));
}

void BulkCopies::reductions_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isGlobal");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("number");
    const auto row = [](const char* words, bool isGlobal, int bytes, int number) {
        QTest::addRow("%s %s", words, isGlobal ? "global" : "shared") << QString(words) << isGlobal << bytes << number;
    };
    const auto both = [&](const char* words, int bytes, int number) {
        row(words, true, bytes, number);
        row(words, false, bytes, number);
    };
    both(".add.u32", 4, 0);
    both(".add.s32", 4, 0);
    both(".add.u64", 8, 1);
    row(".add.s64", true, 8, 1);
    both(".min.u32", 4, 2);
    both(".max.u32", 4, 3);
    both(".min.s32", 4, 4);
    both(".max.s32", 4, 5);
    row(".min.u64", true, 8, 6);
    row(".max.s64", true, 8, 7);
    both(".inc.u32", 4, 8);
    both(".dec.u32", 4, 9);
    both(".and.b32", 4, 10);
    both(".or.b32", 4, 11);
    both(".xor.b32", 4, 12);
    row(".xor.b64", true, 8, 13);
    row(".add.f32", true, 4, 14);
    row(".add.f64", true, 8, 15);
    row(".add.noftz.f16", true, 2, 16);
    row(".max.bf16", true, 2, 17);
}

// 16 bytes of operands into 16 bytes of memory, with values that differ in their signs.
void BulkCopies::reductions()
{
    const auto half = [](std::uint16_t bits) { return bits == 0x3c00 ? 1.0F : 2.0F; };  // of 1 and 2 alone
    const std::vector<Operation> operations{
        of<std::uint32_t>([](auto a, auto b) { return a + b; }), of<std::uint64_t>([](auto a, auto b) { return a + b; }),
        of<std::uint32_t>([](auto a, auto b) { return std::min(a, b); }),
        of<std::uint32_t>([](auto a, auto b) { return std::max(a, b); }),
        of<std::int32_t>([](auto a, auto b) { return std::min(a, b); }),
        of<std::int32_t>([](auto a, auto b) { return std::max(a, b); }),
        of<std::uint64_t>([](auto a, auto b) { return std::min(a, b); }),
        of<std::int64_t>([](auto a, auto b) { return std::max(a, b); }),
        of<std::uint32_t>([](auto a, auto b) { return a >= b ? 0 : a + 1; }),
        of<std::uint32_t>([](auto a, auto b) { return a == 0 || a > b ? b : a - 1; }),
        of<std::uint32_t>([](auto a, auto b) { return a & b; }), of<std::uint32_t>([](auto a, auto b) { return a | b; }),
        of<std::uint32_t>([](auto a, auto b) { return a ^ b; }), of<std::uint64_t>([](auto a, auto b) { return a ^ b; }),
        of<float>([](float a, float b) { return a + b; }), of<double>([](double a, double b) { return a + b; }),
        of<std::uint16_t>([half](std::uint16_t a, std::uint16_t b) {
            return static_cast<std::uint16_t>(half(a) + half(b) == 2 ? 0x4000 : half(a) + half(b) == 3 ? 0x4200 : 0x4400);
        }),
        of<std::uint16_t>([](std::uint16_t a, std::uint16_t b) { return std::max(a, b); })};
    QFETCH(QString, words);
    QFETCH(bool, isGlobal);
    QFETCH(int, bytes);
    QFETCH(int, number);
    const bool isHalf = bytes == 2;
    const Words old = isHalf ? Words{0x3c003c00, 0x40004000, 0x3c004000, 0x3c003c00}
                             : Words{0x40400000, 0x40080000, 0xc0900001, 0xbff80001};
    const Words operands = isHalf ? Words{0x3c004000, 0x3c003c00, 0x40004000, 0x3c003c00}
                                  : Words{0x3f800000, 0x40140000, 0x41200000, 0x3ff80000};
    const auto list = [](const Words& from) {
        std::string text = "{";
        for (const std::uint32_t word : from)
            text += (text.size() > 1 ? ", " : "") + std::to_string(word);
        return text + "}";
    };
    const std::string operation = words.toStdString();
    const std::string reduce = isGlobal
        ? "st.global.v4.u32 [%out], " + list(old) + "; fence.proxy.async; cp.reduce.async.bulk.global.shared::cta.bulk_group" + operation +
            " [%out], [%r3], 16; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
        : "st.shared.v4.u32 [%r2], " + list(old) + "; mbarrier.arrive.expect_tx.shared.b64 %d4, [%r1], 16;"
          "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes" + operation + " [%r2], [%r3], 16, [%r1];" +
            kWait + "ld.shared.v4.u32 {%r6, %r7, %r8, %r9}, [%r2]; st.global.v4.u32 [%out], {%r6, %r7, %r8, %r9};";
    PtxKernel kernel(kBegin + "st.shared.v4.u32 [%r3], " + list(operands) + "; fence.proxy.async;" + reduce);
    const Words result = kernel.run(1, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    const auto size = static_cast<std::size_t>(bytes);
    for (std::size_t at = 0; at < 16; at += size) {
        const std::uint64_t mask = size == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << 8 * size) - 1;
        const std::uint64_t expected =
            operations[static_cast<std::size_t>(number)](numberAt(old, at, size), numberAt(operands, at, size)) & mask;
        QCOMPARE(numberAt(result, at, size), expected);
    }
}

void BulkCopies::storesOfThreads_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<Words>("expected");  // words 0 to 3 of the tile, which are 9 before
    const auto row = [](const char* store, int bytes, const Words& expected) {
        QTest::newRow(store) << QString(store) << bytes << expected;
    };
    row("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r2], 5, [%r1];", 4, {5, 9, 9, 9});
    row("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%r2 + 8], {%r10, 6}, [%r1];", 8, {9, 9, 77, 6});
    row("st.async.mbarrier::complete_tx::bytes.v4.s32 [%r2], {1, 2, 3, 4}, [%r1];", 16, {1, 2, 3, 4});
    row("st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%r2 + 8], %d10, [%r1];", 8, {9, 9, 1, 2});
    row("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.u64 [%r2], {%d10, %d10}, [%r1];", 16, {1, 2, 1, 2});
    row("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%r2 + 4], 5, [%r1];", 4, {9, 14, 9, 9});
    row("red.async.relaxed.cluster.mbarrier::complete_tx::bytes.min.s32 [%r2 + 4], -5, [%r1];", 4, {9, 0xfffffffb, 9, 9});
    row("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.xor.b32 [%r2 + 12], 8, [%r1];", 4, {9, 9, 9, 1});
    row("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.inc.u32 [%r2], 20, [%r1];", 4, {10, 9, 9, 9});
    row("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u64 [%r2], %d10, [%r1];", 8, {10, 11, 9, 9});
}

void BulkCopies::storesOfThreads()
{
    QFETCH(QString, store);
    QFETCH(int, bytes);
    QFETCH(Words, expected);
    PtxKernel kernel(kBegin + clearTile() + "st.shared.v4.u32 [%r2], {9, 9, 9, 9}; mov.u32 %r10, 77; mov.u64 %d10, 0x200000001;"
                     "mbarrier.arrive.expect_tx.shared.b64 %d4, [%r1], " + std::to_string(bytes) + ";" + store.toStdString() + kWait +
                     storeTile());
    const Words result = kernel.run(1, 256, 1, {}, {.cluster = {1, 1, 1}});
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(Words(result.begin(), result.begin() + 4), expected);
}

// What warps do between arriving and waiting is not held up; behind it all have arrived.
void BulkCopies::clusterBarrier()
{
    PtxKernel kernel(R"(
        .shared .align 4 .b8 values[512];
        mov.u32 %r0, values; shl.b32 %r1, %t, 2; add.s32 %r1, %r0, %r1;
        xor.b32 %r2, %t, 96; shl.b32 %r2, %r2, 2; add.s32 %r2, %r0, %r2;
        mov.u32 %r3, %t; mov.u32 %r4, 0;
    LOOP:
        st.shared.u32 [%r1], %r3;
        barrier.cluster.arrive.release.aligned;
        barrier.cluster.wait.acquire.aligned;
        ld.shared.u32 %r3, [%r2];
        add.s32 %r3, %r3, 1;
        barrier.cluster.arrive.relaxed;
        barrier.cluster.wait;
        add.s32 %r4, %r4, 1; setp.lt.u32 %p0, %r4, 3; @%p0 bra LOOP;
        st.global.u32 [%slot], %r3;)");
    const Words result = kernel.run(128, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 128; ++i)
        QCOMPARE(result[i], (i ^ 96) + 3);
    PtxKernel twice("barrier.cluster.arrive; barrier.cluster.arrive;");
    twice.run(64, 64);
    QVERIFY2(twice.faultText().contains("twice without waiting"), qPrintable(twice.faultText()));
    PtxKernel never("barrier.cluster.wait;");
    never.run(64, 64);
    QVERIFY2(never.faultText().contains("where it has not arrived"), qPrintable(never.faultText()));
    PtxKernel some("setp.lt.u32 %p0, %t, 32; @%p0 bra OUT; barrier.cluster.arrive; barrier.cluster.wait; OUT: bar.sync 0;");
    some.run(64, 64);
    QVERIFY(some.report().fault.has_value());
    QCOMPARE(some.report().fault->kind, Kind::BarrierDivergence);
}

void BulkCopies::clusterOfOne()
{
    PtxKernel kernel(kBegin + R"(
        mapa.shared::cluster.u32 %r5, %r2, 0;
        mov.u64 %d5, tile; cvta.shared.u64 %d5, %d5;
        st.shared::cluster.u32 [%r5 + 4], 11;
        ld.shared::cluster.u32 %r6, [%r5 + 4];
        atom.shared::cluster.add.u32 %r7, [%r5 + 4], 1;
        mapa.u64 %d6, %d5, 0;
        ld.u32 %r8, [%d6 + 4];
        isspacep.shared::cluster %p2, %d6;
        selp.b32 %r9, 100, 0, %p2;
        getctarank.shared::cluster.u32 %r10, %r5;
        mov.u32 %r11, %cluster_nctarank;
        add.s32 %r9, %r9, %r6; add.s32 %r9, %r9, %r7; add.s32 %r9, %r9, %r8; add.s32 %r9, %r9, %r10; add.s32 %r9, %r9, %r11;
        st.global.u32 [%out], %r9;)");
    const Words result = kernel.run(1, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 100U + 11 + 11 + 12 + 0 + 1);
}

void BulkCopies::wrongCopies_data()
{
    QTest::addColumn<QString>("copy");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const std::string& copy, Kind kind, const char* words) {
        QTest::newRow(name) << QString::fromStdString(copy) << kind << QString(words);
    };
    const std::string load = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes ";
    const std::string out = "cp.async.bulk.global.shared::cta.bulk_group ";
    row("size", load + "[%r2], [%d1], 24, [%r1];", Kind::Misaligned, "24 bytes: their number must be a multiple of 16");
    row("to", load + "[%r2 + 8], [%d1], 16, [%r1];", Kind::Misaligned, "misaligned by 8 bytes");
    row("from", load + "[%r2], [%d1 + 4], 16, [%r1];", Kind::Misaligned, "misaligned by 4 bytes");
    row("end of shared memory", load + "[%r2], [%out], 512, [%r1];", Kind::SharedOutOfBounds, "a write of 16 bytes");
    row("end of the buffer", load + "[%r2], [%d1], 2048, [%r1];", Kind::IllegalAddress, "just past the end of the 1024-byte");
    row("null", "mov.u64 %d5, 0; " + load + "[%r2], [%d5], 16, [%r1];", Kind::NullPointer, "null pointer");
    row("mbarrier", load + "[%r2], [%d1], 16, [%r3];", Kind::IllegalInstruction, "no mbarrier.init");
    row("mbarrier's place", load + "[%r2], [%d1], 16, [%r1 + 4];", Kind::Misaligned, "8 bytes");
    row("out", out + "[%d1 + 4], [%r2], 16;", Kind::Misaligned, "a write of 16 bytes");
    row("out of the end", out + "[%out + 1024], [%r2], 16;", Kind::IllegalAddress, "a write of 16 bytes");
    row("ended", kExpect64 + kLoad64 + "mbarrier.inval.shared.b64 [%r1]; mbarrier.init.shared.b64 [%r3], 1;"
        "mbarrier.try_wait.parity.shared.b64 %p1, [%r3], 0;", Kind::IllegalInstruction, "has been ended before a bulk copy");
    row("rank", "mapa.shared::cluster.u32 %r5, %r2, 1; ld.shared::cluster.u32 %r6, [%r5];", Kind::SharedOutOfBounds,
        "at shared address 0x1000010, where the cluster has no block");
}

void BulkCopies::wrongCopies()
{
    QFETCH(QString, copy);
    PtxKernel kernel(kBegin + copy.toStdString());
    kernel.run(1, 256);
    QVERIFY(kernel.report().fault.has_value());
    QFETCH(QString, words);
    QVERIFY2(kernel.faultText().contains(words), qPrintable(kernel.faultText()));
    QTEST(kernel.report().fault->kind, "kind");
}

void BulkCopies::refusals_data()
{
    QTest::addColumn<QString>("copy");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* copy, const char* words) { QTest::newRow(copy) << QString(copy) << QString(words); };
    row("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%d1], 16;", "operands");
    row("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.multicast::cluster [%r2], [%d1], 16, [%r1], 1;",
        "not emulated (.multicast::cluster)");
    row("cp.async.bulk.global.shared::cta.mbarrier::complete_tx::bytes [%d1], [%r2], 16;", "not emulated");
    row("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [%r2], [%d1, {%r4}], [%r1];",
        "this instruction needs .target sm_100a");
    row("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r2], [%d1, {%r4}], [%r1];",
        "1 coordinates instead of 2");
    row("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r2], [%d1], [%r1];",
        "operand 2 has no coordinates in braces");
    row("cp.async.bulk.tensor.2d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%r2], [%d1, {%r4, %r4}], [%r1], {1};",
        "im2col takes 3 to 5 dimensions");
    row("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%d1, {%r4}], [%r2], [%r1];", "3 operands instead of 2");
    row("tensormap.replace.tile.global_address.global.b1024.b64 [%d1], %d1;", "this instruction needs .target sm_90a");
    row("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f16 [%d1], [%r2], 16;", "not emulated (.f16)");
    row("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u64 [%r2], [%r3], 16, [%r1];",
        "not emulated (.u64)");
    row("cp.async.bulk.wait_group.read %r1;", "not a constant integer");
    row("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.u32 [%r2], {1, 2, 3}, [%r1];", "3 elements instead of 2");
}

void BulkCopies::refusals()
{
    QFETCH(QString, copy);
    QFETCH(QString, words);
    QString said;
    try {
        PtxKernel kernel(kBegin + copy.toStdString());
        kernel.run(1, 256);
    } catch (const kd::LogicError& error) {
        said = QString::fromStdString(error.info().text.english());
    }
    QVERIFY2(said.contains(words), qPrintable(said));
}

KD_TEST(BulkCopies, kd::test::NoApplication)

}  // namespace tst_bulkcopies

#include "tst_bulkcopies.moc"
