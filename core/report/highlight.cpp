// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/highlight.h"

#include "core/compile/source/sourcetokens.h"

#include <algorithm>
#include <array>

namespace kd::report {
namespace {

using PieceKind = CodePiece::Kind;

/// Sorted.
constexpr std::array<std::string_view, 66> kKeywords{
    "alignas", "auto", "bool", "break", "case", "catch", "char", "class", "concept", "const", "const_cast", "consteval",
    "constexpr", "continue", "decltype", "default", "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit",
    "extern", "false", "float", "for", "friend", "goto", "if", "inline", "int", "long", "mutable", "namespace", "new",
    "noexcept", "nullptr", "operator", "private", "protected", "public", "reinterpret_cast", "requires", "return",
    "short", "signed", "sizeof", "static", "static_assert", "static_cast", "struct", "switch", "template", "this",
    "throw", "true", "try", "typedef", "typename", "union", "unsigned", "using", "void", "volatile", "while"};
static_assert(std::ranges::is_sorted(kKeywords));
constexpr std::array<std::string_view, 5> kBuiltins{"blockDim", "blockIdx", "gridDim", "threadIdx", "warpSize"};

PieceKind kindOf(const SourceToken& token)
{
    switch (token.kind) {
    case SourceToken::Kind::Number: return PieceKind::Number;
    case SourceToken::Kind::Literal: return PieceKind::Text;
    case SourceToken::Kind::Directive: return PieceKind::Directive;
    case SourceToken::Kind::Word: break;
    case SourceToken::Kind::Mark:
    case SourceToken::Kind::End: return PieceKind::Plain;
    }
    if (std::ranges::binary_search(kKeywords, token.text))
        return PieceKind::Keyword;
    return token.text.starts_with("__") || std::ranges::binary_search(kBuiltins, token.text) ? PieceKind::Builtin
                                                                                             : PieceKind::Plain;
}

/// Takes the pieces of a source in their order and keeps those of some lines.
class Lines {
public:
    Lines(std::string_view source, std::size_t first, std::size_t count)
        : m_source(source), m_first(first), m_end(first + count) { }

    bool isDone() const { return m_line >= m_end; }
    /// Up to `end`.
    void addUpTo(PieceKind kind, std::size_t end)
    {
        while (m_at < end && !isDone()) {
            const std::size_t stop = std::min(m_source.find('\n', m_at), end);
            add(kind, m_source.substr(m_at, stop - m_at));
            m_at = stop;
            if (stop < end) {
                ++m_at;
                ++m_line;
                m_isBegun = false;
            }
        }
    }
    std::vector<CodeLine> made;

private:
    void add(PieceKind kind, std::string_view text)
    {
        if (m_line < m_first)
            return;
        if (!m_isBegun)
            made.emplace_back();
        m_isBegun = true;
        if (text.ends_with('\r'))
            text.remove_suffix(1);
        if (!text.empty())
            made.back().push_back({kind, text});
    }

    std::string_view m_source;
    std::size_t m_first, m_end;
    std::size_t m_at = 0, m_line = 1;
    bool m_isBegun = false;  ///< the line m_line
};

}  // namespace

std::vector<CodeLine> codeLines(std::string_view source, std::size_t first, std::size_t count)
{
    Lines lines(source, first, count);
    SourceTokens tokens(source);
    for (std::size_t end = 0; end < source.size() && !lines.isDone();) {
        const SourceToken token = tokens.next();
        const std::size_t start = token.kind == SourceToken::Kind::End ? source.size() : token.at;
        // What is between two tokens is blank but for comments and line splices.
        lines.addUpTo(source.substr(end, start - end).find('/') == std::string_view::npos ? PieceKind::Plain : PieceKind::Comment,
                      start);
        lines.addUpTo(kindOf(token), start + token.text.size());
        end = start + token.text.size();
    }
    return std::move(lines.made);
}

std::size_t lineCount(std::string_view source)
{
    const auto ends = static_cast<std::size_t>(std::ranges::count(source, '\n'));
    return ends + (source.empty() || source.ends_with('\n') ? 0 : 1);
}

}  // namespace kd::report
