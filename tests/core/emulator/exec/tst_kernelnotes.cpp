// SPDX-License-Identifier: GPL-3.0-or-later
#include "capture.h"
#include "ptxkernel.h"

#include "tests/core/emulator/emulatorbench.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <limits>

namespace tst_kernelnotes {

using kd::KernelNote;
using Kind = KernelNote::Kind;

namespace {

constexpr std::uint32_t kThreads = 128;

int notedLine(const QString& name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/emulator/defects/notes.cu"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (int number = 1; !file.atEnd(); ++number)
        if (file.readLine().trimmed().endsWith(("// note: " + name).toUtf8()))
            return number;
    return -1;
}

QString textOf(const std::vector<KernelNote>& notes)
{
    QStringList texts;
    for (const KernelNote& note : notes)
        texts << QStringLiteral("%1 %2 x%3 (%4): %5")
                     .arg(QString::fromStdString(std::string(nameOf(note.kind))))
                     .arg(note.position.line)
                     .arg(note.count)
                     .arg(note.thread.x)
                     .arg(QString::fromStdString(note.message.english()));
    return texts.join('\n');
}

std::vector<KernelNote> notesOf(const QString& kernel, int architecture, unsigned threads, kd::HazardChecks checks)
{
    EmulatorBench bench({.capability = {architecture / 10, architecture % 10},
                         .memoryBytes = std::uint64_t{1} << 30,
                         .threads = threads,
                         .notes = true,
                         .checks = checks},
                        "notes");
    std::vector<int> values(kThreads);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<int>(i % 7);
    Capture ignored(stdout);
    return bench.pass(kernel.toUtf8().constData(), {{}, {kThreads}}, bench.array(values), static_cast<int>(kThreads)).notes;
}

}  // namespace

class KernelNotesTest : public QObject {
    Q_OBJECT

private slots:
    void notes_data();
    void notes();
    void instructions_data();
    void instructions();
    void saysWhichIsTheFirst();
    void isTheSameForEveryNumberOfThreads();
    void foldsByLine();
    void notesTensorProducts();
    void notesNothingUnasked();
    void goesOnFromLaunchToLaunch();
    void namesKinds();
};

void KernelNotesTest::notes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("architecture");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("thread");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* kind, const char* message, int thread, int count) {
        for (const int architecture : {75, 120})
            QTest::addRow("%s %d", name, architecture) << name << architecture << kind << message << thread << count;
    };
    row("by_zero", "division by zero", "128 / 0 gives -1", 0, 19);
    row("remainder", "division by zero", "128 % 0 gives ", 0, 19);
    row("least", "division overflow", "-2147483648 / -1 gives -2147483648", 6, 18);
    row("shift", "shift too far", "a shift of 32 bits by 32 gives 0", 4, 54);
    row("chosen", "shift too far", "a shift of 32 bits by 32 gives 0", 4, 18);
    row("large", "conversion out of range", "3e+09 gives 2147483647 as .s32", 3, 72);
    row("negative", "conversion out of range", "-2.5 gives 0 as .u32", 0, 38);
    row("root", "NaN", "sqrt.rn.f32 of -3 gives nan", 0, 56);
    row("pole", "infinity", "gives inf", 3, 1);
    row("print", "printf mismatch", "%d takes argument 2 of printf, which is a floating-point number", 5, 1);
    row("print_long", "printf mismatch", "%d takes 8 bytes for argument 1 of printf, which has 4", 5, 1);
    row("print_few", "printf mismatch", "%d takes argument 2 of printf, and there is none", 5, 1);
    row("print_text", "printf mismatch", "%s takes argument 1 of printf, and no string is at 0x80", 5, 1);
}

