// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/badge.h"
#include "ui/workbench/runs/runrecord.h"

#include <QCoreApplication>
#include <QString>

namespace kd {

/// Words what the views say about a run.
class RunText {
    Q_DECLARE_TR_FUNCTIONS(RunText)
public:
    /// "verified", "differs", "faulted"…; a run without a reference is "done".
    static QString state(const RunRecord& run);
    /// Why the run left nothing of an output, in a word or two: "faulted", or "not written" where it came to its end.
    static QString unwritten(const RunRecord& run);
    /// The same as a sentence about that buffer.
    static QString nothingLeft(const RunRecord& run, const QString& buffer);
    static QString icon(const RunRecord& run);
    static Badge::Kind kind(const RunRecord& run);
    /// "saxpy on NVIDIA H200 (cuda:0), 4 096 blocks of 256 threads, 12.34 µs"
    static QString summary(const RunRecord& run);
    /// What was looked for in it, and what was not; empty on a real GPU.
    static QString checks(const RunRecord& run);
    /// Why it did not end well, or what was not looked at, one sentence; empty when it ended well and all was.
    static QString sentence(const RunRecord& run);
    /// "12.34 µs"; "emulated in 12 ms"; empty when it did not come to its end.
    static QString duration(const RunRecord& run);
    /// "4 096 × 2", without trailing ones.
    static QString shape(Dim3 size);
};

}  // namespace kd
