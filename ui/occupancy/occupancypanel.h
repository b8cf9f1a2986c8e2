// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <array>

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace kd {

class ArchitectureRows;
class EmptyState;
class Meter;
class OccupancyChart;
class OccupancyHead;
class OccupancyModel;
class SectionTitle;
class StepCards;
class Workbench;
struct OccupancyAnswer;

/// Occupancy of the compiled kernel as it is launched: number, reason, meters, curve by block size, next steps that were compiled,
/// and the same source on other architectures.
class OccupancyPanel : public Panel {
    Q_OBJECT
public:
    explicit OccupancyPanel(Workbench& workbench, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_copy, m_open, m_more}; }

private:
    QWidget* makeContent();
    void update();
    void showFigures(const OccupancyAnswer& answer, bool isStale);
    void showMeters(const OccupancyAnswer& answer, bool isStale);
    void showNext(const OccupancyAnswer& answer, bool isStale);
    void showArchitectures(bool isStale);
    QString stepsNote(const OccupancyAnswer& answer, bool isStale) const;
    void makeActions();
    void addSteps(QVBoxLayout* layout);
    void insert(int trial);
    void showEmpty();
    void mend();
    void copyFigures() const;

    Workbench& m_workbench;
    OccupancyModel& m_model;
    QAction *m_copy, *m_open, *m_more, *m_mute = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    OccupancyHead* m_head;
    std::array<Meter*, 4> m_meters{};
    OccupancyChart* m_chart;
    SectionTitle* m_stepsTitle;
    StepCards* m_steps;
    QLabel* m_stepsNote;
    QPushButton* m_mend;
    QWidget* m_others;
    ArchitectureRows* m_architectures;
};

}  // namespace kd
