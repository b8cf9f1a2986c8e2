// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/plotsection.h"

#include "ui/common/chart.h"
#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/data/datainspector.h"
#include "ui/data/seriesnames.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kPlotDelay = 20;  // milliseconds, so that a key that is held asks once
constexpr std::uint32_t kBins = 2048;
constexpr double kPointSize = 4;

}  // namespace

PlotSection::PlotSection(DataInspector& inspector, QWidget* parent)
    : PageSection(tr("Plot"), parent), m_inspector(inspector), m_actual(inspector.client(), QStringLiteral("data.plot")),
      m_expected(inspector.client(), QStringLiteral("data.plot.expected")), m_chart(new Chart(this)),
      m_names(new SeriesNames(this)), m_kind(new QComboBox(this)), m_along(new QComboBox(this)),
      m_empty(new EmptyState({}, {}, this)), m_pages(new QStackedLayout)
{
    m_kind->addItems({tr("Line"), tr("Points"), tr("Histogram")});
    m_kind->setAccessibleName(tr("Kind of plot"));
    m_along->addItems({tr("Row"), tr("Column")});
    m_along->setAccessibleName(tr("Row or column of the cursor"));
    auto* const bar = new QWidget(this);
    auto* const line = new QHBoxLayout(bar);
    line->setContentsMargins(4, 0, 4, 0);
    line->addWidget(m_kind);
    line->addWidget(m_along);
    line->addStretch(1);
    line->addWidget(m_names);
    auto* const plot = new QWidget(this);
    auto* const layout = new QVBoxLayout(plot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(bar);
    layout->addWidget(m_chart, 1);
    auto* const content = new QWidget(this);
    content->setLayout(m_pages);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(plot);
    setContent(content, 8);
    auto* const all = new QAction(icon(QStringLiteral("zoom-fit")), tr("Show all of the plot"), this);
    connect(all, &QAction::triggered, m_chart, &Chart::showAll);
    addButton(all);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kPlotDelay);
    connect(&m_delay, &QTimer::timeout, this, &PlotSection::ask);
    for (QComboBox* const box : {m_kind, m_along})
        connect(box, &QComboBox::activated, this, &PlotSection::follow);
    connect(&inspector, &DataInspector::viewChanged, this, [this] {
        m_actual.forget();
        m_expected.forget();
        m_asked = {};
        follow();
    });
    connect(&inspector, &DataInspector::lookChanged, this, &PlotSection::show);
    connect(&inspector, &DataInspector::oldChanged, this, &PlotSection::show);
    connect(&inspector, &DataInspector::cursorChanged, this, &PlotSection::follow);
    connect(&m_actual, &DataQuery::changed, this, &PlotSection::show);
    connect(&m_expected, &DataQuery::changed, this, &PlotSection::show);
    follow();
}

PlotSection::Stretch PlotSection::stretch() const
{
    const std::vector<ViewAxis>& axes = m_inspector.numbers().axes;
    const quint64 at = m_inspector.cursor();
    const quint64 members = m_inspector.hasMemberAxis() ? axes.back().count : 1;
    const std::size_t flat = axes.size() - (m_inspector.hasMemberAxis() ? 1 : 0);
    const quint64 member = at % members;
    if (flat < 2)
        return {member, m_inspector.count() / members, members};
    const quint64 columns = axes[flat - 1].count, rows = axes[flat - 2].count, number = at / members;
    if (m_along->currentIndex() == Column)
        return {(number / (rows * columns) * rows * columns + number % columns) * members + member, rows, columns * members};
    return {number / columns * columns * members + member, columns, members};
}

void PlotSection::follow()
{
    const bool isCurve = m_kind->currentIndex() != Histogram;
    m_along->setVisible(isCurve && m_inspector.numbers().axes.size() > (m_inspector.hasMemberAxis() ? 2u : 1u));
    if (isCurve && m_inspector.count() > 0 && !(stretch() == m_asked))
        m_delay.start();
    show();
}

void PlotSection::ask()
{
    if (m_inspector.count() == 0 || !m_inspector.whyNothing().isEmpty())
        return;
    m_asked = stretch();
    DataRequest request = m_inspector.request(DataRequest::Kind::Plot);
    request.plot = {.first = m_asked.first,
                    .last = m_asked.first + (m_asked.count - 1) * m_asked.step + 1,
                    .step = m_asked.step,
                    .bins = kBins};
    m_actual.ask(request);
    if (!m_inspector.canCompare())
        return;
    request.blob = request.expectedBlob;
    m_expected.ask(request);
}

