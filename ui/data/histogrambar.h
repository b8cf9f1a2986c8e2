// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/datastatistics.h"
#include "ui/data/colormap.h"

#include <QWidget>

#include <optional>

namespace kd {

/// How often values lie where, in the colours that they have in a picture, with two handles for the range of those colours. The
/// handles are dragged, or moved by the arrow keys (with Shift the upper one).
class HistogramBar : public QWidget {
    Q_OBJECT
public:
    explicit HistogramBar(QWidget* parent = nullptr);

    /// Without bins it is empty.
    void setHistogram(const Histogram& histogram);
    void setRange(const std::optional<ValueRange>& range);
    void setMap(ColorMap map);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void rangeChosen(const kd::ValueRange& range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF plotRect() const;
    double positionOf(double value) const;
    double valueAt(double position) const;
    void paintBins(QPainter& painter, const QRectF& plot) const;
    void paintHandles(QPainter& painter, const QRectF& plot) const;
    void drag(double position);

    Histogram m_histogram;
    std::optional<ValueRange> m_range;
    ColorScale m_scale{ColorMap::Magma};
    int m_dragged = 0;  ///< -1: the lower handle, 1: the upper one
};

}  // namespace kd
