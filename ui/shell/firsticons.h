#pragma once

namespace kd {

/// Draws the icons of the window's first picture ahead (drawAhead()): to be called when the theme is set, before the window is made.
void drawFirstIcons();

}  // namespace kd
