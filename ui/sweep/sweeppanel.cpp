// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweeppanel.h"

#include "core/base/posix/file.h"
#include "core/sweep/tuningproblem.h"
#include "ui/common/busybar.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/sweep/sweeptextrows.h"
#include "ui/sweep/workerrows.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <limits>

namespace kd {
namespace {

constexpr int kLabelColumn = 76, kPanelWidth = 264, kMaxNumber = 1'000'000'000, kBarSteps = 1000;  // logical pixels
constexpr int kMinPopulation = 4, kMaxPopulation = 10'000;

int inBox(std::uint64_t value)
{
    return static_cast<int>(std::min<std::uint64_t>(value, kMaxNumber));
}

QString axesText(const StoredSweep& sweep)
{
    QStringList axes;
    for (const std::string& axis : sweep.setup.axes)
        axes << QString::fromStdString(axis);
    return axes.join(QStringLiteral(", "));
}

void showIn(QSpinBox* box, std::uint64_t value)
{
    const QSignalBlocker blocker(box);
    box->setValue(inBox(value));
}

}  // namespace

SweepPanel::SweepPanel(SweepController& sweeps, Navigator& navigator, Notices& notices, QWidget* parent)
    : Panel(tr("Sweep"), parent), m_sweeps(sweeps), m_navigator(navigator), m_notices(notices),
      m_load(new QAction(icon(QStringLiteral("load")), tr("Take axes and constraints from a T1 file…"), this)),
      m_axes(new SweepTextRows(tr("Axis"), QStringLiteral("block=64..1024:*2"), this)),
      m_constraints(new SweepTextRows(tr("Constraint"), QStringLiteral("TILE * block <= 4096"), this)),
      m_workers(new WorkerRows(sweeps, this))
{
    keepWidth(this, kPanelWidth);
    auto* const content = new QWidget(this);
    auto* const inner = new QVBoxLayout(content);
    inner->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    inner->setSpacing(kPanelGap);
    inner->addWidget(makeAxes());
    inner->addWidget(makeRuler(content));
    inner->addWidget(makePlan());
    inner->addWidget(makeRuler(content));
    inner->addWidget(m_workers);
    inner->addStretch();
    auto* const area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    layout->addWidget(makeFoot());
    connect(m_load, &QAction::triggered, this, &SweepPanel::chooseProblem);
    connect(&sweeps, &SweepController::aboutToSwitch, this, [this] {
        m_axes->commit();
        m_constraints->commit();
        m_workers->commit();
    });
    connect(m_workers, &WorkerRows::edited, this, &SweepPanel::takeSetup);
    connect(&sweeps, &SweepController::setupChanged, this, &SweepPanel::showSetup);
    connect(&sweeps, &SweepController::whyNotChanged, this, &SweepPanel::showCheck);
    connect(&sweeps, &SweepController::stateChanged, this, &SweepPanel::showState);
    connect(&sweeps, &SweepController::resultsReplaced, this, &SweepPanel::showState);
    connect(&sweeps, &SweepController::resultsAdded, this, &SweepPanel::showState);
    connect(&sweeps, &SweepController::progressed, this, &SweepPanel::showProgress);
    showSetup();
    showCheck();
}

QWidget* SweepPanel::makeAxes()
{
    auto* const box = new QWidget(this);
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kPanelGap - 2);
    auto* const addAxis = new QPushButton(icon(QStringLiteral("plus")), tr("Add axis"), box);
    auto* const menu = new QMenu(addAxis);
    menu->setToolTipsVisible(true);
    addAxis->setMenu(menu);
    auto* const addConstraint = new QPushButton(icon(QStringLiteral("plus")), tr("Add constraint"), box);
    m_count = new HintLabel({}, box);
    layout->addWidget(new SectionTitle(tr("Axes"), box));
    layout->addWidget(m_axes);
    layout->addWidget(addAxis, 0, Qt::AlignLeft);
    layout->addSpacing(kPanelGap - 2);
    layout->addWidget(new SectionTitle(tr("Constraints"), box));
    layout->addWidget(m_constraints);
    layout->addWidget(addConstraint, 0, Qt::AlignLeft);
    layout->addWidget(m_count);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillSuggestions(menu); });
    connect(addConstraint, &QPushButton::clicked, this, [this] { m_constraints->add({}); });
    connect(m_axes, &SweepTextRows::edited, this, &SweepPanel::takeSetup);
    connect(m_constraints, &SweepTextRows::edited, this, &SweepPanel::takeSetup);
    return box;
}

