// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/historypanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
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
#include <utility>

namespace kd {
namespace {

constexpr int kPinColumn = 34;  // logical pixels

}  // namespace

HistoryPanel::HistoryPanel(TimingModel& model, JobRunner& jobs, Notices& notices, QWidget* parent)
    : Panel(tr("History"), parent), m_jobs(jobs), m_notices(notices), m_model(model), m_rows(new HistoryModel(this)),
      m_filter(new HistoryFilter(this)), m_table(new TableView(this)), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(tr("Every run and timing is kept here; those of a saved program also after it was closed."), tr("Run"),
                             this)),
      m_timingsOnly(new QAction(icon(QStringLiteral("filter")), tr("Show timings only"), this)),
      m_export(new QAction(icon(QStringLiteral("export")), tr("Export samples…"), this)),
      m_remove(new QAction(icon(QStringLiteral("trash")), tr("Remove from the history"), this)),
      m_pin(new QAction(icon(QStringLiteral("pin")), tr("Make it the baseline"), this)),
      m_compare(new QAction(icon(QStringLiteral("compare")), tr("Compare the two runs"), this)),
      m_name(new QAction(icon(QStringLiteral("edit")), tr("Name it"), this)),
      m_note(new QAction(tr("Write a note"), this))
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
    connect(m_rows, &HistoryModel::noteEdited, &m_jobs, &JobRunner::setNote);
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
    nameFigure(*m_table, QStringLiteral("history"));
    m_table->setAccessibleName(tr("History of runs"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setMinimumSectionSize(kPinColumn);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->sortByColumn(HistoryModel::Run, Qt::DescendingOrder);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryPanel::updateActions);
    // A selection alone says nothing of what the user wants to see: rows come and go, and views select by themselves.
    connect(m_table, &QAbstractItemView::clicked, this, &HistoryPanel::onClicked);
    m_table->installEventFilter(this);
}

void HistoryPanel::setUpActions()
{
    m_timingsOnly->setCheckable(true);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_pin->setShortcut(Qt::CTRL | Qt::Key_P);
    m_compare->setShortcut(Qt::CTRL | Qt::Key_M);
    m_name->setShortcut(Qt::Key_F2);
    auto* const line = new QAction(this);
    line->setSeparator(true);
    m_note->setShortcut(Qt::SHIFT | Qt::Key_F2);
    for (QAction* const action : {m_pin, m_compare, m_name, m_note}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
    }
    m_table->addAction(line);
    m_table->addAction(m_remove);
    m_table->addAction(m_export);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_timingsOnly, &QAction::toggled, m_filter, &HistoryFilter::setTimingsOnly);
    connect(m_remove, &QAction::triggered, this, &HistoryPanel::removeSelected);
    connect(m_pin, &QAction::triggered, this, &HistoryPanel::pinSelected);
    connect(m_compare, &QAction::triggered, this, &HistoryPanel::compareSelected);
    connect(m_name, &QAction::triggered, this, [this] {
        const QModelIndex current = m_table->currentIndex();
        m_table->edit(current.siblingAtColumn(HistoryModel::Label));
    });
    connect(m_note, &QAction::triggered, this, [this] {
        m_table->setColumnHidden(HistoryModel::Note, false);
        m_table->edit(m_table->currentIndex().siblingAtColumn(HistoryModel::Note));
    });
    connect(&m_jobs, &JobRunner::whyNotChanged, this, &HistoryPanel::updateActions);
    connect(m_export, &QAction::triggered, this, &HistoryPanel::chooseExport);
}

void HistoryPanel::updateRuns()
{
    m_rows->setRuns(m_model.runs());
    const bool isEmpty = m_rows->rowCount() == 0;
    m_stack->setCurrentIndex(isEmpty ? 0 : 1);
    m_timingsOnly->setEnabled(!isEmpty);
    setNote(noteOf(m_model.runs().size()));
    for (const int column : {HistoryModel::Median, HistoryModel::Interval, HistoryModel::FlopRate, HistoryModel::Bandwidth})
        m_table->setColumnHidden(column, !m_rows->hasValues(column));
    m_table->setColumnHidden(HistoryModel::Device, !m_rows->hasSeveralDevices());
    m_table->setColumnHidden(HistoryModel::Kernel, !m_rows->hasSeveralKernels());
    m_table->setColumnHidden(HistoryModel::Note, !m_rows->hasNotes());
    for (const int column : {HistoryModel::Against, HistoryModel::Verdict})
        m_table->setColumnHidden(column, !m_rows->hasBaseline());
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
    const std::vector<RunRecordPointer> runs = selected();
    const bool isOneTiming = runs.size() == 1 && runs.front()->timing;
    m_remove->setEnabled(!runs.empty());
    m_export->setEnabled(std::ranges::any_of(m_model.runs(), isTimed));
    m_pin->setEnabled(isOneTiming);
    m_pin->setText(isOneTiming && runs.front()->isBaseline ? tr("Unpin the baseline") : tr("Make it the baseline"));
    m_name->setEnabled(runs.size() == 1);
    m_note->setEnabled(runs.size() == 1);
    const bool isBusy = m_jobs.job().kind != Job::Kind::None;
    const QString why = runs.size() != 2 ? tr("Select two runs to compare them.")
        : isBusy                         ? tr("Another job goes on.")
                                         : m_jobs.whyNotCompare(runs.front(), runs.back());
    m_compare->setEnabled(why.isEmpty());
    m_compare->setToolTip(why.isEmpty() ? m_compare->text() : why);
}

/// "Verdicts against baseline #11", or how many runs there are.
QString HistoryPanel::noteOf(std::size_t runs) const
{
    const RunRecordPointer shown = m_model.shown();
    if (const RunRecordPointer baseline = shown ? m_model.baselineOf(shown->kernel.name) : nullptr)
        return tr("Verdicts against baseline #%1").arg(baseline->number);
    return runs == 1 ? tr("1 run") : runs == 0 ? QString() : tr("%1 runs").arg(runs);
}

/// In the first column a click pins, as its tool tip says.
void HistoryPanel::onClicked(const QModelIndex& index)
{
    const RunRecordPointer run = m_rows->row(m_filter->mapToSource(index).row()).record;
    if (index.column() == HistoryModel::Pin && run->timing)
        m_jobs.setBaseline(run->number, !run->isBaseline);
    else
        pickSelected();
}

void HistoryPanel::pinSelected()
{
    const std::vector<RunRecordPointer> runs = selected();
    if (runs.size() == 1 && runs.front()->timing)
        m_jobs.setBaseline(runs.front()->number, !runs.front()->isBaseline);
}

/// The baseline is A where it is one of them, else the older one is.
void HistoryPanel::compareSelected()
{
    std::vector<RunRecordPointer> runs = selected();
    if (runs.size() != 2)
        return;
    if (runs.back()->isBaseline)
        std::swap(runs.front(), runs.back());
    m_jobs.compare(runs.front(), runs.back());
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
