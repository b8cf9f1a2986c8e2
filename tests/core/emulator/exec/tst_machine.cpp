// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"

#include "core/base/error.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_machine {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;
using kd::emulator::Launch;
using kd::emulator::MachineSettings;

class MachineTest : public QObject {
    Q_OBJECT

private slots:
    void sameForEveryNumberOfThreads_data();
    void sameForEveryNumberOfThreads();
    void firstFaultInBlockOrder_data();
    void firstFaultInBlockOrder();
    void blocksMayWaitForThoseBefore_data();
    void blocksMayWaitForThoseBefore();
    void blocksThatFitAtOnceMayWaitForEachOther_data();
    void blocksThatFitAtOnceMayWaitForEachOther();
    void genericHandlersGiveTheSame();
    void countsByLine();
    void threeDimensions();
    void variablesAreInitialised();
    void sharedMemoryStartsAsZero();
    void dynamicSharedMemoryIsBehindTheStatic();
    void staticSharedMemoryIsWhatPtxasCounts_data();
    void staticSharedMemoryIsWhatPtxasCounts();
    void reservedSharedMemory();
    void sharedRace();
    void looksForWhatIsAsked_data();
    void looksForWhatIsAsked();
    void saysWhereTheSearchEnded();
    void describesKernels();
    void refusesLaunches_data();
    void refusesLaunches();
    void launchesAgainInOtherShapes();
    void namesPlaceAndInlining();
    void freesVariables();
    void largeBlocksOfManyRegisters();
};

namespace {

// Divergent loops, shared memory, a barrier and atomics; the counter is behind the slots of at most 30000 threads.
const std::string kBusy = R"(
    .shared .align 4 .b8 part[512];
    and.b32 %r0, %t, 15; mov.u32 %r1, 0; mov.u32 %r2, 0;
LOOP:
    add.s32 %r1, %r1, %w0; add.s32 %r2, %r2, 1; setp.le.u32 %p0, %r2, %r0; @%p0 bra LOOP;
    shl.b32 %r3, %t, 2; mov.u32 %r4, part; add.s32 %r3, %r3, %r4;
    st.shared.u32 [%r3], %r1;
    bar.sync 0;
    ld.shared.u32 %r5, [part+4];
    add.s32 %r1, %r1, %r5;
    st.global.u32 [%slot], %r1;
    red.global.add.u32 [%out+120000], 1;
)";

bool operator==(const kd::LineCount& a, const kd::LineCount& b)
{
    return a.position == b.position && a.executed == b.executed && a.activeLanes == b.activeLanes &&
        a.requests == b.requests && a.sectors == b.sectors && a.idealSectors == b.idealSectors &&
        a.bankConflicts == b.bankConflicts;
}

}  // namespace

void MachineTest::sameForEveryNumberOfThreads_data()
{
    QTest::addColumn<unsigned>("threads");
    QTest::newRow("2") << 2U;
    QTest::newRow("3") << 3U;
    QTest::newRow("8") << 8U;
}

void MachineTest::sameForEveryNumberOfThreads()
{
    QFETCH(unsigned, threads);
    const auto run = [](unsigned count) {
        PtxKernel kernel(kBusy, {}, {.threads = count, .counters = true});
        Words result = kernel.run(100, 100 * 300 + 1, 300);
        return std::pair(result, kernel.report());
    };
    const auto [one, oneReport] = run(1);
    const auto [many, manyReport] = run(threads);
    QCOMPARE(one.back(), 100U * 300U);
    QVERIFY(one == many);
    QVERIFY(oneReport.completed && manyReport.completed);
    QCOMPARE(manyReport.instructions, oneReport.instructions);
    QCOMPARE(manyReport.laneInstructions, oneReport.laneInstructions);
    QVERIFY(oneReport.counts->totals == manyReport.counts->totals);
    QCOMPARE(oneReport.counts->totals.executed, oneReport.instructions);
}

void MachineTest::firstFaultInBlockOrder_data()
{
    sameForEveryNumberOfThreads_data();
    QTest::newRow("1") << 1U;
}

