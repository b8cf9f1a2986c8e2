// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "ui/workbench/report/reportmaterial.h"

#include <QTest>

namespace tst_reportmaterial {

using namespace kd;

namespace {

const OccupancyInput kLaunch{.architecture = {9, 0}, .threads = 256, .registers = 47};

LaunchPlan planOf(std::uint32_t blocks)
{
    LaunchPlan plan{.kernel = "scale", .loweredName = "scale"};
    plan.grid = {blocks, 1, 1};
    plan.block = {256, 1, 1};
    return plan;
}

/// A timing of `seconds`, of the code that `cubin` names; the text's revision is that of its last letter.
RunRecord timed(int number, const std::string& cubin, double seconds, std::uint32_t blocks = 64)
{
    RunRecord record{.number = number, .revision = static_cast<quint64>(cubin.back()), .architecture = QStringLiteral("sm_90")};
    record.kernel = {.name = "scale", .loweredName = "scale", .registers = 40};
    record.plan = planOf(blocks);
    record.outcome = {.state = RunOutcome::State::Ok, .kernel = "scale", .device = "NVIDIA H200", .cubinSha256 = cubin};
    record.timing = TimingOutcome{.run = record.outcome, .samples = std::vector<double>(20, seconds)};
    record.timing->statistics = statisticsOf(record.timing->samples);
    record.timing->receipt = {{"flushBytes", 0}};
    return record;
}

Build buildOf(const std::string& cubin)
{
    CompileOutcome outcome;
    outcome.state = CompileOutcome::State::Ok;
    outcome.architecture = "sm_90";
    return {.outcome = std::make_shared<const CompileOutcome>(outcome), .revision = static_cast<quint64>(cubin.back())};
}

ReportRuns runsOf(const std::vector<RunRecord>& records)
{
    std::vector<RunRecordPointer> runs;
    for (const RunRecord& record : records)
        runs.push_back(std::make_shared<const RunRecord>(record));
    return reportRuns(runs, buildOf("b"), planOf(64), kLaunch);
}

}  // namespace

/// What the workbench has for a report.
class TestReportMaterial : public QObject {
    Q_OBJECT
private slots:
    void theNewestOtherCodeIsTheBaseline()
    {
        RunRecord earlier = timed(3, "a", 5.4e-3);
        earlier.label = QStringLiteral("unroll 4");
        const ReportRuns found =
            runsOf({timed(1, "a", 6e-3), earlier, timed(4, "b", 5.3e-3), timed(5, "b", 5.2e-3), timed(6, "c", 1e-3)});
        QVERIFY(found.run && found.timing && found.baseline);
        QCOMPARE(found.timingName, std::string("run 5"));
        QCOMPARE(found.timing->statistics->median, 5.2e-3);
        QCOMPARE(found.baseline->name, std::string("unroll 4"));
        QCOMPARE(found.baseline->timing.statistics->median, 5.4e-3);
        QCOMPARE(found.baseline->figures, (ReportFigures{40, 0, 0.75}));
    }

    void otherWorkIsNoBaseline_data()
    {
        QTest::addColumn<int>("which");
        const char* const names[] = {"another launch", "another device", "another kernel", "L2 flushed",
                                     "modelled",       "the same code",  "later",          "not timed"};
        for (int i = 0; i < 8; ++i)
            QTest::newRow(names[i]) << i;
    }
    void otherWorkIsNoBaseline()
    {
        QFETCH(int, which);
        RunRecord other = timed(which == 6 ? 9 : 1, which == 5 ? "b" : "a", 5.4e-3, which == 0 ? 32 : 64);
        if (which == 1)
            other.timing->run.device = "NVIDIA T4";
        if (which == 2)
            other.plan.kernel = "fill";
        if (which == 3)
            other.timing->receipt["flushBytes"] = 62914560;
        if (which == 4)
            other.timing->modelled = true;
        if (which == 7)
            other.timing.reset();
        const ReportRuns found = runsOf({other, timed(4, "b", 5.3e-3)});
        QVERIFY(found.timing && !found.baseline);
    }

    void withoutATimingThereIsNoBaseline()
    {
        RunRecord run = timed(4, "b", 1);
        run.timing.reset();
        const ReportRuns found = runsOf({timed(1, "a", 5.4e-3), run});
        QVERIFY(found.run && !found.timing && !found.baseline);
        QVERIFY(found.timingName.empty());
    }

    void theEditIsComparedWithTheBuildBefore()
    {
        Build build = buildOf("b");
        const KernelInfo kernel{.name = "scale", .loweredName = "scale", .registers = 47};
        QVERIFY(!reportEdit(build, {}, kernel, kLaunch));
        build.editedLine = 7;
        QVERIFY(!reportEdit(build, {}, kernel, kLaunch)->before);
        CompileOutcome before = *build.outcome;
        before.kernels.push_back({.name = "scale", .loweredName = "scale", .registers = 40, .spillStores = 4});
        const std::optional<ReportEdit> edit =
            reportEdit(build, {.outcome = std::make_shared<const CompileOutcome>(before)}, kernel, kLaunch);
        QCOMPARE(edit->line, 7);
        QCOMPARE(*edit->before, (ReportFigures{40, 4, 0.75}));
        // Another compiler's registers are no price of the edit.
        CompileOutcome now = *build.outcome;
        now.nvrtcVersion = "13.0.88";
        before.nvccVersion = "13.0.88";
        build.outcome = std::make_shared<const CompileOutcome>(now);
        QVERIFY(!reportEdit(build, {.outcome = std::make_shared<const CompileOutcome>(before)}, kernel, kLaunch)->before);
    }
};

KD_TEST(TestReportMaterial, QCoreApplication)

}  // namespace tst_reportmaterial

#include "tst_reportmaterial.moc"
