// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingpage.h"

#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/pagesection.h"
#include "ui/common/tableview.h"
#include "ui/timing/figuresmodel.h"
#include "ui/timing/receiptrow.h"
#include "ui/timing/tilerow.h"
#include "ui/timing/timingcharts.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kSectionGap = 4, kTiles = 88, kFigures = 310;  // logical pixels

/// A sentence in a frame, as the sections beneath it have.
class BoxedSentence : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Theme::instance().color(Token::Panel));
        painter.setPen(Theme::instance().color(Token::Line));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
        QLabel::paintEvent(event);
    }
};

}  // namespace

TimingPage::TimingPage(TimingModel& model, JobRunner& jobs, QWidget* parent)
    : Panel(tr("Measurement"), parent), m_jobs(jobs), m_model(model), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState({}, {}, this)), m_tiles(new TileRow(TileRow::Frame::Boxes, this)), m_receipt(new ReceiptRow(this)),
      m_why(new BoxedSentence(this)), m_samplesSection(new PageSection(tr("Samples"), this)),
      m_distributionSection(new PageSection(tr("Distribution"), this)), m_figuresSection(new PageSection(tr("Statistics"), this)),
      m_samples(new Chart(this)), m_distribution(new Chart(this)), m_figures(new FiguresModel(this)), m_table(new TableView(this))
{
    setBackgroundRole(QPalette::Window);
    auto* const blank = new QWidget(this);
    blank->setBackgroundRole(QPalette::Base);
    blank->setAutoFillBackground(true);
    auto* const blankLayout = new QVBoxLayout(blank);
    blankLayout->addWidget(m_empty);
    m_stack->addWidget(blank);
    m_stack->addWidget(makeContent());
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(&m_model, &TimingModel::changed, this, &TimingPage::update);
    connect(m_empty, &EmptyState::triggered, &m_jobs, &JobRunner::time);
    connect(&m_jobs, &JobRunner::whyNotChanged, this, &TimingPage::showEmpty);
    update();
}

QWidget* TimingPage::makeContent()
{
    auto* const content = new QWidget(this);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSectionGap);
    m_tiles->setMinimumHeight(kTiles);
    m_why->setWordWrap(true);
    m_why->setMargin(12);
    useFont(m_why, FontRole::Body);
    layout->addWidget(m_tiles);
    layout->addWidget(m_receipt);
    layout->addWidget(m_why);
    layout->addWidget(makeFigures(), 1);
    return content;
}

QWidget* TimingPage::makeFigures()
{
    auto* const row = new QWidget(this);
    m_samplesSection->setContent(m_samples, 8);
    m_distributionSection->setContent(m_distribution, 8);
    m_table->setModel(m_figures);
    m_table->setAccessibleName(tr("Statistics"));
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setMinimumSectionSize(56);
    m_figuresSection->setContent(m_table, 0);
    keepWidth(m_figuresSection, 232);
    m_figuresSection->setMaximumWidth(kFigures);
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the table"), this);
    connect(copy, &QAction::triggered, m_table, &TableView::copyTable);
    m_figuresSection->addButton(copy);
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSectionGap);
    layout->addWidget(m_samplesSection, 5);
    layout->addWidget(m_distributionSection, 4);
    layout->addWidget(m_figuresSection, 3);
    return row;
}

void TimingPage::update()
{
    const RunRecordPointer shown = m_model.shown();
    m_stack->setCurrentIndex(shown ? 1 : 0);
    if (shown)
        showTiming(*shown, m_model.isOld());
    else
        showEmpty();
}

void TimingPage::showEmpty()
{
    if (m_model.shown())
        return;
    const bool isBusy = m_jobs.job().kind != Job::Kind::None;
    const QString why = m_jobs.whyNot();
    m_empty->setContent(tr("Time the kernel to see its samples, their distribution and the median with its interval."), tr("Time"));
    m_empty->setButtonEnabled(!isBusy && why.isEmpty(), isBusy ? tr("Another job goes on.") : why);
}

void TimingPage::showTiming(const RunRecord& record, bool isOld)
{
    const TimingOutcome& timing = *record.timing;
    const std::optional<SampleFigures> samples = samplesOf(timing);
    m_tiles->setTiles(tilesOf(timing), isOld);
    m_tiles->setVisible(samples || timing.modelled);
    m_receipt->setTiming(timing, runBadges(record, m_model.newerThanPicked(), m_model.age()));
    m_why->setText(whyNoSamples(timing));
    useColor(m_why, timing.modelled ? Token::TextSecondary : Token::Bad);
    m_why->setVisible(!samples);
    m_samplesSection->setVisible(samples.has_value());
    m_distributionSection->setVisible(samples.has_value());
    m_figuresSection->setVisible(samples || timing.modelled);
    m_figuresSection->setMaximumWidth(samples ? kFigures : QWIDGETSIZE_MAX);
    m_figuresSection->setTitle(timing.modelled ? tr("Counts, modelled") : tr("Statistics"));
    m_figures->setFigures(figuresOf(timing), samples ? tr("Time, %1").arg(samples->scale.unit) : tr("Count"), isOld);
    // There is room for what a figure means where there are no charts.
    m_table->setColumnHidden(FiguresModel::Meaning, samples.has_value());
    m_table->header()->setStretchLastSection(!samples);
    m_table->header()->setSectionResizeMode(FiguresModel::Name, samples ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    if (!samples)
        return;
    const QString middle = tr("median %1, middle half shaded").arg(typeset(formatSeconds(samples->statistics.median, 4)));
    m_samplesSection->setNote(isOld ? tr("of run #%1").arg(record.number) : middle);
    ChartContent order = samplesChart(*samples);
    Distribution distribution = distributionChart(*samples);
    order.isStale = distribution.content.isStale = isOld;
    const QString interval = tr("95\u202F% interval shaded");
    m_distributionSection->setNote(
        distribution.beyond > 0 ? tr("%1; %2 far outside, not drawn").arg(interval, formatCount(distribution.beyond)) : interval);
    m_samples->setContent(std::move(order));
    m_distribution->setContent(std::move(distribution.content));
}

}  // namespace kd
