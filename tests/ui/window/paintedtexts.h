// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QPaintDevice>
#include <QPaintEngine>
#include <QString>
#include <QWidget>

#include <vector>

namespace kd {

/// A text that a widget painted, and the place on the widget that it takes.
struct PaintedText {
    QString text;
    QRectF place;
};

/// Paints nothing and takes down what is written: a delegate's cells, a drawing of a widget's own, a chart.
class TextEngine : public QPaintEngine {
public:
    TextEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}
    std::vector<PaintedText> popTexts() { return std::exchange(m_texts, {}); }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return QPaintEngine::User; }
    void updateState(const QPaintEngineState& given) override
    {
        if (given.state() & QPaintEngine::DirtyTransform)
            m_transform = given.transform();
    }
    void drawTextItem(const QPointF& start, const QTextItem& item) override
    {
        const QRectF box(start.x(), start.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        m_texts.push_back({item.text(), m_transform.mapRect(box)});
    }
    void drawPath(const QPainterPath&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}

private:
    QTransform m_transform;
    std::vector<PaintedText> m_texts;
};

/// Stands for a widget that is painted: it is as large and as fine, and keeps the texts instead of pixels.
class TextDevice : public QPaintDevice {
public:
    explicit TextDevice(const QWidget& widget) : m_widget(widget) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    std::vector<PaintedText> popTexts() { return m_engine.popTexts(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_widget.width();
        case PdmHeight: return m_widget.height();
        case PdmWidthMM: return m_widget.widthMM();
        case PdmHeightMM: return m_widget.heightMM();
        case PdmNumColors: return 0;
        case PdmDepth: return 32;
        case PdmDpiX: return m_widget.logicalDpiX();
        case PdmDpiY: return m_widget.logicalDpiY();
        case PdmPhysicalDpiX: return m_widget.physicalDpiX();
        case PdmPhysicalDpiY: return m_widget.physicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    const QWidget& m_widget;
    mutable TextEngine m_engine;
};

/// What `widget`, which is visible, paints itself; what its children paint is theirs. A chart keeps its picture and is drawn anew.
inline std::vector<PaintedText> paintedTexts(QWidget& widget)
{
    if (widget.size().isEmpty())
        return {};
    TextDevice device(widget);
    if (auto* const plot = qobject_cast<QCustomPlot*>(&widget)) {
        QCPPainter painter(&device);
        plot->toPainter(&painter, plot->width(), plot->height());
    } else {
        widget.render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    }
    return device.popTexts();
}

}  // namespace kd
