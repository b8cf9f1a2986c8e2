// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/datarequest.h"

#include <QAbstractTableModel>

#include <memory>

namespace kd {

class DataInspector;

/// The elements that differ most from what they are compared with, the farthest first.
class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Element, Actual, Expected, Difference, ColumnCount };
    enum Role { IndexRole = Qt::UserRole };  ///< qulonglong: the number's index

    explicit DifferencesModel(DataInspector& inspector, QObject* parent = nullptr);

    /// The row of that element; -1 where it is none of the worst.
    int rowOf(quint64 element) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void update();
    QString text(const ElementDifference& difference, int column) const;

    DataInspector& m_inspector;
    std::shared_ptr<const DataAnswer> m_answer;
};

/// "+17.84", "12.3 %", "3 ULP": how far apart both are by that measure.
QString differenceText(const ElementDifference& difference, DifferenceMeasure measure);

}  // namespace kd
