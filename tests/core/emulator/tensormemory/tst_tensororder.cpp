// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "productcase.h"
#include "tests/core/emulator/mutator.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <array>
#include <chrono>
#include <cstring>

namespace tst_tensororder {

using namespace tensormemorytest;
using kd::Fault;

namespace {

constexpr std::uint32_t kShared = 32768;

const char* const kFirst = "setp.ne.u32 %p1, %t, 0; @%p1 bra BEGUN;\n";  // up to BEGUN: thread 0 alone
// D = A * B of M = 64, N = 16, f16; without a swizzle.
const char* const kOperands =
    "cvt.u64.u32 %d0, %shared; shr.u64 %d0, %d0, 4; add.u64 %d1, %d0, 0x400800400000; add.u64 %d2, %d0, 0x400800100400;\n"
    "mov.u32 %r2, 0x4040010; add.u32 %r5, %at, 400;\n";
const char* const kProduct = "tcgen05.mma.cta_group::1.kind::f16 [%at], %d1, %d2, %r2, 0;\n";
const char* const kSparse = "tcgen05.mma.sp.cta_group::1.kind::f16 [%at], %d1, %d2, [%r5], %r2, 0;\n";
const char* const kMasked = "tcgen05.mma.ws.cta_group::1.kind::f16 [%at], %d1, %d2, %r2, 0, %d3;\n";
const char* const kAdding = "tcgen05.mma.cta_group::1.kind::f16 [%at], %d1, %d2, %r2, 1;\n";
const char* const kCopy = "tcgen05.cp.cta_group::1.128x128b [%at], %d1;\n";
const char* const kShift = "tcgen05.shift.cta_group::1.down [%at];\n";
const char* const kShifted = "tcgen05.mma.cta_group::1.kind::f16.ashift [%at], [%at+64], %d2, %r2, 0;\n";
// Up to DONE: thread 32 alone.
const char* const kSecond = "setp.ne.u32 %p1, %t, 32; @%p1 bra DONE;\n";
const char* const kWaitStores = "tcgen05.wait::st.sync.aligned;\n";
const char* const kBefore = "tcgen05.fence::before_thread_sync;\n";
const char* const kAfter = "tcgen05.fence::after_thread_sync;\n";
const char* const kUnfenced = "mov.u32 %w1, bar; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %p7, [%w1], 0; @!%p7 bra AGAIN;\n";
const char* const kWaitLoads = "tcgen05.wait::ld.sync.aligned;\n";
const char* const kLoad = "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%v0}, [%own];\n";
const char* const kStore = "tcgen05.st.sync.aligned.32x32b.x1.b32 [%own], {%v0};\n";

QString faultOf(const std::string& body, const std::string& target = "sm_100a", int blocks = 1, std::uint64_t schedule = 0,
                int* kind = nullptr, bool readsCells = false)
{
    const std::vector<std::uint32_t> cells(std::size_t{kCells} * static_cast<std::size_t>(blocks)),
        shared(kShared / 4 * static_cast<std::size_t>(blocks));
    const TensorRun run = ranKernel({.body = body, .target = target, .blocks = blocks, .sharedBytes = kShared,
                                     .readsCells = readsCells}, cells, shared, {.threads = 1}, schedule);
    if (kind != nullptr)
        *kind = run.kind;
    return run.fault;
}

struct Refused {
    const char* name;
    const char* text;
    const char* words;
};
constexpr Refused kRefused[] = {
    {"registers", "tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r0}, [%r1];", "1 registers instead of 2"},
    {"too many registers", "tcgen05.ld.sync.aligned.16x256b.x64.b32 {%r0}, [%r1];", "it has 256 registers: 128 are possible"},
    {"no offset", "tcgen05.ld.sync.aligned.16x32bx2.x1.b32 {%r0}, [%r1];", "it takes 3 operands, not 2"},
    {"offset", "tcgen05.ld.sync.aligned.16x32bx2.x1.b32 {%r0}, [%r1], 512;", "the two parts are 512 columns apart"},
    {"shape", "tcgen05.ld.sync.aligned.8x32b.x1.b32 {%r0}, [%r1];", "not emulated (.8x32b)"},
    {"reduction", "tcgen05.ld.red.sync.aligned.32x32b.x2.min.f32 {%r0, %r1}, %r2, [%r1];", "this instruction needs .target sm_103a"},
    {"shift", "tcgen05.shift.cta_group::1.up [%r0];", "not emulated (.up)"},
    {"a variable is shifted", "tcgen05.shift.cta_group::1.down [bar];", "an address of tensor memory is no variable"},
    {"no metadata", "tcgen05.mma.sp.cta_group::1.kind::f16 [%r0], %d1, %d2, %r2, %p0;", "it has too few operands"},
    {"shifted A", "tcgen05.mma.cta_group::1.kind::f16.ashift [%r0], %d1, %d2, %r2, %p0;",
     "a matrix A that is shifted is in tensor memory"},
    {"shifted sparse A", "tcgen05.mma.sp.cta_group::1.kind::i8.ashift.collector::a::lastuse [%r0], %d1, %d2, [%r3], %r2, %p0;",
     "a matrix A that is shifted is in tensor memory"},
    {"shifted A that is kept", "tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::use [%r0], [%r1], %d2, %r2, %p0;",
     "not emulated (.collector::a::use)"},
    {"zero columns", "tcgen05.mma.cta_group::1.kind::f8f6f4 [%r0], %d1, %d2, %r2, %p0, %d3;", "it has 6 operands instead of 5"},
    {"zero columns twice", "tcgen05.mma.ws.cta_group::1.kind::f16 [%r0], %d1, %d2, %r2, %p0, %d3, %d3;",
     "it has 7 operands instead of 5"},
    {"mask", "tcgen05.mma.cta_group::1.kind::f16 [%r0], %d1, %d2, %r2, {%r3, %r4}, %p0;", "a mask of 2 words of lanes"},
    {"scale", "tcgen05.mma.cta_group::1.kind::f16 [%r0], %d1, %d2, %r2, %p0, 16;", "scale-input-d is 16"},
    {"scaled bytes", "tcgen05.mma.cta_group::1.kind::f8f6f4 [%r0], %d1, %d2, %r2, %p0, 1;", "it has 6 operands instead of 5"},
    {"wide address", "tcgen05.mma.cta_group::1.kind::f16 [%d0], %d1, %d2, %r2, %p0;", "an address of tensor memory has 32 bits"},
    {"a variable", "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r0}, [bar];", "an address of tensor memory is no variable"},
    {"pair of .ws", "tcgen05.mma.ws.cta_group::2.kind::f16 [%r0], %d1, %d2, %r2, %p0;", "not emulated (.cta_group::2)"},
};

}  // namespace

/// What tcgen05 asks of warps, registers and their order, in PTX as no compiler writes it.
class TensorOrder : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatThereIsNot_data();
    void refusesWhatThereIsNot();
    void isOfSomeArchitectures();
    void hazards_data();
    void hazards();
    void pairsOfDeepProducts();
    void exclusiveAllocations_data();
    void exclusiveAllocations();
    void pairsOfShiftedSparseProducts();
    void rightOnes_data();
    void rightOnes();
    void mutatedTexts();
};

