// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/datastatistics.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <memory>

namespace kd {
namespace {

constexpr unsigned kKeyBits = 64;
constexpr unsigned kDigitBits = 16;
constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
constexpr std::uint64_t kBlocksBetween = 256;

/// Doubles in the order of their values: a greater one has a greater key.
std::uint64_t keyOf(double value)
{
    constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
    const auto bits = std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value);
    return (bits & kSign) != 0 ? ~bits : bits | kSign;
}

double valueOfKey(std::uint64_t key)
{
    constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
    return std::bit_cast<double>((key & kSign) != 0 ? key & ~kSign : ~key);
}

/// Counts progress over several readings of the same numbers.
class Passes {
public:
    Passes(std::uint64_t count, std::uint64_t passes, const DataProgress& goesOn)
        : m_count(count), m_passes(passes), m_goesOn(goesOn)
    { }

    DataProgress next()
    {
        const std::uint64_t before = m_count * std::min(m_done++, m_passes);
        if (!m_goesOn)
            return {};
        return [this, before](std::uint64_t done, std::uint64_t) { return m_goesOn(before + done, m_count * m_passes); };
    }

private:
    std::uint64_t m_count;
    std::uint64_t m_passes;
    std::uint64_t m_done = 0;
    const DataProgress& m_goesOn;
};

struct Moments {
    double mean = 0, squares = 0;
    std::uint64_t count = 0;

    /// Chan, Golub and LeVeque's way to put two parts together.
    void add(const Moments& part)
    {
        if (part.count == 0)
            return;
        const auto all = static_cast<double>(count + part.count);
        const double distance = part.mean - mean;
        const auto share = static_cast<double>(part.count) / all;
        squares += part.squares + distance * distance * static_cast<double>(count) * share;
        mean += distance * share;
        count += part.count;
    }
};

Moments momentsOf(std::span<const double> values)
{
    Moments part;
    double sum = 0;
    for (const double value : values)
        if (std::isfinite(value)) {
            sum += value;
            ++part.count;
        }
    if (part.count == 0)
        return part;
    part.mean = sum / static_cast<double>(part.count);
    for (const double value : values)
        if (std::isfinite(value))
            part.squares += (value - part.mean) * (value - part.mean);
    return part;
}

void addExtremes(DataStatistics& to, std::uint64_t first, std::span<const double> values, bool isSeen)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double value = values[i];
        if (std::isfinite(value)) {
            if (!isSeen || value < to.min) {
                to.min = value;
                to.minIndex = first + i;
            }
            if (!isSeen || value > to.max) {
                to.max = value;
                to.maxIndex = first + i;
            }
            isSeen = true;
            to.zeros += value == 0 ? 1 : 0;
        } else if (std::isnan(value)) {
            if (to.nan++ == 0)
                to.firstNaN = first + i;
        } else {
            ++(value > 0 ? to.positiveInfinities : to.negativeInfinities);
        }
    }
}

/// The least magnitude that is not denormal.
double leastNormal(ValueFormat format)
{
    switch (format) {
    case ValueFormat::Fp4E2M1: return 1;
    case ValueFormat::Fp8E4M3: return 0x1p-6;
    case ValueFormat::Fp8E5M2:
    case ValueFormat::Float16: return 0x1p-14;
    case ValueFormat::BFloat16:
    case ValueFormat::Float32: return 0x1p-126;
    case ValueFormat::Float64: return 0x1p-1022;
    default: return 0;
    }
}

bool addMoments(DataStatistics& to, const NumberSource& numbers, const DataProgress& goesOn)
{
    Moments all;
    const double normal = leastNormal(numbers.format);
    const bool isDone = eachBlock(numbers, 0, numbers.count, goesOn, [&](std::uint64_t first, std::span<const double> values) {
        addExtremes(to, first, values, all.count != 0);
        if (normal > 0)
            to.denormals += static_cast<std::uint64_t>(
                std::ranges::count_if(values, [&](double value) { return value != 0 && std::abs(value) < normal; }));
        all.add(momentsOf(values));
    });
    const bool hasNone = all.count == 0;
    const double none = std::numeric_limits<double>::quiet_NaN();
    to.mean = hasNone ? none : all.mean;
    to.std = hasNone ? none : std::sqrt(all.squares / static_cast<double>(all.count));
    if (hasNone)
        to.min = to.max = none;
    return isDone;
}

