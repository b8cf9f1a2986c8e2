// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/counterwords.h"

#include "ui/common/format.h"
#include "ui/program/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace kd {
namespace {

using Group = CounterFigure::Group;
using Unit = CounterFigure::Unit;

constexpr double kLeastStall = 0.005;  // warps

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Counters)
};

using Names = std::map<std::string_view, QString>;

void addMemory(Names& names)
{
    names["dramReadBytes"] = Words::tr("read from device memory");
    names["dramWriteBytes"] = Words::tr("written to device memory");
    names["l2Bytes"] = Words::tr("asked of L2");
    names["l2HitRate"] = Words::tr("L2 hits");
    names["l1Bytes"] = Words::tr("asked of L1");
    names["l1HitRate"] = Words::tr("L1 hits");
    names["globalRequests"] = Words::tr("requests to global memory");
    names["globalSectors"] = Words::tr("sectors of 32 bytes that they touched");
    names["bankConflicts"] = Words::tr("bank conflicts in shared memory");
}

void addInstructions(Names& names)
{
    names["warpInstructions"] = Words::tr("warp instructions");
    names["threadInstructions"] = Words::tr("thread instructions");
    names["addHalf"] = Words::tr("FP16 additions (pairs)");
    names["mulHalf"] = Words::tr("FP16 multiplications (pairs)");
    names["fmaHalf"] = Words::tr("FP16 multiply-adds (pairs, and loads of constants)");
    names["addSingle"] = Words::tr("FP32 additions");
    names["mulSingle"] = Words::tr("FP32 multiplications");
    names["fmaSingle"] = Words::tr("FP32 multiply-adds");
    names["addDouble"] = Words::tr("FP64 additions");
    names["mulDouble"] = Words::tr("FP64 multiplications");
    names["fmaDouble"] = Words::tr("FP64 multiply-adds");
    names["tensorInstructions"] = Words::tr("instructions of the tensor pipe");
    names["tensorHalf"] = Words::tr("operations on FP16");
    names["tensorBfloat"] = Words::tr("operations on BF16");
    names["tensorTf32"] = Words::tr("operations on TF32");
    names["tensorFp8"] = Words::tr("operations on FP8");
    names["tensorFp4To8"] = Words::tr("operations on FP4 to FP8");
    names["tensorDouble"] = Words::tr("operations on FP64");
    names["tensorInt"] = Words::tr("operations on integers");
    names["occupancy"] = Words::tr("achieved occupancy");
    names["smCycles"] = Words::tr("cycles in which the busiest SM had warps");
    names["issueActive"] = Words::tr("cycles in which a scheduler issues");
}

void addStalls(Names& names)
{
    names["stallBarrier"] = Words::tr("a barrier of the block");
    names["stallBranchResolving"] = Words::tr("the target of a branch");
    names["stallDispatchStall"] = Words::tr("the dispatcher");
    names["stallDrain"] = Words::tr("stores to drain at the end");
    names["stallGmma"] = Words::tr("warpgroup matrix instructions");
    names["stallImcMiss"] = Words::tr("constants that miss their cache");
    names["stallLgThrottle"] = Words::tr("the queue of local and global memory");
    names["stallLongScoreboard"] = Words::tr("data of global or local memory (long scoreboard)");
    names["stallMathPipeThrottle"] = Words::tr("a busy arithmetic pipe");
    names["stallMembar"] = Words::tr("a memory fence");
    names["stallMioThrottle"] = Words::tr("the queue of shared memory and special functions");
    names["stallMisc"] = Words::tr("something else");
    names["stallNoInstruction"] = Words::tr("instructions to be fetched");
    names["stallNotSelected"] = Words::tr("another warp, which was chosen");
    names["stallSelected"] = Words::tr("nothing: it issues");
    names["stallShortScoreboard"] = Words::tr("data of shared memory or special functions (short scoreboard)");
    names["stallSleeping"] = Words::tr("its own sleep");
    names["stallTexThrottle"] = Words::tr("the queue of textures");
    names["stallWait"] = Words::tr("a fixed latency");
}

bool isOfManyKinds(Group group)
{
    return group == Group::Operations || group == Group::Tensor || group == Group::Stalls;
}

struct ShownFigure {
    const CounterFigure* figure = nullptr;
    const CounterValue* value = nullptr;
};

std::vector<ShownFigure> shownFigures(const CounterReading& reading)
{
    std::vector<ShownFigure> shown;
    for (const CounterValue& value : reading.values) {
        const CounterFigure* const figure = findFigure(value.key);
        if (figure != nullptr && isWorthShowing(*figure, value.value))
            shown.push_back({.figure = figure, .value = &value});
    }
    // They are the last group.
    const auto firstStall = std::ranges::find_if(shown, [](const auto& each) { return each.figure->group == Group::Stalls; });
    std::stable_sort(firstStall, shown.end(), [](const auto& a, const auto& b) { return a.value->value > b.value->value; });
    return shown;
}

}  // namespace

