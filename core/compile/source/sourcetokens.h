// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace kd {

/// A word, a number, a literal, one other character, or a whole line of the preprocessor.
struct SourceToken {
    enum class Kind { Word, Number, Literal, Mark, Directive, End };
    Kind kind = Kind::End;
    std::size_t at = 0;  ///< bytes from the start of the text
    std::string_view text;

    std::size_t end() const { return at + text.size(); }
    /// It is written so, and is no literal.
    bool is(std::string_view words) const { return text == words && kind != Kind::Literal; }
};

/// Reads the tokens of a source one after the other: comments and line splices are left out, literals (raw ones too) are one
/// token each. Takes no memory; never fails.
class SourceTokens {
public:
    /// `isLineStart`: nothing but blanks stands before the text in its line.
    explicit SourceTokens(std::string_view text, bool isLineStart = true) : m_text(text), m_isLineStart(isLineStart) { }
    /// Gives the next token; where the text ends one of kind End, each time.
    SourceToken next();

private:
    void skipBlanks();
    std::size_t directiveEnd() const;
    std::size_t commentEnd(std::size_t at) const;
    std::size_t literalEnd(std::size_t quote) const;
    std::size_t rawLiteralEnd(std::size_t quote) const;
    bool isSplice(std::size_t at) const;
    SourceToken consume(SourceToken::Kind kind, std::size_t end);

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isLineStart;
};

/// All of them but the end, in their order; a text that begins within a comment or a literal gives what it looks like.
std::vector<SourceToken> tokensOf(std::string_view text);

}  // namespace kd
