// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/numbers.h"
#include "core/occupancy/csv.h"
#include "samplereport.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <sstream>

namespace tst_report {

using namespace kd;

namespace {

QStringList linesOf(const std::string& text)
{
    return QString::fromStdString(text).split('\n');
}

std::vector<std::vector<std::string>> recordsOf(const std::string& csv)
{
    std::istringstream in(csv);
    CsvReader reader(in, "report.csv");
    std::vector<std::vector<std::string>> records;
    for (std::vector<std::string> fields; reader.next(fields);)
        records.push_back(fields);
    return records;
}

}  // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void jsonHoldsEverything();
    void jsonLeavesOutWhatDidNotHappen();
    void noFormatHoldsSentinels();
    void countsOfOneAreSingular();
    void csvHasOneRecordAnArchitecture();
    void csvSurvivesHostileText();
    void spreadsheetsComputeNoTextOfAReport();
    void markdownReadsWell();
    void markdownHoldsAnswersAndVerdict();
    void jsonHoldsAnswersEditAndBaseline();
    void markdownKeepsHostileTextInItsPlace();
    void markdownOfAnImpossibleLaunch();
    void calculationStandsBesideTheBuild();
};

void TestReport::calculationStandsBesideTheBuild()
{
    const Report report = calculatedReport();
    const double calculated = report.calculation->occupancy.occupancy;
    QVERIFY(calculated > report.occupancy.occupancy);
    const std::string both[] = {"62.5\u202F%", numbers::percent(calculated)};
    for (const std::string& figure : both) {
        QVERIFY(reportToMarkdown(report).find(figure) != std::string::npos);
        QVERIFY(reportToHtml(report).find(figure) != std::string::npos);
    }
    QVERIFY(reportToMarkdown(report).find("threads per block 128 instead of 256, registers 40 instead of 47") != std::string::npos);
    const std::vector<std::vector<std::string>> records = recordsOf(reportToCsv(report));
    QCOMPARE(records.back().at(1), std::string("calculated"));
    QCOMPARE(records.back().at(3), std::string("40"));
    QCOMPARE(records.back().size(), records.front().size());
    const Json json = reportToJson(report);
    QCOMPARE(json.at("calculation").at("input").at("registers").get<int>(), 40);
    const Report again = reportFromJson(json, "report");
    QVERIFY(again.calculation.has_value());
    QCOMPARE(again.calculation->occupancy.occupancy, calculated);
    QCOMPARE(Json(again.calculation->input), Json(report.calculation->input));
    QVERIFY(!reportFromJson(reportToJson(sampleReport()), "report").calculation.has_value());
    Json damaged = json;
    damaged["calculation"].erase("curves");
    QVERIFY_EXCEPTION_THROWN(reportFromJson(damaged, "report"), RuntimeError);
}

void TestReport::jsonHoldsEverything()
{
    const Json json = reportToJson(sampleReport());
    QCOMPARE(json.at("format").get<std::string>(), std::string("kerneldesk-report"));
    QCOMPARE(json.at("version").get<int>(), 1);
    QCOMPARE(json.at("occupancy").at("blocksPerSm").get<int>(), 5);
    QCOMPARE(json.at("input").at("arch").get<std::string>(), std::string("sm_90"));
    QCOMPARE(json.at("curves").at("registers").size(), std::size_t{255});
    QCOMPARE(json.at("matrix").size(), std::size_t{11});
    QCOMPARE(json.at("matrix")[0].at("kernel").at("registers").get<int>(), 63);
    QCOMPARE(json.at("nextSteps")[0].at("value").get<int>(), 40);
    QCOMPARE(json.at("timing").at("samples").size(), std::size_t{101});
    QCOMPARE(json.at("run").at("verification").size(), std::size_t{1});
    QCOMPARE(json.at("session").at("format").get<std::string>(), std::string("kerneldesk-session"));
    QVERIFY(json.at("source").get<std::string>().find("sgemm_tiled") != std::string::npos);
    QVERIFY(!json.at("build").contains("cubin"));
}

void TestReport::jsonLeavesOutWhatDidNotHappen()
{
    Report report = sampleReport();
    report.run.reset();
    report.timing.reset();
    const Json json = reportToJson(report);
    QVERIFY(!json.contains("run"));
    QVERIFY(!json.contains("timing"));
}

