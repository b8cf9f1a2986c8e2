// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/standing.h"

#include <QString>

namespace kd {

/// "FASTER", "CANNOT TELL"…
QString verdictWord(Standing::Kind kind);
/// "−3.1 %": how much more B is than A; empty where that is not known.
QString changeText(const Standing& standing);
/// "FASTER −3.1 %".
QString verdictText(const Standing& standing);
/// "99 % interval −3.2 to −3.0 %, 32 ABBA rounds": by what the verdict was found.
QString basisText(const Standing& standing);
/// All that is to be said of a verdict, in sentences.
QString evidenceText(const Standing& standing);
/// "time −3.1 %", "time same", "time ?"; of counts "instructions −3.1 %".
QString tagText(const Standing& standing);
/// "3.1 %": the size of a change, with two digits behind the point where it is small.
QString changeSize(double share);

}  // namespace kd
