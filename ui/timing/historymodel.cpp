// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/historymodel.h"

#include "ui/common/badge.h"
#include "ui/common/format.h"
#include "ui/common/tableroles.h"
#include "ui/timing/verdicttext.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace kd {
namespace {

bool isNumber(int column)
{
    constexpr std::array kNumbers{HistoryModel::Registers, HistoryModel::Spills,   HistoryModel::Occupancy, HistoryModel::Median,
                                  HistoryModel::Interval,  HistoryModel::FlopRate, HistoryModel::Bandwidth, HistoryModel::Against};
    return std::ranges::find(kNumbers, column) != kNumbers.end();
}

bool isMono(int column)
{
    return isNumber(column) || column == HistoryModel::Run || column == HistoryModel::Time || column == HistoryModel::Kernel;
}

QString stateIcon(const HistoryRow& row)
{
    if (!row.isGood)
        return QStringLiteral("error");
    return row.isDoubtful || !row.isVerified ? QStringLiteral("warning") : QStringLiteral("verified");
}

QString iconOf(const HistoryRow& row, int column)
{
    if (column == HistoryModel::State)
        return stateIcon(row);
    if (column == HistoryModel::Pin && row.record->isBaseline)
        return QStringLiteral("pin");
    if (column == HistoryModel::Verdict && row.record->isBaseline)
        return QStringLiteral("pin");
    return column == HistoryModel::Verdict && row.answer.standing ? verdictIcon(row.answer.standing->kind) : QString();
}

/// A chip around the cell's words.
QVariant badgeOf(const HistoryRow& row, int column)
{
    if (column != HistoryModel::Verdict)
        return {};
    if (row.record->isBaseline)
        return static_cast<int>(Badge::Kind::Neutral);
    return row.answer.standing ? QVariant(static_cast<int>(verdictColor(row.answer.standing->kind))) : QVariant();
}

QString verdictText(const HistoryRow& row)
{
    if (row.record->isBaseline)
        return HistoryModel::tr("Baseline");
    return row.answer.standing ? verdictWord(row.answer.standing->kind) : QString();
}

RunRecordPointer baselineOf(const std::vector<RunRecordPointer>& runs, const RunRecord& run)
{
    const auto found = std::ranges::find_if(
        runs, [&run](const RunRecordPointer& each) { return each->isBaseline && each->kernel.name == run.kernel.name; });
    return found == runs.end() ? nullptr : *found;
}

bool isEdited(int column)
{
    return column == HistoryModel::Label || column == HistoryModel::Note;
}

QVariant alignment(int column)
{
    return QVariant::fromValue(isNumber(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace

void HistoryModel::setRuns(const std::vector<RunRecordPointer>& runs)
{
    std::size_t at = 0;
    while (at < m_rows.size()) {
        const int number = m_rows[at].record->number;
        const auto same = std::ranges::find_if(runs, [number](const RunRecordPointer& run) { return run->number == number; });
        if (same == runs.end()) {
            beginRemoveRows({}, static_cast<int>(at), static_cast<int>(at));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(at));
            endRemoveRows();
            continue;
        }
        if (const RunRecordPointer baseline = baselineOf(runs, **same);
            *same != m_rows[at].record || baseline != m_rows[at].baseline) {
            m_rows[at] = historyRow(*same, baseline);
            emit dataChanged(index(static_cast<int>(at), 0), index(static_cast<int>(at), ColumnCount - 1));
        }
        ++at;
    }
    const int last = m_rows.empty() ? 0 : m_rows.back().record->number;
    const auto first = std::ranges::find_if(runs, [last](const RunRecordPointer& run) { return run->number > last; });
    if (first == runs.end())
        return;
    const int count = static_cast<int>(m_rows.size());
    beginInsertRows({}, count, count + static_cast<int>(runs.end() - first) - 1);
    std::transform(first, runs.end(), std::back_inserter(m_rows),
                   [&runs](const RunRecordPointer& run) { return historyRow(run, baselineOf(runs, *run)); });
    endInsertRows();
}

int HistoryModel::rowOf(int number) const
{
    const auto found = std::ranges::find_if(m_rows, [number](const HistoryRow& row) { return row.record->number == number; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool HistoryModel::hasValues(int column) const
{
    return std::ranges::any_of(m_rows, [&](const HistoryRow& row) { return sortValue(row, column).toDouble() > 0; });
}

bool HistoryModel::hasSeveralDevices() const
{
    return std::ranges::any_of(m_rows, [&](const HistoryRow& row) { return row.device != m_rows.front().device; });
}

bool HistoryModel::hasSeveralKernels() const
{
    return std::ranges::any_of(
        m_rows, [&](const HistoryRow& row) { return row.record->kernel.name != m_rows.front().record->kernel.name; });
}

bool HistoryModel::hasBaseline() const
{
    return std::ranges::any_of(m_rows, [](const HistoryRow& row) { return row.record->isBaseline; });
}

bool HistoryModel::hasNotes() const
{
    return std::ranges::any_of(m_rows, [](const HistoryRow& row) { return !row.record->note.isEmpty(); });
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString HistoryModel::text(const HistoryRow& row, int column) const
{
    const RunRecord& record = *row.record;
    switch (column) {
    case Pin:
        return {};
    case Run:
        return QStringLiteral("#%1").arg(record.number);
    case Time:
        return record.when.toString(QStringLiteral("HH:mm:ss"));
    case Label:
        return record.label;
    case Kernel:
        return QString::fromStdString(record.kernel.name);
    case Device:
        return row.device;
    case Registers:
        return formatCount(record.kernel.registers);
    case Spills:
        return row.spills;
    case Occupancy:
        return row.occupancy;
    case Median:
        return row.median;
    case Interval:
        return row.interval;
    case FlopRate:
        return row.flopRate;
    case Bandwidth:
        return row.bandwidth;
    case Against:
        return row.answer.standing ? changeText(*row.answer.standing) : QString();
    case Verdict:
        return verdictText(row);
    case Note:
        return record.note;
    default:
        return row.state;
    }
}

QVariant HistoryModel::sortValue(const HistoryRow& row, int column) const
{
    const RunRecord& record = *row.record;
    switch (column) {
    case Pin:
        return record.isBaseline ? 0 : 1;
    case Run:
        return record.number;
    case Time:
        return record.when;
    case Registers:
        return record.kernel.registers;
    case Spills:
        return record.kernel.spillStores + record.kernel.spillLoads;
    case Occupancy:
        return row.occupancyShare;
    case Median:
        return row.medianSeconds;
    case Interval:
        return row.intervalShare;
    case FlopRate:
        return record.timing ? record.timing->flopRate : 0;
    case Bandwidth:
        return record.timing ? record.timing->bandwidth : 0;
    case Against:
        return row.answer.standing ? row.answer.standing->change : 0;
    default:
        return text(row, column);
    }
}

QVariant HistoryModel::color(const HistoryRow& row, int column) const
{
    if (column == State)
        return QVariant::fromValue(!row.isGood ? Token::Bad : row.isVerified && !row.isDoubtful ? Token::Ok : Token::Warn);
    if (column == Pin)
        return QVariant::fromValue(Token::Accent);
    if (const QVariant badge = badgeOf(row, column == Against ? int{Verdict} : column); badge.isValid())
        return QVariant::fromValue(badgeText(static_cast<Badge::Kind>(badge.toInt())));
    if (column == Spills && row.record->kernel.spillStores + row.record->kernel.spillLoads > 0)
        return QVariant::fromValue(Token::Warn);
    return {};
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text(row, index.column());
    case SortRole:
        return sortValue(row, index.column());
    case KeyRole:
        return row.record->number;
    case NumberRole:
        return isNumber(index.column());
    case MonoRole:
        return isMono(index.column());
    case BoldRole:
        return index.column() == Run;
    case ColorRole:
        return color(row, index.column());
    case IconRole:
        return iconOf(row, index.column());
    case BadgeRole:
        return badgeOf(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Pin && row.record->isBaseline ? tr("Baseline") : text(row, index.column());
    case Qt::ToolTipRole:
        return tip(row, index.column());
    default:
        return {};
    }
}

QVariant HistoryModel::tip(const HistoryRow& row, int column) const
{
    switch (column) {
    case Pin:
        return row.record->isBaseline ? tr("The baseline: click to unpin it.")
                                      : tr("Click to make this run the baseline, which later builds are judged against.");
    case Time:
        return QLocale::c().toString(row.record->when, QStringLiteral("d MMMM yyyy, HH:mm:ss"));
    case Label:
        return tr("Double-click to name this run.");
    case Note:
        return row.record->note.isEmpty() ? tr("Double-click to write a note.") : row.record->note;
    case Against:
    case Verdict:
        return row.answer.standing ? evidenceText(*row.answer.standing) : row.answer.whyNone;
    default:
        return column >= Median ? row.explanation : text(row, column);
    }
}

bool HistoryModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || !isEdited(index.column()))
        return false;
    const int number = row(index.row()).record->number;
    if (index.column() == Label)
        emit labelEdited(number, value.toString().trimmed());
    else
        emit noteEdited(number, value.toString().trimmed());
    return true;
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && isEdited(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    const std::array<QString, ColumnCount> titles{
        QString(),       tr("Run"),      tr("Time"),      tr("Variant"), tr("Kernel"),     tr("Device"),
        tr("Registers"), tr("Spilled"),  tr("Occupancy"), tr("Median"),  tr("Interval"),   tr("Arithmetic"),
        tr("Memory"),    tr("Against A"), tr("Verdict"),  tr("Receipt"), tr("Note")};
    return titles.at(static_cast<std::size_t>(section));
}

}  // namespace kd
