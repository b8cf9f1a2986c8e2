// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roofline/rooflinetable.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"

namespace kd {
namespace {

QString rateOrNothing(double perSecond, const QString& unit)
{
    return perSecond > 0 ? typeset(formatRate(perSecond, unit)) : QString();
}

const QString kBytes = QStringLiteral("B/s"), kOperations = QStringLiteral("FLOP/s");

QString roofText(const Roof& roof, int column)
{
    switch (column) {
    case RooflineTable::Name: return RooflineText::tr("%1, measured").arg(shortName(roof.kind));
    case RooflineTable::FlopRate: return roof.isBandwidth() ? QString() : rateOrNothing(roof.perSecond, kOperations);
    case RooflineTable::Bandwidth: return roof.isBandwidth() ? rateOrNothing(roof.perSecond, kBytes) : QString();
    case RooflineTable::Bound: return QString::fromStdString(roof.instruction);
    default: return {};
    }
}

QString entryText(const RooflineEntry& entry, int column)
{
    const RooflinePoint& point = entry.point;
    switch (column) {
    case RooflineTable::Name: return entry.name;
    case RooflineTable::Intensity: return typeset(formatNumber(point.intensity(), 3));
    case RooflineTable::FlopRate: return rateOrNothing(point.flopRate(), kOperations);
    case RooflineTable::Bandwidth: return rateOrNothing(point.bandwidth(), kBytes);
    case RooflineTable::Work:
        return sourceText(point.source);
    case RooflineTable::Bound: return boundText(entry.bound);
    default: return {};
    }
}

}  // namespace

void RooflineTable::setRoofline(const Roofline& roofline)
{
    beginResetModel();
    m_roofs = roofline.roofs;
    m_entries.assign(roofline.entries.rbegin(), roofline.entries.rend());
    endResetModel();
}

int RooflineTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_roofs.size() + m_entries.size());
}

int RooflineTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RooflineTable::textOf(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < m_roofs.size() ? roofText(m_roofs[at], column) : entryText(m_entries[at - m_roofs.size()], column);
}

QVariant RooflineTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const RooflineEntry* const entry = row < m_roofs.size() ? nullptr : &m_entries[row - m_roofs.size()];
    const bool isNumber = index.column() >= Intensity && index.column() <= Bandwidth;
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() == Bound))
        return textOf(index.row(), index.column());
    if (role == NumberRole)
        return isNumber;
    if (role == Qt::ToolTipRole && index.column() == Work && entry != nullptr)
        return worksText(*entry);
    if (role == BoldRole)
        return entry != nullptr && entry->role == RooflineEntry::Role::Shown;
    if (role == ColorRole && entry != nullptr && entry->bound && entry->bound->isImpossible && index.column() == Bound)
        return QVariant::fromValue(Token::Bad);
    return {};
}

QVariant RooflineTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section >= Intensity && section <= Bandwidth;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Roof or run");
    case Intensity: return tr("FLOP per byte");
    case FlopRate: return tr("Arithmetic");
    case Bandwidth: return tr("Memory");
    case Work:
        return tr("Work");
    default: return tr("Bound by");
    }
}

}  // namespace kd
