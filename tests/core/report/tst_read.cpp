// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/report/words.h"
#include "samplereport.h"
#include "tests/core/emulator/testshare.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <functional>
#include <iterator>
#include <numeric>
#include <random>

namespace tst_read {

using namespace kd;

namespace {

Report bareReport()
{
    Report report{.title = "k"};
    report.occupancy = occupancyOf(report.input);
    report.curves = occupancyCurves(report.input);
    return report;
}

Report impossibleReport()
{
    Report report = sampleReport();
    report.input.dynamicShared = 300000;
    report.input.carveoutPercent = 50;
    report.input.cluster = 4;
    report.input.barriers = 3;
    report.input.maxThreads = 512;
    report.occupancy = occupancyOf(report.input);
    report.curves = occupancyCurves(report.input);
    report.run->state = RunOutcome::State::Refused;
    report.timing->bandwidth = 0;
    return report;
}

Report modelledReport()
{
    Report report = sampleReport();
    report.timing = TimingOutcome{.run = *report.run, .modelled = true};
    report.timing->instructions = {{"globalLoads", 123456}, {"fma", 1 << 20}};
    return report;
}

/// Every format of a report: what a reader of it would see.
std::string everyFormatOf(const Report& report)
{
    return dumpJson(reportToJson(report)) + reportToHtml(report) + reportToMarkdown(report) + reportToCsv(report);
}

/// Why `text` is no report; empty when it is one.
std::string refusal(const std::string& text)
{
    try {
        const Report report = reportFromText(text, "x.html");
        return everyFormatOf(report).empty() ? "nothing is written of it" : "";
    } catch (const Error& error) {
        return error.what();
    }
}

}  // namespace

class TestReportRead : public QObject {
    Q_OBJECT

private slots:
    void comesBackWhole_data();
    void comesBackWhole();
    void hostileTextComesBack();
    void opensWhatIsWrongInASentence_data();
    void opensWhatIsWrongInASentence();
    void olderReportsAreRead();
    void reasonsOfOlderReportsStayWhole();
    void truncatedPagesAreRefused();
    void mutatedDataAreReportsOrRefused();
    void mutatedMembersAreReportsOrRefused();
    void missingFilesAreNamed();
    void recordedReportsAreRead();
};

void TestReportRead::comesBackWhole_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("sample") << 0;
    QTest::newRow("bare") << 1;
    QTest::newRow("impossible") << 2;
    QTest::newRow("modelled") << 3;
    QTest::newRow("edited") << 4;
}

void TestReportRead::comesBackWhole()
{
    QFETCH(int, which);
    const std::function<Report()> makers[] = {sampleReport, bareReport, impossibleReport, modelledReport, editedReport};
    const Report report = makers[which]();
    const std::string all = everyFormatOf(report);
    QVERIFY(everyFormatOf(reportFromText(reportToHtml(report), "x.html")) == all);
    QVERIFY(everyFormatOf(reportFromText(dumpJson(reportToJson(report), 2) + "\n", "x.json")) == all);
}

/// Invalid bytes become U+FFFD when they are written; all else stays.
void TestReportRead::hostileTextComesBack()
{
    const Report report = hostileReport();
    const Report again = reportFromText(reportToHtml(report), "x.html");
    QVERIFY(dumpJson(reportToJson(again)) == dumpJson(reportToJson(report)));
    QVERIFY(again.title.starts_with("</script><script>alert(1)</script>\"'><img"));
}

