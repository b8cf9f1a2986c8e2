// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expression.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cmath>
#include <locale>
#include <numeric>

namespace tst_expression {

using namespace kd;

namespace {

constexpr std::array<std::int32_t, 4> kValues{10, -20, 30, 40};
constexpr std::array<double, 3> kReals{0.5, 1.5, -2.5};

ExpressionScope sampleScope()
{
    ExpressionScope scope;
    scope.variables = {"i"};
    scope.constants = {{"n", Number::ofSigned(1000)}, {"u", Number::ofUnsigned(3)}, {"a", Number::ofReal(2.5)},
                       {"block.x", Number::ofSigned(256)}};
    scope.arrays.push_back({.name = "x", .length = kValues.size(), .data = kValues.data(),
                            .readInteger = [](const void* data, std::uint64_t index) -> Int128 {
                                return static_cast<const std::int32_t*>(data)[index];
                            }});
    scope.arrays.push_back({.name = "r", .length = kReals.size(), .data = kReals.data(),
                            .readReal = [](const void* data, std::uint64_t index) {
                                return static_cast<const double*>(data)[index];
                            }});
    scope.lookup = [](const std::string& name) -> std::optional<Number> {
        return name == "TILE" ? std::optional(Number::ofSigned(16)) : std::nullopt;
    };
    return scope;
}

Number valueOf(const QString& text, std::int64_t i = 2)
{
    return Expression(text.toStdString(), sampleScope()).evaluate(&i);
}

}  // namespace

class ExpressionTest : public QObject {
    Q_OBJECT
private slots:
    void gives_data();
    void gives();
    void refuses_data();
    void refuses();
    void agreesWithPython();
    void stopsAtItsLimits();
    void skipsWhatIsNotTaken();
    void ignoresTheLocale();
    void numbersHaveTextThatReadsBack_data();
    void numbersHaveTextThatReadsBack();
    void evaluatesManyElements();
};

void ExpressionTest::gives_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* text, const char* value) { QTest::newRow(text) << QString(text) << QString(value); };
    row("1<<40", "1099511627776");
    row("0xFFFFFFFFFFFFFFFF", "18446744073709551615");
    row("0b101", "5");
    row("9223372036854775807 + 1", "9223372036854775808");
    row("-9223372036854775808", "-9223372036854775808");
    row("3u", "3u");
    row("5ull - 3u", "2u");
    row("3 - 5u", "-2");
    row("-u", "-3");
    row("~0", "-1");
    row("~0u", "18446744073709551615u");
    row("-7 / 2", "-3");
    row("-7 % 2", "-1");
    row("7 & 12 | 1 ^ 8", "13");
    row("1 + 2 * 3 - 4 / 2", "5");
    row("2 - 3 - 4", "-5");
    row("1 < 2 == 1", "1");
    row("1 ? 2 : 0 ? 3 : 4", "2");
    row("0 ? 2 : 1 ? 3.5 : 4", "3.5");
    row("1 ? 2 : 3.5", "2.0");
    row("!3 || !0.0", "1");
    row("2 && 0.0", "0");
    row("-1 >> 1", "-1");
    row("1u << 63", "9223372036854775808u");
    row("ceil(n/256)", "4");
    row("ceil((n)/block.x)", "4");
    row("ceil(1024/256)", "4");
    row("ceil(n/3/7)", "48");
    row("ceil(-7/2)", "-3");
    row("floor(-7/2)", "-4");
    row("n/256", "3");
    row("ceil(n/256.0)", "4.0");
    row("ceil_div(n, 256)", "4");
    row("ceil_div(5.5, 2)", "3.0");
    row("ceil_div(18446744073709551615, 2)", "9223372036854775808");
    row("min(3, 1, 2)", "1");
    row("max(1, 2.5)", "2.5");
    row("abs(-9223372036854775808)", "9223372036854775808");
    row("abs(-2.5)", "2.5");
    row("1 << log2(1024)", "1024");
    row("sqrt(n*n) == n", "1");
    row("sqrtf(16.0f)", "4.0");
    row("2.1f", "2.0999999046325684");
    row("2f", "2.0");
    row(".5e1 + 1.", "6.0");
    row("1e3L", "1000.0");
    row("1/2.0", "0.5");
    row("5.5 % 2", "1.5");
    row("1/0.0", "inf");
    row("nan != nan", "1");
    row("int(2.9) + int(-2.9)", "0");
    row("(float)0.1 == 0.1f", "1");
    row("(int)2.5 * 2", "4");
    row("double(3) / 2", "1.5");
    row("pow(2, 10)", "1024.0");
    row("TILE*TILE*sizeless", "16384");
    row("a*i", "5.0");
    row("x[i] + x[i-1]", "10");
    row("x[1] * r[2]", "50.0");
    row("x[int(r[1])]", "-20");
    row(" \t( ( 7 ) )\n", "7");
    row("true + false", "1");
}

