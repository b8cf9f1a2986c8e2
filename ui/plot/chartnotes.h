#pragma once

#include "ui/common/chart.h"

#include <qcustomplot.h>

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
    void place(QCPPainter& painter, const Note& note, std::vector<QRectF>& taken) const;

    std::vector<Note> m_notes;
    std::optional<QPointF> m_current;
    bool m_isStale;
};

}  // namespace kd
