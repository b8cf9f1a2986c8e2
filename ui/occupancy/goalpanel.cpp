// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/goalpanel.h"

#include "core/device/architecture.h"
#include "ui/common/multiselectbox.h"
#include "ui/common/flowrow.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/messagetext.h"
#include "ui/common/panel.h"
#include "ui/common/realspinbox.h"
#include "ui/common/themedlabel.h"
#include "ui/occupancy/measuredbars.h"
#include "ui/occupancy/suggestioncards.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/goalsolver.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr double kMaxBlocks = 64;

QString bytesWords(std::uint64_t bytes)
{
    return typeset(formatBytes(bytes));
}

/// "Block of 128 threads, shared memory ≤ 12 KiB", where it stands alone.
QString launchWords(const GoalChange& change, bool isAlone = true)
{
    QStringList parts;
    if (change.threads)
        parts << (isAlone ? GoalPanel::tr("Block of %1 threads") : GoalPanel::tr("block of %1 threads"))
                     .arg(formatCount(*change.threads));
    const auto begins = [&] { return isAlone && parts.isEmpty(); };
    if (change.shared)
        parts << (begins() ? GoalPanel::tr("Shared memory ≤ %1") : GoalPanel::tr("shared memory ≤ %1"))
                     .arg(bytesWords(*change.shared));
    if (change.carveoutPercent)
        parts << (begins() ? GoalPanel::tr("Carve-out ≥ %1") : GoalPanel::tr("carve-out ≥ %1"))
                     .arg(typeset(QString::number(*change.carveoutPercent) + QStringLiteral(" %")));
    return parts.join(QStringLiteral(", "));
}

QString titleOf(const Candidate& candidate)
{
    if (!candidate.isCode())
        return launchWords(candidate.change);
    QString text = QString::fromStdString(candidate.text);
    if (candidate.kind == Candidate::Kind::Unroll)
        text = GoalPanel::tr("%1, line %2").arg(text).arg(candidate.line);
    const QString more = launchWords(candidate.change, false);
    return more.isEmpty() ? text : GoalPanel::tr("%1 and %2").arg(text, more);
}

QString compiledWords(const Trial& answer)
{
    return GoalPanel::tr("Compiled: %1 registers, %2 spilled")
        .arg(formatCount(answer.figures->registers), bytesWords(answer.figures->spilled));
}

QString evidenceOf(const Trial& answer, const QString& whyNotInserted)
{
    switch (answer.verdict) {
    case Verdict::Compiling:
        return GoalPanel::tr("Compiling…");
    case Verdict::Untried:
        return GoalPanel::tr("Not compiled: it was stopped, or the compiler is not there.");
    case Verdict::Refused:
        return GoalPanel::tr("Does not compile: %1").arg(messageText(answer.sentence));
    case Verdict::Ignored:
        return GoalPanel::tr("Ignored by the compiler: it takes %1 registers").arg(formatCount(answer.figures->registers));
    case Verdict::Compiles:
    case Verdict::FallsShort:
        return compiledWords(answer);
    case Verdict::Reaches:
    case Verdict::Spills:
        return whyNotInserted.isEmpty() ? compiledWords(answer)
                                        : QStringLiteral("%1. %2").arg(compiledWords(answer), whyNotInserted);
    case Verdict::Calculated:
        break;
    }
    return whyNotInserted.isEmpty() ? GoalPanel::tr("Calculated: the code stays as it is")
                                    : GoalPanel::tr("Calculated. %1").arg(whyNotInserted);
}

QString effectOnProgram(const Candidate& candidate)
{
    const QString text = QString::fromStdString(candidate.text);
    switch (candidate.kind) {
    case Candidate::Kind::Bounds:
        return GoalPanel::tr("Writes %1 before the kernel's name; undo takes it back.").arg(text);
    case Candidate::Kind::MaxRegisters:
        return GoalPanel::tr("Sets %1 in the compile options of this program.").arg(text);
    case Candidate::Kind::Unroll:
        return GoalPanel::tr("Writes %1 into line %2; undo takes it back.").arg(text).arg(candidate.line);
    case Candidate::Kind::Launch:
    case Candidate::Kind::Architecture:
        break;
    }
    return {};
}

QString effectOf(const Candidate& candidate)
{
    QStringList parts{effectOnProgram(candidate)};
    if (candidate.change.threads || candidate.change.carveoutPercent)
        parts << GoalPanel::tr("Sets in the launch form: %1.")
                     .arg(launchWords({.registers = {},
                                       .threads = candidate.change.threads,
                                       .shared = {},
                                       .carveoutPercent = candidate.change.carveoutPercent,
                                       .figures = {}}));
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QString percentWords(double share)
{
    return typeset(formatPercent(share));
}

}  // namespace

