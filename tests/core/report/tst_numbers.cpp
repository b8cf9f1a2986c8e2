// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/histogram.h"
#include "core/report/htmlwriter.h"
#include "core/report/numbers.h"
#include "core/report/receipt.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace kd;
using namespace kd::report;

namespace {

/// Narrow no-break spaces as "_", the true minus as "~", so that rows can be read.
QString readable(const std::string& text)
{
    return QString::fromStdString(text).replace(QChar(0x202F), '_').replace(QChar(0x2212), '~');
}

}  // namespace

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void sentencesAreTypeset_data();
    void sentencesAreTypeset();
    void dates_data();
    void dates();
    void htmlIsEscaped_data();
    void htmlIsEscaped();
    void histogramKeepsEverySample_data();
    void histogramKeepsEverySample();
    void histogramLeavesOutWhatIsFarOutside();
    void receiptBecomesFacts();
    void strangeReceiptsAreHarmless_data();
    void strangeReceiptsAreHarmless();
};

void TestNumbers::texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const double infinite = std::numeric_limits<double>::infinity();
    QTest::newRow("small") << readable(grouped(999)) << "999";
    QTest::newRow("thousand") << readable(grouped(1536)) << "1_536";
    QTest::newRow("largest") << readable(grouped(UINT64_MAX)) << "18_446_744_073_709_551_615";
    QTest::newRow("zero") << readable(decimal(0, 1)) << "0";
    QTest::newRow("hundred") << readable(decimal(100, 1)) << "100";
    QTest::newRow("zeros dropped") << readable(decimal(75, 1)) << "75";
    QTest::newRow("rounded") << readable(decimal(66.6666, 1)) << "66.7";
    QTest::newRow("negative") << readable(decimal(-1234.5, 1)) << "~1_234.5";
    QTest::newRow("no negative zero") << readable(decimal(-0.001, 1)) << "0";
    QTest::newRow("infinite") << readable(decimal(-infinite, 1)) << "~infinite";
    QTest::newRow("not a number") << readable(decimal(std::nan(""), 1)) << "not a number";
    QTest::newRow("huge") << QString::number(decimal(1e300, 0).size() > 300) << "1";
    QTest::newRow("fixed") << readable(fixed(5.3, 2)) << "5.30";
    QTest::newRow("significant") << readable(significant(1.9073486328125e-06, 3)) << "1.91e-06";
    QTest::newRow("shortest") << readable(shortest(2.0 / 3)) << "0.6666666666666666";
    QTest::newRow("percent") << readable(percent(0.625)) << "62.5_%";
    QTest::newRow("all") << readable(percent(1)) << "100_%";
    QTest::newRow("bytes") << readable(bytes(1000)) << "1_000_B";
    QTest::newRow("KiB") << readable(bytes(45568)) << "44.5_KiB";
    QTest::newRow("MiB") << readable(bytes(60u << 20)) << "60_MiB";
    QTest::newRow("milliseconds") << readable(duration(5.3124e-3)) << "5.312_ms";
    QTest::newRow("microseconds") << readable(duration(42.5e-6)) << "42.50_µs";
    QTest::newRow("seconds") << readable(duration(12.5)) << "12.50_s";
    QTest::newRow("below a nanosecond") << readable(duration(3e-11)) << "0.030_ns";
    QTest::newRow("no time") << readable(duration(0)) << "0_s";
    QTest::newRow("endless") << readable(duration(infinite)) << "infinite";
    QTest::newRow("rate") << readable(rate(3.214e12, "B/s")) << "3.21_TB/s";
    QTest::newRow("slow rate") << readable(rate(12, "FLOP/s")) << "12_FLOP/s";
}

void TestNumbers::texts()
{
    QFETCH(QString, text);
    QTEST(text, "expected");
}

void TestNumbers::sentencesAreTypeset_data()
{
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("set");
    QTest::newRow("numbers") << "takes 1536 and a quarter (16384) holds 10." << "takes 1_536 and a quarter (16_384) holds 10.";
    QTest::newRow("at the ends") << "4096" << "4_096";
    QTest::newRow("none") << "sm_120 has no clusters; they came with sm_90." << "sm_120 has no clusters; they came with sm_90.";
    QTest::newRow("names and fractions") << "sm_1200 0.12345 x" << "sm_1200 0.12345 x";
    QTest::newRow("nothing") << "" << "";
}

