// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/launch/launchplan.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_launchblock {

using namespace kd;

namespace {

using Kind = TypeInfo::Kind;

Parameter parameter(const char* name, Kind kind, const char* type, std::uint32_t size)
{
    Parameter result;
    result.name = name;
    result.size = size;
    result.type.kind = kind;
    result.type.name = type;
    result.type.size = size;
    return result;
}

// k(int n, float* x)
CompileOutcome program()
{
    Parameter buffer = parameter("x", Kind::Pointer, "float*", 8);
    buffer.type.element = {parameter("", Kind::Float, "float", 4).type};
    KernelInfo kernel;
    kernel.name = "k";
    kernel.hasSignature = true;
    kernel.parameters = {parameter("n", Kind::Signed, "int", 4), buffer};
    CompileOutcome outcome;
    outcome.state = CompileOutcome::State::Ok;
    outcome.kernels = {kernel};
    return outcome;
}

LaunchSetup setupOf(const char* block, const char* shared = "")
{
    LaunchSetup setup;
    setup.block = block;
    setup.sharedBytes = shared;
    return setup;
}

// "X,Y,Z,BYTES", or what is wrong.
QString blockOf(const LaunchSetup& setup, std::string_view source = {}, const std::vector<std::string>& defines = {})
{
    try {
        const BlockShape shape = resolveBlock(setup, program(), source, KD_TEST_DATA "/session", defines);
        return QStringLiteral("%1,%2,%3,%4").arg(shape.block.x).arg(shape.block.y).arg(shape.block.z).arg(shape.sharedBytes);
    } catch (const RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
}

}  // namespace

class LaunchBlockTest : public QObject {
    Q_OBJECT
private slots:
    void needsNeitherGridNorArguments();
    void usesWhatIsThere();
    void wrongPartsThatAreNotNeededDoNotMatter();
    void saysWhatGivesAName_data();
    void saysWhatGivesAName();
    void tellsWhatMendsIt();
    void agreesWithTheWholeLaunch();
    void tellsTheGridWhereItIsKnown();
    void countsThreadsWithoutOverflow();
};

void LaunchBlockTest::needsNeitherGridNorArguments()
{
    QCOMPARE(blockOf(setupOf("256")), QString("256,1,1,0"));
    QCOMPARE(blockOf(setupOf("16, TILE / 4", "block.x * block.y * 4"), "#define TILE 32\n"), QString("16,8,1,512"));
    QCOMPARE(blockOf(setupOf("TILE"), "#define TILE 32\n", {"TILE=64"}), QString("64,1,1,0"));
}

void LaunchBlockTest::usesWhatIsThere()
{
    LaunchSetup setup = setupOf("min(n, side)", "x.size");
    setup.arguments = {{"x", "ramp[n*2]"}, {"n", "100"}};
    setup.defineValues = {{"side", "n/2"}};
    QCOMPARE(blockOf(setup), QString("50,1,1,200"));
    setup = setupOf("n");
    setup.defineValues = {{"n", "7"}};
    QCOMPARE(blockOf(setup), QString("7,1,1,0"));
    setup = setupOf("32", "x.width * grid.x");
    setup.grid = "3";
    setup.arguments = {{"x", "image(\"rgb.png\")"}};
    QCOMPARE(blockOf(setup), QString("32,1,1,%1").arg(4 * 3));
}

void LaunchBlockTest::wrongPartsThatAreNotNeededDoNotMatter()
{
    LaunchSetup setup = setupOf("64");
    setup.grid = "ceil(unknown / (";
    setup.arguments = {{"nobody", "1"}, {"n", "1/0"}, {"x", "2.5"}};
    setup.defineValues = {{"bad", "1 +"}};
    setup.references = {{"x", "shell:ls"}};
    setup.deadlineSeconds = -1;
    QCOMPARE(blockOf(setup), QString("64,1,1,0"));
}

void LaunchBlockTest::saysWhatGivesAName_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<QString>("shared");
    QTest::addColumn<QString>("said");
    QTest::newRow("scalar") << "n/2" << "" << "block: the argument 'n' has no value";
    QTest::newRow("buffer") << "x.size" << "" << "block: the argument 'x' has no value";
    QTest::newRow("shared") << "32" << "4*n" << "shared memory: the argument 'n' has no value";
    QTest::newRow("through a macro") << "HALF" << "" << "macro HALF: the argument 'n' has no value";
    QTest::newRow("grid") << "grid.x" << "" << "grid: it is not known";
    QTest::newRow("no block") << "" << "" << "block: it is missing";
    QTest::newRow("other name") << "m" << ""
                                << "block: 'm', column 1: 'm' is not known here; known are grid.x, block.x and the source's "
                                   "macros";
}

