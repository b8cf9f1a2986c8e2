// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "ui/common/panel.h"
#include "ui/launch/launchpanelmodels.h"

#include <map>
#include <optional>
#include <vector>

class QAction;
class QVBoxLayout;

namespace kd {

class ArgumentsModel;
class ArgumentsView;
class CompileSection;
class EmptyState;
class HintLabel;
class PresetDialog;
class SectionTitle;
class ShapeForm;
class VerificationForm;
class WavesStrip;

/// The launch form of the chosen kernel, made from its signature; beneath it how the program is compiled.
class LaunchPanel : public Panel {
    Q_OBJECT
public:
    explicit LaunchPanel(const LaunchPanelModels& models, QWidget* parent = nullptr);
    ~LaunchPanel() override;

    QList<QAction*> headerActions() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void layOut();
    QWidget* makeLaunch();
    void makeArguments(QVBoxLayout& layout);
    void askForPresetName(bool isNew);

    void showEmptyState();
    std::optional<SourcePosition> errorPlace() const;
    void showLaunch();
    void showActions();
    std::map<QString, QString> guesses() const;
    QStringList outputs() const;
    void showCheck();
    void showDerived();
    void showProblems();
    void showSentence();

    LaunchPanelModels m_models;
    ArgumentsModel* m_model;
    EmptyState* m_empty;
    QWidget* m_launch = nullptr;
    QAction *m_reset, *m_presets, *m_more, *m_draw;
    QAction *m_save, *m_saveAs, *m_rename, *m_delete;
    ShapeForm* m_shape = nullptr;
    WavesStrip* m_waves = nullptr;
    SectionTitle* m_argumentsTitle = nullptr;
    ArgumentsView* m_arguments = nullptr;
    VerificationForm* m_verification = nullptr;
    HintLabel* m_problem;  ///< beneath all that scrolls
    QString m_sentence;    ///< text of what is wrong with an argument or the launch as a whole
    CompileSection* m_build = nullptr;
};

}  // namespace kd
