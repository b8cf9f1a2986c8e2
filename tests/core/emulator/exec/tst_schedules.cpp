// SPDX-License-Identifier: GPL-3.0-or-later
// Launches in other orders of blocks and warps.
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstdint>
#include <set>
#include <vector>

namespace tst_schedules {
namespace {

using Words = std::vector<std::uint32_t>;

constexpr std::uint64_t kSeeds = 24;

/// Every thread writes its number to one word: the last one stays.
constexpr const char* kLastWins = R"(
    add.u32 %r1, %w0, 1;
    st.global.u32 [%out], %r1;
)";
/// Block or warp: a loop in which others may have their turns, then a sum that no order changes.
constexpr const char* kSums = R"(
    mov.u32 %r1, 0;
again:
    red.global.add.u32 [%out], %w0;
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p1, %r1, 20;
    @%p1 bra again;
    bar.sync 0;
    red.global.max.u32 [%out+4], %w0;
)";
/// A counter that is read, then written: what comes between is lost.
constexpr const char* kLosesCounts = R"(
    mov.u32 %r1, 0;
again:
    ld.global.u32 %r2, [%out];
    add.u32 %r2, %r2, 1;
    add.u32 %r1, %r1, 1;
    setp.eq.u32 %p2, %r1, 5;
    @%p2 bra store;
    bra again;
store:
    st.global.u32 [%out], %r2;
)";

Words run(PtxKernel& kernel, std::uint64_t seed, std::uint32_t threads, std::uint32_t blocks)
{
    kernel.machine().setSchedule(seed);
    return kernel.run(threads, 2, blocks);
}

}  // namespace

class SchedulesTest : public QObject {
    Q_OBJECT
private slots:
    void ordersDiffer_data()
    {
        QTest::addColumn<std::uint32_t>("threads");
        QTest::addColumn<std::uint32_t>("blocks");
        QTest::newRow("warps") << std::uint32_t{256} << std::uint32_t{1};
        QTest::newRow("blocks") << std::uint32_t{32} << std::uint32_t{16};
    }
    void ordersDiffer()
    {
        QFETCH(std::uint32_t, threads);
        QFETCH(std::uint32_t, blocks);
        PtxKernel kernel(kLastWins, {}, {.threads = 2});
        const Words plain = run(kernel, 0, threads, blocks);
        std::set<std::uint32_t> last;
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const Words first = run(kernel, seed, threads, blocks), again = run(kernel, seed, threads, blocks);
            QVERIFY2(first == again, "one seed is one order");
            QVERIFY(kernel.report().completed);
            last.insert(first.front());
        }
        QVERIFY2(last.size() > 4, qPrintable(QString::number(last.size())));
        QVERIFY(run(kernel, 0, threads, blocks) == plain || blocks > 1);
    }

    void rightKernelsAreTheSameInAll()
    {
        PtxKernel kernel(kSums, {}, {.threads = 2});
        const Words plain = run(kernel, 0, 96, 5);
        const std::uint64_t instructions = kernel.report().instructions;
        QCOMPARE(plain.back(), 96U * 5 - 1);
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            QVERIFY(run(kernel, seed, 96, 5) == plain);
            QCOMPARE(kernel.report().instructions, instructions);
        }
    }

    /// What a plain order hides: each warp ends before the next one begins.
    void lostUpdatesShow()
    {
        PtxKernel kernel(kLosesCounts, {}, {.threads = 1});
        std::set<std::uint32_t> counts;
        for (std::uint64_t seed = 0; seed <= kSeeds; ++seed)
            counts.insert(run(kernel, seed, 128, 4).front());
        QVERIFY(counts.size() > 1);
    }

    /// All blocks of a cooperative launch are resident, and wait for each other in any order.
    void cooperativeLaunchesEnd()
    {
        PtxKernel kernel(R"(
    mov.u32 %r1, %nctaid.x;
    atom.global.add.u32 %r2, [%out], 1;
wait:
    ld.acquire.gpu.global.u32 %r3, [%out];
    setp.lt.u32 %p1, %r3, %r1;
    @%p1 bra wait;
)", {}, {.threads = 2});
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            kernel.machine().setSchedule(seed);
            const Words result = kernel.run(1, 2, 8, {}, {.cooperative = true});
            QVERIFY(kernel.report().completed);
            QCOMPARE(result.front(), 8U);
        }
    }
};

KD_TEST(SchedulesTest, kd::test::NoApplication)

}  // namespace tst_schedules

#include "tst_schedules.moc"
