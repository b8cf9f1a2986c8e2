// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timelinepanel.h"

#include "core/timeline/tracefile.h"
#include "ui/common/emptystate.h"
#include "ui/common/icons.h"
#include "ui/common/tableview.h"
#include "ui/timeline/blockchart.h"
#include "ui/timeline/blocktable.h"
#include "ui/timeline/timelinewords.h"
#include "ui/workbench/report/filewriter.h"
#include "ui/workbench/timeline/blockrecorder.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace kd {

TimelinePanel::TimelinePanel(BlockRecorder& recorder, FileWriter& files, QWidget* parent)
    : Panel(tr("Blocks"), parent), m_recorder(recorder), m_files(files),
      m_record(new QAction(icon(QStringLiteral("time")), tr("Record the timeline of blocks"), this)),
      m_asTable(new QAction(icon(QStringLiteral("table")), tr("Show as a table"), this)),
      m_export(new QAction(icon(QStringLiteral("export")), tr("Export for Perfetto…"), this)),
      m_empty(new EmptyState(tr("A timeline shows on which SM each block runs, and from when to when."), tr("Record"), this)),
      m_stack(new QStackedWidget(this)), m_views(new QStackedWidget(this)), m_summary(new QLabel(this)),
      m_conclusion(new QLabel(this)), m_chart(new BlockChart(this)), m_rows(new BlockTable(this)), m_table(new TableView(this))
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeContent());
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setUpActions();
    connect(&m_recorder, &BlockRecorder::changed, this, &TimelinePanel::update);
    update();
}

QWidget* TimelinePanel::makeContent()
{
    m_table->setModel(m_rows);
    m_table->setAccessibleName(tr("Blocks by their beginning"));
    m_views->addWidget(m_chart);
    m_views->addWidget(m_table);
    for (QLabel* const label : {m_summary, m_conclusion}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* const content = new QWidget(this);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(kPanelInset, kPanelGap / 2, kPanelInset, kPanelGap / 2);
    layout->setSpacing(kPanelGap / 2);
    layout->addWidget(m_summary);
    layout->addWidget(m_conclusion);
    layout->addWidget(m_views, 1);
    return content;
}

void TimelinePanel::setUpActions()
{
    m_asTable->setCheckable(true);
    connect(m_asTable, &QAction::toggled, m_views, &QStackedWidget::setCurrentIndex);
    connect(m_record, &QAction::triggered, &m_recorder, &BlockRecorder::record);
    connect(m_empty, &EmptyState::triggered, &m_recorder, &BlockRecorder::record);
    connect(m_export, &QAction::triggered, this, &TimelinePanel::chooseExport);
}

void TimelinePanel::updateActions()
{
    const QString why = m_recorder.whyNot();
    m_record->setEnabled(why.isEmpty());
    m_record->setToolTip(why.isEmpty() ? m_record->text() : why);
    m_empty->setButtonEnabled(why.isEmpty(), why);
    m_export->setEnabled(m_recorder.recorded() != nullptr);
    m_asTable->setEnabled(m_recorder.recorded() != nullptr);
}

void TimelinePanel::update()
{
    const RecordedTimelinePointer recorded = m_recorder.recorded();
    updateActions();
    setNote(m_recorder.isRecording() ? tr("recording…")
                                     : recorded ? tr("%1 on %2").arg(recorded->kernel, recorded->device) : QString());
    m_stack->setCurrentIndex(recorded ? 1 : 0);
    m_chart->setTimeline(recorded);
    m_rows->setTimeline(recorded);
    m_summary->setText(recorded ? TimelineWords::summary(*recorded) : QString());
    m_conclusion->setText(recorded ? TimelineWords::conclusion(*recorded) : QString());
    m_conclusion->setVisible(!m_conclusion->text().isEmpty());
}

void TimelinePanel::chooseExport()
{
    auto* const dialog = new QFileDialog(this, tr("Export the timeline"), {},
                                         tr("Trace for Perfetto (*.json);;Comma-separated values (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QStringLiteral("csv")) ? QStringLiteral("csv") : QStringLiteral("json"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &TimelinePanel::exportTo);
    dialog->open();
}

void TimelinePanel::exportTo(const QString& path)
{
    const RecordedTimelinePointer recorded = m_recorder.recorded();
    if (!recorded)
        return;
    const bool isTable = path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
    m_files.writeMade(
        [recorded, isTable] {
            if (isTable)
                return timelineCsv(recorded->timeline, recorded->grid);
            return traceText(recorded->timeline,
                             {.kernel = recorded->kernel.toStdString(),
                              .device = recorded->device.toStdString(),
                              .grid = recorded->grid,
                              .block = recorded->block});
        },
        path);
}

}  // namespace kd
