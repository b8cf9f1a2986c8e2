// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/itemdelegate.h"

#include "ui/common/badge.h"
#include "ui/common/icons.h"
#include "ui/common/plaintext.h"
#include "ui/common/tableheader.h"
#include "ui/common/tableroles.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QToolTip>
#include <QTreeView>

#include <optional>

namespace kd {
namespace {

constexpr int kCellInset = TableHeader::kInset, kGroupInset = 30, kMemberInset = 20, kCellIcon = 16, kCellGap = 6, kDetail = 14,
              kCheck = 16, kBadgeInset = 8, kBadgeHeight = 21;  // logical pixels

std::optional<Token> token(const QModelIndex& index, int role)
{
    const QVariant value = index.data(role);
    return value.isValid() ? std::optional(value.value<Token>()) : std::nullopt;
}

bool isStatus(Token color)
{
    return color == Token::Ok || color == Token::Warn || color == Token::Bad || color == Token::Info || color == Token::Violet;
}

/// What `color` becomes on the selection.
Token onSelection(Token color)
{
    if (color == Token::TextMuted)
        return Token::TextSecondary;
    return isStatus(color) ? Token::Text : color;
}

QFont cellFont(const QModelIndex& index)
{
    const bool isMono = index.data(NumberRole).toBool() || index.data(MonoRole).toBool();
    QFont font = Theme::instance().font(isMono ? FontRole::Mono : FontRole::Label);
    if (index.data(BoldRole).toBool() || index.data(GroupRole).toBool())
        font.setWeight(isMono ? QFont::Bold : QFont::DemiBold);
    return font;
}

Qt::Alignment alignment(const QModelIndex& index)
{
    const QVariant wanted = index.data(Qt::TextAlignmentRole);
    if (wanted.isValid())
        return Qt::Alignment(wanted.toInt());
    return (index.data(NumberRole).toBool() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

/// Of the cell's words, as of its column's head.
int leftInset(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* const table = qobject_cast<const QTreeView*>(option.widget);
    return table && table->header()->sectionPosition(index.column()) == 0 ? TableHeader::kFirstInset : kCellInset;
}

QRect checkRect(const QRect& cell, int inset)
{
    const int size = Theme::instance().scaled(kCheck);
    return {cell.left() + inset, cell.center().y() - size / 2 + 1, size, size};
}

/// Where the words stand: right of check box and icon.
QRect wordsRect(const QRect& cell, int inset, const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const bool isMember = index.column() == 0 && index.parent().data(GroupRole).toBool();
    const int left = index.data(GroupRole).toBool() ? theme.scaled(kGroupInset) : isMember ? theme.scaled(kMemberInset) : inset;
    QRect rect = cell.adjusted(left, 0, -kCellInset, 0);
    if (index.data(Qt::CheckStateRole).isValid())
        rect.setLeft(checkRect(cell, inset).right() + kCellGap);
    if (index.data(BadgeRole).isValid())
        rect.adjust(kBadgeInset, 0, -kBadgeInset, 0);
    if (!index.data(IconRole).toString().isEmpty())
        rect.setLeft(rect.left() + theme.scaled(kCellIcon) + kCellGap);
    return rect;
}

void paintCheck(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const QRect box = checkRect(option.rect, leftInset(option, index));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(theme.color(isChecked ? Token::Accent : Token::LineStrong));
    painter->setBrush(theme.color(isChecked ? Token::Accent : theme.isDark() ? Token::Chrome : Token::Panel));
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (isChecked) {
        const int size = box.width() - 4;
        painter->drawPixmap(box.x() + 2, box.y() + 2,
                            iconPixmap(QStringLiteral("check"), Token::AccentText, size, painter->device()->devicePixelRatioF()));
    }
    painter->restore();
}

void paintIcon(QPainter* painter, const QRect& words, const QModelIndex& index, Token fallback)
{
    const QString name = index.data(IconRole).toString();
    if (name.isEmpty())
        return;
    const int size = Theme::instance().scaled(kCellIcon);
    const Token color = token(index, IconColorRole).value_or(fallback);
    painter->drawPixmap(words.left() - kCellGap - size, words.center().y() - size / 2 + 1,
                        iconPixmap(name, color, size, painter->device()->devicePixelRatioF()));
}

void paintWords(QPainter* painter, const QRect& rect, const QModelIndex& index, bool isSelected)
{
    const Theme& theme = Theme::instance();
    const Token wanted = token(index, ColorRole).value_or(Token::Text);
    const QString detail = index.data(DetailRole).toString();
    QRect line = rect;
    if (!detail.isEmpty())
        line.setBottom(rect.center().y() + theme.scaled(1));
    painter->setFont(cellFont(index));
    painter->setPen(theme.color(isSelected ? onSelection(wanted) : wanted));
    const Qt::Alignment side = alignment(index);
    const QString words = painter->fontMetrics().elidedText(index.data().toString().simplified(), Qt::ElideRight, line.width());
    painter->drawText(line, static_cast<int>(detail.isEmpty() ? side : ((side & Qt::AlignHorizontal_Mask) | Qt::AlignBottom)),
                      words);
    if (detail.isEmpty())
        return;
    const QRect second(rect.left(), line.bottom() + 1, rect.width(), rect.bottom() - line.bottom());
    painter->setFont(theme.font(FontRole::Hint));
    painter->setPen(theme.color(isSelected ? Token::TextSecondary : Token::TextMuted));
    painter->drawText(second, static_cast<int>((side & Qt::AlignHorizontal_Mask) | Qt::AlignTop),
                      painter->fontMetrics().elidedText(detail, Qt::ElideRight, second.width()));
}

/// The tint and line of a badge, as wide as the cell's icon and words.
void paintBadge(QPainter* painter, const QRect& words, const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const auto kind = static_cast<Badge::Kind>(index.data(BadgeRole).toInt());
    const QString text = index.data().toString();
    const int iconWidth = index.data(IconRole).toString().isEmpty() ? 0 : theme.scaled(kCellIcon) + kCellGap;
    const int width = iconWidth + QFontMetrics(cellFont(index)).horizontalAdvance(text) + 2 * kBadgeInset;
    const int high = theme.scaled(kBadgeHeight);
    const QRectF frame(words.left() - iconWidth - kBadgeInset, words.center().y() - high / 2 + 1, width, high);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(theme.color(kind == Badge::Kind::Neutral ? Token::LineStrong : badgeText(kind)));
    painter->setBrush(theme.color(badgeTint(kind)));
    painter->drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), high / 2.0, high / 2.0);
    painter->restore();
}

}  // namespace

ItemDelegate::ItemDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

void ItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isGroup = index.data(GroupRole).toBool();
    painter->save();
    if (isSelected)
        painter->fillRect(option.rect, theme.color(Token::Selection));
    else if (const auto tint = token(index, TintRole))
        painter->fillRect(option.rect, theme.color(*tint));
    else if (isGroup)
        painter->fillRect(option.rect, theme.color(Token::Raised));
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, theme.color(Token::Hover));
    if (m_hasLines)
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.color(Token::Line));
    if (index.data(Qt::CheckStateRole).isValid())
        paintCheck(painter, option, index);
    const QRect words = wordsRect(option.rect, leftInset(option, index), index);
    const bool isBadge = index.data(BadgeRole).isValid();
    if (isBadge)
        paintBadge(painter, words, index);
    paintIcon(painter, words, index, token(index, ColorRole).value_or(Token::TextMuted));
    paintWords(painter, words, index, isSelected && !isBadge);
    painter->restore();
}