void ExpressionTest::gives()
{
    QFETCH(QString, text);
    QFETCH(QString, value);
    ExpressionScope scope = sampleScope();
    scope.constants["sizeless"] = Number::ofSigned(64);
    const std::int64_t i = 2;
    QCOMPARE(QString::fromStdString(Expression(text.toStdString(), scope).evaluate(&i).toText()), value);
}

void ExpressionTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* text, int column, const char* word) {
        QTest::newRow(text) << QString(text) << column << QString(word);
    };
    row("", 1, "nothing");
    row("   ", 4, "nothing");
    row("n*", 3, "the end");
    row("(1+2", 5, "bracket");
    row("1+2)", 4, "')'");
    row("1 2", 3, "'2'");
    row("m + 1", 1, "'m' is not known");
    row("1 + foo(2)", 5, "not a function");
    row("min(1)", 1, "2 or more");
    row("sqrt(1, 2)", 1, "1 argument");
    row("pow(1)", 1, "2 arguments");
    row("abs()", 1, "1 argument");
    row("n/0", 2, "zero");
    row("n%(1-1)", 2, "zero");
    row("ceil(n/0)", 1, "zero");
    row("1<<64", 2, "shift");
    row("1<<-1", 2, "shift");
    row("1>>64", 2, "shift");
    row("18446744073709551615 + 1", 22, "overflow");
    row("-9223372036854775808 - 1", 22, "overflow");
    row("18446744073709551615 * 18446744073709551615", 22, "overflow");
    row("3u - 5u", 4, "below 0");
    row("2 << 63", 3, "overflow");
    row("-18446744073709551615", 1, "overflow");
    row("18446744073709551616", 1, "64 bits");
    row("0x10000000000000000", 1, "64 bits");
    row("010", 1, "octal");
    row("0x", 1, "not a number");
    row("0b2", 1, "not a number");
    row("1e", 1, "exponent");
    row("1e999", 1, "too large");
    row("1.5u", 1, "unsigned");
    row("12abc", 1, "'abc'");
    row("1.5 << 2", 1, "whole");
    row("int(1e30)", 1, "64 bits");
    row("1 ? 2", 6, "':'");
    row("x", 1, "x[index]");
    row("x[4]", 1, "4 elements");
    row("x[-1]", 1, "4 elements");
    row("x[1.5]", 3, "whole");
    row("n[1]", 1, "not a buffer");
    row("x[1", 4, "']'");
    row("1 = 2", 3, "'='");
    row("1 @ 2", 3, "'@'");
    row("\"a\"", 1, "no meaning");
    row("2\xc3\xa9", 2, "no meaning");
    row("(float)", 8, "value");
    row("a.b", 1, "'a.b'");
    row("1..2", 3, "'.2'");
    row("min(1,)", 7, "')'");
    row("*3", 1, "'*'");
}

void ExpressionTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, word);
    try {
        const Number value = valueOf(text);
        QFAIL(("it gave " + value.toText()).c_str());
    } catch (const ExpressionError& error) {
        QVERIFY2(QString(error.what()).contains(word), error.what());
        QCOMPARE(error.column(), column);
    }
}

void ExpressionTest::agreesWithPython()
{
    QFile file(KD_TEST_DATA "/base/expressions.tsv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    int compared = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().trimmed().split('\t');
        QCOMPARE(fields.size(), 2);
        std::string result = "error";
        try {
            result = evaluateExpression(fields[0].toStdString(), {}).toText();
        } catch (const ExpressionError&) {
        }
        QVERIFY2(result == fields[1].toStdString(), (fields[0] + " gave " + result.c_str() + ", not " + fields[1]).constData());
        ++compared;
    }
    QCOMPARE(compared, 600);
}

