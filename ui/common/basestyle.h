#pragma once

#include <QProxyStyle>

namespace kd {

/// Fusion with this program's icons where a control of Qt brings its own: in the colours of the theme, and without the icon themes
/// and image readers of the system, which take several milliseconds to be loaded.
class BaseStyle : public QProxyStyle {
    Q_OBJECT
public:
    BaseStyle();
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;
};

}  // namespace kd
