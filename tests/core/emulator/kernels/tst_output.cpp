// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/emulator/emulatorbench.h"
#include "tests/core/emulator/exec/capture.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_output {

namespace {

QByteArray line(unsigned i)
{
    char text[200];
    std::snprintf(text, sizeof text, "%u: %-6s|%5.2f|%+d|%lld|%#x|%c|%%|%p\n", i, i % 2 == 0 ? "even" : "odd", i * 1.25,
                  -static_cast<int>(i), 1LL << (i + 32U), i + 255U, 'a' + static_cast<int>(i), static_cast<void*>(nullptr));
    return text;
}

EmulatorBench benchFor(int architecture, const char* module, unsigned threads)
{
    return {{.capability = {architecture / 10, architecture % 10}, .memoryBytes = std::uint64_t{1} << 30, .threads = threads},
            module};
}

}  // namespace

/// What kernels print, recorded from NVRTC for four architectures.
class TestOutput : public QObject {
    Q_OBJECT

private slots:
    void prints_data()
    {
        QTest::addColumn<int>("architecture");
        for (const int architecture : {75, 80, 90, 120})
            QTest::addRow("%d", architecture) << architecture;
    }
    void prints()
    {
        QFETCH(int, architecture);
        EmulatorBench bench = benchFor(architecture, "printing", 1);
        const std::string name = "a \"name\"";
        const char* text = bench.array(std::vector<char>(name.c_str(), name.c_str() + name.size() + 1));
        Capture capture(stdout);
        bench.pass("say", {{2}, {8}}, 13, text);
        const QByteArray said = capture.text();
        QByteArray expected;
        for (unsigned i = 0; i < 8; ++i)
            expected += line(i);
        expected += "name a \"name\", 18446744073709551615, 1.234568e+04\n";
        for (unsigned i = 8; i < 13; ++i)
            expected += line(i);
        QCOMPARE(said, expected);
    }

    void linesOfSeveralBlocksDoNotMix()
    {
        EmulatorBench bench = benchFor(90, "printing", 4);
        const char* text = bench.array(std::vector<char>{'x', '\0'});
        Capture capture(stdout);
        bench.pass("say", {{6}, {4}}, 24, text);
        QList<QByteArray> said = capture.text().split('\n');
        QList<QByteArray> expected{"", "name x, 18446744073709551615, 1.234568e+04"};
        for (unsigned i = 0; i < 24; ++i)
            expected << line(i).chopped(1);
        std::sort(said.begin(), said.end());
        std::sort(expected.begin(), expected.end());
        QCOMPARE(said, expected);
    }

    void assertions_data() { prints_data(); }
    void assertions()
    {
        QFETCH(int, architecture);
        EmulatorBench bench = benchFor(architecture, "asserting", 1);
        const int* x = bench.array(std::vector<int>{1, 2, 9, 3});
        bench.pass("check", {{1}, {4}}, x, 10);
        Capture capture(stderr);
        const kd::emulator::LaunchReport report = bench.run("check", {{1}, {4}}, x, 9);
        const QByteArray said = capture.text();
        QVERIFY2(said.contains("asserting.cu:4: ") &&
                     said.endsWith("check(const int *, int): block: [0,0,0], thread: [2,0,0] Assertion `value < limit` failed.\n"),
                 said.constData());
        QVERIFY(report.fault.has_value());
        QCOMPARE(report.fault->kind, kd::Fault::Kind::Assert);
        QCOMPARE(report.fault->position.line, 4);
        QCOMPARE(report.fault->thread->x, 2U);
    }

    /// Line 0 is what the compiler made up, or merged from several lines: the line before says more than none.
    void aFaultOfNoLineIsThatOfTheLineBefore()
    {
        const std::string text = ".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n"
                                 ".reg .b64 %rd<3>; .reg .b32 %r<3>;\n.loc 1 7 1\nld.param.u64 %rd1, [p];\n.loc 1 0 1\n"
                                 "ld.u32 %r1, [%rd1];\n.loc 1 9 1\nret;\n}\n.file 1 \"a.cu\"\n";
        kd::emulator::Machine machine({.memoryBytes = std::uint64_t{1} << 30});
        const auto image = machine.load(text, "a.cu");
        const std::vector<std::byte> null(8);
        const kd::emulator::LaunchReport report = machine.launch(*image->kernel("k"), {.parameters = null});
        QVERIFY(report.fault.has_value());
        QCOMPARE(report.fault->position.line, 7);
    }
};

KD_TEST(TestOutput, QCoreApplication)

}  // namespace tst_output

#include "tst_output.moc"
