// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/downsampling.h"
#include "ui/data/dataquery.h"
#include "ui/data/viewsettings.h"

#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace kd {

class DataInspector;

/// A slice of the inspected numbers as a picture: two axes are rows and columns, a third one of three or four numbers may be
/// colours. Only what is seen is asked for, at most a number a pixel. A click or the arrows move the cursor, the wheel zooms, and
/// dragging moves the picture.
class ImageCanvas : public QWidget {
    Q_OBJECT
public:
    explicit ImageCanvas(DataInspector& inspector, QWidget* parent = nullptr);

    /// Rows and columns of the picture; 0 where the view has fewer than two axes.
    quint64 rows() const { return m_rows; }
    quint64 columns() const { return m_columns; }
    int channels() const { return m_channels; }
    QString channelName(int channel) const;
    /// Which channel is shown; -1: their colour.
    int channel() const { return m_channel; }
    void setChannel(int channel);
    /// Planes in front of rows and columns, counted as one.
    quint64 planes() const { return m_planes; }
    quint64 plane() const;
    void setPlane(quint64 plane);

    double zoom() const;  ///< logical pixels a number
    void setZoom(double zoom, const QPointF& about);
    void fit();
    /// The picture of what is seen, as it is painted: a number a pixel.
    QImage picture() const { return m_picture; }

    QSize sizeHint() const override { return {480, 300}; }
    QSize minimumSizeHint() const override { return {160, 100}; }

signals:
    void shapeChanged();
    void zoomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Place {
        quint64 row = 0, column = 0;
    };
    void arrange();
    void askSoon();
    void ask();
    void build();
    void buildPixels(const ImageData& image, const ImageData* expected);
    void describe();
    bool hasOwnRange() const;
    void askChannel();
    std::optional<ValueRange> shownRange() const;  ///< of the channel where one is chosen
    QRectF canvasRect() const;  ///< between rulers and scale, logical pixels
    QRectF placeRect(const Place& place) const;
    QPointF origin() const;  ///< of row 0, column 0
    Place cursorPlace() const;
    std::optional<Place> placeAt(const QPointF& position) const;
    quint64 indexOf(const Place& place) const;
    void moveBy(qint64 rows, qint64 columns);
    void showCursor();
    void keepInside();

    void paintRulers(QPainter& painter) const;
    void paintRuler(QPainter& painter, bool isAcross) const;
    void paintScale(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    DataInspector& m_inspector;
    DataQuery m_image, m_expected, m_channelStatistics;
    std::optional<RangeChoice> m_channelRange;  ///< that m_channelStatistics was asked for
    QTimer m_delay;
    QImage m_picture;
    ImageData m_shown;                ///< of m_picture, without its values
    std::vector<QPoint> m_marked;     ///< pixels of m_picture that differ
    quint64 m_rows = 0, m_columns = 0, m_planes = 1;
    std::size_t m_rowAxis = 0;
    int m_channels = 1, m_channel = -1;
    double m_zoom = 0;  ///< 0: as large as there is room
    QPointF m_middle;   ///< what stands in the middle of the canvas: column and row
    QPointF m_pressed, m_pressedMiddle;
    bool m_isDragging = false;
};

}  // namespace kd
