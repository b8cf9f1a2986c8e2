// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/figuresmodel.h"

#include "ui/common/tableroles.h"

namespace kd {

void FiguresModel::setFigures(std::vector<TimingFigure> figures, const QString& valueTitle, bool isOld)
{
    beginResetModel();
    m_figures = std::move(figures);
    m_valueTitle = valueTitle;
    m_isOld = isOld;
    endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TimingFigure& figure = m_figures[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return index.column() == Name ? figure.name : index.column() == Value ? figure.value : figure.meaning;
    if (role == ColorRole && (m_isOld || index.column() == Meaning))
        return QVariant::fromValue(Token::TextMuted);
    if (role == Qt::ToolTipRole)
        return figure.meaning;
    if (role == NumberRole)
        return index.column() == Value;
    if (role == BoldRole)
        return figure.isMain && index.column() != Meaning;
    return {};
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return section == Name ? tr("Figure") : section == Value ? m_valueTitle : tr("Meaning");
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section != Value ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

}  // namespace kd
