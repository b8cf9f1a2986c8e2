// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/datadifferences.h"
#include "tests/core/data/databuffers.h"
#include "tests/program/testprogram.h"

#include <cmath>
#include <functional>
#include <limits>
#include <random>

namespace tst_datadifferences {

using namespace kd;

namespace {

using PatternKind = DifferencePattern::Kind;
constexpr std::uint64_t kRows = 96, kColumns = 200, kCount = kRows * kColumns;

std::vector<float> noise(std::size_t count, unsigned seed = 11)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> values(1, 2);
    std::vector<float> result(count);
    for (float& value : result)
        value = values(random);
    return result;
}

/// Compares two dense buffers of one shape.
struct Compared {
    std::vector<std::byte> actual, expected;
    ScalarView view;

    std::optional<DataDifferences> differences(const DifferencesWish& wish) const
    {
        return differencesOf(ViewReader(view, actual), ViewReader(view, expected), wish);
    }
};

/// `isWrong` says which elements get another value than the reference has.
Compared planted(const std::vector<std::uint64_t>& shape, const std::function<bool(std::uint64_t)>& isWrong)
{
    const ScalarView view = denseView(ValueFormat::Float32, shape);
    std::vector<float> expected = noise(view.count());
    std::vector<float> actual = expected;
    for (std::uint64_t i = 0; i < actual.size(); ++i)
        if (isWrong(i))
            actual[i] = 7.5f + static_cast<float>((i * 37) % 101);
    return {bufferOf(actual), bufferOf(expected), view};
}

using Wrong = std::function<bool(std::uint64_t)>;

}  // namespace

class DataDifferencesTest : public QObject {
    Q_OBJECT
private slots:
    void figuresAreTheReference();
    void tolerancesCount_data();
    void tolerancesCount();
    void theWorstComeFirst_data();
    void theWorstComeFirst();
    void integersAreExact();
    void unwrittenIsDifferent();
    void otherFormatsAreCompared();
    void theMapCountsAll();
    void stepsThroughDifferences();
    void differencesAreNumbers();
    void differencesOfLongIntegersAreExact();
    void patternsAreNamed_data();
    void patternsAreNamed();
    void noiseDoesNotHidePatterns();
    void misplacedValuesAreNamed_data();
    void misplacedValuesAreNamed();
    void constantsAreNotShifted();
    void manyDifferencesAreExamined();
    void sentencesHaveTheNumbers_data();
    void sentencesHaveTheNumbers();
    void shapesMustAgree();
    void refusesTooMuch();
    void endsWhenItIsTold();
};

void DataDifferencesTest::figuresAreTheReference()
{
    const Compared compared = planted({kRows, kColumns}, [](std::uint64_t i) { return i == 17 || i == 4321 || i == kCount - 1; });
    const auto differences = compared.differences({.tolerance = {.relative = 1e-5, .absolute = 1e-8}});
    QCOMPARE(differences->count, kCount);
    QCOMPARE(differences->differing, std::uint64_t{3});
    QCOMPARE(differences->bitwiseEqual, kCount - 3);
    QCOMPARE(differences->first, std::uint64_t{17});
    QCOMPARE(differences->last, kCount - 1);
    QCOMPARE(differences->worst.size(), std::size_t{3});
    const ElementDifference& worst = differences->worst.front();
    QCOMPARE(worst.absolute, std::abs(worst.actual - worst.expected));
    QCOMPARE(worst.relative, worst.absolute / std::abs(worst.expected));
    QCOMPARE(differences->maxAbsolute, worst.absolute);
    QCOMPARE(differences->maxUlps, *worst.ulps);
    QVERIFY(differences->worst[1].absolute <= worst.absolute);
    const auto at = differenceAt(ViewReader(compared.view, compared.actual), ViewReader(compared.view, compared.expected), worst.index);
    QVERIFY(at == worst);
}

