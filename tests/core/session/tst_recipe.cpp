// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/session/data/elements.h"
#include "core/session/data/philox.h"
#include "core/session/data/portablemath.h"
#include "core/session/data/recipe.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <numbers>
#include <vector>

namespace tst_recipe {

using namespace kd;

namespace {

template <typename T>
std::vector<T> filled(std::string_view recipe, ElementType type, std::size_t count)
{
    std::vector<T> values(count);
    fill(parseRecipe(recipe), type, std::as_writable_bytes(std::span(values)));
    return values;
}

}  // namespace

class RecipeTest : public QObject {
    Q_OBJECT
private slots:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void philoxGivesThePublishedWords();
    void randomMeansTheSameBytesEverywhere();
    void boundedOnesStayBelow();
    void randomRealsStayBelowOne_data();
    void randomRealsStayBelowOne();
    void normalHasMeanZeroAndDeviationOne();
    void portableFunctionsAgreeWithTheLibrary();
    void formulas();
    void bytesStayAsRecorded_data();
    void bytesStayAsRecorded();
    void refusesHalfAnElement();
};

void RecipeTest::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Recipe>("recipe");
    using Kind = Recipe::Kind;
    QTest::newRow("zeros") << "zeros" << Recipe{.kind = Kind::Zeros};
    QTest::newRow("empty brackets") << " ones( ) " << Recipe{.kind = Kind::Ones};
    QTest::newRow("random") << "random" << Recipe{.kind = Kind::Random};
    QTest::newRow("random(1)") << "random(1)" << Recipe{.kind = Kind::Random, .seed = 1};
    QTest::newRow("named") << "normal( seed = 2 )" << Recipe{.kind = Kind::Normal, .seed = 2};
    QTest::newRow("hexadecimal") << "random(0xff)" << Recipe{.kind = Kind::Random, .seed = 255};
    QTest::newRow("largest") << "random(18446744073709551615)" << Recipe{.kind = Kind::Random, .seed = UINT64_MAX};
    QTest::newRow("bounded") << "random(seed=7, below=64)" << Recipe{.kind = Kind::Random, .seed = 7, .below = 64};
    QTest::newRow("largest bound") << "random( 1 ,below = 0x20000000000000 )"
                                   << Recipe{.kind = Kind::Random, .seed = 1, .below = std::uint64_t{1} << 53};
    QTest::newRow("file") << "file(\"a (1).npy\")" << Recipe{.kind = Kind::File, .path = "a (1).npy"};
    QTest::newRow("quotes") << R"(image("a\"b\\c.png"))" << Recipe{.kind = Kind::Image, .path = "a\"b\\c.png"};
}

void RecipeTest::parses()
{
    QFETCH(QString, text);
    QFETCH(Recipe, recipe);
    QCOMPARE(parseRecipe(text.toStdString()), recipe);
    QCOMPARE(parseRecipe(toText(recipe)), recipe);
}

void RecipeTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("word") << QByteArray("noise");
    QTest::newRow("open") << QByteArray("random(1");
    QTest::newRow("after") << QByteArray("random(1)x");
    QTest::newRow("negative") << QByteArray("random(-1)");
    QTest::newRow("too large") << QByteArray("random(18446744073709551616)");
    QTest::newRow("key") << QByteArray("random(sed=1)");
    QTest::newRow("no seed") << QByteArray("random()");
    QTest::newRow("bounded by nothing") << QByteArray("random(seed=1, below=0)");
    QTest::newRow("bound too large") << QByteArray("random(seed=1, below=9007199254740993)");
    QTest::newRow("bound of two") << QByteArray("random(seed=1, below=2, below=3)");
    QTest::newRow("bound without a word") << QByteArray("random(1, 2)");
    QTest::newRow("bound without a seed") << QByteArray("random(below=2)");
    QTest::newRow("bound of others") << QByteArray("normal(seed=1, below=2)");
    QTest::newRow("argument") << QByteArray("zeros(1)");
    QTest::newRow("no file") << QByteArray("file");
    QTest::newRow("no quotes") << QByteArray("file(a.npy)");
    QTest::newRow("open quotes") << QByteArray("file(\"a.npy)");
    QTest::newRow("two names") << QByteArray("file(\"a\"\"b\")");
    QTest::newRow("empty name") << QByteArray("file(\"\")");
    QTest::newRow("zero byte") << QByteArray("file(\"a\0b\")", 11);
    QTest::newRow("long") << QByteArray(100000, '(');
}

