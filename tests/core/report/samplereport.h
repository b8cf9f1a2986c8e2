// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

namespace kd {

/// A report with everything in it: eleven architectures, one that was not compiled, a verified run, 100 samples.
Report sampleReport();

/// The same with compiled answers of every kind, the line that was edited, and an earlier timing to compare with.
Report editedReport();

/// That with markup, quotes, line ends, broken UTF-8 and direction marks in every text that others can set.
Report hostileReport();
/// sampleReport() with what its user calculated for 40 registers and blocks of 128 threads.
Report calculatedReport();

}  // namespace kd
