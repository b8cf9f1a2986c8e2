// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/sourcemacros.h"

#include "core/base/identifier.h"
#include "core/base/text.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/limits.h"

#include <algorithm>

namespace kd {
namespace {

using Macros = std::map<std::string, SourceMacro, std::less<>>;

constexpr std::size_t kMaxValue = 4096;

// The end of the string or character literal that starts at `at`.
std::size_t literalEnd(std::string_view source, std::size_t at)
{
    const char quote = source[at];
    for (++at; at < source.size() && source[at] != quote && source[at] != '\n'; ++at) {
        if (source[at] == '\\')
            ++at;
    }
    return std::min(at + 1, source.size());
}

// The first character from `at` on at which a comment, a literal or a continued line may start.
std::size_t nextSpecial(std::string_view source, std::size_t at)
{
    while (at < source.size() && source[at] != '/' && source[at] != '\\' && source[at] != '"' && source[at] != '\'')
        ++at;
    return at;
}

// The source with comments as blanks, literals as "", and continued lines joined. Most of it is copied as it stands.
std::string plainText(std::string_view source)
{
    std::string text;
    text.reserve(source.size());
    for (std::size_t at = 0; at < source.size();) {
        const std::size_t special = nextSpecial(source, at);
        text += source.substr(at, special - at);
        at = special;
        if (at == source.size())
            break;
        const std::string_view rest = source.substr(at);
        const bool digitSeparator = source[at] == '\'' && at > 0 && isIdentifierCharacter(source[at - 1]);
        if (rest.starts_with("\\\n") || rest.starts_with("\\\r\n")) {
            at += rest[1] == '\n' ? 2 : 3;
        } else if (rest.starts_with("//")) {
            at = std::min(source.find('\n', at), source.size());
        } else if (rest.starts_with("/*")) {
            const std::size_t end = source.find("*/", at + 2);
            at = end == std::string_view::npos ? source.size() : end + 2;
            text += ' ';
        } else if (source[at] == '"' || (source[at] == '\'' && !digitSeparator)) {
            at = literalEnd(source, at);
            text += "\"\"";
        } else {
            text += source[at++];
        }
    }
    return text;
}

std::string_view nextName(std::string_view& text)
{
    std::size_t length = 0;
    while (length < text.size() && isIdentifierCharacter(text[length]))
        ++length;
    const std::string_view name = text.substr(0, length);
    text.remove_prefix(length);
    return name;
}

void add(Macros& macros, std::string_view name, SourceMacro macro)
{
    if (name.empty() || macro.value.empty() || macro.value.size() > kMaxValue || macros.size() >= kMaxSymbols)
        return;
    const auto [entry, isNew] = macros.try_emplace(std::string(name), macro);
    if (!isNew && !entry->second.sameAs(macro))
        entry->second.ambiguous = true;
}

// The "(a, b)" that `text` starts with, taken from it; an unclosed one takes everything.
std::vector<std::string> parseParameters(std::string_view& text)
{
    const std::size_t end = std::min(text.find(')'), text.size());
    std::vector<std::string> parameters;
    for (std::string_view rest = text.substr(1, std::max<std::size_t>(end, 1) - 1); !trimmed(rest).empty();) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        parameters.emplace_back(trimmed(rest.substr(0, comma)));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
    return parameters;
}

void addDirective(Macros& macros, std::string_view line)
{
    line = trimmed(line);
    if (!line.starts_with('#'))
        return;
    line = trimmed(line.substr(1));
    if (nextName(line) != "define")
        return;
    line = trimmed(line);
    const std::string_view name = nextName(line);
    SourceMacro macro;
    if (line.starts_with('('))
        macro.parameters = parseParameters(line);
    macro.value = trimmed(line);
    add(macros, name, std::move(macro));
}

// "constexpr int kTile = 16;": the last name before the '='.
void addConstant(Macros& macros, std::string_view statement)
{
    const std::size_t equals = statement.find('=');
    if (equals == std::string_view::npos || statement.substr(0, equals).find_first_of("(){}<>,") != std::string_view::npos)
        return;
    const std::string_view left = trimmed(statement.substr(0, equals));
    std::size_t start = left.size();
    while (start > 0 && isIdentifierCharacter(left[start - 1]))
        --start;
    add(macros, left.substr(start), {.value = std::string(trimmed(statement.substr(equals + 1)))});
}

void addConstants(Macros& macros, std::string_view text)
{
    constexpr std::string_view kWord = "constexpr";
    for (std::size_t at = findWord(text, kWord); at != std::string_view::npos; at = findWord(text, kWord, at + 1)) {
        const std::size_t behind = at + kWord.size();
        const std::size_t end = text.substr(0, behind + kMaxValue).find_first_of(";{", behind);
        if (end != std::string_view::npos && text[end] == ';')
            addConstant(macros, text.substr(behind, end - behind));
    }
}

}  // namespace

std::map<std::string, SourceMacro, std::less<>> findMacros(std::string_view source, const std::vector<std::string>& defines)
{
    Macros macros;
    const std::string text = plainText(source);
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        addDirective(macros, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    addConstants(macros, text);
    for (const std::string& define : defines) {
        const std::size_t equals = define.find('=');
        std::string_view left = std::string_view(define).substr(0, equals);
        const std::string name(nextName(left));
        SourceMacro& macro = macros[name] = {.value = equals == std::string::npos ? "1" : define.substr(equals + 1)};
        if (left.starts_with('('))
            macro.parameters = parseParameters(left);
    }
    return macros;
}

}  // namespace kd
