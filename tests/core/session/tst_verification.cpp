// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/session/data/elements.h"
#include "core/session/data/summary.h"
#include "core/session/data/verification.h"
#include "core/session/launch/reference.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <limits>
#include <vector>

namespace tst_verification {

using namespace kd;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

std::vector<std::byte> bytesOf(ElementType type, const std::vector<double>& values)
{
    std::vector<std::byte> bytes(values.size() * sizeOf(type));
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        for (std::size_t i = 0; i < values.size(); ++i)
            storeElement<T>(bytes.data(), i, elementFromDouble<T>(values[i]));
    });
    return bytes;
}

template <typename T>
std::span<const std::byte> spanOf(const std::vector<T>& values)
{
    return std::as_bytes(std::span(values));
}

}  // namespace

class VerificationTest : public QObject {
    Q_OBJECT
private slots:
    void halvesAreRoundedCorrectly_data();
    void halvesAreRoundedCorrectly();
    void tinyFloatsAreRounded_data();
    void tinyFloatsAreRounded();
    void everyTinyFloatSurvivesDouble();
    void everyHalfSurvivesDouble();
    void doublesBecomeElements();
    void summarizes();
    void summarizesNothingFinite();
    void compares_data();
    void compares();
    void comparesWideIntegersExactly();
    void findsTheFirstMismatch();
    void refusesOtherSizes();
    void evaluatesReferences();
    void reducesWholeBuffers();
    void referencesFailInWords_data();
    void referencesFailInWords();
};

void VerificationTest::halvesAreRoundedCorrectly_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("half");
    QTest::addColumn<int>("brain");
    QTest::newRow("one") << 1.0 << 0x3c00 << 0x3f80;
    QTest::newRow("-two") << -2.0 << 0xc000 << 0xc000;
    QTest::newRow("zero") << 0.0 << 0 << 0;
    QTest::newRow("-zero") << -0.0 << 0x8000 << 0x8000;
    QTest::newRow("third") << 1.0 / 3 << 0x3555 << 0x3eab;
    QTest::newRow("largest half") << 65504.0 << 0x7bff << 0x4780;
    QTest::newRow("below half's overflow") << 65519.99 << 0x7bff << 0x4780;
    QTest::newRow("half's overflow") << 65520.0 << 0x7c00 << 0x4780;
    QTest::newRow("smallest subnormal half") << 0x1p-24 << 1 << 0x3380;
    QTest::newRow("tie to zero") << 0x1p-25 << 0 << 0x3300;
    QTest::newRow("above the tie") << 0x1.0001p-25 << 1 << 0x3300;
    QTest::newRow("subnormal becomes normal") << 0x1.ffep-15 << 0x0400 << 0x3880;
    QTest::newRow("tie to even down") << 1 + 0x1p-11 << 0x3c00 << 0x3f80;
    QTest::newRow("tie to even up") << 1 + 3 * 0x1p-11 << 0x3c02 << 0x3f80;
    QTest::newRow("bfloat16 tie to even up") << 1 + 3 * 0x1p-8 << 0x3c0c << 0x3f82;
    // Through float this would round twice, to 0x3c02 by way of a tie.
    QTest::newRow("no double rounding") << 1 + 0x1p-11 + 0x1p-40 << 0x3c01 << 0x3f80;
    QTest::newRow("bfloat16 overflow") << 3.4e38 << 0x7c00 << 0x7f80;
    QTest::newRow("subnormal bfloat16") << 0x1p-133 << 0 << 1;
    QTest::newRow("double subnormal") << 5e-324 << 0 << 0;
    QTest::newRow("-infinity") << -kInf << 0xfc00 << 0xff80;
    QTest::newRow("nan") << kNan << 0x7e00 << 0x7fc0;
}

void VerificationTest::halvesAreRoundedCorrectly()
{
    QFETCH(double, value);
    QTEST(static_cast<int>(BinaryHalf::fromDouble(value).bits), "half");
    QTEST(static_cast<int>(BrainFloat::fromDouble(value).bits), "brain");
}

