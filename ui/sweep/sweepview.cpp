// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweepview.h"

#include "ui/common/badge.h"
#include "ui/common/chart.h"
#include "ui/common/emptystate.h"
#include "ui/common/filtermodel.h"
#include "ui/common/flowrow.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/sweep/heatmapview.h"
#include "ui/sweep/sweepchart.h"
#include "ui/sweep/sweeptablemodel.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kGap = 6, kInset = 8;  // logical pixels
constexpr qsizetype kMaxListedValues = 2000;

Badge::Kind badgeOf(SweepPointVerdict::Kind kind)
{
    switch (kind) {
    case SweepPointVerdict::Kind::Better:
        return Badge::Kind::Ok;
    case SweepPointVerdict::Kind::Worse:
        return Badge::Kind::Bad;
    case SweepPointVerdict::Kind::Same:
        return Badge::Kind::Info;
    default:
        return Badge::Kind::Warn;
    }
}

QString badgeIcon(SweepPointVerdict::Kind kind)
{
    switch (kind) {
    case SweepPointVerdict::Kind::Better:
        return QStringLiteral("arrow-down");
    case SweepPointVerdict::Kind::Worse:
        return QStringLiteral("arrow-up");
    case SweepPointVerdict::Kind::Same:
        return QStringLiteral("equals");
    default:
        return QStringLiteral("question");
    }
}

}  // namespace

SweepView::SweepView(SweepController& sweeps, QWidget* parent)
    : QWidget(parent), m_sweeps(sweeps), m_selectors(new FlowRow(kGap, this)), m_pages(new QStackedWidget(this)),
      m_empty(new EmptyState({}, {}, this)), m_map(new HeatMapView(this)), m_chart(new Chart(this)), m_table(new TableView(this)),
      m_rows(new SweepTableModel(this)), m_sorted(new FilterModel(this)), m_pointBar(makePointBar())
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_selectors->setContentsMargins(kInset, kGap, kInset, 0);
    for (QWidget* const page : std::initializer_list<QWidget*>{m_empty, m_map, m_chart, m_table})
        m_pages->addWidget(page);
    layout->addWidget(m_selectors);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_pointBar);
    makeTable();
    connect(&sweeps, &SweepController::resultsReplaced, this, &SweepView::replaceResults);
    connect(&sweeps, &SweepController::resultsAdded, this, &SweepView::addResults);
    connect(&sweeps, &SweepController::usedChanged, this, &SweepView::showCurrent);
    connect(&sweeps, &SweepController::stateChanged, this, [this] {
        fitColumns();
        showPage();
    });
    connect(&sweeps, &SweepController::setupChanged, this, &SweepView::showPage);
    connect(m_map, &HeatMapView::rowChosen, this, &SweepView::chooseRow);
    connect(m_map, &HeatMapView::openRequested, m_open, &QPushButton::click);
    connect(m_empty, &EmptyState::triggered, this, &SweepView::setUpRequested);
    replaceResults();
}

QWidget* SweepView::makePointBar()
{
    auto* const bar = new QWidget(this);
    auto* const layout = new QHBoxLayout(bar);
    layout->setContentsMargins(kInset, 2, kInset, kGap);
    layout->setSpacing(kGap);
    m_verdict = new Badge({}, {}, Badge::Kind::Neutral, bar);
    m_point = new ThemedLabel(FontRole::Mono, Token::Text, bar);
    m_figures = new ThemedLabel(FontRole::Hint, Token::TextSecondary, bar);
    m_point->setElided(true);
    m_figures->setElided(true);
    m_open = new QPushButton(tr("Open"), bar);
    m_back = new QPushButton(tr("Take back"), bar);
    m_use = new QPushButton(tr("Use it"), bar);
    m_open->setToolTip(tr("Shows the source, the machine code, the occupancy and the counters of this point"));
    m_use->setToolTip(tr("Writes the values of this point into the source, the launch form and the compile settings"));
    m_back->setToolTip(tr("Makes source, launch form and compile settings what they were before the point was used"));
    setPrimary(m_use);
    for (QPushButton* const button : {m_open, m_back, m_use})
        setCompact(button);
    layout->addWidget(m_point);
    layout->addWidget(m_verdict);
    layout->addWidget(m_figures, 1);  // all the room that the point leaves
    layout->addWidget(m_open);
    layout->addWidget(m_back);
    layout->addWidget(m_use);
    connect(m_use, &QPushButton::clicked, this, &SweepView::use);
    connect(m_back, &QPushButton::clicked, this, [this] { m_sweeps.current().takeBack(); });
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const std::optional<std::size_t> row = shownRow())
            emit openRequested(*m_sweeps.current().results().at(*row).point);
    });
    return bar;
}

