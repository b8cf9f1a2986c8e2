// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/charts.h"

#include <QByteArray>
#include <QRectF>

class QPainter;

namespace kd {

/// Draws a chart into `area`, whose shape is the chart's.
void paintChart(QPainter& painter, const ReportChart& chart, const QRectF& area);

/// The chart as PNG with two pixels for each of its units, so that it is sharp on dense screens. Throws RuntimeError.
QByteArray chartPicture(const ReportChart& chart);

}  // namespace kd
