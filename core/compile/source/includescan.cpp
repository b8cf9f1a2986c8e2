// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/includescan.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace kd {
namespace {

// Bounds that keep hostile texts linear; no honest directive comes near them.
constexpr std::size_t kMaxHeaderName = 512;
constexpr int kMaxComments = 64;

/// Where the comment that holds a position ends; remembers the last answer, as questions come in rising order.
class CommentEnds {
public:
    explicit CommentEnds(std::string_view text) : m_text(text) {}

    std::size_t after(std::size_t position)
    {
        if (position < m_asked || position > m_end) {
            m_asked = position;
            const std::size_t found = m_text.find("*/", position);
            m_end = found == std::string_view::npos ? m_text.size() : found + 2;
        }
        return m_end;
    }

private:
    std::string_view m_text;
    std::size_t m_asked = 1;
    std::size_t m_end = 0;
};

/// Reads a logical line: backslash (or ??/) and line end count as nothing.
class Cursor {
public:
    Cursor(std::string_view text, std::size_t position, CommentEnds& comments)
        : m_text(text), m_position(position), m_comments(comments)
    {
        skipSplices();
    }

    std::size_t position() const { return m_position; }
    char peek() const { return m_position < m_text.size() ? m_text[m_position] : '\n'; }
    void advance()
    {
        if (m_position < m_text.size())
            ++m_position;
        skipSplices();
    }

    void skipBlanks()
    {
        for (int comments = 0; comments < kMaxComments;) {
            const char c = peek();
            if (c == ' ' || c == '\t' || c == '\v' || c == '\f') {
                advance();
            } else if (m_text.substr(m_position).starts_with("/*")) {
                m_position = m_comments.after(m_position + 2);
                ++comments;
                skipSplices();
            } else {
                return;
            }
        }
    }

    std::string word()
    {
        std::string text;
        while ((std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_') && text.size() < 64) {
            text += peek();
            advance();
        }
        return text;
    }

private:
    void skipSplices()
    {
        while (m_position < m_text.size()) {
            const std::string_view rest = m_text.substr(m_position, 5);
            std::size_t length = rest.starts_with('\\') ? 1 : rest.starts_with("?\?/") ? 3 : 0;
            if (length == 0)
                return;
            if (rest.substr(length).starts_with("\r\n"))
                length += 2;
            else if (rest.substr(length).starts_with('\n'))
                length += 1;
            else
                return;
            m_position += length;
        }
    }

    std::string_view m_text;
    std::size_t m_position;
    CommentEnds& m_comments;
};

std::optional<IncludeDirective> readName(Cursor& cursor)
{
    cursor.skipBlanks();
    const char open = cursor.peek();
    if (open != '"' && open != '<')
        return std::nullopt;
    const char close = open == '"' ? '"' : '>';
    cursor.advance();
    IncludeDirective directive{.name = {}, .quoted = open == '"', .begin = cursor.position()};
    while (cursor.peek() != close) {
        if (cursor.peek() == '\n' || directive.name.size() >= kMaxHeaderName)
            return std::nullopt;
        directive.name += cursor.peek();
        cursor.advance();
    }
    directive.end = cursor.position();
    if (directive.name.empty() || directive.name.find('\0') != std::string::npos)
        return std::nullopt;
    return directive;
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text), m_comments(text) {}

    std::vector<IncludeDirective> scan()
    {
        // "%:" and, before C++17, "?\?=" are other spellings of "#".
        for (const std::string_view hash : {"#", "%:", "?\?="}) {
            m_comments = CommentEnds(m_text);
            m_conditionsEnd = 0;
            for (std::size_t at = m_text.find(hash); at != std::string_view::npos; at = m_text.find(hash, at + hash.size()))
                readDirective(at + hash.size());
        }
        std::sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) { return a.begin < b.begin; });
        return std::move(m_found);
    }

private:
    void readDirective(std::size_t position)
    {
        Cursor cursor(m_text, position, m_comments);
        cursor.skipBlanks();
        const std::string word = cursor.word();
        if (word == "include" || word == "include_next" || word == "import")
            add(readName(cursor));
        else if (word == "if" || word == "elif" || word == "define")
            readConditions(cursor.position());
    }

    /// __has_include("name") in the rest of a directive, which ends with its logical line.
    void readConditions(std::size_t position)
    {
        constexpr std::string_view kCalls[] = {"__has_include_next", "__has_include"};
        if (position < m_conditionsEnd)
            return;  // a second "#" in a line that was read to its end
        m_conditionsEnd = logicalLineEnd(position);
        const std::string_view line = m_text.substr(position, m_conditionsEnd - position);
        for (std::size_t at = line.find(kCalls[1]); at != std::string_view::npos; at = line.find(kCalls[1], at + 1)) {
            const std::size_t length = line.substr(at).starts_with(kCalls[0]) ? kCalls[0].size() : kCalls[1].size();
            Cursor cursor(m_text, position + at + length, m_comments);
            cursor.skipBlanks();
            if (cursor.peek() != '(')
                continue;
            cursor.advance();
            add(readName(cursor));
        }
    }

    std::size_t logicalLineEnd(std::size_t position) const
    {
        std::size_t end = m_text.find('\n', position);
        while (end != std::string_view::npos) {
            std::string_view line = m_text.substr(position, end - position);
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            if (!line.ends_with('\\') && !line.ends_with("?\?/"))
                return end;
            end = m_text.find('\n', end + 1);
        }
        return m_text.size();
    }

    void add(std::optional<IncludeDirective> directive)
    {
        if (directive)
            m_found.push_back(std::move(*directive));
    }

    std::string_view m_text;
    CommentEnds m_comments;
    std::size_t m_conditionsEnd = 0;
    std::vector<IncludeDirective> m_found;
};

}  // namespace

std::vector<IncludeDirective> scanIncludes(std::string_view text)
{
    return Scanner(text).scan();
}

}  // namespace kd