namespace {

// Blocks from `first` on fail, the first of them last.
std::string failingFrom(int first)
{
    const QString text = R"(
        mov.u32 %r0, %ctaid.x; setp.lt.u32 %p0, %r0, FIRST; @%p0 bra OUT;
        setp.ne.u32 %p1, %r0, FIRST; @%p1 trap;
        mov.u32 %r1, 0;
    LOOP: add.s32 %r1, %r1, 1; setp.lt.u32 %p2, %r1, 20000; @%p2 bra LOOP;
        trap;
    OUT: st.global.u32 [%slot], 1;)";
    return QString(text).replace("FIRST", QString::number(first)).toStdString();
}

}  // namespace

void MachineTest::firstFaultInBlockOrder()
{
    QFETCH(unsigned, threads);
    // Fewer blocks than are resident at once, and many more.
    for (const auto& [first, blocks] : {std::pair(40U, 100U), std::pair(1000U, 3000U)}) {
        PtxKernel kernel(failingFrom(static_cast<int>(first)), {}, {.threads = threads});
        const Words result = kernel.run(1, blocks, blocks);
        QVERIFY(kernel.report().fault);
        QCOMPARE(kernel.report().fault->block->x, first);
        QVERIFY(std::all_of(result.begin(), result.begin() + first, [](std::uint32_t word) { return word == 1; }));
    }
}

void MachineTest::blocksMayWaitForThoseBefore_data()
{
    firstFaultInBlockOrder_data();
}

// As scans in one pass do: far more blocks than a device has resident.
void MachineTest::blocksMayWaitForThoseBefore()
{
    QFETCH(unsigned, threads);
    PtxKernel kernel("setp.eq.u32 %p0, %w0, 0;\n@%p0 bra GO;\nWAIT: ld.volatile.global.u32 %r1, [%slot+-4];\nsetp.eq.u32 %p1, %r1, "
                     "0;\n@%p1 bra WAIT;\n"
                     "GO: add.u32 %r2, %w0, 1;\nst.volatile.global.u32 [%slot], %r2;",
                     {}, {.threads = threads});
    const Words result = kernel.run(1, 5000, 5000);
    QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
    for (std::uint32_t i = 0; i < 5000; ++i)
        QCOMPARE(result[i], i + 1);
}

void MachineTest::blocksThatFitAtOnceMayWaitForEachOther_data()
{
    firstFaultInBlockOrder_data();
}

// 4 multiprocessors of 32 blocks each.
void MachineTest::blocksThatFitAtOnceMayWaitForEachOther()
{
    QFETCH(unsigned, threads);
    PtxKernel kernel("atom.global.add.u32 %r0, [%out], 1;\nWAIT: ld.volatile.global.u32 %r1, [%out];\nsetp.lt.u32 %p1, %r1, "
                     "128;\n@%p1 bra WAIT;",
                     {}, {.multiprocessors = 4, .threads = threads});
    const Words result = kernel.run(1, 128, 128);
    QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
    QCOMPARE(result[0], 128U);
}

void MachineTest::genericHandlersGiveTheSame()
{
    PtxKernel fast(kBusy), generic(kBusy, {}, {.threads = 1, .forceGeneric = true});
    QVERIFY(fast.run(100, 100 * 300 + 1, 10) == generic.run(100, 100 * 300 + 1, 10));
}

void MachineTest::countsByLine()
{
    PtxKernel kernel(".loc 1 7 0\nadd.s32 %r0, %t, 1;\nsetp.lt.s32 %p0, %t, 8;\n.loc 1 9 0\n@%p0 st.global.u32 [%slot], %r0;\n",
                     ".file 1 \"a.cu\"\n", {.threads = 1, .counters = true});
    kernel.run(64, 128, 2);
    const std::vector<kd::LineCount>& lines = kernel.report().counts->lines;
    const auto line = [&](int number) {
        const auto found =
            std::find_if(lines.begin(), lines.end(), [&](const kd::LineCount& count) { return count.position.line == number; });
        return found == lines.end() ? kd::LineCount{} : *found;
    };
    QCOMPARE(line(7).position.file, std::string("a.cu"));
    QCOMPARE(line(7).executed, 2 * 2 * 2ULL);
    QCOMPARE(line(7).activeLanes, 2 * 2 * 64ULL);
    QCOMPARE(line(9).requests, 2ULL);
    QCOMPARE(line(9).sectors, 2ULL);
}

