// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/core/emulator/mutator.h"
#include "tests/program/testprogram.h"
#include "wgmmacase.h"

#include <QtTest>

#include <array>
#include <chrono>
#include <cstring>

namespace tst_wgmmaorder {

using kd::Fault;

namespace {

constexpr const char* kProduct = "wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%r0, %r1, %r2, %r3}, %d0, %d1, 1;\n";
constexpr const char* kFence = "wgmma.fence.sync.aligned;\n";
constexpr const char* kEnd = "wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\n";

/// A kernel of blocks with `s`, 4096 bytes that nobody writes, where %d0 and %d1 are descriptors of it.
std::string textOf(const std::string& body, const char* target = "sm_90a")
{
    return std::string(".version 9.0\n.target ") + target + "\n.address_size 64\n.shared .align 1024 .b8 s[4096];\n" +
        PtxKernel::kernelOf("mov.u64 %d0, 0x800400000; mov.u64 %d1, 0x800400080; mov.u64 %d2, s;\n" + body);
}

struct Refused {
    const char* name;
    const char* text;
    const char* words;
};
constexpr Refused kRefused[] = {
    {"columns", "wgmma.mma_async.sync.aligned.m64n260k16.f32.f16.f16 {%f0}, %d0, %d1, %p0, 1, 1, 0, 0;",
     "no shape with 260 columns"},
    {"odd columns", "wgmma.mma_async.sync.aligned.m64n12k16.f32.f16.f16 {%f0}, %d0, %d1, %p0, 1, 1, 0, 0;",
     "no shape with 12 columns"},
    {"columns of integers", "wgmma.mma_async.sync.aligned.m64n40k32.s32.s8.s8 {%r0}, %d0, %d1, %p0;", "no shape with 40 columns"},
    {"too few registers", "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f0, %f1}, %d0, %d1, %p0, 1, 1, 0, 0;",
     "2 registers instead of 4"},
    {"scale", "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f0, %f1, %f2, %f3}, %d0, %d1, %p0, 2, 1, 0, 0;",
     "the scale of a matrix is 2"},
    {"transposed", "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f0, %f1, %f2, %f3}, %d0, %d1, %p0, 1, 1, 0, 2;",
     "not by 2"},
    {"transposed bytes", "wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e4m3 {%f0, %f1, %f2, %f3}, %d0, %d1, %p0, 1, 1, 0, 0;",
     "it takes 6 operands, not 8"},
    {"selector", "wgmma.mma_async.sp.sync.aligned.m64n8k64.s32.s8.s8 {%r0, %r1, %r2, %r3}, %d0, %d1, %r4, 1, %p0;",
     "the sparsity selector is 1"},
    {"groups", "wgmma.wait_group.sync.aligned -1;", "-1 groups"},
    {"depth", "wgmma.mma_async.sync.aligned.m64n8k8.f32.f16.f16 {%f0, %f1, %f2, %f3}, %d0, %d1, %p0, 1, 1, 0, 0;", "not emulated"},
    {"narrow descriptor", "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f0, %f1, %f2, %f3}, %r0, %d1, %p0, 1, 1, 0, 0;",
     "%r0"},
};

}  // namespace

/// What wgmma asks of warps and registers, in PTX as no compiler writes it.
class WgmmaOrder : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatThereIsNot_data();
    void refusesWhatThereIsNot();
    void isOfOneArchitecture();
    void hazards_data();
    void hazards();
    void registersMayMove();
    void metadataNeedsNoFence();
    void mutatedTexts();
};

void WgmmaOrder::refusesWhatThereIsNot_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    for (const Refused& one : kRefused)
        QTest::newRow(one.name) << one.text << one.words;
}

void WgmmaOrder::refusesWhatThereIsNot()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    PtxKernel kernel(PtxKernel::Whole{textOf(text.toStdString())});
    try {
        kernel.image().kernel("k")->prepare();
        QFAIL("it was loaded");
    } catch (const kd::Error& error) {
        QVERIFY2(QString(error.what()).contains(words) && QString(error.what()).contains("PTX line"), error.what());
    }
}

