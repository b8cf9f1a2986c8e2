// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/imagecanvas.h"

#include "ui/common/theme.h"
#include "ui/data/datainspector.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr int kRulerAcross = 22, kRulerDown = 48, kScaleHeight = 36, kRight = 10;  // logical pixels
constexpr int kAskDelay = 15;  // milliseconds, so that a turn of the wheel asks once
constexpr double kLargestZoom = 64, kWheelStep = 1.25;
constexpr std::size_t kLeastColours = 3, kMaxColours = 4;

}  // namespace

ImageCanvas::ImageCanvas(DataInspector& inspector, QWidget* parent)
    : QWidget(parent), m_inspector(inspector), m_image(inspector.client(), QStringLiteral("data.image")),
      m_expected(inspector.client(), QStringLiteral("data.image.expected")),
      m_channelStatistics(inspector.client(), QStringLiteral("data.image.channel"))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Image of the buffer; the table has the same numbers"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(kAskDelay);
    connect(&m_delay, &QTimer::timeout, this, &ImageCanvas::ask);
    connect(&inspector, &DataInspector::viewChanged, this, &ImageCanvas::arrange);
    connect(&m_channelStatistics, &DataQuery::changed, this, &ImageCanvas::build);
    connect(&inspector, &DataInspector::lookChanged, this, [this] {
        askChannel();
        build();
        if (m_inspector.canCompare() && m_inspector.marksDifferences() && !m_expected.answer())
            askSoon();
    });
    connect(&inspector, &DataInspector::oldChanged, this, qOverload<>(&QWidget::update));
    connect(&inspector, &DataInspector::cursorChanged, this, &ImageCanvas::showCursor);
    connect(&inspector.bytes(), &ElementPageCache::arrived, this, qOverload<>(&QWidget::update));
    connect(&inspector.expectedBytes(), &ElementPageCache::arrived, this, qOverload<>(&QWidget::update));
    connect(&m_image, &DataQuery::changed, this, &ImageCanvas::build);
    connect(&m_expected, &DataQuery::changed, this, &ImageCanvas::build);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    arrange();
}

// Which axes are what; another shape is shown whole.
void ImageCanvas::arrange()
{
    const std::vector<ViewAxis> axes = m_inspector.whyNothing().isEmpty() ? m_inspector.numbers().axes : std::vector<ViewAxis>();
    const bool hasColours = axes.size() > 2 && axes.back().count >= kLeastColours && axes.back().count <= kMaxColours;
    const std::size_t flat = axes.size() - (axes.size() > 1 && (m_inspector.hasMemberAxis() || hasColours) ? 1 : 0);
    const quint64 rows = flat > 1 ? axes[flat - 2].count : 0, columns = flat > 1 ? axes[flat - 1].count : 0;
    const int channels = flat > 1 && flat < axes.size() ? static_cast<int>(axes.back().count) : 1;
    m_planes = 1;
    for (std::size_t i = 0; i + 2 < flat; ++i)
        m_planes *= axes[i].count;
    m_rowAxis = flat > 1 ? flat - 2 : 0;
    if (rows != m_rows || columns != m_columns || channels != m_channels) {
        m_rows = rows;
        m_columns = columns;
        m_channels = channels;
        m_channel = channels >= static_cast<int>(kLeastColours) || channels == 1 ? -1 : 0;
        m_zoom = 0;
        m_middle = {static_cast<double>(columns) / 2, static_cast<double>(rows) / 2};
    }
    m_image.forget();
    m_expected.forget();
    m_picture = {};
    m_channelRange.reset();
    m_channelStatistics.forget();
    askChannel();
    askSoon();
    emit shapeChanged();
    emit zoomChanged();
    describe();
    update();
}

QString ImageCanvas::channelName(int channel) const
{
    const auto at = static_cast<std::size_t>(channel);
    if (m_inspector.hasMemberAxis() && m_inspector.view() && at < m_inspector.view()->layout.members.size())
        return QString::fromStdString(m_inspector.view()->layout.members[at].name);
    return QString::number(channel);
}

