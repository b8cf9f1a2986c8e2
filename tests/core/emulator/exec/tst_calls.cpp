// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_calls {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

class Calls : public QObject {
    Q_OBJECT

private slots:
    void passesAndReturnsValues();
    void passesStructures();
    void registersAsParameters();
    void callsInDivergentCode();
    void returnsEarlyForSomeLanes();
    void recursion();
    void recursionWithoutEnd();
    void indirectCallsByLane();
    void addressesInInitialisers();
    void refusesNullFunction();
    void refusesOtherParameters();
    void localVariablesOfEveryCall();
    void addressOfAParameter();
    void allocaAndStackRestore();
    void allocaBeyondTheStack();
    void namesUndefinedFunction();
    void exitWithinAFunction();
};

namespace {

const std::string kTwice = R"(
.func (.param .b32 result) twice(.param .b32 x)
{
    .reg .b32 %a;
    ld.param.u32 %a, [x];
    shl.b32 %a, %a, 1;
    st.param.b32 [result], %a;
    ret;
}
)";

// What a kernel does to call `name` with %r0; the result is in %r1.
std::string callOf(const std::string& name)
{
    return "{ .param .b32 in; .param .b32 out; st.param.b32 [in], %r0; call.uni (out), " + name +
        ", (in); ld.param.b32 %r1, [out]; }\n";
}

}  // namespace

void Calls::passesAndReturnsValues()
{
    PtxKernel kernel("add.s32 %r0, %t, 5;" + callOf("twice") + "st.global.u32 [%slot], %r1;", kTwice);
    const Words result = kernel.run(64, 64);
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], 2 * (i + 5));
}

void Calls::passesStructures()
{
    PtxKernel kernel(R"({
        .param .align 8 .b8 in[24]; .param .align 8 .b8 out[16];
        cvta.to.global.u64 %d1, %out;
        st.param.b32 [in], %t; st.param.b64 [in+8], 7; st.param.b32 [in+16], 1000;
        call (out), mix, (in);
        ld.param.b32 %r1, [out+8];
        ld.param.b64 %d2, [out];
        } st.global.u32 [%slot], %r1; st.global.u32 [%slot+128], %d2;)",
                     R"(
.func (.param .align 8 .b8 result[16]) mix(.param .align 8 .b8 x[24])
{
    .reg .b32 %a, %b; .reg .b64 %c;
    ld.param.b32 %a, [x]; ld.param.b32 %b, [x+16]; ld.param.b64 %c, [x+8];
    add.s32 %a, %a, %b;
    st.param.b64 [result], %c;
    st.param.b32 [result+8], %a;
    ret;
}
)");
    const Words result = kernel.run(32, 64);
    for (std::uint32_t i = 0; i < 32; ++i) {
        QCOMPARE(result[i], i + 1000);
        QCOMPARE(result[i + 32], 7U);
    }
}

void Calls::registersAsParameters()
{
    PtxKernel kernel("call (%r1), sum, (%t, 100); st.global.u32 [%slot], %r1;",
                     ".func (.reg .b32 %res) sum(.reg .b32 %a, .reg .b32 %b) { add.s32 %res, %a, %b; ret; }\n");
    const Words result = kernel.run(33, 33);
    for (std::uint32_t i = 0; i < 33; ++i)
        QCOMPARE(result[i], i + 100);
}

void Calls::callsInDivergentCode()
{
    PtxKernel kernel("mov.u32 %r0, %t; mov.u32 %r1, 0; and.b32 %r2, %t, 3; setp.eq.s32 %p0, %r2, 0; @%p0 bra OTHER;" +
                         callOf("twice") + "add.s32 %r3, %r1, 1; bra OUT; OTHER: add.s32 %r0, %r0, 1000;" + callOf("twice") +
                         "mov.u32 %r3, %r1; OUT: st.global.u32 [%slot], %r3;",
                     kTwice);
    const Words result = kernel.run(64, 64);
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], i % 4 == 0 ? 2 * (i + 1000) : 2 * i + 1);
}

