// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingfigures.h"

#include "core/base/json.h"
#include "core/measure/roofline.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"


#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr int kDigits = 4;

quint64 countOf(const Json& json, const char* key)
{
    return static_cast<quint64>(std::max(0.0, valueOr(json, key, 0.0)));
}

/// Linear between order statistics, as core's statistics are.
double quantile(const std::vector<double>& sorted, double fraction)
{
    const double place = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// "42.2 % of measured FP32 peak".
QString shareNote(const RoofBound& bound)
{
    const QString share = typeset(formatPercent(bound.share));
    if (bound.isImpossible)
        return TimingText::tr("impossible: %1 of the measured peak").arg(share);
    switch (bound.roof.kind) {
    case Roof::Kind::DeviceMemory:
        return TimingText::tr("%1 of measured memory peak").arg(share);
    case Roof::Kind::L2:
        return TimingText::tr("%1 of measured L2 peak").arg(share);
    case Roof::Kind::Fp32:
        return TimingText::tr("%1 of measured FP32 peak").arg(share);
    case Roof::Kind::Fp64:
        return TimingText::tr("%1 of measured FP64 peak").arg(share);
    case Roof::Kind::Fp16Tensor:
        return TimingText::tr("%1 of measured FP16 tensor peak").arg(share);
    case Roof::Kind::Bf16Tensor:
        return TimingText::tr("%1 of measured BF16 tensor peak").arg(share);
    }
    return {};
}

/// A rate as number and unit, held against the roof that it runs up against; `roofs` is empty where no peaks are kept.
TimingTile rateTile(const QString& title, const RooflinePoint& point, const std::vector<Roof>& roofs)
{
    const bool isBytes = point.bytes > 0;
    const QString unit = isBytes ? QStringLiteral("B/s") : QStringLiteral("FLOP/s");
    const FormattedQuantity rate = rateQuantity(isBytes ? point.bandwidth() : point.flopRate(), unit);
    TimingTile tile{.title = title, .number = rate.number, .unit = rate.unit};
    tile.figure = isBytes ? QStringLiteral("bandwidth") : QStringLiteral("arithmetic");
    const std::optional<RoofBound> bound = roofAbove(roofs, point);
    if (!bound) {
        tile.note = isBytes ? TimingText::tr("declared bytes; Measure peaks shows their share")
                            : TimingText::tr("declared operations; Measure peaks shows their share");
        tile.evidence =
            TimingText::tr("At the median. What this device reaches was not measured under its driver: the button Measure peaks, "
                           "at the left or in Devices, does that.");
        return tile;
    }
    tile.share = bound->share;
    tile.slot = isBytes ? 2 : 1;
    tile.note = shareNote(*bound);
    const QString peak = typeset(formatRate(bound->roof.perSecond, unit));
    tile.evidence = TimingText::tr("Declared work at the median, held against %1 measured of %2")
                        .arg(peak, messageText(nameOf(bound->roof.kind)));
    if (bound->isImpossible) {
        tile.tone = Badge::Kind::Bad;
        tile.icon = QStringLiteral("warning");
    }
    return tile;
}

/// The rates of declared work at the median.
void addRates(const TimingOutcome& timing, const PeakBook& book, std::vector<TimingTile>& tiles)
{
    const DevicePeaks* const peaks = findPeaks(book, timing);
    const std::vector<Roof> roofs = peaks != nullptr ? roofsOf(*peaks) : std::vector<Roof>();
    RooflinePoint arithmetic = pointOf(timing), memory = arithmetic;
    arithmetic.bytes = 0;
    memory.flops = 0;
    if (arithmetic.flops > 0)
        tiles.push_back(rateTile(TimingText::tr("Arithmetic"), arithmetic, roofs));
    if (memory.bytes > 0)
        tiles.push_back(rateTile(TimingText::tr("Memory, declared bytes"), memory, roofs));
}

std::vector<TimingTile> countTiles(const Json& counts)
{
    const quint64 sectors = countOf(counts, "sectors");
    const QString efficiency = typeset(formatPercentNumber(valueOr(counts, "laneEfficiency", 0.0)));
    std::vector<TimingTile> tiles{
        {TimingText::tr("Warp instructions, modelled"), formatCount(countOf(counts, "warpInstructions")), {},
         TimingText::tr("of one launch, counted in the PTX")},
        {TimingText::tr("Active lanes, modelled"), efficiency, QStringLiteral("%"),
         TimingText::tr("of 32 in each warp instruction")},
        {TimingText::tr("Global memory, modelled"), formatCount(sectors), TimingText::tr("sectors"),
         TimingText::tr("of 32\u202F" "B; %1 if packed").arg(formatCount(countOf(counts, "idealSectors")))},
        {TimingText::tr("Bank conflicts, modelled"), formatCount(countOf(counts, "bankConflicts")), {},
         TimingText::tr("extra passes over shared memory")}};
    const char* const figures[] = {"instructions", "lanes", "sectors", "conflicts"};
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tiles[i].figure = QLatin1String(figures[i]);
    return tiles;
}

/// The window's own median, where it tells something else than the kernel's.
void addWindow(const TimingOutcome& timing, const SampleFigures& figures, std::vector<TimingFigure>& rows)
{
    if (!timing.kernelTime || windowExcess(*timing.kernelTime, figures.statistics) <= kNotableExcess)
        return;
    const auto add = [&](const QString& name, double value, const QString& meaning) {
        rows.push_back({name, figures.scale.number(value), meaning, false, {}, {}, 0});
    };
    add(TimingText::tr("Window, median"), timing.kernelTime->windowStatistics->median,
        TimingText::tr("From an event before the launch to one behind it: the kernel and its launch."));
    add(TimingText::tr("Error of the way"), timing.kernelTime->error,
        TimingText::tr("All samples alike may be too long or too short by as much."));
}

/// "−0.170", "+12", "0".
QString signedNumber(double value, const QString& digits)
{
    return value < 0 ? QStringLiteral("−") + digits : value > 0 ? QStringLiteral("+") + digits : digits;
}

std::vector<TimingFigure> countFigures(const Json& counts, const Json* first)
{
    const auto figure = [&](const char* key, const QString& name, const QString& meaning) {
        const quint64 own = countOf(counts, key), other = first != nullptr ? countOf(*first, key) : 0;
        TimingFigure row{name, formatCount(own), meaning, false, {}, {}, 0};
        if (first != nullptr) {
            row.first = formatCount(other);
            row.sign = own < other ? -1 : own > other ? 1 : 0;
            row.difference = signedNumber(row.sign, formatCount(own < other ? other - own : own - other));
        }
        return row;
    };
    return {
        figure("warpInstructions", TimingText::tr("Warp instructions"), TimingText::tr("PTX instructions that warps executed.")),
        figure("laneInstructions", TimingText::tr("Lane instructions"), TimingText::tr("The same, counted for each active lane.")),
        figure("globalRequests", TimingText::tr("Global requests"),
               TimingText::tr("Load, store and atomic instructions on global memory.")),
        figure("sectors", TimingText::tr("Sectors"), TimingText::tr("Pieces of 32\u202F" "B that those requests touched.")),
        figure("idealSectors", TimingText::tr("Sectors, packed"),
               TimingText::tr("As many would do if the bytes lay side by side.")),
        figure("bankConflicts", TimingText::tr("Bank conflicts"), TimingText::tr("Passes over shared memory beyond the first."))};
}

}  // namespace