void TensorOrder::refusesWhatThereIsNot_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    for (const Refused& one : kRefused)
        QTest::newRow(one.name) << one.text << one.words;
}

void TensorOrder::refusesWhatThereIsNot()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    try {
        faultOf(text.toStdString());
        QFAIL("it was loaded");
    } catch (const kd::Error& error) {
        QVERIFY2(QString(error.what()).contains(words) && QString(error.what()).contains("PTX line"), error.what());
    }
}

void TensorOrder::isOfSomeArchitectures()
{
    const std::string integers = kOperands + std::string("tcgen05.mma.cta_group::1.kind::i8 [%at], %d1, %d2, %r2, 0;\n");
    const std::string collected = kOperands + std::string(
        "tcgen05.mma.cta_group::1.kind::f16.collector::b::fill [%at], %d1, %d2, %r2, 0;\n");
    for (const auto& [target, body, words] :
         {std::tuple{"sm_100", std::string(), "this instruction needs .target sm_100a, sm_100f"},
          std::tuple{"sm_120a", std::string(), "this instruction needs .target sm_100a, sm_100f"},
          std::tuple{"sm_103a", integers, "this instruction needs .target sm_100a, sm_110a"},
          std::tuple{"sm_107a", integers, "this instruction needs .target sm_100a, sm_110a"},
          std::tuple{"sm_100a", collected, "this instruction needs .target sm_107a, sm_107f"}}) {
        try {
            faultOf(body, target);
            QFAIL("it was loaded");
        } catch (const kd::Error& error) {
            QVERIFY2(QString(error.what()).contains(words), error.what());
        }
    }
    for (const char* const target : {"sm_100f", "sm_103a", "sm_107a", "sm_107f", "sm_110f"})
        QCOMPARE(faultOf({}, target), QString());
}

