// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/diagnostics.h"
#include "core/compile/loglines.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace kd {
namespace {

std::vector<std::string_view> words(std::string_view line, std::size_t most)
{
    std::vector<std::string_view> found;
    while (found.size() < most) {
        line = trimmed(line);
        if (line.empty())
            break;
        const std::size_t end = line.find_first_of(" \t,");
        found.push_back(line.substr(0, end));
        line = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
    }
    return found;
}

/// `.file 1 "name"`: its number and name. The directives stand at the end of the PTX.
std::unordered_map<int, std::string> readFiles(std::string_view ptx)
{
    std::unordered_map<int, std::string> files;
    forEachLine(ptx, [&files](std::string_view line) {
        line = trimmed(line);
        const std::size_t open = line.find('"');
        const std::size_t close = open == std::string_view::npos ? open : line.find('"', open + 1);
        if (!line.starts_with(".file") || close == std::string_view::npos)
            return;
        if (const std::optional<int> number = wholeNumber(trimmed(line.substr(5, open - 5))))
            files[*number] = std::string(line.substr(open + 1, close - open - 1));
    });
    return files;
}

/// The place in force at each line of `ptx` (index 0 is line 1): the last .loc before it in the same function.
std::vector<SourcePosition> readPositions(std::string_view ptx)
{
    const std::unordered_map<int, std::string> files = readFiles(ptx);
    std::vector<SourcePosition> positions;
    SourcePosition current;
    forEachLine(ptx, [&](std::string_view line) {
        line = trimmed(line);
        if (line.find(".entry ") != std::string_view::npos || line.find(".func ") != std::string_view::npos) {
            current = {};
        } else if (line.starts_with(".loc")) {
            const std::vector<std::string_view> parts = words(line, 4);
            const auto number = [&parts](std::size_t i) { return i < parts.size() ? wholeNumber(parts[i]).value_or(0) : 0; };
            const auto file = files.find(number(1));
            current = {.file = file == files.end() ? std::string() : file->second, .line = number(2), .column = number(3)};
        }
        positions.push_back(current);
    });
    return positions;
}

}  // namespace

void placePtxDiagnostics(std::vector<Diagnostic>& diagnostics, std::string_view ptx)
{
    std::vector<SourcePosition> positions;
    for (Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.position.file != kPtxFile)
            continue;
        if (positions.empty())
            positions = readPositions(ptx);
        const auto index = static_cast<std::size_t>(diagnostic.position.line) - 1;
        diagnostic.position = index < positions.size() ? positions[index] : SourcePosition{};
        if (diagnostic.position.line == 0)
            diagnostic.position.column = 0;
    }
}

}  // namespace kd
