// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/sourcesymbols.h"

#include "ui/editor/cudawords.h"
#include "ui/editor/sourcetokens.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace kd {
namespace {

using Kind = SourceToken::Kind;
constexpr qsizetype kLongestDeclaration = 400;  // bytes
constexpr std::size_t kMaxParameters = 400;    // tokens between parentheses
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

bool isKeyword(std::string_view word)
{
    static const QByteArrayList kList = cudawords::keywords().split(' ');
    static const std::unordered_set<std::string_view> kWords = [] {
        std::unordered_set<std::string_view> words;
        for (const QByteArray& each : kList)
            words.emplace(each.constData(), static_cast<std::size_t>(each.size()));
        return words;
    }();
    return kWords.contains(word);
}

/// Keywords that a type may begin with.
bool isTypeKeyword(std::string_view word)
{
    static const std::unordered_set<std::string_view> kWords{"auto", "bool",  "char",   "double",   "float", "int",
                                             "long", "short", "signed", "unsigned", "void",  "const"};
    return kWords.contains(word);
}

class Finder {
public:
    explicit Finder(const QByteArray& text) : m_text(text), m_tokens(tokensOf(text)) { }

    SourceSymbols run()
    {
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            if (m_tokens[at].kind == Kind::Directive)
                parseDirective(m_tokens[at]);
            else if (m_tokens[at].kind == Kind::Word)
                parseWord(at);
        }
        return std::move(m_symbols);
    }

private:
    /// Empty behind the end.
    std::string_view viewOf(std::size_t at) const
    {
        return at < m_tokens.size() ? m_tokens[at].text : std::string_view();
    }
    QByteArray textOf(std::size_t at) const
    {
        return at < m_tokens.size() ? kd::textOf(m_tokens[at]) : QByteArray();
    }
    bool isMark(std::size_t at, char mark) const
    {
        return at < m_tokens.size() && m_tokens[at].kind == Kind::Mark && m_tokens[at].text.front() == mark;
    }
    bool isName(std::size_t at) const
    {
        return at < m_tokens.size() && m_tokens[at].kind == Kind::Word && !isKeyword(viewOf(at));
    }

    void parseDirective(const SourceToken& token)
    {
        const QByteArray line = kd::textOf(token).mid(1, kLongestDeclaration).trimmed();
        if (!line.startsWith("define"))
            return;
        const std::vector<SourceToken> parts = tokensOf(line);
        if (parts.size() < 2 || parts[1].kind != Kind::Word)
            return;
        const QByteArray name = kd::textOf(parts[1]);
        m_symbols.words.insert(name);
        const auto begin = static_cast<qsizetype>(parts[1].at);
        const auto end = static_cast<qsizetype>(parts[1].end());
        const QByteArray first = line.left(line.indexOf('\n') < 0 ? line.size() : line.indexOf('\n'));
        m_symbols.macros[name] = "#" + first.simplified();
        const qsizetype close = end < line.size() && line[end] == '(' ? line.indexOf(')', end) : -1;
        if (close > 0)
            m_symbols.functions[name].append(line.mid(begin, close + 1 - begin).simplified());
    }

    void parseWord(std::size_t at)
    {
        const std::string_view word = viewOf(at);
        if (word == "struct" || word == "class" || word == "union") {
            parseStruct(at);
            return;
        }
        if (isKeyword(word))
            return;
        const QByteArray name = textOf(at);
        m_symbols.words.insert(name);
        if (isMark(at + 1, '('))
            parseFunction(at, name);
        parseVariable(at, name);
    }

    /// The token behind the parenthesis that closes the one at `open`.
    std::size_t behindParenthesis(std::size_t open) const
    {
        int depth = 0;
        const std::size_t last = std::min(m_tokens.size(), open + kMaxParameters);
        for (std::size_t at = open; at < last; ++at) {
            depth += isMark(at, '(') ? 1 : isMark(at, ')') ? -1 : 0;
            if (depth == 0)
                return at + 1;
        }
        return kNone;
    }

    void parseFunction(std::size_t at, const QByteArray& name)
    {
        std::size_t end = behindParenthesis(at + 1);
        if (end == kNone || at == 0)
            return;
        const std::size_t last = end - 1;
        while (viewOf(end) == "const" || viewOf(end) == "noexcept" || viewOf(end) == "override")
            ++end;
        const bool hasType = isName(at - 1) || isTypeKeyword(viewOf(at - 1)) || isMark(at - 1, '*') || isMark(at - 1, '&') ||
                             isMark(at - 1, '>') || isMark(at - 1, ')');
        if (!hasType || (!isMark(end, '{') && !(isMark(end, ';') && hasParameters(at + 2, last))))
            return;
        const std::size_t start = declarationStart(at);
        const auto from = static_cast<qsizetype>(m_tokens[start].at);
        const auto to = static_cast<qsizetype>(m_tokens[last].end());
        if (to - from > kLongestDeclaration || start == at)
            return;
        QByteArrayList& known = m_symbols.functions[name];
        const QByteArray declaration = m_text.mid(from, to - from).simplified();
        if (!known.contains(declaration))
            known.append(declaration);
    }

    /// Whether what stands between parentheses declares: nothing, or a type and a name first.
    bool hasParameters(std::size_t first, std::size_t close) const
    {
        if (first == close)
            return true;
        const bool isType = m_tokens[first].kind == Kind::Word;
        return isType && (isTypeKeyword(viewOf(first)) || isName(first + 1) || isMark(first + 1, '*') || isMark(first + 1, '&'));
    }