void VerificationTest::tinyFloatsAreRounded_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("e4m3");
    QTest::addColumn<int>("e5m2");
    QTest::newRow("one") << 1.0 << 0x38 << 0x3c;
    QTest::newRow("-zero") << -0.0 << 0x80 << 0x80;
    QTest::newRow("tie to even down") << 1.0625 << 0x38 << 0x3c;
    QTest::newRow("tie to even up") << 1.1875 << 0x3a << 0x3d;
    QTest::newRow("into the next power") << 1.97 << 0x40 << 0x40;
    QTest::newRow("largest e4m3") << 448.0 << 0x7e << 0x5f;
    QTest::newRow("too large for e4m3") << -500.0 << 0xfe << 0xe0;
    QTest::newRow("largest e5m2") << 57344.0 << 0x7e << 0x7b;
    QTest::newRow("infinity") << kInf << 0x7e << 0x7b;
    QTest::newRow("smallest e4m3") << 0x1p-9 << 0x01 << 0x18;
    QTest::newRow("smallest e5m2") << 0x1p-16 << 0 << 0x01;
    QTest::newRow("subnormal becomes normal") << 0x1.fp-7 << 0x08 << 0x24;
    QTest::newRow("double subnormal") << 5e-324 << 0 << 0;
    QTest::newRow("nan") << kNan << 0x7f << 0x7f;
}

void VerificationTest::tinyFloatsAreRounded()
{
    QFETCH(double, value);
    QTEST(static_cast<int>(Float8E4M3::fromDouble(value).bits), "e4m3");
    QTEST(static_cast<int>(Float8E5M2::fromDouble(value).bits), "e5m2");
}

void VerificationTest::everyTinyFloatSurvivesDouble()
{
    for (int bits = 0; bits < 0x100; ++bits) {
        const Float8E4M3 one{static_cast<std::uint8_t>(bits)};
        const Float8E5M2 other{static_cast<std::uint8_t>(bits)};
        if (!std::isnan(one.toDouble()))
            QCOMPARE(Float8E4M3::fromDouble(one.toDouble()).bits, one.bits);
        if (std::isfinite(other.toDouble()))
            QCOMPARE(Float8E5M2::fromDouble(other.toDouble()).bits, other.bits);
    }
    QCOMPARE(std::isnan(Float8E4M3{0xff}.toDouble()), true);
    QCOMPARE(Float8E5M2{0xfc}.toDouble(), -kInf);
}

void VerificationTest::everyHalfSurvivesDouble()
{
    for (int bits = 0; bits < 0x10000; ++bits) {
        const BinaryHalf half{static_cast<std::uint16_t>(bits)};
        const BrainFloat brain{static_cast<std::uint16_t>(bits)};
        if (!std::isnan(half.toDouble()))
            QCOMPARE(BinaryHalf::fromDouble(half.toDouble()).bits, half.bits);
        if (std::isnan(brain.toDouble()))
            continue;
        QCOMPARE(BrainFloat::fromDouble(brain.toDouble()).bits, brain.bits);
        QCOMPARE(brain.toDouble(), static_cast<double>(std::bit_cast<float>(std::uint32_t{brain.bits} << 16)));
    }
    QCOMPARE(BinaryHalf{0x3555}.toDouble(), 0.333251953125);
    QCOMPARE(BinaryHalf{0x8001}.toDouble(), -0x1p-24);
}

void VerificationTest::doublesBecomeElements()
{
    QCOMPARE(elementFromDouble<std::uint8_t>(-3), std::uint8_t{0});
    QCOMPARE(elementFromDouble<std::uint8_t>(254.5), std::uint8_t{254});
    QCOMPARE(elementFromDouble<std::int64_t>(1e30), std::numeric_limits<std::int64_t>::max());
    QCOMPARE(elementFromDouble<std::int64_t>(-1e30), std::numeric_limits<std::int64_t>::min());
    QCOMPARE(elementFromDouble<std::uint64_t>(0x1p64), std::numeric_limits<std::uint64_t>::max());
    QCOMPARE(elementFromDouble<std::int32_t>(kNan), 0);
}

void VerificationTest::summarizes()
{
    const std::vector<float> values{1, -3, std::numeric_limits<float>::quiet_NaN(), 5, std::numeric_limits<float>::infinity()};
    const OutputSummary summary = summarize("y", ElementType::Float32, spanOf(values));
    QCOMPARE(summary.count, std::uint64_t{5});
    QCOMPARE(summary.min, -3.0);
    QCOMPARE(summary.max, 5.0);
    QCOMPARE(summary.mean, 1.0);
    QCOMPARE(summary.nan, std::uint64_t{1});
    QCOMPARE(summary.inf, std::uint64_t{1});
    QCOMPARE(summary.sha256, sha256Hex(spanOf(values)));
    const std::vector<std::uint64_t> wide(10000, UINT64_MAX);
    QCOMPARE(summarize("y", ElementType::UInt64, spanOf(wide)).mean, 18446744073709551615.0);
    const std::vector<std::uint8_t> flags{0, 1, 255, 0};
    QCOMPARE(summarize("y", ElementType::Bool, spanOf(flags)).mean, 0.5);
}

