// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/sourcerange.h"
#include "core/compile/source/sourcetokens.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Describes a run of tokens: the first and the one behind the last.
struct TokenRange {
    std::size_t begin = 0, end = 0;
    bool empty() const { return begin >= end; }
};

/// Holds the tokens of a text with the brackets that belong together. It views the text. Any text will do: a bracket without a
/// partner has none, each branch of a condition starts with the brackets that were open before the first, and no more than 256 are
/// followed into each other. Of a text beyond 16 MiB it has no tokens.
class MatchedTokens {
public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    /// Holds what stands before a text that is a part of a larger one.
    struct Before {
        bool isLineStart = true;     ///< nothing but blanks in its line
        std::size_t conditions = 0;  ///< conditions that are open, without open brackets
    };

    explicit MatchedTokens(std::string_view text);
    MatchedTokens(std::string_view text, const Before& before);

    std::string_view source() const { return m_text; }
    std::size_t size() const { return m_tokens.size(); }
    /// Tells whether the text was too long to be read.
    bool isTruncated() const { return m_isTruncated; }
    /// Tells whether more than half of the brackets or conditions that are followed into each other were open somewhere.
    bool isDeep() const { return m_isDeep; }
    /// Gives the token of kind End for any index behind the last.
    const SourceToken& operator[](std::size_t at) const { return at < m_tokens.size() ? m_tokens[at] : m_end; }
    /// Tells whether the token at `at` has that text.
    bool is(std::size_t at, std::string_view text) const { return (*this)[at].is(text); }
    /// Tells whether the token at `at` is that punctuation mark.
    bool isMark(std::size_t at, char mark) const
    {
        return (*this)[at].kind == SourceToken::Kind::Mark && m_tokens[at].text.front() == mark;
    }
    /// Tells whether the token at `at` is an identifier or a keyword.
    bool isWord(std::size_t at) const { return (*this)[at].kind == SourceToken::Kind::Word; }
    /// Tells whether the token at `at` is a preprocessor directive, which is one token.
    bool isDirective(std::size_t at) const { return (*this)[at].kind == SourceToken::Kind::Directive; }
    /// Tells whether `at` and the token behind it touch, as the two colons of "::" do.
    bool isJoined(std::size_t at) const { return (*this)[at].end() == (*this)[at + 1].at && at + 1 < m_tokens.size(); }
    /// Tells whether "::" starts at `at`.
    bool isScope(std::size_t at) const { return isMark(at, ':') && isMark(at + 1, ':') && isJoined(at); }

    /// Gives the bracket that belongs to the one at `at`; kNone where there is none.
    std::size_t partner(std::size_t at) const { return at < m_partners.size() ? widened(m_partners[at]) : kNone; }
    /// Gives the index behind what the bracket at `open` holds, or behind it alone where it has no partner before `end`.
    std::size_t behind(std::size_t open, std::size_t end) const;
    /// Gives the `>` that closes the `<` at `open` as template arguments, looked for in the next 256 tokens; kNone where it is
    /// none.
    std::size_t angleEnd(std::size_t open) const;
    /// Gives the `<` that the `>` at `close` closes, looked for in the 256 tokens before it; kNone where there is none.
    std::size_t angleBegin(std::size_t close) const;
    /// Gives the parts between commas outside all brackets, also those of template arguments; none of an empty range.
    std::vector<TokenRange> parts(TokenRange range) const;

    /// Gives the tokens as text: without comments, with one blank where there was any; 4,096 bytes at most.
    std::string text(TokenRange range) const;
    /// Gives the bytes of the source from the first token of a range to the end of its last.
    SourceRange range(TokenRange range) const;
    /// Gives the first token that starts at the byte or behind it.
    std::size_t indexAt(std::size_t byte) const;
    /// Gives the number of the line of a byte, from 1.
    int lineOf(std::size_t byte) const;

private:
    static std::size_t widened(std::uint32_t index) { return index == kNarrowNone ? kNone : index; }
    void match(std::size_t conditions);
    void close(std::vector<std::uint32_t>& open, std::size_t at);

    static constexpr std::uint32_t kNarrowNone = static_cast<std::uint32_t>(-1);
    std::string_view m_text;
    std::vector<SourceToken> m_tokens;
    std::vector<std::uint32_t> m_partners;
    std::vector<std::size_t> m_lineEnds;
    SourceToken m_end;
    bool m_isTruncated = false, m_isDeep = false;
};

/// Gives the word behind the `#` of a directive: "define".
std::string_view directiveName(const SourceToken& directive);

}  // namespace kd