    /// The type in front of a function's name: behind the statement before it, a template's head and what tells the compiler
    /// how to make it.
    std::size_t declarationStart(std::size_t name) const
    {
        std::size_t start = name;
        while (start > 0 && !isBoundary(start - 1))
            --start;
        for (std::size_t next = start; start < name; start = next) {
            const std::string_view word = viewOf(start);
            if (word == "template" && isMark(start + 1, '<'))
                next = behindAngles(start + 1, name);
            else if (isAttribute(word) && isMark(start + 1, '('))
                next = behindParenthesis(start + 1);
            else if (m_tokens[start].kind == Kind::Literal || isSpecifier(word))
                next = start + 1;
            if (next <= start)
                break;
        }
        return std::min(start, name);
    }

    /// With parentheses behind it.
    static bool isAttribute(std::string_view word)
    {
        return word == "__launch_bounds__" || word == "__cluster_dims__" || word == "__maxnreg__" || word == "__block_size__" ||
               word == "__align__" || word == "alignas";
    }

    static bool isSpecifier(std::string_view word)
    {
        return word == "extern" || word == "static" || word == "inline" || word == "constexpr" || word == "__forceinline__" ||
               word == "__noinline__" || word == "__device__" || word == "__host__";
    }

    bool isBoundary(std::size_t at) const
    {
        const Kind kind = m_tokens[at].kind;
        return kind == Kind::Directive || isMark(at, ';') || isMark(at, '{') || isMark(at, '}') ||
               (isMark(at, ':') && !(at > 0 && isMark(at - 1, ':')) && !isMark(at + 1, ':'));
    }

    std::size_t behindAngles(std::size_t open, std::size_t last) const
    {
        int depth = 0;
        for (std::size_t at = open; at < last; ++at) {
            depth += isMark(at, '<') ? 1 : isMark(at, '>') ? -1 : 0;
            if (depth == 0)
                return at + 1;
        }
        return last;
    }

    void parseStruct(std::size_t at)
    {
        std::size_t name = at + 1;
        while (isAttribute(viewOf(name)) && isMark(name + 1, '('))
            name = behindParenthesis(name + 1);
        if (!isName(name))
            return;
        std::size_t open = name + 1;
        if (viewOf(open) == "final")
            ++open;
        if (isMark(open, ':'))
            while (open < m_tokens.size() && !isMark(open, '{') && !isMark(open, ';'))
                ++open;
        m_symbols.words.insert(textOf(name));
        if (isMark(open, '{'))
            parseMembers(open, m_symbols.structs[textOf(name)]);
    }

    void parseMembers(std::size_t open, QByteArrayList& members)
    {
        int depth = 0;
        for (std::size_t at = open; at < m_tokens.size(); ++at) {
            const bool opens = isMark(at, '{') || isMark(at, '(') || isMark(at, '[');
            const bool closes = isMark(at, '}') || isMark(at, ')') || isMark(at, ']');
            const bool isMember = depth == 1 && at > open + 1 && isName(at - 1) && !isMark(at - 2, ':') &&
                                  (isMark(at, ';') || isMark(at, ',') || isMark(at, '=') || isMark(at, '[') || isMark(at, '('));
            if (isMember && !members.contains(textOf(at - 1)) && !isMark(at - 2, '='))
                members.append(textOf(at - 1));
            depth += opens ? 1 : closes ? -1 : 0;
            if (depth == 0)
                return;
        }
    }

    /// "float4* __restrict__ a" and "auto tile = cg::tiled_partition<32>(block)".
    void parseVariable(std::size_t at, const QByteArray& name)
    {
        if (at == 0 || !(isMark(at + 1, ';') || isMark(at + 1, '=') || isMark(at + 1, ',') || isMark(at + 1, ')') ||
                         isMark(at + 1, '[') || isMark(at + 1, '(') || isMark(at + 1, '{')))
            return;
        std::size_t type = at - 1;
        while (type > 0 && (isMark(type, '*') || isMark(type, '&') || viewOf(type) == "const" || viewOf(type) == "__restrict__"))
            --type;
        if (isMark(type, '>'))
            type = beforeAngles(type);
        if (viewOf(type) == "auto" && isMark(at + 1, '='))
            m_symbols.variables.emplace(name, "auto " + calledBehind(at + 2));
        else if (type != at && isName(type) && m_tokens[type].kind == Kind::Word)
            m_symbols.variables.emplace(name, textOf(type));
    }

    std::size_t beforeAngles(std::size_t close) const
    {
        int depth = 0;
        for (std::size_t at = close; at > 0; --at) {
            depth += isMark(at, '>') ? 1 : isMark(at, '<') ? -1 : 0;
            if (depth == 0)
                return at - 1;
            if (isBoundary(at))
                break;
        }
        return close;
    }

    /// The last name of "cg::tiled_partition<32>(block)" before its < or (.
    QByteArray calledBehind(std::size_t at) const
    {
        QByteArray name;
        while (at < m_tokens.size() && (m_tokens[at].kind == Kind::Word || isMark(at, ':'))) {
            if (m_tokens[at].kind == Kind::Word)
                name = textOf(at);
            ++at;
        }
        return name;
    }

    const QByteArray& m_text;
    std::vector<SourceToken> m_tokens;
    SourceSymbols m_symbols;
};

}  // namespace

SourceSymbols symbolsOf(const QByteArray& text)
{
    return Finder(text).run();
}

}  // namespace kd
