// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/table.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace kd {

/// The files that a sweep is given away as.
enum class SweepFile { Csv, TunerCache, Results, Nvbench };

/// Its entry in a menu, the filter of its file dialog and the ending of its file.
QString sweepFileTitle(SweepFile file);
QString sweepFileFilter(SweepFile file);
QString sweepFileEnding(SweepFile file);

/// Writes the table that `read` gives; one sentence where that fails, else empty. Blocks.
QString writeSweepFile(SweepFile file, const QString& path, const std::function<SweepTable()>& read);

}  // namespace kd
