// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweeppoint.h"

#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableview.h"
#include "ui/common/whenfinished.h"
#include "ui/common/widgetstyle.h"
#include "ui/program/counterwords.h"
#include "ui/program/words.h"
#include "ui/sweep/pointfactsmodel.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kPointWidth = 760, kPointHeight = 560;  // logical pixels

QPlainTextEdit* codePage(QTabWidget* tabs, const QString& title)
{
    auto* const page = new QPlainTextEdit(tabs);
    page->setReadOnly(true);
    page->setLineWrapMode(QPlainTextEdit::NoWrap);
    page->setFrameShape(QFrame::NoFrame);
    page->setAccessibleName(title);
    useFont(page, FontRole::Mono);
    tabs->addTab(page, title);
    return page;
}

/// A note, and beneath it a table of figures.
QWidget* factsPage(HintLabel* note, PointFactsModel* model, const QString& name)
{
    auto* const page = new QWidget;
    auto* const layout = new QVBoxLayout(page);
    auto* const table = new TableView(page);
    table->setModel(model);
    table->setAccessibleName(name);
    table->header()->setStretchLastSection(true);
    QObject::connect(model, &QAbstractItemModel::modelReset, table, [table] {
        for (int column = 0; column < PointFactsModel::Note; ++column)
            table->resizeColumnToContents(column);
    });
    layout->addWidget(note);
    layout->addWidget(table, 1);
    return page;
}

QString measuredText(const SweepResults& results, std::size_t row)
{
    const SweepResult& result = results.at(row);
    QStringList parts;
    if (result.isGood())
        parts << sweepFigureTitle(results.figure()) + QLatin1Char(' ') + sweepFigureText(*result.figure, results.figure());
    parts << sweepStateText(result);
    const SweepPointVerdict verdict = verdictOf(results, row);
    if (!verdict.sentence.isEmpty())
        parts << verdict.sentence;
    if (result.registers != 0)
        parts << SweepWords::tr("%1 registers a thread").arg(result.registers)
              << SweepWords::tr("%1 spilled").arg(typeset(formatBytes(result.spilled)))
              << SweepWords::tr("%1 shared a block").arg(typeset(formatBytes(result.shared)));
    if (result.occupancy)
        parts << SweepWords::tr("occupancy %1").arg(typeset(formatPercent(*result.occupancy)));
    QString text = parts.join(QStringLiteral(", "));
    if (!result.message.empty())
        text += QLatin1Char('\n') + messageText(result.message);
    return text;
}

/// Defines stand before the source as the compiler sees them.
QString sourceText(const PointProgram& program)
{
    QString text;
    for (const QString& define : program.defines)
        text += SweepWords::tr("// told to the compiler: -D%1").arg(define) + QLatin1Char('\n');
    return text + QString::fromStdString(program.source);
}

QString failedBuildText(const PointProgram& program)
{
    if (!program.problem.isEmpty())
        return program.problem;
    return program.build.log.empty() ? messageText(program.build.message) : QString::fromStdString(program.build.log);
}

}  // namespace

