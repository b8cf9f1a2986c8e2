// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/datadifferences.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace kd {
namespace {

constexpr std::size_t kMaxKeptIndexes = std::size_t{1} << 20;
constexpr std::uint64_t kPairsBetweenQuestions = 256;  // blocks
constexpr double kInfinitelyFar = std::numeric_limits<double>::infinity();

/// Numbers of both views at one place.
struct NumberPair {
    double actual = 0, expected = 0;
    std::uint64_t actualRaw = 0, expectedRaw = 0;
};

void checkCounts(const ViewReader& actual, const ViewReader& expected)
{
    if (actual.count() != expected.count())
        refuse(message("{} and {} numbers cannot be compared: both views need the same shape", actual.count(), expected.count()));
}

bool isLongInteger(ValueFormat format)
{
    return bitsOf(format) == 64 && !isReal(format);
}

Int128 longInteger(const ViewReader& reader, std::uint64_t index)
{
    const std::uint64_t raw = reader.rawAt(index);
    return reader.view().format == ValueFormat::Int64 ? Int128{static_cast<std::int64_t>(raw)} : Int128{raw};
}

/// Reads both views block by block.
class PairReader {
public:
    PairReader(const ViewReader& actual, const ViewReader& expected)
        : m_actual(actual), m_expected(expected), m_format(actual.view().format),
          m_isOneFormat(m_format == expected.view().format)
    {
        checkCounts(actual, expected);
    }

    std::uint64_t count() const { return m_actual.count(); }
    bool isOneFormat() const { return m_isOneFormat; }
    bool isReal() const { return kd::isReal(m_format) || kd::isReal(m_expected.view().format); }

    void load(std::uint64_t first, std::size_t count)
    {
        m_first = first;
        m_actual.readRaw(first, std::span(m_left).first(count));
        m_expected.readRaw(first, std::span(m_right).first(count));
    }
    NumberPair pair(std::uint64_t index) const
    {
        const std::uint64_t left = m_left[index - m_first];
        const std::uint64_t right = m_right[index - m_first];
        return {toDouble(m_format, left), toDouble(m_expected.view().format, right), left, right};
    }
    bool isSameBits(std::uint64_t index) const
    {
        return m_isOneFormat && m_left[index - m_first] == m_right[index - m_first];
    }

    ElementDifference difference(std::uint64_t index, const NumberPair& pair) const
    {
        ElementDifference result{.index = index, .actual = pair.actual, .expected = pair.expected};
        result.absolute = distance(pair);
        const double size = std::abs(pair.expected);
        if (result.absolute != 0)
            result.relative = size == 0 || !std::isfinite(result.absolute) ? kInfinitelyFar : result.absolute / size;
        if (m_isOneFormat)
            result.ulps = stepsBetween(m_format, pair.actualRaw, pair.expectedRaw);
        return result;
    }

    bool differs(const NumberPair& pair, const DifferenceTolerance& tolerance) const
    {
        if (tolerance.ulps && m_isOneFormat) {
            const auto steps = stepsBetween(m_format, pair.actualRaw, pair.expectedRaw);
            return steps ? *steps > *tolerance.ulps : distance(pair) != 0;
        }
        const double apart = distance(pair);
        if (apart == 0)
            return false;
        const double relative = isReal() ? tolerance.relative * std::abs(pair.expected) : 0;
        return !std::isfinite(apart) || !(apart <= tolerance.absolute + relative);
    }

private:
    /// Of integers of one format exactly, whatever doubles can hold.
    double distance(const NumberPair& pair) const
    {
        if (m_isOneFormat && pair.actualRaw == pair.expectedRaw)
            return 0;
        if (m_isOneFormat && !kd::isReal(m_format))
            return static_cast<double>(*stepsBetween(m_format, pair.actualRaw, pair.expectedRaw));
        // A NaN of which every bit is set was not written: no arithmetic makes it.
        if (std::isnan(pair.actual) && std::isnan(pair.expected))
            return isPoison(pair.actualRaw) && !isPoison(pair.expectedRaw) ? kInfinitelyFar : 0;
        if (pair.actual == pair.expected)
            return 0;
        if (!std::isfinite(pair.actual) || !std::isfinite(pair.expected))
            return kInfinitelyFar;
        return std::abs(pair.actual - pair.expected);
    }
    bool isPoison(std::uint64_t raw) const
    {
        const unsigned bits = bitsOf(m_format);
        return bits >= 16 && raw == (bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1);
    }