/// The broken one of each pair is told with its line, the fixed one is not.
void KernelNotesTest::notes()
{
    QFETCH(const QString, name);
    QFETCH(const int, architecture);
    QFETCH(const QString, message);
    for (const kd::HazardChecks checks : {kd::HazardChecks::Addresses, kd::HazardChecks::All}) {
        const std::vector<KernelNote> notes = notesOf(name + "_broken", architecture, 1, checks);
        QVERIFY2(notes.size() == 1, qPrintable(textOf(notes)));
        QTEST(QString::fromStdString(std::string(nameOf(notes[0].kind))), "kind");
        QVERIFY2(QString::fromStdString(notes[0].message.english()).contains(message), qPrintable(textOf(notes)));
        QCOMPARE(notes[0].position.line, notedLine(name));
        QTEST(static_cast<int>(notes[0].thread.x), "thread");
        QTEST(static_cast<int>(notes[0].count), "count");
        const std::vector<KernelNote> none = notesOf(name + "_fixed", architecture, 1, checks);
        QVERIFY2(none.empty(), qPrintable(textOf(none)));
    }
}

void KernelNotesTest::instructions_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* body, const char* expected = "") { QTest::newRow(name) << body << expected; };
    row("add overflows", "mov.f32 %f0, 0f7F7FFFFF; add.f32 %f1, %f0, %f0;", "infinity 0 x4 (0): add.f32 of 3.4028235e+38, 3.4028235e+38 gives inf");
    row("result takes the place of an operand", "mov.f32 %f0, 0f7F7FFFFF; add.f32 %f0, %f0, %f0; add.f32 %f0, %f0, %f0;",
        "infinity 0 x4 (0): add.f32 of 3.4028235e+38, 3.4028235e+38 gives inf");
    row("an infinity goes on", "mov.f32 %f0, 0f7F800000; add.f32 %f1, %f0, %f0;");
    row("a NaN goes on", "mov.f32 %f0, 0f7FC00000; mul.f32 %f1, %f0, %f0;");
    row("among NaNs that go on",
        "setp.lt.u32 %p0, %t, 2; mov.f32 %f0, 0f7F7FFFFF; @%p0 mov.f32 %f0, 0f7FC00000; add.f32 %f1, %f0, %f0;",
        "infinity 0 x2 (2): add.f32 of 3.4028235e+38, 3.4028235e+38 gives inf");
    row("among infinities that go on",
        "setp.lt.u32 %p0, %t, 3; mov.f64 %d0, 0d7FE0000000000000; @%p0 mov.f64 %d0, 0d7FF0000000000000; add.f64 %d1, %d0, %d0;",
        "infinity 0 x1 (3): add.f64 of 8.98846567431158e+307, 8.98846567431158e+307 gives inf");
    row("beside a NaN that goes on", "mov.b32 %r0, 0x7bff7e00; add.f16x2 %r1, %r0, %r0;",
        "infinity 0 x4 (0): add.f16x2 of 65504, 65504 gives inf");
    row("NaN of infinities", "mov.f32 %f0, 0f7F800000; sub.f32 %f1, %f0, %f0;", "NaN 0 x4 (0): sub.f32 of inf, inf gives nan");
    row("one lane", "cvt.rn.f32.u32 %f0, %t; sub.f32 %f0, %f0, 0f40000000; rcp.approx.f32 %f1, %f0;",
        "infinity 0 x1 (2): rcp.approx.f32 of 0 gives inf");
    row("guarded", "setp.ne.u32 %p0, %t, 1; mov.f32 %f0, 0f00000000; @%p0 lg2.approx.f32 %f1, %f0;",
        "infinity 0 x3 (0): lg2.approx.f32 of 0 gives -inf");
    row("fused", "mov.f32 %f0, 0f7F7FFFFF; fma.rn.f32 %f1, %f0, %f0, %f0;",
        "infinity 0 x4 (0): fma.rn.f32 of 3.4028235e+38, 3.4028235e+38, 3.4028235e+38 gives inf");
    row("double", "mov.f64 %d0, 0d0000000000000000; div.rn.f64 %d1, %d0, %d0;", "NaN 0 x4 (0): div.rn.f64 of 0, 0 gives nan");
    row("narrowed", "mov.f64 %d0, 0d7FE0000000000000; cvt.rn.f32.f64 %f0, %d0;",
        "infinity 0 x4 (0): cvt.rn.f32.f64 of 8.98846567431158e+307 gives inf");
    row("half", "mov.b16 %h0, 0x7bff; add.f16 %h1, %h0, %h0;", "infinity 0 x4 (0): add.f16 of 65504, 65504 gives inf");
    row("to half", "mov.f32 %f0, 0f47800000; cvt.rn.f16.f32 %h1, %f0;", "infinity 0 x4 (0): cvt.rn.f16.f32 of 65536 gives inf");
    row("integer to half", "mov.u32 %r0, 100000; cvt.rn.f16.u32 %h1, %r0;", "infinity 0 x4 (0): cvt.rn.f16.u32 of 100000 gives inf");
    row("pair of halves, the upper", "mov.b32 %r0, 0x7bff0000; add.f16x2 %r1, %r0, %r0;",
        "infinity 0 x4 (0): add.f16x2 of 65504, 65504 gives inf");
    row("pair of halves, the other goes on", "mov.b32 %r0, 0x00007c00; add.f16x2 %r1, %r0, %r0;");
    row("to a pair", "mov.f32 %f0, 0f47800000; mov.f32 %f1, 0f3F800000; cvt.rn.f16x2.f32 %r0, %f0, %f1;",
        "infinity 0 x4 (0): cvt.rn.f16x2.f32 of 65536, 65536 gives inf");
    row("brain float", "mov.b16 %h0, 0x7f7f; add.rn.bf16 %h1, %h0, %h0;",
        "infinity 0 x4 (0): add.rn.bf16 of 3.3895314e+38, 3.3895314e+38 gives inf");
    row("minimum of what is there", "mov.f32 %f0, 0f7F800000; min.f32 %f1, %f0, 0f3F800000; max.f32 %f2, %f0, 0f3F800000;");
    row("short division", "cvt.u16.u32 %h0, %t; mov.u16 %h1, 7; div.u16 %h2, %h1, %h0;",
        "division by zero 0 x1 (0): 7 / 0 gives 65535");
    row("long division", "cvt.u64.u32 %d0, %t; mov.u64 %d1, -7; rem.s64 %d2, %d1, %d0;", "division by zero 0 x1 (0): -7 % 0 gives ");
    row("unsigned is no overflow", "mov.u32 %r0, 0x80000000; mov.u32 %r1, -1; div.u32 %r2, %r0, %r1;");
    row("remainder of the least", "mov.u32 %r0, 0x80000000; mov.u32 %r1, -1; rem.s32 %r2, %r0, %r1;",
        "division overflow 0 x4 (0): -2147483648 % -1 gives 0");
    row("long shift", "mov.u32 %r0, 63; add.u32 %r0, %r0, %t; mov.u64 %d0, -8; shr.s64 %d1, %d0, %r0;",
        "shift too far 0 x3 (1): a shift of 64 bits by 64 gives -1");
    row("short shift", "mov.u16 %h0, 3; shl.b16 %h1, %h0, 16;", "shift too far 0 x4 (0): a shift of 16 bits by 16 gives 0");
    row("signed sums are not told", "mov.u32 %r0, 0x7fffffff; add.s32 %r1, %r0, %r0; mul.lo.s32 %r1, %r0, %r0;");
    row("conversion of a NaN", "mov.f32 %f0, 0f7FC00000; cvt.rzi.s64.f32 %d0, %f0;", "conversion out of range 0 x4 (0): nan gives ");
    row("conversion rounds first", "mov.f32 %f0, 0fBF000000; cvt.rzi.u32.f32 %r0, %f0; cvt.rni.u32.f32 %r1, %f0;");
    row("conversion rounds down", "mov.f32 %f0, 0fBF000000; cvt.rmi.u32.f32 %r0, %f0;",
        "conversion out of range 0 x4 (0): -0.5 gives 0 as .u32");
    row("conversion to a byte", "mov.f32 %f0, 0f43800000; cvt.rzi.u8.f32 %h0, %f0;",
        "conversion out of range 0 x4 (0): 256 gives 255 as .u8");
    row("conversion of a double", "mov.f64 %d0, 0dC1E0000000000000; cvt.rzi.s32.f64 %r0, %d0;");
    row("dropped by a select",
        "setp.eq.u32 %p0, %t, 9; mov.f32 %f0, 0f00000000; rcp.approx.f32 %f1, %f0; selp.f32 %f2, %f1, %f0, %p0;");
    row("taken by a select",
        "setp.eq.u32 %p0, %t, 3; mov.f32 %f0, 0f00000000; rcp.approx.f32 %f1, %f0; selp.f32 %f2, %f1, %f0, %p0;",
        "infinity 0 x1 (3): rcp.approx.f32 of 0 gives inf");
    row("taken by a negated select",
        "setp.eq.u32 %p0, %t, 3; mov.f32 %f0, 0f00000000; rcp.approx.f32 %f1, %f0; selp.f32 %f2, %f0, %f1, !%p0;",
        "infinity 0 x1 (3): rcp.approx.f32 of 0 gives inf");
    row("read by others than a select",
        "setp.eq.u32 %p0, %t, 9; mov.f32 %f0, 0f00000000; rcp.approx.f32 %f1, %f0; selp.f32 %f2, %f1, %f0, %p0; add.f32 %f3, %f1, %f0;",
        "infinity 0 x4 (0): rcp.approx.f32 of 0 gives inf");
}

