// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outlinemodel.h"

#include "ui/common/tableroles.h"
#include "ui/common/theme.h"

#include <algorithm>
#include <cstddef>
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
    const auto first = std::ranges::mismatch(entries, m_entries, isSame).in1 - entries.begin();
    const auto most = static_cast<std::ptrdiff_t>(std::min(entries.size(), m_entries.size())) - first;
    std::ptrdiff_t last = 0;  // rows that stay behind those that change
    while (last < most && isSame(*(entries.end() - last - 1), *(m_entries.end() - last - 1)))
        ++last;
    const auto removed = static_cast<std::ptrdiff_t>(m_entries.size()) - first - last;
    const auto added = static_cast<std::ptrdiff_t>(entries.size()) - first - last;
    if (first + last == 0 && removed + added > 0) {
        beginResetModel();
        m_entries = std::move(entries);
        endResetModel();
        return;
    }
    replaceRows(static_cast<int>(first), static_cast<int>(removed), entries, static_cast<int>(added));
    moveLines(entries);
}

void OutlineModel::replaceRows(int first, int removed, const std::vector<OutlineEntry>& entries, int added)
{
    if (removed > 0) {
        beginRemoveRows({}, first, first + removed - 1);
        m_entries.erase(m_entries.begin() + first, m_entries.begin() + first + removed);
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, first, first + added - 1);
        m_entries.insert(m_entries.begin() + first, entries.begin() + first, entries.begin() + first + added);
        endInsertRows();
    }
}

/// The rows are those of `entries` but for their lines.
void OutlineModel::moveLines(const std::vector<OutlineEntry>& entries)
{
    int first = -1, last = -1;
    for (int row = 0; row < rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (std::exchange(m_entries[at].line, entries[at].line) == entries[at].line)
            continue;
        first = first < 0 ? row : first;
        last = row;
    }
    if (first >= 0)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
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
