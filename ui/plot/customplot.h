#pragma once

#include "ui/common/chartplot.h"

namespace kd {

/// As makeChartPlot(), over QCustomPlot.
ChartPlot* makeCustomPlot(QWidget* parent);

}  // namespace kd
