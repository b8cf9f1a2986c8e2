// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/historypanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/icons.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/timing/historyfilter.h"
#include "ui/timing/historymodel.h"
#include "ui/timing/timingexport.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QFileDialog>
#include <QEvent>
#include <QHeaderView>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace kd {

HistoryPanel::HistoryPanel(TimingModel& model, JobRunner& jobs, Notices& notices, QWidget* parent)
    : Panel(tr("History"), parent), m_jobs(jobs), m_notices(notices), m_model(model), m_rows(new HistoryModel(this)),
      m_filter(new HistoryFilter(this)), m_table(new TableView(this)), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(tr("Every run and timing is kept here until the program ends."), tr("Run"), this)),
      m_timingsOnly(new QAction(icon(QStringLiteral("filter")), tr("Show timings only"), this)),
      m_export(new QAction(icon(QStringLiteral("export")), tr("Export samples…"), this)),
      m_remove(new QAction(icon(QStringLiteral("trash")), tr("Remove from the history"), this))
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setUpTable();
    setUpActions();
    connect(&m_model, &TimingModel::runsChanged, this, &HistoryPanel::updateRuns);
    connect(&m_model, &TimingModel::changed, this, &HistoryPanel::markShown);
    connect(m_rows, &HistoryModel::labelEdited, &m_jobs, &JobRunner::setLabel);
    connect(m_empty, &EmptyState::triggered, &m_jobs, &JobRunner::run);
    connect(&m_jobs, &JobRunner::whyNotChanged, m_empty, [this] {
        const QString why = m_jobs.whyNot();
        m_empty->setButtonEnabled(why.isEmpty() && m_jobs.job().kind == Job::Kind::None, why);
    });
    updateRuns();
}

void HistoryPanel::setUpTable()
{
    m_filter->setSourceModel(m_rows);
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("History of runs"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setMinimumSectionSize(56);
    m_table->sortByColumn(HistoryModel::Run, Qt::DescendingOrder);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryPanel::updateActions);
    // A selection alone says nothing of what the user wants to see: rows come and go, and views select by themselves.
    connect(m_table, &QAbstractItemView::clicked, this, &HistoryPanel::pickSelected);
    m_table->installEventFilter(this);
}

void HistoryPanel::setUpActions()
{
    m_timingsOnly->setCheckable(true);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_remove);
    m_table->addAction(m_export);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_timingsOnly, &QAction::toggled, m_filter, &HistoryFilter::setTimingsOnly);
    connect(m_remove, &QAction::triggered, this, &HistoryPanel::removeSelected);
    connect(m_export, &QAction::triggered, this, &HistoryPanel::chooseExport);
}

void HistoryPanel::updateRuns()
{
    m_rows->setRuns(m_model.runs());
    const bool isEmpty = m_rows->rowCount() == 0;
    m_stack->setCurrentIndex(isEmpty ? 0 : 1);
    m_timingsOnly->setEnabled(!isEmpty);
    setNote(m_rows->rowCount() == 1 ? tr("1 run") : isEmpty ? QString() : tr("%1 runs").arg(m_rows->rowCount()));
    for (const int column : {HistoryModel::Median, HistoryModel::Interval, HistoryModel::FlopRate, HistoryModel::Bandwidth})
        m_table->setColumnHidden(column, !m_rows->hasValues(column));
    m_table->setColumnHidden(HistoryModel::Device, !m_rows->hasSeveralDevices());
    markShown();
    updateActions();
}

/// Behind the keys that go to another row.
bool HistoryPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyRelease)
        pickSelected();
    return Panel::eventFilter(watched, event);
}

/// Selects the row of the timing that the other views show.
void HistoryPanel::markShown()
{
    const RunRecordPointer shown = m_model.shown();
    const int row = shown ? m_rows->rowOf(shown->number) : -1;
    if (row < 0)
        return;
    const QModelIndex index = m_filter->mapFromSource(m_rows->index(row, 0));
    if (index.isValid() && !m_table->selectionModel()->isRowSelected(index.row(), {}))
        m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void HistoryPanel::updateActions()
{
    const auto isTimed = [](const RunRecordPointer& run) { return run->timing && !run->timing->samples.empty(); };
    m_remove->setEnabled(m_table->selectionModel()->hasSelection());
    m_export->setEnabled(std::ranges::any_of(m_model.runs(), isTimed));
}

void HistoryPanel::pickSelected()
{
    const std::vector<RunRecordPointer> runs = selected();
    if (runs.size() == 1)
        m_model.pick(runs.front()->number);
}

std::vector<RunRecordPointer> HistoryPanel::selected() const
{
    std::vector<RunRecordPointer> runs;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        runs.push_back(m_rows->row(m_filter->mapToSource(index).row()).record);
    std::ranges::sort(runs, {}, [](const RunRecordPointer& run) { return run->number; });
    return runs;
}

void HistoryPanel::removeSelected()
{
    for (const RunRecordPointer& run : selected())
        m_jobs.remove(run->number);
}

void HistoryPanel::chooseExport()
{
    auto* const dialog = new QFileDialog(this, tr("Export samples"), {}, tr("Comma-separated values (*.csv);;JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QStringLiteral("json")) ? QStringLiteral("json") : QStringLiteral("csv"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &HistoryPanel::exportTo);
    dialog->open();
}

/// The selected runs, or all when none of them has samples.
void HistoryPanel::exportTo(const QString& path)
{
    std::vector<RunRecordPointer> runs = selected();
    const auto hasNone = [](const RunRecordPointer& run) { return !run->timing || run->timing->samples.empty(); };
    if (std::ranges::all_of(runs, hasNone))
        runs = m_model.runs();
    const auto work = [path, runs] {
        const bool isJson = path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
        return writeExport(path, isJson ? samplesJson(runs) : samplesCsv(runs));
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<QString>& future) {
        if (const QString sentence = future.result(); !sentence.isEmpty())
            m_notices.fail(sentence);
    });
}

}  // namespace kd
