// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include <cstddef>
#include <cstdint>

class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace kd {

class DocumentSweep;
class HintLabel;
class PointFactsModel;
class SweepController;
class TableView;
struct CountOutcome;
struct PointProgram;

/// A window beside the main one with a point of the current document's sweep: what it measured, the source as its use would write
/// it, its machine code and PTX, which are compiled now, its occupancy, and its counters, which are counted when that is asked for.
class SweepPointWindow : public QDialog {
    Q_OBJECT
public:
    explicit SweepPointWindow(SweepController& sweeps, QWidget* parent = nullptr);

    /// Shows that point in place of the one before. Nothing where the sweep has no result of it.
    void showPoint(std::uint64_t point);

private:
    QWidget* makeCounters();
    void setProgram(const PointProgram& program);
    void setOccupancy(const PointProgram& program);
    void count();
    void setCounters(const CountOutcome& outcome);
    void use();

    SweepController& m_sweeps;
    QPointer<DocumentSweep> m_sweep;
    std::uint64_t m_point = 0;
    quint64 m_number = 0;  ///< of the newest point that was shown: answers of others are dropped
    HintLabel *m_facts, *m_occupancyNote, *m_counterNote;
    QTabWidget* m_tabs;
    QPlainTextEdit *m_source, *m_machine, *m_ptx;
    PointFactsModel *m_occupancy, *m_counters;
    QPushButton* m_count;
};

}  // namespace kd