void TensorOrder::hazards_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("words");
    const QString first = kFirst, operands = kOperands, product = kProduct, load = kLoad, store = kStore, begun = "BEGUN:\n";
    const QString commit = QString::fromStdString(committed(1)), wait = QString::fromStdString(awaited());
    const QString sparse = kSparse, masked = kMasked, adding = kAdding, copy = kCopy, second = kSecond, done = "DONE:\n";
    const QString shift = kShift, shifted = kShifted;
    const QString relaxed = QString(kUnfenced).replace("parity", "parity.relaxed.cluster");
    const QString waitStores = kWaitStores, before = kBefore, after = kAfter;
    const auto row = [](const char* name, const QString& body, Fault::Kind kind, const char* words) {
        QTest::newRow(name) << body << static_cast<int>(kind) << words;
    };
    row("store is not waited for", "mov.b32 %v0, 1;\n" + store + before + "bar.sync 0;\n" + after + first + operands + adding +
        commit + begun + wait, Fault::Kind::IllegalInstruction, "writes: no tcgen05.wait::st has waited for that");
    row("store is waited for too late", "mov.b32 %v0, 1;\n" + store + before + "bar.sync 0;\n" + after + kWaitStores + first +
        operands + adding + commit + begun + wait, Fault::Kind::IllegalInstruction,
        "no barrier stands between the tcgen05.wait::st that has waited for that and this");
    row("load is not waited for", load + "mov.b32 %v1, 1;\ntcgen05.st.sync.aligned.32x32b.x1.b32 [%own], {%v1};\n",
        Fault::Kind::IllegalInstruction, "reads: no tcgen05.wait::ld has waited for that");
    row("no commit", first + operands + product + begun + "bar.sync 0;\n" + load, Fault::Kind::IllegalInstruction,
        "which a tcgen05.mma of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("commit is not waited for", first + operands + product + commit + begun + "bar.sync 0;\n" + load,
        Fault::Kind::IllegalInstruction, "the mbarrier of its tcgen05.commit has not been waited for");
    row("another product", first + operands + product + commit + product + begun + wait + load, Fault::Kind::IllegalInstruction,
        "which a tcgen05.mma of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("operand is written", first + operands + product + "st.shared.b32 [%shared+1024], %t;\n" + commit + begun + wait,
        Fault::Kind::SharedRace, "is not ordered behind the tcgen05.mma of thread (0, 0, 0) that reads those bytes");
    row("no proxy fence", first + operands + "st.shared.b32 [%shared+1024], %t;\n" + product + commit + begun + wait,
        Fault::Kind::SharedRace, "the tcgen05.mma of thread (0, 0, 0) reads shared address");
    row("source is written", first + operands + "tcgen05.cp.cta_group::1.128x128b [%at], %d1;\nst.shared.b32 [%shared], %t;\n" +
        commit + begun + wait, Fault::Kind::SharedRace, "is not ordered behind the tcgen05.cp of thread (0, 0, 0)");
    row("columns are not allocated", "tcgen05.ld.sync.aligned.32x32b.x2.b32 {%v0, %v1}, [%own+511];\n", Fault::Kind::IllegalAddress,
        "a tcgen05.ld touches columns 511 to 512");
    row("D is not allocated", first + operands + "tcgen05.mma.cta_group::1.kind::f16 [%at+500], %d1, %d2, %r2, 0;\n" + begun,
        Fault::Kind::IllegalAddress, "D of a tcgen05.mma touches columns 500 to 515");
    row("matrix is outside", first + operands + "add.u64 %d1, %d1, 0x7c0;\n" + product + begun, Fault::Kind::SharedOutOfBounds,
        "matrix A of the tcgen05.mma has 16 bytes at shared address");
    row("version of the descriptor", first + operands + "sub.u64 %d1, %d1, 0x400000000000;\n" + product + begun,
        Fault::Kind::IllegalInstruction, "matrix A: bits 46 to 48 of the descriptor are 0: they must be 1");
    row("swizzle", first + operands + "add.u64 %d2, %d2, 0x6000000000000000;\n" + product + begun, Fault::Kind::IllegalInstruction,
        "matrix B: the descriptor has swizzle 3");
    row("shape", first + operands + "add.u32 %r2, %r2, 0x1000000;\n" + product + begun, Fault::Kind::IllegalInstruction,
        "the instruction descriptor has M = 80 and N = 16");
    row("type", first + operands + "add.u32 %r2, %r2, 0x100;\n" + product + begun, Fault::Kind::IllegalInstruction,
        "has type 2 of A and 0 of B, which this .kind has not");
    row("K = 64", first + operands + "mov.u32 %r2, 0x24040010;\n" + QString(product).replace("f16", "f8f6f4") + begun,
        Fault::Kind::IllegalInstruction, "has bit 29, which asks for K = 64 on sm_107: that is not emulated");
    row("factors in all lanes", first + operands + "mov.u32 %r2, 0xc840000;\n"
        "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale [%at], %d1, %d2, %r2, [%r5], [%r5], 0;\n" + begun,
        Fault::Kind::IllegalInstruction, "has bits 24 to 26, of which sm_107 alone has a meaning");
    row("reserved bits", first + operands + "add.u64 %d1, %d1, 0x4000;\n" + product + begun, Fault::Kind::IllegalInstruction,
        "matrix A: bits 14, 15, 30 and 31 of the descriptor must be 0");
    row("dense descriptor", first + operands + sparse + begun, Fault::Kind::IllegalInstruction,
        "has a dense A, and the instruction has a sparse one");
    row("sparse descriptor", first + operands + "add.u32 %r2, %r2, 4;\n" + product + begun, Fault::Kind::IllegalInstruction,
        "has a sparse A, and the instruction has not");
    row("sparsity selector", first + operands + "add.u32 %r2, %r2, 6;\n" + sparse + begun, Fault::Kind::IllegalInstruction,
        "has sparsity selector 2, which is not emulated: 0 and 1 choose");
    row("column of metadata", first + operands + "add.u32 %r2, %r2, 4;\nadd.u32 %r5, %r5, 1;\n" + sparse + begun,
        Fault::Kind::IllegalInstruction, "the address of metadata in tensor memory has lane 0 and column 401");
    row("lane of metadata", first + operands + "add.u32 %r2, %r2, 4;\nadd.u32 %r5, %r5, 0x100000;\n" + sparse + begun,
        Fault::Kind::IllegalInstruction, "has lane 16 and column 400: it must have the lane of D, 0,");
    row("metadata", first + operands + "add.u32 %r2, %r2, 4;\nst.shared.b32 [%shared], 0x3c00;\nfence.proxy.async;\n" + sparse +
        commit + begun + wait, Fault::Kind::IllegalInstruction,
        "the metadata of chunk 0 of row 0 of the sparse matrix A is 0, at bit 0 of column 400, lane 0 of tensor memory");
    row("shift of columns", first + operands + "mov.u64 %d3, 0x0900000000000000;\nmov.u32 %r2, 0x44100010;\n" + masked + begun,
        Fault::Kind::IllegalInstruction, "shifts B by 9 columns: the instruction descriptor allows 8, and M = 64 32");
    row("reserved bits of columns", first + operands + "mov.u64 %d3, 0x1000000000;\nmov.u32 %r2, 0x44100010;\n" + masked +
        begun, Fault::Kind::IllegalInstruction, "reserved bits of the zero-column mask descriptor are not 0");
    row("shift of half a quarter", first + "tcgen05.shift.cta_group::1.down [%at+1048576];\n" + begun,
        Fault::Kind::IllegalInstruction, "has lane 16: that of a tcgen05.shift must be a multiple of 32");
    row("shift of a quarter", first + "tcgen05.shift.cta_group::1.down [%at+2097152];\n" + begun,
        Fault::Kind::IllegalInstruction, "a tcgen05.shift with lane 32 in its address is not emulated");
    row("shift of nothing", first + "tcgen05.shift.cta_group::1.down [%at+508];\n" + begun, Fault::Kind::IllegalAddress,
        "a tcgen05.shift touches columns 508 to 515");
    row("shift without a commit", first + shift + begun + "bar.sync 0;\n" + load, Fault::Kind::IllegalInstruction,
        "which a tcgen05.shift of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("shift of half a block", first + operands + shifted + begun, Fault::Kind::IllegalInstruction,
        "has M = 64, which no tcgen05.mma with .ashift and .cta_group::1 has");
    row("shifted A is loaded", first + operands + "add.u32 %r2, %r2, 0x4000000;\n" + shifted + begun +
        "bar.sync 0;\ntcgen05.ld.sync.aligned.32x32b.x1.b32 {%v0}, [%own+64];\n", Fault::Kind::IllegalInstruction,
        "which a tcgen05.mma of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("no fences before a shift", first + operands + product + begun + "bar.sync 0;\n" + second + shift + done,
        Fault::Kind::IllegalInstruction, "which a tcgen05.mma of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("copy of many rows behind a shift", first + shift + begun + before + "bar.sync 0;\n" + after + second + operands + copy +
        done, Fault::Kind::IllegalInstruction, "which a tcgen05.shift of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("relaxed wait without a fence", first + operands + product + commit + begun + relaxed + load,
        Fault::Kind::IllegalInstruction, "nothing tells it that the mbarrier of the tcgen05.commit has completed its phase");
    row("no fences between threads of a pipeline", first + operands + copy + begun + "bar.sync 0;\n" + second + operands +
        product + done, Fault::Kind::IllegalInstruction,
        "which a tcgen05.cp of thread (0, 0, 0) writes: no tcgen05.commit has followed that");
    row("a lane's own address", "shl.b32 %r9, %t, 4; add.u32 %own, %own, %r9;\n" + load, Fault::Kind::IllegalInstruction,
        "lane 1 gives another address of tensor memory than lane 0");
    row("guarded lanes", "setp.ne.u32 %p0, %t, 5;\n@%p0 " + load, Fault::Kind::LanesMissing, "its predicate is false in lanes");
    row("permit is gone", "@!%q0 bra L;\nmov.u32 %w1, place;\n"
        "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%w1], 32;\nL:",
        Fault::Kind::IllegalInstruction, "a tcgen05.alloc follows tcgen05.relinquish_alloc_permit");
    row("size", "@!%q0 bra L;\ntcgen05.dealloc.cta_group::1.sync.aligned.b32 %at, 48;\nL:", Fault::Kind::IllegalInstruction,
        "48 columns of tensor memory are asked for");
    row("not that allocation", "@!%q0 bra L;\ntcgen05.dealloc.cta_group::1.sync.aligned.b32 %at, 256;\nL:",
        Fault::Kind::IllegalInstruction, "no 256 columns of tensor memory are allocated that begin at column 0");
    row("freed too early", load + "@!%q0 bra L;\ntcgen05.dealloc.cta_group::1.sync.aligned.b32 %at, 512;\nL:",
        Fault::Kind::IllegalInstruction, "a tcgen05.dealloc of thread (0, 0, 0) changes tensor memory at column 0");
    row("never freed", "@%q0 exit;", Fault::Kind::TensorMemoryLeak,
        "the block ends while 512 columns of tensor memory are allocated");
    row("groups differ", "@!%q0 bra L;\ntcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;\nL:",
        Fault::Kind::IllegalInstruction, "all tcgen05 instructions of a kernel have the same .cta_group");
    row("no mbarrier", "@%p0 bra L; mov.u32 %w1, place;\ntcgen05.commit.cta_group::1.mbarrier::arrive::one.b64 [%w1+8];\nL:",
        Fault::Kind::IllegalAddress, "");
}

