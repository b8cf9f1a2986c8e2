// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"
#include "ui/common/theme.h"
#include "ui/data/datainspector.h"
#include "ui/data/imagecanvas.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace kd {
namespace {

constexpr QRgb kDiffering = qRgb(0x4d, 0xe8, 0xff), kNaN = qRgb(0xff, 0x3d, 0xc8), kInfinite = qRgb(0x3d, 0xff, 0x6e);
constexpr int kTick = 5, kTickGap = 3, kTicksAcross = 80, kTicksDown = 45, kScaleBar = 10, kScaleTicks = 5, kTipGap = 14,
              kTipInset = 8;
constexpr int kCursorFrame = 7;  // logical pixels about a small number
constexpr int kTickDigits = 4;

/// The least of 1, 2, 5, 10, 20… that is at least `least`.
double niceStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(least, 1.0))));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least)
            return factor * power;
    return 10 * power;
}

double shareOf(double value, const ValueRange& range)
{
    return range.high > range.low ? (value - range.low) / (range.high - range.low) : 0.5;
}

/// Of colours, which are their own map.
QRgb colourOf(const double* channels, std::size_t count, const ValueRange& range)
{
    std::array<int, 3> rgb{};
    for (std::size_t i = 0; i < rgb.size() && i < count; ++i)
        rgb.at(i) =
            std::isnan(channels[i]) ? 0 : static_cast<int>(std::lround(std::clamp(shareOf(channels[i], range), 0.0, 1.0) * 255));
    return qRgb(rgb[0], rgb[1], rgb[2]);
}

}  // namespace

void ImageCanvas::build()
{
    const std::shared_ptr<const DataAnswer>& answer = m_image.answer();
    const std::shared_ptr<const DataAnswer>& other = m_expected.answer();
    const bool lacksOther = m_inspector.isDifference() && !(other && other->image);
    if (!answer || !answer->image || !shownRange() || lacksOther) {
        if (!answer && !m_image.isBusy())
            m_picture = {};
        return update();
    }
    const bool isSame = other && other->image && other->image->values.size() == answer->image->values.size() &&
        other->image->firstRow == answer->image->firstRow && other->image->firstColumn == answer->image->firstColumn;
    buildPixels(*answer->image, isSame ? &*other->image : nullptr);
    update();
}

void ImageCanvas::buildPixels(const ImageData& image, const ImageData* expected)
{
    const ValueRange range = *shownRange();
    const ColorScale scale(m_inspector.settings().map);
    const bool marksStrange = m_inspector.marksStrange(), isDifference = m_inspector.isDifference();
    const std::size_t channels = std::max<std::size_t>(image.channels, 1);
    m_shown = {.width = image.width,
               .height = image.height,
               .channels = image.channels,
               .firstRow = image.firstRow,
               .rows = image.rows,
               .firstColumn = image.firstColumn,
               .columns = image.columns};
    m_marked.clear();
    m_picture = QImage(static_cast<int>(image.width), static_cast<int>(image.height), QImage::Format_RGB32);
    for (int y = 0; y < m_picture.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(m_picture.scanLine(y));
        for (int x = 0; x < m_picture.width(); ++x) {
            const std::size_t at = (static_cast<std::size_t>(y) * image.width + static_cast<std::size_t>(x)) * channels;
            double value = image.values[at];
            if (isDifference && expected != nullptr)
                value -= expected->values[at];
            const bool isStrange = marksStrange && channels == 1 && !std::isfinite(value);
            line[x] = channels > 1  ? colourOf(&image.values[at], channels, range)
                : isStrange         ? (std::isnan(value) ? kNaN : kInfinite)
                : std::isnan(value) ? scale.at(0)
                                    : scale.at(shareOf(value, range));
            bool differs = false;
            for (std::size_t i = at; expected != nullptr && i < at + channels; ++i)
                differs = differs || m_inspector.isOutsideTolerance(image.values[i], expected->values[i]);
            if (differs && m_inspector.marksDifferences() && !isDifference) {
                if (!isStrange)  // what is no number is seen as such
                    line[x] = kDiffering;
                m_marked.emplace_back(x, y);
            }
        }
    }
}

void ImageCanvas::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    const QRectF canvas = canvasRect();
    painter.fillRect(canvas, theme.color(Token::Editor));
    if (m_rows == 0 || m_columns == 0)
        return;
    painter.save();
    painter.setClipRect(canvas);
    if (!m_picture.isNull()) {
        const QRectF target(origin() +
                                QPointF(static_cast<double>(m_shown.firstColumn), static_cast<double>(m_shown.firstRow)) * zoom(),
                            QSizeF(static_cast<double>(m_shown.columns), static_cast<double>(m_shown.rows)) * zoom());
        painter.setOpacity(m_inspector.isOld() ? 0.45 : 1);
        painter.drawImage(target, m_picture);
        painter.setOpacity(1);
        const double across = target.width() / m_picture.width(), down = target.height() / m_picture.height();
        constexpr double kLeastMark = 2;  // logical pixels, so that one element in many is seen
        if (across < kLeastMark)
            for (const QPoint& pixel : m_marked)
                painter.fillRect(
                    QRectF(target.left() + pixel.x() * across, target.top() + pixel.y() * down, kLeastMark, kLeastMark),
                    QColor(m_picture.pixel(pixel)));
    }
    paintCursor(painter);
    painter.restore();
    paintRulers(painter);
    if (m_channels == 1 || m_channel >= 0)
        paintScale(painter);
    if (hasFocus()) {
        painter.setPen(theme.color(Token::Accent));
        painter.drawRect(canvas.adjusted(-1, -1, 0, 0));
    }
}

