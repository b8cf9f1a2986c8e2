// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/chartpicture.h"

#include "core/base/error.h"
#include "ui/print/printfonts.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace kd {
namespace {

constexpr double kScale = 2;
constexpr int kDotsPerMetre = 7559;  ///< 192 to the inch

}  // namespace

void paintChart(QPainter& painter, const ReportChart& chart, const QRectF& area)
{
    QByteArray document = QByteArray::fromStdString(chart.svg);
    document.replace(QByteArray::fromRawData(kChartFonts.data(), static_cast<qsizetype>(kChartFonts.size())),
                     textFont(11).family().toUtf8());
    QSvgRenderer renderer(document);
    painter.save();
    painter.setFont(textFont(11));
    renderer.render(&painter, area);
    painter.restore();
}

QByteArray chartPicture(const ReportChart& chart)
{
    const QSizeF size = QSizeF(chart.width, chart.height) * kScale;
    QImage image(size.toSize(), QImage::Format_RGB32);
    if (image.isNull())
        throw RuntimeError({.text = "there is not enough memory for the picture", .subject = chart.name});
    image.fill(Qt::white);
    image.setDotsPerMeterX(kDotsPerMetre);
    image.setDotsPerMeterY(kDotsPerMetre);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintChart(painter, chart, QRectF(QPointF(), size));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        throw RuntimeError({.text = "the picture cannot be written as PNG", .subject = chart.name});
    return bytes;
}

}  // namespace kd
