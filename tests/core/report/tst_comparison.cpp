// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"
#include "samplereport.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_comparison {

using namespace kd;

namespace {

using Kind = ReportChange::Kind;

const ReportChange* figure(const ReportComparison& comparison, const std::string& subject)
{
    const auto found = std::ranges::find(comparison.figures, subject, &ReportChange::subject);
    return found == comparison.figures.end() ? nullptr : &*found;
}

const ReportChange* timeOf(const ReportComparison& comparison)
{
    const auto isTime = [](const ReportChange& change) { return change.subject.starts_with("Time"); };
    const auto found = std::ranges::find_if(comparison.figures, isTime);
    return found == comparison.figures.end() ? nullptr : &*found;
}

void scaleTimes(Report& report, double factor)
{
    for (double& sample : report.timing->samples)
        sample *= factor;
    report.timing->statistics = statisticsOf(report.timing->samples);
}

/// The kernel of a row with other figures.
void rebuild(ReportRow& row, std::uint32_t registers, std::uint32_t spilled)
{
    OccupancyInput input{.architecture = {9, 0}, .threads = 256, .registers = registers, .staticShared = 16384};
    row.kernel.registers = registers;
    row.kernel.spillStores = row.kernel.spillLoads = spilled;
    row.occupancy = occupancyOf(input);
}

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void aReportIsLikeItself();
    void answersThatBothTriedAreCompared();
    void whatGotWorseIsNamed();
    void whatGotBetterIsNotWorse();
    void moreRegistersAloneAreNotWorse();
    void compilesThatFailAreWorse();
    void architecturesOfOneReportAreNamed();
    void resultsThatDifferAreWorse();
    void timesAreJudged();
    void timesOfOtherWorkAreNotCompared();
    void otherArchitecturesOnTheFirstPageAreNotJudged();
    void sourceAndOptionsAreTold();
    void jsonSaysTheSame();
    void hostileTextStaysInItsPlace();
};

void TestComparison::aReportIsLikeItself()
{
    const ReportComparison made = compareReports(sampleReport(), sampleReport());
    QVERIFY(made.worse.empty());
    for (const ReportChange& each : made.figures)
        QVERIFY2(each.kind == Kind::Same, each.subject.c_str());
    QCOMPARE(made.matrix.size(), std::size_t{11});
    for (const ArchitectureChange& each : made.matrix)
        QVERIFY2(each.kind == Kind::Same, each.architecture.c_str());
    QVERIFY(comparisonToMarkdown(made).find("Nothing got worse.") != std::string::npos);
    QVERIFY(timeOf(made)->words.starts_with("SAME"));
}

void TestComparison::answersThatBothTriedAreCompared()
{
    const Report before = editedReport();
    Report after = editedReport();
    after.answers[0].figures->registers = 40;
    after.answers[0].figures->spilled = 16;
    after.answers[0].verdict = Verdict::Spills;
    after.answers[1].candidate.title = after.answers[1].candidate.text = "__launch_bounds__(256, 9)";
    after.answers[2].candidate.line = 12;                          // the same code elsewhere
    after.answers[3].candidate.title = "Registers, at most: 40";  // a title is for people
    const ReportComparison comparison = compareReports(before, after);
    const ReportChange* const change = figure(comparison, "__launch_bounds__(256, 6)");
    QVERIFY(change != nullptr && change->kind == Kind::Changed);
    QCOMPARE(QString::fromStdString(change->before), QString("gives 75\u202F%: 39 registers, 0\u202FB spilled"));
    QCOMPARE(QString::fromStdString(change->after), QString("gives 75\u202F%: 40 registers, but 16\u202FB spilled"));
    QVERIFY(figure(comparison, "Registers, at most: 40")->kind == Kind::Same);
    QVERIFY(figure(comparison, "__launch_bounds__(256, 7)") == nullptr);
    QVERIFY(figure(comparison, "__launch_bounds__(256, 9)") == nullptr &&
            figure(comparison, "__launch_bounds__(256, 8)") == nullptr);
    QVERIFY2(comparison.worse.empty(), "what a change would do is no change");
}

