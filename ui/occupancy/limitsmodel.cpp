// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/limitsmodel.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"

#include <array>

namespace kd {
namespace {

QVariant alignment(int column)
{
    return QVariant::fromValue(column == LimitsModel::Resource ? Qt::AlignLeft | Qt::AlignVCenter
                                                               : Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

void LimitsModel::setAnswer(const OccupancyAnswerPointer& answer)
{
    beginResetModel();
    m_uses = answer ? resourceUses(*answer) : std::vector<ResourceUse>();
    endResetModel();
}

int LimitsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_uses.size());
}

int LimitsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LimitsModel::text(const ResourceUse& use, int column) const
{
    const bool isLimited = use.blocks != kUnlimitedBlocks;
    switch (column) {
    case Resource:
        return use.name;
    case PerBlock:
        return use.perBlock;
    case PerSm:
        return use.perSm;
    case Blocks:
        return isLimited ? formatCount(use.blocks) : tr("no limit");
    default:
        return isLimited ? typeset(formatPercent(use.cap)) : QString();
    }
}

QVariant LimitsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ResourceUse& use = m_uses[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(use, index.column());
    case NumberRole:
        return index.column() != Resource;
    case BoldRole:
        return use.isLimiter;
    case ColorRole:
        return use.isLimiter ? QVariant::fromValue(Token::Warn)
            : use.limit > 0  ? QVariant()
                             : QVariant::fromValue(Token::TextMuted);
    case SlotRole:
        return use.isLimiter ? 2 : 1;
    case ShareRole:
        return index.column() == Cap && use.blocks != kUnlimitedBlocks ? QVariant(use.cap) : QVariant();
    default:
        return {};
    }
}

QVariant LimitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    const std::array<QString, ColumnCount> titles{tr("Resource"), tr("Per block"), tr("Per SM"), tr("Blocks"), tr("Occupancy cap")};
    return titles.at(static_cast<std::size_t>(section));
}

}  // namespace kd