void WgmmaOrder::isOfOneArchitecture()
{
    for (const char* const target : {"sm_90", "sm_100a", "sm_120a"}) {
        PtxKernel kernel(PtxKernel::Whole{textOf(kFence, target)});
        try {
            kernel.image().kernel("k")->prepare();
            QFAIL("it was loaded");
        } catch (const kd::Error& error) {
            QVERIFY2(QString(error.what()).contains("this instruction needs .target sm_90a"), error.what());
        }
    }
}

void WgmmaOrder::hazards_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("words");
    const QString fence = kFence, product = kProduct, end = kEnd;
    const auto row = [](const char* name, const QString& body, Fault::Kind kind, const char* words, int threads = 128) {
        QTest::newRow(name) << body << threads << static_cast<int>(kind) << words;
    };
    row("too few warps", fence, Fault::Kind::LanesMissing, "and the block has 3", 96);
    row("second group is too small", "setp.lt.u32 %p1, %t, 128; @%p1 bra END;\n" + fence + "END:", Fault::Kind::LanesMissing,
        "4 to 7, and the block has 6", 192);
    row("a lane's own descriptor", fence + "cvt.u64.u32 %d3, %t; shr.u64 %d3, %d3, 1; add.u64 %d1, %d1, %d3;\n" + product + end,
        Fault::Kind::IllegalInstruction, "gives another descriptor of matrix B than lane 0");
    row("a lane's own scale",
        fence + "setp.ne.u32 %p0, %t, 5;\n" + QString(product).replace("%d1, 1;", "%d1, %p0;") + end,
        Fault::Kind::IllegalInstruction, "lane 5 gives another scale-d of the wgmma than lane 0");
    row("guarded lanes", "setp.ne.u32 %p0, %t, 5;\n@%p0 " + fence, Fault::Kind::LanesMissing, "its predicate is false in lanes");
    row("lanes have ended", "setp.eq.u32 %p0, %t, 5;\n@%p0 exit;\n" + fence, Fault::Kind::LanesMissing, "have ended");
    row("written by ld",
        fence + product + "wgmma.commit_group.sync.aligned;\nld.global.b32 %r2, [%out];\nwgmma.wait_group.sync.aligned 0;",
        Fault::Kind::IllegalInstruction, "a register is written that a wgmma under way writes");
    row("cleared", fence + product + "wgmma.commit_group.sync.aligned;\nmov.b32 %r2, 0;\nwgmma.wait_group.sync.aligned 0;",
        Fault::Kind::IllegalInstruction, "a register is written that a wgmma under way writes");
    row("read behind a move", fence + product + "wgmma.commit_group.sync.aligned;\nmov.b32 %r9, %r2;\nst.global.b32 [%out], %r9;\n"
        "wgmma.wait_group.sync.aligned 0;", Fault::Kind::IllegalInstruction, "a register is read that a wgmma under way writes");
    row("sums as matrix A", fence + product + "wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%r4, %r5, %r6, %r7}, "
        "{%r0, %r1, %r2, %r3}, %d1, 1;\n" + end,
        Fault::Kind::IllegalInstruction, "a register is read that a wgmma under way writes");
    row("group is left open", fence + product + end + product + "wgmma.wait_group.sync.aligned 0;\nst.global.b32 [%out], %r0;",
        Fault::Kind::IllegalInstruction, "no wgmma.commit_group");
    row("matrix A outside", fence + "add.u64 %d0, %d0, 0x100;\n" + product + end, Fault::Kind::SharedOutOfBounds,
        "matrix A of the wgmma has 16 bytes at shared address 0x1000, outside of the 4096 bytes");
}

void WgmmaOrder::hazards()
{
    QFETCH(QString, body);
    QFETCH(int, threads);
    QFETCH(int, kind);
    QFETCH(QString, words);
    PtxKernel kernel(PtxKernel::Whole{textOf(body.toStdString())});
    kernel.run(static_cast<std::uint32_t>(threads), 1024);
    QVERIFY(kernel.report().fault.has_value());
    QVERIFY2(kernel.faultText().contains(words), qPrintable(kernel.faultText()));
    QCOMPARE(static_cast<int>(kernel.report().fault->kind), kind);
}

