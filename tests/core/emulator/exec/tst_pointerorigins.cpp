// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/pointerorigins.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>

namespace tst_pointerorigins {

using namespace kd::emulator;
namespace ptx = kd::ptx;

namespace {

const char* const kHead = R"(.version 9.0
.target sm_90
.address_size 64
.shared .align 4 .b8 front[64];
.extern .shared .align 16 .b8 dynamic[];
.global .align 4 .b8 table[64];
.func (.param .b64 r) f(.param .b64 x) { ret; }
.visible .entry k(.param .u64 p, .param .u32 n)
{
    .reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %d<12>; .reg .f32 %f<4>;
    .shared .align 4 .b8 back[64];
    .local .align 8 .b8 own[32];
)";

}  // namespace

class PointerOriginsTest : public QObject {
    Q_OBJECT
private slots:
    void follows_data();
    void follows();
};

void PointerOriginsTest::follows_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("origin");  // of %d1
    const auto row = [](const char* name, const char* body, const char* origin) {
        QTest::newRow(name) << QString(body) << QString(origin);
    };
    row("address", "mov.u64 %d1, front;", "front");
    row("address with offset", "mov.u64 %d1, back+8;", "back");
    row("dynamic", "mov.u64 %d1, dynamic;", "dynamic");
    row("local", "mov.u64 %d1, own;", "own");
    row("global", "mov.u64 %d1, table;", "");
    row("number", "mov.u64 %d1, 64;", "");
    row("index behind", "mov.u64 %d2, front; mul.wide.u32 %d3, %r1, 4; add.s64 %d1, %d2, %d3;", "front");
    row("index before", "mov.u64 %d2, back; ld.shared.u64 %d3, [%d2]; add.s64 %d1, %d3, %d2;", "back");
    row("from the stack pointer", "mov.u64 %d2, own; add.u64 %d3, %d2, 8; add.s64 %d1, %d3, %d4; mov.u64 %d4, 1;", "own");
    row("mad", "mov.u64 %d2, front; mad.wide.u32 %d1, %r1, 4, %d2;", "front");
    row("less", "mov.u64 %d2, front; sub.s64 %d1, %d2, 4;", "front");
    row("32 bits", "mov.u32 %r1, front; add.s32 %r2, %r1, 4; cvt.u64.u32 %d1, %r2;", "front");
    row("loop", "mov.u64 %d1, front; L: add.s64 %d1, %d1, 4; setp.eq.s32 %p1, %r1, 0; @%p1 bra L;", "front");
    row("loop through another", "mov.u64 %d1, front; L: add.s64 %d2, %d1, 4; mov.u64 %d1, %d2; @%p1 bra L;", "front");
    row("guarded", "mov.u64 %d1, front; @%p1 mov.u64 %d1, back;", "");
    row("choice of one", "mov.u64 %d2, front; add.s64 %d3, %d2, 4; selp.b64 %d1, %d2, %d3, %p1;", "front");
    row("choice of two", "mov.u64 %d2, front; mov.u64 %d3, back; selp.b64 %d1, %d2, %d3, %p1;", "");
    row("choice of null", "mov.u64 %d2, front; mov.u64 %d3, 0; selp.b64 %d1, %d2, %d3, %p1;", "");
    row("two summed", "mov.u64 %d2, front; mov.u64 %d3, back; add.s64 %d1, %d2, %d3;", "");
    row("difference", "mov.u64 %d2, front; add.s64 %d3, %d2, 4; sub.s64 %d1, %d3, %d2;", "");
    row("difference as index",
        "mov.u64 %d2, front; add.s64 %d3, %d2, 4; sub.s64 %d4, %d3, %d2; mov.u64 %d5, back; add.s64 %d1, %d5, %d4;", "back");
    row("masked", "mov.u64 %d2, front; and.b64 %d1, %d2, -16;", "");
    row("masked, then an index", "mov.u64 %d2, front; and.b64 %d3, %d2, 15; mov.u64 %d4, back; add.s64 %d1, %d4, %d3;", "");
    row("generic", "mov.u64 %d2, front; cvta.shared.u64 %d1, %d2;", "");
    row("loaded", "mov.u64 %d2, front; ld.shared.u64 %d1, [%d2];", "");
    row("stored at", "mov.u64 %d1, front; st.shared.u32 [%d1], %r1;", "front");
    row("vector", "mov.u64 %d1, front; ld.global.v2.u64 {%d1, %d2}, [%d3];", "");
    row("unpacked", "mov.u64 %d2, front; mov.b64 {%r1, %r2}, %d2; mov.b64 %d1, {%r1, %r2};", "");
    row("result of a call",
        "mov.u64 %d1, front; { .param .b64 a; .param .b64 b; st.param.b64 [a], %d1; call (b), f, (a); ld.param.b64 %d1, [b]; }",
        "");
    row("never written", "add.s64 %d1, %d2, 4; mov.u64 %d3, front;", "");
}

void PointerOriginsTest::follows()
{
    QFETCH(QString, body);
    QFETCH(QString, origin);
    const ptx::Module module = ptx::parse(kHead + body.toStdString() + "\nret;\n}\n");
    const ptx::Function& kernel = module.functions.back();
    const PointerOrigins origins(module, kernel);
    const auto reg = std::ranges::find(kernel.registers, std::string("%d1"), &ptx::Register::name);
    const auto found = origins.of(static_cast<ptx::Index>(reg - kernel.registers.begin()));
    const auto& variables = found && found->isLocalScope ? kernel.variables : module.variables;
    QCOMPARE(found ? QString::fromStdString(variables[found->index].name) : QString(), origin);
    QVERIFY(!origins.of(ptx::kNoIndex));
}

KD_TEST(PointerOriginsTest, kd::test::NoApplication)

}  // namespace tst_pointerorigins

#include "tst_pointerorigins.moc"