void DataDifferencesTest::tolerancesCount_data()
{
    QTest::addColumn<double>("actual");
    QTest::addColumn<double>("expected");
    QTest::addColumn<DifferenceTolerance>("tolerance");
    QTest::addColumn<bool>("differs");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double inf = std::numeric_limits<double>::infinity();
    QTest::newRow("equal") << 1.0 << 1.0 << DifferenceTolerance{} << false;
    QTest::newRow("signs of zero") << 0.0 << -0.0 << DifferenceTolerance{} << false;
    QTest::newRow("near") << 1.0001 << 1.0 << DifferenceTolerance{.relative = 1e-3} << false;
    QTest::newRow("far") << 1.01 << 1.0 << DifferenceTolerance{.relative = 1e-3} << true;
    QTest::newRow("absolute") << 0.5 << 0.0 << DifferenceTolerance{.absolute = 0.5} << false;
    QTest::newRow("nan twice") << nan << nan << DifferenceTolerance{} << false;
    QTest::newRow("nan once") << nan << 1.0 << DifferenceTolerance{.absolute = 1e300} << true;
    QTest::newRow("infinities") << inf << -inf << DifferenceTolerance{.relative = 1, .absolute = inf} << true;
    QTest::newRow("one ulp") << std::nextafter(1.0, 2.0) << 1.0 << DifferenceTolerance{.ulps = 1} << false;
    QTest::newRow("two ulps") << std::nextafter(std::nextafter(1.0, 2.0), 2.0) << 1.0 << DifferenceTolerance{.ulps = 1} << true;
}

void DataDifferencesTest::tolerancesCount()
{
    QFETCH(double, actual);
    QFETCH(double, expected);
    QFETCH(DifferenceTolerance, tolerance);
    QFETCH(bool, differs);
    const Compared compared{bufferOf<double>({actual}), bufferOf<double>({expected}), denseView(ValueFormat::Float64, {1})};
    QCOMPARE(compared.differences({.tolerance = tolerance})->differing, std::uint64_t{differs ? 1u : 0u});
}

void DataDifferencesTest::theWorstComeFirst_data()
{
    QTest::addColumn<DifferenceMeasure>("measure");
    QTest::addColumn<QList<quint64>>("places");
    QTest::newRow("absolute") << DifferenceMeasure::Absolute << QList<quint64>{2, 0, 1};
    QTest::newRow("relative") << DifferenceMeasure::Relative << QList<quint64>{1, 0, 2};
    QTest::newRow("ulp") << DifferenceMeasure::Ulp << QList<quint64>{1, 0, 2};
}

void DataDifferencesTest::theWorstComeFirst()
{
    QFETCH(DifferenceMeasure, measure);
    QFETCH(QList<quint64>, places);
    const Compared compared{bufferOf<float>({2, 0.3f, 1010, 5}), bufferOf<float>({1, 0.1f, 1000, 5}), denseView(ValueFormat::Float32, {4})};
    QList<quint64> seen;
    const auto differences = compared.differences({.measure = measure, .worst = 3});
    for (const ElementDifference& difference : differences->worst)
        seen << difference.index;
    QCOMPARE(seen, places);
    QCOMPARE(compared.differences({.measure = measure, .worst = 1})->worst.front().index, std::uint64_t{places.front()});
}

void DataDifferencesTest::integersAreExact()
{
    const std::int64_t large = (std::int64_t{1} << 60) + 1;
    const Compared compared{bufferOf<std::int64_t>({large}), bufferOf<std::int64_t>({large - 1}), denseView(ValueFormat::Int64, {1})};
    const auto differences = compared.differences({});
    QCOMPARE(differences->differing, std::uint64_t{1});
    QCOMPARE(differences->maxAbsolute, 1.0);
    QCOMPARE(compared.differences({.tolerance = {.relative = 1}})->differing, std::uint64_t{1});
    QCOMPARE(compared.differences({.tolerance = {.absolute = 1}})->differing, std::uint64_t{0});
}

void DataDifferencesTest::unwrittenIsDifferent()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Compared compared{std::vector<std::byte>(4, std::byte{0xff}), bufferOf<float>({nan}), denseView(ValueFormat::Float32, {1})};
    QCOMPARE(compared.differences({})->differing, std::uint64_t{1});
}

