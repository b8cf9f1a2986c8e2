// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counters/countersheet.h"

#include "core/base/csvfield.h"
#include "ui/common/format.h"
#include "ui/program/counterwords.h"
#include "ui/program/words.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace kd {
namespace {

using Group = CounterFigure::Group;
using Unit = CounterFigure::Unit;

constexpr double kNotable = 0.0005;  // of A: a smaller change is shown as none
constexpr int kDigits = 12;          // of copied data

constexpr std::array<std::string_view, 3> kSameInPtx{"globalRequests", "globalSectors", "bankConflicts"};

CounterEntry entryOf(const CounterFigure& figure, const CounterValue& value, const CountedLaunch* modelled,
                     const std::optional<CountedBaseline>& baseline)
{
    const std::string key(figure.key);
    return {.figure = &figure,
            .value = value.value,
            .modelled = modelled != nullptr ? modelled->reading.find(key) : std::nullopt,
            .first = baseline ? baseline->reading.find(key) : std::nullopt,
            .metric = counterMetric(value.metric)};
}

void sortStalls(CounterSheet& sheet)
{
    for (CounterGroup& group : sheet.groups)
        if (!group.entries.empty() && group.entries.front().figure->group == Group::Stalls)
            std::ranges::stable_sort(group.entries, std::greater(), &CounterEntry::value);
}

QString unitWord(Unit unit)
{
    switch (unit) {
    case Unit::Bytes:
        return QStringLiteral("bytes");
    case Unit::Percent:
        return QStringLiteral("%");
    case Unit::Warps:
        return QStringLiteral("warps");
    case Unit::Count:
        break;
    }
    return QStringLiteral("count");
}

QString numberOrNothing(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? formatNumber(*value, kDigits) : QString();
}

}  // namespace

bool CounterEntry::isSameInPtx() const
{
    return std::ranges::find(kSameInPtx, figure->key) != kSameInPtx.end();
}

bool CounterEntry::isOdd() const
{
    return modelled && isSameInPtx() && std::isfinite(value) && *modelled != value;
}

CounterSheet makeCounterSheet(const CountedLaunch& counted, const CountedLaunch* modelled,
                              const std::optional<CountedBaseline>& baseline)
{
    CounterSheet sheet{.groups = {}, .isEmulated = counted.isEmulated(), .baseline = baseline ? baseline->number : 0};
    const CountedLaunch* const other = counted.isEmulated() ? nullptr : modelled;
    sheet.hasModelled = other != nullptr;
    std::optional<Group> group;
    for (const CounterValue& value : counted.reading.values) {
        const CounterFigure* const figure = findFigure(value.key);
        if (figure == nullptr)
            continue;
        CounterEntry entry = entryOf(*figure, value, other, baseline);
        if (!isWorthShowing(*figure, value.value) && !isWorthShowing(*figure, entry.first.value_or(0)))
            continue;
        if (group != figure->group)
            sheet.groups.push_back({.title = counterGroupName(figure->group), .entries = {}});
        group = figure->group;
        sheet.groups.back().entries.push_back(std::move(entry));
    }
    sortStalls(sheet);
    return sheet;
}

QString counterText(const CounterEntry& entry, double value)
{
    const bool isCount = entry.figure->unit == Unit::Count && value >= 0 && value < 1e15;
    return isCount ? formatCount(static_cast<quint64>(std::llround(value))) : typeset(counterValue(entry.figure->unit, value));
}

QString changeText(const CounterEntry& entry)
{
    if (!entry.first || !std::isfinite(entry.value))
        return {};
    const double difference = entry.value - *entry.first;
    if (entry.figure->unit == Unit::Percent)
        return CounterText::tr("%1 points").arg(typeset(QString::asprintf("%+.1f", difference)));
    if (*entry.first == 0)
        return difference == 0 ? QStringLiteral("0") : CounterText::tr("new");
    return typeset(QString::asprintf("%+.1f %%", 100 * difference / *entry.first));
}

int changeSign(const CounterEntry& entry)
{
    if (!entry.first || !std::isfinite(entry.value) || entry.figure->key == "stallSelected" ||
        entry.figure->key == "stallNotSelected")
        return 0;
    const double difference = entry.value - *entry.first;
    if (std::abs(difference) <= kNotable * std::abs(*entry.first))
        return 0;
    const bool isMoreBetter = entry.figure->unit == Unit::Percent;
    return (difference > 0) == isMoreBetter ? -1 : 1;
}

QString csvText(const QString& text)
{
    return QString::fromStdString(csvField(text.toStdString()));
}

QString counterCsv(const CounterSheet& sheet)
{
    QStringList lines{QStringLiteral("key,group,figure,unit,value,emulated,baseline,metric")};
    for (const CounterGroup& group : sheet.groups)
        for (const CounterEntry& entry : group.entries) {
            const std::string key(entry.figure->key);
            lines << QStringLiteral("%1,%2,%3,%4,%5,%6,%7,%8")
                         .arg(toQt(key), csvText(group.title), csvText(counterName(key)), unitWord(entry.figure->unit),
                              numberOrNothing(entry.value), numberOrNothing(entry.modelled), numberOrNothing(entry.first),
                              csvText(entry.metric));
        }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace kd