// As compilers do it: sums go to other registers while the product is under way, and into the next one from there.
void WgmmaOrder::registersMayMove()
{
    PtxKernel kernel(PtxKernel::Whole{textOf(
        std::string("mov.b32 %r0, 1; mov.b32 %r1, %r0; mov.b32 %r2, %r0;\n") + kFence + "mov.b32 %r3, %r0;\n" + kProduct +
        "mov.b32 %r4, %r0; mov.b32 %r5, %r1; mov.b32 %r6, %r2; mov.b32 %r7, %r3;\n"
        "wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%r4, %r5, %r6, %r7}, %d0, %d1, 1;\n" + kEnd +
        "add.s32 %r4, %r4, %r5;\nst.global.b32 [%slot], %r4;")});
    const std::vector<std::uint32_t> found = kernel.run(128, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(found, std::vector<std::uint32_t>(128, 2));
}

// wgmma.fence orders registers of sums and of matrix A, and a product under way reads none but those.
void WgmmaOrder::metadataNeedsNoFence()
{
    PtxKernel kernel(PtxKernel::Whole{textOf(
        std::string("mov.b32 %r0, 1; mov.b32 %r1, %r0; mov.b32 %r2, %r0; mov.b32 %r3, %r0; mov.b32 %r4, 0;\n") + kFence +
        "add.u32 %r4, %r4, 0x44444444;\n"
        "wgmma.mma_async.sp.sync.aligned.m64n8k64.s32.s8.s8 {%r0, %r1, %r2, %r3}, %d0, %d0, %r4, 0, 1;\n"
        "add.u32 %r4, %r4, 1;\n" + kEnd + "st.global.b32 [%slot], %r0;")});
    const std::vector<std::uint32_t> found = kernel.run(128, 128);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(found, std::vector<std::uint32_t>(128, 1));
}

// Whatever a text becomes, its kernel is refused, faults or ends.
void WgmmaOrder::mutatedTexts()
{
    using namespace kd::emulator;
    std::vector<std::string> texts;
    for (const tensortest::WgmmaCase& one : tensortest::wgmmaCases())
        if (one.n <= 16)
            texts.push_back(one.ptx());
    Mutator mutator(18);
    int ran = 0;
    for (int i = 0; i < 1000; ++i) {
        std::string text = texts[mutator.below(texts.size())];
        for (std::size_t change = 0; change < 1 + mutator.below(3); ++change) {
            static constexpr std::array kDigits{"0", "1", "7", "8", "16", "32", "64", "-1", "255"};
            const std::size_t first = text.find("shr.u32 %r5"), end = text.find("wgmma.commit_group");
            // Among descriptors and the product.
            const std::size_t at = text.find_first_of("0123456789", first + mutator.below(end - first));
            if (at != std::string::npos)
                text.replace(at, 1, kDigits[mutator.below(kDigits.size())]);
        }
        if (i % 4 == 0)
            text = mutator.mutated(texts, mutator.below(texts.size()));
        Machine machine({.memoryBytes = std::uint64_t{64} << 20, .threads = 2});
        try {
            const std::unique_ptr<Image> image = machine.load(text, "hostile");
            const std::uint64_t array = machine.memory().allocate(1 << 18);
            for (Kernel* const kernel : image->kernels()) {
                std::vector<std::byte> parameters(kernel->parameterBytes());
                for (std::size_t at = 0; at + 8 <= parameters.size(); at += 8)
                    std::memcpy(parameters.data() + at, &array, 8);
                const LaunchReport report = machine.launch(
                    *kernel, {.block = {128, 1, 1}, .dynamicShared = tensortest::kSharedBytes, .parameters = parameters},
                    [start = std::chrono::steady_clock::now()](std::uint64_t, std::uint64_t) {
                        return std::chrono::steady_clock::now() - start < std::chrono::seconds(1);
                    });
                ran += report.completed ? 1 : 0;
            }
        } catch (const kd::Error&) {
        }
    }
    QVERIFY2(ran > 25, qPrintable(QString::number(ran)));
}

KD_TEST(WgmmaOrder, kd::test::NoApplication)

}  // namespace tst_wgmmaorder

#include "tst_wgmmaorder.moc"
