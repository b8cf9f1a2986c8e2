// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <QByteArray>

namespace kd {

/// The report as PDF on A4: head, number and reason, curves, matrix, measured time, verdicts and receipt, with the data attached
/// as JSON. Needs a QGuiApplication and loadPrintFonts(). Throws RuntimeError.
QByteArray reportPaper(const Report& report);

}  // namespace kd