QString counterGroupName(Group group)
{
    switch (group) {
    case Group::Memory:
        return Words::tr("Memory");
    case Group::Instructions:
        return Words::tr("Instructions");
    case Group::Operations:
        return Words::tr("Arithmetic instructions of threads");
    case Group::Tensor:
        return Words::tr("Tensor cores");
    case Group::Issue:
        return Words::tr("Warps");
    case Group::Stalls:
        return Words::tr("What warps wait for");
    }
    return {};
}

QString counterName(const std::string& key)
{
    Names names;
    addMemory(names);
    addInstructions(names);
    addStalls(names);
    const auto found = names.find(key);
    return found == names.end() ? toQt(key) : found->second;
}

QString counterValue(Unit unit, double value)
{
    constexpr double kPercent = 100;
    constexpr double kMaxWhole = 1e15;  // beyond it a double has no units any more
    if (!std::isfinite(value))
        return QStringLiteral("–");
    switch (unit) {
    case Unit::Bytes: return formatBytes(static_cast<std::uint64_t>(std::clamp(value, 0.0, kMaxWhole)));
    case Unit::Percent: return formatPercent(value / kPercent);
    case Unit::Warps: return Words::tr("%1 warps").arg(formatNumber(value, 3));
    case Unit::Count: break;
    }
    return std::abs(value) < kMaxWhole ? QLocale::c().toString(static_cast<qlonglong>(std::llround(value)))
                                         : formatNumber(value);
}

QString counterMetric(const std::string& metric)
{
    QStringList names = toQt(metric).split(QStringLiteral(" + "));
    if (names.size() < 2)
        return toQt(metric);
    const auto common = [&](qsizetype length) {
        return std::ranges::all_of(names, [&](const QString& name) { return name.startsWith(names.front().first(length)); });
    };
    const QString ending = names.front().mid(names.front().lastIndexOf(QLatin1Char('.')));
    qsizetype start = names.front().size() - ending.size();
    while (start > 0 && (!common(start) || names.front()[start - 1] != QLatin1Char('_')))
        --start;
    if (start == 0 || !std::ranges::all_of(names, [&](const QString& name) { return name.endsWith(ending); }))
        return toQt(metric);
    const QString beginning = names.front().first(start);
    for (QString& name : names)
        name = name.mid(start).chopped(ending.size());
    return beginning + QLatin1Char('{') + names.join(QLatin1Char(',')) + QLatin1Char('}') + ending;
}

bool isWorthShowing(const CounterFigure& figure, double value)
{
    return std::abs(value) > (figure.group == Group::Stalls ? kLeastStall : 0) || !isOfManyKinds(figure.group);
}

std::vector<CounterRow> counterRows(const CounterReading& reading)
{
    std::vector<CounterRow> rows;
    std::optional<Group> group;
    for (const auto& [figure, value] : shownFigures(reading)) {
        const bool isFirst = group != figure->group;
        group = figure->group;
        rows.push_back({.group = isFirst ? counterGroupName(figure->group) : QString(),
                        .name = counterName(value->key),
                        .value = counterValue(figure->unit, value->value),
                        .metric = counterMetric(value->metric)});
    }
    return rows;
}

QString counterSource(const CounterReading& reading, bool cold)
{
    switch (reading.source) {
    case CounterReading::Source::Gpu:
        return (cold ? Words::tr("Counted by the hardware (%1) in %2 launches, each on fresh inputs and with L2 flushed before.")
                     : Words::tr("Counted by the hardware (%1) in %2 launches, each on fresh inputs, which L2 may hold."))
            .arg(toQt(reading.chip), QString::number(reading.passes));
    case CounterReading::Source::Emulated:
        return Words::tr("Counted by the emulated GPU in the PTX of one launch; it has no caches, no device memory and no time.");
    case CounterReading::Source::None:
        break;
    }
    return {};
}

QString missingCounters(const CounterReading& reading)
{
    if (reading.source != CounterReading::Source::Gpu || reading.missing.empty())
        return {};
    QStringList names;
    for (const std::string& key : reading.missing)
        names << counterName(key);
    return Words::tr("%1 does not count: %2.").arg(toQt(reading.chip), names.join(QStringLiteral(", ")));
}

QString lineCounterSource(const LineReading& reading)
{
    switch (reading.source) {
    case CounterReading::Source::Gpu:
        return (reading.counts.lines.empty()
                    ? Words::tr("Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which has no table of "
                                "lines: -lineinfo makes one.")
                    : Words::tr("Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which it slows down."))
            .arg(toQt(reading.chip));
    case CounterReading::Source::Emulated:
        return Words::tr("Counted by the emulated GPU in the PTX of one launch.");
    case CounterReading::Source::None:
        break;
    }
    return {};
}

QString besideEmulated(const LineReading& emulated)
{
    if (!emulated.ok())
        return Words::tr("Nothing of the emulated GPU stands beside it. %1").arg(messageText(emulated.reason));
    return Words::tr("Beside it what the emulated GPU counted in the PTX: instructions are others there, and a difference in "
                     "memory is marked.");
}

}  // namespace kd
