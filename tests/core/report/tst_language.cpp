// SPDX-License-Identifier: GPL-3.0-or-later
// Reports in another language: a wording that marks every sentence shows what is not worded, and what programs read stays English.
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/report/charts.h"
#include "core/report/comparison.h"
#include "core/report/report.h"
#include "samplereport.h"
#include "tests/program/testprogram.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_language {

using namespace kd;

namespace {

/// The pattern in small letters of another alphabet; places stay.
std::string inGreek(const Message& message)
{
    return render(message, [](const Message& each) {
        std::string text;
        for (const char letter : englishPattern(each))
            text += (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ? std::string("λ") : std::string(1, letter);
        return text;
    });
}

/// What no language changes: names of the sample, of CUDA and of units, and what its others wrote.
QString withoutNames(QString text)
{
    static const QRegularExpression kNames(QStringLiteral(
        "KernelDesk|sgemm\\w*|saxpy\\w*|sm_\\w+|NVRTC|NVIDIA|\\bH200|Hopper|Ampere|Ada|Turing|Blackwell|Volta|GFLOP/s|TFLOP/s|[GTM]B/s|"
        "ptxas does not know this architecture|variable .* was declared but never referenced|launch bounds take priority|too few|\\b(KiB|MiB|GiB|B|ms|ns|s|MHz|UTC|run|unroll|[ABC]|GPU|CUDA)\\b|[µn]s|°C"));
    return text.remove(kNames);
}

/// Two plain words in a row.
QString plainEnglish(const QString& text)
{
    static const QRegularExpression kWords(QStringLiteral("\\b[A-Za-z]{2,},? [a-z]{2,}\\b"));
    QStringList found;
    for (auto each = kWords.globalMatch(withoutNames(text)); each.hasNext();)
        found << each.next().captured();
    return found.join(QLatin1String("; "));
}

/// What a reader of the page sees or hears.
QString wordsOf(QString page)
{
    static const QRegularExpression kData(QStringLiteral("<script.*</script>|<style>.*</style>|<pre>.*</pre>|<code>[^<]*</code>|"
                                                         "<div class=\"excerpt\">.*?</div></div>|<meta[^>]*>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kLabel(QStringLiteral("aria-label=\"([^\"]*)\""));
    page.remove(kData);
    QStringList labels;
    for (auto each = kLabel.globalMatch(page); each.hasNext();)
        labels << each.next().captured(1);
    page.replace(QRegularExpression(QStringLiteral("<[^>]*>")), QStringLiteral(" | "));
    return page + QStringLiteral(" | ") + labels.join(QLatin1String(" | "));
}

}  // namespace

class TestReportLanguage : public QObject {
    Q_OBJECT

private slots:
    void init() { setWording("zh_CN", inGreek); }
    void cleanup() { setWording("en", [](const Message& message) { return message.english(); }); }
    void everyFormIsWorded_data();
    void everyFormIsWorded();
    void opensAsTheEnglishOne();
    void programsReadEnglish();
    void comparisonsAreWorded();
    void drawingsGetMessages();
    void datesHaveTheirOrder();
    void marksAreTheLanguages();
};

void TestReportLanguage::everyFormIsWorded_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("sample") << 0;
    QTest::newRow("edited") << 1;
    QTest::newRow("calculated") << 2;
}

void TestReportLanguage::everyFormIsWorded()
{
    QFETCH(int, which);
    const Report report = which == 0 ? sampleReport() : which == 1 ? editedReport() : calculatedReport();
    const QString page = QString::fromStdString(reportToHtml(report));
    QVERIFY(page.contains(QLatin1String("<html lang=\"zh-CN\">")));
    QCOMPARE(plainEnglish(wordsOf(page)), QString());
    QString brief = QString::fromStdString(reportToMarkdown(report));
    brief.remove(QRegularExpression(QStringLiteral("`[^`]*`")));
    QCOMPARE(plainEnglish(brief), QString());
    QString sheet = QString::fromStdString(reportSheet(report).svg);
    QCOMPARE(plainEnglish(wordsOf(sheet.remove(QRegularExpression(QStringLiteral("<\\?xml[^>]*>"))))), QString());
}

