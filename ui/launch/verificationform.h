// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/launch/launchfield.h"
#include "ui/launch/launchpanelmodels.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QGridLayout;

namespace kd {

class ReferenceEdit;
struct LaunchCheck;
struct LaunchSwitches;

/// Edits what the outputs are compared with, and how the launch is done: references, tolerance, switches.
class VerificationForm : public QWidget {
    Q_OBJECT
public:
    explicit VerificationForm(const LaunchPanelModels& models, QWidget* parent = nullptr);

    /// The launch as it stands. `outputs`: names of the buffers that the kernel writes.
    void showLaunch(const QStringList& outputs);
    /// The switches that the device has.
    void showDevice();
    /// True where what is wrong is said of one of the fields.
    bool showProblem(const LaunchCheck& check);
    /// The sentence of it; empty: nothing is wrong.
    QString hiddenProblem() const;
    /// The keyboard goes to the names for expressions.
    void askForNames();

signals:
    void problemChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Reference {
        ReferenceEdit* edit = nullptr;
        FormRow* row = nullptr;
    };
    void makeNames();
    void makeTolerance();
    void makeSwitches();
    void placeSwitches();  ///< side by side where that fits
    QCheckBox* addSwitch(const QString& text, const QString& meaning, bool LaunchSwitches::* member);
    void rebuildReferences(const QStringList& outputs);
    void showReferences(const QStringList& outputs);
    void showChanges();
    void showGuesses();

    LaunchPanelModels m_models;
    Form* m_namesForm;
    Form* m_referenceForm = nullptr;
    Form* m_toleranceForm;
    LaunchField m_names, m_tolerance;
    std::vector<Reference> m_references;
    QGridLayout* m_switches;
    QCheckBox *m_poisoning, *m_verifying, *m_counting, *m_cooperative, *m_globalRaces, *m_notes;
    bool m_areSwitchesPaired = false;
};

}  // namespace kd