void Calls::returnsEarlyForSomeLanes()
{
    PtxKernel kernel("mov.u32 %r0, %t;" + callOf("clamped") + "st.global.u32 [%slot], %r1;", R"(
.func (.param .b32 result) clamped(.param .b32 x)
{
    .reg .b32 %a; .reg .pred %p;
    ld.param.u32 %a, [x];
    st.param.b32 [result], %a;
    setp.lt.s32 %p, %a, 10;
    @%p ret;
    st.param.b32 [result], 10;
    ret;
}
)");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], std::min(i, 10U));
}

void Calls::recursion()
{
    // Factorial of t % 8, of different depth in every lane.
    PtxKernel kernel("and.b32 %r0, %t, 7;" + callOf("factorial") + "st.global.u32 [%slot], %r1;", R"(
.func (.param .b32 result) factorial(.param .b32 x)
{
    .reg .b32 %a, %b; .reg .pred %p;
    ld.param.u32 %a, [x];
    mov.u32 %b, 1;
    setp.lt.s32 %p, %a, 2;
    @%p bra OUT;
    { .param .b32 in; .param .b32 out;
      sub.s32 %b, %a, 1; st.param.b32 [in], %b; call (out), factorial, (in); ld.param.b32 %b, [out]; }
    mul.lo.s32 %b, %a, %b;
OUT:
    st.param.b32 [result], %b;
    ret;
}
)");
    const Words result = kernel.run(64, 64);
    const Words expected{1, 1, 2, 6, 24, 120, 720, 5040};
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], expected[i % 8]);
}

void Calls::recursionWithoutEnd()
{
    PtxKernel kernel("call forever;", ".func forever() { .local .b32 x; st.local.u32 [x], 1; call forever; ret; }\n");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::StackOverflow);
    QVERIFY2(kernel.faultText().contains("stack of 65536 bytes"), qPrintable(kernel.faultText()));
}

namespace {

const std::string kFunctions = kTwice + R"(
.func (.param .b32 result) square(.param .b32 x)
{
    .reg .b32 %a;
    ld.param.u32 %a, [x];
    mul.lo.s32 %a, %a, %a;
    st.param.b32 [result], %a;
    ret;
}
)";
const std::string kIndirect = R"({
    .param .b32 in; .param .b32 out;
    st.param.b32 [in], %t;
    proto: .callprototype (.param .b32 _) _ (.param .b32 _);
    call (out), %d1, (in), proto;
    ld.param.b32 %r1, [out]; }
    st.global.u32 [%slot], %r1;)";

}  // namespace

void Calls::indirectCallsByLane()
{
    PtxKernel kernel(
        "and.b32 %r0, %t, 1; setp.eq.s32 %p0, %r0, 0; mov.u64 %d2, twice; mov.u64 %d3, square; selp.b64 %d1, %d2, %d3, %p0;" +
            kIndirect,
        kFunctions);
    const Words result = kernel.run(64, 64);
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], i % 2 == 0 ? 2 * i : i * i);
}

void Calls::addressesInInitialisers()
{
    PtxKernel kernel(
        "rem.u32 %r0, %t, 2; mul.wide.u32 %d2, %r0, 8; mov.u64 %d3, table; add.s64 %d2, %d2, %d3; ld.global.u64 %d1, [%d2];" +
            kIndirect,
        kFunctions + ".global .align 8 .u64 table[2] = {square, twice};\n");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i % 2 == 0 ? i * i : 2 * i);
}

void Calls::refusesNullFunction()
{
    PtxKernel kernel("setp.eq.s32 %p0, %t, 9; mov.u64 %d1, twice; @%p0 mov.u64 %d1, 0;" + kIndirect, kFunctions);
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::IllegalInstruction);
    QCOMPARE(kernel.report().fault->thread->x, 9U);
    QVERIFY2(kernel.faultText().contains("null function pointer"), qPrintable(kernel.faultText()));
}

void Calls::refusesOtherParameters()
{
    PtxKernel kernel("mov.u64 %d1, other;" + kIndirect, ".func other(.param .b64 x) { ret; }\n");
    kernel.run(1, 1);
    QVERIFY(kernel.report().fault);
    QVERIFY2(kernel.faultText().contains("other, which takes other parameters"), qPrintable(kernel.faultText()));
}