void TensorOrder::hazards()
{
    QFETCH(QString, body);
    QFETCH(int, kind);
    QFETCH(QString, words);
    for (const std::uint64_t schedule : {0, 3}) {
        int found = -1;
        const QString fault = faultOf(body.toStdString(), "sm_100a", 1, schedule, &found);
        if (words.isEmpty()) {
            QVERIFY(found >= 0);
            continue;
        }
        QVERIFY2(fault.contains(words) || schedule != 0, qPrintable(fault));
        QVERIFY2(found == kind || schedule != 0, qPrintable(fault));
        QVERIFY(!fault.isEmpty());
    }
}

void TensorOrder::pairsOfDeepProducts()
{
    const std::string body = kFirst + std::string(kOperands) + "mov.u32 %r2, 0x88880480;\n"
        "tcgen05.mma.cta_group::2.kind::mxf4.block_scale [%at], %d1, %d2, %r2, [%r5], [%r5], 0;\nBEGUN:\n";
    const QString fault = faultOf(body, "sm_100a", 2);
    QVERIFY2(fault.contains("K = 96, which is for a dense A") && fault.contains("128 rows in each block"), qPrintable(fault));
}

namespace {

// What a warp does with tensor memory, whose address comes to %at.
std::string allocated(bool isExclusive, int columns)
{
    return std::string("tcgen05.alloc") + (isExclusive ? ".exclusive" : "") +
        ".cta_group::1.sync.aligned.shared::cta.b32 [%place], " + std::to_string(columns) + ";\nld.shared.b32 %at, [%place];\n";
}
std::string freed(bool isExclusive, int columns)
{
    return std::string("tcgen05.dealloc") + (isExclusive ? ".exclusive" : "") + ".cta_group::1.sync.aligned.b32 %at, " +
        std::to_string(columns) + ";\n";
}

}  // namespace