void LaunchBlockTest::saysWhatGivesAName()
{
    QFETCH(QString, block);
    QFETCH(QString, shared);
    QFETCH(QString, said);
    const QString error =
        blockOf(setupOf(block.toUtf8().constData(), shared.toUtf8().constData()), "#define HALF (n / 2)\nconstexpr int n = 4;\n");
    QVERIFY2(error.startsWith(said), qPrintable(error));
}

/// What mends it is a value: the words for it are the surface's own.
void LaunchBlockTest::tellsWhatMendsIt()
{
    const auto remedyOf = [](const LaunchSetup& setup, std::string_view source) {
        try {
            resolveBlock(setup, program(), source, {});
        } catch (const Error& error) {
            return error.info().remedy;
        }
        return Remedy{};
    };
    QCOMPARE(remedyOf(setupOf("n/2", ""), {}), (Remedy{Remedy::Kind::ArgumentValue, "n"}));
    QCOMPARE(remedyOf(setupOf("32", "4*n"), {}), (Remedy{Remedy::Kind::ArgumentValue, "n"}));
    QCOMPARE(remedyOf(setupOf("grid.x", ""), {}), (Remedy{Remedy::Kind::Grid, {}}));
    QCOMPARE(remedyOf(setupOf("m", ""), {}), (Remedy{Remedy::Kind::NameValue, {}}));
    QCOMPARE(remedyOf(setupOf("1/0", ""), {}), Remedy{});
}

void LaunchBlockTest::agreesWithTheWholeLaunch()
{
    LaunchSetup setup = setupOf("n % 100, 2", "block.y * 8");
    setup.grid = "1";
    setup.arguments = {{"n", "130"}, {"x", "zeros[n]"}};
    const LaunchPlan plan = resolveLaunch(setup, program(), {}, {});
    const BlockShape shape = resolveBlock(setup, program(), {}, {});
    QCOMPARE(shape.block, plan.block);
    QCOMPARE(shape.sharedBytes, plan.sharedBytes);
    QCOMPARE(shape.grid, std::optional(plan.grid));
    QCOMPARE(shape.threads(), 60u);
    QCOMPARE(shape.clusterBlocks, 1u);
    QVERIFY(!shape.carveoutPercent && !plan.carveoutPercent);
    setup.cluster = "n / 65, 1";
    setup.grid = "2";
    setup.carveoutPercent = 0;
    QCOMPARE(resolveBlock(setup, program(), {}, {}).clusterBlocks, 2u);
    QCOMPARE(resolveBlock(setup, program(), {}, {}).carveoutPercent, std::optional(0));
    QCOMPARE(resolveLaunch(setup, program(), {}, {}).carveoutPercent, std::optional(0));
    setup.carveoutPercent = 101;
    QVERIFY_THROWS_EXCEPTION(RuntimeError, resolveLaunch(setup, program(), {}, {}));
}

void LaunchBlockTest::tellsTheGridWhereItIsKnown()
{
    LaunchSetup setup = setupOf("64");
    setup.grid = "ceil_div(n, block.x)";
    setup.arguments = {{"n", "130"}, {"x", "file(\"nowhere.npy\")"}};
    QCOMPARE(resolveBlock(setup, program(), {}, {}).grid, std::optional(Dim3{3, 1, 1}));
    setup.grid = "ceil_div(x.size, block.x)";
    QVERIFY(!resolveBlock(setup, program(), {}, {}).grid);
    setup.grid.clear();
    QVERIFY(!resolveBlock(setup, program(), {}, {}).grid);
}

void LaunchBlockTest::countsThreadsWithoutOverflow()
{
    QCOMPARE((BlockShape{.block = {65536, 65536, 1}}.threads()), 4294967295u);
    QCOMPARE((BlockShape{.block = {2147483647, 2147483647, 2147483647}}.threads()), 4294967295u);
    QCOMPARE((BlockShape{.block = {1024, 1024, 64}}.threads()), 67108864u);
}

KD_TEST(LaunchBlockTest, kd::test::NoApplication)

}  // namespace tst_launchblock

#include "tst_launchblock.moc"
