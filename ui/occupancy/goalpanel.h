// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/occupancy/occupancytext.h"

#include <QStringList>

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace kd {

class Advisor;
class BuildController;
class MultiSelectBox;
class GoalSolver;
class HintLabel;
class JobRunner;
class LaunchModel;
class MeasuredBars;
class Navigator;
class SuggestionCards;
class TargetConnection;
class ThemedLabel;
struct GoalRequest;

/// The models that it shows.
struct GoalPanelModels {
    GoalSolver& goals;
    Advisor& advisor;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    Navigator& navigator;
};

/// Asks for an occupancy or a number of blocks, and shows the smallest changes that would reach it with what the compiler made of
/// each.
class GoalPanel : public Panel {
    Q_OBJECT
public:
    explicit GoalPanel(const GoalPanelModels& models, QWidget* parent = nullptr);

private:
    QWidget* makeForm();
    QWidget* makeAnswers();
    GoalRequest request() const;
    void onUnitChanged();
    void fillArchitectures();
    void solve();
    void insert(int answer);
    void update();
    QString sentence() const;

    GoalPanelModels m_models;
    GoalSolver& m_solver;
    QDoubleSpinBox* m_amount;
    QComboBox *m_unit, *m_architecture;
    QStringList m_architectures;  ///< architectures that m_architecture offers
    QCheckBox *m_keepsBlock, *m_keepsSpills;
    MultiSelectBox* m_change;
    QAction *m_bounds, *m_maxRegisters, *m_unroll, *m_shared, *m_carveout;  ///< actions of m_change
    QPushButton *m_solve, *m_mute;
    ThemedLabel* m_note;
    SuggestionCards* m_cards;
    HintLabel* m_sentence;
    MeasuredBars* m_measured;
};

/// Gives what one answer's card says; `number` is of GoalSolver::answers().
StepSuggestion cardOf(const GoalSolver& solver, int number);

}  // namespace kd