    const ViewReader& m_actual;
    const ViewReader& m_expected;
    ValueFormat m_format;
    bool m_isOneFormat;
    std::uint64_t m_first = 0;
    std::array<std::uint64_t, kViewBlock> m_left{}, m_right{};
};

double sizeBy(const ElementDifference& difference, DifferenceMeasure measure)
{
    switch (measure) {
    case DifferenceMeasure::Absolute: return difference.absolute;
    case DifferenceMeasure::Relative: return difference.relative;
    case DifferenceMeasure::Ulp: return difference.ulps ? static_cast<double>(*difference.ulps) : kInfinitelyFar;
    }
    return 0;
}

/// Keeps the farthest ones; of equal ones those that came first.
class WorstList {
public:
    explicit WorstList(const DifferencesWish& wish) : m_wish(wish) { }

    void add(const ElementDifference& difference)
    {
        const auto before = [this](const ElementDifference& left, const ElementDifference& right) { return isWorse(left, right); };
        if (m_wish.worst == 0)
            return;
        if (m_heap.size() == m_wish.worst) {
            if (!isWorse(difference, m_heap.front()))
                return;
            std::ranges::pop_heap(m_heap, before);
            m_heap.pop_back();
        }
        m_heap.push_back(difference);
        std::ranges::push_heap(m_heap, before);
    }
    std::vector<ElementDifference> take()
    {
        std::ranges::sort(m_heap, [this](const auto& left, const auto& right) { return isWorse(left, right); });
        return std::move(m_heap);
    }

private:
    bool isWorse(const ElementDifference& left, const ElementDifference& right) const
    {
        const double leftSize = sizeBy(left, m_wish.measure);
        const double rightSize = sizeBy(right, m_wish.measure);
        return leftSize != rightSize ? leftSize > rightSize : left.index < right.index;
    }

    const DifferencesWish& m_wish;
    std::vector<ElementDifference> m_heap;  ///< the nearest of them is in front
};

/// Elements that a row of the view has, as a matrix.
std::uint64_t rowElements(const ScalarView& view, std::uint64_t count)
{
    if (view.axes.size() >= 2)
        return std::max<std::uint64_t>(view.axes.back().count, 1);
    return std::max<std::uint64_t>(static_cast<std::uint64_t>(std::ceil(std::sqrt(static_cast<double>(count)))), 1);
}

/// The map on its way, its cells found by multiplication.
class MapCounter {
public:
    MapCounter(DifferenceMap& map, std::uint64_t count, std::uint64_t row, const DifferencesWish& wish) : m_map(map)
    {
        m_rows = std::max<std::uint64_t>((count + row - 1) / row, 1);
        map.rowElements = row;
        map.rows = static_cast<std::uint32_t>(std::min<std::uint64_t>(wish.mapRows, m_rows));
        map.columns = static_cast<std::uint32_t>(std::min<std::uint64_t>(wish.mapColumns, row));
        map.counts.assign(std::size_t{map.rows} * map.columns, 0);
    }
    void add(std::uint64_t index)
    {
        if (m_map.counts.empty())
            return;
        const std::uint64_t row = scaled(index / m_map.rowElements, m_map.rows, m_rows);
        const std::uint64_t column = scaled(index % m_map.rowElements, m_map.columns, m_map.rowElements);
        ++m_map.counts[row * m_map.columns + column];
    }

private:
    static std::uint64_t scaled(std::uint64_t at, std::uint64_t to, std::uint64_t from)
    {
        return static_cast<std::uint64_t>(static_cast<Int128>(at) * static_cast<Int128>(to) / static_cast<Int128>(from));
    }

