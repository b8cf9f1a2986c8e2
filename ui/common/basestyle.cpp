// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/basestyle.h"

#include "ui/common/icons.h"

#include <QStyleFactory>

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

int BaseStyle::styleHint(StyleHint which, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const
{
    return which == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(which, option, widget, more);
}

}  // namespace kd
