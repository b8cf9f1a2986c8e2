// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"
#include "ui/common/figure.h"
#include "ui/occupancy/occupancyanswer.h"

namespace kd {

/// Occupancy over one input of the calculator, with where the kernel stands and the next steps that curve has.
class OccupancyChart : public Chart {
    Q_OBJECT
public:
    enum class Curve { Threads, Registers, Shared };
    explicit OccupancyChart(Curve curve, QWidget* parent = nullptr) : Chart(parent), m_curve(curve)
    {
        nameFigure(*this, QStringLiteral("curve"));
    }

    /// Words it in words few enough for a narrow dock: no notes at the steps.
    void setCompact(bool isCompact) { m_isCompact = isCompact; }
    /// Null: an empty chart.
    /// `times` stand over block sizes, ascending, on an axis of their own.
    void setAnswer(const OccupancyAnswerPointer& answer, bool isStale, const std::vector<MeasuredTime>& times = {});

private:
    Curve m_curve;
    bool m_isCompact = false;
};

/// Gives what such a chart shows. `isCompact`: without notes.
ChartContent occupancyCurve(const OccupancyAnswer& answer, OccupancyChart::Curve curve, bool isCompact);

}  // namespace kd
