// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/timeline/recordedtimeline.h"

#include <QAbstractTableModel>

namespace kd {

/// The blocks of a timeline, a row each, by their beginning: the chart for who cannot see it.
class BlockTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Block, Sm, Place, Begin, End, Length, ColumnCount };
    explicit BlockTable(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// `recorded` may be null.
    void setTimeline(RecordedTimelinePointer recorded);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const BlockSpan& span, int column) const;

    RecordedTimelinePointer m_recorded;
};

}  // namespace kd
