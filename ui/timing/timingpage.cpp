// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingpage.h"

#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
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
#include "ui/timing/verdicttext.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace kd {
namespace {

constexpr int kSectionGap = 4, kTiles = 88, kFigures = 310, kComparedFigures = 400, kFigureRow = 244,
              kBothRows = 560;  // logical pixels
constexpr int kLowerOfEmpty = 3;  ///< times as high as the row above, where nothing was timed

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
      m_samples(new Chart(this)), m_distribution(new Chart(this)), m_figures(new FiguresModel(this)), m_table(new TableView(this)),
      m_lower(new QWidget(this))
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
    layout->setSpacing(kSectionGap);
    layout->addWidget(m_stack, 1);
    auto* const lower = new QHBoxLayout(m_lower);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(kSectionGap);
    m_lower->hide();
    layout->addWidget(m_lower, 1);
    connect(&m_jobs, &JobRunner::jobChanged, this, [this] {
        const Job::Kind kind = m_jobs.job().kind;
        if (m_jobs.job().needsQuiet())
            preferLower(kind == Job::Kind::Sweep);
    });
    connect(&m_model, &TimingModel::changed, this, &TimingPage::update);
    connect(m_empty, &EmptyState::triggered, &m_jobs, &JobRunner::time);
    connect(&m_jobs, &JobRunner::whyNotChanged, this, &TimingPage::showEmpty);
    update();
}

void TimingPage::addLowerSection(QWidget* section, int stretch)
{
    static_cast<QHBoxLayout*>(m_lower->layout())->addWidget(section, stretch);
    m_samplesSection->parentWidget()->setMaximumHeight(Theme::instance().scaled(kFigureRow));
    showRows();
}

void TimingPage::setPeaks(std::shared_ptr<const PeakBook> book)
{
    m_peaks = std::move(book);
    update();
}

void TimingPage::preferLower(bool isLower)
{
    if (std::exchange(m_prefersLower, isLower) != isLower)
        showRows();
}

void TimingPage::showRows()
{
    const bool hasLower = m_lower->layout()->count() > 0, isEmpty = m_stack->currentIndex() == 0;
    static_cast<QVBoxLayout*>(layout())->setStretchFactor(m_lower, isEmpty ? kLowerOfEmpty : 1);
    const bool isShort = hasLower && height() < Theme::instance().scaled(kBothRows);
    m_stack->setVisible(!isShort || !m_prefersLower);
    m_lower->setVisible(hasLower && (!isShort || m_prefersLower));
}

/// It may be so short that one row alone is shown.
QSize TimingPage::minimumSizeHint() const
{
    const QSize upper = m_stack->minimumSizeHint(), lower = m_lower->layout()->minimumSize();
    return upper.expandedTo(lower);
}

void TimingPage::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    showRows();
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
    nameFigure(*m_table, QStringLiteral("statistics"));
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
    if (std::exchange(m_shown, shown) != shown)
        preferLower(false);
    m_stack->setCurrentIndex(shown ? 1 : 0);
    showRows();
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

/// "A #11 unroll 4, B #12 unroll 8".
QString TimingPage::sidesText(const RunRecord& record) const
{
    const auto side = [](const QString& letter, int number, const QString& label) {
        return QStringLiteral("%1 #%2 %3").arg(letter).arg(number).arg(label).trimmed();
    };
    const ShownBaseline& first = *m_model.baseline();
    return tr("%1, %2").arg(side(QStringLiteral("A"), first.number, first.label),
                            side(QStringLiteral("B"), record.number, record.label));
}

/// With a verdict in the place of the number of samples.
std::vector<TimingTile> TimingPage::tilesOfShown(const TimingOutcome& timing) const
{
    std::vector<TimingTile> tiles = tilesOf(timing, *m_peaks);
    const std::optional<ShownBaseline>& first = m_model.baseline();
    if (tiles.empty() || !first || !first->answer.standing)
        return tiles;
    if (!timing.modelled) {
        tiles.pop_back();
        tiles.front().title = tr("Median time, variant B");
    }
    tiles.push_back(verdictTile(*first->answer.standing,
                                tr("Verdict, #%1 against #%2").arg(m_model.shown()->number).arg(first->number)));
    return tiles;
}

void TimingPage::showTiming(const RunRecord& record, bool isOld)
{
    const TimingOutcome& timing = *record.timing;
    const std::optional<ShownBaseline>& baseline = m_model.baseline();
    const TimingOutcome* const first = baseline && baseline->answer.standing ? &baseline->timing : nullptr;
    const bool hasSamples = !timing.samples.empty();
    m_tiles->setTiles(tilesOfShown(timing), isOld);
    m_tiles->setVisible(hasSamples || timing.modelled);
    m_receipt->setTiming(timing, runBadges(record, m_model.newerThanPicked(), m_model.age()));
    m_why->setText(whyNoSamples(timing));
    useColor(m_why, timing.modelled ? Token::TextSecondary : Token::Bad);
    m_why->setVisible(!hasSamples);
    m_samplesSection->setVisible(hasSamples);
    m_distributionSection->setVisible(hasSamples);
    m_figuresSection->setVisible(hasSamples || timing.modelled);
    showFigures(timing, first, isOld);
    if (hasSamples)
        showCharts(record, first, isOld);
}

void TimingPage::showFigures(const TimingOutcome& timing, const TimingOutcome* first, bool isOld)
{
    const std::optional<SampleFigures> samples = samplesOf(timing);
    const bool isCompared = first != nullptr && first->modelled == timing.modelled;
    m_figuresSection->setMaximumWidth(!samples ? QWIDGETSIZE_MAX : isCompared ? kComparedFigures : kFigures);
    const QString title = timing.modelled ? tr("Counts, modelled") : tr("Statistics");
    m_figuresSection->setTitle(samples && isCompared ? tr("Statistics, %1").arg(samples->scale.unit) : title);
    m_figures->setFigures(figuresOf(timing, first),
                          isCompared    ? QStringLiteral("B")
                              : samples ? tr("Time, %1").arg(samples->scale.unit)
                                        : tr("Count"),
                          isOld);
    m_table->setColumnHidden(FiguresModel::First, !isCompared);
    m_table->setColumnHidden(FiguresModel::Difference, !isCompared);
    // There is room for what a figure means where there are no charts.
    m_table->setColumnHidden(FiguresModel::Meaning, samples.has_value());
    m_table->header()->setStretchLastSection(!samples);
    m_table->header()->setSectionResizeMode(FiguresModel::Name, samples ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

void TimingPage::showCharts(const RunRecord& record, const TimingOutcome* first, bool isOld)
{
    const std::optional<SampleFigures> samples = samplesOf(*record.timing);
    if (!samples)
        return;
    const std::optional<SampleFigures> before = first != nullptr ? samplesOf(*first) : std::nullopt;
    const SampleFigures* const other = before ? &*before : nullptr;
    const QString middle = tr("median %1, middle half shaded").arg(typeset(formatSeconds(samples->statistics.median, 4)));
    m_samplesSection->setNote(isOld ? tr("of run #%1").arg(record.number) : other != nullptr ? sidesText(record) : middle);
    ChartContent order = samplesChart(*samples, other);
    Distribution distribution = distributionChart(*samples, other);
    order.isStale = distribution.content.isStale = isOld;
    const QString interval = tr("95\u202F% interval shaded");
    m_distributionSection->setNote(
        distribution.beyond > 0 ? tr("%1; %2 far outside, not drawn").arg(interval, formatCount(distribution.beyond)) : interval);
    m_samples->setContent(std::move(order));
    m_distribution->setContent(std::move(distribution.content));
}

}  // namespace kd