void MachineTest::threeDimensions()
{
    PtxKernel kernel(PtxKernel::Whole{PtxKernel::header() + R"(
.visible .entry k(.param .u64 buffer)
{
    .reg .b32 %r<12>; .reg .b64 %d<4>;
    ld.param.u64 %d0, [buffer];
    mov.u32 %r0, %tid.x; mov.u32 %r1, %tid.y; mov.u32 %r2, %tid.z; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ctaid.y; mov.u32 %r5, %ctaid.z;
    mad.lo.u32 %r6, %r5, 4, %r4; mad.lo.u32 %r6, %r6, 3, %r3; mad.lo.u32 %r6, %r6, 2, %r2; mad.lo.u32 %r6, %r6, 3, %r1; mad.lo.u32 %r6, %r6, 5, %r0;
    mul.wide.u32 %d1, %r6, 4; add.s64 %d1, %d1, %d0; add.u32 %r6, %r6, 1;
    st.global.u32 [%d1], %r6;
    ret;
})"});
    const std::size_t count = 5 * 3 * 2 * 3 * 4 * 2;
    const std::uint64_t buffer = kernel.machine().memory().allocate(count * 4);
    Launch launch{.grid = {3, 4, 2}, .block = {5, 3, 2}, .parameters = std::as_bytes(std::span(&buffer, 1))};
    QVERIFY(kernel.machine().launch(*kernel.image().kernel("k"), launch).completed);
    for (std::size_t i = 0; i < count; ++i)
        QCOMPARE(reinterpret_cast<const std::uint32_t*>(buffer)[i], static_cast<std::uint32_t>(i + 1));
}

void MachineTest::variablesAreInitialised()
{
    PtxKernel kernel(R"(
        ld.const.u32 %r0, [numbers+4]; ld.global.u64 %d1, [pointer]; ld.global.u32 %r1, [%d1+4];
        mov.u64 %d2, numbers; ld.const.u32 %r2, [%d2];
        add.s32 %r0, %r0, %r1; add.s32 %r0, %r0, %r2; st.global.u32 [%slot], %r0;)",
                     ".const .align 4 .u32 numbers[2] = {1000, 20};\n.global .align 4 .u32 values[2] = {1, 300};\n"
                     ".global .align 8 .u64 pointer = values;\n");
    QCOMPARE(kernel.run(1, 1), Words{1320});
    QCOMPARE(kernel.image().globals().size(), std::size_t{3});
}

void MachineTest::sharedMemoryStartsAsZero()
{
    PtxKernel kernel(".shared .align 4 .b8 a[128]; ld.shared.u32 %r0, [a+64]; st.global.u32 [%slot], %r0; add.s32 %r0, %r0, 1; "
                     "st.shared.u32 [a+64], %r0;");
    QCOMPARE(kernel.run(1, 20, 20), Words(20, 0));
}

void MachineTest::dynamicSharedMemoryIsBehindTheStatic()
{
    PtxKernel kernel("mov.u32 %r0, fixed; mov.u32 %r1, flexible; sub.s32 %r1, %r1, %r0; st.shared.u32 [flexible+12], %r1; "
                     "ld.shared.u32 %r2, [flexible+12]; st.global.u32 [%slot], %r2;",
                     ".shared .align 4 .b8 fixed[20];\n.extern .shared .align 16 .b8 flexible[];\n");
    Launch launch;
    launch.dynamicShared = 12;
    QCOMPARE(kernel.image().kernel("k")->staticSharedBytes(), std::uint64_t{32});
    kernel.run(1, 1, 1, {}, launch);
    QVERIFY(kernel.report().fault);  // 32 + 16 bytes are needed, 44 are there
    QCOMPARE(kernel.report().fault->kind, Kind::SharedOutOfBounds);
    launch.dynamicShared = 16;
    QCOMPARE(kernel.run(1, 1, 1, {}, launch), Words{32});
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
}

