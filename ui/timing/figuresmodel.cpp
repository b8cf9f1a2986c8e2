// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/figuresmodel.h"

#include "ui/common/tableroles.h"

namespace kd {

namespace {

QString textOf(const TimingFigure& figure, int column)
{
    switch (column) {
    case FiguresModel::Name:
        return figure.name;
    case FiguresModel::First:
        return figure.first;
    case FiguresModel::Value:
        return figure.value;
    case FiguresModel::Difference:
        return figure.difference;
    default:
        return figure.meaning;
    }
}

}  // namespace

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
    const int column = index.column();
    if (role == Qt::DisplayRole)
        return textOf(figure, column);
    if (role == ColorRole && (m_isOld || column == Meaning))
        return QVariant::fromValue(Token::TextMuted);
    if (role == ColorRole && column == Difference)
        return QVariant::fromValue(figure.sign < 0 ? Token::Ok : figure.sign > 0 ? Token::Bad : Token::TextMuted);
    if (role == Qt::ToolTipRole)
        return figure.meaning;
    if (role == NumberRole)
        return column != Name && column != Meaning;
    if (role == BoldRole)
        return figure.isMain && column != Meaning;
    return {};
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isWord = section == Name || section == Meaning;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isWord ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Figure");
    case First:
        return QStringLiteral("A");
    case Value:
        return m_valueTitle;
    case Difference:
        return QStringLiteral("B − A");
    default:
        return tr("Meaning");
    }
}

}  // namespace kd
