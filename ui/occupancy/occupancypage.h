// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <array>

class QBoxLayout;

namespace kd {

struct MatrixModels;
class HintLabel;
class LimitsModel;
class OccupancyChart;
class OccupancyModel;
class PageSection;
class SmDiagram;
class TableView;

/// The middle of the occupancy perspective: what would change the number, what one SM holds, what limits it, and the same kernel
/// on every architecture.
class OccupancyPage : public Panel {
    Q_OBJECT
public:
    OccupancyPage(OccupancyModel& model, const MatrixModels& models, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeCurves();
    QWidget* makeBlockCurve(OccupancyChart* chart);
    QWidget* makeMiddle();
    QWidget* makeSm();
    QWidget* makeLimits();
    void update();

    OccupancyModel& m_model;
    std::array<OccupancyChart*, 3> m_charts{};
    LimitsModel* m_limits;
    TableView* m_table;
    PageSection *m_blockSection = nullptr, *m_limitsSection, *m_smSection;
    SmDiagram* m_sm;
    QBoxLayout* m_middle = nullptr;
    HintLabel* m_outlook;
    HintLabel* m_blockNote;  ///< why there is no curve by block size
};

}  // namespace kd
