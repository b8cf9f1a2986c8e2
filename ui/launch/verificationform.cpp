// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/verificationform.h"

#include "ui/common/form.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/plaintext.h"
#include "ui/launch/launchform.h"
#include "ui/launch/launchpresets.h"
#include "ui/launch/launchtext.h"
#include "ui/launch/debouncedlineedit.h"
#include "ui/launch/referenceedit.h"
#include "ui/program/words.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kSwitchGap = 16;

}  // namespace

VerificationForm::VerificationForm(const LaunchPanelModels& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_namesForm(makeSteadyForm(this, {kPanelInset, 10, kPanelInset, 0})),
      m_toleranceForm(makeSteadyForm(this, {kPanelInset, 6, kPanelInset, 0})), m_switches(new QGridLayout)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_namesForm);
    layout->addWidget(m_toleranceForm);
    layout->addLayout(m_switches);
    for (const Form* const form : {m_namesForm, m_toleranceForm})
        connect(form, &Form::problemChanged, this, &VerificationForm::problemChanged);
    makeNames();
    makeTolerance();
    makeSwitches();
    showDevice();
}

void VerificationForm::makeNames()
{
    m_names = addLaunchField(m_models.launches, *m_namesForm, tr("Names"), tr("Write them as rows = 512, columns = 2 * rows."),
                             &setDefineValues);
    m_names.edit->setPlaceholderText(QStringLiteral("rows = 512"));
    m_names.edit->setToolTip(tr("Names for the expressions of this launch"));
    connect(m_names.row, &FormRow::resetRequested, this, [this] {
        if (const LaunchPreset* const preset = LaunchPresets(m_models.documents, m_models.builds, m_models.launches).current())
            changeLaunch(m_models.launches, [&](LaunchSetup& setup) { setup.defineValues = preset->launch.defineValues; });
    });
}

void VerificationForm::makeTolerance()
{
    m_tolerance = addLaunchField(m_models.launches, *m_toleranceForm, tr("Tolerance"),
                                 tr("Write it as abs 1e-3 + rel 1e-5, with numbers of 0 or more."), &setTolerance);
    m_tolerance.edit->setToolTip(
        tr("An element agrees where it differs from its reference by no more than abs plus rel times the reference"));
    connect(m_tolerance.row, &FormRow::resetRequested, this, [this] {
        const LaunchPreset* const preset = LaunchPresets(m_models.documents, m_models.builds, m_models.launches).current();
        if (preset == nullptr)
            return;
        changeLaunch(m_models.launches, [&](LaunchSetup& setup) {
            setup.absoluteTolerance = preset->launch.absoluteTolerance;
            setup.relativeTolerance = preset->launch.relativeTolerance;
        });
    });
}

void VerificationForm::makeSwitches()
{
    m_poisoning = addSwitch(tr("Poison outputs"),
                            tr("Fill buffers that are only written (out) with NaN before the launch, so that what "
                               "the kernel leaves out shows"),
                            &LaunchSwitches::poisonsOutputs);
    m_verifying = addSwitch(tr("Verify after run"), tr("Compare the outputs with their references"), &LaunchSwitches::verifies);
    m_counting = new QCheckBox(tr("Counters per line"), this);
    connect(m_counting, &QCheckBox::toggled, this, [this](bool counts) { m_models.jobs.setCountsLines(counts); });
    m_cooperative = new QCheckBox(tr("Cooperative"), this);
    connect(m_cooperative, &QCheckBox::toggled, this,
            [this](bool isOn) { changeLaunch(m_models.launches, [isOn](LaunchSetup& setup) { setup.isCooperative = isOn; }); });
    m_globalRaces = new QCheckBox(tr("Global races"), this);
    connect(m_globalRaces, &QCheckBox::toggled, this,
            [this](bool isOn) { m_models.jobs.setChecks(isOn ? HazardChecks::All : HazardChecks::Shared); });
    m_notes = new QCheckBox(tr("Notes"), this);
    connect(m_notes, &QCheckBox::toggled, this, [this](bool isOn) { m_models.jobs.setNotes(isOn); });
    m_switches->setContentsMargins(kPanelInset, 10, kPanelInset, 0);
    m_switches->setHorizontalSpacing(kSwitchGap);
    m_switches->setVerticalSpacing(6);
    m_switches->setColumnStretch(1, 1);
    placeSwitches();
    connect(&Theme::instance(), &Theme::changed, this, &VerificationForm::placeSwitches);
}

