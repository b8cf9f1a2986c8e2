#pragma once

#include "core/measure/timingoutcome.h"

#include <QString>

#include <vector>

namespace kd {

/// One fact about how a timing was taken.
struct ReceiptChip {
    enum class Kind { Good, Doubtful, Neutral };  ///< doubtful: a guarantee is missing
    QString icon;
    QString text;
    Kind kind = Kind::Neutral;
    QString evidence;  ///< one or two sentences
};
/// Of TimingOutcome::receipt. Members of another shape are passed over.
std::vector<ReceiptChip> receiptChips(const TimingOutcome& timing);

/// The whole receipt as indented JSON, to copy.
QString receiptText(const TimingOutcome& timing);

}  // namespace kd
