// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string_view>

namespace kd {

// In a header alone: the program itself and the library of the command line ask, and the program links nothing of the library.

/// Tells whether these words alone ask for the window: none, or names of files, which no command is (they hold no point or
/// slash).
inline bool asksForWindow(std::span<const char* const> words)
{
    return std::all_of(words.begin(), words.end(), [](std::string_view word) {
        return !word.empty() && word.front() != '-' && word.find_first_of("./") != std::string_view::npos;
    });
}

/// Tells whether windows can be opened here.
inline bool hasDisplay()
{
    constexpr std::array kVariables{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::any_of(kVariables.begin(), kVariables.end(), [](const char* name) {
        const char* const value = std::getenv(name);
        return value != nullptr && *value != '\0';
    });
}

inline constexpr const char* kWindowProgram = "kerneldesk-window";

}  // namespace kd
