// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sweep/heatmap.h"
#include "ui/workbench/sweep/sweepresults.h"

#include <QPixmap>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace kd {

/// Draws a HeatMap: a cell a pair of values, lighter is better, with its figure where there is room. The best one has a thick
/// frame, the program as it stands a dashed one, and cells without a figure say why. Arrows move, Enter and a click choose. The
/// table beside it is its accessible twin.
class HeatMapView : public QWidget {
    Q_OBJECT
public:
    explicit HeatMapView(QWidget* parent = nullptr);

    /// `results` outlive the view, or another call.
    void setResults(const SweepResults* results, std::optional<MapChoice> choice);
    /// More of them came: nothing that is there already is looked at again.
    void addResults();
    /// The point that the program is as it stands.
    void setCurrent(const std::optional<SweepPoint>& point);
    /// The point that the other views show; its cell is outlined in the accent colour.
    void setChosen(const std::optional<SweepPoint>& point);
    const HeatMap& map() const { return m_map; }
    QPixmap picture();
    /// How often maps were made anew: not by addResults().
    int rebuilds() const { return m_rebuilds; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A row of the results.
    void rowChosen(std::size_t row);
    /// More of the chosen one is wanted: a double click, Enter.
    void openRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Layout;
    Layout layoutOf() const;
    std::optional<HeatMap::Place> placeAt(const QPoint& position) const;
    QString valuesAt(const HeatMap::Place& place) const;
    QString cellText(const MapCell& cell) const;
    void drawCells(QPainter& painter, const Layout& layout) const;
    void drawLabels(QPainter& painter, const QRectF& cell, const MapCell& content, const QString& under) const;
    void drawAxes(QPainter& painter, const Layout& layout) const;
    void drawScale(QPainter& painter, const Layout& layout) const;
    void drawFrames(QPainter& painter, const Layout& layout) const;
    void choose(const HeatMap::Place& place);

    const SweepResults* m_results = nullptr;
    HeatMap m_map;
    std::optional<HeatMap::Place> m_current, m_chosen;
    int m_rebuilds = 0;
};

}  // namespace kd
