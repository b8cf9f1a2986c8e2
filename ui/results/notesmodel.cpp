// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/notesmodel.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableroles.h"
#include "ui/common/threadplace.h"

#include <QFileInfo>

namespace kd {
namespace {

QString noteText(const KernelNote& note, int column)
{
    switch (column) {
    case NotesModel::Noted: return messageText(kd::noteText(note.kind));
    case NotesModel::Times: return formatCount(note.count);
    case NotesModel::Place:
        return note.position.line <= 0
            ? QStringLiteral("–")
            : QStringLiteral("%1:%2").arg(QFileInfo(QString::fromStdString(note.position.file)).fileName()).arg(note.position.line);
    case NotesModel::Block: return tripleText(note.block);
    case NotesModel::Thread: return tripleText(note.thread);
    case NotesModel::What: return messageText(note.message);
    default: return {};
    }
}

}  // namespace

void NotesModel::setRun(const RunRecordPointer& run)
{
    beginResetModel();
    m_run = run;
    endResetModel();
}

int NotesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_run ? 0 : static_cast<int>(m_run->outcome.kernelNotes.size());
}

int NotesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NotesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KernelNote& note = noteAt(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return noteText(note, column);
    case Qt::ToolTipRole:
        return column == Place ? QVariant(QString::fromStdString(note.position.file))
            : column == What   ? QVariant(noteText(note, column))
                               : QVariant();
    case NumberRole:
        return column == Times;
    case MonoRole:
        return column == Place || column == Block || column == Thread;
    case ColorRole:
        return column == Noted && isBirth(note.kind) ? QVariant::fromValue(Token::Warn) : QVariant();
    case SortRole:
        if (column == Times)
            return static_cast<qulonglong>(note.count);
        return column == Place ? QVariant(note.position.line) : QVariant(noteText(note, column));
    case RowRole:
        return index.row();
    default:
        return {};
    }
}

QVariant NotesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const QString titles[] = {tr("Noted"), tr("Times"), tr("Line"), tr("Block"), tr("Thread"), tr("What it did")};
    const QString tips[] = {tr("What is no hazard, but seldom meant"),
                            tr("How often, each thread counted"),
                            tr("Source line; double-click shows it in the editor"),
                            tr("The lowest block that did it"),
                            tr("The lowest thread of that block that did it"),
                            tr("What that thread did there first")};
    if (role == Qt::DisplayRole)
        return titles[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

}  // namespace kd
