// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/countersmodel.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"

#include <QFileInfo>

#include <limits>

namespace kd {
namespace {

constexpr double kLanes = 32;

// Invalid where there is nothing to divide by.
QVariant ratio(double part, double whole)
{
    return whole > 0 ? QVariant(part / whole) : QVariant();
}

QVariant number(const LineCount& line, int column)
{
    const auto executed = static_cast<double>(line.executed);
    const auto requests = static_cast<double>(line.requests);
    switch (column) {
    case CountersModel::Executed: return static_cast<qulonglong>(line.executed);
    case CountersModel::ActiveLanes: return ratio(static_cast<double>(line.activeLanes), kLanes * executed);
    case CountersModel::Requests: return static_cast<qulonglong>(line.requests);
    case CountersModel::SectorsPerRequest: return ratio(static_cast<double>(line.sectors), requests);
    case CountersModel::IdealPerRequest: return ratio(static_cast<double>(line.idealSectors), requests);
    case CountersModel::BankConflicts: return static_cast<qulonglong>(line.bankConflicts);
    default: return {};
    }
}

QString numberText(const QVariant& value, int column)
{
    if (!value.isValid())
        return QStringLiteral("–");
    if (value.typeId() == QMetaType::ULongLong)
        return formatCount(value.toULongLong());
    return typeset(column == CountersModel::ActiveLanes ? formatPercent(value.toDouble())
                                                        : QString::number(value.toDouble(), 'f', 2));
}

// More than the least that the line could do with.
bool isWorse(const LineCount& line, int column)
{
    constexpr double kNoticeable = 1.5;
    if (column == CountersModel::BankConflicts)
        return line.bankConflicts > 0;
    return column == CountersModel::SectorsPerRequest &&
        static_cast<double>(line.sectors) > kNoticeable * static_cast<double>(line.idealSectors);
}

}  // namespace

void CountersModel::setRun(const RunRecordPointer& run)
{
    beginResetModel();
    m_run = run && run->outcome.counters ? run : nullptr;
    endResetModel();
}

const LineCount& CountersModel::lineAt(int row) const
{
    return isTotal(row) ? m_run->outcome.counters->totals : m_run->outcome.counters->lines[static_cast<std::size_t>(row)];
}

int CountersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_run ? 0 : static_cast<int>(m_run->outcome.counters->lines.size()) + 1;
}

int CountersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CountersModel::placeText(int row) const
{
    if (isTotal(row))
        return tr("All lines");
    const SourcePosition& position = lineAt(row).position;
    return QStringLiteral("%1:%2").arg(QFileInfo(QString::fromStdString(position.file)).fileName()).arg(position.line);
}

QVariant CountersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LineCount& line = lineAt(index.row());
    const bool isPlace = index.column() == Place;
    switch (role) {
    case Qt::DisplayRole:
        return isPlace ? placeText(index.row()) : numberText(number(line, index.column()), index.column());
    case Qt::ToolTipRole:
        return isPlace && !isTotal(index.row()) ? QVariant(QString::fromStdString(line.position.file)) : QVariant();
    case NumberRole:
        return !isPlace;
    case MonoRole:
        return isPlace && !isTotal(index.row());
    case BoldRole:
        return isTotal(index.row());
    case ColorRole:
        return isWorse(line, index.column()) ? QVariant::fromValue(Token::Warn) : QVariant();
    case SortRole:
        return isPlace ? QVariant(isTotal(index.row()) ? std::numeric_limits<int>::max() : line.position.line)
                       : number(line, index.column());
    case PlaceRole:
        return QVariant::fromValue(line.position);
    case TotalRole:
        return isTotal(index.row());
    default:
        return {};
    }
}

QVariant CountersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Place ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const QString titles[] = {tr("Line"),    tr("Executed"),        tr("Active lanes"),  tr("Requests"),
                              tr("Sectors"), tr("Ideal sectors"), tr("Bank conflicts")};
    const QString tips[] = {tr("Source line; double-click shows it in the editor"),
                            tr("Warp instructions, modelled at PTX level"),
                            tr("Lanes that took part, of 32 a warp instruction"),
                            tr("Global load, store and atomic instructions"),
                            tr("32-byte sectors that a request touches on average"),
                            tr("32-byte sectors that the bytes of a request would fill when packed"),
                            tr("Passes over shared memory beyond the first")};
    if (role == Qt::DisplayRole)
        return titles[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

}  // namespace kd
