// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outlinemodel.h"

#include "ui/common/tableroles.h"
#include "ui/common/theme.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Kind = OutlineEntry::Kind;

QString kindWord(Kind kind)
{
    switch (kind) {
    case Kind::Kernel: return OutlineModel::tr("kernel");
    case Kind::Launch: return OutlineModel::tr("launch");
    case Kind::DeviceFunction: return OutlineModel::tr("device function");
    case Kind::HostDeviceFunction: return OutlineModel::tr("host and device function");
    case Kind::HostFunction: return OutlineModel::tr("host function");
    case Kind::Macro: return OutlineModel::tr("macro");
    case Kind::Include: break;
    }
    return OutlineModel::tr("include");
}

QString words(const OutlineEntry& entry, int column)
{
    switch (column) {
    case OutlineModel::KindColumn: return kindWord(entry.kind);
    case OutlineModel::TextColumn: return entry.text;
    case OutlineModel::LineColumn: return QString::number(entry.line);
    default: return {};
    }
}

}  // namespace

OutlineModel::OutlineModel(QObject* parent) : QAbstractTableModel(parent) { }

void OutlineModel::setEntries(std::vector<OutlineEntry> entries)
{
    const auto isSame = [](const OutlineEntry& one, const OutlineEntry& other) {
        return one.kind == other.kind && one.text == other.text;
    };
    if (std::ranges::equal(entries, m_entries, isSame)) {
        m_entries = std::move(entries);
        if (!m_entries.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int OutlineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int OutlineModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const OutlineEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case CopyRole:
        return words(entry, column);
    case Qt::ToolTipRole:
        return column == TextColumn ? entry.text : QVariant();
    case SortRole:
        return column == LineColumn ? QVariant(entry.line) : words(entry, column);
    case ColorRole:
        return column == TextColumn ? QVariant() : QVariant::fromValue(Token::TextSecondary);
    case NumberRole:
        return column == LineColumn;
    case MonoRole:
        return column == TextColumn;
    case KeyRole:
        return kindWord(entry.kind) + QLatin1Char(' ') + entry.text;
    case LineNumberRole:
        return entry.line;
    default:
        return {};
    }
}

QVariant OutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == LineColumn)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Kind"), tr("Name"), tr("Line")};
    return section >= 0 && section < ColumnCount ? names[section] : QVariant();
}

}  // namespace kd
