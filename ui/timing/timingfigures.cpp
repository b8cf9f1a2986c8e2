#include "ui/timing/timingfigures.h"

#include "core/base/json.h"
#include "ui/common/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(kd::Timing)
};

constexpr int kDigits = 4;

double numberOf(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() && found->is_number() ? found->get<double>() : 0;
}

quint64 countOf(const Json& json, const char* key)
{
    return static_cast<quint64>(std::max(0.0, numberOf(json, key)));
}

std::string wordOf(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Linear between order statistics, as core's statistics are.
double quantile(const std::vector<double>& sorted, double fraction)
{
    const double place = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// A rate as number and unit.
TimingTile rateTile(const QString& title, double perSecond, const QString& unit, const QString& note)
{
    const QString text = formatRate(perSecond, unit);
    const qsizetype space = text.indexOf(QLatin1Char(' '));
    return {title, typeset(text.left(space)), text.mid(space + 1), note};
}

std::vector<TimingTile> countTiles(const Json& counts)
{
    const quint64 sectors = countOf(counts, "sectors");
    const QString efficiency = formatPercent(numberOf(counts, "laneEfficiency"));
    return {{Text::tr("Warp instructions, modelled"), formatCount(countOf(counts, "warpInstructions")), {},
             Text::tr("of one launch, counted in the PTX")},
            {Text::tr("Active lanes, modelled"), efficiency.left(efficiency.indexOf(QLatin1Char(' '))), QStringLiteral("%"),
             Text::tr("of 32 in each warp instruction")},
            {Text::tr("Global memory, modelled"), formatCount(sectors), Text::tr("sectors"),
             Text::tr("of 32\u202FB; %1 if packed").arg(formatCount(countOf(counts, "idealSectors")))},
            {Text::tr("Bank conflicts, modelled"), formatCount(countOf(counts, "bankConflicts")), {},
             Text::tr("extra passes over shared memory")}};
}

std::vector<TimingFigure> countFigures(const Json& counts)
{
    const auto figure = [&](const char* key, const QString& name, const QString& meaning) {
        return TimingFigure{name, formatCount(countOf(counts, key)), meaning, false};
    };
    return {figure("warpInstructions", Text::tr("Warp instructions"), Text::tr("PTX instructions that warps executed.")),
            figure("laneInstructions", Text::tr("Lane instructions"), Text::tr("The same, counted for each active lane.")),
            figure("globalRequests", Text::tr("Global requests"), Text::tr("Load, store and atomic instructions on global memory.")),
            figure("sectors", Text::tr("Sectors"), Text::tr("Pieces of 32\u202FB that those requests touched.")),
            figure("idealSectors", Text::tr("Sectors, packed"), Text::tr("As many would do if the bytes lay side by side.")),
            figure("bankConflicts", Text::tr("Bank conflicts"), Text::tr("Passes over shared memory beyond the first."))};
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
        return {.unit = unit, .seconds = factor, .decimals = std::max(0, kDigits - 1 - static_cast<int>(std::floor(std::log10(value))))};
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

std::vector<TimingTile> tilesOf(const TimingOutcome& timing)
{
    if (timing.modelled)
        return countTiles(timing.instructions);
    if (!timing.statistics)
        return {};
    const Statistics& times = *timing.statistics;
    const TimeScale scale = timeScaleOf(times.median);
    std::vector<TimingTile> tiles{
        {Text::tr("Median time"), scale.number(times.median), scale.unit,
         Text::tr("95\u202F% interval %1 to %2\u202F%3").arg(scale.number(times.intervalLow), scale.number(times.intervalHigh), scale.unit)}};
    if (timing.flopRate > 0)
        tiles.push_back(rateTile(Text::tr("Arithmetic"), timing.flopRate, QStringLiteral("FLOP/s"),
                                 Text::tr("declared operations at the median")));
    if (timing.bandwidth > 0)
        tiles.push_back(rateTile(Text::tr("Memory"), timing.bandwidth, QStringLiteral("B/s"), Text::tr("declared bytes at the median")));
    tiles.push_back({Text::tr("Samples"), formatCount(timing.samples.size()), {}, endWords(timing)});
    return tiles;
}

QString whyNoSamples(const TimingOutcome& timing)
{
    if (!timing.samples.empty())
        return {};
    if (timing.modelled)
        return Text::tr("The emulated GPU has no time: it counts instructions and accesses, so there are counts in place of seconds.");
    if (!timing.run.message.empty())
        return Text::tr("Nothing was timed: %1").arg(QString::fromStdString(timing.run.message));
    return Text::tr("Nothing was timed.");
}

QString endWords(const TimingOutcome& timing)
{
    const auto wanted = countOf(timing.receipt, "samplesWanted");
    const auto taken = static_cast<quint64>(timing.samples.size());
    if (wordOf(timing.receipt, "endedBy") == "time")
        return Text::tr("Stopped at %1: %2 of %3 samples")
            .arg(typeset(formatNumber(numberOf(timing.receipt, "maxSeconds")) + QStringLiteral(" s")), formatCount(taken), formatCount(wanted));
    return taken == 1 ? Text::tr("The one sample was taken") : Text::tr("All %1 samples taken").arg(formatCount(taken));
}

std::vector<TimingFigure> figuresOf(const TimingOutcome& timing)
{
    if (timing.modelled)
        return countFigures(timing.instructions);
    const std::optional<SampleFigures> figures = samplesOf(timing);
    if (!figures)
        return {};
    const Statistics& times = figures->statistics;
    const auto figure = [&](const QString& name, double value, const QString& meaning) {
        return TimingFigure{name, figures->scale.number(value), meaning, false};
    };
    std::vector<TimingFigure> rows{
        figure(Text::tr("Minimum"), times.min, Text::tr("The shortest sample.")),
        figure(Text::tr("5th percentile"), times.p05, Text::tr("One sample in 20 is shorter.")),
        figure(Text::tr("Median"), times.median, Text::tr("Half of the samples are shorter.")),
        figure(Text::tr("Mean"), times.mean, Text::tr("The sum of the samples by their number.")),
        figure(Text::tr("95th percentile"), times.p95, Text::tr("One sample in 20 is longer.")),
        figure(Text::tr("Maximum"), times.max, Text::tr("The longest sample.")),
        figure(Text::tr("Interquartile range"), figures->upperQuartile - figures->lowerQuartile,
               Text::tr("The middle half of the samples is within as much.")),
        figure(Text::tr("Standard deviation"), times.standardDeviation, Text::tr("Of a single sample.")),
        figure(Text::tr("95\u202F% interval, low"), times.intervalLow, Text::tr("Of the median, by order statistics: no distribution is assumed.")),
        figure(Text::tr("95\u202F% interval, high"), times.intervalHigh, Text::tr("Of the median, by order statistics: no distribution is assumed."))};
    rows[2].isMain = true;
    return rows;
}

}  // namespace kd
