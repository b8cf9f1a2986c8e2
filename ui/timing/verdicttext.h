// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/badge.h"
#include "ui/timing/timingfigures.h"
#include "ui/workbench/runs/standingtext.h"

#include <QString>

namespace kd {

/// Name of an icon of resources/icons.
QString verdictIcon(Standing::Kind kind);
Badge::Kind verdictColor(Standing::Kind kind);

/// The verdict as a big word with its cause. `title`: "Verdict, #12 against #11".
TimingTile verdictTile(const Standing& standing, const QString& title);

}  // namespace kd
