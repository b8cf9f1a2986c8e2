// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdnames.h"

#include "core/clangd/clangdjson.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kLongestDetail = 300;  // bytes
constexpr int kSnippet = 2;                  // of insertTextFormat

/// By the numbers of the protocol's CompletionItemKind.
ClangdName::Kind kindOfNumber(int number)
{
    switch (number) {
    case 2:  // method
    case 3:  // function
    case 4:  // constructor
        return ClangdName::Kind::Function;
    case 5:   // field
    case 10:  // property
        return ClangdName::Kind::Member;
    case 7:   // class
    case 8:   // interface
    case 9:   // module, which namespaces are
    case 13:  // enumeration
    case 22:  // structure
    case 25:  // type parameter
        return ClangdName::Kind::Type;
    case 14:
        return ClangdName::Kind::Keyword;
    default:
        return ClangdName::Kind::Other;
    }
}

/// "float" and " scaled(float v)" become what was declared; the label begins with a sign for what is inserted, or a blank.
std::string detailOf(const Json& item, const std::string& name)
{
    const std::string label = clangdPlainLine(valueOr<std::string>(item, "label", {}), kLongestDetail);
    const std::string type = clangdPlainLine(valueOr<std::string>(item, "detail", {}), kLongestDetail);
    const std::size_t at = label.find(name);
    const std::string shown = at == std::string::npos ? name : label.substr(at);
    if (type.empty() && shown == name)
        return {};
    return clangdPlainLine(type.empty() ? shown : type + ' ' + shown, kLongestDetail);
}

std::string nameOfItem(const Json& item)
{
    if (clangdCount(item, "insertTextFormat").value_or(1) == kSnippet)
        return {};
    const Json edit = valueOr<Json>(item, "textEdit", {});
    auto text = valueOr<std::string>(edit, "newText", valueOr<std::string>(item, "insertText", {}));
    return isClangdName(text) ? text : std::string();
}

}  // namespace

ClangdNames clangdNames(const Json& result)
{
    ClangdNames all;
    const Json none = Json::array();
    const auto items = result.is_object() ? result.find("items") : result.end();
    const bool hasItems = result.is_object() && items != result.end() && items->is_array();
    const Json& list = result.is_array() ? result : hasItems ? *items : none;
    all.isCut = valueOr<bool>(result, "isIncomplete", false) || list.size() > kMaxClangdNames;
    std::set<std::string, std::less<>> seen;
    for (std::size_t i = 0; i < std::min(list.size(), kMaxClangdNames); ++i) {
        std::string name = nameOfItem(list[i]);
        if (name.empty() || !seen.insert(name).second)
            continue;
        const ClangdName::Kind kind = kindOfNumber(clangdCount(list[i], "kind").value_or(0));
        std::string detail = detailOf(list[i], name);
        all.names.push_back({.kind = kind, .name = std::move(name), .detail = std::move(detail)});
    }
    return all;
}

}  // namespace kd
