// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancypanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/meter.h"
#include "ui/common/panel.h"
#include "ui/common/sectiontitle.h"
#include "ui/occupancy/architecturerows.h"
#include "ui/occupancy/occupancychart.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancyheader.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/occupancytext.h"
#include "ui/occupancy/suggestioncards.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/firsterror.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QClipboard>
#include <QFrame>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kChartHeight = 150;  // logical pixels

}  // namespace

OccupancyPanel::OccupancyPanel(OccupancyModel& model, const OccupancyPanelModels& models, QWidget* parent)
    : Panel(tr("Occupancy"), parent), m_models(models), m_model(model),
      m_copy(new QAction(icon(QStringLiteral("copy")), tr("Copy the figures"), this)),
      m_open(new QAction(icon(QStringLiteral("occupancy")), tr("All curves and limits"), this)),
      m_more(new QAction(icon(QStringLiteral("more")), tr("More"), this)), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState({}, {}, this)), m_head(new OccupancyHeader(this)),
      m_chart(new OccupancyChart(OccupancyChart::Curve::Threads, this)), m_chartNote(new HintLabel({}, this)),
      m_stepsTitle(new SectionTitle(tr("Next steps"), this)),
      m_steps(new SuggestionCards(this)), m_stepsNote(new QLabel(this)), m_mend(new QPushButton(this)), m_others(new QWidget(this)),
      m_architectures(new ArchitectureRows(m_others))
{
    keepWidth(this, 250);
    makeActions();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeContent());
    connect(&m_model, &OccupancyModel::changed, this, &OccupancyPanel::update);
    connect(&m_models.advisor, &Advisor::changed, this, &OccupancyPanel::update);
    connect(&m_models.jobs, &JobRunner::jobChanged, this, &OccupancyPanel::showEmpty);
    connect(m_empty, &EmptyState::triggered, this, [this] {
        if (const std::optional<SourcePosition> error = firstErrorPlace(m_models.problems.ofBuild()))
            m_models.navigator.showPlace(*error);
        else
            m_models.jobs.compile();
    });
    connect(&m_models.problems, &ProblemList::changed, this, &OccupancyPanel::showEmpty);
    connect(m_mend, &QPushButton::clicked, this, &OccupancyPanel::mend);
    connect(m_steps, &SuggestionCards::insertWanted, this, &OccupancyPanel::insert);
    update();
}

void OccupancyPanel::makeActions()
{
    connect(m_copy, &QAction::triggered, this, &OccupancyPanel::copyFigures);
    connect(m_open, &QAction::triggered, this, [this] { m_models.navigator.showFeature(QStringLiteral("curves")); });
    auto* const menu = new QMenu(this);
    m_mute = menu->addAction(icon(QStringLiteral("advice")), tr("Mute advice on this kernel"));
    m_mute->setCheckable(true);
    connect(m_mute, &QAction::triggered, this, [this](bool isMuted) { m_models.advisor.setMuted(isMuted); });
    m_more->setMenu(menu);
}

