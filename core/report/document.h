// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"
#include "core/report/report.h"

namespace kd::report {

/// Gives what a report shows, for every renderer.
Document documentOf(const Report& report);

/// The sections from the first to the last. One without data has no groups.
Section answerSection(const Report& report);
/// Gives what the calculator gives for inputs that were changed by hand, beside the build's.
Section calculationSection(const Report& report);
Section curvesSection(const Report& report);
/// The answers that were compiled, and the line that was edited.
Section changesSection(const Report& report);
Section matrixSection(const Report& report);
Section measuredSection(const Report& report);
/// The compiler's messages, and the source.
Section sourceSection(const Report& report);

}  // namespace kd::report