void ExpressionTest::stopsAtItsLimits()
{
    const auto repeated = [](const std::string& piece, int count) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += piece;
        return text;
    };
    const std::vector<std::string> refused{repeated("(", 300) + "1" + repeated(")", 300),
                                           repeated("-", 300) + "1",
                                           repeated("1+", 1200) + "1",
                                           repeated("1?", 300) + "1" + repeated(":1", 300),
                                           repeated("x[", 300),
                                           repeated("min(1,", 300) + "1" + repeated(")", 300),
                                           std::string(20000, '1'),
                                           repeated("(float)", 300) + "1",
                                           "min(" + repeated("1,", 100) + "1)"};
    for (const std::string& text : refused)
        QVERIFY_EXCEPTION_THROWN(Expression(text, sampleScope()), ExpressionError);
    QCOMPARE(evaluateExpression(repeated("(", 150) + "1" + repeated(")", 150), {}).toText(), std::string("1"));
    QCOMPARE(evaluateExpression(repeated("1+", 900) + "1", {}).toText(), std::string("901"));
}

void ExpressionTest::skipsWhatIsNotTaken()
{
    QCOMPARE(valueOf("i > 0 ? x[i-1] : 0", 0).toText(), std::string("0"));
    QCOMPARE(valueOf("i == 0 || 10 / i > 0", 0).toText(), std::string("1"));
    QCOMPARE(valueOf("i != 0 && 10 / i > 0", 0).toText(), std::string("0"));
    QCOMPARE(valueOf("i < 4 && x[i] > 0 ? x[i] : -1", 7).toText(), std::string("-1"));
}

void ExpressionTest::ignoresTheLocale()
{
    struct Commas : std::numpunct<char> {
        char do_decimal_point() const override { return ','; }
        char do_thousands_sep() const override { return '.'; }
        std::string do_grouping() const override { return "\3"; }
    };
    const std::locale before = std::locale::global(std::locale(std::locale::classic(), new Commas));
    std::setlocale(LC_ALL, "de_DE.UTF-8");  // for C functions, where the system has that locale
    const std::string value = valueOf("1234.5 + a").toText();
    std::setlocale(LC_ALL, "C");
    std::locale::global(before);
    QCOMPARE(value, std::string("1237.0"));
}

void ExpressionTest::numbersHaveTextThatReadsBack_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"0", "-9223372036854775808", "18446744073709551615", "18446744073709551615u", "0.1", "-0.0", "2.0",
                             "1e+300", "5e-324", "nan", "inf", "-inf", "1e+22"})
        QTest::newRow(text) << QString(text);
}

void ExpressionTest::numbersHaveTextThatReadsBack()
{
    QFETCH(QString, text);
    const Number number = evaluateExpression(text.toStdString(), {});
    QCOMPARE(QString::fromStdString(number.toText()), text);
}

void ExpressionTest::evaluatesManyElements()
{
    constexpr std::int64_t kElements = 1 << 16;
    std::vector<double> x(kElements);
    std::iota(x.begin(), x.end(), 0.0);
    ExpressionScope scope{.variables = {"i"}, .constants = {{"a", Number::ofReal(2)}}};
    scope.arrays.push_back(
        {.name = "x", .length = x.size(), .data = x.data(), .readReal = [](const void* data, std::uint64_t index) {
             return static_cast<const double*>(data)[index];
         }});
    const Expression expression("a * x[i] + (i % 2 == 0 ? 1 : x[i - 1])", scope);
    double sum = 0;
    for (std::int64_t i = 0; i < kElements; ++i)
        sum += expression.evaluate(&i).real;
    // 2 * sum of i, a one for each even i, i - 1 for each odd i
    QCOMPARE(sum, kElements * (kElements - 1.0) + kElements / 2.0 + kElements / 2.0 * (kElements / 2.0 - 1));
}

KD_TEST(ExpressionTest, kd::test::NoApplication)

}  // namespace tst_expression

#include "tst_expression.moc"
