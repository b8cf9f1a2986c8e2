// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/ptxwords.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace kd {
namespace {

constexpr std::size_t kMaxStatement = 256;  // words; mma.sync with all its registers has some 60

/// Whether `text` begins with a directive that ends with its line, ".loc 1 4 15" or ".file 1 "a.cu"".
bool startsLineDirective(std::string_view text)
{
    for (const std::string_view word : {".loc", ".file"})
        if (text.starts_with(word) && text.size() > word.size() && (text[word.size()] == ' ' || text[word.size()] == '\t'))
            return true;
    return false;
}

bool isPtxWord(char c)
{
    return isIdentifierCharacter(c) || c == '$' || c == '%' || c == '.';
}

/// Gives where the block ends that the text opens first: behind its last brace, comments and texts in quotes aside.
std::size_t endOfBlock(std::string_view text)
{
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        if (sign == '/' && text.substr(at, 2) == "//")
            at = text.find('\n', at);
        else if (sign == '"')
            at = text.find_first_of("\"\n", at + 1);
        else if (sign == '{')
            ++depth;
        else if (sign == '}' && --depth == 0)
            return at + 1;
        if (at == std::string_view::npos || (sign == '}' && depth > text.size()))
            break;
    }
    return text.size();
}

}  // namespace

std::string_view PtxWords::next()
{
    while (skipOne()) { }
    if (m_rest.empty())
        return {};
    std::size_t length = isPtxWord(m_rest[0]) ? 0 : 1;
    while (length < m_rest.size() && isPtxWord(m_rest[0]) && isPtxWord(m_rest[length]))
        ++length;
    const std::string_view word = m_rest.substr(0, length);
    m_rest.remove_prefix(length);
    return word;
}

const std::vector<std::string_view>& PtxWords::nextStatement()
{
    m_statement.clear();
    int depth = 0;
    for (std::string_view word = next(); !word.empty(); word = next()) {
        if (m_statement.size() < kMaxStatement)
            m_statement.push_back(word);
        const bool isBlock = m_statement.size() == 1 && (word == "{" || word == "}");
        const bool isLabel = m_statement.size() == 2 && word == ":";
        if (isBlock || isLabel || word == ";")
            break;
        depth += word == "{" ? 1 : word == "}" ? -1 : 0;
        if (depth < 0)  // the block ends within a statement: the text is damaged
            m_statement.assign(1, "}");
        if (depth < 0)
            break;
    }
    return m_statement;
}

/// Skips blanks, a comment, a string or a directive of line information; false where there is none.
bool PtxWords::skipOne()
{
    constexpr std::string_view kBlanks = " \t\r\n\v\f";
    if (m_rest.empty())
        return false;
    if (kBlanks.find(m_rest[0]) != std::string_view::npos)
        return skipTo(m_rest.find_first_not_of(kBlanks), 0);
    if (m_rest.starts_with("//") || startsLineDirective(m_rest))
        return skipTo(m_rest.find('\n'), 1);
    if (m_rest.starts_with("/*"))
        return skipTo(m_rest.find("*/", 2), 2);
    return m_rest[0] == '"' && skipTo(m_rest.find('"', 1), 1);
}

bool PtxWords::skipTo(std::size_t end, std::size_t more)
{
    m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + more);
    return true;
}

std::uint32_t ptxNumber(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? value : 0;
}

std::string_view kernelText(std::string_view ptx, std::string_view kernel)
{
    constexpr std::string_view kEntryWord = ".entry";
    for (std::size_t at = ptx.find(kEntryWord); at != std::string_view::npos; at = ptx.find(kEntryWord, at + 1)) {
        std::string_view rest = ptx.substr(at + kEntryWord.size());
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (rest.starts_with(kernel) && (rest.size() == kernel.size() || !isPtxWord(rest[kernel.size()])))
            return ptx.substr(at, endOfBlock(ptx.substr(at)));
    }
    return {};
}

}  // namespace kd
