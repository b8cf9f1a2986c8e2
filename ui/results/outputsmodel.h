// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace kd {

/// The buffers of a run: direction, type, shape, statistics of outputs, and how they agree with their references.
class OutputsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Way, Type, Elements, State, Mismatches, First, Expected, Actual, MaxAbs, MaxRel, Min, Max, Mean, Nan, Inf,
                  ColumnCount };
    enum class Check { None, Verified, Differs, NotCompared };
    enum Role {
        DirectionRole = Qt::UserRole,  ///< int of Direction
        CheckRole,                     ///< int of Check
        OutputRole,                    ///< bool: the run left its elements
        BytesRole                      ///< qulonglong
    };
    enum class Rows { All, Outputs };

    explicit OutputsModel(Rows rows, QObject* parent = nullptr) : QAbstractTableModel(parent), m_rows(rows) { }

    void setRun(const RunRecordPointer& run);
    const RunRecordPointer& run() const { return m_run; }
    /// -1 when there is no such buffer.
    int rowOf(const QString& name) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        const BufferPlan* buffer = nullptr;
        const OutputSummary* summary = nullptr;
        const Verification* check = nullptr;
    };
    static Check checkOf(const Row& row);
    const TypeInfo* structureOf(const Row& row) const;
    QVariant number(const Row& row, int column) const;
    QString typeText(const Row& row) const;
    QString elementsText(const Row& row) const;
    QString detail(const Row& row, int column) const;
    QString text(const Row& row, int column) const;
    QString checkText(const Row& row) const;
    QVariant look(const Row& row, int column, int role) const;

    Rows m_rows;
    RunRecordPointer m_run;
    std::vector<Row> m_list;  ///< into m_run
};

/// "4 096", "16 384 × 4" where an object has several elements.
QString shapeText(const BufferPlan& buffer);

/// The run's buffer of that name, and its summary; null when there is none.
const BufferPlan* bufferOf(const RunRecord& run, const QString& name);
const OutputSummary* summaryOf(const RunRecord& run, const QString& name);
const Verification* verificationOf(const RunRecord& run, const QString& name);

}  // namespace kd