QWidget* SweepPanel::makePlan()
{
    auto* const form = new Form(this);
    form->setLabelWidth(kLabelColumn);
    m_strategy = new QComboBox(form);
    for (const auto& [strategy, word] : kStrategyWords)
        m_strategy->addItem(strategyText(strategy), static_cast<int>(strategy));
    m_budget = new IntegerSpinBox(0, kMaxNumber, {}, form);
    m_budget->setSpecialValueText(tr("All points"));
    m_patience = new IntegerSpinBox(0, kMaxNumber, {}, form);
    m_patience->setSpecialValueText(tr("Never"));
    m_seed = new IntegerSpinBox(0, kMaxNumber, {}, form);
    m_population = new IntegerSpinBox(kMinPopulation, kMaxPopulation, {}, form);
    m_figure = new QComboBox(form);
    m_figure->addItem(sweepFigureTitle(SweepFigure::Instructions), static_cast<int>(SweepFigure::Instructions));
    m_figure->addItem(sweepFigureTitle(SweepFigure::Traffic), static_cast<int>(SweepFigure::Traffic));
    form->addRow(tr("Strategy"), m_strategy);
    m_seedRow = form->addRow(tr("Seed"), m_seed);
    m_populationRow = form->addRow(tr("Population"), m_population);
    form->addRow(tr("At most"), m_budget);
    form->addRow(tr("Give up"), m_patience)->setHint(tr("after that many points without a better one"));
    m_figureRow = form->addRow(tr("Figure"), m_figure);
    for (QWidget* field : std::initializer_list<QWidget*>{m_strategy, m_budget, m_patience, m_seed, m_population, m_figure})
        fillWidth(field);
    for (QComboBox* const box : {m_strategy, m_figure}) {
        scrollOver(box);
        connect(box, &QComboBox::activated, this, &SweepPanel::takeSetup);
    }
    for (QSpinBox* const box : {m_budget, m_patience, m_seed, m_population}) {
        box->setKeyboardTracking(false);
        connect(box, &QSpinBox::valueChanged, this, &SweepPanel::takeSetup);
    }
    return form;
}

QWidget* SweepPanel::makeFoot()
{
    auto* const foot = new QWidget(this);
    auto* const layout = new QVBoxLayout(foot);
    layout->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    layout->setSpacing(kPanelGap - 4);
    m_offer = new QWidget(foot);
    auto* const offer = new QVBoxLayout(m_offer);
    offer->setContentsMargins(0, 0, 0, 0);
    m_offerText = new HintLabel({}, m_offer);
    m_goOn = new QPushButton(tr("Go on"), m_offer);
    m_forget = new QPushButton(tr("Forget it"), m_offer);
    auto* const answers = new QHBoxLayout;
    answers->addWidget(m_goOn, 1);
    answers->addWidget(m_forget, 1);
    offer->addWidget(m_offerText);
    offer->addLayout(answers);
    auto* const line = new QHBoxLayout;
    m_state = new ThemedLabel(FontRole::Label, Token::Text, foot);
    m_left = new ThemedLabel(FontRole::Hint, Token::TextMuted, foot);
    line->addWidget(m_state, 1);
    line->addWidget(m_left);
    m_bar = new BusyBar(foot);
    m_reason = new HintLabel({}, foot);
    m_start = new QPushButton(icon(QStringLiteral("sweep"), Token::AccentText), tr("Start"), foot);
    m_pause = new QPushButton(tr("Pause"), foot);
    m_stop = new QPushButton(icon(QStringLiteral("stop"), Token::Bad), tr("Stop"), foot);
    setPrimary(m_start);
    auto* const buttons = new QHBoxLayout;
    for (QPushButton* const button : {m_pause, m_stop, m_start})
        buttons->addWidget(button, 1);
    layout->addWidget(makeRuler(foot));
    layout->addWidget(m_offer);
    layout->addLayout(line);
    layout->addWidget(m_bar);
    layout->addWidget(m_reason);
    layout->addLayout(buttons);
    connect(m_start, &QPushButton::clicked, this, &SweepPanel::start);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_sweeps.current().pause(); });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_sweeps.current().stop(); });
    connect(m_goOn, &QPushButton::clicked, this, [this] { m_sweeps.current().resume(); });
    connect(m_forget, &QPushButton::clicked, this, [this] { m_sweeps.current().forget(); });
    return foot;
}

