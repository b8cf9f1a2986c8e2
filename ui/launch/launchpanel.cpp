// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchpanel.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/sectiontitle.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/argumentsview.h"
#include "ui/launch/compilesection.h"
#include "ui/launch/launchfield.h"
#include "ui/launch/launchpresets.h"
#include "ui/launch/launchtext.h"
#include "ui/launch/presetdialog.h"
#include "ui/launch/shapeform.h"
#include "ui/launch/verificationform.h"
#include "ui/launch/wavesstrip.h"
#include "ui/program/words.h"
#include "ui/workbench/advice/firsterror.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/launch/launchwaves.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kLeastWidth = 264;

}  // namespace

LaunchPanel::LaunchPanel(const LaunchPanelModels& models, QWidget* parent)
    : Panel(tr("Launch"), parent), m_models(models), m_model(new ArgumentsModel(this)), m_empty(new EmptyState({}, {}, this)),
      m_problem(new HintLabel({}, this))
{
    keepWidth(this, kLeastWidth);
    makeActions();
    layOut();
    connect(m_empty, &EmptyState::triggered, this, [this] {
        const std::optional<SourcePosition> error = errorPlace();
        if (m_models.builds.goodBuild())
            m_build->beginInstance();
        else if (error)
            m_models.navigator.showPlace(*error);
        else
            m_models.jobs.compile();
    });
    connect(m_model, &ArgumentsModel::edited, this,
            [this] { changeLaunch(m_models.launches, [this](LaunchSetup& setup) { setup.arguments = m_model->arguments(); }); });
    connect(&models.launches, &LaunchModel::kernelChanged, this, &LaunchPanel::showLaunch);
    connect(&models.launches, &LaunchModel::launchChanged, this, &LaunchPanel::showLaunch);
    connect(&models.launches, &LaunchModel::checked, this, &LaunchPanel::showCheck);
    connect(&models.builds, &BuildController::changed, this, &LaunchPanel::showLaunch);
    // A preset that is saved, renamed or deleted leaves the launch as it is.
    connect(&models.documents, &Documents::sessionChanged, this, [this] {
        m_shape->showLaunch();
        showActions();
    });
    connect(&models.target, &TargetConnection::changed, this, [this] {
        showDerived();
        m_verification->showDevice();
    });
    showLaunch();
}

LaunchPanel::~LaunchPanel() = default;

void LaunchPanel::makeActions()
{
    const auto make = [this](const char* iconName, const QString& text) {
        return new QAction(icon(QLatin1String(iconName)), text, this);
    };
    m_reset = make("undo", tr("Reset to the preset"));
    m_presets = make("load", tr("Presets"));
    m_more = make("more", tr("More"));
    m_draw = make("refresh", tr("Draw other random numbers"));
    auto* const presets = new QMenu(this);
    m_save = presets->addAction(icon(QStringLiteral("save")), tr("Save preset"));
    m_saveAs = presets->addAction(tr("Save as preset…"));
    presets->addSeparator();
    m_rename = presets->addAction(tr("Rename preset…"));
    m_delete = presets->addAction(icon(QStringLiteral("trash")), tr("Delete preset"));
    m_presets->setMenu(presets);
    auto* const more = new QMenu(this);
    more->addAction(m_draw);
    connect(more->addAction(tr("Name values for expressions")), &QAction::triggered, this,
            [this] { m_verification->askForNames(); });
    more->addSeparator();
    connect(more->addAction(tr("Build settings")), &QAction::triggered, this, [this] { m_build->beginInstance(); });
    m_more->setMenu(more);
    connect(m_draw, &QAction::triggered, m_model, &ArgumentsModel::drawSeeds);
    connect(m_reset, &QAction::triggered, this,
            [this] { LaunchPresets(m_models.documents, m_models.builds, m_models.launches).reset(); });
    connect(m_save, &QAction::triggered, this, [this] {
        if (const LaunchPreset* const preset = LaunchPresets(m_models.documents, m_models.builds, m_models.launches).current())
            LaunchPresets(m_models.documents, m_models.builds, m_models.launches).saveAs(QString::fromStdString(preset->name));
    });
    connect(m_saveAs, &QAction::triggered, this, [this] { askForPresetName(true); });
    connect(m_rename, &QAction::triggered, this, [this] { askForPresetName(false); });
    connect(m_delete, &QAction::triggered, this,
            [this] { LaunchPresets(m_models.documents, m_models.builds, m_models.launches).remove(); });
}