void TestReportRead::opensWhatIsWrongInASentence_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");
    const QByteArray page = QByteArray::fromStdString(reportToHtml(sampleReport()));
    const auto changed = [](const std::function<void(Json&)>& change) {
        Json json = reportToJson(editedReport());
        change(json);
        return QByteArray::fromStdString(dumpJson(json));
    };
    QTest::newRow("nothing") << QByteArray() << QByteArray("not valid JSON");
    QTest::newRow("another page") << QByteArray("<!DOCTYPE html><p>Hello</p>") << QByteArray("no block of a report's data");
    QTest::newRow("two reports") << page + page << QByteArray("more than one report");
    QTest::newRow("cut off") << page.left(page.size() - 40) << QByteArray("cut off");
    QTest::newRow("deep") << QByteArray(100000, '[') << QByteArray("nested more than 64 levels deep");
    QTest::newRow("a session") << QByteArray(R"({"format": "kerneldesk-session", "version": 1})")
                               << QByteArray("not a KernelDesk report");
    QTest::newRow("an array") << QByteArray("[1]") << QByteArray("not a KernelDesk report");
    QTest::newRow("newer") << changed([](Json& json) { json["version"] = 2; }) << QByteArray("newer KernelDesk");
    QTest::newRow("no version") << changed([](Json& json) { json["version"] = -1; }) << QByteArray("whole number from 1");
    QTest::newRow("no build") << changed([](Json& json) { json.erase("build"); }) << QByteArray("'build' is wrong: it is missing");
    QTest::newRow("title") << changed([](Json& json) { json["title"] = 1; }) << QByteArray("'title' is wrong: it must be text");
    QTest::newRow("architecture") << changed([](Json& json) { json["input"]["arch"] = "sm_1"; })
                                  << QByteArray("'sm_1' is no architecture");
    QTest::newRow("occupancy") << changed([](Json& json) { json["occupancy"]["occupancy"] = 1.5; })
                               << QByteArray("between 0 and 1");
    QTest::newRow("occupancy of no number") << changed([](Json& json) { json["occupancy"]["occupancy"] = "nan"; })
                                            << QByteArray("between 0 and 1");
    QTest::newRow("limiter") << changed([](Json& json) { json["occupancy"]["limitedBy"] = {"luck"}; }) << QByteArray("'luck'");
    QTest::newRow("negative") << changed([](Json& json) { json["input"]["threads"] = -1; }) << QByteArray("not from 0");
    QTest::newRow("curve that falls back") << changed([](Json& json) { json["curves"]["registers"][3]["value"] = 1; })
                                           << QByteArray("not from 4");
    QTest::newRow("curve without end") << changed([](Json& json) { json["curves"]["threads"][31]["value"] = 4000000000u; })
                                       << QByteArray("to 1024");
    QTest::newRow("too many rows") << changed([](Json& json) {
        json["matrix"] = Json::array();
        json["matrix"].get_ref<Json::array_t&>().resize(300);
    }) << QByteArray("at most 256");
    QTest::newRow("row") << changed([](Json& json) { json["matrix"][0] = "sm_90"; }) << QByteArray("must be a JSON object");
    QTest::newRow("row without figures") << changed([](Json& json) { json["matrix"][0]["kernel"] = nullptr; })
                                         << QByteArray("'kernel' is wrong: it is missing");
    QTest::newRow("step") << changed([](Json& json) { json["matrix"][1]["nextSteps"][0]["resource"] = ""; })
                          << QByteArray("nothing that could");
    QTest::newRow("samples") << changed([](Json& json) { json["timing"]["samples"][0] = "slow"; }) << QByteArray("of another type");
    QTest::newRow("answer's state") << changed([](Json& json) { json["answers"][0]["state"] = "obeyed"; })
                                    << QByteArray("'obeyed' is not a word");
    QTest::newRow("answer's occupancy") << changed([](Json& json) { json["answers"][0]["figures"]["occupancy"] = -0.5; })
                                        << QByteArray("between 0 and 1");
    QTest::newRow("answer's registers") << changed([](Json& json) { json["answers"][0]["figures"]["registers"] = 100000; })
                                        << QByteArray("to 256");
    QTest::newRow("answer without figures") << changed([](Json& json) { json["answers"][0]["figures"] = nullptr; })
                                            << QByteArray("it is missing");
    QTest::newRow("refused with figures") << changed([](Json& json) { json["answers"][0]["state"] = "refused"; })
                                          << QByteArray("what was refused has none");
    QTest::newRow("too many answers") << changed([](Json& json) {
        json["answers"].get_ref<Json::array_t&>().resize(65, json["answers"][0]);
    }) << QByteArray("at most 64");
    QTest::newRow("long answer") << changed([](Json& json) { json["answers"][0]["text"] = std::string(2000, 'x'); })
                                 << QByteArray("'text' is wrong");
    QTest::newRow("edited line") << changed([](Json& json) { json["edit"]["line"] = 0; }) << QByteArray("'line' is wrong");
    QTest::newRow("baseline without times") << changed([](Json& json) { json["baseline"].erase("timing"); })
                                            << QByteArray("'timing' is wrong: it is missing");
    QTest::newRow("too many samples") << changed([](Json& json) { json["timing"]["samples"] = std::vector<double>(100001, 1.0); })
                                      << QByteArray("at most 100000");
}

void TestReportRead::opensWhatIsWrongInASentence()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    const std::string sentence = refusal(text.toStdString());
    QVERIFY2(sentence.starts_with("x.html: "), sentence.c_str());
    QVERIFY2(QByteArray::fromStdString(sentence).contains(words), sentence.c_str());
}

void TestReportRead::truncatedPagesAreRefused()
{
    const std::string page = reportToHtml(sampleReport());
    const std::size_t end = page.rfind("</script>");
    for (std::size_t length = 0; length <= end; length += 509)
        QVERIFY2(!refusal(page.substr(0, length)).empty(), std::to_string(length).c_str());
    QVERIFY(refusal(page.substr(0, end + 9)).empty());
}

/// They were written before there were compiled answers.
void TestReportRead::olderReportsAreRead()
{
    Json json = reportToJson(sampleReport());
    json.erase("answers");
    const Report report = reportFromText(dumpJson(json), "x.json");
    QVERIFY(report.answers.empty() && !report.edit && !report.baseline && report.timingName.empty());
    QCOMPARE(everyFormatOf(report), everyFormatOf(sampleReport()));
}

