// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counters/countertable.h"

#include "ui/common/tableroles.h"
#include "ui/counters/counterhelp.h"
#include "ui/program/counterwords.h"

#include <utility>

namespace kd {
namespace {

constexpr quintptr kGroupId = 0;  // internal id of a group; of a figure it is its group's number + 1

QString textOf(const CounterEntry& entry, int column)
{
    const auto optional = [&](const std::optional<double>& value) { return value ? counterText(entry, *value) : QString(); };
    switch (column) {
    case CounterTable::Name:
        return counterName(std::string(entry.figure->key));
    case CounterTable::Value:
        return counterText(entry, entry.value);
    case CounterTable::Modelled:
        return optional(entry.modelled);
    case CounterTable::First:
        return optional(entry.first);
    case CounterTable::Change:
        return changeText(entry);
    default:
        return entry.metric;
    }
}

QVariant numberOf(const CounterEntry& entry, int column)
{
    const auto optional = [](const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); };
    switch (column) {
    case CounterTable::Value:
        return entry.value;
    case CounterTable::Modelled:
        return optional(entry.modelled);
    case CounterTable::First:
        return optional(entry.first);
    case CounterTable::Change:
        return entry.first && *entry.first != 0 ? QVariant(entry.value / *entry.first) : QVariant();
    default:
        return textOf(entry, column);
    }
}

QString tipOf(const CounterEntry& entry, int column)
{
    const QString meaning = counterMeaning(entry.figure->key);
    if (column == CounterTable::Metric)
        return entry.metric;
    if (column != CounterTable::Modelled || !entry.modelled)
        return meaning;
    if (entry.isOdd())
        return CounterText::tr("The GPU counted %1, the emulated GPU %2. Where memory sees what the PTX says, both are the same.")
            .arg(counterText(entry, entry.value), counterText(entry, *entry.modelled));
    return entry.isSameInPtx()
        ? CounterText::tr("Both counted the same.")
        : CounterText::tr("Counted in the PTX, whose instructions are others than those of the machine code.");
}

bool isNumberColumn(int column)
{
    return column != CounterTable::Name && column != CounterTable::Metric;
}

}  // namespace

void CounterTable::setSheet(CounterSheet sheet, bool isOld)
{
    beginResetModel();
    m_sheet = std::move(sheet);
    m_isOld = isOld;
    endResetModel();
}

QModelIndex CounterTable::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroupId);
}

QModelIndex CounterTable::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kGroupId)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kGroupId);
}

int CounterTable::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sheet.groups.size());
    if (parent.column() > 0 || parent.internalId() != kGroupId)
        return 0;
    return static_cast<int>(m_sheet.groups[static_cast<std::size_t>(parent.row())].entries.size());
}

int CounterTable::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant CounterTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == kGroupId)
        return groupData(m_sheet.groups[row], index.column(), role);
    return entryData(m_sheet.groups[index.internalId() - 1].entries[row], index.column(), role);
}

QVariant CounterTable::groupData(const CounterGroup& group, int column, int role) const
{
    if (role == GroupRole)
        return true;
    return column == 0 && role == Qt::DisplayRole ? QVariant(group.title) : QVariant();
}

QVariant CounterTable::color(const CounterEntry& entry, int column) const
{
    if (m_isOld || column == Metric || column == First)
        return QVariant::fromValue(Token::TextMuted);
    if (column == Modelled)
        return QVariant::fromValue(entry.isOdd() ? Token::Warn : Token::TextSecondary);
    if (column != Change)
        return {};
    const int sign = changeSign(entry);
    return QVariant::fromValue(sign < 0 ? Token::Ok : sign > 0 ? Token::Bad : Token::TextMuted);
}

QVariant CounterTable::entryData(const CounterEntry& entry, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return textOf(entry, column);
    case SortRole:
        return numberOf(entry, column);
    case CopyRole:
        return isNumberColumn(column) && column != Change ? QVariant(numberOf(entry, column).toString()) : QVariant();
    case Qt::ToolTipRole:
        return tipOf(entry, column);
    case NumberRole:
        return isNumberColumn(column);
    case MonoRole:
        return column == Metric;
    case ColorRole:
        return color(entry, column);
    case TintRole:
        return column == Modelled && entry.isOdd() && !m_isOld ? QVariant::fromValue(Token::WarnBack) : QVariant();
    case BoldRole:
        return column == Modelled && entry.isOdd();
    case KeyRole:
        return QString::fromUtf8(entry.figure->key.data(), static_cast<qsizetype>(entry.figure->key.size()));
    default:
        return {};
    }
}

QVariant CounterTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumberColumn(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const QString heads[] = {tr("Figure"),      m_sheet.isEmulated ? tr("Emulated") : tr("GPU"),
                             tr("Emulated"),    tr("A #%1").arg(m_sheet.baseline),
                             tr("B against A"), tr("NVIDIA's name")};
    const QString tips[] = {tr("What is counted; each figure's tool tip explains it"),
                            m_sheet.isEmulated ? tr("Counted in the PTX by the emulated GPU")
                                               : tr("Counted by the GPU's own counters"),
                            tr("Counted in the PTX by the emulated GPU, of the same source and launch"),
                            tr("What was counted of the baseline"),
                            tr("What this launch (B) has more or less than the baseline"),
                            tr("The metric as NVIDIA's profilers call it")};
    if (role == Qt::DisplayRole)
        return heads[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

}  // namespace kd
