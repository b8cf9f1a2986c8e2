// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/kernelcounts.h"

#include <QAbstractTableModel>

#include <vector>

namespace kd {

/// The kernels that a program has launched so far, those of all its processes together. Rows stay where they are as the program
/// goes on: new kernels come behind.
class CapturedKernels : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Kernel, Launches, InAll, Slowest, Which, Grid, Block, ColumnCount };

    explicit CapturedKernels(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    void setReports(const std::vector<CaptureReport>& reports);
    void clear();
    const KernelCount& at(int row) const { return m_kernels[static_cast<std::size_t>(row)].count; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Known {
        KernelCount count;
        QString name;  ///< as people read it
    };

    std::vector<Known> m_kernels;
};

}  // namespace kd