QCheckBox* VerificationForm::addSwitch(const QString& text, const QString& meaning, bool LaunchSwitches::* member)
{
    auto* const box = new QCheckBox(text, this);
    box->setToolTip(meaning);
    box->setChecked(m_models.launches.switches().*member);
    connect(box, &QCheckBox::toggled, this, [this, member](bool isOn) {
        LaunchSwitches switches = m_models.launches.switches();
        switches.*member = isOn;
        m_models.launches.setSwitches(switches);
    });
    return box;
}

void VerificationForm::placeSwitches()
{
    const QList<QCheckBox*> all{m_poisoning, m_verifying, m_counting, m_cooperative, m_globalRaces, m_notes};
    const auto columnWidth = [&](int column) {
        int width = 0;
        for (int i = column; i < all.size(); i += 2)
            width = std::max(width, all[i]->sizeHint().width());
        return width;
    };
    const bool fits = columnWidth(0) + kSwitchGap + columnWidth(1) <= width() - 2 * kPanelInset;
    if (std::exchange(m_areSwitchesPaired, fits) == fits && m_switches->count() > 0)
        return;
    for (QWidget* const each : all)
        m_switches->removeWidget(each);
    for (int i = 0; i < all.size(); ++i)
        m_switches->addWidget(all[i], fits ? i / 2 : i, fits ? i % 2 : 0, Qt::AlignLeft);  // no wider than what answers a click
}

void VerificationForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeSwitches();
}

void VerificationForm::rebuildReferences(const QStringList& outputs)
{
    delete m_referenceForm;  // and its rows
    m_references.clear();
    m_referenceForm = makeSteadyForm(this, {kPanelInset, 6, kPanelInset, 0});
    connect(m_referenceForm, &Form::problemChanged, this, &VerificationForm::problemChanged);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_referenceForm);
    for (const QString& output : outputs) {
        auto* const edit = new ReferenceEdit(output, m_referenceForm);
        FormRow* const row = m_referenceForm->addRow(outputs.size() == 1 ? tr("Reference") : tr("Ref. %1").arg(output), edit);
        m_references.push_back({edit, row});
        edit->setAccessibleName(tr("Reference of %1").arg(output));
        connect(edit, &ReferenceEdit::edited, this, [this, output](const ReferenceText& reference) {
            changeLaunch(m_models.launches, [&](LaunchSetup& setup) { setReference(setup, output, reference); });
        });
        connect(row, &FormRow::resetRequested, this, [this, output] {
            if (const LaunchPreset* const preset = LaunchPresets(m_models.documents, m_models.builds, m_models.launches).current())
                changeLaunch(m_models.launches,
                             [&](LaunchSetup& setup) { setReference(setup, output, referenceOf(preset->launch, output)); });
        });
    }
    QWidget* before = m_names.edit;
    for (const Reference& each : m_references) {
        setTabOrder(before, each.edit);
        before = each.edit;
    }
    setTabOrder(before, m_tolerance.edit);
    m_referenceForm->setVisible(!outputs.isEmpty());
}

void VerificationForm::showReferences(const QStringList& outputs)
{
    const bool isSame = m_referenceForm != nullptr &&
        std::ranges::equal(outputs, m_references, {}, {}, [](const Reference& each) { return each.edit->output(); });
    if (!isSame)
        rebuildReferences(outputs);
    QStringList kernels = m_models.launches.kernels();
    kernels.removeAll(QString::fromStdString(m_models.launches.launch().kernel));
    const QString folder = QString::fromStdString(m_models.documents.current().session().folder.string());
    for (const Reference& each : m_references) {
        each.edit->setChoices(kernels, folder);
        each.edit->setReference(referenceOf(m_models.launches.launch(), each.edit->output()));
    }
}

void VerificationForm::showChanges()
{
    const LaunchPreset* const preset = LaunchPresets(m_models.documents, m_models.builds, m_models.launches).current();
    const LaunchSetup& setup = m_models.launches.launch();
    const LaunchSetup& base = preset != nullptr ? preset->launch : setup;
    m_names.row->setChanged(setup.defineValues != base.defineValues);
    m_tolerance.row->setChanged(setup.absoluteTolerance != base.absoluteTolerance ||
                                setup.relativeTolerance != base.relativeTolerance);
    for (const Reference& each : m_references)
        each.row->setChanged(!(referenceOf(setup, each.edit->output()) == referenceOf(base, each.edit->output())));
}

