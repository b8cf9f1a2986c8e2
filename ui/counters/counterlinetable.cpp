// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counters/counterlinetable.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"

#include <QFileInfo>

#include <utility>

namespace kd {
namespace {

bool isModelledColumn(int column)
{
    return (column - CounterLineTable::Instructions) % 2 == 1;
}

std::string_view keyOf(int column)
{
    return shownLineFigures()[static_cast<std::size_t>(column - CounterLineTable::Instructions) / 2];
}

qulonglong valueOf(const LineCount& count, int column)
{
    return count.*lineFigureOf(keyOf(column)).count;
}

std::optional<qulonglong> countOf(const CounterLine& line, int column)
{
    const std::optional<LineCount>& side = isModelledColumn(column) ? line.counts.second : line.counts.first;
    return side ? std::optional(valueOf(*side, column)) : std::nullopt;
}

}  // namespace

void CounterLineTable::setLines(CounterLines lines, bool isOld)
{
    beginResetModel();
    m_lines = std::move(lines);
    m_isOld = isOld;
    endResetModel();
}

bool CounterLineTable::has(int column) const
{
    if (column < Instructions)
        return true;
    const LineReading& reading = isModelledColumn(column) ? m_lines.modelled : m_lines.gpu;
    return reading.ok() && reading.has(keyOf(column));
}

int CounterLineTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.lines.size());
}

int CounterLineTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CounterLineTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CounterLine& line = m_lines.lines[static_cast<std::size_t>(index.row())];
    if (role == kPlaceRole)
        return QVariant::fromValue(line.counts.position);
    if (role == ColorRole && m_isOld)
        return QVariant::fromValue(Token::TextMuted);
    return index.column() < Instructions ? placeData(line, index.column(), role) : countData(line, index.column(), role);
}

QVariant CounterLineTable::placeData(const CounterLine& line, int column, int role) const
{
    const QString file = QString::fromStdString(line.counts.position.file);
    switch (role) {
    case Qt::DisplayRole:
        return column == Source
            ? line.text
            : QStringLiteral("%1:%2").arg(QFileInfo(file).fileName(), QString::number(line.counts.position.line));
    case SortRole:
        return column == Source ? QVariant(line.text) : QVariant(line.counts.position.line);
    case Qt::ToolTipRole:
        return column == Source ? line.text : tr("%1, line %2: a click shows it").arg(file).arg(line.counts.position.line);
    case MonoRole:
        return true;
    case ColorRole:
        return column == Source ? QVariant::fromValue(Token::TextSecondary) : QVariant();
    default:
        return {};
    }
}

QVariant CounterLineTable::countData(const CounterLine& line, int column, int role) const
{
    const std::optional<qulonglong> count = countOf(line, column);
    const bool isMarked = isModelledColumn(column) && line.differs(keyOf(column));
    switch (role) {
    case Qt::DisplayRole:
        return count ? formatCount(*count) : QStringLiteral("–");
    case SortRole:
        return count ? QVariant(*count) : QVariant();
    case CopyRole:
        return count ? QVariant(QString::number(*count)) : QVariant();
    case NumberRole:
        return true;
    case BoldRole:
        return isMarked;
    case TintRole:
        return isMarked && !m_isOld ? QVariant::fromValue(Token::WarnBack) : QVariant();
    case ColorRole:
        return isMarked                                    ? QVariant::fromValue(Token::Warn)
            : isModelledColumn(column) && m_lines.gpu.ok() ? QVariant::fromValue(Token::TextSecondary)
                                                           : QVariant();
    case Qt::ToolTipRole:
        return isMarked ? QVariant(tr("The GPU counted %1, the emulated GPU %2: memory saw something else than the PTX says.")
                                       .arg(formatCount(countOf(line, column - 1).value_or(0)), formatCount(count.value_or(0))))
                        : QVariant();
    default:
        return {};
    }
}

QVariant CounterLineTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isWord = section < Instructions;
    if (role == Qt::TextAlignmentRole)
        return QVariant((isWord ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool isBeside = !isWord && isModelledColumn(section) && m_lines.gpu.ok();
    const QString instructions = tr("Instructions"), sectors = tr("Sectors"), conflicts = tr("Conflicts"), beside = tr("emulated");
    const QString heads[] = {tr("Line"),   tr("Source"),
                             instructions, isBeside ? beside : instructions,
                             sectors,      isBeside ? beside : sectors,
                             conflicts,    isBeside ? beside : conflicts};
    const QString tips[] = {
        tr("A click shows the line in the editor"),
        tr("The line as it was counted"),
        tr("Instructions that warps executed for the line, in the machine code"),
        tr("Instructions that warps executed for the line, in the PTX: these are others than those of the machine code"),
        tr("Pieces of 32 bytes of global memory that the line touched"),
        tr("The same, counted in the PTX by the emulated GPU"),
        tr("Passes over shared memory beyond the first that the line took"),
        tr("The same, counted in the PTX by the emulated GPU")};
    if (role == Qt::DisplayRole)
        return heads[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

}  // namespace kd