void TestComparison::whatGotWorseIsNamed()
{
    Report after = sampleReport();
    rebuild(after.matrix[6], 96, 8);
    const ReportComparison made = compareReports(sampleReport(), after);
    QCOMPARE(made.worse, (std::vector<std::string>{"spilled bytes on sm_90", "occupancy on sm_90"}));
    const std::string text = comparisonToMarkdown(made);
    QVERIFY2(text.find("**Worse:** spilled bytes on sm\\_90, occupancy on sm\\_90.") != std::string::npos, text.c_str());
    const char* const row =
        "| `sm_90` | Hopper | 47 → 96 | 0 → 8 | 16\u202FKiB | 62.5\u202F% → 25\u202F% | registers | **worse** |";
    QVERIFY2(text.find(row) != std::string::npos, text.c_str());
}

void TestComparison::whatGotBetterIsNotWorse()
{
    Report before = sampleReport();
    rebuild(before.matrix[6], 96, 8);
    const ReportComparison made = compareReports(before, sampleReport());
    QVERIFY(made.worse.empty());
    QVERIFY(made.matrix[6].kind == Kind::Better);
}

void TestComparison::moreRegistersAloneAreNotWorse()
{
    Report after = sampleReport();
    rebuild(after.matrix[6], 48, 0);
    const ReportComparison made = compareReports(sampleReport(), after);
    QVERIFY(made.worse.empty());
    QVERIFY(made.matrix[6].kind == Kind::Changed);
}

void TestComparison::compilesThatFailAreWorse()
{
    Report after = sampleReport();
    after.matrix[0] = {.architecture = "sm_75", .family = "Turing", .message = "No."};
    ReportComparison made = compareReports(sampleReport(), after);
    QCOMPARE(made.worse, (std::vector<std::string>{"the compile for sm_75"}));
    made = compareReports(after, sampleReport());
    QVERIFY(made.worse.empty());
    QVERIFY(made.matrix[0].kind == Kind::Better);
}

void TestComparison::architecturesOfOneReportAreNamed()
{
    Report after = sampleReport();
    after.matrix.erase(after.matrix.begin());
    ReportComparison made = compareReports(sampleReport(), after);
    QCOMPARE(made.matrix.back().architecture, std::string("sm_75"));
    QCOMPARE(made.matrix.back().words, std::string("only before"));
    made = compareReports(after, sampleReport());
    QCOMPARE(made.matrix.front().words, std::string("only after"));
    QVERIFY(made.worse.empty());
}

void TestComparison::resultsThatDifferAreWorse()
{
    Report after = sampleReport();
    after.run->state = RunOutcome::State::Differs;
    after.run->verification[0] = {.name = "C", .mismatches = 3};
    QCOMPARE(compareReports(sampleReport(), after).worse, (std::vector<std::string>{"the result"}));
    QVERIFY(compareReports(after, sampleReport()).worse.empty());
    after = sampleReport();
    after.run.reset();
    QCOMPARE(compareReports(sampleReport(), after).worse, (std::vector<std::string>{"the result"}));
}

void TestComparison::timesAreJudged()
{
    Report after = sampleReport();
    scaleTimes(after, 1.1);
    ReportComparison made = compareReports(sampleReport(), after);
    QCOMPARE(made.worse, (std::vector<std::string>{"time"}));
    QVERIFY2(timeOf(made)->words.starts_with("SLOWER: +10\u202F%, from +"), timeOf(made)->words.c_str());
    made = compareReports(after, sampleReport());
    QVERIFY(made.worse.empty());
    QVERIFY(made.time && made.time->kind == TimeVerdict::Kind::Faster);
    QVERIFY(timeOf(made)->words.starts_with("FASTER: \u2212"));
}

