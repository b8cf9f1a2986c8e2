// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/timeline/recordedtimeline.h"

#include <QCoreApplication>
#include <QString>

namespace kd {

/// Words what is said of a timeline.
struct TimelineWords {
    Q_DECLARE_TR_FUNCTIONS(TimelineWords)
public:
    /// "132 SMs, up to 5 blocks each; a block takes 181 µs (170 to 240 µs)…"
    static QString summary(const RecordedTimeline& recorded);
    /// The one thing to take away: a tail, an imbalance; empty where all is even, and of the emulated GPU.
    static QString conclusion(const RecordedTimeline& recorded);
    /// "Block (3, 0, 0) on SM 17, from 1.2 µs to 5.4 µs (4.2 µs)"
    static QString block(const BlockSpan& span, const RecordedTimeline& recorded);
    /// "(3, 0, 0)"
    static QString place(const BlockSpan& span, Dim3 grid);
    /// A time of a timeline: "1.2 µs", or the count of instructions of an emulated one.
    static QString time(std::uint64_t value, const RecordedTimeline& recorded);
};

}  // namespace kd