void TensorOrder::exclusiveAllocations_data()
{
    QTest::addColumn<QByteArray>("first");   // what warp 0 does before a barrier
    QTest::addColumn<QByteArray>("second");  // what warp 1 does behind it
    QTest::addColumn<QByteArray>("last");    // what warp 0 does there
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const std::string& first, const std::string& second, const std::string& last,
                        const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(first) << QByteArray::fromStdString(second)
                            << QByteArray::fromStdString(last) << words;
    };
    row("one behind the other", allocated(true, 96) + freed(true, 96), allocated(true, 512) + freed(true, 512), "", "");
    row("waits for another", allocated(false, 32), allocated(true, 96) + freed(true, 96), freed(false, 32), "");
    row("another waits", allocated(true, 32), allocated(false, 64) + freed(false, 64), freed(true, 32), "");
    row("size", allocated(true, 48), "", "", "48 columns of tensor memory are asked for exclusively: a multiple of 32 up to 512");
    row("too many", allocated(true, 544), "", "", "544 columns of tensor memory are asked for exclusively");
    row("freed by another", allocated(true, 64) + freed(false, 64), "", "", "frees what a tcgen05.alloc.exclusive has allocated");
    row("frees others", allocated(false, 64) + freed(true, 64), "", "", "frees what a tcgen05.alloc.exclusive has allocated");
    row("other size", allocated(true, 96) + freed(true, 64), "", "", "no 64 columns of tensor memory are allocated that begin");
    row("for ever", allocated(false, 32), allocated(true, 96), "",
        "a tcgen05.alloc.exclusive waits for all of tensor memory to be free: 32 of the 512 columns are allocated");
}