void RecipeTest::refuses()
{
    QFETCH(QByteArray, text);
    QVERIFY_EXCEPTION_THROWN(parseRecipe(text.toStdString()), RuntimeError);
}

// Known answers: Random123 1.14, tests/kat_vectors, "philox4x32 10".
void RecipeTest::philoxGivesThePublishedWords()
{
    using Words = std::array<std::uint32_t, 4>;
    QCOMPARE(philox4x32({0, 0, 0, 0}, {0, 0}), (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
    constexpr std::uint32_t kOnes = 0xffffffff;
    QCOMPARE(philox4x32({kOnes, kOnes, kOnes, kOnes}, {kOnes, kOnes}), (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    QCOMPARE(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
             (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

void RecipeTest::randomMeansTheSameBytesEverywhere()
{
    const auto words = filled<std::uint32_t>("random(0)", ElementType::UInt32, 3);
    QCOMPARE(words[0], 0x6627e8d5u);
    QCOMPARE(filled<std::uint64_t>("random(0)", ElementType::UInt64, 1)[0], 0x6627e8d5e169c58dull);
    QCOMPARE(filled<std::int8_t>("random(0)", ElementType::Int8, 1)[0], std::int8_t{0x66});
    QCOMPARE(filled<float>("random(0)", ElementType::Float32, 1)[0], static_cast<float>(0x6627e8) / 16777216.0f);
    // Element 5 under seed 2^32 + 7 is counter {5,0,0,0} under key {7,1}.
    QCOMPARE(filled<std::uint32_t>("random(4294967303)", ElementType::UInt32, 6)[5], philox4x32({5, 0, 0, 0}, {7, 1})[0]);
}

void RecipeTest::randomRealsStayBelowOne_data()
{
    QTest::addColumn<ElementType>("type");
    for (const ElementType type : {ElementType::Float8E4M3, ElementType::Float8E5M2, ElementType::Float16, ElementType::BFloat16,
                                   ElementType::Float32, ElementType::Float64})
        QTest::newRow(std::string(nameOf(type)).c_str()) << type;
}

void RecipeTest::boundedOnesStayBelow()
{
    for (const std::uint64_t below : {1u, 2u, 3u, 7u, 100u, 255u}) {
        const Recipe recipe{.kind = Recipe::Kind::Random, .seed = 9, .below = below};
        for (const ElementType type : {ElementType::UInt8, ElementType::Int16, ElementType::Int32, ElementType::UInt64,
                                       ElementType::Float16, ElementType::BFloat16, ElementType::Float32, ElementType::Float64}) {
            constexpr std::size_t kCount = 5000;
            std::vector<std::byte> bytes(kCount * sizeOf(type));
            fill(recipe, type, bytes);
            withElementType(type, [&]<typename T>(std::type_identity<T>) {
                double most = 0;
                for (std::size_t i = 0; i < kCount; ++i) {
                    const double value = elementToDouble(loadElement<T>(bytes.data(), i));
                    QVERIFY2(value >= 0 && value < static_cast<double>(below), std::to_string(value).c_str());
                    most = std::max(most, value);
                }
                QVERIFY(most >= (static_cast<double>(below) - 1) * 0.9);
            });
        }
    }
    // A bound beyond the type's own: no element is negative.
    for (const std::int8_t value : filled<std::int8_t>("random(seed=2, below=1000)", ElementType::Int8, 500))
        QVERIFY(value >= 0);
    QCOMPARE(filled<std::uint32_t>("random(seed=0, below=1000)", ElementType::UInt32, 1)[0],
             static_cast<std::uint32_t>(0x6627e8d5e169c58dull % 1000));
}

void RecipeTest::randomRealsStayBelowOne()
{
    QFETCH(ElementType, type);
    constexpr std::size_t kCount = 20000;
    std::vector<std::byte> bytes(kCount * sizeOf(type));
    fill(parseRecipe("random(3)"), type, bytes);
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        double sum = 0;
        for (std::size_t i = 0; i < kCount; ++i) {
            const double value = elementToDouble(loadElement<T>(bytes.data(), i));
            QVERIFY(value >= 0 && value < 1);
            sum += value;
        }
        // Half of a step below the middle, where steps are that long.
        const double step = type == ElementType::Float8E4M3 ? 1.0 / 16 : type == ElementType::Float8E5M2 ? 1.0 / 8 : 0;
        QVERIFY(std::abs(sum / kCount - (0.5 - step / 2)) < 0.01);
    });
}

void RecipeTest::normalHasMeanZeroAndDeviationOne()
{
    const auto values = filled<double>("normal(9)", ElementType::Float64, 100000);
    double sum = 0;
    double squares = 0;
    for (const double value : values) {
        sum += value;
        squares += value * value;
    }
    QVERIFY(std::abs(sum / 1e5) < 0.01);
    QVERIFY(std::abs(squares / 1e5 - 1) < 0.02);
    const auto integers = filled<std::int32_t>("normal(9)", ElementType::Int32, 1);
    QVERIFY(std::abs(integers[0] / (0.25 * 2147483647.0) - values[0]) < 1e-8);
}

void RecipeTest::portableFunctionsAgreeWithTheLibrary()
{
    for (int i = 0; i <= 20000; ++i) {
        const double turns = i / 20000.0;
        QVERIFY(std::abs(portableSinTurns(turns) - std::sin(2 * std::numbers::pi * turns)) < 2e-15);
        QVERIFY(std::abs(portableCosTurns(turns) - std::cos(2 * std::numbers::pi * turns)) < 2e-15);
        const double x = (i + 1) * 0x1p-40;
        QVERIFY(std::abs(portableLog(x) - std::log(x)) < 1e-14);
    }
    QCOMPARE(portableLog(1), 0.0);
    QCOMPARE(portableCosTurns(0.25), 0.0);
    QCOMPARE(portableSinTurns(0.75), -1.0);
}

void RecipeTest::formulas()
{
    QCOMPARE(filled<std::uint8_t>("ramp", ElementType::UInt8, 258)[257], std::uint8_t{1});
    QCOMPARE(filled<float>("ramp", ElementType::Float32, 3)[2], 2.0f);
    QCOMPARE(filled<std::uint16_t>("ones", ElementType::Float16, 1)[0], std::uint16_t{0x3c00});
    QCOMPARE(filled<std::uint16_t>("ones", ElementType::BFloat16, 1)[0], std::uint16_t{0x3f80});
    const auto sine = filled<double>("sine", ElementType::Float64, 300);
    QCOMPARE(sine[0], 0.0);
    QCOMPARE(sine[64], 1.0);
    QVERIFY(std::abs(sine[32] - std::sqrt(0.5)) < 1e-15);
    QCOMPARE(sine[257], sine[1]);
    QCOMPARE(filled<std::int64_t>("sine", ElementType::Int64, 65)[64], INT64_MAX);
    QCOMPARE(filled<std::int16_t>("sine", ElementType::Int16, 193)[192], std::int16_t{-32767});
    QCOMPARE(filled<std::uint8_t>("sine", ElementType::UInt8, 193)[192], std::uint8_t{0});
    QVERIFY(std::isnan(filled<float>("poison", ElementType::Float32, 1)[0]));
    QCOMPARE(filled<std::uint64_t>("zeros", ElementType::UInt64, 2)[1], std::uint64_t{0});
}

// Recorded from this program: sessions and their reference outputs rely on it that no version changes them.
void RecipeTest::bytesStayAsRecorded_data()
{
    QTest::addColumn<QString>("recipe");
    QTest::addColumn<ElementType>("type");
    QTest::addColumn<QString>("sha256");
    QTest::newRow("normal doubles") << "normal(7)" << ElementType::Float64 << "d7125d9e6656dfd7";
    QTest::newRow("normal integers") << "normal(7)" << ElementType::UInt16 << "bd678c2f8f1eb7d2";
    QTest::newRow("random floats") << "random(7)" << ElementType::Float32 << "b892e8cc378483f1";
    QTest::newRow("random bfloat16") << "random(7)" << ElementType::BFloat16 << "1165060eb6966aaf";
    QTest::newRow("sine") << "sine" << ElementType::Float64 << "dde347f5f488a154";
}

void RecipeTest::bytesStayAsRecorded()
{
    QFETCH(QString, recipe);
    QFETCH(ElementType, type);
    std::vector<std::byte> bytes(100000 * sizeOf(type));
    fill(parseRecipe(recipe.toStdString()), type, bytes);
    QTEST(QString::fromStdString(sha256Hex(bytes)).left(16), "sha256");
}

void RecipeTest::refusesHalfAnElement()
{
    std::vector<std::byte> bytes(7);
    QVERIFY_EXCEPTION_THROWN(fill(Recipe{}, ElementType::Float32, bytes), LogicError);
    QVERIFY_EXCEPTION_THROWN(fill(parseRecipe("file(\"x\")"), ElementType::Int8, bytes), LogicError);
}

KD_TEST(RecipeTest, kd::test::NoApplication)

}  // namespace tst_recipe

#include "tst_recipe.moc"
