// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/datarequest.h"
#include "tests/core/data/databuffers.h"
#include "tests/fuzzsettings.h"
#include "tests/program/testprogram.h"

#include <random>

namespace tst_datarequest {

using namespace kd;
using Kind = DataRequest::Kind;

namespace {

const std::vector<std::byte> kActual = bufferOf<float>({1, 2, 3, 4, 5, 6});
const std::vector<std::byte> kExpected = bufferOf<float>({1, 2, 3, 4, 5, 7});

DataRequest requestOf(Kind kind)
{
    return {.kind = kind,
            .blob = "output:a",
            .view = denseView(ValueFormat::Float32, {2, 3}),
            .expectedBlob = "output:b",
            .expectedView = denseView(ValueFormat::Float32, {2, 3}),
            .plot = {.last = 6, .bins = 2},
            .image = {.channelAxis = std::nullopt, .width = 3, .height = 2},
            .sought = SoughtValue::Zero,
            .from = 5};
}

/// As both sides of a connection see it: CBOR.
template <typename Value> Value sent(const Value& value)
{
    return Json::from_cbor(Json::to_cbor(Json(value))).template get<Value>();
}

}  // namespace

class DataRequestTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsAnswered_data();
    void everyKindIsAnswered();
    void figuresAndSearchesOfDifferences();
    void requestsTravel();
    void answersTravel();
    void damagedRequestsAreRefused();
    void viewsThatDoNotFitAreRefused();
};

void DataRequestTest::everyKindIsAnswered_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("member");
    QTest::newRow("statistics") << Kind::Statistics << "statistics";
    QTest::newRow("seek") << Kind::Seek << "seek";
    QTest::newRow("plot") << Kind::Plot << "plot";
    QTest::newRow("image") << Kind::Image << "image";
    QTest::newRow("differences") << Kind::Differences << "differences";
    QTest::newRow("seek difference") << Kind::SeekDifference << "seek";
    QTest::newRow("difference") << Kind::DifferenceAt << "difference";
}

void DataRequestTest::everyKindIsAnswered()
{
    QFETCH(Kind, kind);
    QFETCH(QString, member);
    const auto answer = answerOf(sent(requestOf(kind)), kActual, kExpected);
    QVERIFY(answer);
    const Json json = *answer;
    QCOMPARE(json.size(), std::size_t{1});
    QVERIFY(json.contains(member.toStdString()));
    QVERIFY(Json(sent(*answer)) == json);
}

void DataRequestTest::figuresAndSearchesOfDifferences()
{
    DataRequest request = requestOf(Kind::Statistics);
    QVERIFY(!request.compares());
    request.isOfDifferences = true;
    QVERIFY(sent(request).compares());
    const auto statistics = answerOf(sent(request), kActual, kExpected)->statistics;
    QCOMPARE(statistics->min, -1.0);
    QCOMPARE(statistics->max, 0.0);
    QCOMPARE(statistics->zeros, std::uint64_t{5});
    request.kind = Kind::Seek;
    request.direction = SeekDirection::Backward;
    request.isFromIncluded = true;
    QCOMPARE(answerOf(sent(request), kActual, kExpected)->seek->index, std::uint64_t{4});
}

void DataRequestTest::requestsTravel()
{
    DataRequest request = requestOf(Kind::Image);
    request.statistics = {.percentiles = {1, 2.5}, .bins = 7, .range = ValueRange{-1, 1}};
    request.image = {.rowAxis = 1, .columnAxis = 0, .channelAxis = 2, .at = {1, 2, 3}, .firstRow = 1, .rows = 2, .firstColumn = 3,
                     .columns = 4, .width = 5, .height = 6, .reduction = PixelReduction::Mean};
    request.differences = {.tolerance = {.relative = 0.5, .absolute = 0.25, .ulps = 4}, .measure = DifferenceMeasure::Ulp, .worst = 3,
                           .mapRows = 1, .mapColumns = 2, .blockThreads = 64};
    request.direction = SeekDirection::Backward;
    request.isFromIncluded = true;
    request.deadline = Milliseconds(1234);
    QVERIFY(Json(sent(request)) == Json(request));
    QCOMPARE(sent(request).image.channelAxis, std::optional<std::uint32_t>(2));
    QCOMPARE(sent(request).differences.tolerance.ulps, std::optional<std::uint64_t>(4));
}

void DataRequestTest::answersTravel()
{
    const auto plot = sent(*answerOf(requestOf(Kind::Plot), kActual, {})).plot;
    QCOMPARE(plot->bins.size(), std::size_t{2});
    QCOMPARE(plot->bins[1].max, 6.0);
    const auto image = sent(*answerOf(requestOf(Kind::Image), kActual, {})).image;
    QCOMPARE(image->values, (std::vector<double>{1, 2, 3, 4, 5, 6}));
    const auto differences = sent(*answerOf(requestOf(Kind::Differences), kActual, kExpected)).differences;
    QCOMPARE(differences->worst.front().index, std::uint64_t{5});
    QVERIFY(differences->pattern.kind == DifferencePattern::Kind::Single);
    QVERIFY(Json(*differences)["pattern"]["text"] == "One element differs: 5.");
}

void DataRequestTest::damagedRequestsAreRefused()
{
    const std::vector<std::uint8_t> whole = Json::to_cbor(Json(requestOf(Kind::Differences)));
    std::mt19937 random(5);
    repeat({.cases = 20'000}, [&] {
        std::vector<std::uint8_t> bytes = whole;
        for (auto edits = 1 + random() % 3; edits > 0; --edits)
            bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
        try {
            const Json json = Json::from_cbor(bytes);
            DataRequest request = json.get<DataRequest>();
            answerOf(request, kActual, kExpected, [](std::uint64_t done, std::uint64_t) { return done < 1'000'000; });
        } catch (const Json::exception&) {
        } catch (const RuntimeError& error) {
            QVERIFY(!error.info().text.empty());
        }
    });
}

void DataRequestTest::viewsThatDoNotFitAreRefused()
{
    DataRequest request = requestOf(Kind::Statistics);
    request.view.axes[0].count = 3;
    QVERIFY(refusalOf([&] { answerOf(request, kActual, {}); }).contains("reaches to byte 36"));
    request = requestOf(Kind::Differences);
    QVERIFY(refusalOf([&] { answerOf(request, kActual, std::span(kExpected).first(20)); }).contains("reaches to byte 24"));
}

KD_TEST(DataRequestTest, kd::test::NoApplication)

}  // namespace tst_datarequest

#include "tst_datarequest.moc"
