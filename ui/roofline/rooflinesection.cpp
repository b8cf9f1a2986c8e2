// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roofline/rooflinesection.h"

#include "ui/common/chart.h"
#include "ui/common/emptystate.h"
#include "ui/common/icons.h"
#include "ui/common/tableview.h"
#include "ui/roofline/rooflinechart.h"
#include "ui/roofline/rooflinetable.h"
#include "ui/timing/timingmodel.h"
#include "ui/workbench/counters/launchcounter.h"
#include "ui/workbench/peaks/peakstore.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QStackedWidget>

namespace kd {

RooflineSection::RooflineSection(TimingModel& timings, PeakStore& peaks, TargetConnection& target, QWidget* parent)
    : PageSection(tr("Roofline"), parent), m_timings(timings), m_peaks(peaks), m_target(target), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState({}, {}, this)), m_chart(new Chart(this)), m_table(new RooflineTable(this)),
      m_rows(new TableView(this)), m_asTable(new QAction(icon(QStringLiteral("table")), tr("Show as a table"), this)),
      m_copy(new QAction(icon(QStringLiteral("copy")), tr("Copy the figures as CSV"), this)),
      m_picture(new QAction(icon(QStringLiteral("image")), tr("Copy the chart as a picture"), this))
{
    m_rows->setModel(m_table);
    m_rows->setAccessibleName(tr("Roofline"));
    m_rows->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (QWidget* const page : std::initializer_list<QWidget*>{m_chart, m_rows, m_empty})
        m_stack->addWidget(page);
    setContent(m_stack, 8);
    addActions();
    connect(&m_timings, &TimingModel::changed, this, &RooflineSection::update);
    connect(&m_timings, &TimingModel::runsChanged, this, &RooflineSection::update);
    connect(&m_peaks, &PeakStore::changed, this, &RooflineSection::update);
    connect(m_empty, &EmptyState::triggered, this, [this] {
        if (const DeviceInfo* const device = m_target.device())
            m_peaks.measure(*device);
    });
    update();
}

void RooflineSection::addActions()
{
    m_asTable->setCheckable(true);
    connect(m_asTable, &QAction::toggled, this, &RooflineSection::update);
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(rooflineCsv(m_roofline)); });
    connect(m_picture, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setPixmap(m_chart->picture()); });
    for (QAction* const action : {m_asTable, m_picture, m_copy})
        addButton(action);
}

void RooflineSection::setBaseline(int number)
{
    if (number == m_baseline)
        return;
    m_baseline = number;
    update();
}

void RooflineSection::setCounter(const LaunchCounter& counter)
{
    m_readingOf = [&counter](const RunRecord& record) -> const CounterReading* {
        CountedLaunchPointer counted = counter.countOf(record);
        if (!counted)
            counted = counter.modelledOf(record);
        return counted ? &counted->reading : nullptr;  // the counter keeps it
    };
    connect(&counter, &LaunchCounter::counted, this, &RooflineSection::update);
    update();
}

void RooflineSection::update()
{
    const RunRecordPointer shown = m_timings.shown();
    if (!shown) {
        m_roofline = {};
        setTitle(tr("Roofline"));
        setNote({});
        for (QAction* const action : {m_asTable, m_picture, m_copy})
            action->setEnabled(false);
        return showEmpty(tr("Each timing is a point here, under the roofs of its device."), false);
    }
    m_roofline = makeRoofline(m_timings.runs(), *shown, m_baseline, *m_peaks.book(), m_readingOf);
    setTitle(m_roofline.device.isEmpty() ? tr("Roofline") : tr("Roofline, %1").arg(m_roofline.device));
    setNote(m_roofline.shown ? boundText(m_roofline.shown->bound) : QString());
    const QString why = whyNoRoofline(m_roofline, *shown);
    for (QAction* const action : {m_asTable, m_picture, m_copy})
        action->setEnabled(why.isEmpty());
    if (!why.isEmpty())
        return showEmpty(why, m_roofline.roofs.empty() && !m_roofline.isModelled);
    m_chart->setContent(rooflineChart(m_roofline));
    m_table->setRoofline(m_roofline);
    m_stack->setCurrentWidget(m_asTable->isChecked() ? static_cast<QWidget*>(m_rows) : m_chart);
}

void RooflineSection::showEmpty(const QString& why, bool canMeasure)
{
    const QString button = m_peaks.isMeasuring() ? tr("Measuring…") : tr("Measure peaks");
    m_empty->setContent(why, canMeasure ? button : QString());
    const QString whyNot = m_peaks.whyNot(m_target.device());
    m_empty->setButtonEnabled(whyNot.isEmpty(), whyNot);
    m_stack->setCurrentWidget(m_empty);
}

}  // namespace kd