void TensorOrder::exclusiveAllocations()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QByteArray, last);
    QFETCH(QString, words);
    const QByteArray text = ".version 9.4\n.target sm_100a\n.address_size 64\n.visible .entry k()\n{\n"
        ".shared .align 4 .b32 places[2];\n.reg .b32 %place, %at, %warp; .reg .pred %p;\n"
        "mov.u32 %warp, %tid.x; shr.u32 %warp, %warp, 5; mov.u32 %at, places; mad.lo.u32 %place, %warp, 4, %at;\n"
        "setp.ne.u32 %p, %warp, 0;\n@%p bra BEGUN;\n" + first + "BEGUN: bar.sync 0;\n@%p bra OTHER;\n" + last +
        "bra DONE;\nOTHER:\n" + second + "DONE: bar.sync 0;\nret;\n}\n";
    for (const std::uint64_t schedule : {0, 1, 2}) {
        kd::emulator::Machine machine({.threads = 1});
        machine.setSchedule(schedule);
        const auto image = machine.load(text.toStdString(), "test");
        const kd::emulator::LaunchReport report = machine.launch(*image->kernel("k"), {.grid = {1, 1, 1}, .block = {64, 1, 1}}, {});
        const QString fault = report.fault ? QString::fromStdString(report.fault->message.english()) : QString();
        QVERIFY2(words.isEmpty() ? fault.isEmpty() : fault.contains(words), qPrintable(fault));
    }
}

