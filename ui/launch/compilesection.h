// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "ui/launch/launchpanelmodels.h"

#include <QString>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QToolButton;

namespace kd {

class Form;
class FormRow;
class DebouncedLineEdit;
class DebouncedTextEdit;
class ThemedLabel;

/// How the program is compiled: by which compiler, instances of templates, macros, include folders, standard, options. Folded to
/// one line that says what is set.
class CompileSection : public QWidget {
    Q_OBJECT
public:
    explicit CompileSection(const LaunchPanelModels& models, QWidget* parent = nullptr);

    bool isOpen() const;
    void setOpen(bool isOpen);
    /// Opens it, with the caret in the list of instances.
    void beginInstance();

private:
    struct List {
        DebouncedTextEdit* edit = nullptr;
        FormRow* row = nullptr;
    };
    struct Line {
        DebouncedLineEdit* edit = nullptr;
        FormRow* row = nullptr;
    };

    QWidget* makeHead();
    void makeLists(Form& form);
    QWidget* makeFolders();
    void makeCompiler(Form& form);
    void makeStandard(Form& form);
    void makeOptions(Form& form);
    void change(const std::function<void(CompileSettings&)>& edit);
    void chooseFolder();
    void showSettings();
    std::string compilerVersion() const;
    void showStandard();
    void showProblems();
    void showNote();
    void lookForFolders();

    Documents& m_documents;
    BuildController& m_builds;
    TargetConnection& m_target;
    QToolButton* m_fold;
    ThemedLabel* m_note;
    Form* m_form;
    List m_instances, m_macros, m_folders;
    Line m_registers, m_options;
    QComboBox* m_compiler = nullptr;
    QComboBox* m_standard = nullptr;
    FormRow* m_standardRow = nullptr;
    QCheckBox* m_fastMath = nullptr;
    QString m_problem, m_folderProblem;
    std::vector<std::string> m_lookedFor;  ///< the folders that were asked about last
};

}  // namespace kd
