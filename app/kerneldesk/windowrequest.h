// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

namespace kd {

/// Tells whether these words alone ask for the window: none, or names of files, which no command is (they hold no point or
/// slash).
bool asksForWindow(const std::vector<std::string>& words);

/// One of these is set where windows can be opened.
inline constexpr std::array<const char*, 3> kDisplayVariables{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};

/// Tells whether windows can be opened here.
bool hasDisplay();

}  // namespace kd
