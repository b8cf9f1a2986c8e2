// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/perspectivebar.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/theme.h"
#include "ui/shell/settings/commands.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kRailWidth = 72;
constexpr int kModeHeight = 60;
constexpr int kModeIcon = 22;
constexpr int kFootButton = 36;
constexpr int kFootIcon = 18;
constexpr int kBar = 3;
constexpr int kRailMargin = 3;

int modeIcon()
{
    return Theme::instance().scaled(kModeIcon);
}

QFont labelFont(bool isChosen)
{
    QFont font = Theme::instance().font(FontRole::AxisTick);
    font.setWeight(isChosen ? QFont::DemiBold : QFont::Normal);
    return font;
}

/// What a label takes when it is chosen, which makes it up to a tenth wider. Loading the bolder face takes a millisecond of the
/// start, so that it is measured only where that tenth may be too much.
int widthOf(const QString& label, int room)
{
    const int plain = QFontMetrics(labelFont(false)).horizontalAdvance(label);
    return plain + plain / 10 < room ? plain : QFontMetrics(labelFont(true)).horizontalAdvance(label);
}

}  // namespace

RailButton::RailButton(QAction* action, const QString& iconName, QWidget* parent)
    : QAbstractButton(parent), m_action(action), m_iconName(iconName)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &RailButton::followAction);
    connect(action, &QAction::toggled, this, &RailButton::followAction);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    followAction();
}

void RailButton::followAction()
{
    setText(plainText(*m_action));
    setAccessibleName(text());
    setToolTip(textWithShortcut(*m_action));
    setAutoExclusive(false);  // none of them is the present one while the welcome page is shown
    setChecked(m_action->isChecked());
    setAutoExclusive(true);   // screen readers call it a choice among several
    update();
}

QSize RailButton::sizeHint() const
{
    const int labelHeight = QFontMetrics(labelFont(false)).height();
    return {std::max(kRailWidth, widthOf(text(), kRailWidth - 2 * kRailMargin) + 2 * kRailMargin),
            std::max(kModeHeight, modeIcon() + 2 * labelHeight + 8)};
}

bool RailButton::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void RailButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::instance();
    const QRectF tile = QRectF(rect()).adjusted(5, 2, -5, -2);
    painter.setPen(Qt::NoPen);
    if (isChecked())
        painter.setBrush(theme.color(theme.isDark() ? Token::Raised : Token::Panel));
    else if (underMouse())
        painter.setBrush(theme.color(Token::Hover));
    else
        painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(tile, 6, 6);
    if (isChecked())
        painter.fillRect(QRectF(0, tile.top() + 2, kBar, tile.height() - 4), theme.color(Token::Accent));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme.color(Token::Accent));
        painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }

    const QFont font = labelFont(isChecked());
    const QFontMetrics metrics(font);
    const int icon = modeIcon();
    const int content = icon + 4 + metrics.height();
    const int top = (height() - content) / 2;
    const Token color = isChecked() ? Token::Accent : Token::TextSecondary;
    painter.drawPixmap(QPoint((width() - icon) / 2, top), iconPixmap(m_iconName, color, icon, devicePixelRatioF()));
    painter.setFont(font);
    painter.setPen(theme.color(isChecked() ? Token::Text : Token::TextSecondary));
    const QRect label(0, top + icon + 4, width(), metrics.height());
    painter.drawText(label, Qt::AlignCenter, metrics.elidedText(text(), Qt::ElideRight, width()));
}

PerspectiveBar::PerspectiveBar(QWidget* parent) : QWidget(parent), m_modes(new QVBoxLayout), m_foot(new QVBoxLayout)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 8);
    layout->setSpacing(0);
    m_foot->setSpacing(4);
    layout->addLayout(m_modes);
    layout->addStretch(1);
    layout->addLayout(m_foot);
    setAccessibleName(tr("Perspectives"));
}

void PerspectiveBar::addMode(QAction* action, const QString& iconName)
{
    m_modes->addWidget(new RailButton(action, iconName, this));
}

void PerspectiveBar::addFoot(QAction* action)
{
    auto* const button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    useIconSquare(button, kFootIcon, kFootButton);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(plainText(*action));
    m_foot->addWidget(button, 0, Qt::AlignHCenter);
}

}  // namespace kd
