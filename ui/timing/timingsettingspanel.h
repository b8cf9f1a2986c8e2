// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/workbench/runs/runrecord.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace kd {

class FormRow;
class HintLabel;
class JobRunner;
class LaunchModel;
class TimingModel;

/// How a timing is taken, what is compared with what, and what work a launch does; starts and stops it.
class TimingSettingsPanel : public Panel {
    Q_OBJECT
public:
    TimingSettingsPanel(TimingModel& model, LaunchModel& launches, JobRunner& jobs, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_reset}; }
    QSize minimumSizeHint() const override;
    /// Puts a section beneath the declared work.
    void addSection(QWidget* section);

private:
    QWidget* makeMethod();
    QWidget* makeGuards();
    void setUpFields();
    QWidget* makeWork();
    QWidget* makeFoot();
    void onSettingsChanged();
    void giveSettings();
    void resetSettings();
    void updateWork();
    void updateFoot();
    void updateSides();
    void showButtons();
    void chooseBaseline();
    void showStanding();
    void compare();
    RunRecordPointer variant() const;
    RunRecordPointer baseline() const;

    LaunchModel& m_launches;
    JobRunner& m_jobs;
    TimingModel& m_model;
    QAction* m_reset;
    QComboBox *m_variant, *m_baseline, *m_cache;
    QSpinBox *m_warmup, *m_samples;
    QDoubleSpinBox *m_interval, *m_seconds;
    QCheckBox *m_discard, *m_timesBuilds;
    QLineEdit *m_flops, *m_bytes;
    FormRow *m_flopsRow = nullptr, *m_bytesRow = nullptr, *m_cacheRow = nullptr;
    HintLabel* m_standing;  ///< of the build of now to its baseline, where builds are timed
    QLabel *m_state, *m_count, *m_reason;
    QProgressBar* m_progress;
    QScrollArea* m_area = nullptr;
    QVBoxLayout* m_sections = nullptr;  ///< of the part that scrolls; its last item is a stretch
    QPushButton *m_time, *m_compare, *m_stop;
};

}  // namespace kd
