// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/leadingdirectives.h"

#include <cctype>
#include <optional>

namespace kd {
namespace {

constexpr std::size_t kLongest = 256u << 10;  // of what is read; no honest preamble comes near it
constexpr std::string_view kBlanks = " \t";
constexpr std::string_view kNowhere = {};

bool isHard(std::string_view line)
{
    if (line.ends_with('\\') || line.find("?\?") != std::string_view::npos)
        return true;
    for (const char c : line)
        if (static_cast<unsigned char>(c) < ' ' && c != '\t')
            return true;
    return false;
}

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(kBlanks);
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

class DirectiveReader {
public:
    explicit DirectiveReader(std::string_view text)
        : m_text(text.substr(0, kLongest)), m_position(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0)
    {
    }

    std::vector<LeadingDirective> read()
    {
        std::vector<LeadingDirective> found;
        while (const std::optional<std::string_view> line = nextLine()) {
            const std::string_view rest = withoutComments(*line);
            if (m_isHard)
                break;
            if (rest.empty())
                continue;
            std::optional<LeadingDirective> directive = directiveIn(rest);
            if (!directive)
                break;
            directive->end = m_position;
            directive->nextLine = m_line;
            found.push_back(std::move(*directive));
        }
        return found;
    }

private:
    /// A whole line without its end; nothing at the end of the text or where a line is hard to read.
    std::optional<std::string_view> nextLine()
    {
        const std::size_t end = m_text.find('\n', m_position);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string_view line = m_text.substr(m_position, end - m_position);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (isHard(line))
            return std::nullopt;
        m_position = end + 1;
        ++m_line;
        return line;
    }

    /// What stands behind the comments that a line starts with, reading on where one goes over several lines.
    std::string_view withoutComments(std::string_view line)
    {
        for (;;) {
            line = withoutBlanks(line);
            if (line.starts_with("//"))
                return kNowhere;
            if (!line.starts_with("/*"))
                return line;
            std::size_t end = line.find("*/", 2);
            while (end == std::string_view::npos) {
                const std::optional<std::string_view> next = nextLine();
                if (!next) {
                    m_isHard = true;
                    return kNowhere;
                }
                line = *next;
                end = line.find("*/");
            }
            line.remove_prefix(end + 2);
        }
    }

    static std::optional<LeadingDirective> directiveIn(std::string_view line)
    {
        if (!line.starts_with('#'))
            return std::nullopt;
        std::string_view rest = withoutBlanks(line.substr(1));
        std::size_t length = 0;
        while (length < rest.size() && std::isalpha(static_cast<unsigned char>(rest[length])) != 0)
            ++length;
        const std::string_view word = rest.substr(0, length);
        rest.remove_prefix(length);
        if (word == "include")
            return includeIn(withoutBlanks(rest));
        const bool isWhole = rest.starts_with(' ') || rest.starts_with('\t');
        // A comment or a raw string may go on behind the line.
        const bool goesOn = rest.find("/*") != std::string_view::npos || rest.find("R\"") != std::string_view::npos;
        if (!isWhole || (word != "define" && word != "undef") || goesOn)
            return std::nullopt;
        return LeadingDirective{.text = "#" + std::string(word) + std::string(rest), .includeName = {}};
    }

    static std::optional<LeadingDirective> includeIn(std::string_view rest)
    {
        if (!rest.starts_with('<') && !rest.starts_with('"'))
            return std::nullopt;
        const std::size_t close = rest.find(rest.front() == '<' ? '>' : '"', 1);
        if (close == std::string_view::npos || close == 1 || !isNothing(withoutBlanks(rest.substr(close + 1))))
            return std::nullopt;
        return LeadingDirective{.text = "#include " + std::string(rest.substr(0, close + 1)),
                                .includeName = std::string(rest.substr(1, close - 1))};
    }

    /// Nothing, or one comment that ends with the line.
    static bool isNothing(std::string_view text)
    {
        if (text.empty() || text.starts_with("//"))
            return true;
        if (!text.starts_with("/*"))
            return false;
        const std::size_t end = text.find("*/", 2);
        return end != std::string_view::npos && withoutBlanks(text.substr(end + 2)).empty();
    }

    std::string_view m_text;
    std::size_t m_position;
    int m_line = 1;
    bool m_isHard = false;
};

}  // namespace

std::vector<LeadingDirective> leadingDirectives(std::string_view text)
{
    return DirectiveReader(text).read();
}

}  // namespace kd
