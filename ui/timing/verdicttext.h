// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/badge.h"
#include "ui/timing/timingfigures.h"
#include "ui/workbench/runs/standing.h"

#include <QString>

namespace kd {

/// "FASTER", "CANNOT TELL"…
QString verdictWord(Standing::Kind kind);
/// Name of an icon of resources/icons.
QString verdictIcon(Standing::Kind kind);
Badge::Kind verdictColor(Standing::Kind kind);

/// "−3.1 %": how much more B is than A; empty where that is not known.
QString changeText(const Standing& standing);
/// "99 % interval −3.2 to −3.0 %, 32 ABBA rounds": by what the verdict was found.
QString basisText(const Standing& standing);
/// All that is to be said of a verdict, in sentences.
QString evidenceText(const Standing& standing);

/// The verdict as a big word with its cause. `title`: "Verdict, #12 against #11".
TimingTile verdictTile(const Standing& standing, const QString& title);

}  // namespace kd
