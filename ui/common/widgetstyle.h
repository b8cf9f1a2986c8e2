// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

class QAbstractButton;
class QFrame;
class QTabBar;
class QWidget;

namespace kd {

/// The role's font, now and whenever theme or font scale change.
void useFont(QWidget* widget, FontRole role);
/// The token as text colour, now and whenever the theme changes. For labels; controls have theirs from the style sheet.
/// A later call replaces an earlier one.
void useColor(QWidget* widget, Token token);
/// Keeps a widget at least that many logical pixels wide, more with larger fonts: what a column of labels and fields needs.
void keepWidth(QWidget* widget, int pixels);
/// Gives icons of that many logical pixels, more with larger fonts.
void useIconSize(QAbstractButton* button, int pixels);
void useIconSize(QTabBar* tabs, int pixels);
/// A square button that shows an icon alone, `side` logical pixels wide at the usual size of text: the icon grows with the font,
/// the air around it stays.
void useIconSquare(QAbstractButton* button, int pixels, int side);
/// A field of a narrow form: as wide as there is room, whatever its content asks for.
void fillWidth(QWidget* field);
/// Over the field the wheel scrolls the panel that it stands in, and neither changes its value nor gives it the keyboard.
void scrollOver(QWidget* field);
/// A line of one pixel between sections. Owned by `parent`.
QFrame* makeRuler(QWidget* parent);
/// An input whose text is not accepted has a red border.
void setInvalid(QWidget* input, bool isInvalid);
/// Buttons: filled with the accent; 22 high for cards; without border, as a link.
void setPrimary(QAbstractButton* button);
void setCompact(QAbstractButton* button);
void setFlat(QAbstractButton* button);

}  // namespace kd
