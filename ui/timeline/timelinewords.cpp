// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timelinewords.h"

#include "ui/common/format.h"

#include <QStringList>

namespace kd {

QString TimelineWords::time(std::uint64_t value, const RecordedTimeline& recorded)
{
    return recorded.isModelled ? formatCount(value) : typeset(formatSeconds(static_cast<double>(value) * 1e-9));
}

QString TimelineWords::place(const BlockSpan& span, Dim3 grid)
{
    const std::uint64_t width = grid.x, layer = width * grid.y;
    return QStringLiteral("(%1, %2, %3)").arg(span.block % width).arg(span.block / width % grid.y).arg(span.block / layer);
}

QString TimelineWords::block(const BlockSpan& span, const RecordedTimeline& recorded)
{
    if (recorded.isModelled)
        return tr("Block %1: %2 instructions of its longest warp")
            .arg(place(span, recorded.grid), time(span.length(), recorded));
    return tr("Block %1 on SM %2, from %3 to %4: %5")
        .arg(place(span, recorded.grid))
        .arg(span.sm)
        .arg(time(span.begin, recorded), time(span.end, recorded), time(span.length(), recorded));
}

QString TimelineWords::summary(const RecordedTimeline& recorded)
{
    const TimelineSummary& summary = recorded.summary;
    const QString lengths = tr("a block takes %1 (%2 to %3)")
                                .arg(time(summary.median, recorded), time(summary.shortest, recorded),
                                     time(summary.longest, recorded));
    if (recorded.isModelled)
        return tr("Modelled: the emulated GPU has no times, so every block begins at 0; %1 instructions").arg(lengths);
    QStringList parts{tr("%1 SMs, up to %2 blocks each").arg(summary.multiprocessors).arg(summary.places), lengths,
                      tr("tail %1, its empty places are %2 of all")
                          .arg(typeset(formatPercent(summary.tailShare())), typeset(formatPercent(summary.tailCost))),
                      tr("SM %1 is busy %2 longer than the mean")
                          .arg(summary.busiest)
                          .arg(typeset(formatPercent(summary.imbalance)))};
    if (recorded.plainSeconds > 0 && recorded.stampedSeconds > 0) {
        const double more = recorded.stampedSeconds / recorded.plainSeconds - 1;
        parts << tr("the stamps cost %1").arg(typeset(QString::number(more * 100, 'f', 1) + QStringLiteral(" %")));
    }
    if (recorded.timeline.unstamped > 0)
        parts << tr("%1 blocks have no stamps").arg(formatCount(recorded.timeline.unstamped));
    return parts.join(QStringLiteral("; "));
}

QString TimelineWords::conclusion(const RecordedTimeline& recorded)
{
    if (recorded.isModelled)
        return {};
    if (recorded.waves && recorded.summary.multiprocessors < recorded.waves->multiprocessors)
        return tr("%1 of %2 SMs run no block: more, or smaller, blocks would use them.")
            .arg(recorded.waves->multiprocessors - recorded.summary.multiprocessors)
            .arg(recorded.waves->multiprocessors);
    if (recorded.summary.imbalance >= kNotableShare)
        return tr("The blocks lie unevenly: some take longer than others, or come late.");
    if (recorded.summary.tailCost >= kNotableShare)
        return tr("The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.");
    return {};
}

}  // namespace kd