void MachineTest::staticSharedMemoryIsWhatPtxasCounts_data()
{
    QTest::addColumn<QString>("declared");
    QTest::addColumn<quint64>("bytes");
    const QString fixed = QStringLiteral(".shared .align 4 .b8 fixed[8];\n"), dynamic = QStringLiteral(".extern .shared .align %1 .b8 d%1[];\n");
    // What ptxas 13.0 says of these for sm_75 and sm_90.
    QTest::newRow("no dynamic memory") << fixed << quint64{8};
    QTest::newRow("dynamic memory") << fixed + dynamic.arg(16) << quint64{16};
    QTest::newRow("external, with a size") << ".extern " + fixed << quint64{8};
    QTest::newRow("external with a size, and dynamic memory") << ".extern " + fixed + dynamic.arg(16) << quint64{16};
    QTest::newRow("two alignments") << fixed + dynamic.arg(16) + dynamic.arg(128) << quint64{128};
}

/// All dynamic memory that is asked for lies behind it, for variables of each alignment.
void MachineTest::staticSharedMemoryIsWhatPtxasCounts()
{
    QFETCH(QString, declared);
    QFETCH(quint64, bytes);
    const bool hasDynamic = declared.contains(QLatin1String("d16"));
    const std::string last = hasDynamic ? "st.shared.u32 [d16+60], %t; ld.shared.u32 %r1, [d16+60]; mov.u32 %r0, d16;" : "mov.u32 %r0, 8;";
    PtxKernel kernel("st.shared.u32 [fixed+4], %t;" + last + "st.global.u32 [%slot], %r0;", declared.toStdString());
    QCOMPARE(quint64(kernel.image().kernel("k")->staticSharedBytes()), bytes);
    Launch launch;
    launch.dynamicShared = hasDynamic ? 64 : 0;
    QCOMPARE(kernel.run(1, 1, 1, {}, launch), Words{static_cast<std::uint32_t>(bytes)});
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
}

void MachineTest::reservedSharedMemory()
{
    PtxKernel kernel(".shared .align 4 .b8 a[100]; mov.u32 %r0, %reserved_smem_offset_1; st.shared.u32 [%r0+284], %t; "
                     "ld.shared.u32 %r1, [%r0+284];"
                     "mov.u32 %r2, a; add.s32 %r2, %r2, 100; setp.lt.u32 %p0, %r0, %r2; @%p0 trap; st.global.u32 [%slot], %r1;");
    QCOMPARE(kernel.run(1, 1), Words{0});
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
}

void MachineTest::sharedRace()
{
    const std::string body = R"(
        .shared .align 4 .b8 a[256];
        shl.b32 %r0, %t, 2; mov.u32 %r1, a; add.s32 %r0, %r0, %r1; xor.b32 %r2, %t, 32; shl.b32 %r2, %r2, 2; add.s32 %r2, %r2, %r1;
        .loc 1 11 0
        st.shared.u32 [%r0], %t;
        .loc 1 12 0
        ld.shared.u32 %r3, [%r2];
        st.global.u32 [%slot], %r3;)";
    PtxKernel racy(body, ".file 1 \"a.cu\"\n");
    PtxKernel blind(body, ".file 1 \"a.cu\"\n", {.threads = 1, .checks = kd::HazardChecks::Addresses});
    racy.run(64, 64);
    QVERIFY(racy.report().fault);
    QCOMPARE(racy.report().fault->kind, Kind::SharedRace);
    QCOMPARE(std::min(racy.report().fault->position.line, racy.report().fault->other.at(0).line), 11);
    QCOMPARE(std::max(racy.report().fault->position.line, racy.report().fault->other.at(0).line), 12);
    blind.run(64, 64);
    QVERIFY(!blind.report().fault);
}