    DifferenceMap& m_map;
    std::uint64_t m_rows = 1;
};

void checkWish(const DifferencesWish& wish)
{
    if (wish.worst > DifferencesWish::kMaxWorst)
        refuse(message("the {} worst differences are wanted; at most {} are kept", wish.worst, DifferencesWish::kMaxWorst));
    if (std::uint64_t{wish.mapRows} * wish.mapColumns > DifferencesWish::kMaxCells)
        refuse(message("a map of {} by {} cells is wanted; at most {} are counted", wish.mapRows, wish.mapColumns,
                       DifferencesWish::kMaxCells));
}

/// Everything that is gathered of the pairs on one way through them.
class DifferenceCounter {
public:
    DifferenceCounter(const PairReader& pairs, const ScalarView& view, const DifferencesWish& wish)
        : m_pairs(pairs), m_wish(wish), m_worst(wish), m_map(m_result.map, pairs.count(), rowElements(view, pairs.count()), wish)
    {
        m_result.count = pairs.count();
    }

    void add(std::uint64_t index)
    {
        if (m_pairs.isSameBits(index)) {
            ++m_result.bitwiseEqual;
            return;
        }
        const NumberPair pair = m_pairs.pair(index);
        const ElementDifference difference = m_pairs.difference(index, pair);
        m_result.maxAbsolute = std::max(m_result.maxAbsolute, difference.absolute);
        if (std::isfinite(difference.relative) || !std::isfinite(difference.absolute))
            m_result.maxRelative = std::max(m_result.maxRelative, difference.relative);
        m_result.maxUlps = std::max(m_result.maxUlps, difference.ulps.value_or(0));
        if (!m_pairs.differs(pair, m_wish.tolerance))
            return;
        if (m_result.differing++ == 0)
            m_result.first = index;
        m_result.last = index;
        m_map.add(index);
        m_worst.add(difference);
        if (m_indexes.size() < kMaxKeptIndexes)
            m_indexes.push_back(index);
    }
    DataDifferences take()
    {
        m_result.worst = m_worst.take();
        return std::move(m_result);
    }
    const std::vector<std::uint64_t>& indexes() const { return m_indexes; }
    bool hasAllIndexes() const { return m_indexes.size() == m_result.differing; }

private:
    const PairReader& m_pairs;
    const DifferencesWish& m_wish;
    DataDifferences m_result;
    WorstList m_worst;
    MapCounter m_map;
    std::vector<std::uint64_t> m_indexes;
};

/// Whether values tell where they belong: a buffer of zeros would look like any other one, shifted.
bool areVaried(std::span<const std::uint64_t> indexes, const ViewReader& actual)
{
    constexpr std::size_t kLookedAt = 1000;
    constexpr std::size_t kFewest = 8;
    std::set<std::uint64_t> values;
    const std::size_t step = indexes.size() / kLookedAt + 1;
    for (std::size_t i = 0; i < indexes.size() && values.size() < kFewest; i += step)
        values.insert(actual.rawAt(indexes[i]));
    return values.size() >= std::min(kFewest, indexes.size());
}

DifferencePattern patternOf(const DifferenceCounter& counter, const ViewReader& actual, const ViewReader& expected,
                            const DifferencesWish& wish)
{
    PatternInput input{.differing = counter.indexes(), .count = actual.count(), .blockThreads = wish.blockThreads};
    input.examined = counter.hasAllIndexes() ? input.count : counter.indexes().back() + 1;
    if (actual.view().axes.size() >= 2)
        input.columns = actual.view().axes.back().count;
    if (!areVaried(counter.indexes(), actual))
        return findPattern(input);
    const DifferenceTolerance tolerance = wish.tolerance;
    input.holdsValueOf = [&, tolerance](std::uint64_t element, std::uint64_t other) {
        const double got = actual.at(element);
        const double wanted = expected.at(other);
        return got == wanted || std::abs(got - wanted) <= tolerance.absolute + tolerance.relative * std::abs(wanted);
    };
    return findPattern(input);
}

}  // namespace

