// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/customplot.h"

// A file of its own: a program that has another makeChartPlot() does not link this one.

namespace kd {

ChartPlot* makeChartPlot(QWidget* parent)
{
    return makeCustomPlot(parent);
}

}  // namespace kd
