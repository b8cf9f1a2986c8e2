// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplereport.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_html {

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
    report.occupancy = occupancyOf(report.input);
    report.curves = occupancyCurves(report.input);
    report.matrix[0].occupancy = report.occupancy;
    report.matrix[0].bestBlock = 0;
    report.matrix[0].nextSteps = {};
    report.timing->samples = {0.0 / 0.0, 1e300 * 1e300};
    report.run.reset();
    return report;
}

Report modelledReport()
{
    Report report = sampleReport();
    report.timing = TimingOutcome{.run = *report.run, .modelled = true};
    report.timing->instructions = {{"globalLoads", 123456}, {"fma", 1 << 20}};
    return report;
}

QString htmlOf(const Report& report)
{
    return QString::fromStdString(reportToHtml(report));
}

/// The page without its style sheet and data.
QString markupOf(const Report& report)
{
    static const QRegularExpression blocks(
        "<style>.*</style>|<script type=\"application/json\" id=\"kerneldesk-report\">.*</script>",
        QRegularExpression::DotMatchesEverythingOption);
    return htmlOf(report).remove(blocks);
}

QString dataOf(const Report& report)
{
    static const QRegularExpression block("<script type=\"application/json\" id=\"kerneldesk-report\">(.*?)</script>",
                                          QRegularExpression::DotMatchesEverythingOption);
    return block.match(htmlOf(report)).captured(1);
}

}  // namespace

class TestHtml : public QObject {
    Q_OBJECT

private slots:
    void reports_data();
    void holdsOnlyItsOwnElements_data() { reports_data(); }
    void holdsOnlyItsOwnElements();
    void dataAreTheReport_data() { reports_data(); }
    void dataAreTheReport();
    void loadsNothing_data() { reports_data(); }
    void loadsNothing();
    void tidyFindsNothing_data() { reports_data(); }
    void tidyFindsNothing();
    void saysTheAnswer();
    void answersSayWhatTheCompilerDid();
    void theEditedLineHasItsPrice();
    void withoutAnEditTheDefinitionIsShown();
    void twoTimingsAreJudged();
    void matrixHasEveryRow();
    void measurementIsShown();
    void absentPartsAreLeftOut();
    void impossibleLaunchIsExplained();
    void modelledCountsAreNotTimes();
};

void TestHtml::reports_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("sample") << 0;
    QTest::newRow("hostile") << 1;
    QTest::newRow("bare") << 2;
    QTest::newRow("impossible") << 3;
    QTest::newRow("modelled") << 4;
    QTest::newRow("edited") << 5;
}

namespace {

Report chosen(int which)
{
    switch (which) {
    case 0: return sampleReport();
    case 1: return hostileReport();
    case 2: return bareReport();
    case 3: return impossibleReport();
    case 5: return editedReport();
    default: return modelledReport();
    }
}

}  // namespace

/// Whatever a text holds, each "<" of the page begins an element that the program writes, with attributes that it writes.
void TestHtml::holdsOnlyItsOwnElements()
{
    static const QSet<QString> elements{"html", "head", "meta", "title", "body", "main", "header", "section", "footer", "div", "p",
                                        "h1", "h2", "dl", "dt", "dd", "small", "b", "i", "code", "span", "ol", "ul", "li", "table",
                                        "thead", "tbody", "tr", "th", "td", "pre", "details", "summary", "svg", "path", "line",
                                        "rect", "circle", "text"};
    static const QSet<QString> attributes{"class",    "lang",    "charset", "name", "content",    "http-equiv",
                                          "scope",    "colspan", "viewBox", "role", "aria-label", "preserveAspectRatio",
                                          "d",        "x",       "y",       "x1",   "y1",         "x2",
                                          "y2",       "cx",      "cy",      "r",    "width",      "height",
                                          "transform"};
    static const QRegularExpression tag(R"(^<(/?)([a-zA-Z0-9]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)/?>)");
    static const QRegularExpression attribute(R"( ([a-zA-Z0-9-]+)=")");
    QFETCH(int, which);
    const QString markup = markupOf(chosen(which));
    qsizetype tags = 0;
    for (qsizetype at = markup.indexOf('<', 1); at >= 0; at = markup.indexOf('<', at + 1), ++tags) {
        const QRegularExpressionMatch match = tag.match(markup.mid(at, 20000));
        QVERIFY2(match.hasMatch(), qPrintable(markup.mid(at, 80)));
        QVERIFY2(elements.contains(match.captured(2)), qPrintable(match.captured()));
        for (auto it = attribute.globalMatch(match.captured(3)); it.hasNext();) {
            const QString name = it.next().captured(1);
            QVERIFY2(attributes.contains(name), qPrintable(match.captured()));
        }
    }
    QVERIFY(tags > 50);
}

