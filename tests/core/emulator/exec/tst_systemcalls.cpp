// SPDX-License-Identifier: GPL-3.0-or-later
#include "capture.h"
#include "ptxkernel.h"

#include "core/emulator/exec/deviceprintf.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <set>

namespace tst_systemcalls {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

class SystemCalls : public QObject {
    Q_OBJECT

private slots:
    void formats_data();
    void formats();
    void formatsStrings();
    void takesStarsAndCounts();
    void survivesBadFormats_data();
    void survivesBadFormats();
    void printsFromKernel();
    void linesOfThreadsDoNotMix();
    void allocatesAndFrees();
    void allocationsOverlapNever();
    void heapThatIsFull();
    void doubleFree();
    void conditionThatIsNone();
    void assertion();
};

namespace {

class Arguments {
public:
    template <typename T> Arguments& operator<<(T value)
    {
        m_bytes.resize((m_bytes.size() + sizeof value - 1) / sizeof value * sizeof value + sizeof value);
        std::memcpy(m_bytes.data() + m_bytes.size() - sizeof value, &value, sizeof value);
        return *this;
    }
    QByteArray bytes() const { return {reinterpret_cast<const char*>(m_bytes.data()), static_cast<qsizetype>(m_bytes.size())}; }

private:
    std::vector<std::byte> m_bytes;
};

std::string formatted(const QByteArray& format, const QByteArray& arguments, int* count = nullptr)
{
    int ignored = 0;
    const auto stringAt = [](std::uint64_t address) { return address == 0 ? std::string("(null)") : std::string("text"); };
    return kd::emulator::formatPrintf(std::string_view(format.data(), static_cast<std::size_t>(format.size())),
                                      std::as_bytes(std::span(arguments.data(), static_cast<std::size_t>(arguments.size()))),
                                      stringAt, count == nullptr ? ignored : *count);
}

const std::string kExterns = R"(
.extern .func (.param .b32 result) vprintf(.param .b64 format, .param .b64 values);
.extern .func (.param .b64 result) malloc(.param .b64 bytes);
.extern .func free(.param .b64 address);
.extern .func __assertfail(.param .b64 message, .param .b64 file, .param .b32 line, .param .b64 function, .param .b64 size);
)";

std::string text(const std::string& name, const std::string& value)
{
    std::string bytes;
    for (const char c : value)
        bytes += std::to_string(int{c}) + ", ";
    return ".global .align 1 .b8 " + name + "[" + std::to_string(value.size() + 1) + "] = {" + bytes + "0};\n";
}

const std::string kMalloc =
    "{ .param .b64 in; .param .b64 out; st.param.b64 [in], %d1; call.uni (out), malloc, (in); ld.param.b64 %d2, [out]; }\n";
const std::string kFree = "{ .param .b64 in; st.param.b64 [in], %d2; call.uni free, (in); }\n";

}  // namespace

void SystemCalls::formats_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << QByteArray("hello 100%%\n") << QByteArray() << "hello 100%\n";
    QTest::newRow("d") << QByteArray("%d|%i") << (Arguments() << -5 << 7).bytes() << "-5|7";
    QTest::newRow("u") << QByteArray("%u") << (Arguments() << ~0U).bytes() << "4294967295";
    QTest::newRow("hex") << QByteArray("%x %X %#x %o") << (Arguments() << 255 << 255 << 255 << 8).bytes() << "ff FF 0xff 10";
    QTest::newRow("long") << QByteArray("%ld %llu %zx")
                          << (Arguments() << std::int64_t{-1} << ~std::uint64_t{0} << std::uint64_t{16}).bytes()
                          << "-1 18446744073709551615 10";
    QTest::newRow("mixed alignment") << QByteArray("%d %lld %d %f") << (Arguments() << 1 << std::int64_t{2} << 3 << 4.5).bytes()
                                     << "1 2 3 4.500000";
    QTest::newRow("short") << QByteArray("%hd %hhu %hhd") << (Arguments() << 70000 << 511 << 255).bytes() << "4464 255 -1";
    QTest::newRow("flags") << QByteArray("[%5d|%-5d|%05d|%+d|% d|%.3d]") << (Arguments() << 42 << 42 << 42 << 42 << 42 << 7).bytes()
                           << "[   42|42   |00042|+42| 42|007]";
    QTest::newRow("float") << QByteArray("%f %e %g %8.3f %F %E %G")
                           << (Arguments() << 1.5 << 1.5 << 1e-10 << 3.14159 << 2.0 << 2.0 << 1e20).bytes()
                           << "1.500000 1.500000e+00 1e-10    3.142 2.000000 2.000000E+00 1E+20";
    QTest::newRow("hexfloat") << QByteArray("%a %A") << (Arguments() << 1.0 << 0.5).bytes() << "0x1p+0 0X1P-1";
    QTest::newRow("char") << QByteArray("%c%c%3c") << (Arguments() << 'a' + 0 << 'b' + 0 << 'c' + 0).bytes() << "ab  c";
    QTest::newRow("pointer") << QByteArray("%p") << (Arguments() << std::uint64_t{0xabc}).bytes() << "0xabc";
    QTest::newRow("infinity") << QByteArray("%f %g") << (Arguments() << HUGE_VAL << -HUGE_VAL).bytes() << "inf -inf";
    QTest::newRow("missing") << QByteArray("%d %s") << QByteArray() << "0 (null)";
    QTest::newRow("unknown") << QByteArray("%y and %") << QByteArray() << "%y and %";
}