void KernelNotesTest::instructions()
{
    QFETCH(const QString, body);
    QFETCH(const QString, expected);
    for (const bool isGeneric : {false, true}) {
        PtxKernel kernel(body.toStdString(), {}, {.threads = 1, .notes = true, .forceGeneric = isGeneric});
        kernel.run(4, 4);
        QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
        const QString text = textOf(kernel.report().notes);
        QVERIFY2(expected.isEmpty() ? text.isEmpty() : text.startsWith(expected), qPrintable(text));
    }
}

/// Block 1 and later threads come to a NaN or an infinity earlier in time than thread 7 of block 0.
void KernelNotesTest::saysWhichIsTheFirst()
{
    const std::string body = R"(
        mov.f32 %f0, 0f00000000;
        mov.u32 %r0, %ctaid.x;
        .loc 1 11 0
        setp.ge.u32 %p0, %t, 32; @%p0 rcp.approx.f32 %f1, %f0;
        bar.sync 0;
        .loc 1 12 0
        setp.eq.u32 %p1, %t, 7;
        @%p1 lg2.approx.f32 %f2, %f0;
        .loc 1 13 0
        @%p1 sub.f32 %f3, %f2, %f2;)";
    PtxKernel kernel(body, ".file 1 \"a.cu\"\n", {.threads = 1, .notes = true});
    kernel.run(64, 192, 3);
    QCOMPARE(textOf(kernel.report().notes),
             QStringLiteral("infinity 12 x3 (7): lg2.approx.f32 of 0 gives -inf\n"
                            "NaN 13 x3 (7): sub.f32 of -inf, -inf gives nan\n"
                            "infinity 11 x96 (32): rcp.approx.f32 of 0 gives inf"));
    QCOMPARE(kernel.report().notes[0].block, (kd::Dim3{0, 0, 0}));
    QCOMPARE(kernel.report().notes[0].kernel, std::string("k"));
}