void SweepView::makeTable()
{
    m_sorted->setSourceModel(m_rows);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Points of the sweep"));
    m_table->setSortingEnabled(true);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setMinimumSectionSize(48);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid() && m_table->hasFocus())
            chooseRow(static_cast<std::size_t>(m_sorted->mapToSource(index).row()));
    });
    connect(m_table, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { chooseRow(static_cast<std::size_t>(m_sorted->mapToSource(index).row())); });
    connect(m_table, &QAbstractItemView::doubleClicked, m_open, &QPushButton::click);
}

void SweepView::fitColumns()
{
    for (int column = 0; column < m_rows->columnCount(); ++column)
        m_table->resizeColumnToContents(column);
}

bool SweepView::hasResults() const
{
    return m_sweeps.current().results().hasSpace();
}

QString SweepView::subject() const
{
    if (!hasResults())
        return {};
    const std::vector<SweepAxis>& axes = m_sweeps.current().results().space().axes();
    const auto name = [&](std::size_t axis) { return QString::fromStdString(axes[axis].name); };
    return m_choice ? tr("%1 and %2").arg(name(m_choice->x), name(m_choice->y))
                    : name(chartAxis(m_sweeps.current().results().space()));
}

void SweepView::setMode(Mode mode)
{
    m_mode = mode;
    showPage();
}

void SweepView::replaceResults()
{
    const SweepResults& results = m_sweeps.current().results();
    m_row.reset();
    m_choice = results.hasSpace() ? firstChoice(results.space()) : std::nullopt;
    m_rows->setResults(&results);
    m_map->setResults(&results, m_choice);
    if (results.hasSpace()) {
        m_table->sortByColumn(m_rows->columnOf(SweepTableModel::Figure), Qt::AscendingOrder);
        fitColumns();
    }
    showSelectors();
    showCurrent();
    showPage();
}

void SweepView::addResults()
{
    const bool wasEmpty = m_rows->rowCount() == 0;
    m_rows->addResults();
    m_map->addResults();
    if (wasEmpty) {
        fitColumns();
        showPage();
    }
    if (m_pages->currentWidget() == m_chart)
        showChart();
    showPoint();
    emit changed();
}

/// Two axes need no choice; of more, two are the map's and the others have one value, or the best of all.
void SweepView::showSelectors()
{
    m_boxes.clear();
    std::vector<QWidget*> items;
    const SweepResults& results = m_sweeps.current().results();
    const bool isNeeded = m_choice && results.space().axes().size() > 2;
    if (isNeeded) {
        const std::vector<SweepAxis>& axes = results.space().axes();
        for (std::size_t i = 0; i < axes.size(); ++i) {
            auto* const box = new QComboBox(m_selectors);
            const QString name = QString::fromStdString(axes[i].name);
            box->setAccessibleName(name);
            box->addItem(tr("%1: across").arg(name));
            box->addItem(tr("%1: up").arg(name));
            box->addItem(tr("%1: best of all").arg(name));
            for (const std::string& value : axes[i].values) {
                if (box->count() < kMaxListedValues)
                    box->addItem(QStringLiteral("%1 = %2").arg(name, sweepValueText(value)));
            }
            box->setCurrentIndex(i == m_choice->x ? 0 : i == m_choice->y ? 1 : 2);
            connect(box, &QComboBox::activated, this, [this, i](int entry) {
                if (entry == 0 || entry == 1) {  // the axis that was there takes this one's place
                    std::size_t& taken = entry == 0 ? m_choice->x : m_choice->y;
                    std::size_t& other = entry == 0 ? m_choice->y : m_choice->x;
                    if (other == i)
                        other = taken;
                    taken = i;
                }
                chooseAxes();
            });
            m_boxes.push_back(box);
            items.push_back(box);
        }
    }
    m_selectors->setItems(items);
    m_selectors->setVisible(isNeeded && m_mode == Mode::Chart);
}

