// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_clustercontrol {
namespace {

using kd::Fault;

/// A kernel whose blocks take over others: each adds 1 to the words of its own number and of those that it has cancelled, and behind
/// the words of all blocks 1 for itself. `request`: try_cancel; `first`: puts the response %x0's block into %r10, %r11, %r12.
std::string worker(const std::string& request, const std::string& first, const char* target = "sm_100a")
{
    return std::string(".version 8.7\n.target ") + target + R"(
.address_size 64
.visible .entry k(.param .u64 buffer, .param .u64 blocks, .param .u64 second)
{
    .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %d<16>; .reg .b128 %x<2>;
    .shared .align 16 .b8 response[16];
    .shared .align 8 .b64 arrived;
    ld.param.u64 %d0, [buffer];
    ld.param.u64 %d1, [blocks];
    mov.u32 %r0, %tid.x;
    setp.ne.u32 %p0, %r0, 0;
    mov.u32 %r1, response;
    mov.u32 %r2, arrived;
    mov.u32 %r3, 0;
    mov.u32 %r10, %ctaid.x;
    mov.u32 %r11, %ctaid.y;
    mov.u32 %r12, %ctaid.z;
    @!%p0 mbarrier.init.shared::cta.b64 [%r2], 1;
    fence.mbarrier_init.release.cluster;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    shl.b64 %d2, %d1, 2;
    add.u64 %d2, %d2, %d0;
    @!%p0 red.global.add.u32 [%d2], 1;
AGAIN:
    mov.u32 %r13, %nctaid.x;
    mov.u32 %r14, %nctaid.y;
    mad.lo.u32 %r15, %r12, %r14, %r11;
    mad.lo.u32 %r15, %r15, %r13, %r10;
    mul.wide.u32 %d3, %r15, 4;
    add.u64 %d3, %d3, %d0;
    @!%p0 red.global.add.u32 [%d3], 1;
    bar.sync 0;
    @!%p0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 16;
)" + request + R"(
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r2], %r3;
    @!%p1 bra WAIT;
    xor.b32 %r3, %r3, 1;
    ld.shared.b128 %x0, [%r1];
    clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p2, %x0;
    @!%p2 bra DONE;
)" + first + R"(
    fence.proxy.async.shared::cta;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    bra AGAIN;
DONE:
    ret;
}
)";
}

constexpr const char* kRequest = "    @!%p0 clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r2];\n";
constexpr const char* kOneByOne = R"(
    clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r10, %x0;
    clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %r11, %x0;
    clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 %r12, %x0;
)";
constexpr const char* kVector = "    clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r10, %r11, %r12, _}, %x0;\n";
/// Block 0 of the cluster asks for all; each adds its own place in the cluster.
constexpr const char* kRequestForAll = R"(
    mov.u32 %r20, %cluster_ctarank;
    setp.ne.u32 %p4, %r20, 0;
    or.pred %p4, %p4, %p0;
    @!%p4 clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [%r1], [%r2];
)";
constexpr const char* kWithPlace = R"(
    clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r10, %r11, %r12, %r16}, %x0;
    mov.u32 %r20, %cluster_ctaid.x;
    mov.u32 %r21, %cluster_ctaid.y;
    add.u32 %r10, %r10, %r20;
    add.u32 %r11, %r11, %r21;
)";

struct Outcome {
    std::vector<std::uint32_t> words;
    kd::emulator::LaunchReport report;
};
Outcome ran(const std::string& text, std::array<std::uint32_t, 3> grid, std::array<std::uint32_t, 3> cluster,
            kd::emulator::MachineSettings settings, std::uint64_t schedule = 0, bool isCooperative = false)
{
    PtxKernel kernel(PtxKernel::Whole{text}, settings);
    kernel.machine().setSchedule(schedule);
    const std::uint64_t blocks = std::uint64_t{grid[0]} * grid[1] * grid[2];
    const std::size_t bytes = (blocks + 1) * 4;
    const std::uint64_t buffer = kernel.machine().memory().allocate(bytes);
    const std::uint64_t values[] = {buffer, blocks, 0};
    Outcome outcome;
    kd::emulator::Launch launch{.grid = grid, .block = {64, 1, 1}, .parameters = std::as_bytes(std::span(values))};
    launch.cluster = cluster;
    launch.cooperative = isCooperative;
    outcome.report = kernel.machine().launch(*kernel.image().kernel("k"), launch, {});
    outcome.words.resize(blocks + 1);
    std::memcpy(outcome.words.data(), reinterpret_cast<const void*>(buffer), bytes);
    return outcome;
}

