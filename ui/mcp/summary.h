// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>

#include <string>

namespace kd::mcp {

/// What a command complained of first on standard error, which may be several lines, without the program's name; else its first
/// line that is no note. Empty where there is none.
std::string firstComplaint(const QByteArray& errors);

/// The lines of the source around the place of each fault: [{fault, file, line, source: [{line, text}]}]. `readLines` gives the
/// text of a file, or nothing. Faults without a place are left out.
template <typename ReadText> Json faultPlaces(const Json& faults, const ReadText& readText);
Json sourceLines(const std::string& text, std::size_t line);

template <typename ReadText> Json faultPlaces(const Json& faults, const ReadText& readText)
{
    Json places = Json::array();
    for (const Json& fault : faults) {
        const auto line = valueOr<std::size_t>(fault, "line", 0);
        const auto file = valueOr<std::string>(fault, "file", {});
        if (line == 0 || file.empty())
            continue;
        places.push_back({{"kind", valueOr<std::string>(fault, "kind", {})},
                          {"message", valueOr<std::string>(fault, "message", {})},
                          {"file", file},
                          {"line", line},
                          {"source", sourceLines(readText(file), line)}});
    }
    return places;
}

}  // namespace kd::mcp
