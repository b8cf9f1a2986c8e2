// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace kd {

class FormRow;
class JobRunner;
class LaunchModel;
class TimingModel;

/// How a timing is taken and what work a launch does; starts and stops it.
class TimingSettingsPanel : public Panel {
    Q_OBJECT
public:
    TimingSettingsPanel(TimingModel& model, LaunchModel& launches, JobRunner& jobs, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_reset}; }

private:
    QWidget* makeMethod();
    QWidget* makeWork();
    QWidget* makeFoot();
    void onSettingsChanged();
    void giveSettings();
    void resetSettings();
    void updateWork();
    void updateFoot();

    LaunchModel& m_launches;
    JobRunner& m_jobs;
    TimingModel& m_model;
    QAction* m_reset;
    QSpinBox *m_warmup, *m_samples;
    QDoubleSpinBox* m_seconds;
    QComboBox* m_cache;
    QLineEdit *m_flops, *m_bytes;
    FormRow *m_flopsRow = nullptr, *m_bytesRow = nullptr, *m_cacheRow = nullptr;
    QLabel *m_state, *m_count, *m_reason;
    QProgressBar* m_progress;
    QPushButton *m_time, *m_stop;
};

}  // namespace kd
