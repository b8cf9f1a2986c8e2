// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/answers.h"

#include "ui/mcp/jsonrpc.h"

#include <algorithm>
#include <utility>

namespace kd::mcp {
namespace {

struct CutLimits {
    std::size_t entries = 0;  ///< of a list
    std::size_t bytes = 0;    ///< of a text
};

/// Shorter ones are sizes and hashes, which schemas know the length of.
constexpr CutLimits kShortest{.entries = 4, .bytes = 64};

/// So many bytes of the front of `text` that no character is cut.
std::size_t wholeBytes(const std::string& text, std::size_t offset, std::size_t count)
{
    std::size_t end = std::min(text.size(), offset + count);
    while (end > offset && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0u) == 0x80u)
        --end;
    return end - offset;
}

void noteCut(Json& cuts, const std::string& path, std::size_t shown, std::size_t total)
{
    constexpr std::size_t kMaxNoted = 64;
    if (cuts.size() < kMaxNoted)
        cuts.push_back({{"path", path}, {"shown", shown}, {"total", total}});
}

std::string escaped(const std::string& key)
{
    std::string token;
    for (const char character : key)
        token += character == '~' ? "~0" : character == '/' ? "~1" : std::string(1, character);
    return token;
}

/// A copy that ends early, and where it does.
Json cutCopy(const Json& json, const CutLimits& limits, const std::string& path, Json& cuts)
{
    if (json.is_object()) {
        Json copy = Json::object();
        for (const auto& [key, value] : json.items())
            copy[key] = cutCopy(value, limits, path + "/" + escaped(key), cuts);
        return copy;
    }
    if (json.is_array()) {
        Json copy = Json::array();
        const std::size_t shown = std::min(json.size(), limits.entries);
        for (std::size_t i = 0; i < shown; ++i)
            copy.push_back(cutCopy(json[i], limits, path + "/" + std::to_string(i), cuts));
        if (shown < json.size())
            noteCut(cuts, path, shown, json.size());
        return copy;
    }
    if (!json.is_string() || json.get_ref<const std::string&>().size() <= limits.bytes)
        return json;
    const auto& text = json.get_ref<const std::string&>();
    const std::size_t shown = wholeBytes(text, 0, limits.bytes);
    noteCut(cuts, path, shown, text.size());
    return text.substr(0, shown);
}

Json itemsFrom(const Json& list, std::size_t offset, std::size_t maxBytes)
{
    Json items = Json::array();
    std::size_t bytes = 0;
    for (std::size_t i = offset; i < list.size(); ++i) {
        bytes += dumpJson(list[i]).size() + 1;
        if (bytes > maxBytes && !items.empty())
            break;
        items.push_back(list[i]);
    }
    return items;
}

const Json& placeIn(const Json& document, const std::string& path)
{
    try {
        return document.at(Json::json_pointer(path));
    } catch (const Json::exception&) {
        throw RequestError(ErrorCode::InvalidParameters, "The answer has no place " + path + "; cut[] names those that there "
                "are.");
    }
}

}  // namespace

Json Answers::shortened(Json document, std::size_t maxBytes)
{
    if (dumpJson(document).size() <= maxBytes)
        return document;
    Json copy, cuts;
    for (CutLimits limits{.entries = 256, .bytes = 8192};; limits = {.entries = limits.entries / 2,
                                                                     .bytes = std::max(limits.bytes / 2, kShortest.bytes)}) {
        cuts = Json::array();
        copy = cutCopy(document, limits, {}, cuts);
        if (limits.entries <= kShortest.entries || dumpJson(copy).size() <= maxBytes)
            break;
    }
    const std::string id = "a" + std::to_string(++m_count);
    copy["answer"] = {{"id", id}, {"cut", std::move(cuts)}};
    m_kept.push_back({id, std::move(document)});
    if (m_kept.size() > kKept)
        m_kept.pop_front();
    return copy;
}

Json Answers::more(const std::string& answer, const std::string& path, std::size_t offset, std::size_t maxBytes) const
{
    const auto kept = std::ranges::find(m_kept, answer, &Kept::id);
    if (kept == m_kept.end())
        throw RequestError(ErrorCode::InvalidParameters, "The answer " + answer + " is not kept; the last " +
                                                             std::to_string(kKept) + " are. Call the tool again.");
    const Json& place = placeIn(kept->document, path);
    Json result = {{"answer", answer}, {"path", path}, {"offset", offset}};
    if (place.is_array()) {
        result["total"] = place.size();
        result["items"] = itemsFrom(place, offset, maxBytes);
    } else if (place.is_string()) {
        const auto& text = place.get_ref<const std::string&>();
        const std::size_t from = std::min(offset, text.size());
        result["total"] = text.size();
        result["text"] = text.substr(from, wholeBytes(text, from, maxBytes));
    } else {
        throw RequestError(ErrorCode::InvalidParameters, path + " is neither a list nor a text.");
    }
    return result;
}

}  // namespace kd::mcp
