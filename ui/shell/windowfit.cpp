// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/windowfit.h"

#include <algorithm>

namespace kd {

QRect fittedWindow(const QRect& window, const QMargins& frame, const QRect& available, const QSize& least)
{
    const QRect room = available.marginsRemoved(frame);
    QRect fitted(window.topLeft(), window.size().boundedTo(room.size()).expandedTo(least));
    fitted.moveLeft(std::max(room.left(), std::min(fitted.left(), room.right() + 1 - fitted.width())));
    fitted.moveTop(std::max(room.top(), std::min(fitted.top(), room.bottom() + 1 - fitted.height())));
    return fitted;
}

QSize leastWindow(const QSize& wanted, const QSize& smallest, const QMargins& frame, const QRect& available)
{
    return wanted.boundedTo(available.marginsRemoved(frame).size()).expandedTo(smallest);
}

}  // namespace kd