void VerificationForm::showLaunch(const QStringList& outputs)
{
    const LaunchSetup& setup = m_models.launches.launch();
    m_names.edit->showText(defineValuesText(setup));
    m_tolerance.edit->showText(toleranceText(setup));
    const QSignalBlocker quiet(m_cooperative);
    m_cooperative->setChecked(setup.isCooperative);
    showGuesses();
    showReferences(outputs);
    showChanges();
}

void VerificationForm::showGuesses()
{
    QStringList reasons;
    for (const auto& [name, value] : m_models.launches.launch().defineValues)
        if (const QString reason = guessText(m_models.launches, {ErrorSubject::Kind::Value, name}); !reason.isEmpty())
            reasons << QStringLiteral("%1: %2").arg(toQt(name), reason);
    m_names.row->setGuessed(reasons.join(QLatin1Char('\n')));
    const QString cooperative = guessText(m_models.launches, ErrorSubject::Kind::Cooperative);
    const QString meaning = tr("All blocks are resident at once, so that the whole grid can synchronise");
    m_cooperative->setText(cooperative.isEmpty() ? tr("Cooperative") : tr("Cooperative") + QLatin1Char(' ') + QString(kGuessSign));
    m_cooperative->setToolTip(cooperative.isEmpty() ? meaning : wrappedTip(meaning + QLatin1Char('\n') + cooperative));
}

void VerificationForm::askForNames()
{
    m_names.edit->setFocus(Qt::OtherFocusReason);
}

void VerificationForm::showDevice()
{
    const bool isEmulated = m_models.launches.isEmulated();
    m_counting->setEnabled(isEmulated);
    m_counting->setToolTip(isEmulated ? tr("Instructions, sectors and bank conflicts of each source line, modelled at PTX level")
                                      : tr("Only the emulated GPU counts the accesses of each line."));
    m_globalRaces->setEnabled(isEmulated);
    m_globalRaces->setToolTip(isEmulated ? tr("Look for races in global memory: such a run takes up to four times as long")
                                         : tr("Only the emulated GPU looks for races."));
    m_notes->setEnabled(isEmulated);
    m_notes->setToolTip(isEmulated ? tr("Note what is no hazard but seldom meant: the first NaN or infinity, divisions by zero, "
                                        "shifts too far, conversions out of range, arguments of printf")
                                   : tr("Only the emulated GPU notes what a kernel computes."));
    const QSignalBlocker quiet(m_counting), quietToo(m_globalRaces), quietAsWell(m_notes);
    m_notes->setChecked(m_models.jobs.notes());
    m_counting->setChecked(m_models.jobs.countsLines());
    m_globalRaces->setChecked(m_models.jobs.checks() == HazardChecks::All);
}

bool VerificationForm::showProblem(const LaunchCheck& check)
{
    using Kind = ErrorSubject::Kind;
    const bool isNames = check.subject.kind == Kind::Value;
    const bool isTolerance = check.subject.kind == Kind::RelativeTolerance || check.subject.kind == Kind::AbsoluteTolerance;
    const auto sentenceFor = [&](bool isIt) { return isIt ? check.sentence : QString(); };
    m_names.setProblem(sentenceFor(isNames));
    m_tolerance.setProblem(sentenceFor(isTolerance));
    bool isReference = false;
    for (const Reference& each : m_references) {
        const bool isIt = check.subject == ErrorSubject(Kind::Reference, each.edit->output().toStdString());
        isReference = isReference || isIt;
        each.row->setProblem(sentenceFor(isIt));
    }
    return isNames || isTolerance || isReference;
}

QString VerificationForm::hiddenProblem() const
{
    for (const Form* const form : {static_cast<const Form*>(m_namesForm), static_cast<const Form*>(m_referenceForm),
                                   static_cast<const Form*>(m_toleranceForm)})
        if (const QString sentence = form == nullptr ? QString() : form->hiddenProblem(); !sentence.isEmpty())
            return sentence;
    return {};
}

}  // namespace kd
