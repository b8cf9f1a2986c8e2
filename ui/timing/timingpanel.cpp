// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingpanel.h"

#include "ui/common/chart.h"
#include "ui/common/emptystate.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/timing/tilerow.h"
#include "ui/timing/timingcharts.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStringList>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kWords = 250, kChart = 160;  // logical pixels

/// All but the first tile, in lines.
QString otherTiles(const std::vector<TimingTile>& tiles)
{
    QStringList lines;
    for (std::size_t i = 1; i < tiles.size(); ++i)
        lines << QStringLiteral("%1 %2\u202F%3").arg(tiles[i].title, tiles[i].number, tiles[i].unit).trimmed();
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

TimingPanel::TimingPanel(TimingModel& model, JobRunner& jobs, QWidget* parent)
    : Panel(tr("Timing"), parent), m_jobs(jobs), m_model(model),
      m_time(new QAction(icon(QStringLiteral("time")), tr("Time"), this)), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(tr("Time the kernel to see its samples and their median."), tr("Time"), this)),
      m_tiles(new TileRow(TileRow::Frame::None, this)), m_more(new QLabel(this)), m_samples(new Chart(this)),
      m_distribution(new Chart(this))
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeContent());
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(&m_model, &TimingModel::changed, this, &TimingPanel::update);
    connect(m_time, &QAction::triggered, &m_jobs, &JobRunner::time);
    connect(m_empty, &EmptyState::triggered, &m_jobs, &JobRunner::time);
    connect(&m_jobs, &JobRunner::whyNotChanged, this, &TimingPanel::updateJob);
    update();
    updateJob();
}

QWidget* TimingPanel::makeContent()
{
    auto* const words = new QWidget(this);
    auto* const column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_tiles);
    column->addWidget(m_more);
    column->addStretch();
    useFont(m_more, FontRole::Label);
    useColor(m_more, Token::TextSecondary);
    m_more->setWordWrap(true);
    auto* const area = new QScrollArea(this);
    area->setWidget(words);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(kWords);
    // With large text three in a row would leave the docks around them no room.
    for (Chart* const chart : {m_samples, m_distribution})
        chart->setMinimumWidth(kChart);
    auto* const content = new QWidget(this);
    auto* const layout = new QHBoxLayout(content);
    layout->setContentsMargins(kPanelInset, 8, kPanelInset, 4);
    layout->setSpacing(kPanelInset);
    layout->addWidget(area, 2);
    layout->addWidget(m_samples, 4);
    layout->addWidget(m_distribution, 3);
    return content;
}

void TimingPanel::update()
{
    const RunRecordPointer shown = m_model.shown();
    m_stack->setCurrentIndex(shown ? 1 : 0);
    if (shown)
        showTiming(*shown, m_model.isOld());
}

void TimingPanel::updateJob()
{
    const bool isBusy = m_jobs.job().kind != Job::Kind::None;
    const QString why = isBusy ? tr("Another job goes on.") : m_jobs.whyNot();
    m_time->setEnabled(why.isEmpty());
    m_time->setToolTip(why.isEmpty() ? tr("Time") : why);
    m_empty->setButtonEnabled(why.isEmpty(), why);
}

void TimingPanel::showTiming(const RunRecord& record, bool isOld)
{
    const TimingOutcome& timing = *record.timing;
    const std::optional<SampleFigures> samples = samplesOf(timing);
    std::vector<TimingTile> tiles = tilesOf(timing);
    m_more->setText(samples ? otherTiles(tiles) : whyNoSamples(timing));
    if (samples)
        tiles.resize(1);
    m_tiles->setTiles(tiles, isOld);
    m_samples->setVisible(samples.has_value());
    m_distribution->setVisible(samples.has_value());
    const QString age = ageWords(m_model.age());
    setNote(age.isEmpty() ? tr("run #%1").arg(record.number) : tr("run #%1, %2").arg(record.number).arg(age));
    if (!samples)
        return;
    ChartContent order = samplesChart(*samples);
    ChartContent distribution = distributionChart(*samples).content;
    order.isStale = distribution.isStale = isOld;
    m_samples->setContent(std::move(order));
    m_distribution->setContent(std::move(distribution));
}

}  // namespace kd
