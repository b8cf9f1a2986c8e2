// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chartplot.h"

namespace kd {

/// Does as makeChartPlot(), over QCustomPlot.
ChartPlot* makeCustomPlot(QWidget* parent);

}  // namespace kd
