// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/measuredbars.h"

#include "core/measure/timeverdict.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/meter.h"
#include "ui/common/themedlabel.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/runs/timings.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr std::size_t kMaxBars = 4;
constexpr double kLeastPoints = 0.001;  // of occupancy

struct Row {
    WorkloadTiming timing;
    double occupancy = 0;
};

/// The newest timing of each code and block, fastest first.
std::vector<Row> rowsOf(const std::vector<WorkloadTiming>& timings)
{
    std::vector<Row> rows;
    for (const WorkloadTiming& timing : timings) {
        const auto isSame = [&](const Row& row) {
            return row.timing.record->outcome.cubinSha256 == timing.record->outcome.cubinSha256 &&
                row.timing.input.threads == timing.input.threads;
        };
        if (rows.size() < kMaxBars && std::ranges::none_of(rows, isSame))
            rows.push_back({timing, occupancyFigures(timing.input).occupancy});
    }
    std::ranges::stable_sort(rows, {}, [](const Row& row) { return row.timing.seconds; });
    return rows;
}

/// By what tells it from the others: its block where all are of one code.
QString nameOf(const Row& row, const std::vector<Row>& rows)
{
    const RunRecord& record = *row.timing.record;
    if (!record.label.isEmpty())
        return record.label;
    const auto isSameCode = [&](const Row& other) {
        return other.timing.record->outcome.cubinSha256 == record.outcome.cubinSha256;
    };
    return rows.size() > 1 && std::ranges::all_of(rows, isSameCode)
        ? MeasuredBars::tr("#%1, block of %2").arg(record.number).arg(row.timing.input.threads)
        : MeasuredBars::tr("#%1, %2 registers").arg(record.number).arg(row.timing.input.registers);
}

/// Of the fastest and the one with the highest occupancy.
QString summaryText(const std::vector<Row>& rows)
{
    if (rows.size() < 2)
        return MeasuredBars::tr("Time another variant at the same work to see what occupancy does to the time.");
    const Row& fastest = rows.front();
    const Row& fullest = *std::ranges::max_element(rows, {}, &Row::occupancy);
    const Row& slowest = rows.back();
    const TimeVerdict verdict = compareTimes(*slowest.timing.record->timing, *fastest.timing.record->timing);
    if (verdict.kind != TimeVerdict::Kind::Faster)
        return MeasuredBars::tr("Their times do not differ by more than they scatter.");
    if (fullest.occupancy - std::ranges::min_element(rows, {}, &Row::occupancy)->occupancy < kLeastPoints)
        return MeasuredBars::tr("All have the same occupancy: it is something else that makes them differ.");
    if (fullest.occupancy - fastest.occupancy < kLeastPoints)
        return MeasuredBars::tr("The fastest one also has the highest occupancy.");
    const TimeVerdict against = compareTimes(*fullest.timing.record->timing, *fastest.timing.record->timing);
    if (against.kind != TimeVerdict::Kind::Faster)
        return MeasuredBars::tr("The highest occupancy is as fast as the fastest one.");
    return MeasuredBars::tr(
               "%1 has an occupancy of %2 instead of %3, yet takes %4 less time. Higher occupancy is not the goal here.")
        .arg(nameOf(fastest, rows), typeset(formatPercent(fastest.occupancy)), typeset(formatPercent(fullest.occupancy)),
             typeset(formatPercent(std::abs(against.change))));
}

}  // namespace

MeasuredBars::MeasuredBars(LaunchModel& launches, JobRunner& jobs, Navigator& navigator, QWidget* parent)
    : QWidget(parent), m_sentence(new HintLabel({}, this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeRuler(this));
    layout->addWidget(new ThemedLabel(tr("Measured, not only modelled"), FontRole::SectionTitle, Token::Text, this));
    layout->addWidget(m_sentence);
    for (std::size_t i = 0; i < kMaxBars; ++i) {
        m_bars.push_back(new Meter(this));
        nameFigure(*m_bars.back(), QStringLiteral("times-by-occupancy"));
        layout->addWidget(m_bars.back());
    }
    auto* const open = new QPushButton(tr("Open in Measure"), this);
    setCompact(open);
    connect(open, &QPushButton::clicked, this, [&navigator] { navigator.doCommand(QStringLiteral("view.measure")); });
    layout->addWidget(open, 0, Qt::AlignLeft);
    const auto update = [this, &jobs] { setTimings(jobs.timingsOfWork()); };
    connect(&jobs, &JobRunner::runsChanged, this, update);
    connect(&launches, &LaunchModel::checked, this, update);
    connect(&launches, &LaunchModel::kernelChanged, this, update);
    update();
}

QString MeasuredBars::sentence() const
{
    return m_sentence->text();
}

void MeasuredBars::setTimings(const std::vector<WorkloadTiming>& timings)
{
    const std::vector<Row> rows = rowsOf(timings);
    setVisible(!rows.empty());
    if (rows.empty())
        return;
    m_sentence->setHint(summaryText(rows));
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        m_bars[i]->setVisible(i < rows.size());
        if (i >= rows.size())
            continue;
        m_bars[i]->setContent({.label = nameOf(rows[i], rows),
                               .text = QStringLiteral("%1  %2").arg(typeset(formatSeconds(rows[i].timing.seconds)),
                                                                    typeset(formatPercent(rows[i].occupancy))),
                               .fraction = rows[i].timing.seconds / rows.back().timing.seconds,
                               .ghost = {}});
    }
}

}  // namespace kd