void DataDifferencesTest::otherFormatsAreCompared()
{
    const std::vector<std::byte> actual = bufferOf<float>({1, 2.5f, 3});
    const std::vector<std::byte> expected = bufferOf<double>({1, 2.5, 4});
    const auto differences = differencesOf(ViewReader(denseView(ValueFormat::Float32, {3}), actual),
                                           ViewReader(denseView(ValueFormat::Float64, {3}), expected), {});
    QCOMPARE(differences->differing, std::uint64_t{1});
    QVERIFY(!differences->worst.front().ulps);
}

void DataDifferencesTest::theMapCountsAll()
{
    const Compared compared = planted({kRows, kColumns}, [](std::uint64_t i) { return i / kColumns >= 48 && i % kColumns < 100; });
    const auto differences = compared.differences({.mapRows = 2, .mapColumns = 2});
    QCOMPARE(differences->map.rowElements, kColumns);
    QCOMPARE(differences->map.counts, (std::vector<std::uint64_t>{0, 0, 4800, 0}));
    QVERIFY(compared.differences({.mapRows = 0})->map.counts.empty());
    const Compared row = planted({1000}, [](std::uint64_t i) { return i % 3 == 0; });
    std::uint64_t sum = 0;
    const auto mapped = row.differences({.mapRows = 7, .mapColumns = 5});
    for (const std::uint64_t count : mapped->map.counts)
        sum += count;
    QCOMPARE(sum, std::uint64_t{334});
}

void DataDifferencesTest::differencesAreNumbers()
{
    constexpr float kNaN = std::numeric_limits<float>::quiet_NaN(), kInf = std::numeric_limits<float>::infinity();
    std::vector<float> actual(5000, 3), expected(5000, 1);
    actual[0] = -4;
    actual[4999] = kInf;
    expected[4100] = kNaN;
    actual[4200] = 1 + 0x1p-23f;
    expected[4300] = actual[4300] = 0x1p-126f;
    actual[4300] += 0x1p-149f;
    const std::vector<std::byte> bytes = bufferOf(actual), others = bufferOf(expected);
    const ScalarView view = denseView(ValueFormat::Float32, {50, 100});
    const ViewReader reader(view, bytes), other(view, others);
    const NumberSource differences = differenceSource(reader, other);
    const auto statistics = statisticsOf(differences, {.bins = 2});
    QCOMPARE(statistics->count, std::uint64_t{5000});
    QCOMPARE(statistics->min, -5.0);
    QCOMPARE(statistics->max, 2.0);
    QCOMPARE(statistics->nan, std::uint64_t{1});
    QCOMPARE(statistics->positiveInfinities, std::uint64_t{1});
    QCOMPARE(statistics->denormals, std::uint64_t{1});
    QCOMPARE(statistics->histogram.bins, (std::vector<std::uint64_t>{1, 4997}));
    std::vector<double> read(4900);
    differences.read(100, read);
    QCOMPARE(read[4100], 0x1p-23);
    const auto found = [&](SoughtValue sought) { return seekValue(differences, sought, 0, SeekDirection::Forward, true)->index; };
    QCOMPARE(found(SoughtValue::NaN), std::uint64_t{4100});
    QCOMPARE(found(SoughtValue::Denormal), std::uint64_t{4300});
    QCOMPARE(found(SoughtValue::Infinite), std::uint64_t{4999});
    QVERIFY(!statisticsOf(differences, {}, [](std::uint64_t, std::uint64_t) { return false; }));
    const ViewReader fewer(denseView(ValueFormat::Float32, {7}), others);
    QVERIFY(refusalOf([&] { differenceSource(reader, fewer); }).contains("5000 and 7 numbers cannot be compared"));
}