/// They have the reason as one text, which nobody takes apart.
void TestReportRead::reasonsOfOlderReportsStayWhole()
{
    Json json = reportToJson(sampleReport());
    const Report fresh = reportFromText(dumpJson(json), "x.json");
    QVERIFY(fresh.occupancy.reason == sampleReport().occupancy.reason);
    QVERIFY(reportToHtml(fresh).find("Limited by <b>registers</b>: ") != std::string::npos);
    json.erase("reason");
    const Report older = reportFromText(dumpJson(json), "x.json");
    QCOMPARE(older.occupancy.reason.english(), fresh.occupancy.reason.english());
    QVERIFY(reportToHtml(older).find("Limited by registers: ") != std::string::npos);
    json["reason"] = {{"text", "{} {}"}};
    QVERIFY_EXCEPTION_THROWN(reportFromText(dumpJson(json), "x.json"), RuntimeError);
}

/// Bytes of the data changed, taken out and doubled.
void TestReportRead::mutatedDataAreReportsOrRefused()
{
    Report report = editedReport();
    report.timing->samples.resize(12);
    report.baseline->timing.samples.resize(12);
    const std::string page = reportToHtml(report);
    const std::size_t start = page.find("<script");
    std::mt19937 random(1);
    const auto below = [&random](std::size_t count) { return random() % count; };
    int refused = 0;
    for (int round = 0; round < 1500; ++round) {
        std::string text = page;
        for (std::size_t change = 0; change <= below(3); ++change) {
            const std::size_t at = start + below(text.size() - start);
            if (const std::size_t kind = below(3); kind == 0)
                text[at] = "0123456789\"{}[],:-.eEnul\\<"[below(26)];
            else if (kind == 1)
                text.erase(at, 1 + below(40));
            else
                text.insert(at, text.substr(at, 1 + below(40)));
        }
        refused += refusal(text).empty() ? 0 : 1;
    }
    QVERIFY(refused > 500);
    QVERIFY(refused < 1500);
}

/// Each member in turn takes values of every kind: null, numbers at the edges, texts, lists. Of a share each takes one.
void TestReportRead::mutatedMembersAreReportsOrRefused()
{
    Report report = editedReport();
    report.timing->samples.resize(12);
    report.baseline->timing.samples.resize(12);
    report.matrix.resize(2);
    for (OccupancyCurve* curve : {&report.curves.threads, &report.curves.registers, &report.curves.shared})
        curve->points.resize(3);
    const Json whole = reportToJson(report);
    const Json flat = whole.flatten();
    const Json values[] = {nullptr, true, 0,     -1,     1,   4294967295u,   18446744073709551615u, 1e308,
                           -0.5,    "",   "nan", "-inf", "x", Json::array(), Json::object()};
    std::array<int, std::size(values)> all{};
    std::iota(all.begin(), all.end(), 0);
    std::size_t read = 0, tried = 0;
    for (const auto& [place, was] : flat.items()) {
        for (const int each : TestShare::ofThisRun().oneOf(all, place)) {
            Json changed = whole;
            changed[Json::json_pointer(place)] = values[each];
            read += refusal(dumpJson(changed)).empty() ? 1 : 0;
            ++tried;
        }
    }
    QVERIFY(read * flat.size() * std::size(values) > 1000 * tried);
}

void TestReportRead::missingFilesAreNamed()
{
    try {
        loadReport("/nowhere/at/all.html");
        QFAIL("a report of no file");
    } catch (const Error& error) {
        QVERIFY2(QByteArray(error.what()).contains("/nowhere/at/all.html"), error.what());
    }
}

/// One that was written on an H200, and kept.
void TestReportRead::recordedReportsAreRead()
{
    const Report report = loadReport(KD_EXAMPLES "/../screenshots/sgemm-report-h200.html");
    QCOMPARE(report.title, std::string("sgemm"));
    QCOMPARE(report.run->device, std::string("NVIDIA H200"));
    QCOMPARE(report.timing->samples.size(), std::size_t{100});
    QCOMPARE(report.kernel.parameters.size(), std::size_t{8});
    QVERIFY(report.source.starts_with("//"));
    QCOMPARE(QString::fromStdString(report::summaryWords(report)),
             QString("sgemm on sm_90: 62.5\u202F% occupancy, limited by registers; median 54.02\u202Fµs on NVIDIA H200; verified"));
    const OccupancyResult again = occupancyOf(report.input);
    QCOMPARE(again.blocksPerSm, report.occupancy.blocksPerSm);
    QCOMPARE(again.limiters, report.occupancy.limiters);
}

KD_TEST(TestReportRead, kd::test::NoApplication)

}  // namespace tst_read

#include "tst_read.moc"
