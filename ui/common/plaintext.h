// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd {

/// From now on every label, tool tip and message box of the application shows its text as it stands. Qt would guess whether a text
/// is HTML, and read the files that it names: texts come from kernels, files, reports and other machines. A label that is to show
/// HTML says so with setTextFormat(Qt::RichText), and whoever makes its text escapes what is not its own. Theme::install() calls
/// this once, before the first widget.
void showTextsAsTheyStand();

/// `text` in lines that a tool tip has room for: Qt breaks no lines of plain text.
QString wrappedTip(const QString& text);

}  // namespace kd
