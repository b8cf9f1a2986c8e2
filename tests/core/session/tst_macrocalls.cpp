// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/macrocalls.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_macrocalls {

using namespace kd;

namespace {

constexpr std::string_view kSource = "#define TILE 16\n"
                                     "#define CEIL(a, b) (((a) + (b) - 1) / (b))\n"
                                     "#define BLOCKS(n) CEIL(n, TILE)\n"
                                     "#define TWICE(x) 2 * x\n"
                                     "#define AREA(d) (d.x * d.y)\n"
                                     "#define NOTHING() 7\n"
                                     "#define ANY(a, ...) a\n"
                                     "#define LOOP(x) LOOP(x)\n"
                                     "#define PING(x) PONG(x)\n#define PONG(x) PING(x)\n"
                                     "#define BIG(x) x+x+x+x\n"
                                     "#define CHECK(x) do { x; } while (0)\n"
                                     "#define JOIN(a, b) a ## b\n"
                                     "#define TWO(x) x\n#define TWO(y) (y)\n"
                                     "#define min(a, b) broken {\n";

MacroFunctions functions()
{
    MacroFunctions all;
    for (const auto& [name, macro] : findMacros(kSource, {"MORE(x)=x+1"})) {
        if (macro.parameters)
            all[name] = macro;
    }
    return all;
}

QString expanded(const QString& text)
{
    try {
        return QString::fromStdString(expandCalls(text.toStdString(), functions()));
    } catch (const RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
}

}  // namespace

class MacroCallsTest : public QObject {
    Q_OBJECT
private slots:
    void areWrittenOut_data();
    void areWrittenOut();
    void areRefused_data();
    void areRefused();
    void workInALaunch();
    void survivesDamagedText();
};

void MacroCallsTest::areWrittenOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    QTest::newRow("none") << " n +  1 " << " n +  1 ";
    QTest::newRow("call") << "CEIL(n, 256)" << "(((n) + (256) - 1) / (256))";
    QTest::newRow("spaces") << "1+ CEIL ( n ,256 ) *2" << "1+ (((n) + (256) - 1) / (256)) *2";
    QTest::newRow("within a macro") << "BLOCKS(n+1)" << "(((n+1) + (TILE) - 1) / (TILE))";
    QTest::newRow("within an argument") << "CEIL(TWICE(3), min(1, 2))" << "(((2 * 3) + (min(1, 2)) - 1) / (min(1, 2)))";
    QTest::newRow("as C does it") << "TWICE(1 + 2)" << "2 * 1 + 2";
    QTest::newRow("itself within its argument") << "TWICE(TWICE(4))" << "2 * 2 * 4";
    QTest::newRow("member") << "AREA(block)" << "(block.x * block.y)";
    QTest::newRow("no parameters") << "NOTHING()+1" << "7+1";
    QTest::newRow("of the command line") << "MORE(2)" << "2+1";
    QTest::newRow("without brackets") << "CEIL + 1" << "CEIL + 1";
    QTest::newRow("not closed") << "CEIL(n, 2" << "CEIL(n, 2";
    QTest::newRow("a function of expressions") << "min(1, 2)" << "min(1, 2)";
}

void MacroCallsTest::areWrittenOut()
{
    QFETCH(QString, text);
    QTEST(expanded(text), "result");
}

void MacroCallsTest::areRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("too few") << "CEIL(1)" << "macro CEIL: it takes 2 arguments, as in CEIL(a, b), not 1";
    QTest::newRow("too many") << "TWICE(1, 2)" << "macro TWICE: it takes 1 argument, as in TWICE(x), not 2";
    QTest::newRow("any number") << "ANY(1)" << "macro ANY: macros that take any number of arguments cannot be used here";
    QTest::newRow("itself") << "LOOP(1)" << "macro LOOP: its value needs itself";
    QTest::newRow("each other") << "PING(1)" << "macro PING: its value needs itself";
    QTest::newRow("statements") << "CHECK(1)" << "macro CHECK: 'do { x; } while (0)', column 4: '{' has no meaning here";
    QTest::newRow("joined names") << "JOIN(a, b)" << "macro JOIN: 'a ## b', column 3: '#' has no meaning here";
    QTest::newRow("defined twice") << "TWO(1)" << "macro TWO: the source defines it more than once";
    QTest::newRow("too long") << "BIG(BIG(BIG(BIG(BIG(BIG(BIG(BIG(123456))))))))"
                              << "macro BIG: written out, the expression has more";
}

void MacroCallsTest::areRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    QVERIFY2(expanded(text).startsWith(said), qPrintable(expanded(text)));
}

void MacroCallsTest::workInALaunch()
{
    KernelInfo kernel;
    kernel.name = "k";
    kernel.hasSignature = true;
    Parameter n;
    n.name = "n";
    n.size = 4;
    n.type.kind = TypeInfo::Kind::Signed;
    n.type.name = "int";
    n.type.size = 4;
    kernel.parameters = {n};
    CompileOutcome program;
    program.kernels = {kernel};
    LaunchSetup setup;
    setup.grid = "BLOCKS(n), CEIL(n, 3)";
    setup.block = "TWICE(TILE)";
    setup.sharedBytes = "bytes";
    setup.defineValues = {{"bytes", "AREA(block) * 4"}};
    setup.arguments = {{"n", "MORE(99)"}};
    const LaunchPlan plan = resolveLaunch(setup, program, kSource, {}, {"MORE(x)=x+1"});
    QCOMPARE(plan.grid, (Dim3{7, 34, 1}));
    QCOMPARE(plan.block, (Dim3{32, 1, 1}));
    QCOMPARE(plan.sharedBytes, 128u);

    setup.block = "CEIL";
    try {
        resolveLaunch(setup, program, kSource, {}, {"MORE(x)=x+1"});
        QFAIL("a macro without its brackets has no value");
    } catch (const RuntimeError& error) {
        QCOMPARE(error.what(), "macro CEIL: it has parameters and is written CEIL(a, b)");
    }
}

void MacroCallsTest::survivesDamagedText()
{
    const MacroFunctions macros = functions();
    std::mt19937 random(7);
    int written = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = "BLOCKS(CEIL(n, TWICE(3)))";
        for (auto edits = random() % 4; edits > 0; --edits) {
            const std::size_t at = random() % (text.size() + 1);
            if (random() % 2 == 0)
                text.insert(at, 1, "(),.BIG#{\"x 1"[random() % 13]);
            else
                text.erase(at, random() % 4);
        }
        try {
            expandCalls(text, macros);
            ++written;
        } catch (const RuntimeError& error) {
            QVERIFY2(!error.info().text.empty(), text.c_str());
        }
    }
    QVERIFY(written > 1000);
}

KD_TEST(MacroCallsTest, kd::test::NoApplication)

}  // namespace tst_macrocalls

#include "tst_macrocalls.moc"
