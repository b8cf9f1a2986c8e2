// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problems/problemsmodel.h"

#include "ui/common/tableroles.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Severity = Problem::Severity;

QString iconName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Advice:
        break;
    }
    return QStringLiteral("advice");
}

Token colorOf(Severity severity)
{
    return severity == Severity::Error ? Token::Bad : severity == Severity::Warning ? Token::Warn : Token::Info;
}

/// "29:9"; empty without a line.
QString lineWords(const SourcePosition& place)
{
    if (place.line < 1)
        return {};
    return place.column < 1 ? QString::number(place.line) : QStringLiteral("%1:%2").arg(place.line).arg(place.column);
}

}  // namespace

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ProblemsModel::tr("error");
    case Severity::Warning:
        return ProblemsModel::tr("warning");
    case Severity::Advice:
        break;
    }
    return ProblemsModel::tr("advice");
}

ProblemsModel::ProblemsModel(QObject* parent) : QAbstractTableModel(parent) { }

void ProblemsModel::setProblems(std::vector<Problem> problems, const QString& fileName)
{
    if (problems == m_problems && fileName == m_fileName)
        return;
    beginResetModel();
    m_problems = std::move(problems);
    m_fileName = fileName;
    endResetModel();
}

QString ProblemsModel::fileOf(const Problem& problem) const
{
    if (problem.place.line < 1)
        return {};
    return problem.place.file.empty() ? m_fileName : QString::fromStdString(problem.place.file);
}

QString ProblemsModel::textOf(int row) const
{
    const Problem& problem = at(row);
    QString text = fileOf(problem);
    if (!text.isEmpty())
        text += u':' + lineWords(problem.place) + QStringLiteral(": ");
    return text + severityWord(problem.severity) + QStringLiteral(": ") + problem.message +
        QStringLiteral(" [%1]").arg(problem.from);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::words(const Problem& problem, int column) const
{
    switch (column) {
    case MessageColumn:
        return problem.message;
    case FileColumn:
        return QFileInfo(fileOf(problem)).fileName();
    case LineColumn:
        return lineWords(problem.place);
    case FromColumn:
        return problem.from;
    default:
        return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Problem& problem = at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return words(problem, column);
    case Qt::ToolTipRole:
        return column == MessageColumn ? problem.message : column == FileColumn ? fileOf(problem) : QVariant();
    case Qt::AccessibleTextRole:
    case CopyRole:
        return column == SeverityColumn ? severityWord(problem.severity) : words(problem, column);
    case SortRole:
        if (column == SeverityColumn)
            return static_cast<int>(problem.severity);
        if (column == LineColumn)
            return problem.place.line * 10000.0 + std::min(problem.place.column, 9999);
        return words(problem, column);
    case IconRole:
        return column == SeverityColumn ? iconName(problem.severity) : QVariant();
    case IconColorRole:
        return column == SeverityColumn ? QVariant::fromValue(colorOf(problem.severity)) : QVariant();
    case ColorRole:
        return column == MessageColumn ? QVariant() : QVariant::fromValue(Token::TextSecondary);
    case NumberRole:
        return column == LineColumn;
    case KeyRole:
        return textOf(index.row());
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == LineColumn)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole && section == SeverityColumn)
        return tr("Severity");
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {QString(), tr("Message"), tr("File"), tr("Line"), tr("From")};
    return section >= 0 && section < ColumnCount ? names[section] : QVariant();
}

}  // namespace kd
