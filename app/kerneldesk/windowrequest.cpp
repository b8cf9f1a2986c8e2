// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/windowrequest.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kd {

bool asksForWindow(const std::vector<std::string>& words)
{
    return std::all_of(words.begin(), words.end(), [](const std::string& word) {
        return !word.empty() && word.front() != '-' && word.find_first_of("./") != std::string::npos;
    });
}

bool hasDisplay()
{
    constexpr std::array kNames = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::any_of(kNames.begin(), kNames.end(), [](const char* name) {
        const char* const value = std::getenv(name);
        return value != nullptr && *value != '\0';
    });
}

}  // namespace kd
