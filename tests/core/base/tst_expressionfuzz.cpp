// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expression.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <array>
#include <random>

namespace tst_expressionfuzz {

using namespace kd;

namespace {

constexpr std::array<const char*, 12> kSeeds{
    "ceil((n + block.x - 1) / block.x)", "n > 0 ? x[i % 4] * 2.5f : -1", "min(n, 1 << 20, 0xffffu) & ~0u",
    "a*x[i]+(i==0?0:x[i-1])", "floor(n/3/7) % 5 << 2", "!(n && a) || (i != 3)", "pow(2, log2(n)) - sqrt(abs(-a))",
    "(float)n / (int)a", "18446744073709551615 - 9223372036854775808", "ceil_div(n, 256) * 1e-3", "((((n))))", "-+~!n"};

constexpr std::array<double, 4> kReals{1, 2, 3, 4};

ExpressionScope sampleScope()
{
    ExpressionScope scope;
    scope.variables = {"i"};
    scope.constants = {{"n", Number::ofSigned(1000)}, {"a", Number::ofReal(2.5)}, {"block.x", Number::ofUnsigned(256)}};
    scope.arrays.push_back(
        {.name = "x", .length = kReals.size(), .data = kReals.data(), .readReal = [](const void* data, std::uint64_t index) {
             return static_cast<const double*>(data)[index];
         }});
    return scope;
}

// Reads and evaluates; anything but a value or an ExpressionError with a place in the text fails the test.
bool survives(const std::string& text, const ExpressionScope& scope)
{
    const std::int64_t i = 1;
    try {
        Expression(text, scope).evaluate(&i);
    } catch (const ExpressionError& error) {
        return error.column() >= 1 && static_cast<std::size_t>(error.column()) <= text.size() + 1;
    }
    return true;
}

std::string mutated(std::string text, std::mt19937& random)
{
    constexpr std::string_view kPieces = "()[]?:,+-*/%<>=&|^~!. 019xufeEni_\n";
    const unsigned edits = 1 + random() % 4;
    for (unsigned edit = 0; edit < edits; ++edit) {
        const std::size_t at = random() % (text.size() + 1);
        switch (random() % 4) {
        case 0: text.insert(at, 1, kPieces[random() % kPieces.size()]); break;
        case 1: text.erase(at, 1 + random() % 3); break;
        case 2: text.insert(at, text.substr(0, random() % (text.size() + 1))); break;
        default:
            if (at < text.size())
                text[at] = static_cast<char>(random() & 0xff);
        }
    }
    return text;
}

// A random integer expression, fully bracketed, with its value by 128-bit arithmetic; no value where a step fails.
struct Sample {
    std::string text;
    std::optional<__int128> value;
};

std::optional<__int128> apply(char op, __int128 a, __int128 b)
{
    constexpr __int128 kLow = -(static_cast<__int128>(1) << 63);
    constexpr __int128 kHigh = (static_cast<__int128>(1) << 64) - 1;
    __int128 result = 0;
    if ((op == '/' || op == '%') && b == 0)
        return std::nullopt;
    switch (op) {
    case '+': result = a + b; break;
    case '-': result = a - b; break;
    case '*':
        if (__builtin_mul_overflow(a, b, &result))
            return std::nullopt;
        break;
    case '/': result = a / b; break;
    case '%': result = a - a / b * b; break;
    case '&': result = a & b; break;
    case '|': result = a | b; break;
    default: result = a ^ b; break;
    }
    return result < kLow || result > kHigh ? std::nullopt : std::optional(result);
}

Sample randomSample(std::mt19937_64& random, int depth)
{
    if (depth == 0) {
        const std::uint64_t value = random() >> (random() % 64);
        return {std::to_string(value), value};
    }
    constexpr std::string_view kOperators = "+-*/%&|^";
    const char op = kOperators[random() % kOperators.size()];
    const Sample left = randomSample(random, depth - 1);
    const Sample right = randomSample(random, static_cast<int>(random() % static_cast<unsigned>(depth)));
    Sample sample{"(" + left.text + op + right.text + ")", std::nullopt};
    if (left.value && right.value)
        sample.value = apply(op, *left.value, *right.value);
    return sample;
}

}  // namespace

class ExpressionFuzzTest : public QObject {
    Q_OBJECT
private slots:
    void randomBytes();
    void mutatedExpressions();
    void truncatedExpressions();
    void integersAgreeWithAnIndependentEvaluation();
};

void ExpressionFuzzTest::randomBytes()
{
    const ExpressionScope scope = sampleScope();
    std::mt19937 random(1);
    for (int round = 0; round < 20000; ++round) {
        std::string text(random() % 64, ' ');
        for (char& c : text)
            c = static_cast<char>(random() & 0xff);
        QVERIFY2(survives(text, scope), text.c_str());
    }
}

void ExpressionFuzzTest::mutatedExpressions()
{
    const ExpressionScope scope = sampleScope();
    std::mt19937 random(2);
    for (int round = 0; round < 40000; ++round) {
        const std::string text = mutated(kSeeds[random() % kSeeds.size()], random);
        QVERIFY2(survives(text, scope), text.c_str());
    }
}

void ExpressionFuzzTest::truncatedExpressions()
{
    const ExpressionScope scope = sampleScope();
    for (const std::string seed : kSeeds) {
        for (std::size_t length = 0; length <= seed.size(); ++length)
            QVERIFY2(survives(seed.substr(0, length), scope), seed.c_str());
    }
}

void ExpressionFuzzTest::integersAgreeWithAnIndependentEvaluation()
{
    std::mt19937_64 random(3);
    int valued = 0;
    for (int round = 0; round < 20000; ++round) {
        const Sample sample = randomSample(random, static_cast<int>(1 + random() % 5));
        std::optional<__int128> value;
        try {
            value = evaluateExpression(sample.text, {}).integer;
        } catch (const ExpressionError&) {
        }
        QVERIFY2(value == sample.value, sample.text.c_str());
        valued += value.has_value() ? 1 : 0;
    }
    QVERIFY(valued > 5000);
}

KD_TEST(ExpressionFuzzTest, kd::test::NoApplication)

}  // namespace tst_expressionfuzz

#include "tst_expressionfuzz.moc"
