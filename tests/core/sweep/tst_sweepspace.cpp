// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/sweep/axis.h"
#include "core/sweep/space.h"
#include "core/sweep/sweptprogram.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <functional>
#include <set>

namespace tst_sweepspace {

using namespace kd;

namespace {

using Texts = std::vector<std::string>;
using Kind = SweepAxis::Kind;

/// The sentence with which `work` is refused; empty where it is not.
std::string refusal(const std::function<void()>& work)
{
    try {
        work();
    } catch (const RuntimeError& error) {
        return error.what();
    }
    return {};
}

SweepSpace spaceOf(const Texts& axes, const Texts& constraints = {})
{
    std::vector<SweepAxis> parsed;
    for (const std::string& axis : axes)
        parsed.push_back(parseAxis(axis));
    return {std::move(parsed), constraints};
}

bool says(const std::string& sentence, const char* part)
{
    return sentence.find(part) != std::string::npos;
}

}  // namespace

class SweepSpaceTest : public QObject {
    Q_OBJECT
private slots:
    void valuesAreListsRangesAndExpressions()
    {
        const auto values = [](const char* text) { return parseAxis(text).values; };
        QCOMPARE(values("block=64, 128,256"), (Texts{"64", "128", "256"}));
        QCOMPARE(values("TILE=8..32:8"), (Texts{"8", "16", "24", "32"}));
        QCOMPARE(values("TILE=1..10:*3"), (Texts{"1", "3", "9"}));
        QCOMPARE(values("TILE=3..1:-1"), (Texts{"3", "2", "1"}));
        QCOMPARE(values("block=64:192:64"), (Texts{"64", "128", "192"}));
        QCOMPARE(values("TILE=1<<4,2*16,16"), (Texts{"16", "32"}));
        QCOMPARE(values("block=16x16,(32, 4*2)"), (Texts{"16, 16", "32, 8"}));
        QCOMPARE(values("grid=ceil_div(n, block.x)"), (Texts{"ceil_div(n, block.x)"}));
        QCOMPARE(values("T=float,double"), (Texts{"float", "double"}));
        QCOMPARE(values("template=(float, 4),(double, 2)"), (Texts{"float, 4", "double, 2"}));
        QCOMPARE(values("option=none,-use_fast_math --fmad=false"), (Texts{"", "-use_fast_math --fmad=false"}));
    }

    void namesTellWhatAnAxisChanges()
    {
        const AxisNames names{.arguments = {"n"}, .defineValues = {"width"}};
        QVERIFY(parseAxis("n=1,2", names).kind == Kind::Argument);
        QVERIFY(parseAxis("width=1,2", names).kind == Kind::DefineValue);
        QVERIFY(parseAxis("D.n=1,2", names).kind == Kind::Macro);
        QCOMPARE(parseAxis("D.n=1,2", names).name, std::string("n"));
        QVERIFY(parseAxis("arch=sm_80,sm_90").kind == Kind::Architecture);
        QVERIFY(parseAxis("macro=1").kind == Kind::Macro);
    }

    void wrongAxesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("axis");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("no value") << QByteArray("block") << QByteArray("NAME=VALUES");
        QTest::newRow("no name") << QByteArray("=4") << QByteArray("no name");
        QTest::newRow("a name with blanks") << QByteArray("a b=4") << QByteArray("no name");
        QTest::newRow("an empty value") << QByteArray("block=4,,5") << QByteArray("empty");
        QTest::newRow("an endless range") << QByteArray("A=1..5:0") << QByteArray("never ends");
        QTest::newRow("an endless factor") << QByteArray("A=1..5:*1") << QByteArray("never ends");
        QTest::newRow("a range that goes nowhere") << QByteArray("A=5..1") << QByteArray("empty");
        QTest::newRow("a range of text") << QByteArray("A=x..9") << QByteArray("no whole number");
        QTest::newRow("too many values") << QByteArray("A=1..9000000000000000000") << QByteArray("9000000000000000000 values");
    }
    void wrongAxesAreRefused()
    {
        QFETCH(QByteArray, axis);
        QFETCH(QByteArray, words);
        const std::string sentence = refusal([&] { parseAxis(axis.toStdString()); });
        QVERIFY2(says(sentence, words.constData()), sentence.c_str());
    }

