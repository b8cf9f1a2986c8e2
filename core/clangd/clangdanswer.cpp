// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdanswer.h"

#include "core/base/text.h"
#include "core/clangd/clangdjson.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kLongestPath = 4096;  // bytes
constexpr std::size_t kLongestHover = 4000;
constexpr std::string_view kFileScheme = "file://";

std::optional<ClangdPlace> placeIn(const Json& location)
{
    if (!location.is_object())
        return std::nullopt;
    const bool isLink = location.contains("targetUri");
    const auto uri = valueOr<std::string>(location, isLink ? "targetUri" : "uri", {});
    const auto range = location.find(isLink ? "targetSelectionRange" : "range");
    if (range == location.end() || !range->is_object() || !range->contains("start"))
        return std::nullopt;
    const Json& start = (*range)["start"];
    const std::optional<int> line = clangdCount(start, "line");
    const std::optional<int> column = clangdCount(start, "character");
    std::string file = pathOfUri(uri);
    if (!line || !column || file.empty())
        return std::nullopt;
    return ClangdPlace{.file = std::move(file), .line = *line, .column = *column};
}

/// It puts `newName` in the place of as many bytes of one line as `oldName` has, and does nothing else.
bool isRenaming(const Json& edit, std::string_view oldName, std::string_view newName)
{
    if (valueOr<std::string>(edit, "newText", {}) != newName || !edit.contains("range") || !edit["range"].is_object())
        return false;
    const Json start = valueOr<Json>(edit["range"], "start", {});
    const Json end = valueOr<Json>(edit["range"], "end", {});
    const std::optional<int> line = clangdCount(start, "line"), column = clangdCount(start, "character");
    const std::optional<int> endLine = clangdCount(end, "line"), endColumn = clangdCount(end, "character");
    return line && column && endLine && endColumn && *line == *endLine && *endColumn >= *column &&
        static_cast<std::size_t>(*endColumn - *column) == oldName.size();
}

}  // namespace

std::string pathOfUri(std::string_view uri)
{
    if (!uri.starts_with(kFileScheme) || uri.size() > 3 * kLongestPath)
        return {};
    uri.remove_prefix(kFileScheme.size());
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        if (uri[i] != '%') {
            path += uri[i];
            continue;
        }
        const int high = i + 2 < uri.size() ? hexDigit(uri[i + 1]) : -1;
        const int low = i + 2 < uri.size() ? hexDigit(uri[i + 2]) : -1;
        if (high < 0 || low < 0)
            return {};
        path += static_cast<char>(high * 16 + low);
        i += 2;
    }
    const bool isPlain = std::ranges::none_of(path, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    if (path.empty() || path.front() != '/' || path.size() > kLongestPath || !isPlain || !isClangdUtf8(path))
        return {};
    return std::filesystem::path(path).lexically_normal().string();
}

std::string uriOfPath(std::string_view path)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string uri(kFileScheme);
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isKept = byte < 0x80 && (std::isalnum(byte) != 0 || std::string_view("/-_.~").find(c) != std::string_view::npos);
        if (isKept)
            uri += c;
        else
            (((uri += '%') += kDigits[byte >> 4]) += kDigits[byte & 15]);
    }
    return uri;
}

std::vector<ClangdPlace> clangdPlaces(const Json& result)
{
    std::vector<ClangdPlace> places;
    if (result.is_object()) {
        if (std::optional<ClangdPlace> place = placeIn(result))
            places.push_back(std::move(*place));
        return places;
    }
    if (!result.is_array())
        return places;
    for (const Json& each : result) {
        if (places.size() >= kMaxClangdPlaces)
            break;
        if (std::optional<ClangdPlace> place = placeIn(each))
            places.push_back(std::move(*place));
    }
    std::ranges::sort(places);
    const auto repeated = std::ranges::unique(places);
    places.erase(repeated.begin(), repeated.end());
    return places;
}

std::string clangdHover(const Json& result)
{
    if (!result.is_object() || !result.contains("contents"))
        return {};
    const Json& contents = result["contents"];
    const auto text = contents.is_string() ? contents.get<std::string>() : valueOr<std::string>(contents, "value", {});
    return clangdPlain(text, kLongestHover);
}

std::optional<std::vector<ClangdPlace>> clangdRename(const Json& result, std::string_view oldName, std::string_view newName)
{
    // Another way to say it would be one that this does not look at.
    const auto changes = result.is_object() && !result.contains("documentChanges") ? result.find("changes") : result.end();
    if (!result.is_object() || changes == result.end() || !changes->is_object())
        return std::nullopt;
    std::vector<ClangdPlace> places;
    for (const auto& [uri, edits] : changes->items()) {
        const std::string file = pathOfUri(uri);
        if (file.empty() || !edits.is_array() || places.size() + edits.size() > kMaxClangdPlaces)
            return std::nullopt;
        for (const Json& edit : edits) {
            if (!isRenaming(edit, oldName, newName))
                return std::nullopt;
            const Json& start = edit["range"]["start"];
            places.push_back({.file = file, .line = *clangdCount(start, "line"), .column = *clangdCount(start, "character")});
        }
    }
    std::ranges::sort(places);
    const bool isRepeated = std::ranges::adjacent_find(places) != places.end();
    return places.empty() || isRepeated ? std::nullopt : std::optional(std::move(places));
}

}  // namespace kd