std::optional<DataDifferences> differencesOf(const ViewReader& actual, const ViewReader& expected, const DifferencesWish& wish,
                                             const DataProgress& goesOn)
{
    checkWish(wish);
    PairReader pairs(actual, expected);
    DifferenceCounter counter(pairs, actual.view(), wish);
    for (std::uint64_t at = 0; at < pairs.count(); at += kViewBlock) {
        if (goesOn && at / kViewBlock % kPairsBetweenQuestions == 0 && !goesOn(at, pairs.count()))
            return std::nullopt;
        const std::uint64_t end = std::min(at + kViewBlock, pairs.count());
        pairs.load(at, end - at);
        for (std::uint64_t index = at; index < end; ++index)
            counter.add(index);
    }
    const DifferencePattern pattern = patternOf(counter, actual, expected, wish);
    DataDifferences result = counter.take();
    result.pattern = pattern;
    return result;
}

std::optional<SeekResult> seekDifference(const ViewReader& actual, const ViewReader& expected, const DifferenceTolerance& tolerance,
                                         std::uint64_t from, SeekDirection direction, bool isFromIncluded,
                                         const DataProgress& goesOn)
{
    PairReader pairs(actual, expected);
    const std::uint64_t own = isFromIncluded ? 0 : 1;
    const bool isForward = direction == SeekDirection::Forward;
    const std::uint64_t first = isForward ? std::min(from + own, pairs.count()) : 0;
    const std::uint64_t last = isForward ? pairs.count() : std::min(pairs.count(), from + 1 - own);
    for (std::uint64_t done = 0; first < last && done < last - first; done += kViewBlock) {
        if (goesOn && done / kViewBlock % kPairsBetweenQuestions == 0 && !goesOn(done, last - first))
            return std::nullopt;
        const std::uint64_t size = std::min<std::uint64_t>(kViewBlock, last - first - done);
        const std::uint64_t begin = isForward ? first + done : last - done - size;
        pairs.load(begin, size);
        for (std::uint64_t i = 0; i < size; ++i) {
            const std::uint64_t index = isForward ? begin + i : begin + size - 1 - i;
            if (!pairs.isSameBits(index) && pairs.differs(pairs.pair(index), tolerance))
                return SeekResult{.isFound = true, .index = index};
        }
    }
    return SeekResult{};
}

NumberSource differenceSource(const ViewReader& actual, const ViewReader& expected)
{
    checkCounts(actual, expected);
    // 64 bits of an integer are more than a double has: nothing may be rounded before it is subtracted.
    const bool areLong = isLongInteger(actual.view().format) && isLongInteger(expected.view().format);
    const auto read = [&actual, &expected](std::uint64_t first, std::span<double> to) {
        std::array<double, kViewBlock> other;
        for (std::size_t done = 0; done < to.size(); done += kViewBlock) {
            const std::span<double> part = to.subspan(done, std::min(kViewBlock, to.size() - done));
            const std::span<double> subtracted(other.data(), part.size());
            actual.read(first + done, part);
            expected.read(first + done, subtracted);
            for (std::size_t i = 0; i < part.size(); ++i)
                part[i] -= subtracted[i];
        }
    };
    const auto readLong = [&actual, &expected](std::uint64_t first, std::span<double> to) {
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] = static_cast<double>(longInteger(actual, first + i) - longInteger(expected, first + i));
    };
    NumberSource source{.format = actual.view().format, .count = actual.count(), .read = read};
    if (areLong)
        source.read = readLong;
    return source;
}

ElementDifference differenceAt(const ViewReader& actual, const ViewReader& expected, std::uint64_t index)
{
    PairReader pairs(actual, expected);
    if (index >= pairs.count())
        refuse(message("there is no element {}; the view has {}", index, pairs.count()));
    pairs.load(index, 1);
    return pairs.difference(index, pairs.pair(index));
}

}  // namespace kd
