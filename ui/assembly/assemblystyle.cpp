// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/assemblystyle.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWord(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$' || c == '%';
}

/// Registers that are always zero or true.
bool isQuiet(std::string_view word)
{
    static constexpr std::array<std::string_view, 5> kQuiet{"RZ", "PT", "URZ", "UPT", "SRZ"};
    return std::find(kQuiet.begin(), kQuiet.end(), word) != kQuiet.end();
}

/// One line on its way from the left to the right.
class Painter {
public:
    Painter(std::string_view line, char* styles) : m_line(line), m_styles(styles) { }

    void paint(ListingLine::Kind kind)
    {
        switch (kind) {
        case ListingLine::Kind::Instruction:
            paintOpcode();
            paintRest(AssemblyStyle::Plain);
            return;
        case ListingLine::Kind::Label:
            paintLabel();
            paintRest(AssemblyStyle::Plain);
            return;
        case ListingLine::Kind::Directive:
            paintRest(AssemblyStyle::Directive);
            return;
        case ListingLine::Kind::Comment:
            give(m_line.size(), AssemblyStyle::Comment);
            return;
        case ListingLine::Kind::Blank:
            give(m_line.size(), AssemblyStyle::Plain);
        }
    }

private:
    bool isAtEnd() const { return m_at >= m_line.size(); }
    char here() const { return m_line[m_at]; }
    char next() const { return m_at + 1 < m_line.size() ? m_line[m_at + 1] : '\0'; }

    void give(std::size_t to, AssemblyStyle style)
    {
        std::fill(m_styles + m_at, m_styles + to, static_cast<char>(style));
        m_at = to;
    }
    template <typename Is> std::size_t endOf(Is is) const
    {
        std::size_t end = m_at;
        while (end < m_line.size() && is(m_line[end]))
            ++end;
        return end;
    }
    void skipSpaces()
    {
        give(endOf([](char c) { return c == ' ' || c == '{'; }), AssemblyStyle::Plain);
    }

    void paintOpcode()
    {
        const auto isOpcode = [](char c) { return c != ' ' && c != ';'; };
        skipSpaces();
        // Tile IR names results first: "%0 = muli %a, %b : tile<i32>".
        if (const std::size_t results = m_line.find(" = ", m_at);
            !isAtEnd() && here() == '%' && results != std::string_view::npos)
            give(results + 3, AssemblyStyle::Plain);
        if (!isAtEnd() && here() == '@') {
            give(endOf(isOpcode), AssemblyStyle::Predicate);
            skipSpaces();
        }
        give(endOf(isOpcode), AssemblyStyle::Opcode);
    }

    void paintLabel()
    {
        skipSpaces();
        give(endOf([](char c) { return c != ' ' && c != '/'; }), AssemblyStyle::Label);
    }

    /// `dotted`: what words that begin with a point are.
    void paintRest(AssemblyStyle dotted)
    {
        while (!isAtEnd()) {
            const char c = here();
            if (c == '/' && (next() == '/' || next() == '*'))
                paintComment();
            else if (c == '"')
                give(std::min(m_line.find('"', m_at + 1), m_line.size() - 1) + 1, AssemblyStyle::Label);
            else if (c == '`')
                give(std::min(m_line.find(')', m_at), m_line.size() - 1) + 1, AssemblyStyle::Label);
            else if (isDigit(c) || (c == '-' && isDigit(next())))
                paintNumber();
            else if (isWord(c))
                paintWord(dotted);
            else
                give(m_at + 1, AssemblyStyle::Plain);
        }
    }

    void paintComment()
    {
        const std::size_t close = next() == '*' ? m_line.find("*/", m_at + 2) : std::string_view::npos;
        give(close == std::string_view::npos ? m_line.size() : close + 2, AssemblyStyle::Comment);
    }

    void paintNumber()
    {
        const std::size_t from = m_at;
        give(m_at + 1, AssemblyStyle::Number);
        while (!isAtEnd()) {
            const bool isExponent =
                (here() == '-' || here() == '+') && (m_line[m_at - 1] | 32) == 'e' && m_line.substr(from, 2) != "0x";
            if (!isWord(here()) && !isExponent)
                return;
            give(m_at + 1, AssemblyStyle::Number);
        }
    }

    void paintWord(AssemblyStyle dotted)
    {
        const std::size_t end = endOf(isWord);
        const std::string_view word = m_line.substr(m_at, end - m_at);
        const bool isLabel = word.starts_with("$L_") || word.starts_with(".L_");
        const bool isDotted = word.front() == '.' && word.size() > 1;
        give(end, isLabel         ? AssemblyStyle::Label
                  : isDotted      ? dotted
                  : isQuiet(word) ? AssemblyStyle::Quiet
                                  : AssemblyStyle::Plain);
    }

    std::string_view m_line;
    char* m_styles;
    std::size_t m_at = 0;
};

}  // namespace

void styleAssembly(std::string_view line, ListingLine::Kind kind, char* styles)
{
    Painter(line, styles).paint(kind);
}

}  // namespace kd