QString TimeScale::number(double value) const
{
    return typeset(QString::number(value / seconds, 'f', decimals));
}

TimeScale timeScaleOf(double seconds)
{
    static const std::array<std::pair<double, QString>, 4> kUnits{{{1.0, QStringLiteral("s")},
                                                                   {1e-3, QStringLiteral("ms")},
                                                                   {1e-6, QStringLiteral("µs")},
                                                                   {1e-9, QStringLiteral("ns")}}};
    const double half = 0.5 * std::pow(10.0, -kDigits);
    for (const auto& [factor, unit] : kUnits) {
        if (std::abs(seconds) < factor * (1 - half) && factor != kUnits.back().first)
            continue;
        const double value = std::max(1.0, std::abs(seconds) / factor * (1 + half));
        return {.unit = unit,
                .seconds = factor,
                .decimals = std::max(0, kDigits - 1 - static_cast<int>(std::floor(std::log10(value))))};
    }
    return {};
}

std::optional<SampleFigures> samplesOf(const TimingOutcome& timing)
{
    if (timing.samples.empty() || !timing.statistics)
        return std::nullopt;
    std::vector<double> sorted = timing.samples;
    std::ranges::sort(sorted);
    return SampleFigures{.samples = timing.samples,
                         .statistics = *timing.statistics,
                         .lowerQuartile = quantile(sorted, 0.25),
                         .upperQuartile = quantile(sorted, 0.75),
                         .scale = timeScaleOf(timing.statistics->median)};
}

std::vector<TimingTile> tilesOf(const TimingOutcome& timing, const PeakBook& book)
{
    if (timing.modelled)
        return countTiles(timing.instructions);
    if (!timing.statistics)
        return {};
    const Statistics& times = *timing.statistics;
    const TimeScale scale = timeScaleOf(times.median);
    std::vector<TimingTile> tiles{{TimingText::tr("Median time"), scale.number(times.median), scale.unit,
                                   TimingText::tr("95\u202F% interval %1 to %2\u202F%3")
                                       .arg(scale.number(times.intervalLow), scale.number(times.intervalHigh), scale.unit)}};
    tiles.front().figure = QStringLiteral("time");
    addRates(timing, book, tiles);
    tiles.push_back({TimingText::tr("Samples"), formatCount(timing.samples.size()), {}, endWords(timing)});
    tiles.back().figure = QStringLiteral("samples");
    return tiles;
}

