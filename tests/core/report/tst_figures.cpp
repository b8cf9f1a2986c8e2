// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/histogram.h"
#include "core/report/htmlwriter.h"
#include "core/report/receipt.h"
#include "core/report/words.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

namespace tst_figures {

using namespace kd;
using namespace kd::report;

namespace {

/// Narrow no-break spaces as "_", the true minus as "~", so that rows can be read.
QString readable(const std::string& text)
{
    return QString::fromStdString(text).replace(QChar(0x202F), '_').replace(QChar(0x2212), '~');
}

}  // namespace

class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void htmlIsEscaped_data();
    void htmlIsEscaped();
    void histogramKeepsEverySample_data();
    void histogramKeepsEverySample();
    void histogramLeavesOutWhatIsFarOutside();
    void receiptBecomesFacts();
    void theWayToTheKernelsTimeIsAFact();
    void stepsAreSaidByName();
    void strangeReceiptsAreHarmless_data();
    void strangeReceiptsAreHarmless();
};

void TestFigures::htmlIsEscaped_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("markup") << QByteArray("<b a='1' c=\"2\">&amp;</b>")
                            << QByteArray("&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;&lt;/b&gt;");
    QTest::newRow("words") << QByteArray("größer ≤ 40 𝛼") << QByteArray("größer ≤ 40 𝛼");
    QTest::newRow("lines") << QByteArray("a\tb\nc\r\nd") << QByteArray("a\tb\nc\nd");
    QTest::newRow("control") << QByteArray("a\0b\x1b\x7f\r", 6) << QByteArray("a\uFFFD" "b\uFFFD\uFFFD\uFFFD");
    QTest::newRow("broken") << QByteArray("\xff\xc3(\xe2\x82") << QByteArray("\uFFFD\uFFFD(\uFFFD\uFFFD");
    QTest::newRow("longer than needed") << QByteArray("\xc0\xbc\xe0\x80\xbc") << QByteArray("\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("\uFFFD\uFFFD\uFFFD");
    QTest::newRow("too high") << QByteArray("\xf4\x90\x80\x80") << QByteArray("\uFFFD\uFFFD\uFFFD\uFFFD");
    QTest::newRow("direction marks") << QByteArray("a\u202E" "b\u2066\uFEFF") << QByteArray("a\uFFFD" "b\uFFFD\uFFFD");
    QTest::newRow("C1 control") << QByteArray("\u0085") << QByteArray("\uFFFD");
}

void TestFigures::htmlIsEscaped()
{
    QFETCH(QByteArray, text);
    QTEST(QByteArray::fromStdString(escapeHtml(text.toStdString())), "expected");
}

void TestFigures::histogramKeepsEverySample_data()
{
    QTest::addColumn<QList<double>>("samples");
    QTest::newRow("one") << QList<double>{1e-3};
    QTest::newRow("equal") << QList<double>(50, 2e-3);
    QTest::newRow("zero") << QList<double>(3, 0.0);
    QTest::newRow("two") << QList<double>{1e-3, 1.1e-3};
    QList<double> many;
    for (int i = 0; i < 5000; ++i)
        many << 1e-3 + 1e-5 * (i % 71);
    QTest::newRow("many") << many;
}

void TestFigures::histogramKeepsEverySample()
{
    QFETCH(QList<double>, samples);
    const Histogram histogram = histogramOf({samples.begin(), samples.end()});
    QVERIFY(!histogram.counts.empty() && histogram.counts.size() <= 48);
    QVERIFY(histogram.low < histogram.high);
    const std::size_t drawn = std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::size_t{0});
    QCOMPARE(drawn + histogram.beyond, static_cast<std::size_t>(samples.size()));
    QCOMPARE(histogram.beyond, std::size_t{0});
    HtmlWriter out;
    drawHistogramContent(out, histogram, statisticsOf({samples.begin(), samples.end()}));
    QVERIFY(out.html().find("nan") == std::string::npos && out.html().find("inf") == std::string::npos);
}