/// What stands between words and behind sentences is of the language, too.
void TestReportLanguage::marksAreTheLanguages()
{
    setWording("ja", [](const Message& message) {
        return render(message, [](const Message& each) {
            QByteArray text = QByteArray::fromStdString(englishPattern(each));
            return text.replace(", ", "、").replace(". ", "。").replace('.', "。").replace("{} {}", "{}{}").toStdString();
        });
    });
    QString brief = QString::fromStdString(reportToMarkdown(sampleReport()));
    brief = brief.section(QLatin1String("\n\n"), 1, 2);  // the headline's reason, and the launch
    brief.remove(QRegularExpression(QStringLiteral("`[^`]*`")));
    QVERIFY2(brief.contains(QStringLiteral("。")) && brief.contains(QStringLiteral("、")), qPrintable(brief));
    QVERIFY2(!brief.contains(QRegularExpression(QStringLiteral(", |[.](\\s|$)|。 "))), qPrintable(brief));
}

void TestReportLanguage::opensAsTheEnglishOne()
{
    const Report report = editedReport();
    const std::string foreign = reportToHtml(report);
    const Json read = reportToJson(reportFromText(foreign, "page"));
    const EnglishWording english;
    const std::string page = reportToHtml(report);
    QVERIFY(page.find("Occupancy report") != std::string::npos && foreign.find("Occupancy report") == std::string::npos);
    QCOMPARE(dumpJson(read), dumpJson(reportToJson(reportFromText(page, "page"))));
}

void TestReportLanguage::programsReadEnglish()
{
    const Report report = calculatedReport();
    const std::string json = dumpJson(reportToJson(report)), csv = reportToCsv(report);
    const EnglishWording english;
    QCOMPARE(json, dumpJson(reportToJson(report)));
    QCOMPARE(csv, reportToCsv(report));
}

void TestReportLanguage::comparisonsAreWorded()
{
    Report after = editedReport();
    after.kernel.registers += 1;
    after.matrix.pop_back();
    QString text = QString::fromStdString(comparisonToMarkdown(compareReports(sampleReport(), after)));
    text.remove(QRegularExpression(QStringLiteral("`[^`]*`")));
    QCOMPARE(plainEnglish(text), QString());
    const EnglishWording english;
    QVERIFY(comparisonToMarkdown(compareReports(sampleReport(), after)).find("what changed") != std::string::npos);
}

void TestReportLanguage::drawingsGetMessages()
{
    Report report = editedReport();
    report.run->state = RunOutcome::State::Faulted;
    report.run->message = message("{} is not known here", std::string("x"));
    report.run->verification.front().message = message("output and reference differ in size");
    report.answers.front().sentence = message("the program has {}", std::string("y"));
    report.timing->clocksMissing = message("this {} is too old to tell it", std::string("NVML"));
    report.timing->doubts = {{.kind = TimingDoubt::Kind::ImpossibleBandwidth, .text = message("{} was lost", std::string("z"))}};
    const Report read = reportFromText(dumpJson(reportForDrawing(report)), "stdin");
    QVERIFY(read.run->message == report.run->message);
    QVERIFY(read.run->verification.front().message == report.run->verification.front().message);
    QVERIFY(read.answers.front().sentence == report.answers.front().sentence);
    QVERIFY(read.timing->clocksMissing == report.timing->clocksMissing);
    QVERIFY(read.timing->doubts.front().text == report.timing->doubts.front().text);
    QCOMPARE(QString::fromStdString(reportToMarkdown(read)), QString::fromStdString(reportToMarkdown(report)));
}

void TestReportLanguage::datesHaveTheirOrder()
{
    setWording("ja", [](const Message& message) {
        return render(message, [](const Message& each) {
            return std::string(each.pattern() == "{} {} {}, {} UTC" ? "{2}年{1}月{0}日 {3} UTC"
                               : each.pattern() == "November"       ? "11"
                                                                    : each.pattern());
        });
    });
    QCOMPARE(QString::fromStdString(numbers::date("2026-11-20T14:34:00Z")), QString::fromUtf8("2026年11月20日 14:34 UTC"));
}

KD_TEST(TestReportLanguage, kd::test::NoApplication)

}  // namespace tst_language

#include "tst_language.moc"
