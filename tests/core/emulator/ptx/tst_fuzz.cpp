// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "tests/core/emulator/mutator.h"
#include "tests/program/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <utility>

namespace tst_fuzz {

using namespace kd::ptx;

namespace {

FuzzSettings g_settings{.cases = 3000};

const char* const kSmall = R"(.version 9.0
.target sm_90
.address_size 64
.extern .func (.param .b32 r) vprintf (.param .b64 p, .param .b64 q);
.global .align 8 .u64 t[2][2] = {{0, f}, {generic(g)+4, 0xFF(g)}};
.global .v2 .f32 g = {1.5, 0f3F800000};
.func (.param .b32 r) f(.param .b32 x) { .reg .b32 %r<3>; ld.param.u32 %r1, [x]; st.param.b32 [r+0], %r1; ret; }
.visible .entry k(.param .u64 .ptr .align 1 a, .param .align 8 .b8 s[24]) .maxntid 32, 1, 1
{
	.reg .pred %p<3>; .reg .v4 .f32 v; .reg .b32 %r<9>; .reg .b64 %rd<9>;
	.loc 1 2 3
	.loc 1 4 5, function_name L0+1, inlined_at 1 2 3
	setp.lt.and.s32 %p1|%p2, %tid.x, (3 + 4) * 2, !%p1;
	@!%p1 bra $L;
	{ .param .b32 p0; st.param.b32 [p0], %r1; .param .b32 q0; call.uni (q0), f, (p0); ld.param.b32 %r2, [q0]; }
	ts: .branchtargets $L, M; brx.idx %r1, ts;
	pr: .callprototype (.param .b32 _) _ (.param .b32 _); call (%r1), %rd1, (%r2), pr;
	ld.global.v4.f32 v, [%rd1+-16]; mov.f32 v.x, v.w; vadd.u32.u32.u32 %r1, %r2.b1, %r3;
$L:	mov.u64 %rd1, t[3];
M:	ret;
}
.file 1 "a.cu"
.section .debug_str { L0: .b8 95,90,0 }
)";

struct NoAddresses : SymbolAddresses {
    std::uint64_t addressOf(std::string_view, bool) const override { return 0x123456789abcU; }
};

/// Reads all of it. False: an error that names a place in the text; anything else ends the test.
bool read(const std::string& text)
{
    try {
        const Module module = parse(text);
        for (const Variable& variable : module.variables)
            initialBytes(module, variable, NoAddresses());
        return true;
    } catch (const kd::LogicError& error) {
        const QString said = QString::fromStdString(error.info().text.english());
        const QRegularExpression pattern("^PTX line [1-9][0-9]*, column [1-9][0-9]*: .");
        if (!pattern.match(said).hasMatch())
            qFatal("an error without its place: %s", qPrintable(said));
        return false;
    }
}

}  // namespace

/// PTX that was cut off or changed gives a module or an error with its place, whatever else. For longer runs:
/// `tst_emulator_ptxfuzz --cases 1000000 --seed 7`, or KD_FUZZ_SECONDS=300 (and QTEST_FUNCTION_TIMEOUT above that, in ms).
class TestFuzz : public QObject {
    Q_OBJECT

private slots:
    void everyTruncation()
    {
        const std::string whole = kSmall;
        QVERIFY(read(whole));
        int readable = 0;
        for (std::size_t length = 0; length < whole.size(); ++length)
            readable += read(whole.substr(0, length)) ? 1 : 0;
        QVERIFY2(readable > 0 && readable < 200, qPrintable(QString::number(readable)));
    }

    void everyByteReplacedOnlySanitizersJudge()
    {
        for (const char byte : {'\0', '{', '}', '"', '\xff', '9', ' '}) {
            std::string text = kSmall;
            for (char& c : text) {
                const char kept = std::exchange(c, byte);
                read(text);
                c = kept;
            }
        }
    }

    void mutations()
    {
        qInfo("%s", qPrintable(g_settings.described()));
        std::vector<std::string> texts = recordedTexts();
        texts.insert(texts.begin(), kSmall);
        Mutator mutator(g_settings.seed);
        std::uint64_t refused = 0;
        const std::uint64_t cases = repeat(g_settings, [&] {
            refused += read(mutator.mutated(texts, mutator.below(2) == 0 ? 0 : mutator.below(texts.size()))) ? 0 : 1;
        });
        qInfo("%llu cases: %llu refused, %llu read", static_cast<unsigned long long>(cases),
              static_cast<unsigned long long>(refused), static_cast<unsigned long long>(cases - refused));
        QVERIFY(refused > cases / 4);
    }
};

KD_TEST_MAIN(int argc, char** argv)
{
    std::vector<char*> arguments = parseFuzzArguments(argc, argv, g_settings);
    TestFuzz test;
    return QTest::qExec(&test, static_cast<int>(arguments.size()), arguments.data());
}

}  // namespace tst_fuzz

#include "tst_fuzz.moc"
