// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <optional>

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;

namespace kd {

class BusyBar;
class Form;
class FormRow;
class HintLabel;
class Navigator;
class Notices;
class SweepController;
class SweepTextRows;
class WorkerRows;

/// The set-up of the current document's sweep, and how far it is: axes, constraints, which points are measured and by whom; start,
/// pause, stop.
class SweepPanel : public Panel {
    Q_OBJECT
public:
    SweepPanel(SweepController& sweeps, Navigator& navigator, Notices& notices, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_load}; }

private:
    QWidget* makeAxes();
    QWidget* makePlan();
    QWidget* makeFoot();
    void fillSuggestions(QMenu* menu);
    void showSetup();
    void showCheck();
    void showState();
    void showProgress();
    void showOffer();
    void takeSetup();
    void start();
    void chooseProblem();
    void readProblem(const QString& path);

    SweepController& m_sweeps;
    Navigator& m_navigator;
    Notices& m_notices;
    QAction* m_load;
    SweepTextRows *m_axes, *m_constraints;
    WorkerRows* m_workers;
    HintLabel* m_count;
    QComboBox *m_strategy, *m_figure;
    QSpinBox *m_budget, *m_patience, *m_seed, *m_population;
    FormRow *m_figureRow, *m_seedRow, *m_populationRow;
    BusyBar* m_bar;
    QLabel *m_state, *m_left;
    HintLabel* m_reason;
    QWidget* m_offer;
    HintLabel* m_offerText;
    QPushButton *m_start, *m_pause, *m_stop, *m_goOn, *m_forget;
};

}  // namespace kd
