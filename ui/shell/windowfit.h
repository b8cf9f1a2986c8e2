// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QRect>
#include <QSize>

namespace kd {

/// Where a window stands with its frame on the screen: no larger than there is room for and no smaller than `least`, moved no
/// further than needed. Where `least` does not fit, its top left corner does. `frame` is what the window manager draws around it,
/// `available` the screen without panels.
QRect fittedWindow(const QRect& window, const QMargins& frame, const QRect& available, const QSize& least);

/// How small the window may become: `wanted`, less where the screen has no room for it in its frame, but never below `smallest`.
QSize leastWindow(const QSize& wanted, const QSize& smallest, const QMargins& frame, const QRect& available);

}  // namespace kd