void SystemCalls::formats()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, arguments);
    QTEST(QString::fromStdString(formatted(format, arguments)), "expected");
}

void SystemCalls::formatsStrings()
{
    QCOMPARE(formatted("%s|%6s|%-6s|%.2s",
                       (Arguments() << std::uint64_t{1} << std::uint64_t{1} << std::uint64_t{1} << std::uint64_t{1}).bytes()),
             std::string("text|  text|text  |te"));
}

void SystemCalls::takesStarsAndCounts()
{
    int count = 0;
    QCOMPARE(formatted("%*d|%-*d|%.*f", (Arguments() << 5 << 1 << 4 << 2 << 1 << 2.25).bytes(), &count),
             std::string("    1|2   |2.2"));
    QCOMPARE(count, 6);
    QCOMPARE(formatted("%*d|", (Arguments() << -3 << 1).bytes()), std::string("1  |"));
}

void SystemCalls::survivesBadFormats_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("huge width") << QByteArray("%999999999999d");
    QTest::newRow("huge precision") << QByteArray("%.999999999999f");
    QTest::newRow("ends in flags") << QByteArray("%-+ #0");
    QTest::newRow("ends in length") << QByteArray("%ll");
    QTest::newRow("writes") << QByteArray("%n%hn");
    QTest::newRow("positions") << QByteArray("%1$d");
}

void SystemCalls::survivesBadFormats()
{
    QFETCH(QByteArray, format);
    QVERIFY(formatted(format, QByteArray(16, '\xff')).size() < 10000);
}

void SystemCalls::printsFromKernel()
{
    Capture capture(stdout);
    PtxKernel kernel(R"(
        .local .align 8 .b8 packed[16];
        mov.u64 %d1, packed; cvta.local.u64 %d1, %d1;
        st.u32 [%d1], %t; st.u64 [%d1+8], 77;
        mov.u64 %d2, format; cvta.global.u64 %d2, %d2;
        setp.ge.s32 %p0, %t, 3; @%p0 bra OUT;
        { .param .b64 a; .param .b64 b; .param .b32 out; st.param.b64 [a], %d2; st.param.b64 [b], %d1;
          call.uni (out), vprintf, (a, b); ld.param.b32 %r0, [out]; }
        st.global.u32 [%slot], %r0;
    OUT:)",
                     kExterns + text("format", "thread %d: %lld\n"));
    const Words result = kernel.run(32, 32);
    QCOMPARE(capture.text(), QByteArray("thread 0: 77\nthread 1: 77\nthread 2: 77\n"));
    QCOMPARE(result[2], 2U);
}

void SystemCalls::linesOfThreadsDoNotMix()
{
    Capture capture(stdout);
    PtxKernel kernel(R"(
        .local .align 8 .b8 packed[8];
        mov.u64 %d1, packed; cvta.local.u64 %d1, %d1; st.u32 [%d1], %w0;
        mov.u64 %d2, format; cvta.global.u64 %d2, %d2;
        { .param .b64 a; .param .b64 b; .param .b32 out; st.param.b64 [a], %d2; st.param.b64 [b], %d1; call.uni (out), vprintf, (a, b); })",
                     kExterns + text("format", "<%d>\n"), {.threads = 4});
    kernel.run(64, 1, 50);
    std::set<QByteArray> lines;
    for (const QByteArray& line : capture.text().split('\n'))
        lines.insert(line);
    QCOMPARE(lines.size(), std::size_t{64 * 50 + 1});
    QVERIFY(lines.contains("<3199>"));
}

