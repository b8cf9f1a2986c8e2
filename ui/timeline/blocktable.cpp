// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/blocktable.h"

#include "ui/common/tableroles.h"
#include "ui/timeline/timelinewords.h"

#include <utility>

namespace kd {

void BlockTable::setTimeline(RecordedTimelinePointer recorded)
{
    beginResetModel();
    m_recorded = std::move(recorded);
    endResetModel();
}

int BlockTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_recorded ? 0 : static_cast<int>(m_recorded->timeline.spans.size());
}

int BlockTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString BlockTable::text(const BlockSpan& span, int column) const
{
    switch (column) {
    case Block:
        return TimelineWords::place(span, m_recorded->grid);
    case Sm:
        return QString::number(span.sm);
    case Place:
        return QString::number(span.place);
    case Begin:
        return TimelineWords::time(span.begin, *m_recorded);
    case End:
        return TimelineWords::time(span.end, *m_recorded);
    default:
        return TimelineWords::time(span.length(), *m_recorded);
    }
}

QVariant BlockTable::data(const QModelIndex& index, int role) const
{
    if (!m_recorded || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BlockSpan& span = m_recorded->timeline.spans[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(span, index.column());
    if (role == NumberRole)
        return index.column() != Block;
    if (role == CopyRole && index.column() >= Begin) {
        const std::uint64_t value = index.column() == Begin ? span.begin : index.column() == End ? span.end : span.length();
        return QString::number(value);
    }
    return {};
}

QVariant BlockTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == NumberRole)
        return section != Block;
    if (role != Qt::DisplayRole)
        return {};
    const QStringList heads{tr("Block"), tr("SM"), tr("Place"), tr("Begin"), tr("End"), tr("Length")};
    return heads.value(section);
}

}  // namespace kd