SweepPointWindow::SweepPointWindow(SweepController& sweeps, QWidget* parent)
    : QDialog(parent), m_sweeps(sweeps), m_facts(new HintLabel({}, this)), m_occupancyNote(new HintLabel({}, this)),
      m_tabs(new QTabWidget(this)), m_occupancy(new PointFactsModel(this)), m_counters(new PointFactsModel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(kPointWidth, kPointHeight);
    auto* const layout = new QVBoxLayout(this);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_source = codePage(m_tabs, tr("Source"));
    m_machine = codePage(m_tabs, tr("SASS"));
    m_ptx = codePage(m_tabs, tr("PTX"));
    m_tabs->addTab(factsPage(m_occupancyNote, m_occupancy, tr("Occupancy of the point")), tr("Occupancy"));
    m_tabs->addTab(makeCounters(), tr("Counters"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* const useIt = buttons->addButton(tr("Use it"), QDialogButtonBox::AcceptRole);
    useIt->setToolTip(tr("Writes the values of this point into the source, the launch form and the compile settings"));
    setPrimary(useIt);
    layout->addWidget(m_facts);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(useIt, &QPushButton::clicked, this, &SweepPointWindow::use);
    // The point is one of a sweep that is not shown any more.
    connect(&sweeps, &SweepController::resultsReplaced, this, &QDialog::close);
}

QWidget* SweepPointWindow::makeCounters()
{
    m_counterNote = new HintLabel({}, this);
    QWidget* const page = factsPage(m_counterNote, m_counters, tr("Counters of the point"));
    m_count = new QPushButton(tr("Count one launch"), page);
    m_count->setToolTip(tr("Launches the point on the document's device and counts what it does there"));
    static_cast<QVBoxLayout*>(page->layout())->insertWidget(0, m_count, 0, Qt::AlignLeft);
    connect(m_count, &QPushButton::clicked, this, &SweepPointWindow::count);
    return page;
}

void SweepPointWindow::showPoint(std::uint64_t point)
{
    DocumentSweep& sweep = m_sweeps.current();
    const SweepResults& results = sweep.results();
    const std::optional<std::size_t> row = results.hasSpace() ? results.rowOf(point) : std::nullopt;
    if (!row)
        return;
    m_sweep = &sweep;
    m_point = point;
    const quint64 number = ++m_number;
    setWindowTitle(tr("Point: %1").arg(sweepPointText(results.space(), point)));
    m_facts->setHint(measuredText(results, *row), Token::Text);
    for (QPlainTextEdit* const page : {m_source, m_machine, m_ptx})
        page->setPlainText(tr("It is compiled."));
    m_occupancyNote->setHint(tr("It is compiled."));
    m_occupancy->setFacts({});
    m_counters->setFacts({});
    m_counterNote->setHint(tr("Nothing is counted yet."));
    m_count->setEnabled(true);
    whenFinished(this, sweep.programOfPoint(point), [this, number](const QFuture<PointProgram>& future) {
        if (number == m_number && future.resultCount() > 0)
            setProgram(future.result());
    });
}

void SweepPointWindow::setProgram(const PointProgram& program)
{
    m_source->setPlainText(program.source.empty() ? program.problem : sourceText(program));
    const bool isBuilt = program.problem.isEmpty() && program.build.ok();
    const QString failure = isBuilt ? QString() : failedBuildText(program);
    m_ptx->setPlainText(isBuilt ? QString::fromStdString(program.build.ptx) : failure);
    m_machine->setPlainText(!isBuilt                          ? failure
                                : program.machineCode.empty() ? program.machineCodeProblem
                                                              : QString::fromStdString(program.machineCode));
    setOccupancy(program);
    m_count->setEnabled(isBuilt);
    if (!isBuilt)
        m_counterNote->setHint(failure, Token::Bad);
}

void SweepPointWindow::setOccupancy(const PointProgram& program)
{
    if (!program.occupancy) {
        const bool isBuilt = program.problem.isEmpty() && program.build.ok();
        return m_occupancyNote->setHint(isBuilt ? program.occupancyProblem : failedBuildText(program), Token::Bad);
    }
    m_occupancyNote->setHint(messageText(program.occupancy->reason));
    m_occupancy->setFacts(occupancyFacts(*program.occupancy));
}

void SweepPointWindow::count()
{
    if (!m_sweep)
        return;
    m_count->setEnabled(false);
    m_counterNote->setHint(tr("One launch is counted."));
    whenFinished(this, m_sweep->countPoint(m_point), [this, number = m_number](const QFuture<CountOutcome>& future) {
        if (number != m_number)
            return;
        m_count->setEnabled(true);
        if (future.resultCount() > 0)
            setCounters(future.result());
    });
}

void SweepPointWindow::setCounters(const CountOutcome& outcome)
{
    if (!outcome.ok()) {
        m_counters->setFacts({});
        return m_counterNote->setHint(messageText(outcome.run.ok() ? outcome.reading.reason : outcome.run.message), Token::Bad);
    }
    m_counters->setFacts(counterFacts(outcome));
    m_counterNote->setHint(counterSource(outcome.reading, outcome.cold));
}

void SweepPointWindow::use()
{
    if (m_sweep)
        m_sweep->use(m_point);
    close();
}

}  // namespace kd
