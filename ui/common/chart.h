// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointF>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace kd {

/// An axis of a chart: what it shows and in what unit. Values are given in that unit.
struct ChartAxis {
    QString title;
    QString unit;  ///< "µs"; empty for counts
    bool includesZero = false;
    bool isLogarithmic = false;
    double step = 0;                     ///< between ticks; doubled until at most six remain; 0: chosen
    std::optional<double> lower, upper;  ///< where not the data decides
};

struct ChartSeries {
    enum class Style { Line, Step, StepBefore, Points, MarkedLine, Bars };  ///< a step holds from its point on, or up to it
    QString name;
    int slot = 1;  ///< slot of the chart palette, 1 to 8; the marker follows it
    Style style = Style::Line;
    std::vector<double> x, y;  ///< as many of one as of the other; x ascending unless Points
    double barWidth = 0;       ///< Bars: in units of x
    bool isFilled = false;     ///< tinted down to the axis
    bool isOnRight = false;    ///< the axis is ChartContent::right
    bool isDashed = false;     ///< Line: in dashes
    double markSize = 0;       ///< Points: logical pixels across; 0: chosen
    std::vector<QString> hints;  ///< tool tip of each point in place of its values; empty: those
};

/// A line at `middle` and a tint between `low` and `high`, over the whole width: median and quartiles.
struct ChartBand {
    double low = 0, middle = 0, high = 0;
    int slot = 1;
    QString name;  ///< stands at the line; may be empty
};

/// A few words at a place of the curve; left out where there is no room for them.
struct ChartNote {
    QPointF at;
    QString text;
};

struct ChartContent {
    ChartAxis x, y;
    std::optional<ChartAxis> right;   ///< a second axis of y, in the colour of its first series; without lines across
    std::vector<ChartSeries> series;
    std::vector<ChartBand> bands;     ///< over y
    std::vector<ChartBand> bandsOnX;  ///< the same over x: the median of a histogram
    std::optional<QPointF> current;   ///< where the kernel stands: ring and dashed lines to both axes
    QString currentName;              ///< stands beside it; may be empty
    std::vector<ChartNote> notes;     ///< in the order of their weight
    bool isNamedByNotes = false;      ///< the notes name the series: no legend, no labels at their ends
    bool isStale = false;             ///< grey: of the build before
};

/// A chart in the theme's colours. A rubber band zooms, Esc or a double-click shows all again, the tool tip has the values of
/// the nearest point, the context menu copies data (TSV, CSV) or picture and shows the data as a table in the chart's place.
/// Holds its content until the next one.
class Chart : public QWidget {
    Q_OBJECT
public:
    explicit Chart(QWidget* parent = nullptr);
    ~Chart() override;

    void setContent(ChartContent content);
    const ChartContent& content() const;

    /// One row a point; series with the same x share rows, others follow each other with their name.
    QString tsv() const;
    /// The same as comma-separated values.
    QString csv() const;
    /// Shows the data as a table in the place of the picture, or the picture again.
    void showTable(bool isWanted);
    bool isTable() const;
    /// Draws the chart at twice the size on screen.
    QPixmap picture() const;
    void showAll();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    QString valuesAt(const QPoint& position) const;
    void showValues(const QPoint& position);

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace kd