void KernelNotesTest::isTheSameForEveryNumberOfThreads()
{
    QString before;
    for (const unsigned threads : {1U, 2U, 3U}) {
        PtxKernel kernel(R"(
            mov.u32 %r0, %ctaid.x; and.b32 %r1, %r0, 7; cvt.rn.f32.u32 %f0, %r1; sub.f32 %f0, %f0, 0f40400000;
            .loc 1 5 0
            rcp.approx.f32 %f1, %f0;
            .loc 1 6 0
            div.u32 %r2, %t, %r1;)",
                         ".file 1 \"a.cu\"\n", {.threads = threads, .notes = true});
        kernel.run(96, 96 * 64, 64);
        const QString text = textOf(kernel.report().notes) + QString::number(kernel.report().notes.at(1).block.x);
        QCOMPARE(before.isEmpty() ? text : before, text);
        before = text;
    }
    QVERIFY2(before.startsWith("division by zero 6 x768 (0): 0 / 0 gives ") && before.endsWith("3"), qPrintable(before));
}

/// Two instructions of one line are one note, those of another line or kind another.
void KernelNotesTest::foldsByLine()
{
    PtxKernel kernel(R"(
        mov.f32 %f0, 0f00000000;
        .loc 1 5 0
        rcp.approx.f32 %f1, %f0;
        lg2.approx.f32 %f1, %f0;
        div.rn.f32 %f1, %f0, %f0;
        .loc 1 6 0
        rcp.approx.f32 %f1, %f0;)",
                     ".file 1 \"a.cu\"\n", {.threads = 1, .notes = true});
    kernel.run(2, 2);
    QCOMPARE(textOf(kernel.report().notes),
             QStringLiteral("infinity 5 x4 (0): rcp.approx.f32 of 0 gives inf\n"
                            "NaN 5 x2 (0): div.rn.f32 of 0, 0 gives nan\n"
                            "infinity 6 x2 (0): rcp.approx.f32 of 0 gives inf"));
}