void Calls::localVariablesOfEveryCall()
{
    // Each level of the recursion keeps its own number in local memory.
    PtxKernel kernel("mov.u32 %r0, 5;" + callOf("levels") + "st.global.u32 [%slot], %r1;", R"(
.func (.param .b32 result) levels(.param .b32 x)
{
    .local .align 4 .b8 mine[12];
    .reg .b32 %a, %b; .reg .b64 %l; .reg .pred %p;
    ld.param.u32 %a, [x];
    mov.u64 %l, mine;
    cvta.local.u64 %l, %l;
    st.u32 [%l+8], %a;
    mov.u32 %b, 0;
    setp.eq.s32 %p, %a, 0;
    @%p bra OUT;
    { .param .b32 in; .param .b32 out;
      sub.s32 %b, %a, 1; st.param.b32 [in], %b; call (out), levels, (in); ld.param.b32 %b, [out]; }
OUT:
    ld.local.u32 %a, [mine+8];
    mad.lo.s32 %b, %b, 10, %a;
    st.param.b32 [result], %b;
    ret;
}
)");
    QCOMPARE(kernel.run(40, 40), Words(40, 12345));
}

void Calls::addressOfAParameter()
{
    PtxKernel kernel(R"({ .param .align 4 .b8 in[8]; .param .b32 out;
        st.param.b32 [in], 11; st.param.b32 [in+4], %t; call (out), latter, (in); ld.param.b32 %r1, [out]; }
        st.global.u32 [%slot], %r1;)",
                     R"(
.func (.param .b32 result) latter(.param .align 4 .b8 x[8])
{
    .reg .b64 %l; .reg .b32 %a;
    mov.b64 %l, x;
    ld.local.u32 %a, [%l+4];
    st.param.b32 [result], %a;
    ret;
}
)");
    const Words result = kernel.run(32, 32);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i);
}

void Calls::allocaAndStackRestore()
{
    PtxKernel kernel(R"(
        stacksave.u64 %d1;
        mul.wide.u32 %d2, %t, 4; add.s64 %d2, %d2, 4;
        alloca.u64 %d3, %d2, 16;
        st.local.u32 [%d3], %t;
        alloca.u64 %d4, 4;
        st.local.u32 [%d4], 77;
        ld.local.u32 %r0, [%d3];
        stackrestore.u64 %d1;
        stacksave.u64 %d5;
        setp.eq.s64 %p0, %d1, %d5;
        selp.b32 %r0, %r0, 9999, %p0;
        st.global.u32 [%slot], %r0;)");
    const Words result = kernel.run(64, 64);
    for (std::uint32_t i = 0; i < 64; ++i)
        QCOMPARE(result[i], i);
}

void Calls::allocaBeyondTheStack()
{
    PtxKernel kernel("mul.wide.u32 %d1, %t, 8192; alloca.u64 %d2, %d1;");
    kernel.run(32, 32);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::StackOverflow);
    QCOMPARE(kernel.report().fault->thread->x, 9U);
}

void Calls::namesUndefinedFunction()
{
    PtxKernel kernel("call nowhere;", ".extern .func nowhere();\n");
    QVERIFY_EXCEPTION_THROWN(kernel.image().kernel("k")->prepare(), std::exception);
}

void Calls::exitWithinAFunction()
{
    PtxKernel kernel("st.global.u32 [%slot], 1; mov.u32 %r0, %t;" + callOf("leave") + "st.global.u32 [%slot], %r1;", R"(
.func (.param .b32 result) leave(.param .b32 x)
{
    .reg .b32 %a; .reg .pred %p;
    ld.param.u32 %a, [x];
    setp.lt.s32 %p, %a, 4;
    @%p exit;
    st.param.b32 [result], %a;
    ret;
}
)");
    const Words result = kernel.run(32, 32, 3);
    for (std::uint32_t i = 0; i < 32; ++i)
        QCOMPARE(result[i], i < 4 ? 1U : i);
}

KD_TEST(Calls, kd::test::NoApplication)

}  // namespace tst_calls

#include "tst_calls.moc"
