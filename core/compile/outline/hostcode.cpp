// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/hostcode.h"

#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"
#include "core/compile/outline/templateinstance.h"
#include "core/compile/source/headerkind.h"
#include "core/compile/source/standardheaders.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <unordered_map>

namespace kd {
namespace {

using ItemKind = OutlineItem::Kind;

/// Namespaces of the toolkit's device code.
constexpr std::array<std::string_view, 4> kDeviceNamespaces{"cooperative_groups", "nvcuda", "cuda", "wmma"};

template <std::size_t N> bool isListed(const std::array<std::string_view, N>& names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

bool isConditional(std::string_view directive)
{
    return directive.starts_with("if") || directive.starts_with("el") || directive == "endif" || directive == "define" ||
        directive == "undef";
}

class HostCode {
public:
    explicit HostCode(std::string_view source) : m_tokens(source), m_macros(m_tokens), m_outline(readOutline(m_tokens)) { }

    DeviceSource separate()
    {
        DeviceSource code{.text = std::string(m_tokens.source()), .setAside = {}, .options = {}, .instances = {}};
        m_isKept.assign(m_outline.items.size(), false);
        nameItems();
        keepDeviceCode();
        for (std::size_t i = 0; i < m_outline.items.size(); ++i)
            if (!stays(i))
                blank(code, i);
        mergeRanges(code.setAside);
        if (keepsUnmarkedFunctions())
            code.options.emplace_back("--device-as-default-execution-space");
        std::set<std::string> known;
        for (const OutlineLaunch& launch : m_outline.launches) {
            std::string instance = launchedInstance(m_tokens, m_outline, launch);
            if (!instance.empty() && known.insert(instance).second)
                code.instances.push_back(std::move(instance));
        }
        return code;
    }

private:
    static constexpr std::size_t kNone = MatchedTokens::kNone;

    const OutlineItem& item(std::size_t index) const { return m_outline.items[index]; }

    std::size_t typeAround(std::size_t index) const
    {
        std::size_t found = kNone;
        for (std::size_t at = item(index).parent; at != OutlineItem::kNone; at = item(at).parent)
            found = item(at).kind == ItemKind::Type ? at : found;
        return found;
    }

    bool isWithinFunction(std::size_t index) const
    {
        const std::size_t parent = item(index).parent;
        return parent != OutlineItem::kNone && item(parent).isFunction();
    }

    static bool isForDevice(const OutlineItem& item)
    {
        return item.kind <= ItemKind::HostDeviceFunction || item.kind == ItemKind::ConstantVariable ||
            item.kind == ItemKind::DeviceVariable || item.kind == ItemKind::SharedVariable;
    }

    /// What stays where device code names it.
    static bool mayBeNamed(const OutlineItem& item)
    {
        switch (item.kind) {
        case ItemKind::Type:
        case ItemKind::Enum:
        case ItemKind::Alias:
        case ItemKind::Other:
            return true;
        case ItemKind::HostVariable:
            return item.isConstant;
        case ItemKind::HostFunction:
            return item.isConstexpr;
        default:
            return false;
        }
    }

    TokenRange tokensOfItem(const SourceRange& range) const { return {m_tokens.indexAt(range.begin), m_tokens.indexAt(range.end)}; }

    /// `using std::min;`
    bool isOfStd(const OutlineItem& alias) const
    {
        const std::size_t begin = m_tokens.indexAt(alias.range.begin);
        return m_tokens.is(begin, "using") && (m_tokens.is(begin + 1, "std") || m_tokens.is(begin + 3, "std"));
    }

    void nameItems()
    {
        for (std::size_t i = 0; i < m_outline.items.size(); ++i) {
            const OutlineItem& each = item(i);
            if (!mayBeNamed(each) || typeAround(i) != kNone || isWithinFunction(i))
                continue;
            if (each.kind == ItemKind::Alias && isOfStd(each))
                continue;
            if (!each.name.empty())
                m_named[each.name].push_back(i);
            if (each.kind != ItemKind::Enum)
                continue;
            const TokenRange range = tokensOfItem(each.body);
            for (std::size_t at = range.begin; at < range.end; ++at)
                if (m_tokens.isWord(at))
                    m_named[m_tokens[at].text].push_back(i);
        }
    }

    void keepDeviceCode()
    {
        for (std::size_t i = 0; i < m_outline.items.size(); ++i) {
            if (!isForDevice(item(i)) || isWithinFunction(i))
                continue;
            const std::size_t type = typeAround(i);
            keep(type == kNone ? i : type);
        }
        while (!m_unread.empty()) {
            const std::size_t next = m_unread.back();
            m_unread.pop_back();
            readWords(next);
        }
    }

    void keep(std::size_t index)
    {
        if (m_isKept[index])
            return;
        m_isKept[index] = true;
        m_unread.push_back(index);
    }

    /// Keeps what an item names; of a type not what its host functions name.
    void readWords(std::size_t index)
    {
        std::vector<SourceRange> left;
        for (std::size_t i = index + 1; i < m_outline.items.size() && item(i).range.begin < item(index).range.end; ++i)
            if (item(index).kind == ItemKind::Type && isHostMember(i))
                left.push_back(item(i).range);
        const TokenRange range = tokensOfItem(item(index).range);
        std::size_t skipped = 0;
        for (std::size_t at = range.begin; at < range.end; ++at) {
            while (skipped < left.size() && left[skipped].end <= m_tokens[at].at)
                ++skipped;
            const bool isLeft = skipped < left.size() && left[skipped].contains(m_tokens[at].at);
            if (m_tokens.isWord(at) && !isLeft)
                keepNamed(m_tokens[at].text);
        }
    }

    void keepNamed(std::string_view word)
    {
        if (const auto found = m_named.find(word); found != m_named.end()) {
            for (const std::size_t index : found->second)
                keep(index);
        }
        const MacroDefinition* const macro = m_macros.find(word);
        if (macro == nullptr || !m_readMacros.insert(word).second)
            return;
        for (const SourceToken& token : tokensOf(macro->body))
            if (token.kind == SourceToken::Kind::Word)
                m_unreadWords.push_back(token.text);
        while (!m_unreadWords.empty()) {
            const std::string_view next = m_unreadWords.back();
            m_unreadWords.pop_back();
            keepNamed(next);
        }
    }

    bool isHostMember(std::size_t index) const
    {
        if (item(index).kind != ItemKind::HostFunction || item(index).isConstexpr || isWithinFunction(index))
            return false;
        const std::string_view text =
            m_tokens.source().substr(item(index).range.begin, item(index).range.end - item(index).range.begin);
        return item(index).isDefinition() ||
            (text.find("= default") == std::string_view::npos && text.find("= delete") == std::string_view::npos);
    }

    /// NVRTC takes functions without an execution space for the host's, constexpr ones, too.
    bool keepsUnmarkedFunctions() const
    {
        for (std::size_t i = 0; i < m_outline.items.size(); ++i) {
            const std::size_t type = typeAround(i);
            if (item(i).kind == ItemKind::HostFunction && item(i).isConstexpr && m_isKept[type == kNone ? i : type])
                return true;
        }
        return false;
    }

    bool staysInclude(const OutlineItem& include) const
    {
        const std::string_view name = include.name;
        const bool isQuoted = m_tokens.source()[include.nameRange.begin - 1] == '"';
        const HeaderKind kind = headerKind(name);
        if (kind == HeaderKind::ToolkitDevice || standardHeader(name) != nullptr)
            return true;
        return isQuoted && kind != HeaderKind::ToolkitHost;
    }

    /// `using namespace cooperative_groups;`, and `namespace cg = cooperative_groups;`
    bool staysNamespace(const OutlineItem& other) const
    {
        const TokenRange range = tokensOfItem(other.range);
        if (!m_tokens.is(range.begin + 1, "namespace") || !m_tokens.is(range.begin, "using"))
            return false;
        const std::string_view name = m_tokens[range.begin + 2].text;
        const auto isOwn = [&](const OutlineItem& each) { return each.kind == ItemKind::Namespace && each.name == name; };
        return isListed(kDeviceNamespaces, name) || std::ranges::any_of(m_outline.items, isOwn);
    }

    bool stays(std::size_t index) const
    {
        const OutlineItem& each = item(index);
        if (m_isKept[index] || each.kind == ItemKind::Namespace || each.kind == ItemKind::Macro)
            return true;
        if (each.kind == ItemKind::Include)
            return staysInclude(each);
        if (isWithinFunction(index))
            return true;  // with the function or not at all
        if (const std::size_t type = typeAround(index); type != kNone)
            return !m_isKept[type] || !isHostMember(index);
        return each.kind == ItemKind::Other && staysNamespace(each);
    }

    void blank(DeviceSource& code, std::size_t index) const
    {
        const SourceRange range = item(index).range;
        const std::string_view source = m_tokens.source();
        for (std::size_t at = range.begin; at < range.end; ++at)
            if (source[at] != '\n' && source[at] != '\r')
                code.text[at] = ' ';
        std::size_t begin = range.begin;
        const TokenRange inside = tokensOfItem(range);
        for (std::size_t at = inside.begin; at < inside.end; ++at) {
            const SourceToken& token = m_tokens[at];
            if (token.kind != SourceToken::Kind::Directive || !isConditional(directiveName(token)))
                continue;
            token.text.copy(code.text.data() + token.at, token.text.size());
            code.setAside.push_back({begin, token.at});
            begin = token.end();
        }
        code.setAside.push_back({begin, range.end});
    }

    static void mergeRanges(std::vector<SourceRange>& ranges)
    {
        std::ranges::sort(ranges, {}, &SourceRange::begin);
        std::vector<SourceRange> merged;
        for (const SourceRange& range : ranges) {
            if (range.empty())
                continue;
            if (!merged.empty() && range.begin <= merged.back().end)
                merged.back().end = std::max(merged.back().end, range.end);
            else
                merged.push_back(range);
        }
        ranges = std::move(merged);
    }

    MatchedTokens m_tokens;
    SourceMacros m_macros;
    Outline m_outline;
    std::vector<bool> m_isKept;
    std::vector<std::size_t> m_unread;
    std::vector<std::string_view> m_unreadWords;
    std::set<std::string_view> m_readMacros;
    std::unordered_map<std::string_view, std::vector<std::size_t>> m_named;
};

}  // namespace

DeviceSource setHostCodeAside(std::string_view source)
{
    return HostCode(source).separate();
}

}  // namespace kd