    void pointsHaveNumbers()
    {
        const SweepSpace space = spaceOf({"A=1,2,3", "B=x,y", "C=1..4"}, {"A * C <= 4"});
        QCOMPARE(space.count(), std::uint64_t{(4 + 2 + 1) * 2});
        std::set<SweepPoint> points;
        for (std::uint64_t i = 0; i < space.count(); ++i) {
            const SweepPoint point = space.at(i);
            points.insert(point);
            QVERIFY((point[0] + 1) * (point[2] + 1) <= 4);
            QCOMPARE(space.indexOf(point).value(), i);
        }
        QCOMPARE(points.size(), std::size_t{14});
        QVERIFY(!space.indexOf({2, 0, 3}));
        QVERIFY(!space.indexOf({0, 2, 0}));
        QVERIFY(!space.indexOf({0, 0}));
        QCOMPARE(space.valuesOf({1, 1, 0}), (Texts{"2", "y", "1"}));
    }

    void longConstraintsOverManyPointsAreRefused()
    {
        // 4 million combinations, each of which asks 100 constraints of 4 KiB: hours, would all of them be asked.
        std::string longest = "A * B + 1 > 0";
        while (longest.size() < 4000)
            longest += " && A + B > 0";
        const std::vector<std::string> constraints(100, longest);
        const std::string sentence = refusal([&] { spaceOf({"A=1..2000", "B=1..2000"}, constraints); });
        QVERIFY2(says(sentence, "too many to look at"), sentence.c_str());
    }

    void constraintsKnowParts()
    {
        const SweepSpace space = spaceOf({"block=16x16,32x8,64", "TILE=1,2"}, {"block.y * TILE >= 16", "block == 256"});
        QCOMPARE(space.count(), std::uint64_t{3});
        QCOMPARE(spaceOf({"arch=sm_80,sm_90a"}, {"arch >= 90"}).count(), std::uint64_t{1});
        QVERIFY(says(refusal([] { spaceOf({"A=1,2"}, {"B > 1"}); }), "'B'"));
        QVERIFY(says(refusal([] { spaceOf({"T=float,int"}, {"T > 1"}); }), "cannot use the axis"));
        QVERIFY(says(refusal([] { spaceOf({"A=0,2"}, {"4 / A > 1"}); }), "4 / A > 1"));
    }

    void whatLeavesNoPointIsRefused()
    {
        QCOMPARE(refusal([] { spaceOf({"A=1,2", "B=1,2"}, {"A > B", "A < B"}); }),
                 std::string("No point is left: no combination of the axes meets 'A > B' and 1 further constraint."));
        QVERIFY(says(refusal([] { spaceOf({"A=1,2"}, {"1 > 2"}); }), "holds for none"));
    }

