// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"
#include "ui/results/elementgrid.h"
#include "ui/results/elementsource.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace kd {
namespace {

void drawRight(QPainter& painter, const QRect& rect, const QString& text, int inset)
{
    const QRect inner = rect.adjusted(inset, 0, -inset, 0);
    painter.drawText(inner, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, inner.width()));
}

}  // namespace

void ElementGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const quint64 columns = m_source.columns();
    const auto firstColumn = static_cast<quint64>(horizontalScrollBar()->value());
    const int room = std::max(0, viewport()->width() - m_metrics.index);
    const quint64 lastColumn = std::min(columns - 1, firstColumn + static_cast<quint64>(room / m_metrics.column));
    painter.setFont(Theme::instance().font(FontRole::Mono));
    const quint64 top = topRow();
    const quint64 shown = shownRows() + 1;
    for (quint64 row = top; row < std::min(rows(), top + shown); ++row)
        paintRow(painter, row, firstColumn, lastColumn);
    paintHeader(painter, firstColumn, lastColumn);
    paintTail(painter);
}

void ElementGrid::paintHeader(QPainter& painter, quint64 firstColumn, quint64 lastColumn) const
{
    const Theme& theme = Theme::instance();
    const QRect head(0, 0, viewport()->width(), m_metrics.header);
    painter.fillRect(head, theme.color(Token::Raised));
    painter.setPen(theme.color(Token::Line));
    painter.drawLine(head.bottomLeft(), head.bottomRight());
    painter.setFont(theme.font(FontRole::ColumnHead));
    painter.setPen(theme.color(Token::TextSecondary));
    drawRight(painter, QRect(0, 0, m_metrics.index, m_metrics.header), m_source.rowTitle(), kCellInset);
    for (quint64 column = firstColumn; column <= lastColumn && rows() > 0; ++column) {
        const QRect cell = cellRect(topRow(), column);
        drawRight(painter, QRect(cell.left(), 0, cell.width(), m_metrics.header), m_source.columnHead(column), m_metrics.inset);
    }
}

// What a row says behind its last column, with its head.
void ElementGrid::paintTail(QPainter& painter) const
{
    if (m_metrics.tail == 0)
        return;
    const Theme& theme = Theme::instance();
    const int left = cellRect(topRow(), m_source.columns()).left() + kCellInset;
    painter.setFont(theme.font(FontRole::ColumnHead));
    painter.setPen(theme.color(Token::TextSecondary));
    painter.drawText(QRect(left, 0, m_metrics.tail, m_metrics.header), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     m_source.tailTitle());
    painter.setFont(theme.font(FontRole::Mono));
    painter.setPen(theme.color(m_source.isOld() ? Token::TextMuted : Token::Text));
    for (quint64 row = topRow(); row < std::min(rows(), topRow() + shownRows() + 1); ++row)
        painter.drawText(QRect(left, cellRect(row, 0).top(), m_metrics.tail, m_metrics.row),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_source.rowTail(row));
}

void ElementGrid::paintRow(QPainter& painter, quint64 row, quint64 firstColumn, quint64 lastColumn) const
{
    const Theme& theme = Theme::instance();
    for (quint64 column = firstColumn; column <= lastColumn; ++column)
        paintCell(painter, row, column);
    const QRect line = cellRect(row, firstColumn);
    const QRect head(0, line.top(), m_metrics.index, line.height());
    painter.fillRect(head, theme.color(Token::Raised));
    painter.setPen(theme.color(Token::TextMuted));
    drawRight(painter, head, m_source.rowHead(row), kCellInset);
    painter.setPen(theme.color(Token::Line));
    painter.drawLine(0, line.bottom(), viewport()->width(), line.bottom());
}

void ElementGrid::paintCell(QPainter& painter, quint64 row, quint64 column) const
{
    const Theme& theme = Theme::instance();
    const QString text = cellText(row, column);
    if (text.isEmpty())
        return;
    const quint64 index = row * m_source.columns() + column;
    const QRect rect = cellRect(row, column);
    const Range chosen = selection();
    const bool isSelected =
        (row >= chosen.firstRow && row <= chosen.lastRow && column >= chosen.firstColumn && column <= chosen.lastColumn) ||
        m_source.isOfOne(index, m_current);
    const ElementSource::Mark mark = m_source.markOf(index);
    const bool isStrange = mark == ElementSource::Mark::NotFinite || mark == ElementSource::Mark::NotFiniteDiffers;
    const bool isMismatch = mark == ElementSource::Mark::Differs || mark == ElementSource::Mark::NotFiniteDiffers;
    if (isMismatch || isStrange)
        painter.fillRect(rect, theme.color(isStrange ? Token::WarnBack : Token::BadBack));
    else if (isSelected)
        painter.fillRect(rect, theme.color(Token::Selection));
    if (index == m_current && hasFocus()) {
        painter.setPen(theme.color(Token::Accent));
        painter.drawRect(rect.adjusted(0, 0, -1, -2));
    } else if (isSelected && (isMismatch || isStrange)) {
        painter.setPen(theme.color(Token::LineStrong));
        painter.drawRect(rect.adjusted(0, 0, -1, -2));
    }
    const bool isWeak = m_source.isOld() || !m_source.isKnown(index);
    const Token color = isWeak ? Token::TextMuted : isMismatch ? Token::Bad : isStrange ? Token::Warn : Token::Text;
    painter.setPen(theme.color(color));
    drawRight(painter, rect, text, m_metrics.inset);
}

}  // namespace kd
