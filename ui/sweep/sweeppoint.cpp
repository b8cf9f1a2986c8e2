// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweeppoint.h"

#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/messagetext.h"
#include "ui/common/whenfinished.h"
#include "ui/common/widgetstyle.h"
#include "ui/program/words.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPointer>
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
    page->setPlainText(SweepWords::tr("It is compiled."));
    tabs->addTab(page, title);
    return page;
}

QString measuredText(const SweepResults& results, const SweepResult& result)
{
    QStringList parts;
    if (result.isGood())
        parts << sweepFigureTitle(results.figure()) + QLatin1Char(' ') + sweepFigureText(*result.figure, results.figure());
    parts << sweepStateText(result);
    const SweepPointVerdict verdict = verdictOf(result, results.today(), results.figure());
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

void showSweepPoint(SweepController& sweeps, std::uint64_t point, QWidget* parent)
{
    DocumentSweep& sweep = sweeps.current();
    const SweepResults& results = sweep.results();
    const std::optional<std::size_t> row = results.rowOf(point);
    if (!row)
        return;
    auto* const dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(SweepWords::tr("Point: %1").arg(sweepPointText(results.space(), point)));
    dialog->resize(kPointWidth, kPointHeight);
    auto* const layout = new QVBoxLayout(dialog);
    auto* const facts = new HintLabel({}, dialog);
    facts->setHint(measuredText(results, results.at(*row)), Token::Text);
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* const tabs = new QTabWidget(dialog);
    QPlainTextEdit* const source = codePage(tabs, SweepWords::tr("Source"));
    QPlainTextEdit* const machine = codePage(tabs, SweepWords::tr("SASS"));
    QPlainTextEdit* const ptx = codePage(tabs, SweepWords::tr("PTX"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    auto* const use = buttons->addButton(SweepWords::tr("Use it"), QDialogButtonBox::AcceptRole);
    setPrimary(use);
    layout->addWidget(facts);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    QObject::connect(use, &QPushButton::clicked, dialog, [dialog, point, kept = QPointer<DocumentSweep>(&sweep)] {
        if (kept)
            kept->use(point);
        dialog->close();
    });
    whenFinished(dialog, sweep.programOfPoint(point), [source, machine, ptx](const QFuture<PointProgram>& future) {
        if (future.resultCount() == 0)
            return;
        const PointProgram program = future.result();
        source->setPlainText(program.source.empty() ? program.problem : sourceText(program));
        const bool isBuilt = program.problem.isEmpty() && program.build.ok();
        const QString failure = isBuilt ? QString() : failedBuildText(program);
        ptx->setPlainText(isBuilt ? QString::fromStdString(program.build.ptx) : failure);
        machine->setPlainText(!isBuilt                          ? failure
                                  : program.machineCode.empty() ? program.machineCodeProblem
                                                                : QString::fromStdString(program.machineCode));
    });
    dialog->show();
}

}  // namespace kd
