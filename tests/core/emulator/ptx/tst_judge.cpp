// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_judge {

namespace {

/// The CUDA toolkit's assembler; empty: not installed.
QString ptxasProgram()
{
    const QString home = qEnvironmentVariable("CUDA_HOME", "/usr/local/cuda");
    const QString found = QStandardPaths::findExecutable("ptxas", {home + "/bin"});
    return found.isEmpty() ? QStandardPaths::findExecutable("ptxas") : found;
}

}  // namespace

/// What is PTX and what is not, with NVIDIA's own assembler as the judge of the table. Only syntax and names count here:
/// whether an instruction has operands of the right types is for the decoder to say.
class TestJudge : public QObject {
    Q_OBJECT

private slots:
    void snippets_data();
    void snippets()
    {
        QFETCH(QString, declarations);
        QFETCH(QString, body);
        QFETCH(bool, isPtx);
        const QString error = ptxError(ptxModule(declarations.toStdString(), body.toStdString()));
        QVERIFY2(error.isEmpty() == isPtx, qPrintable(error.isEmpty() ? "it was read" : error));
    }

    void assemblerAgrees_data() { snippets_data(); }
    void assemblerAgrees()
    {
        const QString program = ptxasProgram();
        if (program.isEmpty())
            QSKIP("ptxas of the CUDA toolkit is not installed");
        QFETCH(QString, declarations);
        QFETCH(QString, body);
        QFETCH(bool, isPtx);
        const QTemporaryDir folder;
        QFile file(folder.filePath("snippet.ptx"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(ptxModule(declarations.toStdString(), body.toStdString())));
        file.close();
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, {"-arch=sm_90", file.fileName(), "-o", folder.filePath("snippet.cubin")});
        QVERIFY(process.waitForFinished(60000));
        const QByteArray said = process.readAll();
        QVERIFY2((process.exitCode() == 0) == isPtx, said.isEmpty() ? "it was assembled" : said.constData());
    }
};

