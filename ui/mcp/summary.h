// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>

#include <string>

namespace kd::mcp {

/// The first sentence that a command said on standard error and that is no note, without the program's name; empty where there is
/// none.
std::string firstSentence(const QByteArray& errors);

/// A few lines of a document for those who read text alone: its short values, and how long its lists are.
std::string summaryOf(const Json& document);

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