void TestHtml::dataAreTheReport()
{
    QFETCH(int, which);
    const Report report = chosen(which);
    const QString html = htmlOf(report);
    QCOMPARE(html.count("<script"), 1);
    QCOMPARE(html.count("</script"), 1);
    QCOMPARE(html.count("<!--"), 0);
    const Json data = Json::parse(dataOf(report).toStdString());
    QCOMPARE(data.dump(), Json::parse(dumpJson(reportToJson(report))).dump());
}

void TestHtml::loadsNothing()
{
    static const QRegularExpression reference(
        R"(\b(src|href|srcset|action|data|poster)\s*=|url\(|@import|https?:|<link|<iframe|<object)");
    QFETCH(int, which);
    QString page = htmlOf(chosen(which));
    const QString data = dataOf(chosen(which));
    page.remove(data);
    page.remove(QRegularExpression("&lt;img src=x"));
    const QRegularExpressionMatch match = reference.match(page);
    QVERIFY2(!match.hasMatch(), qPrintable(page.mid(match.capturedStart(), 60)));
    QVERIFY(page.contains("default-src 'none'"));
}

void TestHtml::tidyFindsNothing()
{
    const QString tidy = QStandardPaths::findExecutable("tidy");
    if (tidy.isEmpty())
        QSKIP("tidy is not installed");
    QFETCH(int, which);
    QTemporaryDir folder;
    QFile page(folder.filePath("report.html"));
    QVERIFY(page.open(QIODevice::WriteOnly));
    page.write(QByteArray::fromStdString(reportToHtml(chosen(which))));
    page.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(tidy, {"-e", "-q", page.fileName()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAll(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
}

void TestHtml::saysTheAnswer()
{
    const QString markup = markupOf(sampleReport());
    QVERIFY(markup.contains(QString("62.5<small>\u202F%</small>")));
    QVERIFY(
        markup.contains(QString("40 of 64 warps per SM. Limited by <b>registers</b>: each thread needs 47, allocated as 48, so one "
                                "warp takes 1\u202F536")));
    QVERIFY(markup.contains("<tr class=\"limits\"><th scope=\"row\">Registers, limiter</th>"));
    QCOMPARE(markup.count(", limiter</th>"), 1);
    QVERIFY(markup.contains(QString("61\u202F440 / 65\u202F536")));
    QVERIFY(markup.contains(QString("85 / 228\u202FKiB")));
    QVERIFY(markup.contains(QString("free up to 44.5\u202FKiB")));
    QVERIFY(markup.contains(QString("≤ 40 registers: <b>75\u202F%</b>")));
    QVERIFY(markup.contains("NVRTC 13.0.88, -lineinfo, -std=c++17"));
    QVERIFY(markup.contains("9f3c1e7a</dd>"));
    QVERIFY(markup.contains("64 × 64 × 1 blocks of 16 × 16 × 1 threads"));
    QVERIFY(markup.contains("20 November 2026, 14:34 UTC"));
    QVERIFY(markup.contains("<span class=\"kw\">if</span> (k &lt; n &amp;&amp; A[k] &gt; <span class=\"nr\">0</span>"));
}

void TestHtml::answersSayWhatTheCompilerDid()
{
    const QString markup = markupOf(editedReport());
    QVERIFY(markup.contains("<h2>Answers that were compiled</h2>"));
    QVERIFY(markup.contains(QString(
        "<code>__launch_bounds__(256, 6)</code> gives <b class=\"gain\">75\u202F%</b>: 39 registers, 0\u202FB spilled</li>")));
    QVERIFY(markup.contains(QString("gives <b class=\"cost\">100\u202F%</b>: 32 registers, but 8\u202FB spilled</li>")));
    QVERIFY(markup.contains(QString("40 registers, 0\u202FB spilled, which falls short of 87.5\u202F%</li>")));
    QVERIFY(markup.contains("<code>maxrregcount = 40</code> changes nothing: launch bounds take priority</li>"));
    QVERIFY(markup.contains("<code>maxrregcount = 4</code> does not compile: too few registers</li>"));
    QVERIFY(!markupOf(sampleReport()).contains("Answers that were compiled"));
}

void TestHtml::theEditedLineHasItsPrice()
{
    const QString markup = markupOf(editedReport());
    QVERIFY(markup.contains("<div class=\"edited\"><i>6</i>"));
    QVERIFY(markup.contains(QString("<span class=\"tag cost\">registers 40 → 47, occupancy 75 → 62.5\u202F%</span>")));
    const qsizetype start = markup.indexOf("class=\"excerpt\"");
    QCOMPARE(markup.mid(start, markup.indexOf("</section>", start) - start).count("<i>"), 5);
    QVERIFY(markup.contains("<span class=\"pp\">#pragma unroll 8</span>"));

    Report report = editedReport();
    report.edit->before = ReportFigures{47, 16, 0.625};
    QVERIFY(markupOf(report).contains(QString("<span class=\"tag gain\">spilled 16 → 0\u202FB</span>")));
    report.edit->before = ReportFigures{47, 0, 0.625};
    QVERIFY(!markupOf(report).contains("class=\"tag"));
    report.edit->line = 1000;  // beyond the source
    QVERIFY(!markupOf(report).contains("class=\"edited\""));
}

void TestHtml::withoutAnEditTheDefinitionIsShown()
{
    Report report = editedReport();
    report.edit.reset();
    QVERIFY(markupOf(report).contains("<div><i>3</i><code><span class=\"kw\">extern</span>"));
    report.source = "int x;\n";
    QVERIFY(!markupOf(report).contains("class=\"excerpt\""));
}

void TestHtml::twoTimingsAreJudged()
{
    Report report = editedReport();
    QString markup = markupOf(report);
    QVERIFY(markup.contains("A unroll 4, median 5.48"));
    QVERIFY(markup.contains("B unroll 8, median 5.31"));
    QVERIFY(markup.contains("class=\"earlier-bin\"") && markup.contains("class=\"later-bin\""));
    QVERIFY(markup.contains(QRegularExpression(
        "<p class=\"verdict good\"><b>FASTER</b> unroll 8 takes 3\\.\\d\u202F% less time than unroll 4, despite the "
        "lower occupancy, 62\\.5\u202F% against 75\u202F% \\([0-9.]+ to [0-9.]+\u202F% by the 95\u202F% intervals of both "
        "medians; two separate timings, not interleaved\\)")));
    std::swap(*report.timing, report.baseline->timing);
    QVERIFY(markupOf(report).contains("<b>SLOWER</b> unroll 8 takes 3."));
    report.timing = report.baseline->timing;
    markup = markupOf(report);
    QVERIFY(markup.contains("<p class=\"verdict same\"><b>SAME</b>"));
    report.timing->statistics->intervalLow *= 0.9;
    report.timing->statistics->intervalHigh *= 1.1;
    QVERIFY(markupOf(report).contains("<p class=\"verdict doubt\"><b>CANNOT TELL</b> The medians"));
    report.baseline->timing.run.device = "NVIDIA T4";
    QVERIFY(markupOf(report).contains("cannot be compared: they are of different devices."));
}

void TestHtml::matrixHasEveryRow()
{
    const Report report = sampleReport();
    const QString markup = markupOf(report);
    for (const ReportRow& row : report.matrix)
        QVERIFY(markup.contains(QString("<td class=\"mono\">%1</td>").arg(QString::fromStdString(row.architecture))));
    QCOMPARE(markup.count("class=\"chosen\""), 1);
    QVERIFY(markup.contains("<tr class=\"chosen\"><td class=\"mono\">sm_90</td>"));
    QVERIFY(markup.contains("Not compiled: ptxas does not know this architecture."));
    QCOMPARE(markup.count("<td>none</td>") + markup.count("at maximum"), 6);
}

void TestHtml::measurementIsShown()
{
    const QString markup = markupOf(sampleReport());
    QVERIFY(markup.contains("class=\"median\""));
    QVERIFY(markup.contains(QString("95\u202F% interval")));
    QVERIFY(markup.contains("1 far outside, not drawn"));
    QVERIFY(markup.contains(QString("1.23\u202FTB/s")));
    QVERIFY(markup.contains("<b>Verified</b> C agrees with its reference; largest difference 1.91e-06."));
    QVERIFY(markup.contains(QString("<li class=\"doubt\">Doubtful: SM clock 1\u202F830 to 1\u202F980\u202FMHz</li>")));
    QVERIFY(markup.contains("Throttle: none"));
}

void TestHtml::absentPartsAreLeftOut()
{
    const QString markup = markupOf(bareReport());
    for (const char* part : {"Architecture matrix", "Measured time", "Verification", "Source", "Compiler messages", "Driver"})
        QVERIFY2(!markup.contains(part), part);
    QVERIFY(markup.contains("It is at the maximum."));
    QCOMPARE(markup.count(", limiter</th>"), 0);
}

void TestHtml::impossibleLaunchIsExplained()
{
    const QString markup = markupOf(impossibleReport());
    QVERIFY(markup.contains("The block&#39;s shared memory does not fit"));
    QVERIFY(!markup.contains("warps per SM."));
    QVERIFY(markup.contains("Shared memory, limiter"));
    QVERIFY(markup.contains("<td>cannot run</td>"));
    QVERIFY(markup.contains("does not run"));
    QVERIFY(!markup.contains("class=\"median\""));
}

void TestHtml::modelledCountsAreNotTimes()
{
    const QString markup = markupOf(modelledReport());
    QVERIFY(markup.contains("Modelled, not measured"));
    QVERIFY(markup.contains(QString("Global loads: 123\u202F456")));
    QVERIFY(!markup.contains("Measured time"));
}

KD_TEST(TestHtml, QCoreApplication)

}  // namespace tst_html

#include "tst_html.moc"
