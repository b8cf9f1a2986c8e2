// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace kd {

/// The words at places of a chart, each where it meets no other: beside its place, above it, or not at all. Includes
/// QCustomPlot's header: for the sources of this folder only. Owned by its plot.
class ChartNotes : public QCPAbstractItem {
    Q_OBJECT
public:
    ChartNotes(QCustomPlot* plot, const ChartContent& content);
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Note {
        ChartNote note;
        bool isCurrent = false;
    };
    QPointF pixelOf(QPointF value) const;
    struct Placed {
        const Note* note = nullptr;
        QRectF box;
    };
    QFont fontOf(const Note& note) const;
    std::vector<Placed> placeAll(bool isCurrentBeside) const;
    std::optional<QRectF> boxOf(const Note& note, bool isAboveFirst, const std::vector<QRectF>& taken) const;

    std::vector<Note> m_notes;
    std::optional<QPointF> m_current;
    bool m_isCrowded;  ///< the notes name the series: below its place is better than nowhere
    bool m_isStale;
};

}  // namespace kd
