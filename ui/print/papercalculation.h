// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/print/papersheet.h"

namespace kd {

/// What the calculator gives for inputs that were changed by hand, beside the figures of the build; nothing where none were.
void drawCalculation(PaperSheet& sheet, const Report& report);

}  // namespace kd