void TestJudge::snippets_data()
{
    QTest::addColumn<QString>("declarations");
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("isPtx");
    int row = 0;
    const auto add = [&row](bool isPtx, const char* declarations, const char* body) {
        const QByteArray name = QByteArray::number(++row) + ' ' + declarations + ' ' + body;
        QTest::newRow(name.simplified().constData()) << QString(declarations) << QString(body) << isPtx;
    };
    const auto yes = [&add](const char* declarations, const char* body) { add(true, declarations, body); };
    const auto no = [&add](const char* declarations, const char* body) { add(false, declarations, body); };

    // Literals and constant expressions
    yes("", "mov.f32 %f1, .5;");
    yes("", "mov.f32 %f1, 1.;");
    yes("", "mov.f32 %f1, 1e3;");
    yes("", "mov.f32 %f1, 1.5E-3;");
    yes("", "mov.f32 %f1, 0F3f800000;");
    yes("", "mov.f64 %d1, 0d3ff0000000000000;");
    yes("", "mov.f64 %d1, 0D3FF0000000000000;");
    yes("", "mov.f64 %d1, 0f3F800000;");
    yes("", "mov.f32 %f1, -1.5;");
    no("", "mov.f32 %f1, -0f3F800000;");
    no("", "mov.f32 %f1, 0f3F80;");
    yes("", "mov.b32 %r1, (3+4)*2;");
    yes("", "mov.b32 %r1, 3+4*2;");
    yes("", "mov.b32 %r1, 1 ? 2 : 3;");
    yes("", "mov.b32 %r1, !5;");
    yes("", "mov.b32 %r1, ~5;");
    yes("", "mov.b32 %r1, (.s64)5;");
    yes("", "mov.b32 %r1, (.u64)-5;");
    yes("", "mov.b32 %r1, WARP_SZ-1;");
    yes("", "mov.b32 %r1, 1U;");
    yes("", "mov.b32 %r1, 0b101;");
    yes("", "mov.b32 %r1, 017;");
    no("", "mov.b32 %r1, 09;");
    yes("", "mov.b64 %rd1, 18446744073709551615;");
    yes("", "mov.b64 %rd1, 0xffffffffffffffffU;");
    no("", "mov.b32 %r1, 'a';");
    no("", "mov.b32 %r1, (4;");
    no("", "mov.b32 %r1, 4 +;");

    // Addresses
    yes("", "ld.param.u64 %rd1, [a]; ld.global.u32 %r1, [%rd1+-4];");
    no("", "ld.param.u64 %rd1, [a]; ld.global.u32 %r1, [%rd1-4];");
    yes("", "ld.param.u32 %r1, [q+4]; mov.b64 %rd1, q; mov.b64 %rd1, q+4;");
    yes(".global .u32 foo[4];", "ld.global.u32 %r1, foo[2];");
    no(".global .u32 foo[4];", "ld.global.u32 %r1, [foo[2]];");
    yes(".global .u32 foo[4];", "mov.u64 %rd1, foo[2];");
    yes(".global .u32 foo[4];", "mov.u64 %rd1, foo+4;");
    yes(".global .u32 foo[4];", "ld.global.u32 %r1, [foo+-4];");
    yes(".global .u32 foo[4];", "ld.global.u32 %r1, [foo+(4+4)];");
    yes(".global .u32 foo[4];", "ld.global.u32 %r1, [foo+4+4];");
    no(".global .u32 foo[4];", "ld.global.u32 %r1, [bar];");
    no("", "ld.global.u32 %r1, [%rd1;");

    // Registers
    yes("", ".reg .v4 .f32 v; mov.f32 %f1, v.x; mov.f32 v.r, %f1;");
    yes("", ".reg .v4 .f32 v; ld.global.v4.f32 v, [%rd1];");
    yes("", ".reg .v4 .f32 v<3>; ld.global.v4.f32 v1, [%rd1]; mov.f32 %f1, v2.w;");
    yes("", ".reg .v4 .f32 v, w; mov.v4.f32 v, w;");
    yes("", "mov.v4.u32 {%r1, %r2, %r3, %r4}, %tid;");
    yes("", ".reg .v4 .u32 v; mov.v4.u32 v, %tid;");
    no("", ".reg .b32 %r3;");
    yes("", "{ .reg .b32 %r3; mov.b32 %r3, 4; }");
    yes("", ".reg .b32 x; .reg .b32 x<3>;");
    no("", ".reg .b32 x1; .reg .b32 x<3>;");
    no("", ".reg .b32 x<3>; .reg .b32 x1;");
    no("", ".reg .b32 x<3>; .reg .b32 x<4>;");
    no("", ".reg .b32 x<3>; mov.b32 x3, 1;");
    yes("", ".reg .b32 %tid;");
    yes("", ".reg .b32 add; add.u32 add, add, 1;");
    yes("", ".reg .b32 k2, _x, $y; mov.b32 k2, 3;");
    no("", ".reg .b32 _;");
    no("", "mov.u32 %r1, %%r2;");
    no("", "mov.u32 %r1, %nosuch;");
    yes("", "vadd.u32.u32.u32 %r1, %r2.b1, %r3.h0;");
    yes("", "vadd.u32.u32.u32 %r1.b1, %r2.b1, %r3.h0, %r4;");
    yes("", "vadd4.u32.u32.u32 %r1.b3210, %r2.b7654, %r3, %r4;");
    no("", "add.u32 %r1, %r2.b1, %r3;");
    yes("", "vmad.s32.s32.s32 %r1, %r2, -%r3, %r4;");
    no("", "add.s32 %r1, -%r2, %r3;");
    yes("", "setp.eq.and.s32 %p1|%p2, %r1, %r2, !%p3;");
    yes("", "setp.eq.s32 _|%p2, %r1, %r2;");

    // Labels and blocks
    no("", "bra L; { L: }");
    yes("", "bra L; { ret; L: ret; } L:");
    yes("", "{ bra L; L: } { bra L; L: }");
    yes("", "{ bra L; } L:");
    yes("", "{ bra L; { L: } } L:");
    yes("", "L1: L2: ret; L3:");
    no("", "L1: L1:");
    no("", "bra nowhere;");
    yes("", "$x: %y:");
    yes("", "mov.b32 %r1, 1; ts: .branchtargets A, B; brx.idx %r1, ts; A: B:");
    no("", "ts: .branchtargets A, B; A:");

    // Statements
    yes("", "add .s32 %r1, %r2, %r3;");
    no("", "add. s32 %r1, %r2, %r3;");
    yes("", "@ %p1 bra L; L:");
    yes("", "@! %p1 bra L; L:");
    no("", "@%r1 bra L; L:");
    yes("", "/* c */ mov.b32 %r1, 4; // x");
    no("", "/* c");
    no("", ";");
    no("", "mov.b32 %r1, 4");
    no("", "mov.b32 %r1 4;");
    no("", "#nounroll");
    yes(".pragma \"nounroll\";", ".pragma \"nounroll\", \"nounroll\";");
    yes(".section .debug_str { L0: .b8 95,0 }",
        ".loc 1 4 5\n.loc 1 2 3, function_name L0, inlined_at 1 4 5\nadd.s32 %r1, %r2, %r3;");
    no("", ".loc 1 2\nadd.s32 %r1, %r2, %r3;");

    // Variables
    yes(".global .u32 a2[2][3] = {{1,2,3},{4}};", "");
    yes(".global .u32 a2[][3] = {{1,2,3},{4}};", "");
    yes(".global .u32 a2[] = {1,2,3,4};", "");
    no(".global .u32 a2[3][];", "");
    no(".global .b8 a2[4] = ;", "");
    yes(".global .v4 .f32 v = {1.0,2.0,3.0,4.0};", "");
    yes(".global .u32 x, y[4], z=3;", "");
    yes(".global .u32 x<4>;", "ld.global.u32 %r1, [x2];");
    no(".global .u32 x<4>;", "ld.global.u32 %r1, [x4];");
    no(".const .align 3 .b8 y;", "");
    no(".global .b8 y", "");
    no(".global y;", "");
    no(".global .u32 .u32 y;", "");
    yes(".extern .shared .b8 dyn[];", "mov.u64 %rd1, dyn;");
    no(".shared .b8 dyn[];", "");
    no(".global .b8 dyn[];", "");
    yes(".common .global .b32 c;", "");
    yes(".weak .global .b32 c=5;", "");
    yes(".visible .shared .b32 c;", "");
    yes(".global .attribute(.managed) .s32 g;", "");
    yes("", ".global .u32 z; ld.global.u32 %r1, [z];");
    yes("", ".const .u32 z = 4; ld.const.u32 %r1, [z];");
    no("", ".local .u32 z = 4;");
    no("", ".shared .u32 z = 4;");
    yes("", ".local .align 16 .b8 z[64]; mov.u64 %rd1, z;");
    no(".global .u32 x; .global .u32 x;", "");
    no(".reg .b32 x;", "");

    // Functions
    no("", "mov.u64 %rd1, f;");
    yes(".func f() {ret;}", "call f, ();");
    yes(".func f() {ret;}", "call.uni f;");
    no(".func f() {ret;}", "call f ();");
    yes(".func (.reg .b32 r) f(.reg .b32 x) {mov.b32 r, x; ret;}", "call (%r1), f, (%r2);");
    yes(".func (.reg .b32 r) f(.reg .b32 x) {mov.b32 r, x; ret;}", "call (%r1), f, (7);");
    yes(".func (.param .b32 r) f(.param .b32 x) {ret;}", "call (_), f, (7);");
    yes(".func f() {ret;} .func g(); .alias g, f;", "call g;");
    no(".func f() {ret;} .alias g, f;", "");
    yes(".func f(); .func f() {ret;}", "call f;");
    no(".func f() {ret;} .func f() {ret;}", "");
    yes(".func f(.param .b32 x) .noreturn {ret;}", "");
    yes(".func (.param .b32 r) f(.param .b32 x) {ret;}",
        "mov.u64 %rd1, f; p: .callprototype (.param .b32 _) _ (.param .b32 _); call (%r1), %rd1, (%r2), p;");
    yes(".func f() {ret;}", "mov.u64 %rd1, f; t: .calltargets f; call %rd1, (), t;");
    yes(".entry e .maxntid 16, 2 .minnctapersm 2 { ret; }", "");
    yes(".entry e .reqntid 16 .maxnreg 32 .pragma \"x\"; { ret; }", "");
    yes(".entry e() .reqnctapercluster 2, 1, 1 .explicitcluster { ret; }", "");
    yes(".entry e(.param .u64 .ptr .global .align 16 p, .param .u64 .ptr .align 1 o) { ret; }", "");
    no(".entry e .nosuch 3 { ret; }", "");
    no(".entry e(.param .u32) { ret; }", "");
    no(".nosuch;", "");
    no("}", "");
    yes(".section .debug_str { L9: .b8 1,2 \n.b8 3 }", "");
    yes(".section .debug_info { .b32 .debug_abbrev\n.b64 k\n.b8 1 }", "");
    yes(".file 1 \"a.cu\"\n.file 2 \"b.cu\", 1, 2", "");
}

KD_TEST(TestJudge, QCoreApplication)

}  // namespace tst_judge

#include "tst_judge.moc"
