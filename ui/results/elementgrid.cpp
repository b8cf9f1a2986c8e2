// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/elementgrid.h"

#include "ui/common/format.h"
#include "ui/common/theme.h"
#include "ui/results/elementsource.h"

#include <QAccessible>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr quint64 kScrollSteps = 1'000'000'000;  // a scroll bar counts in int: longer tables move several rows a step
constexpr quint64 kMeasuredHeads = 64;  // of them all are measured; the last is the widest else

}  // namespace

ElementGrid::ElementGrid(ElementSource& source, QWidget* parent) : QAbstractScrollArea(parent), m_source(source)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Elements"));
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    viewport()->setMouseTracking(false);
    connect(&source, &ElementSource::restarted, this, &ElementGrid::restart);
    connect(&source, &ElementSource::shapeChanged, this, &ElementGrid::measure);
    connect(&source, &ElementSource::cellsChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&source, &ElementSource::elementRequested, this, &ElementGrid::goTo);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ElementGrid::scrolled);
    connect(&Theme::instance(), &Theme::changed, this, &ElementGrid::measure);
    measure();
}

quint64 ElementGrid::rows() const
{
    const quint64 columns = m_source.columns();
    return (m_source.count() + columns - 1) / columns;
}

void ElementGrid::restart()
{
    m_current = std::min(m_current, std::max<quint64>(m_source.count(), 1) - 1);
    m_anchor = m_current;
    measure();
}

void ElementGrid::measure()
{
    const Theme& theme = Theme::instance();
    const QFontMetrics mono(theme.font(FontRole::Mono));
    const auto widthOf = [&mono](int characters) { return mono.horizontalAdvance(QString(characters, QLatin1Char('0'))) + 1; };
    m_metrics.inset = m_source.isDense() ? kDenseInset : kCellInset;
    const auto digits = static_cast<int>(m_source.rowHead(std::max<quint64>(rows(), 1) - 1).size());
    m_metrics.header = theme.scaled(26);
    m_metrics.row = std::max(theme.scaled(22), mono.height() + 4);
    m_metrics.index = widthOf(std::max(6, digits)) + 2 * kCellInset;
    m_metrics.column = std::max(widthOf(std::max(m_source.widestText(), 2)), widestHead()) + 2 * m_metrics.inset;
    const int tail = m_source.tailCharacters();
    m_metrics.tail = tail > 0 ? widthOf(tail) + 2 * kCellInset : 0;
    updateScrollBars();
    viewport()->update();
}

int ElementGrid::widestHead() const
{
    const QFontMetrics heads(Theme::instance().font(FontRole::ColumnHead));
    const quint64 columns = m_source.columns();
    int widest = heads.horizontalAdvance(m_source.columnHead(columns - 1));
    for (quint64 column = 0; column < std::min(columns, kMeasuredHeads); ++column)
        widest = std::max(widest, heads.horizontalAdvance(m_source.columnHead(column)));
    return widest + 1;
}

quint64 ElementGrid::shownRows() const
{
    const int height = viewport()->height() - m_metrics.header;
    return std::max<quint64>(1, height > 0 ? static_cast<quint64>(height / m_metrics.row) : 0);
}

void ElementGrid::updateScrollBars()
{
    const quint64 hidden = rows() > shownRows() ? rows() - shownRows() : 0;
    verticalScrollBar()->setRange(0, static_cast<int>(std::min(hidden, kScrollSteps)));
    verticalScrollBar()->setPageStep(static_cast<int>(std::min(shownRows(), kScrollSteps)));
    const quint64 room = static_cast<quint64>(std::max(0, viewport()->width() - m_metrics.index));
    const quint64 shownColumns = std::max<quint64>(1, room / static_cast<quint64>(m_metrics.column));
    // What follows the last column is reached as columns are.
    const auto tail = static_cast<quint64>((m_metrics.tail + m_metrics.column - 1) / m_metrics.column);
    const quint64 columns = m_source.columns() + tail;
    horizontalScrollBar()->setRange(0,
                                    static_cast<int>(std::min(columns > shownColumns ? columns - shownColumns : 0, kScrollSteps)));
    horizontalScrollBar()->setPageStep(static_cast<int>(std::min(shownColumns, kScrollSteps)));
}