QString whyNoSamples(const TimingOutcome& timing)
{
    if (!timing.samples.empty())
        return {};
    if (timing.modelled)
        return TimingText::tr(
            "The emulated GPU has no time: it counts instructions and accesses, so there are counts in place of seconds.");
    if (timing.statistics)
        return TimingText::tr("The samples of this run made room in the history; its figures and its verdict are kept.");
    if (!timing.run.message.empty())
        return TimingText::tr("Nothing was timed: %1").arg(messageText(timing.run.message));
    return TimingText::tr("Nothing was timed.");
}

QString endWords(const TimingOutcome& timing)
{
    const auto wanted = countOf(timing.receipt, "samplesWanted");
    const auto taken = static_cast<quint64>(timing.samples.size());
    if (valueOr(timing.receipt, "endedBy", std::string()) == "time")
        return TimingText::tr("Stopped at %1: %2 of %3 samples")
            .arg(typeset(formatNumber(valueOr(timing.receipt, "maxSeconds", 0.0)) + QStringLiteral(" s")), formatCount(taken),
                 formatCount(wanted));
    if (timing.end && timing.end->why == TimingEnd::Why::IntervalReached)
        return TimingText::tr("Stopped: interval reached ±\u202F%1 of median")
            .arg(typeset(QString::number(kPercent * timing.end->reached, 'f', 2) + QStringLiteral(" %")));
    if (timing.end && timing.end->why == TimingEnd::Why::Restless)
        return TimingText::tr("Stopped: the times scatter too much for ±\u202F%1 of median")
            .arg(typeset(QString::number(kPercent * timing.end->wanted, 'f', 2) + QStringLiteral(" %")));
    if (valueOr(timing.receipt, "endedBy", std::string()) == "records")
        return TimingText::tr("%1 of %2 launches have a record").arg(formatCount(taken), formatCount(wanted));
    return taken == 1 ? TimingText::tr("The one sample was taken") : TimingText::tr("All %1 samples taken").arg(formatCount(taken));
}

std::vector<TimingFigure> figuresOf(const TimingOutcome& timing, const TimingOutcome* first)
{
    if (timing.modelled)
        return countFigures(timing.instructions, first != nullptr && first->modelled ? &first->instructions : nullptr);
    const std::optional<SampleFigures> figures = samplesOf(timing);
    if (!figures)
        return {};
    const std::optional<SampleFigures> other = first != nullptr ? samplesOf(*first) : std::nullopt;
    const auto figure = [&](const QString& name, const QString& meaning, auto valueOf) {
        const double own = valueOf(*figures);
        TimingFigure row{name, figures->scale.number(own), meaning, false, {}, {}, 0};
        if (!other)
            return row;
        const double before = valueOf(*other), difference = own - before;
        const QString digits = figures->scale.number(std::abs(difference));
        row.first = figures->scale.number(before);
        row.sign = digits.toDouble() == 0 ? 0 : difference < 0 ? -1 : 1;
        row.difference = signedNumber(row.sign, digits);
        return row;
    };
    const auto of = [](double Statistics::*member) {
        return [member](const SampleFigures& each) { return each.statistics.*member; };
    };
    std::vector<TimingFigure> rows{
        figure(TimingText::tr("Minimum"), TimingText::tr("The shortest sample."), of(&Statistics::min)),
        figure(TimingText::tr("5th percentile"), TimingText::tr("One sample in 20 is shorter."), of(&Statistics::p05)),
        figure(TimingText::tr("Median"), TimingText::tr("Half of the samples are shorter."), of(&Statistics::median)),
        figure(TimingText::tr("Mean"), TimingText::tr("The sum of the samples by their number."), of(&Statistics::mean)),
        figure(TimingText::tr("95th percentile"), TimingText::tr("One sample in 20 is longer."), of(&Statistics::p95)),
        figure(TimingText::tr("Maximum"), TimingText::tr("The longest sample."), of(&Statistics::max)),
        figure(TimingText::tr("Interquartile range"), TimingText::tr("The middle half of the samples is within as much."),
               [](const SampleFigures& each) { return each.upperQuartile - each.lowerQuartile; }),
        figure(TimingText::tr("Standard deviation"), TimingText::tr("Of a single sample."), of(&Statistics::standardDeviation)),
        figure(TimingText::tr("95\u202F% interval, low"),
               TimingText::tr("Of the median, by order statistics: no distribution is assumed."), of(&Statistics::intervalLow)),
        figure(TimingText::tr("95\u202F% interval, high"),
               TimingText::tr("Of the median, by order statistics: no distribution is assumed."), of(&Statistics::intervalHigh))};
    rows[2].isMain = true;
    addWindow(timing, *figures, rows);
    return rows;
}

}  // namespace kd