void TestReport::noFormatHoldsSentinels()
{
    Report report = sampleReport();
    report.timing->bandwidth = report.timing->flopRate = 0;
    const Json limits = reportToJson(report).at("occupancy").at("limits");
    QVERIFY(limits.at("barriers").is_null() && limits.at("virtual").is_null());
    QCOMPARE(limits.at("registers").get<int>(), 5);
    QCOMPARE(reportToJson(report).at("matrix")[0].at("occupancy").at("limits").at("barriers").is_null(), true);
    QVERIFY(reportToJson(report).at("matrix")[10].at("occupancy").is_null());
    QVERIFY(reportToJson(report).at("input").at("maxThreads").is_null());
    QVERIFY(reportToJson(report).at("timing").at("bandwidth").is_null());

    report.input.dynamicShared = 1u << 20;  // no block size can run
    report.occupancy = occupancyOf(report.input);
    report.run->state = RunOutcome::State::Refused;
    report.matrix[0].bestBlock = 0;
    QVERIFY(reportToJson(report).at("suggestedBlockSize").is_null());
    QVERIFY(reportToJson(report).at("matrix")[0].at("bestBlock").is_null());
    QVERIFY(reportToJson(report).at("run").at("milliseconds").is_null());
    QCOMPARE(recordsOf(reportToCsv(report))[1][13], std::string());
    for (const std::string& text :
         {dumpJson(reportToJson(report), 2), reportToCsv(report), reportToMarkdown(report), reportToHtml(report)}) {
        for (const char* const sentinel : {"2147483647", "4294967295", "2\u202F147\u202F483\u202F647"})
            QVERIFY2(text.find(sentinel) == std::string::npos, sentinel);
    }
}

void TestReport::countsOfOneAreSingular()
{
    Report report = sampleReport();
    report.run->grid = report.run->block = {1, 1, 1};
    report.run->verification[0] = {.name = "C", .mismatches = 1, .firstIndex = 5, .expected = 2, .actual = 3};
    report.input.registers = 1;
    report.timing->samples = {1e-3};
    for (const std::string& written : {reportToMarkdown(report), reportToHtml(report)}) {
        const QString text = QString::fromStdString(written);
        QVERIFY(text.contains("1 register, 0\u202FB spilled, 1 block of 1 thread"));
        QVERIFY(text.contains("1 element differs from the reference, at index 5: 3 where 2 is expected."));
        QVERIFY2(text.contains("1 sample"), qPrintable(text));
        QVERIFY(!text.contains(QRegularExpression("\\b1 (registers|threads|blocks|elements|samples)\\b")));
    }
    report.run.reset();
    report.input.threads = 1;
    QVERIFY(reportToMarkdown(report).find("blocks of 1 thread.") != std::string::npos);
}

void TestReport::csvHasOneRecordAnArchitecture()
{
    const auto records = recordsOf(reportToCsv(sampleReport()));
    QCOMPARE(records.size(), std::size_t{12});
    for (const auto& record : records)
        QCOMPARE(record.size(), std::size_t{16});
    QCOMPARE(records[7],
             (std::vector<std::string>{"sm_90", "Hopper", "yes", "47", "0", "16384", "0", "256", "5", "40", "64", "0.625",
                                       "registers", "128", "registers=40:0.75", ""}));
    QCOMPARE(records[1][12], std::string("warps+registers+shared"));
    QCOMPARE(records[11][2], std::string("no"));
    QCOMPARE(records[11][3], std::string());
    QCOMPARE(records[11][15], std::string("ptxas does not know this architecture."));
}

void TestReport::csvSurvivesHostileText()
{
    const Report report = hostileReport();
    const auto records = recordsOf(reportToCsv(report));
    QCOMPARE(records.size(), std::size_t{12});
    QCOMPARE(records[1][1], report.matrix[0].family);
    QCOMPARE(records[11][15], report.matrix[10].message);
}

void TestReport::spreadsheetsComputeNoTextOfAReport()
{
    Report report = sampleReport();
    report.matrix[10].message = "=HYPERLINK(\"http://example.org\")";
    report.matrix[0].family = "@family";
    const auto records = recordsOf(reportToCsv(report));
    QCOMPARE(records[1][1], std::string("'@family"));
    QCOMPARE(records[11][15], "'" + report.matrix[10].message);
}

