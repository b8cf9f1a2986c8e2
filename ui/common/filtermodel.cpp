// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/filtermodel.h"

#include "ui/common/tableroles.h"

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

bool isNumber(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Float:
    case QMetaType::Double: return true;
    default: return false;
    }
}

bool isMissing(const QVariant& value)
{
    return !value.isValid() || (value.typeId() == QMetaType::Double && std::isnan(value.toDouble()));
}

}  // namespace

FilterModel::FilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setDynamicSortFilter(true);
}

void FilterModel::setFilterText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
    emit filterTextChanged(text);
}

bool FilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString words = m_words.isEmpty() ? QString() : searchedWords(row, parent);
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return words.contains(word, Qt::CaseInsensitive); });
}

QString FilterModel::searchedWords(int row, const QModelIndex& parent) const
{
    QString words;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        words += sourceModel()->index(row, column, parent).data(Qt::DisplayRole).toString() + u'\n';
    return words;
}

bool FilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    if (left.data(GroupRole).toBool() && right.data(GroupRole).toBool())
        return (left.row() < right.row()) == isAscending;
    const QVariant a = left.data(SortRole), b = right.data(SortRole);
    if (isMissing(a) != isMissing(b)) {
        // Last in both orders.
        return isAscending == isMissing(b);
    }
    if (isNumber(a) && isNumber(b))
        return a.toDouble() < b.toDouble();
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

}  // namespace kd
