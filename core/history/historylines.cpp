// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/historylines.h"

#include "core/base/crc32.h"

#include <cstdio>
#include <optional>
#include <span>

namespace kd {
namespace {

constexpr std::size_t kDigitsOfCrc = 8;
constexpr int kMaxDepth = 24;

std::string crcOf(std::string_view text)
{
    char digits[kDigitsOfCrc + 1] = {};
    std::snprintf(digits, sizeof digits, "%08x", Crc32().add(std::as_bytes(std::span(text))).finish());
    return digits;
}

/// Nothing where the line is not what was written.
std::optional<Json> entryOf(std::string_view line)
{
    if (line.size() < kDigitsOfCrc + 2 || line.size() > kMaxHistoryLineBytes || line[kDigitsOfCrc] != ' ')
        return std::nullopt;
    const std::string_view text = line.substr(kDigitsOfCrc + 1);
    if (line.substr(0, kDigitsOfCrc) != crcOf(text))
        return std::nullopt;
    try {
        Json entry = parseJson(text, "history", {.bytes = kMaxHistoryLineBytes, .depth = kMaxDepth});
        return entry.is_object() ? std::optional(std::move(entry)) : std::nullopt;
    } catch (const RuntimeError&) {
        return std::nullopt;
    }
}

}  // namespace

std::string historyLine(const Json& entry)
{
    const std::string text = dumpJson(entry);
    return crcOf(text) + " " + text + "\n";
}

HistoryLines readHistoryLines(std::string_view text)
{
    HistoryLines lines;
    while (lines.whole < text.size()) {
        const std::string_view rest = text.substr(lines.whole);
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos)
            break;
        const std::string_view line = rest.substr(0, end);
        if (std::optional<Json> entry = entryOf(line))
            lines.entries.push_back(std::move(*entry));
        else if (!line.empty())
            lines.damaged.emplace_back(line);
        lines.whole += end + 1;
    }
    return lines;
}

}  // namespace kd