void DataDifferencesTest::differencesOfLongIntegersAreExact()
{
    const std::vector<std::byte> actual = bufferOf<std::uint64_t>({~std::uint64_t{0}, 0}), expected = bufferOf<std::int64_t>({-1, 5});
    const ViewReader reader(denseView(ValueFormat::UInt64, {2}), actual), large(denseView(ValueFormat::UInt64, {2}), expected);
    std::vector<double> read(2);
    differenceSource(reader, large).read(0, read);
    QCOMPARE(read, (std::vector<double>{0, -5}));
    const ViewReader other(denseView(ValueFormat::Int64, {2}), expected);
    differenceSource(reader, other).read(0, read);
    QCOMPARE(read, (std::vector<double>{0x1p64, -5}));
}

void DataDifferencesTest::stepsThroughDifferences()
{
    const Compared compared = planted({kCount}, [](std::uint64_t i) { return i % 5000 == 4; });
    const ViewReader actual(compared.view, compared.actual), expected(compared.view, compared.expected);
    QList<quint64> seen;
    auto found = seekDifference(actual, expected, {}, 0, SeekDirection::Forward, true);
    for (; found->isFound; found = seekDifference(actual, expected, {}, found->index, SeekDirection::Forward, false))
        seen << found->index;
    QCOMPARE(seen, (QList<quint64>{4, 5004, 10004, 15004}));
    QCOMPARE(seekDifference(actual, expected, {}, 15004, SeekDirection::Backward, false)->index, std::uint64_t{10004});
    QCOMPARE(seekDifference(actual, expected, {}, 15004, SeekDirection::Backward, true)->index, std::uint64_t{15004});
    QVERIFY(!seekDifference(actual, expected, {}, 4, SeekDirection::Backward, false)->isFound);
}

