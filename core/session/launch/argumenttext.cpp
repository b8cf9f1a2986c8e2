// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/argumenttext.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/session/limits.h"

#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace kd {
namespace {

constexpr int kMaxNesting = 64;
constexpr std::array<std::pair<std::string_view, Direction>, 3> kDirections{{
    {"in:", Direction::In},
    {"out:", Direction::Out},
    {"inout:", Direction::InOut},
}};
constexpr std::array<std::string_view, 9> kRecipes{"zeros", "ones", "ramp", "sine", "random", "normal", "poison", "file", "image"};

// Follows brackets and quotes through a text, one character after the other.
class BracketScanner {
public:
    void scan(char c)
    {
        if (m_quoted) {
            scanQuoted(c);
            return;
        }
        if (c == '"')
            m_quoted = true;
        else if (c == '(' || c == '[' || c == '{')
            open(c);
        else if (c == ')' || c == ']' || c == '}')
            close(c);
    }
    bool isOutside() const { return m_open.empty() && !m_quoted; }
    void finish() const
    {
        if (m_quoted)
            refuse("a closing quotation mark is missing");
        if (!m_open.empty())
            refuse(message("the closing '{}' is missing", m_open.back()));
    }

private:
    void scanQuoted(char c)
    {
        if (c == '"' && !m_escaped)
            m_quoted = false;
        m_escaped = c == '\\' && !m_escaped;
    }
    void open(char c)
    {
        if (m_open.size() == kMaxNesting)
            refuse(message("it is nested more than {} levels deep", kMaxNesting));
        m_open += c == '(' ? ')' : c == '[' ? ']' : '}';
    }
    void close(char c)
    {
        if (m_open.empty() || m_open.back() != c)
            refuse(message("'{}' closes a bracket that is not open", c));
        m_open.pop_back();
    }

    std::string m_open;  // the closing brackets that are due
    bool m_quoted = false;
    bool m_escaped = false;
};

// Where a trailing [count] begins; npos without one.
std::size_t findCount(std::string_view text)
{
    BracketScanner scanner;
    std::size_t start = std::string_view::npos;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (scanner.isOutside() && text[at] == '[')
            start = at;
        scanner.scan(text[at]);
    }
    scanner.finish();
    return !text.empty() && text.back() == ']' ? start : std::string_view::npos;
}

// The first '=' outside brackets that is not part of a comparison; npos without one.
std::size_t findAssignment(std::string_view text)
{
    BracketScanner scanner;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char before = at > 0 ? text[at - 1] : ' ';
        const char behind = at + 1 < text.size() ? text[at + 1] : ' ';
        const bool comparison = behind == '=' || std::string_view("=<>!").find(before) != std::string_view::npos;
        if (scanner.isOutside() && text[at] == '=' && !comparison)
            return at;
        scanner.scan(text[at]);
    }
    return std::string_view::npos;
}

/// The type of "float32:zeros", which is taken off the text; nothing where there is none.
std::optional<ElementType> parseTypePrefix(std::string_view& text)
{
    const std::size_t colon = text.find(':');
    const auto type = colon == std::string_view::npos ? std::nullopt : elementTypeFromName(trimmed(text.substr(0, colon)));
    if (type)
        text = trimmed(text.substr(colon + 1));
    return type;
}

/// "3" of "from 3"; nothing where `part` does not begin with `word`.
std::optional<std::string> behindWord(std::string_view part, std::string_view word)
{
    if (!part.starts_with(word) || (part.size() > word.size() && isIdentifierCharacter(part[word.size()])))
        return std::nullopt;
    return std::string(trimmed(part.substr(word.size())));
}

/// "n + 6", "3" and 0x7f00 of "n + 6, from 3, at 0x7f00".
void splitCount(const std::string& text, BufferText& buffer)
{
    std::vector<std::string> parts = splitAtCommas(text);
    buffer.count = text;
    if (const auto array = parts.size() == 2 ? behindWord(parts.back(), "array") : std::nullopt) {
        buffer.array = parseArrayShape(*array);
        buffer.count = parts.front();
        if (buffer.count.empty())
            refuse("the count before ', array' is missing");
        return;
    }
    if (const auto at = parts.size() > 1 ? behindWord(parts.back(), "at") : std::nullopt) {
        buffer.address = parseAddress(*at);
        buffer.count = trimmed(std::string_view(text).substr(0, text.rfind(',')));
        parts.pop_back();
    }
    if (const auto from = parts.size() == 2 ? behindWord(parts.back(), "from") : std::nullopt) {
        buffer.count = parts.front();
        buffer.offset = *from;
        if (buffer.offset.empty())
            refuse("the element behind ', from' is missing");
    }
    if (buffer.count.empty() && parts.size() == 2)
        refuse("the count before ', from' is missing");
    if (buffer.count.empty() && buffer.address != 0)
        refuse("the count before ', at' is missing");
}

