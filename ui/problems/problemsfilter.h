// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/filtermodel.h"
#include "ui/workbench/advice/problem.h"

#include <QSet>

namespace kd {

/// Leaves out severities besides what the filter's words leave out.
class ProblemsFilter : public FilterModel {
    Q_OBJECT
public:
    using FilterModel::FilterModel;

    void setShown(Problem::Severity severity, bool isShown);
    bool isShown(Problem::Severity severity) const { return !m_hidden.contains(severity); }
    /// Gives the problem of a row of this model; the source must be a ProblemsModel.
    const Problem& at(int row) const;
    QString textOf(int row) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QSet<Problem::Severity> m_hidden;
};

}  // namespace kd
