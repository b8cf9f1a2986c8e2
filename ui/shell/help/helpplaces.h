// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace kd {

/// Gives the anchor of the section of the manual that tells of the dialog or the part of the window's frame that `widget` is or
/// stands in. Empty where it stands in none of those; panels are named by their features.
QString helpSectionOf(const QWidget& widget);

}  // namespace kd
