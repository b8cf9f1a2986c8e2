#pragma once

#include "ui/common/panel.h"
#include "ui/launch/launchvalues.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QAction;
class QCheckBox;
class QGridLayout;
class QVBoxLayout;

namespace kd {

class ArgumentsModel;
class ArgumentsView;
class CompileSection;
class EmptyState;
class Form;
class FormRow;
class HintLabel;
class PausedEdit;
class ReferenceEdit;
class SectionTitle;
class WavesStrip;
class Workbench;
struct LaunchSwitches;

/// The launch form of the chosen kernel, made from its signature.
class LaunchPanel : public Panel {
    Q_OBJECT
public:
    explicit LaunchPanel(Workbench& workbench, QWidget* parent = nullptr);
    ~LaunchPanel() override;

    QList<QAction*> headerActions() const override;

private:
    struct Field {
        PausedEdit* edit = nullptr;
        FormRow* row = nullptr;
    };
    struct Reference {
        ReferenceEdit* edit = nullptr;
        FormRow* row = nullptr;
    };
    /// Takes a field's text into a setup; false where it is none for it.
    using Take = std::function<bool(LaunchSetup& setup, const QString& text)>;

    void layOut();
    void makeForm(QVBoxLayout& layout);
    void makeArguments(QVBoxLayout& layout);
    void makeVerification(QVBoxLayout& layout);
    void placeSwitches();  ///< side by side where that fits
    Field addField(Form& form, const QString& label, const QString& refusal, const Take& take);
    Field addToleranceField(Form& form, const QString& label, double LaunchSetup::* member);
    QCheckBox* addSwitch(const QString& text, const QString& meaning, bool LaunchSwitches::* member);
    void change(const std::function<void(LaunchSetup&)>& edit);

    void showEmptyState();
    void showLaunch();
    void showReferences();
    void rebuildReferences(const QStringList& outputs);
    QStringList outputs() const;
    void showCheck();
    void showDerived();
    void showProblems();
    void showCounting();

    Workbench& m_workbench;
    ArgumentsModel* m_model;
    CompileSection* m_build;
    EmptyState* m_empty;
    QWidget* m_launch;
    QAction* m_draw;
    Field m_grid, m_block, m_shared, m_deadline, m_names, m_relative, m_absolute;
    WavesStrip* m_waves;
    SectionTitle* m_argumentsTitle;
    ArgumentsView* m_arguments;
    HintLabel* m_argumentProblem;
    SectionTitle* m_verificationTitle;
    Form* m_verification = nullptr;
    QVBoxLayout* m_verificationPlace = nullptr;
    QGridLayout* m_foot = nullptr;
    std::vector<Reference> m_references;
    HintLabel* m_problem;
    QCheckBox *m_verifying, *m_poisoning, *m_counting;
};

}  // namespace kd