/// Two kernels with a race each, in shared and in global memory, and what the levels of checks find of them.
void MachineTest::looksForWhatIsAsked_data()
{
    QTest::addColumn<kd::HazardChecks>("checks");
    QTest::addColumn<quint64>("schedule");
    QTest::addColumn<bool>("findsShared");
    QTest::addColumn<bool>("findsGlobal");
    QTest::addColumn<kd::HazardChecks>("done");
    using enum kd::HazardChecks;
    QTest::newRow("addresses") << Addresses << quint64{0} << false << false << Addresses;
    QTest::newRow("shared") << Shared << quint64{0} << true << false << Shared;
    QTest::newRow("all") << All << quint64{0} << true << true << All;
    QTest::newRow("all, in another order") << All << quint64{7} << true << false << Shared;
    QTest::newRow("addresses, in another order") << Addresses << quint64{7} << false << false << Addresses;
}

void MachineTest::looksForWhatIsAsked()
{
    QFETCH(const kd::HazardChecks, checks);
    QFETCH(const quint64, schedule);
    QFETCH(const bool, findsShared);
    QFETCH(const bool, findsGlobal);
    PtxKernel shared(R"(
        .shared .align 4 .b8 a[256];
        shl.b32 %r0, %t, 2; mov.u32 %r1, a; add.s32 %r0, %r0, %r1; xor.b32 %r2, %t, 32; shl.b32 %r2, %r2, 2; add.s32 %r2, %r2, %r1;
        st.shared.u32 [%r0], %t; ld.shared.u32 %r3, [%r2]; st.global.u32 [%slot], %r3;)", {}, {.threads = 1});
    PtxKernel global("st.global.u32 [%out], %t; st.global.u32 [%slot], %t;", {}, {.threads = 1});
    for (PtxKernel* const kernel : {&shared, &global}) {
        kernel->machine().setChecks(checks);
        kernel->machine().setSchedule(schedule);
        kernel->run(64, 64);
        QCOMPARE(kernel->report().fault.has_value(), kernel == &shared ? findsShared : findsGlobal);
        QTEST(kernel->report().checks.level, "done");
        QVERIFY(!kernel->report().checks.isCut);
    }
}

/// What the search for races keeps reaches its limit: the launch goes on, and says that not all was looked after.
void MachineTest::saysWhereTheSearchEnded()
{
    const std::string body = "st.global.u32 [%slot], %t;";
    PtxKernel cut(body, {}, {.threads = 1, .shadowBytes = 64 << 10}), whole(body, {}, {.threads = 1});
    for (PtxKernel* const kernel : {&cut, &whole}) {
        for (int launch = 0; launch < 2; ++launch)
            kernel->run(256, std::size_t{1} << 16, 256);
        QVERIFY(!kernel->report().fault);
        QCOMPARE(kernel->report().checks.isCut, kernel == &cut);
    }
}