std::size_t binOf(const Histogram& histogram, double value)
{
    const auto count = static_cast<double>(histogram.bins.size());
    // Halves: the width of the whole range may be more than a double can hold.
    const double part = (value / 2 - histogram.range.low / 2) / (histogram.range.high / 2 - histogram.range.low / 2);
    return std::min(static_cast<std::size_t>(part * count), histogram.bins.size() - 1);
}

void addToHistogram(Histogram& histogram, std::span<const double> values)
{
    const bool isPoint = histogram.range.low == histogram.range.high;
    for (const double value : values) {
        if (!std::isfinite(value))
            continue;
        if (value < histogram.range.low)
            ++histogram.below;
        else if (value > histogram.range.high)
            ++histogram.above;
        else
            ++histogram.bins[isPoint ? 0 : binOf(histogram, value)];
    }
}

/// Finds ranks digit by digit: each pass counts the next 16 bits of the keys that begin as those that are sought.
class RankSearch {
public:
    RankSearch(std::uint64_t finite, std::span<const double> percents)
    {
        for (const double percent : percents) {
            const double rank = std::ceil(percent / 100 * static_cast<double>(finite));
            const auto wanted = static_cast<std::uint64_t>(std::max(rank, 1.0));
            m_sought.push_back({.prefix = 0, .rank = std::min(wanted, finite) - 1});
        }
    }

    void beginPass()
    {
        m_counts.clear();
        for (const Sought& each : m_sought)
            m_counts[each.prefix].assign(kDigits, 0);
    }
    void add(std::span<const double> values)
    {
        for (const double value : values) {
            if (!std::isfinite(value))
                continue;
            const std::uint64_t key = keyOf(value);
            const std::uint64_t prefix = m_known == 0 ? 0 : key >> (kKeyBits - m_known);
            const auto counts = m_known == 0 ? m_counts.begin() : m_counts.find(prefix);
            if (counts != m_counts.end())
                ++counts->second[key >> (kKeyBits - m_known - kDigitBits) & (kDigits - 1)];
        }
    }
    void endPass()
    {
        for (Sought& each : m_sought) {
            const std::vector<std::uint64_t>& counts = m_counts[each.prefix];
            std::size_t digit = 0;
            while (digit + 1 < kDigits && each.rank >= counts[digit])
                each.rank -= counts[digit++];
            each.prefix = each.prefix << kDigitBits | digit;
        }
        m_known += kDigitBits;
    }
    bool isDone() const { return m_known == kKeyBits; }
    double value(std::size_t index) const { return valueOfKey(m_sought[index].prefix); }

private:
    struct Sought {
        std::uint64_t prefix = 0;
        std::uint64_t rank = 0;  ///< among the keys that begin so
    };
    std::vector<Sought> m_sought;
    std::map<std::uint64_t, std::vector<std::uint64_t>> m_counts;
    unsigned m_known = 0;
};

void checkWish(const StatisticsWish& wish)
{
    if (wish.bins > Histogram::kMaxBins)
        refuse(message("a histogram of {} bins is wanted; at most {} are counted", wish.bins, Histogram::kMaxBins));
    if (wish.percentiles.size() > StatisticsWish::kMaxPercentiles)
        refuse(
            message("{} percentiles are wanted; at most {} are found", wish.percentiles.size(), StatisticsWish::kMaxPercentiles));
    for (const double percent : wish.percentiles)
        if (!(percent >= 0 && percent <= 100))
            refuse("a percentile is not from 0 to 100");
    if (wish.range && !(std::isfinite(wish.range->low) && std::isfinite(wish.range->high) && wish.range->low <= wish.range->high))
        refuse("the range of the histogram does not go from a number to a greater one");
}

