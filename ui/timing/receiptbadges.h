// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/timingoutcome.h"
#include "ui/workbench/runs/runage.h"

#include <QString>

#include <vector>

namespace kd {

struct RunRecord;

/// One fact about how a timing was taken.
struct ReceiptBadge {
    enum class Kind { Good, Doubtful, Neutral };  ///< doubtful: a guarantee is missing
    QString icon;
    QString text;
    Kind kind = Kind::Neutral;
    QString evidence;  ///< one or two sentences
};
/// Makes the badges of TimingOutcome::receipt. Members of another shape are passed over.
std::vector<ReceiptBadge> receiptBadges(const TimingOutcome& timing);

/// Tells which run it is, and what its reader must know of it: that the user picked it before `newer` (0: it is the newest),
/// and its age.
std::vector<ReceiptBadge> runBadges(const RunRecord& run, int newer, RunAge age);

/// The whole receipt as indented JSON, to copy.
QString receiptText(const TimingOutcome& timing);

}  // namespace kd