QList<QAction*> LaunchPanel::headerActions() const
{
    return {m_reset, m_presets, m_more};
}

void LaunchPanel::layOut()
{
    m_launch = makeLaunch();
    m_build = new CompileSection(m_models, this);
    auto* const content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_empty, 1);
    rows->addWidget(m_launch);
    rows->addWidget(makeRuler(this));
    rows->addWidget(m_build);
    rows->addStretch(0);
    auto* const scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(scroll, 1);
    whole->addWidget(m_problem);
    m_problem->setContentsMargins(kPanelInset, 6, kPanelInset, 8);
}

void LaunchPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    showSentence();
}

QWidget* LaunchPanel::makeLaunch()
{
    auto* const launch = new QWidget(this);
    auto* const layout = new QVBoxLayout(launch);
    layout->setContentsMargins(0, kPanelInset, 0, 6);
    layout->setSpacing(0);
    m_shape = new ShapeForm(m_models, launch);
    connect(m_shape, &ShapeForm::saveWanted, this, [this] { askForPresetName(true); });
    m_waves = new WavesStrip(launch);
    nameFigure(*m_waves, QStringLiteral("waves"));
    layout->addWidget(m_shape);
    layout->addWidget(makeRuler(launch));
    layout->addWidget(m_waves);
    makeArguments(*layout);
    m_verification = new VerificationForm(m_models, launch);
    layout->addWidget(m_verification);
    connect(m_shape, &ShapeForm::problemChanged, this, &LaunchPanel::showSentence);
    connect(m_verification, &VerificationForm::problemChanged, this, &LaunchPanel::showSentence);
    return launch;
}

void LaunchPanel::makeArguments(QVBoxLayout& layout)
{
    m_argumentsTitle = new SectionTitle(tr("Arguments"), this);
    m_argumentsTitle->setContentsMargins(kPanelInset, 4, 8, 4);
    m_argumentsTitle->addButton(m_draw);
    m_arguments = new ArgumentsView(*m_model, this);
    layout.addWidget(makeRuler(this));
    layout.addWidget(m_argumentsTitle);
    layout.addWidget(m_arguments);
}

void LaunchPanel::askForPresetName(bool isNew)
{
    LaunchPresets presets(m_models.documents, m_models.builds, m_models.launches);
    const LaunchPreset* const current = presets.current();
    if (m_models.launches.kernel() == nullptr || (!isNew && current == nullptr))
        return;
    QStringList taken;
    for (const LaunchPreset& each : m_models.documents.current().session().presets)
        taken << QString::fromStdString(each.name);
    const QString name = current != nullptr ? QString::fromStdString(current->name) : QString();
    auto* const dialog = new PresetDialog(isNew ? PresetDialog::Use::Save : PresetDialog::Use::Rename, name, taken, this);
    connect(dialog, &PresetDialog::named, this, [this, isNew](const QString& given) {
        m_models.navigator.commitEdits();
        if (isNew)
            LaunchPresets(m_models.documents, m_models.builds, m_models.launches).saveAs(given);
        else
            LaunchPresets(m_models.documents, m_models.builds, m_models.launches).rename(given);
    });
    dialog->open();
}

void LaunchPanel::showEmptyState()
{
    const bool isEmpty = m_models.launches.kernel() == nullptr;
    m_empty->setVisible(isEmpty);
    m_launch->setVisible(!isEmpty);
    if (!isEmpty)
        return;
    const Build& build = m_models.builds.goodBuild();
    const bool isBuilt = static_cast<bool>(build);
    if (isBuilt && build.outcome->kernels.empty() && !build.outcome->tileIr.empty())
        return m_empty->setContent(tr("The program's kernels are of CUDA Tile (__tile_global__), and there is no machine code of "
                                      "their Tile IR to launch: a note of the build says why."));
    if (isBuilt)
        return m_empty->setContent(
            tr("The program has no kernel: a kernel is a __global__ function, or an instance of a template."),
            tr("Name an instance"));
    const bool hasFailed = m_models.builds.build() && !m_models.builds.build().outcome->ok();
    m_empty->setContent(hasFailed ? tr("The program does not compile, so there is no kernel to launch.")
                                  : tr("The form is made from a kernel's signature: compile the program first."),
                        errorPlace() ? tr("Show the error") : tr("Compile"));
}

