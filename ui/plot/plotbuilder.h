// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"

#include <qcustomplot.h>

namespace kd {

// How a ChartContent becomes a QCustomPlot. Includes QCustomPlot's header: for the sources of this folder only.

/// Replaces all that the plot shows, in the theme's colours of this moment.
void buildPlot(QCustomPlot& plot, const ChartContent& content);
/// Ranges that show all of the content.
void fitRanges(QCustomPlot& plot, const ChartContent& content);
/// Makes as few ticks, and as much of the axes' titles, as the plot has room for.
void fitTicks(QCustomPlot& plot, const ChartContent& content);
/// The whole title of the axis beside which `position` lies; empty where the plot has room for it.
QString cutTitleAt(const QCustomPlot& plot, const ChartContent& content, QPoint position);

}  // namespace kd
