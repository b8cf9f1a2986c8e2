// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/filtermodel.h"

namespace kd {

/// Searches title, CUDA name and description, values too, and keeps rows that differ alone where that is wanted.
class AttributeFilter : public FilterModel {
    Q_OBJECT
public:
    using FilterModel::FilterModel;

    void setOnlyDifferences(bool isOn);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    QString searchedWords(int row, const QModelIndex& parent) const override;

private:
    bool m_onlyDifferences = false;
};

}  // namespace kd
