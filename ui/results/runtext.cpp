// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/runtext.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/checkstext.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/threadplace.h"

namespace kd {

using State = RunOutcome::State;

QString RunText::state(const RunRecord& run)
{
    switch (run.outcome.state) {
    case State::Ok: return run.outcome.verification.empty() ? tr("done") : tr("verified");
    case State::Differs: return tr("differs");
    case State::Faulted: return tr("faulted");
    case State::Deadline: return tr("deadline passed");
    case State::Lost: return tr("process lost");
    case State::Refused: return tr("refused");
    case State::Cancelled: return tr("cancelled");
    case State::Unavailable: return tr("unavailable");
    }
    return {};
}

QString RunText::unwritten(const RunRecord& run)
{
    if (!run.outcome.ran())
        return state(run);
    return run.timing ? tr("not kept") : tr("not written");
}

QString RunText::nothingLeft(const RunRecord& run, const QString& buffer)
{
    if (run.outcome.ran() && run.timing)
        return tr("This timing kept no elements of %1: run the kernel to see them.").arg(buffer);
    return run.outcome.state == State::Faulted ? tr("The run left no elements of %1: it faulted. %2").arg(buffer, sentence(run))
                                               : tr("The run left no elements of %1: it did not come to its end.").arg(buffer);
}

QString RunText::icon(const RunRecord& run)
{
    switch (run.outcome.state) {
    case State::Ok: return run.outcome.verification.empty() ? QStringLiteral("check") : QStringLiteral("verified");
    case State::Cancelled: return QStringLiteral("stop");
    case State::Unavailable:
    case State::Refused: return QStringLiteral("warning");
    default: return QStringLiteral("error");
    }
}

Badge::Kind RunText::kind(const RunRecord& run)
{
    switch (run.outcome.state) {
    case State::Ok: return run.outcome.verification.empty() ? Badge::Kind::Neutral : Badge::Kind::Ok;
    case State::Cancelled: return Badge::Kind::Neutral;
    case State::Unavailable:
    case State::Refused: return Badge::Kind::Warn;
    default: return Badge::Kind::Bad;
    }
}

QString RunText::shape(Dim3 size)
{
    QString text = formatCount(size.x);
    if (size.y > 1 || size.z > 1)
        text += QStringLiteral(" × %1").arg(formatCount(size.y));
    if (size.z > 1)
        text += QStringLiteral(" × %1").arg(formatCount(size.z));
    return text;
}

QString RunText::duration(const RunRecord& run)
{
    if (!run.outcome.ran())
        return {};
    const QString text = typeset(formatSeconds(run.outcome.duration.count()));
    return isEmulatedDevice(run.outcome.deviceId) ? tr("emulated in %1").arg(text) : text;
}

QString RunText::summary(const RunRecord& run)
{
    const RunOutcome& outcome = run.outcome;
    const QString blocks = outcome.grid == Dim3{} ? tr("1 block") : tr("%1 blocks").arg(shape(outcome.grid));
    const QString threads = outcome.block == Dim3{} ? tr("1 thread") : tr("%1 threads").arg(shape(outcome.block));
    const QString kernel = QString::fromStdString(outcome.kernel.empty() ? run.plan.kernel : outcome.kernel);
    const QString device = QString::fromStdString(outcome.device.empty() ? outcome.deviceId : outcome.device);
    const QString where = device.isEmpty() ? kernel : tr("%1 on %2").arg(kernel, device);
    const QString what = tr("%1, %2 of %3").arg(where, blocks, threads);
    const QString time = duration(run);
    return time.isEmpty() ? what : tr("%1, %2").arg(what, time);
}

QString RunText::checks(const RunRecord& run)
{
    if (!run.outcome.checks)
        return {};
    const QString looked = tr("Looked for hazards of %1.").arg(checksText(run.outcome.checks->level));
    const QString unchecked = uncheckedText(*run.outcome.checks);
    return unchecked.isEmpty() ? looked : looked + QLatin1Char(' ') + unchecked;
}

QString RunText::sentence(const RunRecord& run)
{
    if (run.outcome.ok())
        return run.outcome.checks ? uncheckedText(*run.outcome.checks) : QString();
    const QString sentence = typesetSentence(messageText(run.outcome.message));
    return run.outcome.faults.empty() ? sentence
                                      : withThread(sentence, run.outcome.faults.front().block, run.outcome.faults.front().thread);
}

}  // namespace kd
