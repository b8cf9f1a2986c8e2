// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/launch/launchfield.h"
#include "ui/launch/launchpanelmodels.h"

#include <QWidget>

class QComboBox;

namespace kd {

struct LaunchCheck;

/// How the kernel is launched: preset, grid, block, shared memory, cluster, stream and deadline, with what they come to.
class ShapeForm : public QWidget {
    Q_OBJECT
public:
    explicit ShapeForm(const LaunchPanelModels& models, QWidget* parent = nullptr);

    /// The launch as it stands.
    void showLaunch();
    /// Shows what it comes to with the present build and device.
    void showDerived();
    /// True where what is wrong is said of one of the fields.
    bool showProblem(const LaunchCheck& check);
    /// Gives what is wrong with a field and does not stand beneath it in full; empty: nothing.
    QString hiddenProblem() const;

signals:
    void problemChanged();
    void saveWanted();  ///< as a new preset

private:
    void makePreset(Form& form);
    void makeExpressions(Form& form);
    void makeCarveout(Form& form);
    void makeCluster(Form& form);
    void makeStream(Form& form);
    void makeDeadline(Form& form);
    /// Lets the row's reset arrow give it the preset's value.
    void offerReset(FormRow& row, std::function<void(LaunchSetup&, const LaunchSetup&)> reset);
    void showPresets();
    void showChanges();

    LaunchPanelModels m_models;
    QComboBox* m_preset;
    FormRow* m_presetRow = nullptr;
    LaunchField m_grid, m_block, m_shared, m_carveout, m_cluster, m_deadline;
    QComboBox* m_clusterBox;
    QComboBox* m_stream;
    Form* m_form;
    FormRow* m_streamRow = nullptr;
};

}  // namespace kd