void VerificationTest::summarizesNothingFinite()
{
    const std::vector<double> values{kNan, -kInf};
    const OutputSummary summary = summarize("y", ElementType::Float64, spanOf(values));
    QVERIFY(std::isnan(summary.min) && std::isnan(summary.max) && std::isnan(summary.mean));
    QVERIFY(std::isnan(summarize("y", ElementType::Int8, {}).min));
}

void VerificationTest::compares_data()
{
    QTest::addColumn<ElementType>("type");
    QTest::addColumn<double>("actual");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("relative");
    QTest::addColumn<double>("absolute");
    QTest::addColumn<bool>("ok");
    const auto real = ElementType::Float64;
    QTest::newRow("equal") << real << 1.0 << 1.0 << 0.0 << 0.0 << true;
    QTest::newRow("within rtol") << real << 100.5 << 100.0 << 0.005 << 0.0 << true;
    QTest::newRow("beyond rtol") << real << 100.51 << 100.0 << 0.005 << 0.0 << false;
    QTest::newRow("within atol") << real << 0.25 << 0.0 << 0.5 << 0.25 << true;
    QTest::newRow("beyond atol") << real << 0.26 << 0.0 << 0.5 << 0.25 << false;
    QTest::newRow("nan is nan") << real << kNan << kNan << 0.0 << 0.0 << true;
    QTest::newRow("nan for a number") << real << kNan << 1.0 << 1.0 << 1e300 << false;
    QTest::newRow("number for nan") << real << 1.0 << kNan << 1.0 << 1e300 << false;
    QTest::newRow("infinity") << real << kInf << kInf << 0.0 << 0.0 << true;
    QTest::newRow("other infinity") << real << kInf << -kInf << 1.0 << 1.0 << false;
    QTest::newRow("number for infinity") << real << 1.0 << kInf << 1.0 << 1.0 << false;
    QTest::newRow("half") << ElementType::Float16 << 1.001 << 1.0 << 1e-2 << 0.0 << true;
    QTest::newRow("bfloat16") << ElementType::BFloat16 << 1.1 << 1.0 << 1e-2 << 0.0 << false;
    QTest::newRow("counts are exact") << ElementType::Int32 << 1000001.0 << 1000000.0 << 1e-2 << 1e-8 << false;
    QTest::newRow("off by one allowed") << ElementType::UInt8 << 4.0 << 5.0 << 0.0 << 1.0 << true;
    QTest::newRow("bool") << ElementType::Bool << 1.0 << 0.0 << 1.0 << 0.5 << false;
}

void VerificationTest::compares()
{
    QFETCH(ElementType, type);
    QFETCH(double, actual);
    QFETCH(double, expected);
    QFETCH(double, relative);
    QFETCH(double, absolute);
    QFETCH(bool, ok);
    const Verification result = compareElements("y", type, bytesOf(type, {actual}), bytesOf(type, {expected}), relative, absolute);
    QCOMPARE(result.ok, ok);
    QCOMPARE(result.mismatches, std::uint64_t{ok ? 0u : 1u});
}

void VerificationTest::comparesWideIntegersExactly()
{
    const std::vector<std::int64_t> actual{std::numeric_limits<std::int64_t>::max()};
    const std::vector<std::int64_t> expected{std::numeric_limits<std::int64_t>::max() - 1};
    QVERIFY(!compareElements("y", ElementType::Int64, spanOf(actual), spanOf(expected), 0, 0).ok);
    const std::vector<std::int64_t> lowest{std::numeric_limits<std::int64_t>::min()};
    QCOMPARE(compareElements("y", ElementType::Int64, spanOf(actual), spanOf(lowest), 0, 0).maxAbs, 18446744073709551615.0);
}

void VerificationTest::findsTheFirstMismatch()
{
    const std::vector<float> actual{1, 2, 30, 4, 100};
    const std::vector<float> expected{1, 2, 3, 4, 50};
    const Verification result = compareElements("y", ElementType::Float32, spanOf(actual), spanOf(expected), 1e-5, 0);
    QCOMPARE(result.mismatches, std::uint64_t{2});
    QCOMPARE(result.firstIndex, std::uint64_t{2});
    QCOMPARE(result.actual, 30.0);
    QCOMPARE(result.expected, 3.0);
    QCOMPARE(result.maxAbs, 50.0);
    QCOMPARE(result.maxRel, 9.0);
}