quint64 ElementGrid::topRow() const
{
    const quint64 hidden = rows() > shownRows() ? rows() - shownRows() : 0;
    const auto value = static_cast<quint64>(verticalScrollBar()->value());
    if (hidden <= kScrollSteps)
        return std::min(value, hidden);
    return value == kScrollSteps ? hidden
                                 : static_cast<quint64>(static_cast<double>(value) / kScrollSteps * static_cast<double>(hidden));
}

void ElementGrid::setTopRow(quint64 row)
{
    const quint64 hidden = rows() > shownRows() ? rows() - shownRows() : 0;
    const quint64 wanted = std::min(row, hidden);
    const double share = hidden == 0 ? 0.0 : static_cast<double>(wanted) / static_cast<double>(hidden);
    const bool isExact = hidden <= kScrollSteps;
    verticalScrollBar()->setValue(isExact ? static_cast<int>(wanted) : static_cast<int>(std::ceil(share * kScrollSteps)));
}

QRect ElementGrid::cellRect(quint64 row, quint64 column) const
{
    const auto right = static_cast<int>(column - static_cast<quint64>(horizontalScrollBar()->value()));
    const auto down = static_cast<int>(row - topRow());
    return {m_metrics.index + right * m_metrics.column, m_metrics.header + down * m_metrics.row, m_metrics.column, m_metrics.row};
}

std::optional<ElementGrid::Cell> ElementGrid::cellAt(const QPoint& point) const
{
    if (point.y() < m_metrics.header || m_source.count() == 0)
        return {};
    const int right = std::max(0, point.x() - m_metrics.index) / m_metrics.column;
    const quint64 row = topRow() + static_cast<quint64>((point.y() - m_metrics.header) / m_metrics.row);
    const quint64 column = static_cast<quint64>(horizontalScrollBar()->value() + right);
    if (row >= rows() || column >= m_source.columns())
        return {};
    return Cell{row, column};
}

ElementGrid::Range ElementGrid::selection() const
{
    const quint64 columns = m_source.columns();
    const auto [firstRow, lastRow] = std::minmax({m_anchor / columns, m_current / columns});
    const auto [firstColumn, lastColumn] = std::minmax({m_anchor % columns, m_current % columns});
    return {firstRow, lastRow, firstColumn, lastColumn};
}

QString ElementGrid::cellText(quint64 row, quint64 column) const
{
    const quint64 index = row * m_source.columns() + column;
    return column >= m_source.columns() || index >= m_source.count() ? QString() : m_source.text(index);
}

void ElementGrid::goTo(quint64 index)
{
    bringUp(index);
    moveTo(index, false);
    setFocus(Qt::OtherFocusReason);
}

void ElementGrid::follow(quint64 index)
{
    if (index == m_current || m_source.count() == 0)
        return;
    bringUp(index);
    m_current = m_anchor = std::min(index, m_source.count() - 1);
    showCurrent();
    viewport()->update();
    describe();
}

void ElementGrid::bringUp(quint64 index)
{
    const quint64 row = index / m_source.columns();
    if (row < topRow() || row >= topRow() + shownRows())
        setTopRow(row - std::min(row, shownRows() / 2));
}

void ElementGrid::moveTo(quint64 index, bool extends)
{
    if (m_source.count() == 0)
        return;
    m_current = std::min(index, m_source.count() - 1);
    if (!extends)
        m_anchor = m_current;
    showCurrent();
    viewport()->update();
    emit currentChanged(m_current);
    describe();
}

void ElementGrid::describe()
{
    setAccessibleDescription(tr("Element %1: %2").arg(m_source.place(m_current), m_source.text(m_current)));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

std::pair<quint64, quint64> ElementGrid::shownRowRange() const
{
    return {topRow(), std::min(rows(), topRow() + shownRows())};
}

void ElementGrid::showCurrent()
{
    const quint64 row = m_current / m_source.columns();
    const quint64 top = topRow();
    if (row < top)
        setTopRow(row);
    else if (row >= top + shownRows())
        setTopRow(row - shownRows() + 1);
    const auto column = static_cast<int>(m_current % m_source.columns());
    QScrollBar* const bar = horizontalScrollBar();
    if (column < bar->value())
        bar->setValue(column);
    else if (column >= bar->value() + bar->pageStep())
        bar->setValue(column - bar->pageStep() + 1);
}

}  // namespace kd
