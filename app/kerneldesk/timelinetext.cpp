// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/timelinetext.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "ui/common/format.h"
#include "ui/program/jsondocuments.h"

namespace kd::cli {
namespace {

QString duration(std::uint64_t nanoseconds)
{
    return formatSeconds(static_cast<double>(nanoseconds) * 1e-9);
}

QString wavesText(const ShownTimeline& shown)
{
    const QString seen = Text::tr("%1 SMs ran blocks, one at most %2 at a time")
                             .arg(QString::number(shown.summary.multiprocessors), QString::number(shown.summary.places));
    if (!shown.waves)
        return seen;
    const std::uint64_t perSm = shown.waves->perWave / shown.waves->multiprocessors;
    return Text::tr("%1; foreseen: %2 SMs with %3 each, %4 waves")
        .arg(seen, QString::number(shown.waves->multiprocessors), QString::number(perSm), formatNumber(shown.waves->count(), 4));
}

QString costText(const ShownTimeline& shown)
{
    const double plain = shown.plain.statistics->median, stamped = shown.stamped.statistics->median;
    const QString both = Text::tr("%1 with stamps, %2 without").arg(formatSeconds(stamped), formatSeconds(plain));
    return plain > 0 ? Text::tr("%1: %2 % more").arg(both, QString::number((stamped / plain - 1) * 100, 'f', 1)) : both;
}

void addSmRows(const TimelineSummary& summary, TextTable& table)
{
    table.addRow({Text::tr("busy"), formatPercent(summary.busy), Text::tr("of the time an SM ran a block, mean of the SMs")});
    table.addRow({Text::tr("tail"), duration(summary.tail),
                  Text::tr("from the first SM's last block on; its empty places are %1 of all that the launch had")
                      .arg(formatPercent(summary.tailCost))});
    table.addRow({Text::tr("imbalance"), formatPercent(summary.imbalance),
                  Text::tr("SM %1 was busy for that much longer than the mean").arg(summary.busiest)});
}

/// The one thing that a reader is to take away; empty where all is even.
QString conclusion(const ShownTimeline& shown)
{
    const TimelineSummary& summary = shown.summary;
    if (shown.waves && summary.multiprocessors < shown.waves->multiprocessors)
        return Text::tr("%1 of %2 SMs run no block: more, or smaller, blocks would use them.")
            .arg(shown.waves->multiprocessors - summary.multiprocessors)
            .arg(shown.waves->multiprocessors);
    if (summary.imbalance >= kNotableShare)
        return Text::tr("The blocks lie unevenly: some take longer than others, or come late.");
    if (summary.tailCost >= kNotableShare)
        return Text::tr("The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.");
    return {};
}

QString modelledTimelineText(const TimelineSummary& summary)
{
    const auto count = [](std::uint64_t value) { return QString::number(value); };
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    table.addRow({Text::tr("block"), count(summary.median),
                  Text::tr("median; shortest %1, longest %2").arg(count(summary.shortest), count(summary.longest))});
    return Text::tr("modelled: the emulated GPU has no times; a block's length is the instructions of its "
                    "longest warp, some 20 for its stamps among them") +
        QStringLiteral("\n\n") + table.toText(kIndent);
}

}  // namespace

QString timelineText(const ShownTimeline& shown)
{
    const TimelineSummary& summary = shown.summary;
    if (shown.plain.modelled)
        return modelledTimelineText(summary);
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    table.addRow({Text::tr("duration"), duration(summary.duration),
                  Text::tr("from the first block's beginning to the last one's end, in the first launch; stamps of %1")
                      .arg(duration(shown.timeline.resolution))});
    table.addRow({Text::tr("block"), duration(summary.median),
                  Text::tr("median; shortest %1, longest %2").arg(duration(summary.shortest), duration(summary.longest))});
    addSmRows(summary, table);
    QString text = wavesText(shown) + QStringLiteral("\n\n") + table.toText(kIndent);
    if (shown.plain.statistics && shown.stamped.statistics)
        text += QLatin1Char('\n') + Text::tr("cost of the stamps: %1").arg(costText(shown)) + QLatin1Char('\n');
    const QString end = conclusion(shown);
    return end.isEmpty() ? text : text + end + QLatin1Char('\n');
}

Json noTimelineDocument(const RunOutcome& run)
{
    Json document = runDocument(run);
    for (const char* const key : {"modelled", "resolutionNs", "unstamped", "summary", "foreseen", "medianSeconds"})
        document[key] = nullptr;
    document["blocks"] = Json::array();
    return document;
}

Json timelineDocument(const ShownTimeline& shown)
{
    Json document = noTimelineDocument(shown.stamped.run);
    document["modelled"] = shown.plain.modelled;
    document["resolutionNs"] = shown.timeline.resolution;
    document["unstamped"] = shown.timeline.unstamped;
    document["summary"] = shown.summary;
    if (shown.waves)
        document["foreseen"] = {{"waves", shown.waves->count()},
                                {"multiprocessors", shown.waves->multiprocessors},
                                {"blocksPerWave", shown.waves->perWave}};
    if (shown.plain.statistics && shown.stamped.statistics)
        document["medianSeconds"] = {{"plain", shown.plain.statistics->median}, {"stamped", shown.stamped.statistics->median}};
    for (const BlockSpan& span : shown.timeline.spans)
        document["blocks"].push_back({span.block, span.sm, span.place, span.begin, span.end});
    return document;
}

}  // namespace kd::cli
