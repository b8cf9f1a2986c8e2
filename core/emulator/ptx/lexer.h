// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace kd::ptx {

/// Word: a name or an opcode. Dotted: a directive, type or modifier with its dot. Punctuation: one character, or two of
/// `<< >> <= >= == != && ||`.
struct Token {
    enum class Kind : std::uint8_t { End, Word, Dotted, Integer, Float, String, Punctuation };
    Kind kind = Kind::End;
    std::string_view text;  ///< as written; a String without its quotes
    std::uint32_t line = 1, column = 1;
    std::size_t offset = 0;  ///< into the text

    bool is(Kind wanted, std::string_view spelling) const { return kind == wanted && text == spelling; }
    bool isPunctuation(std::string_view spelling) const { return is(Kind::Punctuation, spelling); }
};

/// Throws LogicError: "PTX line 12, column 5: `what`".
[[noreturn]] void failAt(std::uint32_t line, std::uint32_t column, const Message& what);

/// Cuts PTX into tokens, one ahead; comments and blanks vanish. The text must outlive it.
class Lexer {
public:
    /// `line`: number of the first line of `text`, for errors.
    explicit Lexer(std::string_view text, std::uint32_t line = 1);

    const Token& peek() const { return m_next; }
    /// The token behind the next one.
    Token peekSecond() const;
    /// Throws LogicError for what is no token: an unknown character, a malformed number, a comment or string without its end.
    Token next();
    bool at(std::string_view punctuation) const { return m_next.isPunctuation(punctuation); }
    bool atDotted(std::string_view spelling) const { return m_next.is(Token::Kind::Dotted, spelling); }
    bool accept(std::string_view punctuation);
    bool acceptDotted(std::string_view spelling);
    /// Throws LogicError when something else stands there.
    Token expect(std::string_view punctuation);
    Token expect(Token::Kind kind, const Message& meaning);

    /// Tells whether the next token touches the one taken last.
    bool isAdjacent() const { return m_next.offset == m_end; }
    /// The text from the next token up to the first of `stops` that is outside of braces, parentheses, strings and comments;
    /// that character is the next token then. Throws when the text or more than kMaxNesting braces end first.
    std::string_view readRaw(std::string_view stops);
    /// Reads what lies between the `{` that comes next and its `}`, and both of these. Only comments and strings are looked at.
    std::string_view readBlock();

    [[noreturn]] void fail(const Message& what) const { failAt(m_next.line, m_next.column, what); }
    [[noreturn]] void failAtToken(const Token& token, const Message& what) const { failAt(token.line, token.column, what); }

private:
    Token scan();
    Token scanNumber(Token token);
    Token scanString(Token token);
    Token scanWord(Token token, std::size_t from);
    void skipBlanks();
    void skipComment();
    void skipRaw();
    void advanceTo(std::size_t end);
    void rewindToNext();
    char charAt(std::size_t i) const { return i < m_text.size() ? m_text[i] : '\0'; }
    Token cut(Token token, Token::Kind kind, std::size_t end);

    std::string_view m_text;
    std::size_t m_at = 0;         ///< behind the next token
    std::uint32_t m_line = 1;
    std::size_t m_lineStart = 0;  ///< offset of the line of m_at
    std::size_t m_end = 0;        ///< behind the token taken last
    Token m_next;
};

/// "'word'", "the end of the text".
Message described(const Token& token);

}  // namespace kd::ptx