StepSuggestion cardOf(const GoalSolver& solver, int number)
{
    const Trial& answer = solver.answers()[static_cast<std::size_t>(number)];
    const Candidate& candidate = answer.candidate;
    const QString why = solver.whyNotInserted(answer);
    StepSuggestion card{.title = titleOf(candidate), .evidence = evidenceOf(answer, why)};
    card.isCode = candidate.isCode();
    card.verdict = answer.verdict;
    card.isGain = answer.isReached() || answer.verdict == Verdict::Spills;
    card.hasPrice = answer.verdict == Verdict::Spills;
    const bool keepsSpills = solver.request() && solver.request()->keepsSpills;
    const bool isOffered = answer.isReached() || (answer.verdict == Verdict::Spills && !keepsSpills);
    if (isOffered && why.isEmpty()) {
        card.trial = number;
        card.inserted = card.title;
        card.effect = effectOf(candidate);
    }
    card.result = percentWords(answer.figures ? answer.figures->reached.occupancy : candidate.change.figures.occupancy);
    return card;
}

GoalPanel::GoalPanel(const GoalPanelModels& models, QWidget* parent)
    : Panel(tr("Goal solver"), parent), m_models(models), m_solver(models.goals), m_amount(new RealSpinBox(this)),
      m_unit(new QComboBox(this)), m_architecture(new QComboBox(this)), m_keepsBlock(new QCheckBox(tr("block size"), this)),
      m_keepsSpills(new QCheckBox(tr("no spills"), this)), m_change(new MultiSelectBox(this)),
      m_bounds(m_change->addChoice(tr("bounds"), tr("__launch_bounds__"))),
      m_maxRegisters(m_change->addChoice(tr("registers"), tr("--maxrregcount"))),
      m_unroll(m_change->addChoice(tr("unroll"), tr("#pragma unroll"))),
      m_shared(m_change->addChoice(tr("shared"), tr("Shared memory"))),
      m_carveout(m_change->addChoice(tr("carve-out"), tr("Carve-out"))), m_solve(new QPushButton(this)),
      m_mute(new QPushButton(this)), m_note(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)),
          m_cards(new SuggestionCards(this)),
      m_sentence(new HintLabel({}, this)), m_measured(new MeasuredBars(models.launches, models.jobs, models.navigator, this))
{
    keepWidth(this, 264);
    auto* const content = new QWidget(this);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    layout->setSpacing(kPanelGap);
    layout->addWidget(makeForm());
    layout->addWidget(makeRuler(content));
    layout->addWidget(makeAnswers());
    layout->addWidget(m_measured);
    layout->addStretch();
    auto* const area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(area);
    connect(&m_solver, &GoalSolver::changed, this, &GoalPanel::update);
    connect(&models.builds, &BuildController::changed, this, &GoalPanel::update);
    connect(&models.target, &TargetConnection::changed, this, &GoalPanel::update);
    connect(&models.advisor, &Advisor::changed, this, &GoalPanel::update);
    connect(m_cards, &SuggestionCards::insertWanted, this, &GoalPanel::insert);
    onUnitChanged();
    update();
}

QWidget* GoalPanel::makeForm()
{
    m_unit->addItems({tr("% occupancy"), tr("blocks per SM")});
    connect(m_unit, &QComboBox::activated, this, &GoalPanel::onUnitChanged);
    auto* const amount = new QWidget(this);
    auto* const line = new QHBoxLayout(amount);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    fillWidth(m_amount);
    fillWidth(m_unit);
    line->addWidget(m_amount, 2);
    line->addWidget(m_unit, 3);
    m_amount->setAccessibleName(tr("Occupancy or blocks to reach"));
    m_unit->setAccessibleName(tr("Unit of the goal"));
    m_keepsBlock->setChecked(true);
    m_keepsSpills->setChecked(true);
    auto* const keep = new FlowRow(kPanelGap, this);
    keep->setItems({m_keepsBlock, m_keepsSpills});
    auto* const form = new Form(this);
    form->addRow(tr("Reach"), amount);
    fillWidth(m_architecture);
    form->addRow(tr("On"), m_architecture);
    form->addRow(tr("Keep"), keep);
    fillWidth(m_change);
    for (QWidget* const field : std::initializer_list<QWidget*>{m_amount, m_unit, m_architecture})
        scrollOver(field);
    form->addRow(tr("Change"), m_change);
    setPrimary(m_solve);
    connect(m_solve, &QPushButton::clicked, this, &GoalPanel::solve);
    form->addWide(m_solve);
    return form;
}

QWidget* GoalPanel::makeAnswers()
{
    auto* const part = new QWidget(this);
    auto* const layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* const head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new ThemedLabel(tr("Answers"), FontRole::SectionTitle, Token::Text, part));
    head->addWidget(m_note);
    head->addStretch();
    setFlat(m_mute);
    m_mute->setMinimumWidth(1);  // its text is longer than the panel in some languages
    connect(m_mute, &QPushButton::clicked, this, [this] { m_models.advisor.setMuted(!m_models.advisor.isMuted()); });
    layout->addLayout(head);
    layout->addWidget(m_sentence);
    layout->addWidget(m_cards);
    layout->addWidget(m_mute, 0, Qt::AlignLeft);
    return part;
}

