// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/widgetstyle.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFrame>
#include <QStyle>
#include <QTabBar>
#include <QVariant>
#include <QWidget>

#include <optional>
#include <utility>

namespace kd {
namespace {

void setLook(QWidget* widget, const char* property, bool value)
{
    if (widget->property(property).toBool() == value)
        return;
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

/// What it ignores goes to the parents of its object.
class WheelFilter : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel)
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

/// Keeps font and colour of one widget those of the theme. The style sheet takes back what was set when a widget is first
/// polished and when it moves to another parent; both are noticed here, and what it has is set again before it is painted.
class Styler : public QObject {
public:
    static Styler& of(QWidget* widget)
    {
        const QVariant known = widget->property(kStyler);
        if (known.isValid())
            return *static_cast<Styler*>(known.value<QObject*>());
        auto* const made = new Styler(widget);
        widget->setProperty(kStyler, QVariant::fromValue<QObject*>(made));
        return *made;
    }
    void setFont(FontRole role)
    {
        m_font = role;
        dress();
    }
    void setColor(Token token)
    {
        m_color = token;
        dress();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isReset = event->type() == QEvent::Polish || event->type() == QEvent::StyleChange;
        if (isReset && !std::exchange(m_isPending, true))
            QMetaObject::invokeMethod(this, [this] { dress(); }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    static constexpr auto kStyler = "kdDresser";

    explicit Styler(QWidget* widget) : QObject(widget), m_widget(widget)
    {
        widget->installEventFilter(this);
        connect(&Theme::instance(), &Theme::changed, this, &Styler::dress);
    }

    void dress()
    {
        m_isPending = false;
        if (m_font)
            m_widget->setFont(Theme::instance().font(*m_font));
        if (!m_color)
            return;
        QPalette palette = m_widget->palette();
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            palette.setColor(QPalette::Active, role, Theme::instance().color(*m_color));
            palette.setColor(QPalette::Inactive, role, Theme::instance().color(*m_color));
        }
        m_widget->setPalette(palette);
    }

    QWidget* m_widget;
    std::optional<FontRole> m_font;
    std::optional<Token> m_color;
    bool m_isPending = false;
};

/// Now, and whenever the font scale is another one.
template <typename Apply> void keepScaled(QWidget* widget, Apply apply)
{
    apply();
    QObject::connect(&Theme::instance(), &Theme::changed, widget, apply);
}

QSize scaledSquare(int pixels)
{
    const int size = Theme::instance().scaled(pixels);
    return {size, size};
}

}  // namespace

void useFont(QWidget* widget, FontRole role)
{
    Styler::of(widget).setFont(role);
}

void useColor(QWidget* widget, Token token)
{
    Styler::of(widget).setColor(token);
}

void keepWidth(QWidget* widget, int pixels)
{
    keepScaled(widget, [widget, pixels] { widget->setMinimumWidth(Theme::instance().scaled(pixels)); });
}

void useIconSize(QAbstractButton* button, int pixels)
{
    keepScaled(button, [button, pixels] { button->setIconSize(scaledSquare(pixels)); });
}

void useIconSize(QTabBar* tabs, int pixels)
{
    keepScaled(tabs, [tabs, pixels] { tabs->setIconSize(scaledSquare(pixels)); });
}

void useIconSquare(QAbstractButton* button, int pixels, int side)
{
    useIconSize(button, pixels);
    keepScaled(button, [button, air = side - pixels] {
        const int whole = button->iconSize().width() + air;
        button->setFixedSize(whole, whole);
    });
}

void fillWidth(QWidget* field)
{
    constexpr int kLeast = 60;  // logical pixels
    field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    field->setMinimumWidth(kLeast);
}

void scrollOver(QWidget* field)
{
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelFilter(field));
}

QFrame* makeRuler(QWidget* parent)
{
    auto* const line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

void setInvalid(QWidget* input, bool isInvalid)
{
    setLook(input, "invalid", isInvalid);
}

void setPrimary(QAbstractButton* button)
{
    setLook(button, "primary", true);
}

void setCompact(QAbstractButton* button)
{
    setLook(button, "compact", true);
}

void setFlat(QAbstractButton* button)
{
    setLook(button, "flat", true);
}

}  // namespace kd