bool addPercentiles(DataStatistics& to, const NumberSource& numbers, const StatisticsWish& wish, Passes& passes)
{
    if (to.finite() == 0 || wish.percentiles.empty())
        return true;
    RankSearch search(to.finite(), wish.percentiles);
    while (!search.isDone()) {
        search.beginPass();
        if (!eachBlock(numbers, 0, numbers.count, passes.next(),
                       [&](std::uint64_t, std::span<const double> values) { search.add(values); }))
            return false;
        search.endPass();
    }
    for (std::size_t i = 0; i < wish.percentiles.size(); ++i)
        to.percentiles.push_back({.percent = wish.percentiles[i], .value = search.value(i)});
    return true;
}

/// `normal`: the least magnitude that is not denormal.
bool isSought(SoughtValue sought, double value, double normal)
{
    switch (sought) {
    case SoughtValue::NaN: return std::isnan(value);
    case SoughtValue::Infinite: return std::isinf(value);
    case SoughtValue::Denormal: return value != 0 && std::abs(value) < normal;
    case SoughtValue::NotFinite: return !std::isfinite(value);
    case SoughtValue::Zero: return value == 0;
    }
    return false;
}

/// Positions of the numbers in which one searches, block by block; `at` counts in the search's own direction.
std::uint64_t placeOf(std::uint64_t at, std::uint64_t first, std::uint64_t last, SeekDirection direction)
{
    return direction == SeekDirection::Forward ? first + at : last - 1 - at;
}

}  // namespace

std::optional<DataStatistics> statisticsOf(const ViewReader& reader, const StatisticsWish& wish, const DataProgress& goesOn)
{
    return statisticsOf(reader.source(), wish, goesOn);
}

std::optional<DataStatistics> statisticsOf(const NumberSource& numbers, const StatisticsWish& wish, const DataProgress& goesOn)
{
    checkWish(wish);
    constexpr std::uint64_t kRankPasses = kKeyBits / kDigitBits;
    Passes passes(numbers.count, 1 + (wish.bins != 0 ? 1 : 0) + (wish.percentiles.empty() ? 0 : kRankPasses), goesOn);
    DataStatistics result{.count = numbers.count};
    if (!addMoments(result, numbers, passes.next()))
        return std::nullopt;
    if (wish.bins != 0 && result.finite() != 0) {
        result.histogram.range = wish.range.value_or(ValueRange{result.min, result.max});
        result.histogram.bins.assign(wish.bins, 0);
        if (!eachBlock(numbers, 0, numbers.count, passes.next(), [&](std::uint64_t, std::span<const double> values) {
                addToHistogram(result.histogram, values);
            }))
            return std::nullopt;
    }
    if (!addPercentiles(result, numbers, wish, passes))
        return std::nullopt;
    return result;
}

std::optional<SeekResult> seekValue(const ViewReader& reader, SoughtValue sought, std::uint64_t from, SeekDirection direction,
                                    bool isFromIncluded, const DataProgress& goesOn)
{
    return seekValue(reader.source(), sought, from, direction, isFromIncluded, goesOn);
}

std::optional<SeekResult> seekValue(const NumberSource& numbers, SoughtValue sought, std::uint64_t from, SeekDirection direction,
                                    bool isFromIncluded, const DataProgress& goesOn)
{
    const std::uint64_t count = numbers.count;
    const std::uint64_t own = isFromIncluded ? 0 : 1;
    const bool isForward = direction == SeekDirection::Forward;
    const std::uint64_t first = isForward ? std::min(from + own, count) : 0;
    const std::uint64_t last = isForward ? count : std::min(count, from + 1 - own);
    const double normal = leastNormal(numbers.format);
    std::array<double, kViewBlock> values;
    for (std::uint64_t done = 0; done < last - std::min(first, last); done += kViewBlock) {
        if (goesOn && done / kViewBlock % kBlocksBetween == 0 && !goesOn(done, last - first))
            return std::nullopt;
        const std::span<double> part(values.data(), std::min<std::uint64_t>(kViewBlock, last - first - done));
        numbers.read(isForward ? first + done : last - done - part.size(), part);
        for (std::size_t i = 0; i < part.size(); ++i)
            if (isSought(sought, part[isForward ? i : part.size() - 1 - i], normal))
                return SeekResult{.isFound = true, .index = placeOf(done + i, first, last, direction)};
    }
    return SeekResult{};
}

}  // namespace kd