QWidget* OccupancyPanel::makeContent()
{
    auto* const area = new QScrollArea(this);
    auto* const content = new QWidget(area);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    layout->setSpacing(kPanelGap);
    layout->addWidget(m_head);
    for (Meter*& meter : m_meters) {
        meter = new Meter(content);
        nameFigure(*meter, QStringLiteral("use"));
        layout->addWidget(meter);
    }
    layout->addWidget(makeRuler(content));
    auto* const chartTitle = new SectionTitle(tr("Occupancy by block size"), content);
    chartTitle->setElided();
    layout->addWidget(chartTitle);
    m_chart->setCompact(true);
    const auto fitChart = [chart = m_chart] { chart->setFixedHeight(Theme::instance().scaled(kChartHeight)); };
    fitChart();
    connect(&Theme::instance(), &Theme::changed, m_chart, fitChart);
    layout->addWidget(m_chart);
    layout->addWidget(m_chartNote);
    layout->addWidget(makeRuler(content));
    addSteps(layout);
    layout->addStretch();
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

void OccupancyPanel::addSteps(QVBoxLayout* layout)
{
    layout->addWidget(m_stepsTitle);
    m_stepsNote->setWordWrap(true);
    useFont(m_stepsNote, FontRole::Label);
    useColor(m_stepsNote, Token::TextSecondary);
    layout->addWidget(m_stepsNote);
    layout->addWidget(m_mend, 0, Qt::AlignLeft);
    layout->addWidget(m_steps);
    auto* const others = new QVBoxLayout(m_others);
    others->setContentsMargins(0, 0, 0, 0);
    others->setSpacing(kPanelGap / 2);
    others->addWidget(makeRuler(m_others));
    auto* const title = new SectionTitle(tr("Same source on other architectures"), m_others);
    title->setElided();
    others->addWidget(title);
    others->addWidget(m_architectures);
    layout->addWidget(m_others);
}

void OccupancyPanel::update()
{
    const OccupancyAnswerPointer answer = m_model.buildAnswer();
    m_stack->setCurrentIndex(answer ? 1 : 0);
    m_copy->setEnabled(answer != nullptr);
    if (answer)
        showFigures(*answer, m_model.isStale());
    else
        showEmpty();
}

void OccupancyPanel::showEmpty()
{
    if (const Build& build = m_models.builds.goodBuild(); build && build.outcome->kernels.empty())
        return m_empty->setContent(tr("The program has no kernel to calculate for: a kernel is a __global__ function, or an "
                                      "instance of a template, which the launch form names."));
    if (const Build& build = m_models.builds.goodBuild();
        build && std::ranges::all_of(build.outcome->kernels, &KernelInfo::lacksFigures))
        return m_empty->setContent(tr("PTX does not tell the registers of a kernel, its machine code does: assemble it with "
                                      "ptxas -arch=%1 and open the cubin, or give the figures in the perspective Occupancy.")
                                       .arg(QString::fromStdString(build.outcome->architecture)));
    const bool hasFailed = m_models.builds.build() && !m_models.builds.build().outcome->ok();
    const bool hasPlace = hasFailed && firstErrorPlace(m_models.problems.ofBuild());
    m_empty->setContent(hasFailed ? tr("The program does not compile, so there is no kernel to calculate for.")
                                  : tr("Compile a kernel to see how many of its warps an SM holds, and what limits them."),
                        hasPlace ? tr("Show the error") : tr("Compile"));
    const bool isBusy = !hasPlace && m_models.jobs.job().kind != Job::Kind::None;
    m_empty->setButtonEnabled(!isBusy, isBusy ? tr("Another job goes on.") : QString());
}

void OccupancyPanel::showFigures(const OccupancyAnswer& answer, bool isStale)
{
    const bool hasFailed = m_models.builds.build() && !m_models.builds.build().outcome->ok();
    if (isStale)
        m_head->setStale(answer, originWords(m_model.isOfReport()),
                         m_model.isOfReport() ? tr("The report that was opened says so; compile to see what this compiler gives.")
                         : hasFailed          ? tr("The last edit does not compile; these figures are from the build before it.")
                                              : tr("The text was edited since; these figures are from the build before."));
    else
        m_head->setAnswer(answer, m_model.previousAnswer().get());
    showMeters(answer, isStale);
    const QString noBlockSize = m_model.build() ? m_model.build()->noBlockSize : QString();
    m_chart->setVisible(noBlockSize.isEmpty());
    m_chartNote->setHint(noBlockSize);
    m_chart->setAnswer(m_model.buildAnswer(), isStale);
    showNext(answer, isStale);
}

void OccupancyPanel::showMeters(const OccupancyAnswer& answer, bool isStale)
{
    const std::vector<ResourceUse> uses = resourceUses(answer);
    const OccupancyAnswerPointer before = isStale ? nullptr : m_model.previousAnswer();
    const std::vector<ResourceUse> ghosts = before ? resourceUses(*before) : std::vector<ResourceUse>();
    for (std::size_t i = 0; i < m_meters.size(); ++i) {
        m_meters[i]->setVisible(i < uses.size());
        if (i >= uses.size())
            continue;
        Meter::Content content{.label = uses[i].name, .text = uses[i].amount, .fraction = uses[i].share(),
                               .isLimiter = uses[i].isLimiter, .isStale = isStale};
        if (i < ghosts.size())
            content.ghost = ghosts[i].share();
        m_meters[i]->setContent(content);
    }
}

void OccupancyPanel::showNext(const OccupancyAnswer& answer, bool isStale)
{
    const Advisor& advisor = m_models.advisor;
    const bool isMuted = advisor.isMuted();
    m_mute->setChecked(isMuted);
    const bool isHidden = isStale || isMuted;
    const bool hasSteps = !isHidden && m_model.build() && m_model.build()->noBlockSize.isEmpty();
    const std::vector<StepSuggestion> steps = !hasSteps ? std::vector<StepSuggestion>() : suggestionsOf(answer, advisor);
    m_steps->setSuggestions(steps);
    m_steps->setVisible(!steps.empty());
    m_stepsNote->setVisible(steps.empty());
    m_stepsNote->setText(stepsNote(answer, isStale));
    const std::optional<SourcePosition> error = isStale ? firstErrorPlace(m_models.problems.ofBuild()) : std::nullopt;
    m_mend->setVisible(isHidden);
    m_mend->setText(error     ? tr("Go to line %1").arg(error->line)
                    : isStale ? tr("Compile")
                              : tr("Show advice"));
    showArchitectures(isStale);
}

QString OccupancyPanel::stepsNote(const OccupancyAnswer& answer, bool isStale) const
{
    if (isStale)
        return tr("Suggestions return after the next successful build.");
    if (m_models.advisor.isMuted())
        return tr("Advice on this kernel is muted.");
    if (m_model.build() && !m_model.build()->noBlockSize.isEmpty())
        return tr("None: threads and registers of a kernel of CUDA Tile are its compiler's choice.");
    return answer.limits != nullptr ? tr("None: all %1 warps of the SM are in use.").arg(answer.result.maxWarpsPerSm)
                                    : tr("None without the limits of the architecture.");
}

void OccupancyPanel::showArchitectures(bool isStale)
{
    const Advisor& advisor = m_models.advisor;
    const bool hasSome = std::ranges::any_of(advisor.architectures(), &Trial::isCompiled);
    m_others->setVisible(!isStale && !advisor.architectures().empty() && (hasSome || advisor.isTrying()));
    m_architectures->setTrials(advisor.architectures());
}

void OccupancyPanel::insert(int trial)
{
    Advisor& advisor = m_models.advisor;
    const auto index = static_cast<std::size_t>(trial);
    if (index >= advisor.registers().size())
        return;
    const Candidate chosen = advisor.registers()[index].candidate;
    if (!advisor.insert(chosen))
        m_models.notices.tell(tr("The kernel's definition is not found in this text: write %1 before its name.")
                                  .arg(QString::fromStdString(chosen.text)));
}

void OccupancyPanel::mend()
{
    const std::optional<SourcePosition> error = firstErrorPlace(m_models.problems.ofBuild());
    if (!m_model.isStale())
        m_models.advisor.setMuted(false);
    else if (error)
        m_models.navigator.showPlace(*error);
    else
        m_models.jobs.compile();
}

void OccupancyPanel::copyFigures() const
{
    const OccupancyAnswerPointer answer = m_model.buildAnswer();
    if (!answer)
        return;
    QString text = m_model.build()->kernel + QStringLiteral(", ") +
        QString::fromStdString(architectureName(answer->input.architecture)) + QStringLiteral(": ") +
        formatPercentNumber(answer->result.occupancy) + QStringLiteral(" %\n") +
        QTextDocumentFragment::fromHtml(reasonText(*answer)).toPlainText() + QLatin1Char('\n');
    for (const ResourceUse& use : resourceUses(*answer)) {
        if (!use.amount.isEmpty())
            text += use.name + QLatin1Char('\t') + use.amount + QLatin1Char('\n');
    }
    QGuiApplication::clipboard()->setText(text);
}

}  // namespace kd