    void tooManyPointsAreRefusedWithTheirCount()
    {
        const Texts axes{"A=1..1000", "B=1..1000", "C=1..1000", "D=1..1000"};
        QVERIFY(says(refusal([&] { spaceOf(axes); }), "1000000000000 points"));
        QCOMPARE(spaceOf({"A=1..1000", "B=1..1000", "C=1..1000"}).count(), std::uint64_t{1'000'000'000});
        // Linked axes are looked at one by one, so that their combinations have a bound of their own.
        QVERIFY(says(refusal([&] { spaceOf(axes, {"A + B + C + D > 0"}); }), "1000000000000 combinations"));
        // What a constraint leaves counts alone.
        QCOMPARE(spaceOf({"A=1..1000", "B=1..1000", "C=1..1000", "D=1..1000"}, {"A == 7", "B == A", "C < 3"}).count(),
                 std::uint64_t{2000});
    }

    void axesAreNamedOnce()
    {
        QVERIFY(says(refusal([] { spaceOf({"A=1", "A=2"}); }), "two axes"));
        QVERIFY(says(refusal([] { spaceOf({}); }), "needs an axis"));
    }

    void aPointChangesTheProgram()
    {
        std::vector<SweepAxis> axes;
        for (const char* const text :
             {"block=128", "grid=ceil_div(n, 128)", "n=1000", "TILE=8", "maxrregcount=40", "bounds=(256, 2)", "option=-use_fast_math",
              "arch=sm_80", "carveout=50"})
            axes.push_back(parseAxis(text, {.arguments = {"n"}, .defineValues = {}}));
        const SweepSpace space(std::move(axes), {});
        SweptProgram program{.source = "__global__ void k(int n) {}", .compile = {}, .launch = {}};
        program.launch.kernel = "k";
        program.launch.arguments = {{.name = "n", .value = "5"}};
        program.compile.defines = {"TILE=4", "TILED"};
        program.compile.options = {"--maxrregcount=64", "-lineinfo"};
        applyPoint(space, space.at(0), program);
        QCOMPARE(program.source, std::string("__global__ void __launch_bounds__(256, 2) k(int n) {}"));
        QCOMPARE(program.launch.block, std::string("128"));
        QCOMPARE(program.launch.grid, std::string("ceil_div(n, 128)"));
        QCOMPARE(program.launch.arguments.front().value, std::string("1000"));
        QCOMPARE(program.launch.carveoutPercent.value(), 50);
        QCOMPARE(program.compile.defines, (Texts{"TILED", "TILE=8"}));
        QCOMPARE(program.compile.options, (Texts{"-lineinfo", "--maxrregcount=40", "-use_fast_math"}));
        QCOMPARE(program.compile.architectures, (Texts{"sm_80"}));
    }

    void templateArgumentsMakeAnInstance()
    {
        const SweepSpace space = spaceOf({"template=(float, 4)"});
        SweptProgram program;
        program.launch.kernel = "scale<int, 1>";
        program.compile.nameExpressions = {"scale<int, 1>", "other<int>"};
        applyPoint(space, space.at(0), program);
        QCOMPARE(program.launch.kernel, std::string("scale<float, 4>"));
        QCOMPARE(program.compile.nameExpressions, (Texts{"other<int>", "scale<float, 4>"}));
        SweptProgram unnamed;
        QVERIFY(!refusal([&] { applyPoint(space, space.at(0), unnamed); }).empty());
        const SweepSpace bounds = spaceOf({"bounds=256"});
        QVERIFY(says(refusal([&] { applyPoint(bounds, bounds.at(0), unnamed); }), "no one definition"));
    }

    void keysTellSweepsApart()
    {
        const SweptProgram program{.source = "a", .compile = {}, .launch = {}};
        SweptProgram other = program;
        other.launch.block = "64";
        const std::string key = sweepKey(spaceOf({"A=1,2"}), program, {.device = "emulated"});
        QCOMPARE(key.size(), std::size_t{64});
        QCOMPARE(sweepKey(spaceOf({"A=1,2"}), program, {.device = "emulated"}), key);
        QVERIFY(sweepKey(spaceOf({"A=1,2"}), other, {.device = "emulated"}) != key);
        QVERIFY(sweepKey(spaceOf({"A=1,2"}), program, {.device = "cuda:0"}) != key);
        QVERIFY(sweepKey(spaceOf({"A=1", "B=2"}), program, {.device = "emulated"}) != key);
        QVERIFY(sweepKey(spaceOf({"A=1,2"}, {"A > 0"}), program, {.device = "emulated"}) != key);
    }
};

KD_TEST(SweepSpaceTest, kd::test::NoApplication)

}  // namespace tst_sweepspace

#include "tst_sweepspace.moc"
