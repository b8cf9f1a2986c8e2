// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/launchplan.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>

namespace kd {

/// A run or a timing with what it was made of; never changed after it was made.
struct RunRecord {
    int number = 0;  ///< 1, 2… since the program started
    QDateTime when;
    quint64 revision = 0;  ///< revision of the document's text: its faults are at that text's lines
    quint64 compileRevision = 0;
    QString programName, architecture;
    KernelInfo kernel;
    LaunchPlan plan;
    RunOutcome outcome;
    std::optional<TimingOutcome> timing;  ///< outcome of a timing; then `outcome` is its verified first run
    QString label;                        ///< the user's own name for it; empty at first
};
using RunRecordPointer = std::shared_ptr<const RunRecord>;

}  // namespace kd
