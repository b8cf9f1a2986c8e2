// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbermarks.h"
#include "core/base/numbers.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace tst_numbers {

using namespace kd;

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
    void marksAreTheLanguages_data();
    void marksAreTheLanguages();
    void quantitiesHaveTheirUnitApart();
    void dates_data();
    void dates();
};

void TestNumbers::texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const double infinite = std::numeric_limits<double>::infinity();
    QTest::newRow("small") << readable(numbers::grouped(999)) << "999";
    QTest::newRow("thousand") << readable(numbers::grouped(1536)) << "1_536";
    QTest::newRow("largest") << readable(numbers::grouped(UINT64_MAX)) << "18_446_744_073_709_551_615";
    QTest::newRow("zero") << readable(numbers::decimal(0, 1)) << "0";
    QTest::newRow("hundred") << readable(numbers::decimal(100, 1)) << "100";
    QTest::newRow("zeros dropped") << readable(numbers::decimal(75, 1)) << "75";
    QTest::newRow("rounded") << readable(numbers::decimal(66.6666, 1)) << "66.7";
    QTest::newRow("negative") << readable(numbers::decimal(-1234.5, 1)) << "~1_234.5";
    QTest::newRow("no negative zero") << readable(numbers::decimal(-0.001, 1)) << "0";
    QTest::newRow("infinite") << readable(numbers::decimal(-infinite, 1)) << "~infinite";
    QTest::newRow("not a number") << readable(numbers::decimal(std::nan(""), 1)) << "not a number";
    QTest::newRow("huge") << QString::number(numbers::decimal(1e300, 0).size() > 300) << "1";
    QTest::newRow("fixed") << readable(numbers::fixed(5.3, 2)) << "5.30";
    QTest::newRow("significant") << readable(numbers::significant(1.9073486328125e-06, 3)) << "1.91e-06";
    QTest::newRow("shortest") << readable(numbers::shortest(2.0 / 3)) << "0.6666666666666666";
    QTest::newRow("percent") << readable(numbers::percent(0.625)) << "62.5_%";
    QTest::newRow("all") << readable(numbers::percent(1)) << "100_%";
    QTest::newRow("bytes") << readable(numbers::bytes(1000)) << "1_000_B";
    QTest::newRow("KiB") << readable(numbers::bytes(45568)) << "44.5_KiB";
    QTest::newRow("MiB") << readable(numbers::bytes(60u << 20)) << "60_MiB";
    QTest::newRow("milliseconds") << readable(numbers::duration(5.3124e-3)) << "5.312_ms";
    QTest::newRow("microseconds") << readable(numbers::duration(42.5e-6)) << "42.50_µs";
    QTest::newRow("seconds") << readable(numbers::duration(12.5)) << "12.50_s";
    QTest::newRow("below a nanosecond") << readable(numbers::duration(3e-11)) << "0.030_ns";
    QTest::newRow("no time") << readable(numbers::duration(0)) << "0_s";
    QTest::newRow("endless") << readable(numbers::duration(infinite)) << "infinite";
    QTest::newRow("rate") << readable(numbers::rate(3.214e12, "B/s")) << "3.21_TB/s";
    QTest::newRow("slow rate") << readable(numbers::rate(12, "FLOP/s")) << "12_FLOP/s";
    QTest::newRow("exact below 10 KiB") << readable(numbers::bytes(4224)) << "4_224_B";
    QTest::newRow("largest size") << readable(numbers::bytes(UINT64_MAX)) << "16_EiB";
    QTest::newRow("rounds up to the next unit") << readable(numbers::duration(999.96e-6)) << "1.000_ms";
    QTest::newRow("long") << readable(numbers::duration(86400)) << "86_400_s";
    QTest::newRow("rate rounds up") << readable(numbers::rate(999.7e9, "B/s")) << "1_TB/s";
    QTest::newRow("plain number") << readable(numbers::fixed(-1234.5, 1, numbers::Style::Plain)) << "-1234.5";
    QTest::newRow("plain rate") << readable(numbers::rate(123.456e9, "B/s", 4, numbers::Style::Plain)) << "123.5 GB/s";
    QTest::newRow("plain and endless") << readable(numbers::duration(-infinite, 4, numbers::Style::Plain)) << "-inf";
    QTest::newRow("number with unit") << readable(numbers::typesetNumber("-61440 B")) << "~61_440_B";
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
    QTest::newRow("names and fractions") << "sm_1200 v2048 0.12345 x" << "sm_1200 v2048 0.12345 x";
    QTest::newRow("nothing") << "" << "";
}

