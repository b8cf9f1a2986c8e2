// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problems/problemsfilter.h"

#include "ui/problems/problemsmodel.h"

namespace kd {

void ProblemsFilter::setShown(Problem::Severity severity, bool isShown)
{
    if (isShown)
        m_hidden.remove(severity);
    else
        m_hidden.insert(severity);
    invalidateFilter();
}

const Problem& ProblemsFilter::at(int row) const
{
    return static_cast<const ProblemsModel*>(sourceModel())->at(mapToSource(index(row, 0)).row());
}

QString ProblemsFilter::textOf(int row) const
{
    return static_cast<const ProblemsModel*>(sourceModel())->textOf(mapToSource(index(row, 0)).row());
}

bool ProblemsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto* const model = static_cast<const ProblemsModel*>(sourceModel());
    return isShown(model->at(row).severity) && FilterModel::filterAcceptsRow(row, parent);
}

}  // namespace kd