QString PlotSection::subject() const
{
    const std::size_t flat = m_inspector.numbers().axes.size() - (m_inspector.hasMemberAxis() ? 1 : 0);
    if (m_kind->currentIndex() == Histogram)
        return tr("Plot, all values");
    if (flat < 2 || m_inspector.count() == 0)
        return tr("Plot");
    const std::vector<std::uint64_t> at = m_inspector.numbers().coordinatesOf(m_inspector.cursor());
    return m_along->currentIndex() == Column ? tr("Plot, column %1").arg(at[flat - 1]) : tr("Plot, row %1").arg(at[flat - 2]);
}

void PlotSection::show()
{
    const QString why = m_inspector.whyNothing();
    const QString failure = m_actual.failure();
    m_empty->setContent(why.isEmpty() ? failure : why);
    m_pages->setCurrentIndex(why.isEmpty() && failure.isEmpty() ? 1 : 0);
    setTitle(subject());
    if (!why.isEmpty() || !m_inspector.entry())
        return;
    const QString& buffer = m_inspector.entry()->buffer;
    ChartContent content{.x = {.title = tr("element")},
                         .y = {.title = m_inspector.isDifference() ? tr("difference of %1").arg(buffer) : buffer},
                         .isStale = m_inspector.isOld()};
    if (m_kind->currentIndex() == Histogram) {
        addHistogram(content);
    } else {
        const auto curve = [](const DataQuery& query) {
            return query.answer() && query.answer()->plot ? &*query.answer()->plot : nullptr;
        };
        const PlotData* const actual = curve(m_actual);
        const PlotData* const expected = m_inspector.canCompare() ? curve(m_expected) : nullptr;
        if (expected != nullptr && !m_inspector.isDifference())
            addCurve(content, *expected, 2, m_inspector.expectedName());
        if (actual != nullptr && m_inspector.isDifference() && expected != nullptr &&
            expected->bins.size() == actual->bins.size()) {
            PlotData difference = *actual;
            for (std::size_t i = 0; i < difference.bins.size(); ++i) {
                difference.bins[i].min -= expected->bins[i].max;
                difference.bins[i].max -= expected->bins[i].min;
            }
            addCurve(content, difference, 6, tr("difference"));
        } else if (actual != nullptr && !m_inspector.isDifference()) {
            addCurve(content, *actual, 1, m_inspector.entry()->buffer);
        }
        const double at =
            static_cast<double>((m_inspector.cursor() - std::min(m_inspector.cursor(), stretch().first)) / stretch().step);
        content.bandsOnX.push_back({.low = at, .middle = at, .high = at, .slot = 8, .name = {}});
    }
    content.isNamedByNotes = true;  // curves that lie on each other would have their names there, too
    showNames(content);
    m_chart->setContent(std::move(content));
}

void PlotSection::showNames(const ChartContent& content)
{
    std::vector<SeriesNames::Entry> names;
    for (const ChartSeries& each : content.series)
        names.push_back({each.slot, each.name});
    m_names->setEntries(std::move(names));
}

void PlotSection::addCurve(ChartContent& content, const PlotData& numbers, int slot, const QString& name) const
{
    const bool isPoints = m_kind->currentIndex() == Points;
    ChartSeries series{.name = name,
                       .slot = slot,
                       .style = isPoints ? ChartSeries::Style::Points : ChartSeries::Style::Line,
                       .markSize = kPointSize};
    const double width = numbers.bins.empty() ? 1 : static_cast<double>(numbers.count) / static_cast<double>(numbers.bins.size());
    for (std::size_t i = 0; i < numbers.bins.size(); ++i) {
        const PlotBin& bin = numbers.bins[i];
        const double x = width <= 1 ? static_cast<double>(i) : (static_cast<double>(i) + 0.5) * width;
        series.x.push_back(x);
        series.y.push_back(bin.min);
        if (bin.max > bin.min) {
            series.x.push_back(x);
            series.y.push_back(bin.max);
        }
    }
    content.series.push_back(std::move(series));
}

void PlotSection::addHistogram(ChartContent& content) const
{
    const std::shared_ptr<const DataAnswer>& answer = m_inspector.statistics().answer();
    content.x.title = m_inspector.entry()->buffer;
    content.y = {.title = tr("elements"), .includesZero = true};
    if (!answer || !answer->statistics)
        return;
    const kd::Histogram& histogram = answer->statistics->histogram;
    const double width =
        histogram.bins.empty() ? 0 : (histogram.range.high - histogram.range.low) / static_cast<double>(histogram.bins.size());
    ChartSeries series{
        .name = m_inspector.entry()->buffer, .slot = 1, .style = ChartSeries::Style::Bars, .barWidth = width > 0 ? width : 1};
    for (std::size_t i = 0; i < histogram.bins.size(); ++i) {
        series.x.push_back(histogram.range.low + (static_cast<double>(i) + 0.5) * width);
        series.y.push_back(static_cast<double>(histogram.bins[i]));
    }
    content.series.push_back(std::move(series));
}

}  // namespace kd