void TestReport::markdownReadsWell()
{
    const QStringList lines = linesOf(reportToMarkdown(sampleReport()));
    QCOMPARE(lines[0], QString("### `sgemm_tiled` on sm_90: 62.5\u202F% occupancy, limited by registers"));
    QVERIFY(lines[2].startsWith("40 of 64 warps per SM. Limited by registers: each thread needs 47"));
    QVERIFY(
        lines.contains(QString("| `sm_90` ← | Hopper | 47 | 0 | 5 | 62.5\u202F% | registers | 128 | ≤ 40 registers: 75\u202F% |")));
    QVERIFY(lines.contains(QString("| `sm_103` | Blackwell | 32 | 0 | 8 | 100\u202F% | none | 256 | at maximum |")));
    QVERIFY(lines.contains("**Verified** C agrees with its reference; largest difference 1.91e-06."));
    QCOMPARE(lines.filter(QRegularExpression("^\\*\\*Time\\*\\* median 5\\.312")).size(), 1);
    for (const QString& line : lines.filter(QRegularExpression("^\\|")))
        QCOMPARE(QString(line).remove("\\|").count('|'), 10);
}

void TestReport::markdownHoldsAnswersAndVerdict()
{
    const QStringList lines = linesOf(reportToMarkdown(editedReport()));
    QVERIFY(lines.contains(QString("1. `__launch_bounds__(256, 6)` gives **75\u202F%**: 39 registers, 0\u202FB spilled")));
    QVERIFY(lines.contains("4. `maxrregcount = 40` changes nothing: launch bounds take priority"));
    QVERIFY(lines.contains(QString("Line 6, edited last: registers 40 → 47, occupancy 75 → 62.5\u202F%.")));
    QCOMPARE(lines.filter(QRegularExpression("^\\*\\*FASTER\\*\\* unroll 8 takes")).size(), 1);
    QCOMPARE(lines.filter(QRegularExpression("^\\*\\*Time [AB] unroll [48]\\*\\* median")).size(), 2);
}

void TestReport::jsonHoldsAnswersEditAndBaseline()
{
    const Json json = reportToJson(editedReport());
    QCOMPARE(json.at("answers").size(), std::size_t{5});
    QCOMPARE(json.at("answers")[2].at("state").get<std::string>(), std::string("falls short"));
    QCOMPARE(json.at("answers")[1].at("figures").at("spilledBytes").get<int>(), 8);
    QVERIFY(json.at("answers")[4].at("figures").is_null());
    QCOMPARE(json.at("edit").at("before").at("registers").get<int>(), 40);
    QCOMPARE(json.at("baseline").at("timing").at("samples").size(), std::size_t{101});
    QCOMPARE(json.at("baseline").at("name").get<std::string>(), std::string("unroll 4"));
    QCOMPARE(json.at("version").get<int>(), 1);
    QVERIFY(!reportToJson(sampleReport()).contains("baseline") && !reportToJson(sampleReport()).contains("edit"));
}

void TestReport::markdownKeepsHostileTextInItsPlace()
{
    const QString clean = QString::fromStdString(reportToMarkdown(sampleReport()));
    const QString text = QString::fromUtf8(QByteArray::fromStdString(reportToMarkdown(hostileReport())));
    QCOMPARE(text.count(QRegularExpression("^\\|.*\\|$", QRegularExpression::MultilineOption)),
             clean.count(QRegularExpression("^\\|.*\\|$", QRegularExpression::MultilineOption)));
    QString outsideCode = text;
    outsideCode.remove(QRegularExpression("`[^`\n]*`"));
    outsideCode.remove("\\`");
    outsideCode.remove("<sub>").remove("</sub>");
    QVERIFY2(!outsideCode.contains('<'), qPrintable(outsideCode));
    QVERIFY(!outsideCode.contains('`'));
}

void TestReport::markdownOfAnImpossibleLaunch()
{
    Report report = sampleReport();
    report.input.threads = 2048;
    report.occupancy = occupancyOf(report.input);
    const QStringList lines = linesOf(reportToMarkdown(report));
    QCOMPARE(lines[0], QString("### `sgemm_tiled` on sm_90: cannot run"));
    QCOMPARE(lines[2], QString("A block of 2\u202F048 threads cannot run: a block has at most 1\u202F024 threads."));
}

KD_TEST(TestReport, kd::test::NoApplication)

}  // namespace tst_report

#include "tst_report.moc"
