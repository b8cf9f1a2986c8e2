// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <array>

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace kd {

class Advisor;
class ArchitectureRows;
class BuildController;
class EmptyState;
class HintLabel;
class JobRunner;
class Meter;
class Navigator;
class Notices;
class OccupancyChart;
class OccupancyHeader;
class OccupancyModel;
class ProblemList;
class SectionTitle;
class SuggestionCards;
struct OccupancyAnswer;

/// The models that it shows.
struct OccupancyPanelModels {
    BuildController& builds;
    JobRunner& jobs;
    Advisor& advisor;
    ProblemList& problems;
    Navigator& navigator;
    Notices& notices;
};

/// Occupancy of the compiled kernel as it is launched: number, reason, meters, curve by block size, next steps that were compiled,
/// and the same source on other architectures.
class OccupancyPanel : public Panel {
    Q_OBJECT
public:
    OccupancyPanel(OccupancyModel& model, const OccupancyPanelModels& models, QWidget* parent = nullptr);
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

    OccupancyPanelModels m_models;
    OccupancyModel& m_model;
    QAction *m_copy, *m_open, *m_more, *m_mute = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    OccupancyHeader* m_head;
    std::array<Meter*, 4> m_meters{};
    OccupancyChart* m_chart;
    HintLabel* m_chartNote;  ///< why there is no chart
    SectionTitle* m_stepsTitle;
    SuggestionCards* m_steps;
    QLabel* m_stepsNote;
    QPushButton* m_mend;
    QWidget* m_others;
    ArchitectureRows* m_architectures;
};

}  // namespace kd
