// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"

#include <QString>

namespace kd::cli {

/// "16 × 16" of a grid or block; axes behind the last that is more than 1 are left out.
QString sizeText(Dim3 size);
/// "saxpy on NVIDIA H200 (cuda:0): 4096 blocks of 256 threads"
QString launchLine(const RunOutcome& outcome);
/// How long the kernel took; "emulated in 12 ms" says how long its emulation did.
QString durationText(const RunOutcome& outcome);
/// Outputs, verification, faults, counters and what the kernel printed, each under its heading; nothing for those there are not.
QString runText(const RunOutcome& outcome, const Style& style);
/// Counts of an emulated GPU in place of times.
QString modelledText(const TimingOutcome& outcome);
/// Statistics and rates.
QString timingText(const TimingOutcome& outcome);
/// The way to the kernel's own time and its error, and why it was no better one; on lines of their own.
QString kernelTimeText(const KernelTime& time);

/// One sentence for standard error; empty when all is well.
QString failureText(const RunOutcome& outcome);
ExitStatus statusOf(const RunOutcome& outcome);

}  // namespace kd::cli