void TestNumbers::sentencesAreTypeset()
{
    QFETCH(QString, plain);
    QTEST(readable(typeset(plain.toStdString())), "set");
}

void TestNumbers::dates_data()
{
    QTest::addColumn<QString>("iso");
    QTest::addColumn<QString>("expected");
    QTest::newRow("UTC") << "2026-11-20T14:34:56Z" << "20 November 2026, 14:34 UTC";
    QTest::newRow("short") << "2026-01-02T03:04Z" << "2 January 2026, 03:04 UTC";
    for (const char* other :
         {"", "now", "2026-11-20", "2026-13-20T14:34:56Z", "2026-11-20T14:34:56+01:00", "20Z", "2026-11-20 14:34Z"})
        QTest::newRow(*other == '\0' ? "empty" : other) << other << other;
}

void TestNumbers::dates()
{
    QFETCH(QString, iso);
    QTEST(QString::fromStdString(date(iso.toStdString())), "expected");
}

void TestNumbers::htmlIsEscaped_data()
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

void TestNumbers::htmlIsEscaped()
{
    QFETCH(QByteArray, text);
    QTEST(QByteArray::fromStdString(escapeHtml(text.toStdString())), "expected");
}

void TestNumbers::histogramKeepsEverySample_data()
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

void TestNumbers::histogramKeepsEverySample()
{
    QFETCH(QList<double>, samples);
    const Histogram histogram = histogramOf({samples.begin(), samples.end()});
    QVERIFY(!histogram.counts.empty() && histogram.counts.size() <= 48);
    QVERIFY(histogram.low < histogram.high);
    const std::size_t drawn = std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::size_t{0});
    QCOMPARE(drawn + histogram.beyond, static_cast<std::size_t>(samples.size()));
    QCOMPARE(histogram.beyond, std::size_t{0});
    HtmlWriter out;
    drawHistogram(out, histogram, statisticsOf({samples.begin(), samples.end()}));
    QVERIFY(out.html().find("nan") == std::string::npos && out.html().find("inf") == std::string::npos);
}

void TestNumbers::histogramLeavesOutWhatIsFarOutside()
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

void TestNumbers::receiptBecomesFacts()
{
    const Json receipt =
        Json::parse(R"({"warmup": 10, "samplesWanted": 100, "samplesTaken": 40, "l2": "hot: as it was", "batch": 12,
        "enqueuedBehindGate": false, "verifiedBefore": true, "verifiedAfter": false, "driver": {"release": "580.95"},
        "clocks": {"before": {"smMHz": 1980, "temperatureC": 40, "throttleReasons": ["idle"]},
                   "after": {"smMHz": 1980, "temperatureC": 40, "throttleReasons": ["power cap", "idle"]}}})");
    QStringList facts;
    for (const Fact& fact : receiptFacts(receipt))
        facts << readable(fact.text) + (fact.doubtful ? "!" : "");
    QCOMPARE(facts.join("; "),
             QString("Warm-up 10; 40 of 100 samples!; L2 hot; 12 launches a sample; Enqueue cost within the time!; "
                     "Differs after the samples!; SM clock 1_980_MHz; 40_°C; Throttle: power cap!; Driver 580.95"));
}

void TestNumbers::strangeReceiptsAreHarmless_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char* json : {"null", "[]", "3", "\"x\"", "{}", R"({"warmup": "ten", "clocks": 3, "l2": 4, "driver": []})",
                             R"({"clocks": {"before": [], "after": {"throttleReasons": [1, {}], "smMHz": "x"}}})"})
        QTest::newRow(json) << QByteArray(json);
}

void TestNumbers::strangeReceiptsAreHarmless()
{
    QFETCH(QByteArray, json);
    const Json receipt = Json::parse(json.toStdString());
    for (const Fact& fact : receiptFacts(receipt))
        QCOMPARE(fact.text, std::string("Throttle: none"));
    QVERIFY(plainFacts(receipt).size() < 4);
}

KD_TEST(TestNumbers, kd::test::NoApplication)
#include "tst_numbers.moc"
