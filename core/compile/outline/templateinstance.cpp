// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/templateinstance.h"

#include "core/base/text.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"

#include <algorithm>
#include <array>
#include <optional>

namespace kd {
namespace {

constexpr int kMaxReplacements = 4;  // of what an argument stands for
constexpr std::size_t kMaxInstanceText = 1024;

/// Types that every source may name.
constexpr std::array<std::string_view, 30> kKnownTypes{
    "float",  "double",  "int",     "unsigned", "signed",  "long",     "short",   "char",     "bool",        "void",
    "const",  "true",    "false",   "size_t",   "half",    "__half",   "half2",   "__half2",  "nv_bfloat16", "__nv_bfloat16",
    "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "uchar4",      "sizeof"};
constexpr std::array<std::string_view, 12> kVectorBases{"char", "uchar", "short",    "ushort",    "int",   "uint",
                                                        "long", "ulong", "longlong", "ulonglong", "float", "double"};

bool isKnownType(std::string_view word)
{
    if (std::ranges::find(kKnownTypes, word) != kKnownTypes.end())
        return true;
    return !word.empty() && word.back() >= '1' && word.back() <= '4' &&
        std::ranges::find(kVectorBases, word.substr(0, word.size() - 1)) != kVectorBases.end();
}

std::string literalType(std::string_view number)
{
    const bool isHex = number.starts_with("0x") || number.starts_with("0X");
    if (isHex || number.find_first_of(".eE") == std::string_view::npos)
        return number.find_first_of("uU") == std::string_view::npos ? "int" : "unsigned int";
    return number.ends_with('f') || number.ends_with('F') ? "float" : "double";
}

class InstanceFinder {
public:
    InstanceFinder(const MatchedTokens& tokens, const Outline& outline, const OutlineLaunch& launch)
        : m_tokens(tokens), m_outline(outline), m_launch(launch), m_kernel(outline.items[launch.target])
    { }

    std::string find() const
    {
        std::vector<std::string> arguments;
        const std::string& written = m_launch.templateArguments;
        const MatchedTokens given(written);
        for (const TokenRange& part : given.parts({0, given.size()}))
            arguments.push_back(given.text(part));
        for (std::size_t i = arguments.size(); i < m_kernel.templateParameters.size(); ++i) {
            const std::string deduced = deducedArgument(m_kernel.templateParameters[i]);
            if (deduced.empty())
                break;  // the rest has defaults, or there is no such instance
            arguments.push_back(deduced);
        }
        std::string text = m_kernel.qualifiedName() + "<";
        for (std::string& argument : arguments) {
            const std::optional<std::string> known = replaced(argument, 0);
            if (!known || known->size() > kMaxInstanceText)
                return {};
            text += (text.ends_with('<') ? "" : ", ") + *known;
        }
        return arguments.empty() ? std::string() : text + ">";
    }

private:
    static constexpr std::size_t kNone = MatchedTokens::kNone;

    const OutlineItem* function() const
    {
        return m_launch.function == OutlineItem::kNone ? nullptr : &m_outline.items[m_launch.function];
    }

    /// "T" of `const T* a` by the type of the variable that is given for `a`.
    std::string deducedArgument(const std::string& name) const
    {
        for (std::size_t i = 0; i < m_kernel.parameters.size() && i < m_launch.arguments.size(); ++i) {
            const OutlineParameter& parameter = m_kernel.parameters[i];
            if (parameter.pointee() == name) {
                const OutlineParameter given{.type = typeOf(m_launch.arguments[i].text), .name = {}, .defaultValue = {}};
                if (!given.pointee().empty())
                    return given.pointee();
            } else if (parameter.type == name || parameter.type == "const " + name) {
                const std::string& text = m_launch.arguments[i].text;
                if (!text.empty() && text.front() >= '0' && text.front() <= '9')
                    return literalType(text);
                const std::string type = typeOf(text);
                if (!type.empty())
                    return type;
            }
        }
        return {};
    }

    /// The type that the last declaration of a variable before the launch gives it: "float*".
    std::string typeOf(const std::string& variable) const
    {
        if (variable.empty() || !std::ranges::all_of(variable, isIdentifierCharacter))
            return {};
        if (function() != nullptr) {
            for (const OutlineParameter& parameter : function()->parameters) {
                if (parameter.name == variable)
                    return withoutConst(parameter.type);
            }
        }
        const std::size_t last = m_tokens.indexAt(m_launch.range.begin);
        const std::size_t first = function() != nullptr ? m_tokens.indexAt(function()->body.begin) : 0;
        for (std::size_t at = last; at > first + 1; --at) {
            if (!m_tokens.is(at - 1, variable))
                continue;
            const std::string type = declaredType(at - 1, first);
            if (!type.empty())
                return type;
        }
        return {};
    }

    static std::string withoutConst(std::string type)
    {
        for (const std::string_view word : {"const ", "static ", "constexpr ", " __restrict__"}) {
            if (const std::size_t at = type.find(word); at != std::string::npos)
                type.erase(at, word.size());
        }
        return std::string(trimmed(type));
    }

    /// What stands before a name from the start of its statement on, where that is a type: "float *a, *b" gives "float*" for b.
    std::string declaredType(std::size_t name, std::size_t first) const
    {
        std::size_t begin = name;
        while (begin > first && !m_tokens.isMark(begin - 1, ';') && !m_tokens.isMark(begin - 1, '{') &&
               !m_tokens.isMark(begin - 1, '}') && !m_tokens.isMark(begin - 1, '(') && !m_tokens.isMark(begin - 1, ')') &&
               !m_tokens.isDirective(begin - 1) && name - begin < 64)
            --begin;
        std::size_t end = begin;  // of the type's own words
        while (end < name && (m_tokens.isWord(end) || m_tokens.isScope(end))) {
            if (m_tokens.isWord(end) && end > begin && (m_tokens.isMark(end + 1, ',') || m_tokens.isMark(end + 1, '=')))
                break;
            end += m_tokens.isScope(end) ? 2 : 1;
        }
        if (end == begin || m_tokens.is(begin, "return") || m_tokens.is(begin, "auto"))
            return {};
        // Between the type and the name stand other declarators at most.
        std::size_t before = name;
        while (before > end &&
               (m_tokens.isMark(before - 1, '*') || m_tokens.isMark(before - 1, '&') || m_tokens.is(before - 1, "const")))
            --before;
        const bool isAnother = before > end && m_tokens.isMark(before - 1, ',') &&
            (isKnownType(m_tokens[begin].text) || isGlobal(m_tokens[begin].text));
        if (before != end && !isAnother)
            return {};
        const bool isPointer = m_tokens.isMark(name - 1, '*');
        const std::string type = withoutConst(m_tokens.text({begin, end}));
        return type.empty() ? type : type + (isPointer ? "*" : "");
    }

    /// An argument with local constants and parameters of a template around written out; nothing where a word stays unknown.
    std::optional<std::string> replaced(const std::string& argument, int depth) const
    {
        std::string result;
        const MatchedTokens words(argument);
        for (std::size_t at = 0; at < words.size(); ++at) {
            if (at > 0 && !words.isJoined(at - 1))
                result += ' ';
            const std::string_view word = words[at].text;
            if (!words.isWord(at) || isKnownType(word) || (at >= 2 && words.isScope(at - 2)) || isGlobal(word)) {
                result += word;
                continue;
            }
            const std::string value = valueOfLocal(std::string(word));
            const std::optional<std::string> known =
                value.empty() || depth == kMaxReplacements ? std::nullopt : replaced(value, depth + 1);
            if (!known)
                return std::nullopt;
            result += *known;
        }
        return result;
    }

    /// Declared where device code sees it.
    bool isGlobal(std::string_view word) const
    {
        return std::ranges::any_of(m_outline.items, [&](const OutlineItem& item) {
            const bool isOutside = item.parent == OutlineItem::kNone ||
                m_outline.items[item.parent].kind == OutlineItem::Kind::Namespace || item.kind == OutlineItem::Kind::Macro;
            const bool isSeen = !(item.kind == OutlineItem::Kind::HostFunction && !item.isConstexpr) &&
                !(item.kind == OutlineItem::Kind::HostVariable && !item.isConstant);
            return isOutside && isSeen && item.name == word;
        });
    }

    std::string valueOfLocal(const std::string& name) const
    {
        if (function() == nullptr)
            return {};
        const std::vector<std::string>& parameters = function()->templateParameters;
        const auto parameter = std::ranges::find(parameters, name);
        if (parameter != parameters.end())
            return calledWith(static_cast<std::size_t>(parameter - parameters.begin()));
        const std::size_t last = m_tokens.indexAt(m_launch.range.begin);
        for (std::size_t at = m_tokens.indexAt(function()->body.begin); at < last; ++at) {
            if (!m_tokens.is(at, name) || !m_tokens.isMark(at + 1, '=') || m_tokens.isMark(at + 2, '='))
                continue;
            std::size_t end = at + 2;
            while (end < last && !m_tokens.isMark(end, ';') && !m_tokens.isMark(end, ','))
                end = m_tokens.isMark(end, '(') ? m_tokens.behind(end, last) : end + 1;
            return m_tokens.text({at + 2, end});
        }
        return {};
    }

    /// The template argument that the first call of the function around gives: "float" of `run<float>(…)`.
    std::string calledWith(std::size_t index) const
    {
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            if (!m_tokens.is(at, function()->name) || !m_tokens.isMark(at + 1, '<') || function()->range.contains(m_tokens[at].at))
                continue;
            const std::size_t close = m_tokens.angleEnd(at + 1);
            const std::vector<TokenRange> parts = close == kNone ? std::vector<TokenRange>() : m_tokens.parts({at + 2, close});
            if (index < parts.size())
                return m_tokens.text(parts[index]);
        }
        return {};
    }

    const MatchedTokens& m_tokens;
    const Outline& m_outline;
    const OutlineLaunch& m_launch;
    const OutlineItem& m_kernel;
};

}  // namespace

std::string launchedInstance(const MatchedTokens& tokens, const Outline& outline, const OutlineLaunch& launch)
{
    if (launch.target == OutlineItem::kNone || !outline.items[launch.target].isTemplate)
        return {};
    return InstanceFinder(tokens, outline, launch).find();
}

}  // namespace kd
