// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devicedelegate.h"

#include "ui/common/icons.h"
#include "ui/common/tableroles.h"
#include "ui/devices/devicelistmodel.h"

#include <QMouseEvent>
#include <QPainter>

namespace kd {
namespace {

constexpr int kDeviceRow = 46, kGroupRow = 32, kRowInset = 12, kRowIcon = 18, kRowGap = 10, kCheck = 16, kStateDot = 6,
              kBar = 3;  // logical pixels
constexpr int kAround = 6;  // of what can be clicked

QRect checkRect(const QRect& row)
{
    const int size = Theme::instance().scaled(kCheck);
    return {row.right() - kRowInset - size, row.center().y() - size / 2 + 1, size, size};
}

void paintBack(QPainter& painter, const QStyleOptionViewItem& option)
{
    const Theme& theme = Theme::instance();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(option.rect, theme.color(Token::Selection));
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), kBar, option.rect.height()), theme.color(Token::Accent));
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(option.rect, theme.color(Token::Hover));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(theme.color(Token::Accent));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void paintGroup(QPainter& painter, const QRect& row, const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const QRect line = row.adjusted(kRowInset, 0, -kRowInset, -4);
    painter.setFont(theme.font(FontRole::SectionTitle));
    painter.setPen(theme.color(Token::TextSecondary));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, line.width() * 2 / 3));
    if (index.row() > 0)
        return;
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextMuted));
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, DeviceDelegate::tr("Compare"));
}

/// Where the word that acts stands.
QRect actionRect(const QRect& row, const QString& word)
{
    const int width = QFontMetrics(Theme::instance().font(FontRole::Label)).horizontalAdvance(word);
    return {row.right() - kRowInset - width, row.top(), width, row.height()};
}

void paintAction(QPainter& painter, const QRect& place, const QString& word)
{
    const Theme& theme = Theme::instance();
    painter.setFont(theme.font(FontRole::Label));
    painter.setPen(theme.color(Token::Accent));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, word);
}

void paintCheck(QPainter& painter, const QRect& box, const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const auto state = static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt());
    const bool isChecked = state != Qt::Unchecked;
    // The selected device is in the comparison only as long as it is selected.
    painter.setOpacity(state == Qt::PartiallyChecked ? 0.6 : 1);
    painter.setPen(theme.color(isChecked ? Token::Accent : Token::LineStrong));
    painter.setBrush(theme.color(isChecked ? Token::Accent : theme.isDark() ? Token::Chrome : Token::Panel));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (isChecked) {
        const QPixmap mark =
            iconPixmap(QStringLiteral("check"), Token::AccentText, box.width() - 4, painter.device()->devicePixelRatioF());
        painter.drawPixmap(box.x() + 2, box.y() + 2, mark);
    }
    painter.setOpacity(1);
}

void paintName(QPainter& painter, const QRect& line, const QModelIndex& index, bool isSelected)
{
    const Theme& theme = Theme::instance();
    const QString state = index.data(DeviceListModel::StateWordRole).toString();
    const QFont hint = theme.font(FontRole::Hint);
    const int stateWidth = state.isEmpty() ? 0 : QFontMetrics(hint).horizontalAdvance(state) + kStateDot + 12;
    painter.setFont(theme.font(FontRole::SectionTitle));
    const QString name = painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, line.width() - stateWidth);
    painter.setPen(theme.color(Token::Text));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, name);
    if (state.isEmpty())
        return;
    const int x = line.left() + painter.fontMetrics().horizontalAdvance(name) + 8;
    const Token color = index.data(DeviceListModel::StateColorRole).value<Token>();
    painter.setFont(hint);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(color));
    const int middle = line.bottom() - painter.fontMetrics().height() / 2 + 1;
    painter.drawEllipse(QRectF(x, middle - kStateDot / 2.0, kStateDot, kStateDot));
    painter.setPen(theme.color(isSelected ? Token::Text : color));
    painter.drawText(line.adjusted(x - line.left() + kStateDot + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignBottom, state);
}

}  // namespace

void DeviceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QString action = index.data(DeviceListModel::ActionRole).toString();
    const QRect right = action.isEmpty() ? checkRect(option.rect) : actionRect(option.rect, action);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(DeviceListModel::KindRole).value<DeviceListModel::Kind>() == DeviceListModel::Kind::Group) {
        paintGroup(*painter, option.rect, index);
        painter->restore();
        return;
    }
    paintBack(*painter, option);
    const int size = theme.scaled(kRowIcon);
    const Token tint = index.data(DeviceListModel::IsUsedRole).toBool() ? Token::Accent : Token::TextSecondary;
    painter->drawPixmap(option.rect.left() + kRowInset, option.rect.center().y() - size / 2 + 1,
                        iconPixmap(index.data(IconRole).toString(), tint, size, painter->device()->devicePixelRatioF()));
    QRect words = option.rect;
    words.setLeft(option.rect.left() + kRowInset + size + kRowGap);
    words.setRight(right.left() - kRowGap / 2);
    const QRect upper(words.left(), words.top(), words.width(), words.height() / 2);
    const QRect lower(words.left(), upper.bottom() + 2, words.width(), words.height() / 2 - 2);
    paintName(*painter, upper, index, isSelected);
    painter->setFont(theme.font(FontRole::Hint));
    painter->setPen(theme.color(isSelected ? Token::TextSecondary : Token::TextMuted));
    painter->drawText(lower, Qt::AlignLeft | Qt::AlignTop,
                      painter->fontMetrics().elidedText(index.data(DetailRole).toString(), Qt::ElideRight, lower.width()));
    if (!action.isEmpty())
        paintAction(*painter, right, action);
    else if (index.data(Qt::CheckStateRole).isValid())
        paintCheck(*painter, right, index);
    painter->restore();
}

QSize DeviceDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const bool isGroup = index.data(DeviceListModel::KindRole).value<DeviceListModel::Kind>() == DeviceListModel::Kind::Group;
    return {Theme::instance().scaled(200), Theme::instance().scaled(isGroup ? kGroupRow : kDeviceRow)};
}

QRect DeviceDelegate::checkRoom(const QRect& row)
{
    return checkRect(row).adjusted(-kAround, -kAround, kAround, kAround);
}

bool DeviceDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                 const QModelIndex& index)
{
    const QString action = index.data(DeviceListModel::ActionRole).toString();
    if (action.isEmpty() || event->type() != QEvent::MouseButtonRelease)
        return false;
    const QRect word = actionRect(option.rect, action).adjusted(-kAround, -kAround, kAround, kAround);
    return word.contains(static_cast<QMouseEvent*>(event)->position().toPoint()) &&
        model->setData(index, true, DeviceListModel::ActionRole);
}

}  // namespace kd
