// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace kd {

/// Makes the shipped faces known to Qt; once, after the application was made. Where they cannot be used the system's stand in.
void loadPrintFonts();

/// Sizes are those of the page's style sheet, in pixels at 96 to the inch. Without hinting: what is laid out fits at every scale.
QFont textFont(double size, QFont::Weight weight = QFont::Normal);
QFont monoFont(double size, QFont::Weight weight = QFont::Normal);

}  // namespace kd