/// 65504 * 65504 has no place in half precision; in single precision it has.
void KernelNotesTest::notesTensorProducts()
{
    const std::string operands = "mov.b32 %r0, 0x7bff7bff; mov.b32 %r1, 0; mov.b32 %r2, 0x7c007c00;";
    const auto noted = [&](const std::string& product) {
        PtxKernel kernel(operands + product, {}, {.threads = 1, .notes = true});
        kernel.run(32, 32);
        return textOf(kernel.report().notes);
    };
    const std::string half = "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 ", single = "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 ";
    QCOMPARE(noted(half + "{%r4, %r5}, {%r0, %r0}, {%r0}, {%r1, %r1};"),
             QStringLiteral("infinity 0 x32 (0): mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 of matrices of finite numbers gives inf"));
    QCOMPARE(noted(half + "{%r1, %r4}, {%r0, %r0}, {%r0}, {%r1, %r1};").count("infinity"), 1);
    QCOMPARE(noted(half + "{%r4, %r5}, {%r2, %r2}, {%r0}, {%r1, %r1};"), QString());
    QCOMPARE(noted(half + "{%r4, %r5}, {%r2, %r2}, {%r1}, {%r1, %r1};").left(3), QStringLiteral("NaN"));
    QCOMPARE(noted("mov.f32 %f0, 0f00000000;" + single + "{%f1, %f2, %f3, %f4}, {%r0, %r0}, {%r0}, {%f0, %f0, %f0, %f0};"), QString());
}

void KernelNotesTest::notesNothingUnasked()
{
    PtxKernel kernel("mov.f32 %f0, 0f00000000; rcp.approx.f32 %f1, %f0;");
    kernel.run(32, 32);
    QVERIFY(kernel.report().notes.empty());
    kernel.machine().setNotes(true);
    kernel.run(32, 32);
    QCOMPARE(kernel.report().notes.size(), std::size_t{1});
    kernel.machine().setNotes(false);
    kernel.run(32, 32);
    QVERIFY(kernel.report().notes.empty());
}

/// A launch begins anew, and blocks that one follows another do.
void KernelNotesTest::goesOnFromLaunchToLaunch()
{
    PtxKernel kernel("setp.lt.u32 %p0, %t, 5; mov.f32 %f0, 0f00000000; rcp.approx.f32 %f1, %f0; selp.f32 %f2, %f1, %f0, %p0;", {},
                     {.threads = 2, .notes = true});
    for (int launch = 0; launch < 3; ++launch) {
        kernel.run(32, 32 * 100, 100);
        QCOMPARE(kernel.report().notes.at(0).count, std::uint64_t{500});
        QVERIFY(!kernel.report().fault);
    }
}

void KernelNotesTest::namesKinds()
{
    for (const Kind kind : kd::kernelNoteKinds()) {
        QCOMPARE(kd::kernelNoteKindOf(nameOf(kind)).value(), kind);
        QCOMPARE(noteText(kind).english(), std::string(nameOf(kind)));
    }
    QVERIFY(!kd::kernelNoteKindOf("note"));
}

KD_TEST(KernelNotesTest, kd::test::NoApplication)

}  // namespace tst_kernelnotes
#include "tst_kernelnotes.moc"
