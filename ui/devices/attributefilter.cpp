// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributefilter.h"

#include "ui/common/tableroles.h"
#include "ui/devices/attributemodel.h"

namespace kd {

void AttributeFilter::setOnlyDifferences(bool isOn)
{
    m_onlyDifferences = isOn;
    // Where a group shows for its own name, all of its rows would.
    setAutoAcceptChildRows(!isOn);
    invalidateFilter();
}

bool AttributeFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const bool isGroup = index.data(GroupRole).toBool();
    if (m_onlyDifferences && (isGroup || !index.data(kDiffersRole).toBool()))
        return false;
    // A group is shown for its rows or, with them, for its name; without a filter every row is enough.
    return FilterModel::filterAcceptsRow(row, parent);
}

QString AttributeFilter::searchedWords(int row, const QModelIndex& parent) const
{
    return FilterModel::searchedWords(row, parent) + sourceModel()->index(row, 0, parent).data(kSearchRole).toString();
}

}  // namespace kd
