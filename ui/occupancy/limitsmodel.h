// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/occupancy/occupancytext.h"

#include <QAbstractTableModel>

namespace kd {

/// How many blocks each resource of an SM allows: a row a resource.
class LimitsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Resource, PerBlock, PerSm, Blocks, Cap, ColumnCount };
    static constexpr int ShareRole = Qt::UserRole + 1;  ///< share of Cap: 0..1, or nothing
    static constexpr int SlotRole = Qt::UserRole + 2;   ///< with it: of the chart palette
    explicit LimitsModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// Null, or of an unknown architecture: no rows.
    void setAnswer(const OccupancyAnswerPointer& answer);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ResourceUse& use, int column) const;

    std::vector<ResourceUse> m_uses;
};

}  // namespace kd
