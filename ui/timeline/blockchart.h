// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/blockplot.h"

#include <QWidget>

#include <memory>

namespace kd {

/// The blocks of a launch by SM and time, under the waves that the calculator foresaw. The tool tip tells of the block under the
/// pointer, the context menu copies picture and data.
class BlockChart : public QWidget {
    Q_OBJECT
public:
    explicit BlockChart(QWidget* parent = nullptr);
    ~BlockChart() override;

    /// `recorded` may be null.
    void setTimeline(RecordedTimelinePointer recorded);
    QSize sizeHint() const override { return {600, 160}; }
    QSize minimumSizeHint() const override { return {240, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plotArea() const;
    void drawWaves(QPainter& painter, const QRectF& area) const;
    void drawAxes(QPainter& painter, const QRectF& area) const;
    void drawBlocks(QPainter& painter, const QRectF& area);
    QString wordsAt(const QPointF& position) const;

    RecordedTimelinePointer m_recorded;
    std::unique_ptr<BlockPlot> m_plot;
    QImage m_blocks;  ///< made anew where size or theme change
};

}  // namespace kd
