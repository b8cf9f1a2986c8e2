// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/print/papersheet.h"

namespace kd {

/// The answers that were compiled, and the line that was edited last with its price.
void drawChanges(PaperSheet& sheet, const Report& report);

}  // namespace kd