void VerificationTest::refusesOtherSizes()
{
    const std::vector<std::byte> four(4);
    const std::vector<std::byte> eight(8);
    QVERIFY_EXCEPTION_THROWN(compareElements("y", ElementType::Int32, four, eight, 0, 0), LogicError);
    QVERIFY_EXCEPTION_THROWN(summarize("y", ElementType::Int64, four), LogicError);
}

void VerificationTest::evaluatesReferences()
{
    const std::vector<float> x{1, 2, 3};
    const std::vector<std::uint8_t> m{200, 100, 0};
    const std::vector<NamedBuffer> inputs{{"x", ElementType::Float32, spanOf(x)}, {"m", ElementType::UInt8, spanOf(m)}};
    const auto saxpy = evaluateReference("a * x[i] + i", ElementType::Float32, 3, {{"a", "2.5"}}, inputs);
    QCOMPARE(loadElement<float>(saxpy.data(), 2), 9.5f);
    const auto difference = evaluateReference("m[1] - m[i]", ElementType::Int16, 3, {}, inputs);
    QCOMPARE(loadElement<std::int16_t>(difference.data(), 0), std::int16_t{-100});
    const auto wrapped = evaluateReference("m[i] * 2", ElementType::UInt8, 1, {}, inputs);
    QCOMPARE(loadElement<std::uint8_t>(wrapped.data(), 0), std::uint8_t{144});
    const auto truncated = evaluateReference("-x[i] / 2", ElementType::Int32, 3, {}, inputs);
    QCOMPARE(loadElement<std::int32_t>(truncated.data(), 2), -1);
    QVERIFY(evaluateReference("1", ElementType::Float64, 0, {}, {}).empty());
}

void VerificationTest::reducesWholeBuffers()
{
    const std::vector<float> x{3, 1e8f, -2, 1, -1e8f};
    const std::vector<std::uint8_t> m{200, 100, 0};
    const std::vector<float> none;
    const std::vector<NamedBuffer> inputs{{"x", ElementType::Float32, spanOf(x)}, {"m", ElementType::UInt8, spanOf(m)},
                                          {"none", ElementType::Float32, spanOf(none)}};
    const auto value = [&](const char* expression) {
        return loadElement<double>(evaluateReference(expression, ElementType::Float64, 1, {{"sum", "4"}}, inputs).data(), 0);
    };
    QCOMPARE(value("sum(x)"), 2.0);  // nothing is lost beside 1e8
    QCOMPARE(value("sum(m) / 7"), 42.0);  // whole numbers stay whole
    QCOMPARE(value("mean( m ) + max(m) - min (m)"), 300.0);
    QCOMPARE(value("max(x) + min(x)"), 0.0);
    QCOMPARE(value("sum(none) + sum"), 4.0);
    QCOMPARE(value("max(m[0], 300) + min(x[0], 1)"), 301.0);
    QVERIFY_EXCEPTION_THROWN(value("max(none)"), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(value("sum(y)"), RuntimeError);
}

void VerificationTest::referencesFailInWords_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("word");
    QTest::newRow("index") << "x[i + 1]" << "element 2 has no value";
    QTest::newRow("name") << "z[i]" << "not a buffer";
    QTest::newRow("range") << "x[i] * 1e30" << "does not fit in int32";
    QTest::newRow("nan") << "nan" << "does not fit in int32";
    QTest::newRow("symbol") << "n" << "'n' is not known";
}

void VerificationTest::referencesFailInWords()
{
    QFETCH(QString, expression);
    QFETCH(QString, word);
    const std::vector<float> x{1, 2, 3};
    const std::vector<NamedBuffer> inputs{{"x", ElementType::Float32, spanOf(x)}};
    try {
        evaluateReference(expression.toStdString(), ElementType::Int32, 3, {}, inputs);
        QFAIL("it has a value");
    } catch (const RuntimeError& error) {
        QVERIFY2(QString(error.what()).contains(word), error.what());
        QVERIFY(error.info().subject.name.find(expression.toStdString()) != std::string::npos);
    }
}

KD_TEST(VerificationTest, kd::test::NoApplication)

}  // namespace tst_verification

#include "tst_verification.moc"
