// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/historyfilter.h"

#include "ui/timing/historymodel.h"

namespace kd {

void HistoryFilter::setTimingsOnly(bool isWanted)
{
    m_timingsOnly = isWanted;
    invalidateFilter();
}

bool HistoryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto* history = qobject_cast<const HistoryModel*>(sourceModel());
    if (m_timingsOnly && history != nullptr && !history->row(row).record->timing)
        return false;
    return FilterModel::filterAcceptsRow(row, parent);
}

}  // namespace kd
