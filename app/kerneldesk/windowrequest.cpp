// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/windowrequest.h"

#include <algorithm>
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
    return std::any_of(kDisplayVariables.begin(), kDisplayVariables.end(), [](const char* name) {
        const char* const value = std::getenv(name);
        return value != nullptr && *value != '\0';
    });
}

}  // namespace kd
