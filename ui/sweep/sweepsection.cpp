// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweepsection.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/program/words.h"
#include "ui/common/whenfinished.h"
#include "ui/sweep/sweeppoint.h"
#include "ui/sweep/sweepview.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QtConcurrentRun>

namespace kd {

SweepSection::SweepSection(SweepController& sweeps, Navigator& navigator, Notices& notices, QWidget* parent)
    : PageSection(tr("Sweep"), parent), m_sweeps(sweeps), m_notices(notices), m_view(new SweepView(sweeps, this)),
      m_asChart(new QAction(icon(QStringLiteral("plot")), tr("Show the chart"), this)),
      m_asTable(new QAction(icon(QStringLiteral("table")), tr("Show the table"), this)),
      m_copy(new QAction(icon(QStringLiteral("copy")), tr("Copy as a table"), this)),
      m_export(new QAction(icon(QStringLiteral("export")), tr("Give the results away"), this))
{
    setContent(m_view, 0);
    auto* const modes = new QActionGroup(this);
    for (QAction* const action : {m_asChart, m_asTable}) {
        action->setCheckable(true);
        modes->addAction(action);
    }
    m_asChart->setChecked(true);
    auto* const menu = new QMenu(this);
    makeExport(menu);
    m_export->setMenu(menu);
    for (QAction* const action : {m_asChart, m_asTable, m_copy, m_export})
        addButton(action);
    connect(m_asChart, &QAction::triggered, m_view, [this] { m_view->setMode(SweepView::Mode::Chart); });
    connect(m_asTable, &QAction::triggered, m_view, [this] { m_view->setMode(SweepView::Mode::Table); });
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_view->tsv()); });
    connect(m_view, &SweepView::changed, this, &SweepSection::showState);
    connect(m_view, &SweepView::setUpRequested, this, [&navigator] { navigator.showFeature(QStringLiteral("sweep")); });
    connect(m_view, &SweepView::openRequested, this, &SweepSection::open);
    connect(m_view, &SweepView::pointChosen, this, [this](std::uint64_t point) {
        if (m_point)
            m_point->showPoint(point);
    });
    connect(&sweeps, &SweepController::stateChanged, this, &SweepSection::showState);
    showState();
}

/// One window, which follows the point that is chosen as long as it is open.
void SweepSection::open(std::uint64_t point)
{
    if (!m_point)
        m_point = new SweepPointWindow(m_sweeps, this);
    m_point->showPoint(point);
    m_point->show();
    m_point->raise();
}

void SweepSection::makeExport(QMenu* menu)
{
    for (const SweepFile file : {SweepFile::Csv, SweepFile::TunerCache, SweepFile::Results, SweepFile::Nvbench})
        connect(menu->addAction(sweepFileTitle(file)), &QAction::triggered, this, [this, file] { chooseFile(file); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Picture…")), &QAction::triggered, this, &SweepSection::choosePicture);
    connect(menu->addAction(tr("Copy the p&icture")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setPixmap(m_view->picture()); });
}

void SweepSection::chooseFile(SweepFile file)
{
    auto* const dialog = new QFileDialog(this, tr("Give the results away"), {}, sweepFileFilter(file));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(sweepFileEnding(file));
    connect(dialog, &QFileDialog::fileSelected, this, [this, file](const QString& path) {
        const auto work = [file, path, read = m_sweeps.current().tableReader()] { return writeSweepFile(file, path, read); };
        whenFinished(this, QtConcurrent::run(work), [this](const QFuture<QString>& future) {
            if (const QString sentence = future.result(); !sentence.isEmpty())
                m_notices.fail(sentence);
        });
    });
    dialog->open();
}

void SweepSection::choosePicture()
{
    auto* const dialog = new QFileDialog(this, tr("Save the picture"), {}, tr("PNG (*.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const auto work = [image = m_view->picture().toImage(), path] { return image.save(path, "PNG"); };
        whenFinished(this, QtConcurrent::run(work), [this, path](const QFuture<bool>& future) {
            if (!future.result())
                m_notices.fail(tr("The picture could not be written to %1: choose another place.").arg(path));
        });
    });
    dialog->open();
}

/// "23 of 24 measured, 1 without a figure".
QString SweepSection::note() const
{
    const DocumentSweep& sweep = m_sweeps.current();
    const SweepResults& results = sweep.results();
    if (!results.hasSpace())
        return {};
    QString text =
        tr("%1 of %2 measured").arg(formatCount(results.points() - results.failed()), formatCount(results.header().points));
    if (results.failed() > 0)
        text = tr("%1, %2 without a figure").arg(text, formatCount(results.failed()));
    if (sweep.state() == DocumentSweep::State::Paused)
        text = tr("%1, paused").arg(text);
    if (results.figure() != SweepFigure::Duration)
        text = tr("%1; modelled, not timed").arg(text);
    return text;
}

void SweepSection::showState()
{
    const QString subject = m_view->subject();
    setTitle(subject.isEmpty() ? tr("Sweep") : tr("Sweep: %1").arg(subject));
    setNote(note());
    const bool hasRows = !m_sweeps.current().results().isEmpty();
    for (QAction* const action : {m_asChart, m_asTable, m_copy, m_export})
        action->setEnabled(hasRows);
}

}  // namespace kd
