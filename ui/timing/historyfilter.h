// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/filtermodel.h"

namespace kd {

/// The rows of a HistoryModel that are wanted.
class HistoryFilter : public FilterModel {
    Q_OBJECT
public:
    using FilterModel::FilterModel;
    void setTimingsOnly(bool isWanted);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_timingsOnly = false;
};

}  // namespace kd
