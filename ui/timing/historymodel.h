// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"
#include "ui/workbench/runs/standing.h"

#include <QAbstractTableModel>

#include <vector>

namespace kd {

/// Holds what is said of a run in the history; made once a record.
struct HistoryRow {
    RunRecordPointer record;
    QString device, spills, occupancy, median, interval, flopRate, bandwidth, state, explanation;
    double occupancyShare = -1, medianSeconds = -1, intervalShare = -1;  ///< -1: not known
    bool isGood = false;      ///< ran, and agreed with its references or had none
    bool isVerified = false;  ///< it had references, and agreed
    bool isDoubtful = false;  ///< a guarantee of its timing is missing
    RunRecordPointer baseline;  ///< that of its kernel; null where none is chosen
    StandingAnswer answer;      ///< how it stands to that
};
/// `baseline`: that of its kernel; may be null.
HistoryRow historyRow(const RunRecordPointer& record, const RunRecordPointer& baseline = {});

/// The kept runs and timings, oldest first: a row a record, named by its number (KeyRole).
class HistoryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Pin,
        Run,
        Time,
        Label,
        Kernel,
        Device,
        Registers,
        Spills,
        Occupancy,
        Median,
        Interval,
        FlopRate,
        Bandwidth,
        Against,
        Verdict,
        State,
        Note,
        ColumnCount
    };
    explicit HistoryModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// `runs` are in the order of their numbers. Rows of known ones stay where they are.
    void setRuns(const std::vector<RunRecordPointer>& runs);
    const HistoryRow& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// Tells whether some row has a figure of that column, which only some devices give.
    bool hasValues(int column) const;
    bool hasSeveralDevices() const;
    bool hasSeveralKernels() const;
    bool hasBaseline() const;
    bool hasNotes() const;
    /// -1: none.
    int rowOf(int number) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// The user's own name for a run; setRuns() brings it back.
    void labelEdited(int number, const QString& label);
    /// The user's own words on it; likewise.
    void noteEdited(int number, const QString& note);

private:
    QString text(const HistoryRow& row, int column) const;
    QVariant sortValue(const HistoryRow& row, int column) const;
    QVariant color(const HistoryRow& row, int column) const;
    QVariant tip(const HistoryRow& row, int column) const;

    std::vector<HistoryRow> m_rows;
};

}  // namespace kd