bool isName(std::string_view text)
{
    for (const char c : text) {
        if (!isIdentifierCharacter(c))
            return false;
    }
    return !text.empty() && !(text[0] >= '0' && text[0] <= '9');
}

}  // namespace

std::vector<std::string> splitAtCommas(std::string_view text)
{
    std::vector<std::string> parts;
    if (trimmed(text).empty())
        return parts;
    BracketScanner scanner;
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (scanner.isOutside() && text[at] == ',') {
            parts.emplace_back(trimmed(text.substr(start, at - start)));
            start = at + 1;
        }
        scanner.scan(text[at]);
    }
    scanner.finish();
    parts.emplace_back(trimmed(text.substr(start)));
    return parts;
}

std::uint64_t parseAddress(std::string_view text)
{
    constexpr int kHexadecimal = 16;
    constexpr std::string_view kPrefix = "0x";
    std::uint64_t address = 0;
    const char* const end = text.data() + text.size();
    const bool hasPrefix = text.starts_with(kPrefix);
    const auto [stop, error] = std::from_chars(text.data() + (hasPrefix ? kPrefix.size() : 0), end, address, kHexadecimal);
    if (!hasPrefix || error != std::errc() || stop != end || address == 0 || address > kMaxAddress)
        refuse(message("'{}' is no address of recorded memory, as in 0x7f2a00000000", text.substr(0, 40)));
    return address;
}

BufferParts splitBufferText(std::string_view text)
{
    BufferParts parts;
    std::string_view rest = trimmed(text);
    if (const std::size_t objects = placeOfObjects(rest); objects != std::string_view::npos) {
        parts.objects = rest.substr(objects);
        rest = rest.substr(0, objects);
    }
    for (const auto& [prefix, direction] : kDirections) {
        if (rest.starts_with(prefix)) {
            parts.direction = prefix.substr(0, prefix.size() - 1);
            rest = trimmed(rest.substr(prefix.size()));
            break;
        }
    }
    if (const std::size_t start = findCount(rest); start != std::string_view::npos) {
        parts.count = trimmed(rest.substr(start + 1, rest.size() - start - 2));
        if (parts.count.empty())
            refuse("the count between '[' and ']' is missing");
        rest = trimmed(rest.substr(0, start));
    }
    parts.recipe = rest;
    return parts;
}

std::string joinBufferText(const BufferParts& parts)
{
    std::string text = parts.direction.empty() ? std::string() : parts.direction + ':';
    text += parts.recipe;
    return (parts.count.empty() ? text : text + '[' + parts.count + ']') + parts.objects;
}

BufferText parseBufferText(std::string_view text)
{
    BufferParts parts = splitBufferText(text);
    BufferText buffer;
    splitCount(parts.count, buffer);
    for (const auto& [prefix, direction] : kDirections) {
        if (!parts.direction.empty() && prefix.starts_with(parts.direction + ':'))
            buffer.direction = direction;
    }
    std::string_view recipe = parts.recipe;
    buffer.type = parseTypePrefix(recipe);
    if (!parts.objects.empty())
        buffer.objects = parseObjectsText(parts.objects).objects;
    try {
        buffer.recipe = parseRecipe(recipe);
    } catch (const RuntimeError& error) {
        refuse(error.sentence());
    }
    return buffer;
}

bool looksLikeBuffer(std::string_view text)
{
    std::string_view written = trimmed(text);
    for (const auto& [prefix, direction] : kDirections) {
        if (written.starts_with(prefix))
            return true;
    }
    if (parseTypePrefix(written))
        return true;
    for (const std::string_view word : kRecipes) {
        if (!written.starts_with(word))
            continue;
        const std::string_view rest = trimmed(written.substr(word.size()));
        if (rest.empty() || rest[0] == '[' || rest[0] == '(')
            return true;
    }
    return false;
}

std::vector<MemberText> parseMembers(std::string_view text)
{
    const std::string_view written = trimmed(text);
    if (!written.starts_with('{') || !written.ends_with('}') || written.size() < 2)
        refuse("its members are expected in braces, as in {{a=1,b=2.5}}");
    std::vector<MemberText> members;
    for (const std::string& part : splitAtCommas(written.substr(1, written.size() - 2))) {
        const std::size_t assignment = findAssignment(part);
        MemberText& member = members.emplace_back();
        member.value = part;
        if (assignment == std::string::npos)
            continue;
        member.name = trimmed(std::string_view(part).substr(0, assignment));
        member.value = trimmed(std::string_view(part).substr(assignment + 1));
        if (!isName(member.name))
            refuse(message("'{}' is not a member's name", member.name.substr(0, 40)));
    }
    return members;
}

}  // namespace kd