struct Wrong {
    const char* name;
    const char* request;  ///< instead of waiting for the response: %r1, %r2 its places
    Fault::Kind kind;
    const char* words;
};
const Wrong kWrong[] = {
    {"read before it is there",
     "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r2]; ld.shared.b128 %x0, [%r1];",
     Fault::Kind::SharedRace, "comes before the copy of thread (0, 0, 0) that fills those bytes has arrived"},
    {"asked of what is none",
     "mov.b128 %x0, {%d0, %d1}; clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p2, %x0;", Fault::Kind::IllegalInstruction,
     "no response of clusterlaunchcontrol.try_cancel"},
    {"no first block of nothing",
     "mov.u64 %d4, 0; mov.b128 %x0, {%d4, %d4}; clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r10, %x0;",
     Fault::Kind::IllegalInstruction, "no response of clusterlaunchcontrol.try_cancel"},
    {"askew", "add.u32 %r1, %r1, 8; clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r2];",
     Fault::Kind::Misaligned, ""},
    {"outside", "mov.u32 %r1, 4096; clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r2];",
     Fault::Kind::SharedOutOfBounds, ""},
    {"no mbarrier",
     "add.u32 %r5, %r2, 8; clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r5];",
     Fault::Kind::IllegalInstruction, "no mbarrier.init has made it"},
    {"generic, to global memory", "cvta.shared.u64 %d5, %d6; clusterlaunchcontrol.try_cancel.async.mbarrier::complete_tx::bytes.b128 [%d0], [%d5];",
     Fault::Kind::IllegalAddress, "to shared memory of the own block alone"},
    {"too few bytes", "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r2], 8; "
     "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r2];"
     "mbarrier.arrive.shared::cta.b64 _, [%r2]; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r2], 0; @!%p1 bra AGAIN;",
     Fault::Kind::Deadlock, "bytes of copies"},
};

}  // namespace

