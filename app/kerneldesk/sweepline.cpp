// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/sweepline.h"

#include "app/kerneldesk/output.h"
#include "app/kerneldesk/sweeptext.h"
#include "app/kerneldesk/text.h"
#include "core/base/posix/terminal.h"
#include "ui/common/format.h"
#include "ui/program/sweepjudge.h"
#include "ui/program/sweeprunner.h"

namespace kd::cli {
namespace {

constexpr double kUnknown = -1;

}  // namespace

SweepLine::SweepLine(SweepFigure figure) : m_figure(figure), m_isTerminal(posix::errorIsTerminal()) { }

SweepLine::~SweepLine()
{
    if (m_isShown)
        rewriteErrorLine({});
}

void SweepLine::show(const SweepProgress& progress)
{
    QString text = Text::tr("sweeping %1 of %2").arg(progress.done).arg(progress.total);
    if (!progress.doneBy.empty())
        text = Text::tr("%1, workers: %2").arg(text).arg(progress.workers);
    if (progress.best)
        text = Text::tr("%1, best %2").arg(text, figureText(*progress.best, m_figure));
    write(text, progress.left ? progress.left->count() : kUnknown);
}

void SweepLine::show(const SweepTurns& turns)
{
    write(Text::tr("launching the best points in turns, %1 of %2 comparisons done").arg(turns.done).arg(turns.total),
          turns.left ? turns.left->count() : kUnknown);
}

void SweepLine::write(QString text, double left)
{
    if (!m_isTerminal)
        return;
    if (left >= 0)
        text = Text::tr("%1, about %2 left").arg(text, formatSeconds(left, 2));
    rewriteErrorLine(text);
    m_isShown = true;
}

}  // namespace kd::cli
