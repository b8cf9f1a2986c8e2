// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/datarequest.h"

#include "core/base/fields.h"
#include "core/session/limits.h"

#include <array>
#include <bit>
#include <cstring>

namespace kd {
namespace {

using RequestKind = DataRequest::Kind;
using PatternKind = DifferencePattern::Kind;

constexpr std::uint64_t kMaxDeadlineMilliseconds = 3'600'000;
constexpr std::size_t kMaxPatternLanes = 64;
constexpr std::size_t kMaxBlobName = 256;

constexpr std::array<EnumWord<RequestKind>, 7> kRequestKinds{{
    {RequestKind::Statistics, "statistics"},
    {RequestKind::Seek, "seek"},
    {RequestKind::Plot, "plot"},
    {RequestKind::Image, "image"},
    {RequestKind::Differences, "differences"},
    {RequestKind::SeekDifference, "seekDifference"},
    {RequestKind::DifferenceAt, "differenceAt"},
}};
constexpr std::array<EnumWord<SoughtValue>, 5> kSoughtWords{{
    {SoughtValue::NaN, "nan"},
    {SoughtValue::Infinite, "inf"},
    {SoughtValue::Denormal, "denormal"},
    {SoughtValue::NotFinite, "notFinite"},
    {SoughtValue::Zero, "zero"},
}};
constexpr std::array<EnumWord<SeekDirection>, 2> kDirections{{
    {SeekDirection::Forward, "forward"},
    {SeekDirection::Backward, "backward"},
}};
constexpr std::array<EnumWord<PixelReduction>, 4> kReductionWords{{
    {PixelReduction::Nearest, "nearest"},
    {PixelReduction::Min, "min"},
    {PixelReduction::Max, "max"},
    {PixelReduction::Mean, "mean"},
}};
constexpr std::array<EnumWord<DifferenceMeasure>, 3> kMeasures{{
    {DifferenceMeasure::Absolute, "absolute"},
    {DifferenceMeasure::Relative, "relative"},
    {DifferenceMeasure::Ulp, "ulp"},
}};
constexpr std::array<EnumWord<PatternKind>, 15> kPatternWords{{
    {PatternKind::None, "none"},
    {PatternKind::Single, "single"},
    {PatternKind::All, "all"},
    {PatternKind::AllButFirst, "allButFirst"},
    {PatternKind::Tail, "tail"},
    {PatternKind::Run, "run"},
    {PatternKind::EveryNth, "everyNth"},
    {PatternKind::Lanes, "lanes"},
    {PatternKind::Rows, "rows"},
    {PatternKind::Columns, "columns"},
    {PatternKind::Tile, "tile"},
    {PatternKind::Border, "border"},
    {PatternKind::Shifted, "shifted"},
    {PatternKind::Transposed, "transposed"},
    {PatternKind::Scattered, "scattered"},
}};

/// Numbers of 8 bytes as bytes: both sides are little endian.
template <typename Value> Json packedNumbers(const std::vector<Value>& values)
{
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(values.data());
    return Json::binary({bytes, bytes + values.size() * sizeof(Value)});
}

template <typename Value>
void readPacked(const JsonFields& fields, std::string_view key, std::vector<Value>& target, std::size_t maxCount)
{
    const Json* const found = fields.find(key);
    if (found == nullptr)
        return;
    if (!found->is_binary() || found->get_binary().size() % sizeof(Value) != 0 ||
        found->get_binary().size() / sizeof(Value) > maxCount)
        fields.refuse(key, "it is not the bytes of numbers, or there are too many");
    const auto& bytes = found->get_binary();
    target.resize(bytes.size() / sizeof(Value));
    std::memcpy(target.data(), bytes.data(), bytes.size());
}

constexpr auto kReadPixels = [](const JsonFields& fields, std::string_view key, std::vector<double>& target) {
    readPacked(fields, key, target, ImageWish::kMaxValues);
};

/// Three numbers a part: min, max and whether it has others than finite ones.
constexpr auto kWriteBins = [](const std::vector<PlotBin>& bins) {
    std::vector<double> numbers;
    for (const PlotBin& bin : bins)
        numbers.insert(numbers.end(), {bin.min, bin.max, bin.hasNotFinite ? 1.0 : 0.0});
    return packedNumbers(numbers);
};
constexpr auto kReadBins = [](const JsonFields& fields, std::string_view key, std::vector<PlotBin>& target) {
    constexpr std::size_t kNumbers = 3;
    std::vector<double> numbers;
    readPacked(fields, key, numbers, std::size_t{PlotWish::kMaxBins} * kNumbers);
    target.clear();
    for (std::size_t i = 0; i + kNumbers <= numbers.size(); i += kNumbers)
        target.push_back({.min = numbers[i], .max = numbers[i + 1], .hasNotFinite = numbers[i + 2] != 0});
};

constexpr auto kWriteDoubles = [](const std::vector<double>& values) {
    Json list = Json::array();
    for (const double value : values)
        list.push_back(jsonNumber(value));
    return list;
};
constexpr auto kReadPercents = [](const JsonFields& fields, std::string_view key, std::vector<double>& target) {
    fields.readEach(key, target, StatisticsWish::kMaxPercentiles);
};

constexpr auto kWriteNumbers = [](const std::vector<std::uint64_t>& values) { return Json(values); };
template <std::size_t Max> constexpr auto kReadNumbers = [](const JsonFields& fields, std::string_view key,
                                                            std::vector<std::uint64_t>& target) {
    if (fields.find(key) == nullptr)
        return;
    target.clear();
    for (const Json& entry : fields.array(key, Max)) {
        if (!entry.is_number_unsigned())
            fields.refuse(key, "its entries are whole numbers");
        target.push_back(entry.get<std::uint64_t>());
    }
};

}  // namespace

template <> struct FieldList<ValueRange> {
    static constexpr FieldRules kRules{.subject = "range of values"};
    static void list(auto& fields, auto& range)
    {
        auto& [low, high] = range;
        fields.field("low", low);
        fields.field("high", high);
    }
};

template <> struct FieldList<Histogram> {
    static constexpr FieldRules kRules{.subject = "histogram"};
    static void list(auto& fields, auto& histogram)
    {
        auto& [range, bins, below, above] = histogram;
        fields.object("range", range);
        fields.custom("bins", bins, kWriteNumbers, kReadNumbers<Histogram::kMaxBins>);
        fields.field("below", below);
        fields.field("above", above);
    }
};

template <> struct FieldList<Percentile> {
    static constexpr FieldRules kRules{.subject = "percentile"};
    static void list(auto& fields, auto& percentile)
    {
        auto& [percent, value] = percentile;
        fields.field("percent", percent);
        fields.field("value", value);
    }
};

template <> struct FieldList<StatisticsWish> {
    static constexpr FieldRules kRules{.subject = "wish for statistics"};
    static void list(auto& fields, auto& wish)
    {
        auto& [percentiles, bins, range] = wish;
        fields.custom("percentiles", percentiles, kWriteDoubles, kReadPercents);
        fields.field("bins", bins);
        fields.objectOrAbsent("range", range);
    }
};

template <> struct FieldList<DataStatistics> {
    static constexpr FieldRules kRules{.subject = "statistics of a buffer"};
    static void list(auto& fields, auto& statistics)
    {
        auto& [count, zeros, denormals, nan, positiveInfinities, negativeInfinities, min, max, mean, std, minIndex, maxIndex,
               firstNaN, percentiles, histogram] = statistics;
        fields.field("count", count);
        fields.field("zeros", zeros);
        fields.field("denormals", denormals);
        fields.field("nan", nan);
        fields.field("positiveInfinities", positiveInfinities);
        fields.field("negativeInfinities", negativeInfinities);
        fields.field("min", min);
        fields.field("max", max);
        fields.field("mean", mean);
        fields.field("std", std);
        fields.field("minIndex", minIndex);
        fields.field("maxIndex", maxIndex);
        fields.field("firstNaN", firstNaN);
        fields.objects("percentiles", percentiles, StatisticsWish::kMaxPercentiles);
        fields.object("histogram", histogram);
    }
};

template <> struct FieldList<SeekResult> {
    static constexpr FieldRules kRules{.subject = "result of a search"};
    static void list(auto& fields, auto& result)
    {
        auto& [isFound, index] = result;
        fields.field("isFound", isFound);
        fields.field("index", index);
    }
};

template <> struct FieldList<PlotWish> {
    static constexpr FieldRules kRules{.subject = "wish for a plot"};
    static void list(auto& fields, auto& wish)
    {
        auto& [first, last, step, bins] = wish;
        fields.field("first", first);
        fields.field("last", last);
        fields.field("step", step, 0, kMaxBufferBytes);
        fields.field("bins", bins);
    }
};

template <> struct FieldList<PlotData> {
    static constexpr FieldRules kRules{.subject = "plot of a buffer"};
    static void list(auto& fields, auto& plot)
    {
        auto& [first, count, bins] = plot;
        fields.field("first", first);
        fields.field("count", count);
        fields.custom("bins", bins, kWriteBins, kReadBins);
    }
};

template <> struct FieldList<ImageWish> {
    static constexpr FieldRules kRules{.subject = "wish for a picture"};
    static void list(auto& fields, auto& wish)
    {
        auto& [rowAxis, columnAxis, channelAxis, at, firstRow, rows, firstColumn, columns, width, height, reduction] = wish;
        fields.field("rowAxis", rowAxis);
        fields.field("columnAxis", columnAxis);
        fields.orAbsent("channelAxis", channelAxis);
        fields.custom("at", at, kWriteNumbers, kReadNumbers<ScalarView::kMaxAxes>);
        fields.field("firstRow", firstRow);
        fields.field("rows", rows);
        fields.field("firstColumn", firstColumn);
        fields.field("columns", columns);
        fields.field("width", width);
        fields.field("height", height);
        fields.word("reduction", reduction, kReductionWords);
    }
};

template <> struct FieldList<ImageData> {
    static constexpr FieldRules kRules{.subject = "picture of a buffer"};
    static void list(auto& fields, auto& image)
    {
        auto& [width, height, channels, firstRow, rows, firstColumn, columns, values] = image;
        fields.field("width", width);
        fields.field("height", height);
        fields.field("channels", channels, 1, 4);
        fields.field("firstRow", firstRow);
        fields.field("rows", rows);
        fields.field("firstColumn", firstColumn);
        fields.field("columns", columns);
        fields.custom("values", values, packedNumbers<double>, kReadPixels);
        fields.require(values.size() == std::size_t{width} * height * channels, "values", "they do not have the picture's size");
    }
};

template <> struct FieldList<DifferenceTolerance> {
    static constexpr FieldRules kRules{.subject = "tolerance"};
    static void list(auto& fields, auto& tolerance)
    {
        auto& [relative, absolute, ulps] = tolerance;
        fields.field("relative", relative);
        fields.field("absolute", absolute);
        fields.orAbsent("ulps", ulps);
    }
};

template <> struct FieldList<ElementDifference> {
    static constexpr FieldRules kRules{.subject = "difference of an element"};
    static void list(auto& fields, auto& difference)
    {
        auto& [index, actual, expected, absolute, relative, ulps] = difference;
        fields.field("index", index);
        fields.field("actual", actual);
        fields.field("expected", expected);
        fields.field("absolute", absolute);
        fields.field("relative", relative);
        fields.orAbsent("ulps", ulps);
    }
};

template <> struct FieldList<DifferencesWish> {
    static constexpr FieldRules kRules{.subject = "wish for differences"};
    static void list(auto& fields, auto& wish)
    {
        auto& [tolerance, measure, worst, mapRows, mapColumns, blockThreads] = wish;
        fields.object("tolerance", tolerance);
        fields.word("measure", measure, kMeasures);
        fields.field("worst", worst);
        fields.field("mapRows", mapRows);
        fields.field("mapColumns", mapColumns);
        fields.field("blockThreads", blockThreads);
    }
};

template <> struct FieldList<DifferenceMap> {
    static constexpr FieldRules kRules{.subject = "map of differences"};
    static void list(auto& fields, auto& map)
    {
        auto& [rows, columns, rowElements, counts] = map;
        fields.field("rows", rows);
        fields.field("columns", columns);
        fields.field("rowElements", rowElements);
        fields.custom("counts", counts, kWriteNumbers, kReadNumbers<DifferencesWish::kMaxCells>);
        fields.require(counts.size() == std::size_t{rows} * columns, "counts", "they do not have the map's size");
    }
};

template <> struct FieldList<DifferencePattern> {
    static constexpr FieldRules kRules{.subject = "pattern of differences"};
    static void list(auto& fields, auto& pattern)
    {
        auto& [kind, first, last, period, phase, lanes, laneCount, firstRow, lastRow, firstColumn, lastColumn, shift, differing,
               explained, named] = pattern;
        fields.word("kind", kind, kPatternWords);
        fields.derived("text", [&] { return patternText(pattern).english(); });
        fields.field("first", first);
        fields.field("last", last);
        fields.field("period", period);
        fields.field("phase", phase);
        fields.custom("lanes", lanes, kWriteNumbers, kReadNumbers<kMaxPatternLanes>);
        fields.field("laneCount", laneCount);
        fields.field("firstRow", firstRow);
        fields.field("lastRow", lastRow);
        fields.field("firstColumn", firstColumn);
        fields.field("lastColumn", lastColumn);
        fields.field("shift", shift);
        fields.field("differing", differing);
        fields.field("explained", explained);
        fields.field("named", named);
    }
};

template <> struct FieldList<DataDifferences> {
    static constexpr FieldRules kRules{.subject = "differences of buffers"};
    static void list(auto& fields, auto& differences)
    {
        auto& [count, differing, bitwiseEqual, first, last, maxAbsolute, maxRelative, maxUlps, worst, map, pattern] = differences;
        fields.field("count", count);
        fields.field("differing", differing);
        fields.field("bitwiseEqual", bitwiseEqual);
        fields.field("first", first);
        fields.field("last", last);
        fields.field("maxAbsolute", maxAbsolute);
        fields.field("maxRelative", maxRelative);
        fields.field("maxUlps", maxUlps);
        fields.objects("worst", worst, DifferencesWish::kMaxWorst);
        fields.object("map", map);
        fields.object("pattern", pattern);
    }
};

template <> struct FieldList<DataRequest> {
    static constexpr FieldRules kRules{.subject = "data request"};
    static void list(auto& fields, auto& request)
    {
        auto& [kind, blob, view, expectedBlob, expectedView, statistics, plot, image, differences, isOfDifferences, sought,
               direction, from, isFromIncluded, deadline] = request;
        fields.required("kind");
        fields.word("kind", kind, kRequestKinds);
        fields.field("blob", blob, kMaxBlobName);
        fields.required("view", view);
        fields.field("expectedBlob", expectedBlob, kMaxBlobName);
        fields.field("expectedView", expectedView);
        fields.object("statistics", statistics);
        fields.object("plot", plot);
        fields.object("image", image);
        fields.object("differences", differences);
        fields.field("isOfDifferences", isOfDifferences);
        fields.word("sought", sought, kSoughtWords);
        fields.word("direction", direction, kDirections);
        fields.field("from", from);
        fields.field("isFromIncluded", isFromIncluded);
        fields.milliseconds("deadline", deadline, 1, kMaxDeadlineMilliseconds);
    }
};

template <> struct FieldList<DataAnswer> {
    static constexpr FieldRules kRules{.subject = "answer about a buffer"};
    static void list(auto& fields, auto& answer)
    {
        auto& [statistics, seek, plot, image, differences, difference] = answer;
        fields.objectOrAbsent("statistics", statistics);
        fields.objectOrAbsent("seek", seek);
        fields.objectOrAbsent("plot", plot);
        fields.objectOrAbsent("image", image);
        fields.objectOrAbsent("differences", differences);
        fields.objectOrAbsent("difference", difference);
    }
};

void to_json(Json& json, const DataRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, DataRequest& request)
{
    readFields(json, request);
}

void to_json(Json& json, const DataAnswer& answer)
{
    writeFields(json, answer);
}

void from_json(const Json& json, DataAnswer& answer)
{
    readFields(json, answer);
}

void to_json(Json& json, const DataStatistics& statistics)
{
    writeFields(json, statistics);
}

void to_json(Json& json, const DataDifferences& differences)
{
    writeFields(json, differences);
}

std::optional<DataAnswer> answerOf(const DataRequest& request, std::span<const std::byte> bytes,
                                   std::span<const std::byte> expected, const DataProgress& goesOn)
{
    const ViewReader reader(request.view, bytes);
    const std::optional<ViewReader> other =
        request.compares() ? std::optional<ViewReader>(std::in_place, request.expectedView, expected) : std::nullopt;
    const NumberSource numbers = request.isOfDifferences ? differenceSource(reader, *other) : reader.source();
    DataAnswer answer;
    switch (request.kind) {
    case RequestKind::Statistics: answer.statistics = statisticsOf(numbers, request.statistics, goesOn); break;
    case RequestKind::Seek:
        answer.seek = seekValue(numbers, request.sought, request.from, request.direction, request.isFromIncluded, goesOn);
        break;
    case RequestKind::Plot: answer.plot = plotOf(reader, request.plot, goesOn); break;
    case RequestKind::Image: answer.image = imageOf(reader, request.image, goesOn); break;
    case RequestKind::Differences: answer.differences = differencesOf(reader, *other, request.differences, goesOn); break;
    case RequestKind::SeekDifference:
        answer.seek = seekDifference(reader, *other, request.differences.tolerance, request.from, request.direction,
                                     request.isFromIncluded, goesOn);
        break;
    case RequestKind::DifferenceAt: answer.difference = differenceAt(reader, *other, request.from); break;
    }
    const bool isDone = answer.statistics || answer.seek || answer.plot || answer.image || answer.differences || answer.difference;
    return isDone ? std::optional(std::move(answer)) : std::nullopt;
}

}  // namespace kd