/// Blocks that take over others which have not begun.
class ClusterControl : public QObject {
    Q_OBJECT

private slots:
    void takesOver_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<int>("z");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("one by one") << QByteArray(kRequest) << QByteArray(kOneByOne) << 40 << 3 << 2 << 0 << 0;
        QTest::newRow("a vector") << QByteArray(kRequest) << QByteArray(kVector) << 300 << 1 << 1 << 0 << 0;
        QTest::newRow("one block") << QByteArray(kRequest) << QByteArray(kVector) << 1 << 1 << 1 << 0 << 0;
        QTest::newRow("generic addresses")
            << QByteArray("    cvt.u64.u32 %d4, %r1; cvta.shared.u64 %d4, %d4; cvt.u64.u32 %d5, %r2; cvta.shared.u64 %d5, %d5;\n"
                          "    @!%p0 clusterlaunchcontrol.try_cancel.async.mbarrier::complete_tx::bytes.b128 [%d4], [%d5];\n")
            << QByteArray(kVector) << 30 << 2 << 1 << 0 << 0;
        QTest::newRow("clusters") << QByteArray(kRequestForAll) << QByteArray(kWithPlace) << 40 << 6 << 2 << 2 << 2;
        QTest::newRow("clusters of four") << QByteArray(kRequestForAll) << QByteArray(kWithPlace) << 64 << 1 << 1 << 4 << 1;
    }
    /// Each block is done once, by itself or by another one.
    void takesOver()
    {
        QFETCH(const QByteArray, request);
        QFETCH(const QByteArray, first);
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const int, z);
        QFETCH(const int, width);
        QFETCH(const int, height);
        const std::array<std::uint32_t, 3> grid{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z)};
        const std::array<std::uint32_t, 3> cluster{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height),
                                                   width == 0 ? 0U : 1U};
        const std::string text = worker(request.toStdString(), first.toStdString());
        for (const std::uint64_t schedule : {0U, 1U, 2U}) {
            for (const unsigned threads : {1U, 3U}) {
                const Outcome outcome = ran(text, grid, cluster, {.multiprocessors = 1, .threads = threads}, schedule);
                QVERIFY2(!outcome.report.fault, outcome.report.fault ? outcome.report.fault->message.english().c_str() : "");
                QVERIFY(outcome.report.completed);
                for (std::size_t i = 0; i + 1 < outcome.words.size(); ++i)
                    QCOMPARE(outcome.words[i], 1U);
                QVERIFY(outcome.words.back() >= 1 && outcome.words.back() <= outcome.words.size() - 1);
                if (threads == 1 && schedule == 0 && x > 1)
                    QVERIFY(outcome.words.back() < outcome.words.size() - 1);  // some were taken over
            }
        }
    }

    /// Of a cooperative launch all blocks have begun.
    void cooperativeBlocksHaveBegun()
    {
        const Outcome outcome = ran(worker(kRequest, kVector), {12, 1, 1}, {}, {.threads = 2}, 0, true);
        QVERIFY2(!outcome.report.fault, outcome.report.fault ? outcome.report.fault->message.english().c_str() : "");
        QVERIFY(outcome.report.completed);
        QCOMPARE(outcome.words.back(), 12U);
    }

    /// The same kernel again and again: nothing is left of the last launch.
    void launchesBeginAnew()
    {
        const std::string text = worker(kRequest, kVector, "sm_120");
        for (int i = 0; i < 3; ++i)
            QCOMPARE(ran(text, {9, 1, 1}, {}, {.threads = 1}).words[8], 1U);
    }

    void anotherTryIsTold()
    {
        std::string text = worker(kRequest, kVector);
        const std::string end = "DONE:\n";
        text.insert(text.find(end) + end.size(), std::string("    @!%p0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 16;\n") + kRequest);
        const Outcome outcome = ran(text, {5, 1, 1}, {}, {.threads = 1});
        QVERIFY(outcome.report.fault);
        QVERIFY2(outcome.report.fault->message.english().find("another one is undefined") != std::string::npos,
                 outcome.report.fault->message.english().c_str());
    }

    void firstBlockOfAFailedRequest()
    {
        std::string text = worker(kRequest, kVector);
        const std::string end = "DONE:\n";
        text.insert(text.find(end) + end.size(), kOneByOne);
        const Outcome outcome = ran(text, {5, 1, 1}, {}, {.threads = 1});
        QVERIFY(outcome.report.fault);
        QCOMPARE(outcome.report.fault->kind, Fault::Kind::IllegalInstruction);
        QVERIFY2(outcome.report.fault->message.english().find("is_canceled tells that") != std::string::npos,
                 outcome.report.fault->message.english().c_str());
    }

    void wrongOnes_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(kWrong)); ++i)
            QTest::newRow(kWrong[i].name) << i;
    }
    void wrongOnes()
    {
        QFETCH(const int, number);
        const Wrong& each = kWrong[number];
        const std::string text = std::string(R"(.version 8.7
.target sm_100
.address_size 64
.visible .entry k(.param .u64 buffer, .param .u64 blocks, .param .u64 second)
{
    .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %d<16>; .reg .b128 %x<2>;
    .shared .align 16 .b8 response[16];
    .shared .align 8 .b64 arrived[2];
    ld.param.u64 %d0, [buffer];
    ld.param.u64 %d1, [blocks];
    mov.u32 %r1, response;
    mov.u32 %r2, arrived;
    cvt.u64.u32 %d6, %r2;
    mbarrier.init.shared::cta.b64 [%r2], 1;
    mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r2], 16;
    )") + each.request + "\n    ret;\n}\n";
        PtxKernel kernel(PtxKernel::Whole{text});
        kernel.run(1, 4);
        QVERIFY(kernel.report().fault);
        QVERIFY2(kernel.report().fault->kind == each.kind, qPrintable(kernel.faultText()));
        QVERIFY2(kernel.faultText().contains(QLatin1String(each.words)), qPrintable(kernel.faultText()));
    }
};

KD_TEST(ClusterControl, kd::test::NoApplication)

}  // namespace tst_clustercontrol

#include "tst_clustercontrol.moc"
