// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace kd {

/// Explains a figure of the window.
struct FigureText {
    QString title;
    QString what;  ///< what it is
    QString how;   ///< how it was computed
    QString good;  ///< what would be good
};

/// Explains the figure of that name (ui/common/figure.h); nothing where there is none.
std::optional<FigureText> figureText(const QString& figure);

}  // namespace kd