void TestFigures::histogramLeavesOutWhatIsFarOutside()
{
    std::vector<double> samples(100, 1e-3);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] += 1e-6 * static_cast<double>(i % 10);
    samples[17] = 1;
    samples[18] = 1e-9;
    const Histogram histogram = histogramOf(samples);
    QCOMPARE(histogram.beyond, std::size_t{2});
    QVERIFY(histogram.high < 2e-3);
    QVERIFY(histogram.low > 0.5e-3);
}

void TestFigures::receiptBecomesFacts()
{
    const Json receipt =
        Json::parse(R"({"warmup": 10, "samplesWanted": 100, "samplesTaken": 40, "l2": "hot: as it was", "batch": 12,
        "enqueuedBehindGate": false, "verifiedBefore": true, "verifiedAfter": false, "driver": {"release": "580.95"},
        "clocks": {"before": {"smMHz": 1980, "temperatureC": 40, "throttleReasons": ["idle"]},
                   "after": {"smMHz": 1980, "temperatureC": 40,
                             "throttleReasons": ["power cap", "hardware thermal slowdown", "thermal slowdown", "idle"]}}})");
    QStringList facts;
    for (const Fact& fact : receiptFacts(receipt))
        facts << readable(fact.text) + (fact.doubtful ? "!" : "");
    QCOMPARE(facts.join("; "),
             QString("Warm-up 10; 40 of 100 samples!; L2 hot; 12 launches a sample; Enqueue cost within the time!; "
                     "Differs after the samples!; SM clock 1_980_MHz; 40_°C; "
                     "Throttle: power cap, hardware thermal slowdown, thermal slowdown!; Driver 580.95"));
}

void TestFigures::theWayToTheKernelsTimeIsAFact()
{
    const auto facts = [](const char* json) {
        QStringList texts;
        for (const Fact& fact : receiptFacts(Json::parse(json)))
            texts << readable(fact.text) + (fact.doubtful ? "!" : "");
        return texts.join("; ");
    };
    QCOMPARE(facts(R"({"kernelTime": {"method": "cupti", "errorSeconds": 32e-9, "windowMedianSeconds": 6e-6}})"),
             QString("Kernel time by CUPTI, in steps of 32.00_ns; Window 6.000_µs"));
    QCOMPARE(facts(R"({"kernelTime": {"method": "calibrated", "errorSeconds": 6.5e-7}})"),
             QString("Kernel time: windows less the cost of a launch, to within 650.0_ns"));
    QCOMPARE(facts(R"({"kernelTime": {"method": "window", "errorSeconds": 1.31e-6}})"),
             QString("Windows, about 1.310_µs longer than the kernel!"));
    QCOMPARE(facts(R"({"kernelTime": {"method": "guess"}})"), QString());
}

void TestFigures::stepsAreSaidByName()
{
    const auto words = [](const char* resource, std::uint32_t value) {
        return readable(report::stepWords({resource, value, 0.5}));
    };
    QCOMPARE(words("registers", 40), QString("≤ 40 registers"));
    QCOMPARE(words("registers", 1), QString("≤ 1 register"));
    QCOMPARE(words("barriers", 2), QString("≤ 2 barriers"));
    QCOMPARE(words("threads", 128), QString("128 threads"));
    QCOMPARE(words("cluster", 4), QString("clusters of ≤ 4"));
}

void TestFigures::strangeReceiptsAreHarmless_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char* json : {"null", "[]", "3", "\"x\"", "{}", R"({"warmup": "ten", "clocks": 3, "l2": 4, "driver": []})",
                             R"({"clocks": {"before": [], "after": {"throttleReasons": [1, {}], "smMHz": "x"}}})"})
        QTest::newRow(json) << QByteArray(json);
}

void TestFigures::strangeReceiptsAreHarmless()
{
    QFETCH(QByteArray, json);
    const Json receipt = Json::parse(json.toStdString());
    for (const Fact& fact : receiptFacts(receipt))
        QCOMPARE(fact.text, std::string("Throttle: none"));
    QVERIFY(plainFacts(receipt).size() < 4);
}

KD_TEST(TestFigures, kd::test::NoApplication)

}  // namespace tst_figures

#include "tst_figures.moc"