void TestNumbers::sentencesAreTypeset()
{
    QFETCH(QString, plain);
    QTEST(readable(numbers::typeset(plain.toStdString())), "set");
}

void TestNumbers::marksAreTheLanguages_data()
{
    QTest::addColumn<int>("marks");
    QTest::addColumn<QStringList>("set");
    QTest::newRow("point and space") << int(numbers::Marks::PointAndSpace)
                                     << QStringList{"~1_234.50", "44.5_KiB", "5.312_ms", "62.5_%", "1.9e-06", "61_440",
                                                    "13.0 took 1.5 ms, 4_096 of 12.5_%", "~2.5", "2.4e~07", "rel 1.5e-05, 2.1×, v1.5e"};
    QTest::newRow("comma and space") << int(numbers::Marks::CommaAndSpace)
                                     << QStringList{"~1_234,50", "44,5_KiB", "5,312_ms", "62,5_%", "1,9e-06", "61_440",
                                                    "13.0 took 1,5 ms, 4_096 of 12,5_%", "~2,5", "2,4e~07", "rel 1,5e-05, 2,1×, v1.5e"};
    QTest::newRow("point and comma") << int(numbers::Marks::PointAndComma)
                                     << QStringList{"~1,234.50", "44.5_KiB", "5.312_ms", "62.5_%", "1.9e-06", "61,440",
                                                    "13.0 took 1.5 ms, 4,096 of 12.5_%", "~2.5", "2.4e~07", "rel 1.5e-05, 2.1×, v1.5e"};
}

void TestNumbers::marksAreTheLanguages()
{
    QFETCH(int, marks);
    numbers::setMarks(static_cast<numbers::Marks>(marks));
    const QStringList set{readable(numbers::fixed(-1234.5, 2)),
                          readable(numbers::bytes(45568)),
                          readable(numbers::duration(5.3124e-3)),
                          readable(numbers::percent(0.625)),
                          readable(numbers::significant(1.91e-6, 2)),
                          readable(numbers::grouped(61440)),
                          readable(numbers::typeset("13.0 took 1.5 ms, 4096 of 12.5\u202F%")),
                          readable(numbers::typesetNumber("-2.5")),
                          readable(numbers::typesetNumber("2.4e-07")),
                          readable(numbers::typeset("rel 1.5e-05, 2.1×, v1.5e"))};
    const std::string plain = numbers::fixed(-1234.5, 1, numbers::Style::Plain);
    numbers::setMarks(numbers::Marks::PointAndSpace);
    QTEST(set, "set");
    QCOMPARE(plain, std::string("-1234.5"));
}

void TestNumbers::quantitiesHaveTheirUnitApart()
{
    using numbers::Quantity;
    QCOMPARE(numbers::bytesQuantity(45568), (Quantity{"44.5", "KiB"}));
    QCOMPARE(numbers::bytesQuantity(0), (Quantity{"0", "B"}));
    QCOMPARE(numbers::bytesQuantity(1000, numbers::Style::Plain), (Quantity{"1000", "B"}));
    QCOMPARE(numbers::rateQuantity(3.214e12, "B/s"), (Quantity{"3.21", "TB/s"}));
    QCOMPARE(numbers::rateQuantity(12, "FLOP/s"), (Quantity{"12", "FLOP/s"}));
    const Quantity endless = numbers::rateQuantity(std::numeric_limits<double>::infinity(), "B/s");
    QCOMPARE(endless, (Quantity{"infinite", "B/s"}));
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
    QTEST(QString::fromStdString(numbers::date(iso.toStdString())), "expected");
}

KD_TEST(TestNumbers, kd::test::NoApplication)

}  // namespace tst_numbers

#include "tst_numbers.moc"