void TensorOrder::pairsOfShiftedSparseProducts()
{
    const std::string body = kFirst + std::string(kOperands) + "mov.u32 %r2, 0x8080014;\n"
        "tcgen05.mma.sp.cta_group::2.kind::f16.ashift [%at], [%at+64], %d2, [%r5], %r2, 0;\nBEGUN:\n";
    const QString fault = faultOf(body, "sm_100a", 2);
    QVERIFY2(fault.contains("has M = 128, which no tcgen05.mma.sp with .ashift and .cta_group::2 has"), qPrintable(fault));
}

void TensorOrder::rightOnes_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("readsCells");
    const QString first = kFirst, operands = kOperands, product = kProduct, load = kLoad, store = kStore, begun = "BEGUN:\n";
    const QString commit = QString::fromStdString(committed(1)), wait = QString::fromStdString(awaited());
    const QString copy = kCopy, second = kSecond, done = "DONE:\n", before = kBefore, after = kAfter, adding = kAdding;
    QTest::newRow("nothing") << QString() << true;
    QTest::newRow("load and store") << load + kWaitLoads + "mov.b32 %v0, 1;\n" + store + "tcgen05.wait::st.sync.aligned;\n" << true;
    QTest::newRow("one commit of two products") << first + operands + product + product + commit + begun + wait << true;
    QTest::newRow("store that its warp reads back") << "mov.b32 %v0, 1;\n" + store + load + store + kWaitStores + kWaitLoads << true;
    QTest::newRow("freed behind what was read back") << "mov.b32 %v0, 1;\n" + store + load + "add.u32 %r9, %v0, 1;\n" << false;
    QTest::newRow("freed behind a use of the load, without a wait") << load + "add.u32 %r9, %v0, 1;\n" << false;
    QTest::newRow("stored behind a use of the load, without a wait") << load + "mov.b32 %v1, %v0;\nadd.u32 %v1, %v1, 1;\n"
            "tcgen05.st.sync.aligned.32x32b.x1.b32 [%own], {%v1};\n" + kWaitStores << true;
    QTest::newRow("zeros without metadata") << first + operands + "add.u32 %r2, %r2, 4;\n" + kSparse + commit + begun + wait
                                            << true;
    QTest::newRow("first of two commits") << first + operands + product + commit + begun + wait + load + kWaitLoads << false;
    QTest::newRow("operand is written behind") << first + operands + product + commit + begun + wait +
            "st.shared.b32 [%shared+1024], 0;\n" << true;
    QTest::newRow("copy before a product") << first + operands +
            "tcgen05.cp.cta_group::1.128x128b [%at], %d1;\n" + product + commit + begun + wait << true;
    QTest::newRow("store of other warps before a product") << store + kWaitStores + before + "bar.sync 0;\n" + after + first +
            operands + adding + commit + begun + wait << true;
    QTest::newRow("store before a product without fences") << store + kWaitStores + "bar.sync 0;\n" + first + operands + adding +
            commit + begun + wait << true;
    QTest::newRow("load before a product without fences") << load + kWaitLoads + "bar.sync 0;\n" + first + operands + product +
            commit + begun + wait << true;
    QTest::newRow("load of other warps before a product") << load + kWaitLoads + before + "bar.sync 0;\n" + after + first +
            operands + product + commit + begun + wait << true;
    QTest::newRow("threads of a pipeline") << first + operands + copy + begun + before + "bar.sync 0;\n" + after + second +
            operands + "add.u32 %r2, %r2, 0x4000000;\n" + product + commit + done + wait << true;
    // D of 8 columns, in which all that was begun before it is in the end.
    const QString shift = kShift, apart = before + "bar.sync 0;\n" + after + second, narrow = "sub.u32 %r2, %r2, 0x20000;\n";
    QTest::newRow("shifted A twice") << first + operands + "add.u32 %r2, %r2, 0x4000000;\n" + kShifted + kShifted + shift + commit +
            begun + wait << true;
    QTest::newRow("product, then a shift of another thread") << first + operands + narrow + product + begun + apart + shift +
            commit + done + wait << true;
    QTest::newRow("shift, then a copy of another thread") << first + shift + begun + apart + operands + narrow +
            "tcgen05.cp.cta_group::1.4x256b [%at+2031616], %d1;\nadd.u32 %r2, %r2, 0x4000000;\n" + product + commit + done + wait
            << true;
    const QString relaxed = "mov.u32 %w1, bar; AGAIN: mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 %p7, [%w1], 0; "
                            "@!%p7 bra AGAIN;\n" + after;
    QTest::newRow("register before the wait") << load + "add.u32 %r9, %v0, 1;\nmov.b32 %v0, 0;\n" + kWaitLoads << true;
    QTest::newRow("wait for a product without a fence") << first + operands + product + commit + begun + kUnfenced + load +
            kWaitLoads << true;
    QTest::newRow("relaxed wait for a product") << first + operands + product + commit + begun + relaxed + load + kWaitLoads << true;
    QTest::newRow("relaxed arrival behind a store") << "setp.lt.u32 %p1, %t, 96; @%p1 bra STORED;\n" + store + kWaitStores + before +
            "setp.ne.u32 %p1, %t, 96; @%p1 bra STORED;\n"
            "mov.u32 %w1, bar; mbarrier.arrive.relaxed.cluster.shared::cta.b64 %d4, [%w1];\nSTORED:\n" + relaxed + first + operands +
            product + commit + begun + QString(wait).replace("[%w1], 0", "[%w1], 1") << true;
    QTest::newRow("moved behind the wait") << load + "mov.b32 %r9, %v0;\n" + kWaitLoads + "add.u32 %r9, %r9, 1;\n" << true;
}

