// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/roofline/rooflineentries.h"

#include <QAbstractTableModel>

namespace kd {

/// The chart's figures as rows: the measured roofs, then the timings beneath them, the newest first.
class RooflineTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Intensity, FlopRate, Bandwidth, Work, Bound, ColumnCount };
    explicit RooflineTable(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setRoofline(const Roofline& roofline);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(int row, int column) const;

    std::vector<Roof> m_roofs;
    std::vector<RooflineEntry> m_entries;
};

}  // namespace kd
