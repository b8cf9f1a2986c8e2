// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace kd {

/// A property of a widget, bool: whether the letters that open its parts are underlined. Without it they are.
inline constexpr const char* kShowsLetters = "kd.showsLetters";

/// Fusion with this program's icons where a control of Qt brings its own: in the colours of the theme, and without the icon themes
/// and image readers of the system, which take several milliseconds to be loaded. Docks go to their places at once: else each step
/// of a layout is an animation of no length.
class BaseStyle : public QProxyStyle {
    Q_OBJECT
public:
    BaseStyle();
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;
    int pixelMetric(PixelMetric which, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint which, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const override;
};

}  // namespace kd