void SweepView::chooseAxes()
{
    constexpr int kFirstValue = 3;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const int entry = m_boxes[i]->currentIndex();
        const bool isShown = i == m_choice->x || i == m_choice->y;
        m_choice->others[i] =
            !isShown && entry >= kFirstValue ? std::optional(static_cast<std::uint32_t>(entry - kFirstValue)) : std::nullopt;
        if (isShown)
            m_boxes[i]->setCurrentIndex(i == m_choice->x ? 0 : 1);
        else if (entry < kFirstValue)
            m_boxes[i]->setCurrentIndex(kFirstValue - 1);
    }
    m_map->setResults(&m_sweeps.current().results(), m_choice);
    showCurrent();
    emit changed();
}

void SweepView::showPage()
{
    const bool hasRows = m_rows->rowCount() > 0;
    m_selectors->setVisible(!m_boxes.empty() && m_mode == Mode::Chart && hasRows);
    if (!hasRows) {
        showEmpty();
        m_pages->setCurrentWidget(m_empty);
    } else if (m_mode == Mode::Table) {
        m_pages->setCurrentWidget(m_table);
    } else if (m_choice) {
        m_pages->setCurrentWidget(m_map);
    } else {
        showChart();
        m_pages->setCurrentWidget(m_chart);
    }
    showPoint();
    emit changed();
}

void SweepView::showChart()
{
    const DocumentSweep& sweep = m_sweeps.current();
    m_chart->setContent(sweepChart(sweep.results(), chartAxis(sweep.results().space()), sweep.presentPoint()));
}

void SweepView::showEmpty()
{
    const DocumentSweep& sweep = m_sweeps.current();
    if (sweep.isBusy())
        m_empty->setContent(tr("The first points are compiled; each shows here as soon as it is measured."));
    else
        m_empty->setContent(tr("A sweep measures the kernel at many block sizes, macros or compiler options, and finds the best."),
                            tr("Set up a sweep"));
}

std::optional<std::size_t> SweepView::shownRow() const
{
    const SweepResults& results = m_sweeps.current().results();
    return m_row && *m_row < results.count() && results.at(*m_row).point ? m_row : results.best();
}

void SweepView::chooseRow(std::size_t row)
{
    if (row >= m_sweeps.current().results().count() || !m_sweeps.current().results().at(row).point)
        return;
    m_row = row;
    showPoint();
    emit pointChosen(*m_sweeps.current().results().at(row).point);
}

void SweepView::showPoint()
{
    const DocumentSweep& sweep = m_sweeps.current();
    const SweepResults& results = sweep.results();
    const std::optional<std::size_t> row = results.hasSpace() ? shownRow() : std::nullopt;
    m_pointBar->setVisible(row.has_value());
    if (!row)
        return;
    const SweepResult& result = results.at(*row);
    m_map->setChosen(m_row ? std::optional(results.space().at(*result.point)) : std::nullopt);
    m_point->setText(sweepPointText(results.space(), *result.point));
    const SweepPointVerdict verdict = verdictOf(results, *row);
    m_verdict->setVisible(verdict.kind != SweepPointVerdict::Kind::None);
    m_verdict->setContent(badgeIcon(verdict.kind), verdict.word, badgeOf(verdict.kind));
    m_verdict->setToolTip(verdict.evidence.isEmpty() ? verdict.sentence
                                                     : verdict.sentence + QLatin1Char('\n') + verdict.evidence);
    QStringList parts;
    parts << (result.isGood() ? sweepFigureText(*result.figure, results.figure()) : whyNoFigure(result));
    if (row == results.best())
        parts.front() = tr("best, %1").arg(parts.front());
    if (!verdict.sentence.isEmpty())
        parts << verdict.sentence;
    if (result.registers != 0)
        parts << tr("%1 registers").arg(result.registers);
    if (result.occupancy)
        parts << tr("occupancy %1").arg(typeset(formatPercent(*result.occupancy)));
    if (!result.message.empty())
        parts << messageText(result.message);
    m_figures->setText(parts.join(QStringLiteral(", ")));
    m_back->setVisible(sweep.canTakeBack());
}

void SweepView::showCurrent()
{
    const DocumentSweep& sweep = m_sweeps.current();
    m_map->setCurrent(sweep.presentPoint());
    if (m_pages->currentWidget() == m_chart && sweep.results().hasSpace())
        showChart();
    showPoint();
}

void SweepView::use()
{
    if (const std::optional<std::size_t> row = shownRow())
        m_sweeps.current().use(*m_sweeps.current().results().at(*row).point);
}

QPixmap SweepView::picture()
{
    if (m_mode == Mode::Table)
        return m_table->grab();
    return m_choice ? m_map->picture() : m_chart->picture();
}

QString SweepView::tsv() const
{
    return m_table->tsv(false);
}

}  // namespace kd
