// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tableheader.h"

#include "ui/common/icons.h"

#include <QPainter>
#include <QStyleOptionHeader>

namespace kd {
namespace {

constexpr int kArrow = 11, kArrowGap = 3;  // logical pixels

}  // namespace

TableHeader::TableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(true);
    setStretchLastSection(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setHighlightSections(false);
    setTextElideMode(Qt::ElideRight);
}

bool TableHeader::isSorted(int logicalIndex) const
{
    return isSortIndicatorShown() && sortIndicatorSection() == logicalIndex;
}

int TableHeader::leftInset(int logicalIndex) const
{
    return sectionPosition(logicalIndex) == 0 ? kFirstInset : kInset;
}

// Words and arrow are painted here: the style keeps room for an arrow in every section.
void TableHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    option->text.clear();
    option->sortIndicator = QStyleOptionHeader::None;
}

void TableHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, logicalIndex);
    painter->restore();
    QRect words = rect.adjusted(leftInset(logicalIndex), 0, -kInset, 0);
    const QVariant side = model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole);
    const Qt::Alignment alignment = side.isValid() ? Qt::Alignment(side.toInt()) : defaultAlignment();
    const bool isRight = alignment.testFlag(Qt::AlignRight);
    const int arrow = Theme::instance().scaled(kArrow);
    if (isSorted(logicalIndex))
        words.adjust(isRight ? arrow + kArrowGap : 0, 0, isRight ? 0 : -arrow - kArrowGap, 0);
    const QString whole = model()->headerData(logicalIndex, Qt::Horizontal).toString();
    const QString shown = fontMetrics().elidedText(whole, textElideMode(), words.width());
    painter->save();
    painter->setFont(font());
    painter->setPen(Theme::instance().color(Token::TextSecondary));
    painter->drawText(words, static_cast<int>(alignment) | Qt::TextSingleLine, shown);
    if (isSorted(logicalIndex)) {
        const int taken = fontMetrics().horizontalAdvance(shown) + kArrowGap;
        const int left = isRight ? words.right() - taken - arrow : words.left() + taken;
        const QString name =
            sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral("chevron-up") : QStringLiteral("chevron-down");
        painter->drawPixmap(left, words.center().y() - arrow / 2 + 1,
                            iconPixmap(name, Token::TextMuted, arrow, painter->device()->devicePixelRatioF()));
    }
    painter->restore();
}

QSize TableHeader::sectionSizeFromContents(int logicalIndex) const
{
    const int words = fontMetrics().horizontalAdvance(model()->headerData(logicalIndex, Qt::Horizontal).toString());
    const int arrow = isSorted(logicalIndex) ? Theme::instance().scaled(kArrow) + kArrowGap : 0;
    return {words + arrow + leftInset(logicalIndex) + kInset + 2, QHeaderView::sectionSizeFromContents(logicalIndex).height()};
}

}  // namespace kd