void ImageCanvas::setChannel(int channel)
{
    if (channel == m_channel)
        return;
    m_channel = channel;
    m_image.forget();
    m_expected.forget();
    m_channelRange.reset();
    m_channelStatistics.forget();
    askChannel();
    askSoon();
}

// Values of one channel may lie far from those of the others. Bytes of colours are shown from none to all of them.
bool ImageCanvas::hasOwnRange() const
{
    const std::optional<RangeChoice>& chosen = m_inspector.settings().range;
    const bool isColour = m_inspector.hasMemberAxis() && m_inspector.numbers().format == ValueFormat::UInt8;
    return m_channels > 1 && m_channel >= 0 && !m_inspector.isDifference() && (chosen ? chosen->isPercentile : !isColour);
}

void ImageCanvas::askChannel()
{
    const RangeChoice choice = m_inspector.settings().range.value_or(RangeChoice{});
    if (!hasOwnRange() || m_channelRange == choice || m_inspector.count() == 0)
        return;
    m_channelRange = choice;
    DataRequest request = m_inspector.request(DataRequest::Kind::Statistics);
    request.view.offsetBits += static_cast<quint64>(m_channel) * request.view.axes.back().strideBits;
    request.view.axes.pop_back();
    request.statistics.bins = 0;
    request.statistics.percentiles = {choice.low, choice.high};
    m_channelStatistics.ask(request);
}

std::optional<ValueRange> ImageCanvas::shownRange() const
{
    if (!hasOwnRange())
        return m_inspector.range();
    const std::shared_ptr<const DataAnswer>& answer = m_channelStatistics.answer();
    return answer && answer->statistics ? std::optional(m_channelRange->resolved(*answer->statistics)) : std::nullopt;
}

quint64 ImageCanvas::plane() const
{
    if (m_rows == 0 || m_columns == 0)
        return 0;
    return m_inspector.cursor() / (m_rows * m_columns * static_cast<quint64>(m_channels));
}

void ImageCanvas::setPlane(quint64 plane)
{
    const quint64 each = m_rows * m_columns * static_cast<quint64>(m_channels);
    m_inspector.setCursor(m_inspector.cursor() % std::max<quint64>(each, 1) + std::min(plane, m_planes - 1) * each);
}

QRectF ImageCanvas::canvasRect() const
{
    const Theme& theme = Theme::instance();
    return QRectF(rect()).adjusted(theme.scaled(kRulerDown), theme.scaled(kRulerAcross), -theme.scaled(kRight),
                                   -theme.scaled(m_channels > 1 && m_channel < 0 ? kRight : kScaleHeight));
}

double ImageCanvas::zoom() const
{
    if (m_zoom > 0)
        return m_zoom;
    const QRectF canvas = canvasRect();
    if (m_rows == 0 || canvas.width() <= 0 || canvas.height() <= 0)
        return 1;
    return std::min({canvas.width() / static_cast<double>(m_columns), canvas.height() / static_cast<double>(m_rows), kLargestZoom});
}

QPointF ImageCanvas::origin() const
{
    const QRectF canvas = canvasRect();
    const QPointF middle = m_zoom > 0 ? m_middle : QPointF(static_cast<double>(m_columns) / 2, static_cast<double>(m_rows) / 2);
    QPointF at = canvas.center() - middle * zoom();
    if (m_zoom <= 0)
        at = canvas.topLeft();  // a whole picture stands at its rulers
    return at;
}

void ImageCanvas::setZoom(double zoom, const QPointF& about)
{
    const QPointF at = (about - origin()) / this->zoom();
    const double least = 1.0 / std::max<double>(1.0, static_cast<double>(std::max(m_rows, m_columns)));
    m_zoom = std::clamp(zoom, least, kLargestZoom);
    m_middle = at + (canvasRect().center() - about) / m_zoom;
    keepInside();
    askSoon();
    emit zoomChanged();
    update();
}