void ImageCanvas::paintRulers(QPainter& painter) const
{
    painter.setFont(Theme::instance().font(FontRole::AxisTick));
    paintRuler(painter, true);
    paintRuler(painter, false);
}

void ImageCanvas::paintRuler(QPainter& painter, bool isAcross) const
{
    const Theme& theme = Theme::instance();
    const QRectF canvas = canvasRect();
    const double step = niceStep(theme.scaled(isAcross ? kTicksAcross : kTicksDown) / zoom());
    const double start = isAcross ? origin().x() : origin().y();
    const double low = isAcross ? canvas.left() : canvas.top(), high = isAcross ? canvas.right() : canvas.bottom();
    const auto count = static_cast<double>(isAcross ? m_columns : m_rows);
    const double first = std::max(0.0, std::ceil((low - start) / zoom() / step)) * step;
    for (double value = first; value < count && start + value * zoom() <= high; value += step) {
        const double at = start + value * zoom();
        const QString text = formatCount(static_cast<quint64>(value));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 1, height = painter.fontMetrics().height();
        painter.setPen(theme.color(Token::LineStrong));
        painter.drawLine(isAcross ? QLineF(at, low < at ? canvas.top() - kTick : canvas.top() - kTick, at, canvas.top())
                                  : QLineF(canvas.left() - kTick, at, canvas.left(), at));
        painter.setPen(theme.color(Token::TextSecondary));
        painter.drawText(isAcross ? QRectF(std::max(0.0, at - width / 2), canvas.top() - kTick - height, width, height)
                                  : QRectF(canvas.left() - kTick - kTickGap - width, at - height / 2, width, height),
                         Qt::AlignCenter, text);
    }
}

void ImageCanvas::paintScale(QPainter& painter) const
{
    const std::optional<ValueRange> range = shownRange();
    if (!range)
        return;
    const Theme& theme = Theme::instance();
    const QRectF canvas = canvasRect();
    const double right =
        m_zoom > 0 ? canvas.right() : std::min(canvas.right(), origin().x() + static_cast<double>(m_columns) * zoom());
    const double top =
        m_zoom > 0 ? canvas.bottom() : std::min(canvas.bottom(), origin().y() + static_cast<double>(m_rows) * zoom());
    const QRectF bar(canvas.left(), top + 6, right - canvas.left(), theme.scaled(kScaleBar));
    const ColorScale scale(m_inspector.settings().map);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 16; ++i)
        gradient.setColorAt(i / 16.0, QColor(scale.at(i / 16.0)));
    painter.fillRect(bar, gradient);
    painter.setFont(theme.font(FontRole::AxisTick));
    painter.setPen(theme.color(Token::TextSecondary));
    const bool isOneValue = range->low == range->high;  // whose colour is that of the middle
    for (int i = 0; i < (isOneValue ? 1 : kScaleTicks); ++i) {
        const double share = isOneValue ? 0.5 : static_cast<double>(i) / (kScaleTicks - 1);
        const QString text = typeset(formatNumber(range->low + share * (range->high - range->low), kTickDigits));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 1;
        const double left =
            std::clamp(bar.left() + share * bar.width() - width / 2, bar.left(), std::max(bar.left(), bar.right() - width));
        painter.drawText(QRectF(left, bar.bottom() + 1, width, painter.fontMetrics().height()), Qt::AlignCenter, text);
    }
}

// Lines through the number, a frame about it, and its value beside it.
void ImageCanvas::paintCursor(QPainter& painter) const
{
    const Theme& theme = Theme::instance();
    const QRectF canvas = canvasRect();
    const QRectF at = placeRect(cursorPlace());
    const QRectF whole(origin(), QSizeF(static_cast<double>(m_columns), static_cast<double>(m_rows)) * zoom());
    const QRectF lines = whole.intersected(canvas);
    painter.setPen(QColor(255, 255, 255, 110));
    painter.drawLine(QPointF(at.center().x(), lines.top()), QPointF(at.center().x(), lines.bottom()));
    painter.drawLine(QPointF(lines.left(), at.center().y()), QPointF(lines.right(), at.center().y()));
    const double frame = std::max(0.0, kCursorFrame - at.width() / 2);
    const QRectF box = at.adjusted(-frame, -frame, frame, frame);
    painter.setPen(QPen(QColor(0, 0, 0, 160), 3));
    painter.drawRect(box);
    painter.setPen(QPen(Qt::white, 1.5));
    painter.drawRect(box);
    QString text =
        QStringLiteral("%1  %2").arg(m_inspector.placeText(m_inspector.cursor()), m_inspector.valueText(m_inspector.cursor()));
    if (const std::optional<double> expected = m_inspector.expectedAt(m_inspector.cursor()))
        text = tr("%1, %2 %3").arg(text, m_inspector.expectedName(), typeset(formatNumber(*expected, kTickDigits)));
    painter.setFont(theme.font(FontRole::Mono));
    const QSizeF size(painter.fontMetrics().horizontalAdvance(text) + 2 * kTipInset, painter.fontMetrics().height() + kTipInset);
    QPointF corner(box.right() + kTipGap, box.bottom() + kTipGap / 2.0);
    if (corner.x() + size.width() > canvas.right())
        corner.setX(std::max(canvas.left() + 1, box.left() - kTipGap - size.width()));
    if (corner.y() + size.height() > canvas.bottom())
        corner.setY(std::max(canvas.top() + 1, box.top() - kTipGap / 2.0 - size.height()));
    const QRectF tip(corner, size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(Token::LineStrong));
    painter.setBrush(theme.color(Token::Chrome));
    painter.drawRoundedRect(tip, 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.color(Token::Text));
    painter.drawText(tip, Qt::AlignCenter, text);
}

}  // namespace kd
