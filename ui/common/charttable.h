// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <vector>

namespace kd {

struct ChartContent;

/// Gives a chart's data with a row of heads first: one row a point; series with the same x share rows, others follow each other
/// with their name.
std::vector<QStringList> chartRows(const ChartContent& content);
/// The same as text, tab separated.
QString chartTsv(const ChartContent& content);
/// The same as comma-separated values, in which a spreadsheet computes nothing.
QString chartCsv(const ChartContent& content);

/// A chart as a table, for who reads numbers better than pictures.
class ChartTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setContent(const ChartContent& content);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<QStringList> m_rows;  ///< the heads first
};

}  // namespace kd
