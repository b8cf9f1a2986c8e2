#include "ui/common/look.h"

#include <QAbstractButton>
#include <QStyle>
#include <QVariant>
#include <QWidget>

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

constexpr auto kColor = "kdColor";

void applyColor(QWidget* widget)
{
    const auto token = static_cast<Token>(widget->property(kColor).toInt());
    QPalette palette = widget->palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Active, role, Theme::instance().color(token));
        palette.setColor(QPalette::Inactive, role, Theme::instance().color(token));
    }
    widget->setPalette(palette);
}

}  // namespace

void useFont(QWidget* widget, FontRole role)
{
    const auto apply = [widget, role] { widget->setFont(Theme::instance().font(role)); };
    apply();
    QObject::connect(&Theme::instance(), &Theme::changed, widget, apply);
}

void useColor(QWidget* widget, Token token)
{
    const bool isFirst = !widget->property(kColor).isValid();
    widget->setProperty(kColor, static_cast<int>(token));
    applyColor(widget);
    if (isFirst)
        QObject::connect(&Theme::instance(), &Theme::changed, widget, [widget] { applyColor(widget); });
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