void TensorOrder::rightOnes()
{
    QFETCH(QString, body);
    QFETCH(bool, readsCells);
    for (const std::uint64_t schedule : {0, 1, 2})
        QCOMPARE(faultOf(body.toStdString(), "sm_100a", 1, schedule, nullptr, readsCells), QString());
}

// Whatever a text becomes, its kernel is refused, faults or ends.
void TensorOrder::mutatedTexts()
{
    using namespace kd::emulator;
    std::vector<std::string> texts;
    for (const ProductCase& one : productCases())
        if (one.n <= 32)
            texts.push_back(one.kernel().ptx());
    Mutator mutator(19);
    int ran = 0;
    QString last;
    for (int i = 0; i < 400; ++i) {
        std::string text = texts[mutator.below(texts.size())];
        for (std::size_t change = 0; change < 1 + mutator.below(3); ++change) {
            static constexpr std::array kDigits{"0", "1", "7", "8", "16", "32", "64", "-1", "255"};
            const std::size_t first = text.find("setp.ne.u32 %p1"), end = text.find("BEGUN:\nmov");
            // Among descriptors and the product.
            const std::size_t at = text.find_first_of("0123456789", first + mutator.below(end - first));
            if (at != std::string::npos)
                text.replace(at, 1, kDigits[mutator.below(kDigits.size())]);
        }
        if (i % 4 == 0)
            text = mutator.mutated(texts, mutator.below(texts.size()));
        const std::uint32_t blocks = text.find("cta_group::2") == std::string::npos ? 1 : 2;
        Machine machine({.memoryBytes = std::uint64_t{64} << 20, .threads = 2});
        try {
            const std::unique_ptr<Image> image = machine.load(text, "hostile");
            for (Kernel* const kernel : image->kernels()) {
                std::vector<std::byte> parameters(kernel->parameterBytes());
                for (std::size_t at = 0; at + 8 <= parameters.size(); at += 8) {
                    const std::uint64_t array = machine.memory().allocate(std::size_t{kCells} * 8);
                    std::memcpy(parameters.data() + at, &array, 8);
                }
                const LaunchReport report = machine.launch(
                    *kernel, {.grid = {blocks, 1, 1}, .block = {128, 1, 1}, .cluster = {blocks, 1, 1}, .dynamicShared = 65536,
                              .parameters = parameters},
                    [start = std::chrono::steady_clock::now()](std::uint64_t, std::uint64_t) {
                        return std::chrono::steady_clock::now() - start < std::chrono::seconds(1);
                    });
                ran += report.completed ? 1 : 0;
                if (report.fault)
                    last = QString::fromStdString(report.fault->message.english());
            }
        } catch (const kd::Error&) {
        }
    }
    QVERIFY2(ran > 10, qPrintable(QString::number(ran) + " ran; " + last));
}

KD_TEST(TensorOrder, kd::test::NoApplication)

}  // namespace tst_tensororder

#include "tst_tensororder.moc"
