#pragma once

#include <string>
#include <vector>

namespace kd {

/// Whether these words alone ask for the window: none, or the name of a file, which no command is (they hold no point or slash).
bool asksForWindow(const std::vector<std::string>& words);

/// Whether windows can be opened here.
bool hasDisplay();

}  // namespace kd
