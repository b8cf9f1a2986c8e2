// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/limitsmodel.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/occupancytext.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_occupancymodel {

using namespace kd;
using Field = OccupancyField;

namespace {

/// The launch of VISUAL section 10: 62.5 % by registers on sm_90.
OccupancyInput sgemm()
{
    return {.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 16384, .barriers = 1};
}

OccupancyBuild buildOf(const OccupancyInput& input)
{
    return {.kernel = QStringLiteral("sgemm_tiled"), .input = input, .previous = {}};
}

const ResourceUse& useNamed(const std::vector<ResourceUse>& uses, const QString& name)
{
    return *std::find_if(uses.begin(), uses.end(), [&](const ResourceUse& use) { return use.name == name; });
}

QString plain(QString rich)
{
    return rich.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
}

}  // namespace

/// The calculator's model and its words.
class TestOccupancyModel : public QObject {
    Q_OBJECT

private slots:
    void followsTheBuildUntilItIsEdited()
    {
        OccupancyModel model;
        QVERIFY(!model.followsBuild());
        QVERIFY(model.answer() && !model.buildAnswer());
        model.setBuild(buildOf(sgemm()));
        QVERIFY(model.followsBuild());
        QCOMPARE(model.answer()->result.occupancy, 0.625);

        model.setValue(Field::Registers, 40);
        QVERIFY(!model.followsBuild() && model.isChanged(Field::Registers) && !model.isChanged(Field::Threads));
        QCOMPARE(model.answer()->result.occupancy, 0.75);
        QCOMPARE(model.buildAnswer()->result.occupancy, 0.625);

        // What was not edited still follows; what was stays.
        OccupancyInput other = sgemm();
        other.threads = 128;
        other.registers = 60;
        model.setBuild(buildOf(other));
        QCOMPARE(model.value(Field::Threads), 128);
        QCOMPARE(model.value(Field::Registers), 40);

        model.reset(Field::Registers);
        QVERIFY(model.followsBuild());
        QCOMPARE(model.value(Field::Registers), 60);
    }

    void editedBackToTheBuildFollowsAgain()
    {
        OccupancyModel model;
        model.setBuild(buildOf(sgemm()));
        model.setValue(Field::Carveout, 50);
        model.setValue(Field::Architecture, 80);
        QCOMPARE(model.answer()->input.architecture, (ComputeCapability{8, 0}));
        model.setValue(Field::Carveout, -1);
        model.setValue(Field::Architecture, 90);
        QVERIFY(model.followsBuild());
        model.setValue(Field::Threads, 64);
        model.setValue(Field::Cluster, 4);
        model.resetAll();
        QVERIFY(model.followsBuild());
    }

    void editsStayWithTheirDocument()
    {
        OccupancyModel model;
        model.setBuild(buildOf(sgemm()));
        model.setValue(Field::Registers, 40);
        const OccupancyModel::Edits kept = model.edits();
        QCOMPARE(kept, (OccupancyModel::Edits{{Field::Registers, 40}}));
        OccupancyInput other = sgemm();
        other.registers = 40;
        model.setDocument(buildOf(other), {});
        QVERIFY(model.followsBuild());
        QCOMPARE(model.value(Field::Registers), 40);
        model.setDocument(buildOf(sgemm()), kept);
        QVERIFY(model.isChanged(Field::Registers));
        QCOMPARE(model.value(Field::Registers), 40);
        // Until its build is there, too, even where the calculator's own default is the same.
        model.setDocument(std::nullopt, {{Field::Threads, model.value(Field::Threads)}});
        QVERIFY(model.isChanged(Field::Threads));
        model.setInput(sgemm());
        model.setBuild(buildOf(sgemm()));
        QVERIFY(model.followsBuild());
    }

