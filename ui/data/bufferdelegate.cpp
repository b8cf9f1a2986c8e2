// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/bufferdelegate.h"

#include "ui/common/icons.h"
#include "ui/common/tableroles.h"
#include "ui/data/bufferlistmodel.h"

#include <QPainter>

#include <algorithm>

namespace kd {
namespace {

constexpr int kRowInset = 12, kWordGap = 8, kRowHeight = 46, kFirst = 14, kSecond = 33, kIcon = 13, kBar = 3,
              kShape = 86;  // logical pixels

/// Draws a text at `left` about a middle line, at most up to `right`; gives where it ends.
int drawWords(QPainter& painter, int left, int middle, int right, const QString& text)
{
    const QString words = painter.fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, right - left));
    const int height = painter.fontMetrics().height();
    painter.drawText(QRect(left, middle - height / 2, std::max(0, right - left), height), Qt::AlignLeft | Qt::AlignVCenter, words);
    return left + painter.fontMetrics().horizontalAdvance(words);
}

QFont boldOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

void BufferDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QRect row = option.rect;
    painter->save();
    painter->fillRect(row, theme.color(isSelected ? Token::Selection : Token::Panel));
    if (isSelected)
        painter->fillRect(QRect(row.left(), row.top(), kBar, row.height()), theme.color(Token::Accent));
    painter->setPen(theme.color(Token::Line));
    painter->drawLine(row.left() + theme.scaled(kRowInset), row.bottom(), row.right() - theme.scaled(kRowInset), row.bottom());
    const Token muted = isSelected ? Token::TextSecondary : Token::TextMuted;
    const auto ink = [&](Token token) { painter->setPen(theme.color(isSelected && token == Token::TextMuted ? muted : token)); };
    const int left = row.left() + theme.scaled(kRowInset), right = row.right() - theme.scaled(kRowInset);
    const int first = row.top() + theme.scaled(kFirst), second = row.top() + theme.scaled(kSecond);

    painter->setFont(boldOf(theme.font(FontRole::Label)));
    const QString state = index.data(BufferListModel::StateRole).toString();
    const int stateLeft = right - painter->fontMetrics().horizontalAdvance(state);
    ink(index.data(ColorRole).value<Token>());
    drawWords(*painter, stateLeft, first, right + 1, state);
    painter->setFont(boldOf(theme.font(FontRole::Mono)));
    ink(Token::Text);
    const int nameEnd = drawWords(*painter, left, first, stateLeft - kWordGap, index.data().toString());
    painter->setFont(theme.font(FontRole::Mono));
    ink(Token::TextMuted);
    drawWords(*painter, nameEnd + kWordGap, first, stateLeft - kWordGap, index.data(BufferListModel::TypeRole).toString());

    const auto direction = index.data(IconColorRole).value<Token>();
    const int icon = theme.scaled(kIcon);
    painter->drawPixmap(left, second - icon / 2,
                        iconPixmap(index.data(IconRole).toString(), direction, icon, painter->device()->devicePixelRatioF()));
    ink(direction);
    const int wordEnd =
        drawWords(*painter, left + icon + kWordGap / 2, second, right, index.data(BufferListModel::DirectionRole).toString());
    ink(Token::TextMuted);
    const int shapeLeft = std::max(left + theme.scaled(kShape), wordEnd + kWordGap);
    const QString size = index.data(BufferListModel::SizeRole).toString();
    const int sizeLeft = right - painter->fontMetrics().horizontalAdvance(size);
    drawWords(*painter, sizeLeft, second, right + 1, size);
    drawWords(*painter, shapeLeft, second, sizeLeft - kWordGap, index.data(BufferListModel::ShapeRole).toString());
    if (option.state.testFlag(QStyle::State_HasFocus) && isSelected) {
        painter->setPen(theme.color(Token::Accent));
        painter->drawRect(row.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize BufferDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {Theme::instance().scaled(kShape), Theme::instance().scaled(kRowHeight)};
}

}  // namespace kd
