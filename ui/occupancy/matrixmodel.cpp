// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/matrixmodel.h"

#include "core/report/matrixcolumns.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableroles.h"
#include "ui/occupancy/limitsmodel.h"
#include "ui/occupancy/occupancytext.h"
#include "ui/workbench/advice/editcost.h"

namespace kd {
namespace {

static_assert(report::kMatrixColumns.size() == MatrixModel::ColumnCount);

bool isNumber(int column)
{
    return column == MatrixModel::Registers || column == MatrixModel::Spills || column == MatrixModel::Blocks ||
           column == MatrixModel::Occupancy || column == MatrixModel::BestBlock;
}

bool isAtMaximum(const MatrixRow& row)
{
    return row.occupancy && row.occupancy->blocksPerSm > 0 && row.occupancy->warpsPerSm == row.occupancy->maxWarpsPerSm;
}

}  // namespace

void MatrixModel::setRows(const std::vector<MatrixRow>& rows, const std::string& present, bool isStale)
{
    m_present = present;
    m_isStale = isStale;
    if (rows.size() == m_rows.size()) {  // selection and place stay
        m_rows = rows;
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString MatrixModel::words(const MatrixRow& row, int column) const
{
    if (column == Target)
        return QString::fromStdString(row.architecture);
    if (column == Family)
        return QString::fromStdString(row.family);
    switch (row.verdict) {
    case Verdict::Untried:
        return column == NextStepColumn ? tr("not compiled") : QString();
    case Verdict::Compiling:
        return column == NextStepColumn ? tr("compiling…") : QString();
    case Verdict::Refused:
        return column == NextStepColumn ? row.sentence : QString();
    default:
        break;
    }
    return figureWords(row, column);
}

QString MatrixModel::figureWords(const MatrixRow& row, int column) const
{
    if (column == Registers)
        return formatCount(row.kernel.registers);
    if (column == Spills)
        return row.kernel.lacksSpills ? QStringLiteral("–") : formatCount(row.spilled());
    if (!row.occupancy)
        return column == NextStepColumn ? tr("limits not known") : QString();
    const OccupancyResult& result = *row.occupancy;
    switch (column) {
    case Blocks:
        return formatCount(result.blocksPerSm);
    case Occupancy:
        return typeset(formatPercent(result.occupancy));
    case LimiterColumn:
        return result.blocksPerSm == 0 ? tr("cannot run") : isAtMaximum(row) ? tr("none") : limiterNamesOf(result);
    case BestBlock:
        return row.bestBlock == 0 ? tr("none") : formatCount(row.bestBlock);
    default:
        return isAtMaximum(row) ? tr("at maximum") : row.nextSteps.empty() ? tr("none alone") : stepWords(row.nextSteps.front());
    }
}

QVariant MatrixModel::colorOf(const MatrixRow& row, int column) const
{
    if (m_isStale || row.verdict == Verdict::Untried || row.verdict == Verdict::Compiling)
        return QVariant::fromValue(Token::TextMuted);
    if (row.verdict == Verdict::Refused)
        return column == NextStepColumn ? QVariant::fromValue(Token::Bad) : QVariant();
    const bool isImpossible = row.occupancy && row.occupancy->blocksPerSm == 0;
    if (column == Spills && row.spilled() > 0)
        return QVariant::fromValue(Token::Warn);
    if (column == LimiterColumn)
        return QVariant::fromValue(isImpossible ? Token::Bad : isAtMaximum(row) ? Token::TextMuted : Token::Warn);
    if (column == NextStepColumn && isAtMaximum(row))
        return QVariant::fromValue(Token::TextMuted);
    return {};
}

/// To sort by; nothing where there is no figure.
QVariant MatrixModel::rank(const MatrixRow& row, int column) const
{
    const bool hasFigures = row.verdict == Verdict::Compiles;
    switch (column) {
    case Target:
        return QString::fromStdString(row.architecture).mid(3).remove(QLatin1Char('a')).remove(QLatin1Char('f')).toInt();
    case Registers:
        return hasFigures ? QVariant(row.kernel.registers) : QVariant();
    case Spills:
        return hasFigures && !row.kernel.lacksSpills ? QVariant(static_cast<double>(row.spilled())) : QVariant();
    case Blocks:
        return row.occupancy ? QVariant(row.occupancy->blocksPerSm) : QVariant();
    case Occupancy:
        return row.occupancy ? QVariant(row.occupancy->occupancy) : QVariant();
    case BestBlock:
        return hasFigures ? QVariant(row.bestBlock) : QVariant();
    default:
        return words(row, column);
    }
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const MatrixRow& row = at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return words(row, column);
    case Qt::ToolTipRole:
        return column == NextStepColumn ? words(row, column)
            : row.occupancy             ? typesetSentence(messageText(row.occupancy->reason))
                                        : row.sentence;
    case SortRole:
        return rank(row, column);
    case NumberRole:
        return isNumber(column);
    case MonoRole:
        return column == Target;
    case BoldRole:
        return row.architecture == m_present;
    case ColorRole:
        return colorOf(row, column);
    case KeyRole:
        return QString::fromStdString(row.architecture);
    case LimitsModel::SlotRole:
        return row.occupancy && row.occupancy->warpsPerSm == row.occupancy->maxWarpsPerSm ? 3 : 1;
    case LimitsModel::ShareRole:
        return column == Occupancy && row.occupancy && !m_isStale ? QVariant(row.occupancy->occupancy) : QVariant();
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    return messageText(report::kMatrixColumns.at(static_cast<std::size_t>(section)).head);
}

}  // namespace kd