void MachineTest::describesKernels()
{
    PtxKernel kernel(PtxKernel::Whole{PtxKernel::header() + R"(
.const .align 4 .b8 table[48];
.visible .entry first(.param .u8 a, .param .align 8 .b8 b[12], .param .u32 c) .maxntid 64, 2, 1 { .local .b8 x[24]; ret; }
.visible .entry second() .reqntid 32 { ret; }
)"});
    const auto kernels = kernel.image().kernels();
    QCOMPARE(kernels.size(), std::size_t{2});
    const auto& first = *kernels[0];
    QCOMPARE(first.parameters().size(), std::size_t{3});
    QCOMPARE(first.parameters()[1].offset, std::size_t{8});
    QCOMPARE(first.parameters()[2].offset, std::size_t{20});
    QCOMPARE(first.parameterBytes(), std::size_t{24});
    QCOMPARE(first.localBytes(), std::uint64_t{24});
    QCOMPARE(first.constantBytes(), std::uint64_t{48});
    QCOMPARE(first.maxThreads()[1], 2U);
    QCOMPARE(kernels[1]->maxThreads()[0], 32U);
    QVERIFY(kernel.image().kernel("third") == nullptr);
}

void MachineTest::refusesLaunches_data()
{
    QTest::addColumn<Launch>("launch");
    QTest::addColumn<QString>("words");
    static const std::byte parameters[8] = {};
    const Launch good{.grid = {1, 1, 1}, .block = {32, 1, 1}, .parameters = parameters};
    Launch bad = good;
    bad.grid[1] = 0;
    QTest::newRow("no blocks") << bad << "is empty";
    bad = good;
    bad.block = {1025, 1, 1};
    QTest::newRow("long block") << bad << "larger than 1024";
    bad.block = {32, 32, 2};
    QTest::newRow("large block") << bad << "larger than 1024";
    bad.block = {65, 1, 1};
    QTest::newRow("maxntid") << bad << "at most 64 threads";
    bad = good;
    bad.parameters = {};
    QTest::newRow("parameters") << bad << "8 bytes of parameters, not 0";
    bad = good;
    bad.dynamicShared = std::uint64_t{1} << 40;
    QTest::newRow("shared") << bad << "shared memory";
}

void MachineTest::refusesLaunches()
{
    QFETCH(Launch, launch);
    QFETCH(QString, words);
    PtxKernel kernel(PtxKernel::Whole{PtxKernel::header() + ".visible .entry k(.param .u64 a) .maxntid 64, 1, 1 { ret; }"});
    QString message;
    try {
        kernel.machine().launch(*kernel.image().kernel("k"), launch);
    } catch (const kd::LogicError& error) {
        message = error.what();
    }
    QVERIFY2(message.contains(words), qPrintable(message));
}

void MachineTest::launchesAgainInOtherShapes()
{
    PtxKernel kernel("mov.u32 %r0, %ntid.x; mov.u32 %r1, %nctaid.x; mad.lo.s32 %r0, %r0, 1000, %r1; st.global.u32 [%slot], %r0;");
    for (int round = 0; round < 3; ++round)
        for (const std::uint32_t blocks : {1U, 7U})
            for (const std::uint32_t threads : {5U, 64U})
                QCOMPARE(kernel.run(threads, blocks * threads, blocks), Words(blocks * threads, threads * 1000 + blocks));
}

void MachineTest::namesPlaceAndInlining()
{
    PtxKernel kernel(
        ".loc 1 31 0\nadd.s32 %r0, %t, 1;\n.loc 2 8 5, function_name $str, inlined_at 1 31 9\nsetp.eq.s32 %p0, %t, 3;\n@%p0 trap;",
        ".file 1 \"/.kerneldesk/kernel.cu\"\n.file 2 \"tools.h\"\n");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    const kd::Fault& fault = *kernel.report().fault;
    QCOMPARE(fault.position.file, std::string("tools.h"));
    QCOMPARE(fault.position.line, 8);
    QVERIFY((fault.inlinedInto == std::vector<kd::SourcePosition>{{"kernel.cu", 31}}));
}

void MachineTest::freesVariables()
{
    kd::emulator::Machine machine({.threads = 1});
    const std::uint64_t before = machine.memory().usedBytes();
    auto image = machine.load(PtxKernel::header() + ".global .align 4 .b8 a[100000];\n", "a");
    QVERIFY(machine.memory().usedBytes() >= before + 100000);
    image.reset();
    QCOMPARE(machine.memory().usedBytes(), before);
    QVERIFY_EXCEPTION_THROWN(machine.load(PtxKernel::header() + ".global .align 4 .b8 a[100000000000];\n", "a"), kd::MemoryError);
    QCOMPARE(machine.memory().usedBytes(), before);
}

void MachineTest::largeBlocksOfManyRegisters()
{
    // 1024 threads with 64 values each that live at the same time.
    std::string declared = ".reg .b32 %v<64>;\n", body;
    for (int i = 0; i < 64; ++i)
        body += "mad.lo.s32 %v" + std::to_string(i) + ", %t, " + std::to_string(i) + ", 1;\n";
    for (int i = 1; i < 64; ++i)
        body += "add.s32 %v0, %v0, %v" + std::to_string(i) + ";\n";
    PtxKernel kernel(declared + body + "st.global.u32 [%slot], %v0;");
    const Words result = kernel.run(1024, 2048, 2);
    for (std::uint32_t i = 0; i < 2048; ++i)
        QCOMPARE(result[i], i % 1024 * 2016 + 64);
}

KD_TEST(MachineTest, kd::test::NoApplication)

}  // namespace tst_machine

#include "tst_machine.moc"
