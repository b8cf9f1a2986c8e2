// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"

namespace kd {

/// Draws a chart's content, in the theme's colours of the moment, and zooms by a rubber band.
class ChartPlot {
public:
    virtual ~ChartPlot() = default;

    /// Gives what this is on the screen; it owns this.
    virtual QWidget* widget() = 0;
    /// Replaces all that is shown; `content` must live until the next call.
    virtual void show(const ChartContent& content) = 0;
    /// Ranges that show all of the content.
    virtual void showAll() = 0;
    /// Gives where a value of the content stands, in logical pixels of the widget. `isOnRight`: by the right axis.
    virtual QPointF pixelOf(QPointF value, bool isOnRight) const = 0;
    /// The whole title of the axis beside which `position` (logical pixels of the widget) lies, where there is no room for it.
    virtual QString cutTitleAt(QPoint position) const = 0;
    /// The content as a picture of that size in logical pixels, with `scale` pixels to each.
    virtual QPixmap picture(QSize size, double scale) = 0;
};

/// ui/plot has it, over QCustomPlot.
ChartPlot* makeChartPlot(QWidget* parent);

}  // namespace kd
