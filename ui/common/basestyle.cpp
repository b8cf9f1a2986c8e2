// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/basestyle.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"

#include <QStyleFactory>
#include <QVariant>
#include <QWidget>

namespace kd {

BaseStyle::BaseStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

QIcon BaseStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return icon(QStringLiteral("layers"));
    case SP_ToolBarHorizontalExtensionButton:
        return icon(QStringLiteral("chevron-right"));
    case SP_ToolBarVerticalExtensionButton:
        return icon(QStringLiteral("chevron-down"));
    case SP_MessageBoxCritical:
        return icon(QStringLiteral("error"), Token::Bad);
    case SP_MessageBoxWarning:
        return icon(QStringLiteral("warning"), Token::Warn);
    case SP_MessageBoxQuestion:
    case SP_MessageBoxInformation:
        return icon(QStringLiteral("help"), Token::Info);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

/// Icons of menus, boxes and views grow with the text beside them; those of tabs are as large as those of menus.
int BaseStyle::pixelMetric(PixelMetric which, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(which, option, widget);
    switch (which) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_ToolBarIconSize:
        return Theme::instance().scaled(usual);
    default:
        return usual;
    }
}

int BaseStyle::styleHint(StyleHint which, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const
{
    switch (which) {
    case SH_Widget_Animation_Duration:
    case SH_DialogButtonBox_ButtonsHaveIcons:  // which would be Fusion's, black in the dark theme, too
        return 0;
    case SH_UnderlineShortcut: {
        const QVariant shows = widget != nullptr ? widget->property(kShowsLetters) : QVariant();
        return shows.isValid() ? static_cast<int>(shows.toBool()) : QProxyStyle::styleHint(which, option, widget, more);
    }
    default:
        return QProxyStyle::styleHint(which, option, widget, more);
    }
}

}  // namespace kd
