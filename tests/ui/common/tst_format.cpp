// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <clocale>
#include <limits>

namespace kd::tst_format {

class FormatTest : public QObject {
    Q_OBJECT

private slots:
    void seconds_data();
    void seconds();
    void bytes_data();
    void bytes();
    void rates_data();
    void rates();
    void percents_data();
    void percents();
    void numbersIgnoreTheLocale();
    void setsNumbersAsTheWindow();
};

void FormatTest::seconds_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0 s";
    QTest::newRow("microseconds") << 5.1239e-6 << "5.124 µs";
    QTest::newRow("milliseconds") << 0.0123 << "12.30 ms";
    QTest::newRow("rounds up to the next unit") << 999.96e-6 << "1.000 ms";
    QTest::newRow("stays below the next unit") << 999.94e-6 << "999.9 µs";
    QTest::newRow("rounds up to more digits") << 9.9999998e-6 << "10.00 µs";
    QTest::newRow("nanoseconds") << 3e-10 << "0.300 ns";
    QTest::newRow("long") << 75.0 << "75.00 s";
    QTest::newRow("very long") << 86400.0 << "86400 s";
    QTest::newRow("negative") << -2e-3 << "-2.000 ms";
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << "nan";
}

void FormatTest::seconds()
{
    QFETCH(double, value);
    QTEST(formatSeconds(value), "text");
}

void FormatTest::bytes_data()
{
    QTest::addColumn<quint64>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << quint64{0} << "0 B";
    QTest::newRow("exact") << quint64{4224} << "4224 B";
    QTest::newRow("whole KiB") << quint64{4096} << "4 KiB";
    QTest::newRow("KiB") << quint64{49152} << "48 KiB";
    QTest::newRow("MiB") << quint64{1} * 1536 * 1024 << "1.5 MiB";
    QTest::newRow("GiB") << quint64{150'121'545'728} << "139.8 GiB";
    QTest::newRow("largest") << std::numeric_limits<quint64>::max() << "16 EiB";
}

void FormatTest::bytes()
{
    QFETCH(quint64, value);
    QTEST(formatBytes(value), "text");
}

void FormatTest::rates_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0 B/s";
    QTest::newRow("plain") << 12.0 << "12 B/s";
    QTest::newRow("tera") << 3.2e12 << "3.2 TB/s";
    QTest::newRow("rounds up") << 999.99e9 << "1 TB/s";
    QTest::newRow("four digits") << 123.456e9 << "123.5 GB/s";
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << "inf B/s";
}

void FormatTest::rates()
{
    QFETCH(double, value);
    QTEST(formatRate(value, QStringLiteral("B/s")), "text");
}

void FormatTest::percents_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << "0 %";
    QTest::newRow("all") << 1.0 << "100 %";
    QTest::newRow("fraction") << 0.9375 << "93.8 %";
}

void FormatTest::percents()
{
    QFETCH(double, value);
    QTEST(formatPercent(value), "text");
    QCOMPARE(formatPercentNumber(value) + QStringLiteral(" %"), formatPercent(value));
}

void FormatTest::setsNumbersAsTheWindow()
{
    QCOMPARE(formatCount(0), QString("0"));
    QCOMPARE(formatCount(999), QString("999"));
    QCOMPARE(formatCount(61440), QString("61\u202F440"));
    QCOMPARE(formatCount(1234567), QString("1\u202F234\u202F567"));
    QCOMPARE(typeset("-12.5 %"), QString("\u221212.5\u202F%"));
    QCOMPARE(typeset("4224 B"), QString("4\u202F224\u202FB"));
    QCOMPARE(typeset("0.12345 ms"), QString("0.12345\u202Fms"));
    QCOMPARE(typesetSentence("sm_9000 gives 65536 of v1.23456, not 233."),
             QString("sm_9000 gives 65\u202F536 of v1.23456, not 233."));
}

void FormatTest::numbersIgnoreTheLocale()
{
    const char* const comma = std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
    const QString text = formatNumber(1.5) + formatSeconds(2.5) + formatPercent(0.125);
    std::setlocale(LC_NUMERIC, "C");
    if (comma == nullptr)
        QSKIP("this machine has no locale with decimal commas");
    QCOMPARE(text, QStringLiteral("1.52.500 s12.5 %"));
}

KD_TEST(FormatTest, kd::test::NoApplication)

}  // namespace kd::tst_format

#include "tst_format.moc"
