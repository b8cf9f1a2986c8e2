// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweeptablemodel.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableroles.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <array>

namespace kd {

void SweepTableModel::setResults(const SweepResults* results)
{
    beginResetModel();
    m_results = results != nullptr && results->hasSpace() ? results : nullptr;
    m_rows = m_results != nullptr ? static_cast<int>(m_results->count()) : 0;
    m_best = m_results != nullptr ? m_results->best() : std::nullopt;
    endResetModel();
}

void SweepTableModel::addResults()
{
    if (m_results == nullptr)
        return;
    const int count = static_cast<int>(m_results->count());
    if (count > m_rows) {
        beginInsertRows({}, m_rows, count - 1);
        m_rows = count;
        endInsertRows();
    }
    const std::optional<std::size_t> before = std::exchange(m_best, m_results->best());
    if (before == m_best)
        return;
    for (const std::optional<std::size_t>& row : {before, m_best}) {
        if (row)
            emit dataChanged(index(static_cast<int>(*row), 0), index(static_cast<int>(*row), columnCount() - 1));
    }
}

int SweepTableModel::axes() const
{
    return m_results != nullptr ? static_cast<int>(m_results->space().axes().size()) : 0;
}

int SweepTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SweepTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kBefore + axes() + kBehind;
}

bool SweepTableModel::isNumber(int column) const
{
    return column == Point || (column > columnOf(State) && column < columnOf(Note));
}

QString SweepTableModel::behindText(const SweepResult& result, Behind column) const
{
    const bool isBuilt = result.registers != 0;
    switch (column) {
    case State:
        return sweepStateText(result);
    case Figure:
        return result.isGood() ? sweepFigureText(*result.figure, m_results->figure()) : QString();
    case Ratio: {
        const SweepResult* const today = m_results->today();
        const bool hasRatio = today != nullptr && result.isGood() && *today->figure > 0;
        return hasRatio ? QString::number(*result.figure / *today->figure, 'f', 3) : QString();
    }
    case Registers:
        return isBuilt ? formatCount(result.registers) : QString();
    case Spilled:
        return isBuilt ? typeset(formatBytes(result.spilled)) : QString();
    case Shared:
        return isBuilt ? typeset(formatBytes(result.shared)) : QString();
    case Occupancy:
        return result.occupancy ? typeset(formatPercent(*result.occupancy)) : QString();
    case Compile:
        return result.compileSeconds > 0 ? typeset(formatSeconds(result.compileSeconds, 3)) : QString();
    default:
        return messageText(result.message);
    }
}

QString SweepTableModel::text(std::size_t row, int column) const
{
    const SweepResult& result = m_results->at(row);
    if (column == Point)
        return result.point ? formatCount(*result.point) : tr("today");
    if (column < kBefore + axes()) {
        const auto axis = static_cast<std::size_t>(column - kBefore);
        return result.point ? sweepValueText(m_results->space().axes()[axis].values[m_results->valueAt(row, axis)]) : QString();
    }
    const auto behind = static_cast<Behind>(column - kBefore - axes());
    if (behind == Note && m_best == row) {
        const SweepPointVerdict verdict = verdictOf(*m_results, row);
        return verdict.kind == SweepPointVerdict::Kind::None ? tr("best") : tr("best: %1, %2").arg(verdict.word, verdict.sentence);
    }
    return behindText(result, behind);
}

/// Empty cells stand last.
QVariant SweepTableModel::sortValue(std::size_t row, int column) const
{
    const SweepResult& result = m_results->at(row);
    if (column == Point)
        return result.point ? QVariant(static_cast<qulonglong>(*result.point)) : QVariant(-1);
    if (column < kBefore + axes())
        return result.point ? QVariant(m_results->valueAt(row, static_cast<std::size_t>(column - kBefore))) : QVariant();
    const bool isBuilt = result.registers != 0;
    switch (static_cast<Behind>(column - kBefore - axes())) {
    case Figure:
    case Ratio:
        return result.isGood() ? QVariant(*result.figure) : QVariant();
    case Registers:
        return isBuilt ? QVariant(result.registers) : QVariant();
    case Spilled:
        return isBuilt ? QVariant(static_cast<qulonglong>(result.spilled)) : QVariant();
    case Shared:
        return isBuilt ? QVariant(static_cast<qulonglong>(result.shared)) : QVariant();
    case Occupancy:
        return result.occupancy ? QVariant(*result.occupancy) : QVariant();
    case Compile:
        return result.compileSeconds > 0 ? QVariant(result.compileSeconds) : QVariant();
    default:
        return text(row, column);
    }
}

QVariant SweepTableModel::colorOf(std::size_t row, int column) const
{
    const SweepResult& result = m_results->at(row);
    if (column == columnOf(State))
        return QVariant::fromValue(!result.isGood() ? Token::Bad : result.isVerified ? Token::Ok : Token::Warn);
    if (column == columnOf(Spilled) && result.spilled > 0)
        return QVariant::fromValue(Token::Warn);
    if (column == columnOf(Note))
        return QVariant::fromValue(m_best == row ? Token::Ok : Token::TextMuted);
    return {};
}

QVariant SweepTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == columnOf(Note) ? text(row, index.column()) : QVariant();
    case SortRole:
        return sortValue(row, index.column());
    case KeyRole:
        return index.row();
    case NumberRole:
        return isNumber(index.column());
    case MonoRole:
        return isNumber(index.column()) || index.column() < kBefore + axes();
    case BoldRole:
        return m_best == row;
    case TintRole:
        return m_best == row ? QVariant::fromValue(Token::OkBack) : QVariant();
    case ColorRole:
        return colorOf(row, index.column());
    default:
        return {};
    }
}

QVariant SweepTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == Point)
        return tr("Point");
    if (section < kBefore + axes())
        return QString::fromStdString(m_results->space().axes()[static_cast<std::size_t>(section - kBefore)].name);
    const QString figure = m_results != nullptr ? sweepFigureTitle(m_results->figure()) : tr("Figure");
    const std::array<QString, kBehind> titles{tr("State"),  figure,          tr("Of today's"), tr("Registers"), tr("Spilled"),
                                              tr("Shared"), tr("Occupancy"), tr("Compile"),    tr("Note")};
    return titles.at(static_cast<std::size_t>(section - kBefore - axes()));
}

}  // namespace kd