QSize ItemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const int detail = index.data(DetailRole).toString().isEmpty() ? 0 : theme.scaled(kDetail);
    const int words = QFontMetrics(cellFont(index)).horizontalAdvance(index.data().toString().simplified());
    const QRect frame(0, 0, 1000, option.rect.height());
    const QRect inner = wordsRect(frame, leftInset(option, index), index);
    return {words + frame.width() - inner.width() + 2, theme.scaled(m_rowHeight) + detail};
}

bool ItemDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                             const QModelIndex& index)
{
    const QString words = index.data().toString();
    const bool isOwn = index.data(Qt::ToolTipRole).toString().isEmpty();
    const bool isCut = sizeHint(option, index).width() > option.rect.width();
    if (event->type() != QEvent::ToolTip || !isOwn)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    if (isCut)
        QToolTip::showText(event->globalPos(), wrappedTip(words), view);
    else
        QToolTip::hideText();
    return true;
}

QWidget* ItemDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QWidget* const editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (editor)
        editor->setFont(cellFont(index));
    return editor;
}

bool ItemDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease || !index.flags().testFlag(Qt::ItemIsUserCheckable)
        || !index.data(Qt::CheckStateRole).isValid())
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    if (!checkRect(option.rect, leftInset(option, index))
             .adjusted(-4, -4, 4, 4)
             .contains(static_cast<QMouseEvent*>(event)->position().toPoint()))
        return false;
    const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace kd