std::optional<SourcePosition> LaunchPanel::errorPlace() const
{
    const Build& build = m_models.builds.build();
    return build ? firstErrorPlace(problemsOf(build, m_models.documents.current())) : std::nullopt;
}

void LaunchPanel::showLaunch()
{
    showEmptyState();
    const LaunchSetup& setup = m_models.launches.launch();
    m_shape->showLaunch();
    m_arguments->setFolder(QString::fromStdString(m_models.documents.current().session().folder.string()));
    m_model->setGuesses(guesses());
    m_model->setArguments(setup.arguments, m_models.launches.kernel());
    m_argumentsTitle->setNote(formatCount(setup.arguments.size()));
    m_arguments->setVisible(!setup.arguments.empty());
    m_verification->showLaunch(outputs());
    showActions();
    showCheck();
}

void LaunchPanel::showActions()
{
    const LaunchPresets presets(m_models.documents, m_models.builds, m_models.launches);
    const LaunchPreset* const preset = presets.current();
    const bool isChanged = presets.isChanged();
    m_model->setPreset(preset != nullptr ? preset->launch.arguments : std::vector<ArgumentSetting>());
    m_draw->setEnabled(m_model->hasSeeds());
    m_reset->setEnabled(isChanged);
    m_save->setEnabled(isChanged);
    m_saveAs->setEnabled(m_models.launches.kernel() != nullptr);
    m_rename->setEnabled(preset != nullptr);
    m_delete->setEnabled(preset != nullptr);
}

std::map<QString, QString> LaunchPanel::guesses() const
{
    std::map<QString, QString> reasons;
    for (const ArgumentSetting& each : m_models.launches.launch().arguments)
        if (const QString reason = guessText(m_models.launches, {ErrorSubject::Kind::Argument, each.name}); !reason.isEmpty())
            reasons.emplace(toQt(each.name), reason);
    return reasons;
}

QStringList LaunchPanel::outputs() const
{
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, ArgumentsModel::Name);
        const auto direction = static_cast<Direction>(index.data(ArgumentsModel::DirectionRole).toInt());
        if (index.data(ArgumentsModel::BufferRole).toBool() && direction != Direction::In)
            names << index.data().toString();
    }
    return names;
}

void LaunchPanel::showCheck()
{
    const LaunchCheck& check = m_models.launches.check();
    const bool isArgument = check.subject.kind == ErrorSubject::Kind::Argument;
    m_model->setCheck(check.plan ? &*check.plan : nullptr, isArgument ? toQt(check.subject.name) : QString(), check.sentence);
    showDerived();
    showProblems();
}

void LaunchPanel::showDerived()
{
    const std::optional<BlockShape>& shape = m_models.launches.check().shape;
    m_shape->showDerived();
    if ((shape && shape->grid) || m_models.launches.kernel() == nullptr)
        m_waves->setWaves(m_models.launches.waves());
    else
        m_waves->setUnknown();
}

void LaunchPanel::showProblems()
{
    const LaunchCheck& check = m_models.launches.check();
    const bool isShape = m_shape->showProblem(check);
    const bool isVerification = m_verification->showProblem(check);
    m_sentence = isShape || isVerification ? QString() : check.sentence;
    showSentence();
}

/// At the panel's foot, where it moves no row.
void LaunchPanel::showSentence()
{
    QString sentence;
    if (m_models.launches.kernel() != nullptr)
        for (const QString& each : {m_shape->hiddenProblem(), m_sentence, m_verification->hiddenProblem()})
            sentence = sentence.isEmpty() ? each : sentence;
    if (sentence != m_problem->text())
        m_problem->setHint(sentence, Token::Bad);
}

}  // namespace kd