    void wavesAreOfTheLaunchAndWhatIsTyped()
    {
        OccupancyModel model;
        QVERIFY(!model.waves());
        OccupancyBuild build = buildOf(sgemm());
        build.multiprocessors = 132;
        model.setBuild(build);
        QVERIFY2(!model.waves(), "the launch's blocks are not known");
        build.blocks = 4096;
        model.setBuild(build);
        QCOMPARE(model.value(Field::Multiprocessors), 132);
        QCOMPARE(model.waves()->perWave, 660u);
        QCOMPARE(model.waves()->full(), 6u);
        model.setValue(Field::Registers, 40);
        QCOMPARE(model.waves()->perWave, 792u);
        model.setValue(Field::Multiprocessors, 108);
        QVERIFY(model.isChanged(Field::Multiprocessors) && !model.followsBuild());
        QCOMPARE(model.waves()->perWave, 648u);
        model.setValue(Field::Threads, 2048);
        QVERIFY2(!model.waves(), "no block fits");
        model.resetAll();
        QCOMPARE(model.waves()->perWave, 660u);
        model.setValue(Field::Multiprocessors, 0);
        QVERIFY(!model.waves());
    }

    void staleFiguresSayWhatTheyAreOf()
    {
        OccupancyModel model;
        QSignalSpy changes(&model, &OccupancyModel::changed);
        model.setStale(true, true);
        QVERIFY(model.isStale() && model.isOfReport());
        model.setStale(true, true);
        QCOMPARE(changes.size(), 1);
        model.setStale(true);
        QVERIFY(!model.isOfReport());
        QCOMPARE(changes.size(), 2);
        QVERIFY(originWords(true) != originWords(false));
    }

    void refusesWhatTheCalculatorDoesNotTake()
    {
        OccupancyModel model;
        model.setBuild(buildOf(sgemm()));
        QSignalSpy changes(&model, &OccupancyModel::changed);
        model.setValue(Field::Architecture, 999);
        model.setValue(Field::Carveout, 101);
        model.setValue(Field::Carveout, -2);
        model.setValue(Field::Threads, -1);
        QCOMPARE(changes.size(), 0);
        QVERIFY(model.followsBuild());
    }

    void comparesWithTheBuildBeforeOfTheSameKernel()
    {
        OccupancyModel model;
        model.setBuild(buildOf(sgemm()));
        QVERIFY(!model.previousAnswer());
        OccupancyBuild build = buildOf(sgemm());
        build.previous = sgemm();
        build.previous->registers = 40;
        model.setBuild(build);
        QVERIFY(model.previousAnswer());
        QCOMPARE(model.previousAnswer()->result.occupancy, 0.75);
        QCOMPARE(changeWords(0.75, 0.625), QString("\u221212.5 points"));
        QCOMPARE(changeWords(0.625, 0.75), QString("+12.5 points"));
        QCOMPARE(changeWords(0.5, 0.5), QString());
    }

    void namesEveryLimiter_data()
    {
        QTest::addColumn<OccupancyInput>("input");
        QTest::addColumn<QString>("limiter");
        QTest::addColumn<QString>("arithmetic");
        QTest::newRow("registers") << sgemm() << "registers"
                                   << "each thread needs 47, allocated as 48";
        QTest::newRow("nothing") << OccupancyInput{.threads = 256, .registers = 32} << "nothing"
                                 << "Nothing limits it";
        QTest::newRow("warps") << OccupancyInput{.threads = 768, .registers = 24} << "warps per SM"
                               << "a block of 768 threads is 24 warps";
        QTest::newRow("block slots") << OccupancyInput{.threads = 32, .registers = 32} << "block slots"
                                     << "an SM runs at most 32 blocks";
        QTest::newRow("shared") << OccupancyInput{.threads = 128, .registers = 32, .staticShared = 40000} << "shared memory"
                                << "a block takes 41\u202F088 bytes";
        QTest::newRow("barriers") << OccupancyInput{.threads = 64, .registers = 32, .barriers = 16} << "barriers"
                                  << "a block uses 16 of the SM's";
        QTest::newRow("two") << OccupancyInput{.threads = 768, .registers = 40} << "warps per SM and registers"
                             << "a block of 768 threads";
        QTest::newRow("impossible") << OccupancyInput{.threads = 2048} << "cannot run"
                                    << "a block has at most 1\u202F024 threads";
    }

