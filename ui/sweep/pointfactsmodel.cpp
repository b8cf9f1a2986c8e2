// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/pointfactsmodel.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"
#include "ui/program/counterwords.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <utility>

namespace kd {
namespace {

QString blocksText(std::uint32_t blocks)
{
    return blocks == kUnlimitedBlocks ? SweepWords::tr("not used") : formatCount(blocks);
}

}  // namespace

std::vector<PointFact> occupancyFacts(const OccupancyResult& occupancy)
{
    const OccupancyFigures::Limits& limits = occupancy.limits;
    const QString limiters = limiterNamesOf(occupancy);
    std::vector<PointFact> facts{
        {.name = SweepWords::tr("Occupancy"), .value = typeset(formatPercent(occupancy.occupancy)), .note = {}},
        {.name = SweepWords::tr("Warps per SM"), .value = formatCount(occupancy.warpsPerSm),
         .note = SweepWords::tr("of %1").arg(formatCount(occupancy.maxWarpsPerSm))},
        {.name = SweepWords::tr("Blocks per SM"), .value = formatCount(occupancy.blocksPerSm),
         .note = limiters.isEmpty() ? QString() : SweepWords::tr("limited by %1").arg(limiters)},
        {.name = SweepWords::tr("Blocks that each resource allows"), .value = {}, .note = {}, .isHead = true},
        {.name = SweepWords::tr("Warps"), .value = blocksText(limits.warps), .note = {}},
        {.name = SweepWords::tr("Registers"), .value = blocksText(limits.registers),
         .note = SweepWords::tr("%1 of them a block").arg(formatCount(occupancy.allocatedRegisters))},
        {.name = SweepWords::tr("Shared memory"), .value = blocksText(limits.shared),
         .note = SweepWords::tr("%1 a block, of %2")
                     .arg(typeset(formatBytes(occupancy.allocatedShared)), typeset(formatBytes(occupancy.sharedCapacity)))},
        {.name = SweepWords::tr("Block slots"), .value = blocksText(limits.blocks), .note = {}}};
    if (limits.barriers != kUnlimitedBlocks)
        facts.push_back({.name = SweepWords::tr("Barriers"), .value = blocksText(limits.barriers), .note = {}});
    return facts;
}

std::vector<PointFact> counterFacts(const CountOutcome& outcome)
{
    std::vector<PointFact> facts;
    for (const CounterRow& row : counterRows(outcome.reading)) {
        if (!row.group.isEmpty())
            facts.push_back({.name = row.group, .value = {}, .note = {}, .isHead = true});
        facts.push_back({.name = row.name, .value = typeset(row.value), .note = row.metric});
    }
    return facts;
}

void PointFactsModel::setFacts(std::vector<PointFact> facts)
{
    beginResetModel();
    m_facts = std::move(facts);
    endResetModel();
}

int PointFactsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_facts.size());
}

int PointFactsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant PointFactsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PointFact& fact = m_facts[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? fact.name : index.column() == Value ? fact.value : fact.note;
    case BoldRole:
        return fact.isHead;
    case NumberRole:
        return index.column() == Value;
    case MonoRole:
        return index.column() == Value;
    case ColorRole:
        return index.column() == Note ? QVariant::fromValue(Token::TextMuted) : QVariant();
    default:
        return {};
    }
}

QVariant PointFactsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= kColumns)
        return {};
    return section == Name ? tr("Figure") : section == Value ? tr("Value") : tr("Note");
}

}  // namespace kd
