// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/dataview.h"
#include "tests/core/data/databuffers.h"
#include "tests/program/testprogram.h"

#include <array>

namespace tst_dataview {

using namespace kd;

namespace {

DataViewBasis basisOf(std::uint64_t bytes)
{
    return {.bytes = bytes, .layout = parseLayout("float"), .symbols = {{"width", "6"}, {"height", "4"}, {"n", "24"}}};
}

/// "offset: count x stride, …" in bits.
QString placesOf(const ScalarView& view)
{
    QStringList axes;
    for (const ViewAxis& axis : view.axes)
        axes << QString("%1x%2").arg(axis.count).arg(axis.strideBits);
    return QString("%1: %2").arg(view.offsetBits).arg(axes.join(", "));
}

}  // namespace

class DataViewTest : public QObject {
    Q_OBJECT
private slots:
    void textsAreRead_data();
    void textsAreRead();
    void textsAreRefused_data();
    void textsAreRefused();
    void membersAreViewsOfTheirOwn();
    void vectorsHaveTheirMembersAsAnAxis();
    void indexesAndPlacesAgree();
    void readsWhatThePlacesSay_data();
    void readsWhatThePlacesSay();
    void packedNumbersAreTwoAByte();
    void viewsFitTheirBytes_data();
    void viewsFitTheirBytes();
    void jsonKeepsWhatWasTyped();
    void sessionsKeepViews();
};

void DataViewTest::textsAreRead_data()
{
    QTest::addColumn<DataViewText>("text");
    QTest::addColumn<QString>("places");
    QTest::newRow("nothing") << DataViewText{} << "0: 24x32";
    QTest::newRow("shape") << DataViewText{.shape = "height, width"} << "0: 4x192, 6x32";
    QTest::newRow("expression") << DataViewText{.shape = "n / 8, (2 * 4)"} << "0: 3x256, 8x32";
    QTest::newRow("brackets") << DataViewText{.shape = "[4, 6]"} << "0: 4x192, 6x32";
    QTest::newRow("columns first") << DataViewText{.shape = "4, 6", .order = DataViewText::Order::ColumnMajor} << "0: 4x32, 6x128";
    QTest::newRow("strides") << DataViewText{.shape = "4, 4", .strides = "width, 1"} << "0: 4x192, 4x32";
    QTest::newRow("overlap") << DataViewText{.shape = "22, 3", .strides = "1, 1"} << "0: 22x32, 3x32";
    QTest::newRow("offset") << DataViewText{.offset = "8"} << "64: 22x32";
    QTest::newRow("offset of elements") << DataViewText{.offset = "3 el"} << "96: 21x32";
    QTest::newRow("offset with unit") << DataViewText{.offset = "16 B"} << "128: 20x32";
    QTest::newRow("type") << DataViewText{.type = "half"} << "0: 48x16";
    QTest::newRow("type with remainder") << DataViewText{.type = "float[5]", .slice = "::2"} << "0: 2x320";
    QTest::newRow("index") << DataViewText{.shape = "4, 6", .slice = "[2, :]"} << "384: 6x32";
    QTest::newRow("column") << DataViewText{.shape = "4, 6", .slice = ":, 5"} << "160: 4x192";
    QTest::newRow("steps") << DataViewText{.shape = "4, 6", .slice = "1:, ::3"} << "192: 3x192, 2x96";
    QTest::newRow("from the end") << DataViewText{.shape = "4, 6", .slice = "-1, -2:"} << "704: 2x32";
    QTest::newRow("dots") << DataViewText{.shape = "2, 2, 6", .slice = "..., 0"} << "0: 2x384, 2x192";
    QTest::newRow("fewer parts") << DataViewText{.shape = "2, 2, 6", .slice = "1"} << "384: 2x192, 6x32";
    QTest::newRow("one number") << DataViewText{.shape = "4, 6", .slice = "3, 5"} << "736: 1x32";
    QTest::newRow("empty range") << DataViewText{.slice = "5:5"} << "160: 0x32";
    QTest::newRow("names in a slice") << DataViewText{.slice = "width:height*width:width"} << "192: 3x192";
}

void DataViewTest::textsAreRead()
{
    QFETCH(DataViewText, text);
    QFETCH(QString, places);
    QCOMPARE(placesOf(resolveDataView(text, basisOf(96)).member(0)), places);
}

void DataViewTest::textsAreRefused_data()
{
    QTest::addColumn<DataViewText>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("type") << DataViewText{.type = "int33"} << "type: 'int33' is not a type";
    QTest::newRow("too large") << DataViewText{.shape = "5, 5"} << "shape: the view reaches to byte 100, but the buffer has 96 byte(s)";
    QTest::newRow("unknown name") << DataViewText{.shape = "depth"} << "shape: ";
    QTest::newRow("negative") << DataViewText{.shape = "4, -6"} << "shape: '-6' is not a whole number";
    QTest::newRow("fraction") << DataViewText{.shape = "4.5"} << "is not a whole number";
    QTest::newRow("hole") << DataViewText{.shape = "4,,6"} << "missing between two commas";
    QTest::newRow("overflow") << DataViewText{.shape = "1 << 39, 1 << 39"} << "shape: ";
    QTest::newRow("dimensions") << DataViewText{.shape = "1,1,1,1,1,1,1,1,1"} << "at most 8 are shown";
    QTest::newRow("strides for another shape") << DataViewText{.shape = "4, 6", .strides = "1"} << "strides: there are 1 strides";
    QTest::newRow("strides too large") << DataViewText{.shape = "4, 6", .strides = "7, 1"} << "strides: the view reaches to byte 108";
    QTest::newRow("offset") << DataViewText{.offset = "97"} << "offset: it lies behind the buffer's end";
    QTest::newRow("offset of nothing") << DataViewText{.offset = "KiB"} << "offset: ";
    QTest::newRow("index") << DataViewText{.slice = "24"} << "slice: '24' lies outside of the 24";
    QTest::newRow("step") << DataViewText{.slice = "::0"} << "slice: the step of '::0' is 0";
    QTest::newRow("parts") << DataViewText{.slice = "1, 2"} << "slice: it has 2 parts, but the view has 1 dimension(s)";
}

void DataViewTest::textsAreRefused()
{
    QFETCH(DataViewText, text);
    QFETCH(QString, error);
    const QString said = refusalOf([&] { resolveDataView(text, basisOf(96)); });
    QString wanted = error;
    QVERIFY2(said.contains(wanted.replace("byte(s)", "bytes").replace("1 dimension(s)", "1 dimension")) || said.contains(error),
             qPrintable(said));
}

void DataViewTest::membersAreViewsOfTheirOwn()
{
    const DataView view = resolveDataView({.type = "{ float x; int id; }", .shape = "3, 4", .slice = "1"}, basisOf(96));
    QCOMPARE(placesOf(view.member(1)), QString("288: 4x64"));
    QVERIFY(view.member(1).format == ValueFormat::Int32);
    QCOMPARE(placesOf(view.numbers()), QString("256: 4x64"));
    QCOMPARE(view.elements(), std::uint64_t{4});
}

void DataViewTest::vectorsHaveTheirMembersAsAnAxis()
{
    const DataView view = resolveDataView({.type = "float2", .shape = "3, 4"}, basisOf(96));
    QCOMPARE(placesOf(view.numbers()), QString("0: 3x256, 4x64, 2x32"));
    QCOMPARE(placesOf(view.member(1)), QString("32: 3x256, 4x64"));
}

void DataViewTest::indexesAndPlacesAgree()
{
    const ScalarView view = resolveDataView({.shape = "4, 6", .slice = "1:, ::2"}, basisOf(96)).numbers();
    QCOMPARE(view.count(), std::uint64_t{9});
    for (std::uint64_t index = 0; index < view.count(); ++index)
        QCOMPARE(view.indexOf(view.coordinatesOf(index)), index);
    QCOMPARE(view.bitOf(4), std::uint64_t{6 * 32 + 6 * 32 + 2 * 32});
}

void DataViewTest::readsWhatThePlacesSay_data()
{
    QTest::addColumn<DataViewText>("text");
    QTest::newRow("all") << DataViewText{};
    QTest::newRow("columns first") << DataViewText{.shape = "4, 6", .order = DataViewText::Order::ColumnMajor};
    QTest::newRow("slice") << DataViewText{.shape = "4, 6", .slice = "1:, ::2"};
    QTest::newRow("member") << DataViewText{.type = "{ int a; float b; }"};
    QTest::newRow("halves") << DataViewText{.type = "half", .shape = "6, 8", .slice = ":, 1:7:3"};
}

void DataViewTest::readsWhatThePlacesSay()
{
    QFETCH(DataViewText, text);
    std::vector<float> values;
    for (int i = 0; i < 24; ++i)
        values.push_back(static_cast<float>(i * i) - 20.5f);
    const std::vector<std::byte> bytes = bufferOf(values);
    const DataView resolved = resolveDataView(text, basisOf(96));
    const ScalarView view = resolved.member(resolved.layout.members.size() - 1);
    const ViewReader reader(view, bytes);
    std::vector<double> read(view.count());
    std::vector<std::uint64_t> raw(view.count());
    reader.read(0, read);
    reader.readRaw(0, raw);
    for (std::uint64_t index = 0; index < view.count(); ++index) {
        const std::uint64_t at = rawValueAt(bytes.data(), view.bitOf(index), view.format);
        QCOMPARE(raw[index], at);
        QVERIFY(read[index] == toDouble(view.format, at) || (std::isnan(read[index]) && std::isnan(toDouble(view.format, at))));
    }
    std::array<double, 2> part{};
    reader.read(view.count() - 2, part);
    QVERIFY(std::memcmp(part.data(), read.data() + read.size() - 2, sizeof(part)) == 0);
}

void DataViewTest::packedNumbersAreTwoAByte()
{
    const std::vector<std::byte> bytes = bufferOf<std::uint8_t>({0x21, 0xf3, 0x80});
    const DataView view = resolveDataView({.type = "packed_int4"}, {.bytes = 3, .layout = parseLayout("uint8"), .symbols = {}});
    std::vector<double> values(6);
    ViewReader(view.numbers(), bytes).read(0, values);
    QCOMPARE(values, (std::vector<double>{1, 2, 3, -1, 0, -8}));
    const DataView odd = resolveDataView({.type = "packed_int4", .slice = "1::2"},
                                         {.bytes = 3, .layout = parseLayout("uint8"), .symbols = {}});
    values.resize(3);
    ViewReader(odd.numbers(), bytes).read(0, values);
    QCOMPARE(values, (std::vector<double>{2, -1, -8}));
}

void DataViewTest::viewsFitTheirBytes_data()
{
    QTest::addColumn<ScalarView>("view");
    QTest::addColumn<bool>("fits");
    const ValueFormat real = ValueFormat::Float32;
    QTest::newRow("just") << ScalarView{real, 0, {{24, 32}}} << true;
    QTest::newRow("one more") << ScalarView{real, 0, {{25, 32}}} << false;
    QTest::newRow("last bit") << ScalarView{real, 8, {{24, 32}}} << false;
    QTest::newRow("within a byte") << ScalarView{real, 4, {{1, 32}}} << false;
    QTest::newRow("stride within a byte") << ScalarView{real, 0, {{2, 36}}} << false;
    QTest::newRow("nothing, far away") << ScalarView{real, 32000, {{0, 32}}} << true;
    QTest::newRow("many axes") << ScalarView{real, 0, std::vector<ViewAxis>(10)} << false;
    QTest::newRow("many numbers at one place") << ScalarView{real, 0, {{std::uint64_t{1} << 40, 0}, {2, 0}}} << false;
    QTest::newRow("overflow") << ScalarView{real, 0, {{std::uint64_t{1} << 33, std::uint64_t{1} << 35}}} << false;
    QTest::newRow("overflow of the end") << ScalarView{real, ~std::uint64_t{7}, {{2, 32}}} << false;
    QTest::newRow("overflow by an empty axis") << ScalarView{real, 0, {{0, 32}, {std::uint64_t{1} << 41, 8}}} << true;
}

void DataViewTest::viewsFitTheirBytes()
{
    QFETCH(ScalarView, view);
    QFETCH(bool, fits);
    const QString said = refusalOf([&] { checkView(view, 96); });
    QCOMPARE(said == "no error", fits);
}

void DataViewTest::jsonKeepsWhatWasTyped()
{
    const DataViewText text{.type = "half2", .shape = "n", .order = DataViewText::Order::ColumnMajor, .strides = "1", .offset = "2 el",
                            .slice = "::2"};
    QVERIFY(Json(text).get<DataViewText>() == text);
    QVERIFY(Json::parse(R"({"shape": "n", "colours": 3})").get<DataViewText>() == DataViewText{.shape = "n"});
    QVERIFY(refusalOf([] { Json::parse(R"({"shape": 3})").get<DataViewText>(); }) != "no error");
    const ScalarView view{ValueFormat::Fp8E4M3, 64, {{3, 8}, {4, 24}}};
    QVERIFY(Json(view).get<ScalarView>() == view);
}

void DataViewTest::sessionsKeepViews()
{
    Json view = Json::parse(R"({"sweep": 1})");
    keepDataViewTexts(view, {{"k/y", {.shape = "4, 6"}}, {"k/x", {}}});
    QVERIFY(view == Json::parse(R"({"sweep": 1, "buffers": {"k/y": {"shape": "4, 6", "order": "row-major"}}})"));
    QVERIFY(dataViewTextsOf(view) == (DataViewTexts{{"k/y", {.shape = "4, 6"}}}));
    keepDataViewTexts(view, {});
    QVERIFY(view == Json::parse(R"({"sweep": 1})"));
    QVERIFY(dataViewTextsOf(Json::parse(R"({"buffers": {"a": 3, "b": {"shape": 7}}})")) == (DataViewTexts{{"b", {}}}));
    for (const char* const other : {"null", "[]", "3", R"({"buffers": []})"})
        QVERIFY(dataViewTextsOf(Json::parse(other)).empty());
}

KD_TEST(DataViewTest, kd::test::NoApplication)

}  // namespace tst_dataview


#include "tst_dataview.moc"