void SystemCalls::allocatesAndFrees()
{
    // Far more than the heap has, one after the other.
    PtxKernel kernel("mov.u32 %r3, 0; LOOP: mov.u64 %d1, 400000;" + kMalloc +
                         "st.u32 [%d2+399996], %t; ld.u32 %r1, [%d2+399996]; st.global.u32 [%slot], %r1;" + kFree +
                         "add.s32 %r3, %r3, 1; setp.lt.s32 %p0, %r3, 100; @%p0 bra LOOP;",
                     kExterns);
    const Words result = kernel.run(16, 16);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    QCOMPARE(result[15], 15U);
}

void SystemCalls::allocationsOverlapNever()
{
    PtxKernel kernel("mul.wide.u32 %d1, %t, 8; add.s64 %d1, %d1, 8;" + kMalloc +
                         "st.u32 [%d2], %t; barrier.sync 0; ld.u32 %r1, [%d2]; st.global.u32 [%slot], %r1;",
                     kExterns);
    const Words result = kernel.run(256, 256);
    for (std::uint32_t i = 0; i < 256; ++i)
        QCOMPARE(result[i], i);
}

void SystemCalls::heapThatIsFull()
{
    PtxKernel kernel("mov.u64 %d1, 1073741824;" + kMalloc +
                         "setp.eq.s64 %p0, %d2, 0; selp.b32 %r1, 1, 2, %p0; st.global.u32 [%slot], %r1;",
                     kExterns);
    QCOMPARE(kernel.run(1, 1), Words{1});
}

void SystemCalls::doubleFree()
{
    PtxKernel kernel("mov.u64 %d1, 16;" + kMalloc + kFree + kFree, kExterns);
    kernel.run(1, 1);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::FreedMemory);
}

void SystemCalls::conditionThatIsNone()
{
    PtxKernel kernel("mov.u64 %d1, 0x1234; { .param .b64 a; .param .b32 b; st.param.b64 [a], %d1; st.param.b32 [b], 1;"
                     " call.uni cudaGraphSetConditional, (a, b); }",
                     ".extern .func cudaGraphSetConditional (.param .b64 a, .param .b32 b);");
    kernel.run(1, 1);
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::IllegalAddress);
    QVERIFY2(kernel.report().fault->message.english().ends_with("cudaGraphSetConditional of 0x1234, which is no handle of a condition"),
             kernel.report().fault->message.english().c_str());
}

void SystemCalls::assertion()
{
    Capture capture(stderr);
    PtxKernel kernel(R"(
        setp.ne.s32 %p0, %t, 5; @%p0 bra OUT;
        mov.u64 %d1, message; cvta.global.u64 %d1, %d1; mov.u64 %d2, file; cvta.global.u64 %d2, %d2; mov.u64 %d3, function; cvta.global.u64 %d3, %d3;
        { .param .b64 a; .param .b64 b; .param .b32 c; .param .b64 d; .param .b64 e;
          st.param.b64 [a], %d1; st.param.b64 [b], %d2; st.param.b32 [c], 12; st.param.b64 [d], %d3; st.param.b64 [e], 1;
          call.uni __assertfail, (a, b, c, d, e); }
    OUT:)",
                     kExterns + text("message", "x < 5") + text("file", "a.cu") + text("function", "void k(int *)"));
    kernel.run(32, 32, 3);
    QCOMPARE(capture.text(), QByteArray("a.cu:12: void k(int *): block: [0,0,0], thread: [5,0,0] Assertion `x < 5` failed.\n"));
    QVERIFY(kernel.report().fault);
    QCOMPARE(kernel.report().fault->kind, Kind::Assert);
    QCOMPARE(kernel.report().fault->thread->x, 5U);
}

KD_TEST(SystemCalls, kd::test::NoApplication)

}  // namespace tst_systemcalls

#include "tst_systemcalls.moc"
