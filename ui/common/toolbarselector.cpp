// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/toolbarselector.h"

#include "ui/common/icons.h"
#include "ui/common/plaintext.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

namespace kd {
namespace {

constexpr int kSelectorHeight = 38, kSelectorInset = 9, kSelectorIcon = 18, kSelectorGap = 8, kChevronGap = 3, kChevron = 14,
              kChangedDot = 7, kSelectorRadius = 5;  // logical pixels

QFont captionFont()
{
    QFont font = Theme::instance().font(FontRole::Hint);
    font.setPointSizeF(font.pointSizeF() * 10.6 / 11.5);
    return font;
}

QFont valueFont()
{
    QFont font = Theme::instance().font(FontRole::Label);
    font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

ToolbarSelector::ToolbarSelector(const QString& icon, const QString& caption, QWidget* parent)
    : QAbstractButton(parent), m_icon(icon), m_caption(caption), m_menu(new QMenu(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, &ToolbarSelector::open);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    updateWords();
}

void ToolbarSelector::setValue(const QString& value)
{
    if (value == m_value)
        return;
    m_value = value;
    updateWords();
    updateGeometry();
    update();
}

void ToolbarSelector::setState(std::optional<Token> color, const QString& word)
{
    m_state = color;
    m_stateWord = word;
    updateWords();
    update();
}

void ToolbarSelector::setPreferredWidth(int width)
{
    m_preferredWidth = width;
    updateGeometry();
}

void ToolbarSelector::updateWords()
{
    setAccessibleName(QStringLiteral("%1: %2").arg(m_caption, m_value));
    setAccessibleDescription(m_stateWord);
    const QString tip = m_stateWord.isEmpty() ? m_value : QStringLiteral("%1, %2").arg(m_value, m_stateWord);
    setToolTip(wrappedTip(QStringLiteral("%1: %2").arg(m_caption, tip)));
}

QSize ToolbarSelector::sizeHint() const
{
    const Theme& theme = Theme::instance();
    if (m_preferredWidth > 0)
        return {theme.scaled(m_preferredWidth), theme.scaled(kSelectorHeight)};
    const int words = std::max(QFontMetrics(valueFont()).horizontalAdvance(m_value),
                               QFontMetrics(captionFont()).horizontalAdvance(m_caption) + kChangedDot + kSelectorGap);
    return {2 * kSelectorInset + theme.scaled(kSelectorIcon) + kSelectorGap + kChevronGap + theme.scaled(kChevron) + words + 2,
            theme.scaled(kSelectorHeight)};
}

QSize ToolbarSelector::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), Theme::instance().scaled(96)), sizeHint().height()};
}

void ToolbarSelector::open()
{
    m_menu->setMinimumWidth(width());
    m_menu->popup(mapToGlobal(QPoint(0, height() + 2)));
}

void ToolbarSelector::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        open();
    else
        QAbstractButton::keyPressEvent(event);
}

void ToolbarSelector::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    const int iconSize = theme.scaled(kSelectorIcon), chevron = theme.scaled(kChevron);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(hasFocus() ? Token::Accent : Token::LineStrong));
    painter.setBrush(theme.color(underMouse() ? Token::Hover : Token::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kSelectorRadius, kSelectorRadius);
    painter.drawPixmap(kSelectorInset, (height() - iconSize) / 2,
                       iconPixmap(m_icon, Token::TextSecondary, iconSize, devicePixelRatioF()));
    painter.drawPixmap(width() - kSelectorInset - chevron, (height() - chevron) / 2,
                       iconPixmap(QStringLiteral("chevron-down"), Token::TextMuted, chevron, devicePixelRatioF()));
    const int left = kSelectorInset + iconSize + kSelectorGap, room = width() - left - kSelectorInset - chevron - kChevronGap;
    const QRect upper(left, theme.scaled(3), room, height() / 2 - theme.scaled(3));
    const QRect lower(left, height() / 2 - 1, room, height() / 2 - theme.scaled(2));
    painter.setFont(captionFont());
    painter.setPen(theme.color(Token::TextMuted));
    painter.drawText(upper, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(m_caption, Qt::ElideRight, room));
    if (m_state) {
        const double x = left + painter.fontMetrics().horizontalAdvance(m_caption) + 6 + kChangedDot / 2.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(*m_state));
        painter.drawEllipse(QPointF(x, upper.center().y() + 1), kChangedDot / 2.0, kChangedDot / 2.0);
    }
    painter.setFont(valueFont());
    painter.setPen(theme.color(isEnabled() ? Token::Text : Token::TextMuted));
    painter.drawText(lower, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(m_value, Qt::ElideMiddle, room));
}

}  // namespace kd