void TestComparison::timesOfOtherWorkAreNotCompared()
{
    Report slow = sampleReport();
    scaleTimes(slow, 2);
    Report other = slow;
    other.timing->run.device = "NVIDIA A100";
    QVERIFY(compareReports(sampleReport(), other).worse.empty());
    other = slow;
    other.session["launch"]["arguments"] = {{{"name", "n"}, {"value", "7"}}};
    QVERIFY(compareReports(sampleReport(), other).worse.empty());
    other = slow;
    other.timing->receipt["flushBytes"] = 0;
    QVERIFY(compareReports(sampleReport(), other).worse.empty());
    QVERIFY(timeOf(compareReports(sampleReport(), other))->words.starts_with("CANNOT TELL: L2 was hot"));
    other.timing->receipt.erase("flushBytes");
    QVERIFY(timeOf(compareReports(sampleReport(), other))->words.starts_with("CANNOT TELL: L2 was hot"));
    // What the receipt says of it in English decides nothing, nor do two receipts differ that say nothing.
    other = slow;
    other.timing->receipt["l2"] = "hot";
    QVERIFY(timeOf(compareReports(sampleReport(), other))->words.starts_with("SLOWER"));
    Report older = sampleReport();
    older.timing->receipt.erase("flushBytes");
    other.timing->receipt.erase("flushBytes");
    QVERIFY(timeOf(compareReports(older, other))->words.starts_with("SLOWER"));
    other.timing.reset();
    QCOMPARE(timeOf(compareReports(slow, other))->after, std::string("not timed"));
    slow.timing.reset();
    QVERIFY(timeOf(compareReports(slow, other)) == nullptr);
}

/// On the first page of one is another architecture: less occupancy there means nothing.
void TestComparison::otherArchitecturesOnTheFirstPageAreNotJudged()
{
    Report after = sampleReport();
    after.input.architecture = {8, 6};
    after.input.registers = 200;
    after.occupancy = occupancyOf(after.input);
    const ReportComparison made = compareReports(sampleReport(), after);
    QVERIFY(made.worse.empty());
    QVERIFY(figure(made, "Occupancy")->kind == Kind::Changed);
    QCOMPARE(figure(made, "Architecture")->after, std::string("sm_86"));
}

void TestComparison::sourceAndOptionsAreTold()
{
    Report after = sampleReport();
    after.source += "// more\n";
    after.build.sourceSha256 = "00112233445566";
    after.options.push_back("-maxrregcount=40");
    const ReportComparison made = compareReports(sampleReport(), after);
    QCOMPARE(figure(made, "Source")->words, std::string("changed"));
    QCOMPARE(figure(made, "Source")->after, std::string("00112233"));
    QCOMPARE(figure(made, "Options")->after, std::string("-lineinfo -std=c++17 -maxrregcount=40"));
    QVERIFY(made.worse.empty());
}

void TestComparison::jsonSaysTheSame()
{
    Report after = sampleReport();
    scaleTimes(after, 1.1);
    rebuild(after.matrix[6], 96, 8);
    const Json json = comparisonToJson(compareReports(sampleReport(), after));
    QCOMPARE(json.at("worse").size(), std::size_t{3});
    QCOMPARE(json.at("time").at("verdict").get<std::string>(), std::string("slower"));
    QCOMPARE(json.at("architectures").at(6).at("result").get<std::string>(), std::string("worse"));
    QCOMPARE(json.at("architectures").at(6).at("figures").at(0).at("after").get<std::string>(), std::string("96"));
}

void TestComparison::hostileTextStaysInItsPlace()
{
    const QString text = QString::fromStdString(comparisonToMarkdown(compareReports(sampleReport(), hostileReport())));
    const QString clean = QString::fromStdString(comparisonToMarkdown(compareReports(sampleReport(), sampleReport())));
    QCOMPARE(text.count('\n'), clean.count('\n'));
    QString outsideCode = text;
    outsideCode.remove(QRegularExpression("`[^`\n]*`"));
    outsideCode.remove("\\`");
    QVERIFY2(!outsideCode.contains('<'), qPrintable(outsideCode));
    QVERIFY(!outsideCode.contains('`'));
}

KD_TEST(TestComparison, kd::test::NoApplication)

}  // namespace tst_comparison

#include "tst_comparison.moc"
