// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdanswer.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <limits>
#include <optional>

namespace kd {
namespace {

constexpr std::size_t kLongestPath = 4096;  // bytes
constexpr std::size_t kLongestHover = 4000;
constexpr std::string_view kFileScheme = "file://";

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = firstCodePoint(text).length;
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

/// A number of the protocol, which fits an int and is not negative.
std::optional<int> countIn(const Json& object, const char* key)
{
    const auto it = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || it == object.end() || !it->is_number_integer())
        return std::nullopt;
    if (it->is_number_unsigned() && it->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        return std::nullopt;
    const auto value = it->get<std::int64_t>();
    if (value < 0 || value > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(value);
}

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
    const std::optional<int> line = countIn(start, "line");
    const std::optional<int> column = countIn(start, "character");
    std::string file = pathOfUri(uri);
    if (!line || !column || file.empty())
        return std::nullopt;
    return ClangdPlace{.file = std::move(file), .line = *line, .column = *column};
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
    if (path.empty() || path.front() != '/' || path.size() > kLongestPath || !isPlain || !isUtf8(path))
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
    std::string text = contents.is_string() ? contents.get<std::string>() : valueOr<std::string>(contents, "value", {});
    std::string plain;
    for (const char c : text) {
        if (plain.size() >= kLongestHover)
            break;
        const bool isLineEnd = c == '\n' && !plain.empty() && !plain.ends_with("\n\n");
        if (isLineEnd || c == '\t' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f))
            plain += c;
    }
    while (!plain.empty() && (!isUtf8(plain) || plain.back() == '\n' || plain.back() == ' '))
        plain.pop_back();
    return plain;
}

}  // namespace kd