void SweepPanel::fillSuggestions(QMenu* menu)
{
    menu->clear();
    const std::vector<std::string> there = m_axes->texts();
    for (const SweepSuggestion& each : m_sweeps.current().suggestions()) {
        const std::string start = each.axis.section(QLatin1Char('='), 0, 0).toStdString() + '=';
        if (std::ranges::any_of(there, [&](const std::string& axis) { return axis.starts_with(start); }))
            continue;
        QAction* const action = menu->addAction(each.axis);
        action->setToolTip(each.why);
        action->setEnabled(each.canBeSet);
        connect(action, &QAction::triggered, this, [this, axis = each.axis] { m_axes->add(axis); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Another one")), &QAction::triggered, this, [this] { m_axes->add({}); });
}

void SweepPanel::showSetup()
{
    const SweepSetup& setup = m_sweeps.current().setup();
    m_axes->setTexts(setup.axes);
    m_constraints->setTexts(setup.constraints);
    m_workers->setTexts(setup.workers);
    m_strategy->setCurrentIndex(m_strategy->findData(static_cast<int>(setup.plan.strategy)));
    m_figure->setCurrentIndex(m_figure->findData(static_cast<int>(setup.counted)));
    showIn(m_budget, setup.plan.budget);
    showIn(m_patience, setup.plan.patience);
    showIn(m_seed, setup.plan.seed);
    showIn(m_population, setup.plan.population);
    m_seedRow->setVisible(setup.plan.strategy != SweepPlan::Strategy::Grid);
    m_populationRow->setVisible(setup.plan.strategy == SweepPlan::Strategy::Evolution);
    showCheck();
}

void SweepPanel::takeSetup()
{
    SweepSetup setup = m_sweeps.current().setup();
    setup.axes = m_axes->texts();
    setup.constraints = m_constraints->texts();
    setup.workers = m_workers->texts();
    setup.plan.strategy = static_cast<SweepPlan::Strategy>(m_strategy->currentData().toInt());
    setup.plan.budget = static_cast<std::uint64_t>(m_budget->value());
    setup.plan.patience = static_cast<std::uint64_t>(m_patience->value());
    if (m_seed->value() != inBox(setup.plan.seed))
        setup.plan.seed = static_cast<std::uint64_t>(m_seed->value());
    setup.plan.population = static_cast<std::uint32_t>(m_population->value());
    setup.counted = static_cast<SweepFigure>(m_figure->currentData().toInt());
    m_sweeps.current().setSetup(setup);
}

void SweepPanel::showCheck()
{
    const DocumentSweep& sweep = m_sweeps.current();
    const SweepCheck& check = sweep.check();
    m_axes->setProblems(check.axisProblems);
    m_constraints->setProblems(check.constraintProblems);
    m_workers->setProblems(check.workerProblems);
    if (check.isGood()) {
        const QString points = formatCount(check.space->count());
        const bool isAll = check.combinations.endsWith(points);
        m_count->setHint(isAll ? tr("%1 points").arg(check.combinations)
                               : tr("%1 combinations, of which the constraints leave %2").arg(check.combinations, points));
    } else {
        m_count->setHint(check.combinations.isEmpty() ? QString() : tr("%1 combinations").arg(check.combinations));
    }
    m_count->setEnabled(sweep.isChecked());  // grey: of the axes as they were
    const bool isEmulated = sweep.isEmulated();
    m_figure->setEnabled(isEmulated);
    m_figureRow->setHint(isEmulated ? tr("The emulated GPU has no times: counts are compared.")
                                    : tr("On a GPU the median time is compared; counts are the emulated GPU's."));
    showState();
}

void SweepPanel::showState()
{
    const DocumentSweep& sweep = m_sweeps.current();
    const DocumentSweep::State state = sweep.state();
    const bool isBusy = sweep.isBusy(), isPaused = state == DocumentSweep::State::Paused;
    const QString why = sweep.whyNot();
    showProgress();
    showOffer();
    m_start->setVisible(!isBusy);
    m_start->setText(isPaused ? tr("Go on") : tr("Start"));
    m_start->setEnabled(isPaused || why.isEmpty() || !sweep.isChecked());
    m_start->setToolTip(isPaused ? QString() : why);
    m_pause->setVisible(isBusy);
    m_pause->setEnabled(state == DocumentSweep::State::Running);
    m_stop->setVisible(isBusy || isPaused);
    m_reason->setHint(isBusy || isPaused || why.isEmpty() || sweep.setup().axes.empty() ? QString() : why);
}

/// The points, and when all are measured the comparisons of the best of them.
void SweepPanel::showProgress()
{
    const DocumentSweep& sweep = m_sweeps.current();
    const SweepProgress& progress = sweep.progress();
    const std::optional<SweepTurns>& turns = sweep.turns();
    const DocumentSweep::State state = sweep.state();
    const bool isPaused = state == DocumentSweep::State::Paused, isShown = sweep.isBusy() || isPaused;
    const std::optional<Seconds> left = turns ? turns->left : progress.left;
    const double done = static_cast<double>(turns ? turns->done : progress.done);
    const double total = static_cast<double>(turns ? turns->total : progress.total);
    const QString count = tr("%1 of %2").arg(formatCount(progress.done), formatCount(progress.total));
    const QString best =
        progress.best ? tr("%1, best %2").arg(count, sweepFigureText(*progress.best, sweep.results().figure())) : count;
    m_state->setVisible(isShown);
    m_state->setText(state == DocumentSweep::State::Waiting ? tr("Waiting for the device")
                         : isPaused                         ? tr("Paused, %1").arg(best)
                         : turns                            ? turnsText(*turns)
                                                            : best);
    m_state->setToolTip(turns ? tr("The points are measured. The best of them, whose intervals overlap, are launched in turns, and "
                                   "the best of those in turns with the program as it stands.")
                              : QString());
    m_left->setVisible(state == DocumentSweep::State::Running && left);
    m_left->setText(left ? tr("about %1 left").arg(typeset(formatSeconds(left->count(), 2))) : QString());
    m_bar->setVisible(isShown);
    m_bar->setRange(0, state == DocumentSweep::State::Waiting || total == 0 ? 0 : kBarSteps);
    if (total > 0)
        m_bar->setValue(static_cast<int>(done / total * kBarSteps));
    m_workers->setStates(sweep.workers());
}

void SweepPanel::showOffer()
{
    const DocumentSweep& sweep = m_sweeps.current();
    const StoredSweep* const interrupted = sweep.interrupted();
    m_offer->setVisible(interrupted != nullptr);
    m_goOn->setEnabled(interrupted != nullptr);
    if (interrupted == nullptr)
        return m_offerText->setHint({}, Token::Warn);
    const SweepProgress& progress = sweep.progress();
    const QString count = tr("%1 of %2").arg(formatCount(progress.done), formatCount(progress.total));
    m_offerText->setHint(progress.total > 0 && progress.done >= progress.total
                             ? tr("The points of a sweep of %1 are measured, and it has no verdict yet.")
                                   .arg(axesText(*interrupted))
                             : tr("A sweep of %1 ended early: %2 points are measured.").arg(axesText(*interrupted), count),
                         Token::Warn);
}

/// What stands in a field, and was not told yet, counts.
void SweepPanel::start()
{
    m_navigator.commitEdits();
    if (m_sweeps.current().state() == DocumentSweep::State::Paused)
        m_sweeps.current().resume();
    else
        m_sweeps.current().start();
}

void SweepPanel::chooseProblem()
{
    auto* const dialog = new QFileDialog(this, tr("Take axes and constraints"), {}, tr("T1 of Kernel Tuner or KTT (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &SweepPanel::readProblem);
    dialog->open();
}

void SweepPanel::readProblem(const QString& path)
{
    const auto work = [file = path.toStdString()] {
        return attempt([&] { return readTuningProblem(posix::readTextFile(file, {kMaxProblemBytes})); });
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<Result<TuningProblem>>& future) {
        const Result<TuningProblem> answer = future.result();
        if (!answer.value)
            return m_notices.fail(answer.sentence);
        SweepSetup setup = m_sweeps.current().setup();
        setup.axes.clear();
        for (const SweepAxis& axis : answer.value->axes) {
            std::string text = "D." + axis.name + "=";
            for (std::size_t i = 0; i < axis.values.size(); ++i)
                text += (i == 0 ? "" : ",") + axis.values[i];
            setup.axes.push_back(std::move(text));
        }
        setup.constraints = answer.value->constraints;
        setup.plan.budget = answer.value->budget;
        m_sweeps.current().setSetup(setup);
    });
}

}  // namespace kd
