// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QStackedWidget;
class QLabel;

namespace kd {

class Chart;
class EmptyState;
class FiguresModel;
class PageSection;
class ReceiptRow;
class TableView;
class TileRow;
class TimingModel;
class Workbench;
struct RunRecord;

/// The middle of the measure perspective: what was measured, how, and how it spreads.
class TimingPage : public Panel {
    Q_OBJECT
public:
    explicit TimingPage(Workbench& workbench, QWidget* parent = nullptr);

private:
    QWidget* makeContent();
    QWidget* makeFigures();
    void update();
    void showTiming(const RunRecord& record, bool isOld);
    void showEmpty();

    Workbench& m_workbench;
    TimingModel& m_model;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    TileRow* m_tiles;
    ReceiptRow* m_receipt;
    QLabel* m_why;
    PageSection *m_samplesSection, *m_distributionSection, *m_figuresSection;
    Chart *m_samples, *m_distribution;
    FiguresModel* m_figures;
    TableView* m_table;
};

}  // namespace kd