    void namesEveryLimiter()
    {
        QFETCH(OccupancyInput, input);
        QFETCH(QString, arithmetic);
        const OccupancyAnswerPointer answer = answerOf(input);
        QTEST(limiterWords(*answer), "limiter");
        const QString reason = plain(reasonText(*answer));
        QVERIFY2(reason.contains(arithmetic) && reason.endsWith('.'), qPrintable(reason));
        if (answer->canRun() && !answer->isAtMaximum())
            QVERIFY2(reason.startsWith("Limited by " + limiterWords(*answer) + ": "), qPrintable(reason));
    }

    void metersGiveUseAndLimit()
    {
        const std::vector<ResourceUse> uses = resourceUses(*answerOf(sgemm()));
        QCOMPARE(useNamed(uses, "Warps").amount, QString("40 / 64"));
        QCOMPARE(useNamed(uses, "Registers").amount, QString("61\u202F440 / 65\u202F536"));
        QVERIFY(useNamed(uses, "Registers").isLimiter && !useNamed(uses, "Warps").isLimiter);
        QCOMPARE(useNamed(uses, "Shared memory").perBlock, QString("17\u202F408\u202FB"));
        QCOMPARE(useNamed(uses, "Blocks").amount, QString("5 / 32"));
        QCOMPARE(useNamed(uses, "Registers").cap, 0.625);
    }

    void saysThatStepsAreCalculated()
    {
        const std::vector<StepSuggestion> steps = suggestionsOf(*answerOf(sgemm()));
        QVERIFY(!steps.empty());
        QCOMPARE(steps.front().title, QString("Registers ≤ 40"));
        QCOMPARE(steps.front().result, QString("75\u202F%"));
        for (const StepSuggestion& step : steps)
            QVERIFY2(step.evidence.startsWith("Calculated"), qPrintable(step.evidence));
        QCOMPARE(steps.back().result, QString("no gain"));
        QVERIFY(suggestionsOf(*answerOf({.threads = 256, .registers = 32})).empty());
    }

    void blockSizesThatDoAsWellAreNamed()
    {
        const OccupancyAnswerPointer answer = answerOf(sgemm());
        QStringList sizes;
        for (std::uint32_t threads = 32; threads <= 1024; threads += 32) {
            OccupancyInput other = sgemm();
            other.threads = threads;
            QVERIFY(occupancyFigures(other).occupancy <= answer->result.occupancy);
            if (occupancyFigures(other).occupancy == answer->result.occupancy)
                sizes << QString::number(threads);
        }
        QVERIFY(sizes.size() > 2);
        const QString last = sizes.takeLast();
        const QString expected = sizes.size() < 6
            ? QString("Block sizes %1 and %2 reach 62.5\u202F%; none exceeds it.").arg(sizes.join(", "), last)
            : QString("%1 block sizes from %2 to %3").arg(QString::number(sizes.size() + 1), sizes.front(), last);
        QVERIFY2(outlookText(*answer).contains(expected), qPrintable(outlookText(*answer)));
        // Where another size is better, the next steps say so instead.
        const QString worse =
            outlookText(*answerOf({.architecture = {9, 0}, .threads = 672, .registers = 47, .staticShared = 16384}));
        QVERIFY2(!worse.contains("none exceeds"), qPrintable(worse));
    }

    void unknownArchitecturesAreSaid()
    {
        const OccupancyAnswerPointer answer = answerOf({.architecture = {99, 0}});
        QVERIFY(answer->limits == nullptr);
        QVERIFY(reasonText(*answer).contains("does not know"));
        QVERIFY(resourceUses(*answer).empty() && suggestionsOf(*answer).empty());
    }

    void limitsTableIsAModel()
    {
        LimitsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnswer(answerOf(sgemm()));
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.index(1, LimitsModel::Blocks).data().toString(), QString("5"));
        QCOMPARE(model.index(4, LimitsModel::PerSm).data().toString(), QString("64"));
        QCOMPARE(model.index(5, LimitsModel::Blocks).data().toString(), QString("no limit"));
        model.setAnswer(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
};

KD_TEST(TestOccupancyModel, QApplication)

}  // namespace tst_occupancymodel

#include "tst_occupancymodel.moc"