void ImageCanvas::keepInside()
{
    m_middle.setX(std::clamp(m_middle.x(), 0.0, static_cast<double>(m_columns)));
    m_middle.setY(std::clamp(m_middle.y(), 0.0, static_cast<double>(m_rows)));
}

void ImageCanvas::fit()
{
    m_zoom = 0;
    askSoon();
    emit zoomChanged();
    update();
}

ImageCanvas::Place ImageCanvas::cursorPlace() const
{
    if (m_rows == 0 || m_columns == 0)
        return {};
    const quint64 number = m_inspector.cursor() / static_cast<quint64>(m_channels);
    return {number / m_columns % m_rows, number % m_columns};
}

quint64 ImageCanvas::indexOf(const Place& place) const
{
    const auto channels = static_cast<quint64>(m_channels);
    const quint64 channel = m_channel >= 0 ? static_cast<quint64>(m_channel) : m_inspector.cursor() % channels;
    return ((plane() * m_rows + place.row) * m_columns + place.column) * channels + channel;
}

std::optional<ImageCanvas::Place> ImageCanvas::placeAt(const QPointF& position) const
{
    const QPointF at = (position - origin()) / zoom();
    if (!canvasRect().contains(position) || at.x() < 0 || at.y() < 0 || at.x() >= static_cast<double>(m_columns) ||
        at.y() >= static_cast<double>(m_rows))
        return {};
    return Place{static_cast<quint64>(at.y()), static_cast<quint64>(at.x())};
}

QRectF ImageCanvas::placeRect(const Place& place) const
{
    return {origin() + QPointF(static_cast<double>(place.column), static_cast<double>(place.row)) * zoom(), QSizeF(zoom(), zoom())};
}

void ImageCanvas::askSoon()
{
    m_delay.start();
}

// What is seen of the slice, a pixel of the screen at most a number.
void ImageCanvas::ask()
{
    if (m_rows == 0 || m_columns == 0 || !m_inspector.whyNothing().isEmpty())
        return;
    const QRectF seen = QRectF((canvasRect().topLeft() - origin()) / zoom(), canvasRect().size() / zoom())
                            .intersected(QRectF(0, 0, static_cast<double>(m_columns), static_cast<double>(m_rows)));
    if (seen.isEmpty())
        return;
    DataRequest request = m_inspector.request(DataRequest::Kind::Image);
    ImageWish& wish = request.image;
    wish.rowAxis = static_cast<std::uint32_t>(m_rowAxis);
    wish.columnAxis = wish.rowAxis + 1;
    wish.at = request.view.coordinatesOf(indexOf({0, 0}));
    const bool isColour = m_channels > 1 && m_channel < 0;
    if (isColour)
        wish.channelAxis = wish.rowAxis + 2;
    wish.firstRow = static_cast<quint64>(seen.top());
    wish.firstColumn = static_cast<quint64>(seen.left());
    wish.rows = std::min<quint64>(m_rows - wish.firstRow, static_cast<quint64>(std::ceil(seen.bottom())) - wish.firstRow);
    wish.columns =
        std::min<quint64>(m_columns - wish.firstColumn, static_cast<quint64>(std::ceil(seen.right())) - wish.firstColumn);
    const double most = std::sqrt(static_cast<double>(ImageWish::kMaxValues) / m_channels /
                                  std::max(1.0, canvasRect().width() * canvasRect().height()));
    const double scale = std::min(devicePixelRatioF(), most) * zoom();
    const auto pixels = [&](quint64 count) {
        return static_cast<std::uint32_t>(
            std::clamp(std::floor(static_cast<double>(count) * scale), 1.0, static_cast<double>(std::min<quint64>(count, 16384))));
    };
    wish.width = pixels(wish.columns);
    wish.height = pixels(wish.rows);
    m_image.ask(request);
    if (!m_inspector.canCompare() || (!m_inspector.marksDifferences() && !m_inspector.isDifference()))
        return m_expected.forget();
    request.blob = request.expectedBlob;
    m_expected.ask(request);
}

