// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/charts.h"
#include "samplereport.h"
#include "tests/program/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_charts {

using namespace kd;

namespace {

QString svgOf(const ReportChart& chart)
{
    return QString::fromUtf8(chart.svg.data(), static_cast<qsizetype>(chart.svg.size()));
}

/// Why it is no XML, or the first element that is no drawing's; empty where it is one.
QString faultOf(const QString& svg)
{
    static const QStringList elements{"svg", "style", "rect", "g", "line", "path", "circle", "text"};
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && !elements.contains(reader.name().toString()))
            return reader.name().toString();
    return reader.hasError() ? reader.errorString() : QString();
}

}  // namespace

class TestCharts : public QObject {
    Q_OBJECT

private slots:
    void everyChartIsADocumentOfItsOwn();
    void theSheetHoldsThemAll();
    void absentTimesHaveNoChart();
    void twoTimingsShareAnAxis();
    void hostileTextStaysText();
    void headingsCanBeLeftOut();
};

void TestCharts::everyChartIsADocumentOfItsOwn()
{
    const std::vector<ReportChart> charts = reportCharts(sampleReport());
    QCOMPARE(charts.size(), std::size_t{4});
    const char* const names[] = {"threads", "registers", "shared", "time"};
    for (std::size_t i = 0; i < charts.size(); ++i) {
        const QString svg = svgOf(charts[i]);
        QCOMPARE(charts[i].name, std::string(names[i]));
        QCOMPARE(faultOf(svg), QString());
        QVERIFY(svg.contains("xmlns=\"http://www.w3.org/2000/svg\""));
        QVERIFY(svg.contains("sgemm_tiled on sm_90, Hopper"));
        QVERIFY2(!svg.contains(QRegularExpression("href|url\\(|@import|var\\(|<script")), charts[i].name.c_str());
    }
    QVERIFY(svgOf(charts[1]).contains(QString("47: 62.5\u202F%")));
    QVERIFY(svgOf(charts[3]).contains("median 5.312"));
}

void TestCharts::theSheetHoldsThemAll()
{
    const ReportChart sheet = reportSheet(sampleReport());
    const QString svg = svgOf(sheet);
    QCOMPARE(faultOf(svg), QString());
    for (const char* title : {"Threads per block", "Registers per thread", "Shared memory per block, KiB", "Time, ms"})
        QVERIFY2(svg.contains(title), title);
    QVERIFY(svg.contains(QString("width=\"%1\"").arg(sheet.width)));
}

void TestCharts::twoTimingsShareAnAxis()
{
    const auto counted = [](const QString& svg, const char* kind) {
        return svg.count(QString("<rect class=\"%1\"").arg(QLatin1String(kind)));
    };
    const QString svg = svgOf(reportChart(editedReport(), "time"));
    QCOMPARE(faultOf(svg), QString());
    QVERIFY(counted(svg, "earlier-bin") > 3 && counted(svg, "later-bin") > 3);
    QVERIFY(svg.contains("A unroll 4, median") && svg.contains("B unroll 8, median"));
    Report far = editedReport();
    for (double& sample : far.baseline->timing.samples)
        sample *= 1000;
    far.baseline->timing.statistics = statisticsOf(far.baseline->timing.samples);
    QVERIFY(counted(svgOf(reportChart(far, "time")), "later-bin") >= 1);
    Report modelled = editedReport();
    modelled.baseline->timing.modelled = true;
    QCOMPARE(counted(svgOf(reportChart(modelled, "time")), "earlier-bin"), 0);
}

void TestCharts::absentTimesHaveNoChart()
{
    Report report = sampleReport();
    report.timing->modelled = true;
    QCOMPARE(reportCharts(report).size(), std::size_t{3});
    report.timing.reset();
    report.curves = {};
    QVERIFY(reportCharts(report).empty());
    QCOMPARE(faultOf(svgOf(reportSheet(report))), QString());
}

void TestCharts::hostileTextStaysText()
{
    const QString clean = svgOf(reportSheet(editedReport()));
    const QString svg = svgOf(reportSheet(hostileReport()));
    QCOMPARE(faultOf(svg), QString());
    QCOMPARE(svg.count('<'), clean.count('<'));
}

void TestCharts::headingsCanBeLeftOut()
{
    const ReportChart bare = reportCharts(sampleReport(), ChartHeading::None).front();
    QVERIFY(bare.height < reportCharts(sampleReport()).front().height);
    QVERIFY(!svgOf(bare).contains("class=\"heading\""));
}

KD_TEST(TestCharts, kd::test::NoApplication)

}  // namespace tst_charts

#include "tst_charts.moc"