GoalRequest GoalPanel::request() const
{
    return {.architecture = m_architecture->currentData().toString().toStdString(),
            .unit = m_unit->currentIndex() == 0 ? GoalRequest::Unit::Percent : GoalRequest::Unit::Blocks,
            .amount = m_amount->value(),
            .keepsBlockSize = m_keepsBlock->isChecked(),
            .keepsSpills = m_keepsSpills->isChecked(),
            .triesBounds = m_bounds->isChecked(),
            .triesMaxRegisters = m_maxRegisters->isChecked(),
            .triesUnroll = m_unroll->isChecked(),
            .triesShared = m_shared->isChecked(),
            .triesCarveout = m_carveout->isChecked()};
}

void GoalPanel::onUnitChanged()
{
    const bool isPercent = m_unit->currentIndex() == 0;
    m_amount->setDecimals(isPercent ? 1 : 0);
    m_amount->setRange(1, isPercent ? 100 : kMaxBlocks);
    m_amount->setSingleStep(isPercent ? 12.5 : 1);
    m_amount->setValue(isPercent ? 75 : 4);
}

/// "sm_90, Hopper", the build's first; one that was chosen stays.
void GoalPanel::fillArchitectures()
{
    const QString chosen = m_architecture->currentData().toString();
    const Build& build = m_models.builds.goodBuild();
    const QString own = build ? QString::fromStdString(build.outcome->architecture) : m_models.target.architecture();
    // until a worker that was started anew answers
    const bool isUnknown = m_models.target.architectures().isEmpty() && m_architecture->count() > 1;
    const QStringList known = QStringList(own) + m_models.target.architectures();
    if (isUnknown || std::exchange(m_architectures, known) == known)
        return;
    const QSignalBlocker quiet(m_architecture);
    m_architecture->clear();
    m_architecture->addItem(tr("%1, the build").arg(own), QString());
    for (const QString& name : m_models.target.architectures()) {
        const auto capability = parseArchitecture(name.toStdString());
        const ArchitectureLimits* const limits = capability ? findArchitecture(*capability) : nullptr;
        if (limits != nullptr && name != own)
            m_architecture->addItem(
                QStringLiteral("%1, %2").arg(
                    name, QString::fromUtf8(limits->family.data(), static_cast<qsizetype>(limits->family.size()))),
                name);
    }
    m_architecture->setCurrentIndex(std::max(0, m_architecture->findData(chosen)));
}

void GoalPanel::solve()
{
    if (m_solver.isSolving())
        m_solver.stop();
    else
        m_solver.solve(request());
}

void GoalPanel::insert(int answer)
{
    m_solver.insert(m_solver.answers()[static_cast<std::size_t>(answer)]);
}

QString GoalPanel::sentence() const
{
    if (const QString why = m_solver.whyNot(); !why.isEmpty())
        return why;
    if (!m_solver.request())
        return tr("Asks which single change reaches the goal, and lets the compiler have its word on each.");
    if (m_solver.isReachedAlready())
        return tr("The kernel reaches this already.");
    if (m_solver.answers().empty())
        return m_solver.remark().isEmpty() ? tr("No change of what may change reaches this, nor do two together.")
                                           : m_solver.remark();
    return m_solver.remark();
}

void GoalPanel::update()
{
    fillArchitectures();
    const QString why = m_solver.whyNot();
    m_solve->setText(m_solver.isSolving() ? tr("Stop") : tr("Solve and compile"));
    m_solve->setIcon(icon(m_solver.isSolving() ? QStringLiteral("stop") : QStringLiteral("target"), Token::AccentText));
    m_solve->setEnabled(why.isEmpty());
    m_solve->setToolTip(why);
    std::vector<StepSuggestion> cards;
    for (int i = 0; i < static_cast<int>(m_solver.answers().size()); ++i) {
        // Most tries of a series are no answers, which only the compiler can tell.
        const Trial& answer = m_solver.answers()[static_cast<std::size_t>(i)];
        if (!answer.candidate.isOneOfSeveral() || answer.verdict != Verdict::Compiling)
            cards.push_back(cardOf(m_solver, i));
    }
    m_cards->setSuggestions(cards);
    const QString text = sentence();
    m_sentence->setHint(text);
    const bool isOver = m_solver.request() && !m_solver.isSolving() && m_solver.duration().count() > 0;
    m_note->setText(isOver ? tr("%1 tried in %2")
                                 .arg(m_solver.tried())
                                 .arg(typeset(formatSeconds(static_cast<double>(m_solver.duration().count()) / 1000, 2)))
                           : QString());
    m_mute->setVisible(m_models.launches.kernel() != nullptr);
    m_mute->setText(m_models.advisor.isMuted() ? tr("Give advice on this kernel again") : tr("Mute advice on this kernel"));
}

}  // namespace kd