void DataDifferencesTest::patternsAreNamed_data()
{
    QTest::addColumn<QList<quint64>>("shape");
    QTest::addColumn<Wrong>("isWrong");
    QTest::addColumn<PatternKind>("kind");
    QTest::addColumn<QString>("text");
    const QList<quint64> row{kCount}, matrix{kRows, kColumns};
    const auto add = [](const char* name, const QList<quint64>& shape, const Wrong& isWrong, PatternKind kind, const char* text) {
        QTest::newRow(name) << shape << isWrong << kind << QString::fromUtf8(text);
    };
    add("none", row, [](auto) { return false; }, PatternKind::None, "");
    add("one", row, [](auto i) { return i == 99; }, PatternKind::Single, "One element differs: 99.");
    add("all", row, [](auto) { return true; }, PatternKind::All, "All elements differ");
    add("all but the first", row, [](auto i) { return i != 0; }, PatternKind::AllButFirst, "All but the first 1 element differ");
    add("all but a halo", row, [](auto i) { return i >= 3; }, PatternKind::AllButFirst, "All but the first 3 elements differ");
    add("tail of a block", row, [](auto i) { return i >= 19'200 - 128; }, PatternKind::Tail, "multiple of 128");
    add("tail", row, [](auto i) { return i >= 19'001; }, PatternKind::Tail, "from element 19001 to the end: ");
    add("stretch", row, [](auto i) { return i >= 100 && i < 250; }, PatternKind::Run, "elements 100 to 249");
    add("a warp", row, [](auto i) { return i / 32 == 7; }, PatternKind::Run, "warp 7");
    add("a block", row, [](auto i) { return i / 128 == 5; }, PatternKind::Run, "block 5 of 128 threads");
    add("every 32nd", row, [](auto i) { return i % 32 == 5; }, PatternKind::EveryNth, "One of every 32 elements differs, from element 5");
    add("every 7th", row, [](auto i) { return i % 7 == 0; }, PatternKind::EveryNth, "One of every 7 elements");
    add("lanes", row, [](auto i) { return i % 32 == 3 || i % 32 == 4 || i % 32 == 31; }, PatternKind::Lanes, "lanes 3, 4, 31 differ");
    add("half a warp", row, [](auto i) { return i % 32 >= 16; }, PatternKind::Lanes, "lanes 16-31 differ");
    add("threads of blocks", row, [](auto i) { return i % 128 == 0 || i % 128 == 127 || i % 128 == 64; }, PatternKind::Lanes,
        "Of every 128 elements, a block's, those of the threads 0, 64, 127 differ");
    add("a row", matrix, [](auto i) { return i / kColumns == 40; }, PatternKind::Rows, "Row 40 differs: exactly the 200");
    add("rows", matrix, [](auto i) { return i / kColumns % 16 == 15; }, PatternKind::Rows, "Rows 15, 31, 47, 63, 79, 95 differ");
    add("a column", matrix, [](auto i) { return i % kColumns == 12; }, PatternKind::Columns, "Column 12 differs");
    add("columns", matrix, [](auto i) { return i % kColumns % 64 == 63; }, PatternKind::Columns, "Columns 63, 127, 191 differ");
    add("a tile", matrix, [](auto i) { return i / kColumns / 16 == 2 && i % kColumns / 16 == 5; }, PatternKind::Tile,
        "rows 32 to 47 and columns 80 to 95");
    add("the border", matrix,
        [](auto i) { return i / kColumns == 0 || i / kColumns == kRows - 1 || i % kColumns == 0 || i % kColumns == kColumns - 1; },
        PatternKind::Border, "The border differs, 1 element wide");
    add("scattered", row, [](auto i) { return (i * 2654435761u % 4096) < 300; }, PatternKind::Scattered, "No pattern was found");
}

void DataDifferencesTest::patternsAreNamed()
{
    QFETCH(QList<quint64>, shape);
    QFETCH(Wrong, isWrong);
    QFETCH(PatternKind, kind);
    QFETCH(QString, text);
    const auto differences =
        planted({shape.begin(), shape.end()}, isWrong).differences({.tolerance = {.relative = 1e-5}, .blockThreads = 128});
    const QString said = QString::fromStdString(patternText(differences->pattern).english());
    QVERIFY2(differences->pattern.kind == kind, qPrintable(said));
    QVERIFY2(said.contains(text), qPrintable(said));
    if (kind != PatternKind::None && kind != PatternKind::Scattered)
        QCOMPARE(differences->pattern.explained, differences->differing);
}

void DataDifferencesTest::noiseDoesNotHidePatterns()
{
    // One of fifty elements of the pattern is right by chance, and a few others are wrong.
    const auto differences = planted({kCount}, [](std::uint64_t i) { return (i % 32 == 5 && i % 1600 != 5) || i % 4801 == 0; })
                                 .differences({});
    QVERIFY(differences->pattern.kind == PatternKind::EveryNth);
    QVERIFY(differences->pattern.explained < differences->differing);
    QVERIFY(differences->pattern.explained < differences->pattern.named);
}

void DataDifferencesTest::misplacedValuesAreNamed_data()
{
    QTest::addColumn<qint64>("shift");
    for (const qint64 shift : {1, -1, 3, -32, 64, 200, -200})
        QTest::addRow("%lld", shift) << shift;
    QTest::newRow("transposed") << qint64{0};
}

void DataDifferencesTest::misplacedValuesAreNamed()
{
    QFETCH(qint64, shift);
    const std::vector<std::uint64_t> shape = shift == 0 ? std::vector<std::uint64_t>{90, 90} : std::vector{kRows, kColumns};
    const ScalarView view = denseView(ValueFormat::Float32, shape);
    const std::vector<float> expected = noise(view.count());
    std::vector<float> actual = expected;
    for (std::uint64_t i = 0; i < actual.size(); ++i) {
        const std::uint64_t source = shift == 0 ? i % 90 * 90 + i / 90 : i + static_cast<std::uint64_t>(shift);
        actual[i] = source < actual.size() ? expected[source] : 0;
    }
    const auto differences = Compared{bufferOf(actual), bufferOf(expected), view}.differences({});
    const QString said = QString::fromStdString(patternText(differences->pattern).english());
    QVERIFY2(differences->pattern.kind == (shift == 0 ? PatternKind::Transposed : PatternKind::Shifted), qPrintable(said));
    QCOMPARE(differences->pattern.shift, std::int64_t{shift});
}

void DataDifferencesTest::constantsAreNotShifted()
{
    const ScalarView view = denseView(ValueFormat::Float32, {kCount});
    std::vector<float> expected(kCount, 0);
    for (std::uint64_t i = 0; i < kCount; i += 32)
        expected[i] = 1;
    const auto differences = Compared{bufferOf(std::vector<float>(kCount, 0)), bufferOf(expected), view}.differences({});
    QVERIFY(differences->pattern.kind == PatternKind::EveryNth);
}

void DataDifferencesTest::manyDifferencesAreExamined()
{
    const std::uint64_t count = 5'000'000;
    const auto differences = planted({count}, [](std::uint64_t i) { return i % 3 == 1; }).differences({});
    QCOMPARE(differences->differing, std::uint64_t{1'666'667});
    QVERIFY(differences->pattern.kind == PatternKind::EveryNth);
    QCOMPARE(differences->pattern.differing, std::uint64_t{1} << 20);
}

void DataDifferencesTest::sentencesHaveTheNumbers_data()
{
    QTest::addColumn<DifferencePattern>("pattern");
    QTest::addColumn<QString>("text");
    QTest::newRow("tail") << DifferencePattern{.kind = PatternKind::Tail, .first = 1024, .last = 1030, .period = 256, .differing = 7,
                                               .explained = 7, .named = 7}
                          << "The tail differs, from element 1024 to the end, behind the last multiple of 256: exactly the 7 "
                             "differing elements.";
    QTest::newRow("not all") << DifferencePattern{.kind = PatternKind::Tail, .first = 9, .differing = 7, .explained = 6, .named = 8}
                             << "The tail differs, from element 9 to the end: 6 of 7 differing elements fit, 6 of 8 elements that it "
                                "names differ.";
    QTest::newRow("shift") << DifferencePattern{.kind = PatternKind::Shifted, .shift = -2, .differing = 9, .explained = 8, .named = 8}
                           << "The values are shifted: element i holds what belongs to element i + (-2), in 8 of 8 elements compared.";
}

void DataDifferencesTest::sentencesHaveTheNumbers()
{
    QFETCH(DifferencePattern, pattern);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(patternText(pattern).english()), text);
}

void DataDifferencesTest::shapesMustAgree()
{
    const std::vector<std::byte> bytes(96);
    const ViewReader left(denseView(ValueFormat::Float32, {24}), bytes), right(denseView(ValueFormat::Float32, {23}), bytes);
    QVERIFY(refusalOf([&] { differencesOf(left, right, {}); }).contains("24 and 23 numbers cannot be compared"));
    QVERIFY(refusalOf([&] { differenceAt(left, left, 24); }).contains("there is no element 24"));
}

void DataDifferencesTest::refusesTooMuch()
{
    const ViewReader none(denseView(ValueFormat::Float32, {0}), {});
    QVERIFY(refusalOf([&] { differencesOf(none, none, {.worst = 1001}); }).contains("at most 1000"));
    QVERIFY(refusalOf([&] { differencesOf(none, none, {.mapRows = 65536, .mapColumns = 65536}); }).contains("at most 65536"));
    QCOMPARE(differencesOf(none, none, {})->differing, std::uint64_t{0});
}

void DataDifferencesTest::endsWhenItIsTold()
{
    const std::vector<std::byte> bytes(40 << 20);
    const ViewReader reader(denseView(ValueFormat::Float32, {bytes.size() / 4}), bytes);
    int asked = 0;
    QVERIFY(!differencesOf(reader, reader, {}, [&](auto, auto) { return ++asked < 3; }));
    QCOMPARE(asked, 3);
    QVERIFY(!seekDifference(reader, reader, {}, 0, SeekDirection::Forward, true, [](auto, auto) { return false; }));
}

KD_TEST(DataDifferencesTest, kd::test::NoApplication)

}  // namespace tst_datadifferences

#include "tst_datadifferences.moc"
