#pragma once

#include "ui/common/panel.h"

#include <array>

class QLabel;

namespace kd {

class LimitsModel;
class OccupancyChart;
class OccupancyModel;
class PageSection;
class StepCards;
class TableView;
class Workbench;

/// The middle of the occupancy perspective: what would change the number, and what limits it.
class OccupancyPage : public Panel {
    Q_OBJECT
public:
    explicit OccupancyPage(Workbench& workbench, QWidget* parent = nullptr);

private:
    QWidget* makeCurves();
    QWidget* makeLimits();
    QWidget* makeSteps();
    void update();

    OccupancyModel& m_model;
    std::array<OccupancyChart*, 3> m_charts{};
    LimitsModel* m_limits;
    TableView* m_table;
    PageSection* m_limitsSection;
    PageSection* m_stepsSection;
    StepCards* m_steps;
    QLabel* m_stepsNote;
};

}  // namespace kd
