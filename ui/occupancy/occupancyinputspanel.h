// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/occupancy/occupancymodel.h"

#include <map>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace kd {

class Badge;
class BuildController;
class Form;
class FormRow;
class LaunchModel;
class Navigator;
class OccupancyHeader;
class ThemedLabel;
class WavesSummary;

/// The calculator's inputs, which follow the build until they are edited, the answer with the waves of the launch, and the report.
class OccupancyInputsPanel : public Panel {
    Q_OBJECT
public:
    explicit OccupancyInputsPanel(OccupancyModel& model, BuildController& builds, LaunchModel& launches, Navigator& navigator,
                                  QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_apply, m_reset}; }

private:
    QWidget* makeContent();
    QWidget* makeFoot();
    void addFields(Form& form);
    void addChoice(Form& form, OccupancyField field, const QString& label, QComboBox* box);
    void addNumber(Form& form, OccupancyField field, const QString& label, QSpinBox* box);
    void addReset(OccupancyField field, FormRow* row);
    void update();
    void updateCarveouts(const ArchitectureLimits& limits);
    void updateLimits(const ArchitectureLimits& limits);
    void updateExport();
    void updateTake();
    void applyToLaunch();

    BuildController& m_builds;
    LaunchModel& m_launches;
    Navigator& m_navigator;
    OccupancyModel& m_model;
    QAction *m_apply, *m_reset;
    Badge* m_follows;
    ThemedLabel* m_kernel;
    OccupancyHeader* m_head;
    WavesSummary* m_waves;
    QPushButton* m_export;
    QComboBox *m_architecture, *m_carveout;
    std::map<OccupancyField, QSpinBox*> m_numbers;
    std::map<OccupancyField, FormRow*> m_rows;
};

}  // namespace kd
