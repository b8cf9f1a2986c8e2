// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace kd {

/// Tells whether these words alone ask for the window: none, or names of files, which no command is (they hold no point or
/// slash).
bool asksForWindow(const std::vector<std::string>& words);

/// Tells whether windows can be opened here.
bool hasDisplay();

}  // namespace kd
