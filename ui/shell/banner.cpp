// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/banner.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace kd {
namespace {

constexpr int kBannerHeight = 32;
constexpr int kBannerIcon = 16;
constexpr std::size_t kMaxPast = 200;
constexpr std::chrono::seconds kNoticeTime{12};
constexpr double kNoticeRadius = 5;

struct Appearance {
    QString icon;
    Token color;
    Token back;
};

Appearance appearanceOf(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Unsaved:
    case Banner::Kind::Unopened:
    case Banner::Kind::Failure:
        return {QStringLiteral("error"), Token::Bad, Token::BadBack};
    case Banner::Kind::Unkept:
    case Banner::Kind::Left:
    case Banner::Kind::Worker:
    case Banner::Kind::Device:
    case Banner::Kind::Include:
        return {QStringLiteral("warning"), Token::Warn, Token::WarnBack};
    case Banner::Kind::Trust:
        return {QStringLiteral("lock"), Token::Warn, Token::WarnBack};
    case Banner::Kind::Proposal:
        return {QStringLiteral("diff"), Token::Info, Token::InfoBack};
    case Banner::Kind::Notice:
        break;
    }
    return {QStringLiteral("info"), Token::Info, Token::InfoBack};
}

}  // namespace

Banner::Banner(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new ThemedLabel(FontRole::Label, Token::Text, this)),
      m_waiting(new ThemedLabel(FontRole::Hint, Token::TextSecondary, this)), m_button(new QPushButton(this)),
      m_close(new QToolButton(this)), m_leaving(new QTimer(this))
{
    m_leaving->setSingleShot(true);
    m_leaving->setInterval(kNoticeTime);
    connect(m_leaving, &QTimer::timeout, this, [this] {
        if (underMouse() || isAncestorOf(QApplication::focusWidget()))
            m_leaving->start();  // somebody reads it
        else
            withdraw(Kind::Notice);
    });
    setMinimumHeight(kBannerHeight);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 2, 8, 2);
    layout->setSpacing(8);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_waiting);
    layout->addWidget(m_button);
    layout->addWidget(m_close);
    m_text->setElided(true);
    setCompact(m_button);
    m_button->setFocusPolicy(Qt::TabFocus);  // the keyboard stays where the user works when the banner goes with its button
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QToolButton::clicked, this, [this] {
        if (const auto kind = shown())
            withdraw(*kind);
    });
    connect(m_button, &QPushButton::clicked, this, [this] {
        const auto kind = shown();
        const auto action = kind ? m_messages[static_cast<std::size_t>(*kind)]->action : nullptr;
        if (action)
            action();
    });
    connect(&Theme::instance(), &Theme::changed, this, &Banner::showWeightiest);
    hide();
}

std::optional<Banner::Kind> Banner::shown() const
{
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        if (m_messages[kind])
            return static_cast<Kind>(kind);
    }
    return std::nullopt;
}

void Banner::show(Kind kind, const Message& message)
{
    std::optional<Message>& place = m_messages[static_cast<std::size_t>(kind)];
    const bool isNew = !place || place->text != message.text;
    place = message;
    if (isNew)
        remember(kind, message.text);
    if (kind == Kind::Notice && message.lasts)
        m_leaving->stop();
    else if (kind == Kind::Notice)
        m_leaving->start();
    showWeightiest();
}

void Banner::remember(Kind kind, const QString& text)
{
    if (m_past.size() == kMaxPast)
        m_past.erase(m_past.begin());
    m_past.push_back({QDateTime::currentDateTime(), kind, text});
    emit changed();
}

void Banner::withdraw(Kind kind)
{
    m_messages[static_cast<std::size_t>(kind)].reset();
    showWeightiest();
}

void Banner::withdraw(Kind kind, const QString& text)
{
    const std::optional<Message>& place = m_messages[static_cast<std::size_t>(kind)];
    if (place && place->text == text)
        withdraw(kind);
}

QString Banner::text() const
{
    const auto kind = shown();
    return kind ? m_messages[static_cast<std::size_t>(*kind)]->text : QString();
}

void Banner::showWeightiest()
{
    const auto kind = shown();
    setVisible(kind.has_value());
    if (!kind)
        return emit shownChanged();
    const Message& message = *m_messages[static_cast<std::size_t>(*kind)];
    const Appearance look = appearanceOf(*kind);
    m_icon->setPixmap(iconPixmap(look.icon, look.color, Theme::instance().scaled(kBannerIcon), devicePixelRatioF()));
    m_button->setText(message.button);
    m_button->setVisible(!message.button.isEmpty());
    m_text->setText(message.text);
    const auto waiting = std::count_if(m_messages.begin(), m_messages.end(), [](const auto& each) { return each.has_value(); }) - 1;
    m_waiting->setText(tr("%1 more").arg(waiting));
    m_waiting->setVisible(waiting > 0);
    setAccessibleName(message.text);
    update();
    emit shownChanged();
}

Token bannerColor(Banner::Kind kind)
{
    return appearanceOf(kind).color;
}

void Banner::paintEvent(QPaintEvent*)
{
    const auto kind = shown();
    if (!kind)
        return;
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    if (!isFloating())
        return painter.fillRect(rect(), theme.color(appearanceOf(*kind).back));
    painter.fillRect(rect(), theme.color(Token::Chrome));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(appearanceOf(*kind).color));
    painter.setBrush(theme.color(appearanceOf(*kind).back));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kNoticeRadius, kNoticeRadius);
}

}  // namespace kd