void ImageCanvas::describe()
{
    setAccessibleDescription(m_rows == 0 ? QString()
                                         : QStringLiteral("%1 %2").arg(m_inspector.placeText(m_inspector.cursor()),
                                                                       m_inspector.valueText(m_inspector.cursor())));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

// Another view moved the cursor: another plane is asked for, and the picture follows where it is zoomed.
void ImageCanvas::showCursor()
{
    if (m_planes > 1 || (m_channels > 1 && m_channel >= 0))
        askSoon();
    const QRectF at = placeRect(cursorPlace());
    if (m_zoom > 0 && m_rows > 0 && !canvasRect().contains(at)) {
        const Place place = cursorPlace();
        m_middle = {static_cast<double>(place.column) + 0.5, static_cast<double>(place.row) + 0.5};
        keepInside();
        askSoon();
    }
    emit shapeChanged();
    describe();
    update();
}

void ImageCanvas::moveBy(qint64 rows, qint64 columns)
{
    const Place at = cursorPlace();
    const auto moved = [](quint64 from, qint64 by, quint64 count) {
        return static_cast<quint64>(std::clamp<qint64>(static_cast<qint64>(from) + by, 0, static_cast<qint64>(count) - 1));
    };
    if (m_rows > 0 && m_columns > 0)
        m_inspector.setCursor(indexOf({moved(at.row, rows, m_rows), moved(at.column, columns, m_columns)}));
}

void ImageCanvas::resizeEvent(QResizeEvent*)
{
    askSoon();
    emit zoomChanged();
}

void ImageCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_pressedMiddle = m_zoom > 0 ? m_middle : (canvasRect().center() - origin()) / zoom();
    m_isDragging = false;
}

void ImageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF moved = event->position() - m_pressed;
    m_isDragging = m_isDragging || moved.manhattanLength() >= QApplication::startDragDistance();
    if (!event->buttons().testFlag(Qt::LeftButton) || !m_isDragging || m_rows == 0)
        return;
    m_zoom = zoom();
    m_middle = m_pressedMiddle - moved / m_zoom;
    keepInside();
    askSoon();
    update();
}

void ImageCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const std::optional<Place> place = placeAt(event->position());
    if (!m_isDragging && place && event->button() == Qt::LeftButton)
        m_inspector.setCursor(indexOf(*place));
}

void ImageCanvas::mouseDoubleClickEvent(QMouseEvent*)
{
    fit();
}

void ImageCanvas::wheelEvent(QWheelEvent* event)
{
    constexpr double kNotch = 120;
    if (m_rows > 0)
        setZoom(zoom() * std::pow(kWheelStep, event->angleDelta().y() / kNotch), event->position());
    event->accept();
}

void ImageCanvas::keyPressEvent(QKeyEvent* event)
{
    const qint64 step = event->modifiers().testFlag(Qt::ControlModifier) ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(0, -step);
    case Qt::Key_Right:
        return moveBy(0, step);
    case Qt::Key_Up:
        return moveBy(-step, 0);
    case Qt::Key_Down:
        return moveBy(step, 0);
    case Qt::Key_PageUp:
        return setPlane(plane() > 0 ? plane() - 1 : 0);
    case Qt::Key_PageDown:
        return setPlane(plane() + 1);
    case Qt::Key_Plus:
        return setZoom(zoom() * kWheelStep, placeRect(cursorPlace()).center());
    case Qt::Key_Minus:
        return setZoom(zoom() / kWheelStep, placeRect(cursorPlace()).center());
    case Qt::Key_Home:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace kd
