// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"
#include "ui/roofline/rooflineentries.h"

class QAction;
class QStackedWidget;

namespace kd {

class Chart;
class EmptyState;
class LaunchCounter;
class PeakStore;
class RooflineTable;
class TableView;
class TargetConnection;
class TimingModel;

/// The roofline of the timing that is looked at: as a chart, or as a table with the same figures; both can be copied. Where there
/// is none it says why, and measures the peaks that it lacks.
class RooflineSection : public PageSection {
    Q_OBJECT
public:
    RooflineSection(TimingModel& timings, PeakStore& peaks, TargetConnection& target, QWidget* parent = nullptr);

    /// The run that the shown one is judged against; 0: none.
    void setBaseline(int number);
    /// Whose counts stand in the place of work that is not declared; it outlives the section.
    void setCounter(const LaunchCounter& counter);
    Chart* chart() const { return m_chart; }

private:
    void addActions();
    void update();
    void showEmpty(const QString& why, bool canMeasure);

    TimingModel& m_timings;
    PeakStore& m_peaks;
    TargetConnection& m_target;
    int m_baseline = 0;
    ReadingOf m_readingOf;
    Roofline m_roofline;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    Chart* m_chart;
    RooflineTable* m_table;
    TableView* m_rows;
    QAction *m_asTable, *m_copy, *m_picture;
};

}  // namespace kd
