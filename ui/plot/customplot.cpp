// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/customplot.h"

#include "ui/common/theme.h"
#include "ui/plot/plotbuilder.h"

namespace kd {
namespace {

class CustomPlot final : public QCustomPlot, public ChartPlot {
public:
    explicit CustomPlot(QWidget* parent) : QCustomPlot(parent)
    {
        setSelectionRectMode(QCP::srmZoom);
        setMouseTracking(true);
    }

    QWidget* widget() override { return this; }

    void show(const ChartContent& content) override
    {
        m_content = &content;
        const QColor accent = Theme::instance().color(Token::Accent);
        QColor tint = accent;
        tint.setAlphaF(0.15f);
        selectionRect()->setPen(QPen(accent));
        selectionRect()->setBrush(tint);
        buildPlot(*this, content);
        replot(rpQueuedReplot);
    }

    void showAll() override
    {
        fitRanges(*this, *m_content);
        replot(rpQueuedReplot);
    }

    QPointF pixelOf(QPointF value, bool isOnRight) const override
    {
        return {xAxis->coordToPixel(value.x()), (isOnRight ? yAxis2 : yAxis)->coordToPixel(value.y())};
    }

    QString cutTitleAt(QPoint position) const override
    {
        return m_content == nullptr ? QString() : kd::cutTitleAt(*this, *m_content, position);
    }

    /// QCustomPlot lays out anew for a picture, and back again.
    QPixmap picture(QSize size, double scale) override { return toPixmap(size.width(), size.height(), scale); }

protected:
    // QCustomPlot itself draws at once: a layout that tries some sizes would draw each, for every chart of the page.
    void resizeEvent(QResizeEvent*) override
    {
        if (m_content)
            fitTicks(*this, *m_content);
        setViewport(rect());
        replot(rpQueuedReplot);
    }

private:
    const ChartContent* m_content = nullptr;
};

}  // namespace

ChartPlot* makeCustomPlot(QWidget* parent)
{
    return new CustomPlot(parent);
}

}  // namespace kd
