// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/sourceplaces.h"

#include "core/emulator/ptx/constant.h"

#include <limits>

namespace kd::ptx {

namespace {

constexpr std::uint64_t kMaxFiles = 65535;
constexpr std::uint64_t kMaxLine = std::numeric_limits<std::int32_t>::max();
/// Calls inlined into calls beyond this are shown without what encloses them.
constexpr int kMaxInlining = 500;

std::uint32_t parseInteger(Lexer& lexer, std::uint64_t most, const Message& meaning)
{
    if (lexer.peek().kind != Token::Kind::Integer)
        lexer.expect(Token::Kind::Integer, meaning);
    const Token token = lexer.next();
    const Number number = numberOf(token);
    if (number.bits > most)
        lexer.failAtToken(token, message("{} must be at most {}", meaning, most));
    return static_cast<std::uint32_t>(number.bits);
}

}  // namespace

void SourcePlaces::parseFile(Lexer& lexer)
{
    const std::size_t number = parseInteger(lexer, kMaxFiles, "the number of a file");
    const Token name = lexer.expect(Token::Kind::String, "the name of a file");
    if (lexer.accept(",")) {  // time stamp and size
        numberOf(lexer.expect(Token::Kind::Integer, "a time stamp"));
        lexer.expect(",");
        numberOf(lexer.expect(Token::Kind::Integer, "the size of a file"));
    }
    if (m_module.files.size() <= number)
        m_module.files.resize(number + 1);
    m_module.files[number] = std::string(name.text);
}

void SourcePlaces::parseSection(Lexer& lexer)
{
    const Token name = lexer.next();
    if (name.kind != Token::Kind::Dotted && name.kind != Token::Kind::Word)
        lexer.failAtToken(name, message("expected the name of a section instead of {}", described(name)));
    const std::uint32_t line = lexer.peek().line;
    const std::string_view block = lexer.readBlock();
    if (name.text != ".debug_str")
        return;
    Lexer strings(block, line);
    readStrings(strings);
}

void SourcePlaces::readStrings(Lexer& strings)
{
    while (strings.peek().kind != Token::Kind::End) {
        if (strings.peek().kind == Token::Kind::Word) {
            m_labels.insert_or_assign(strings.next().text, m_module.strings.size());
            strings.expect(":");
            continue;
        }
        if (!strings.acceptDotted(".b8"))
            strings.fail(message("expected a label or .b8 in .debug_str instead of {}", described(strings.peek())));
        do {
            m_module.strings.push_back(static_cast<char>(parseInteger(strings, 255, "a byte")));
        } while (strings.accept(","));
    }
}

SourcePlaces::Spot SourcePlaces::parseSpot(Lexer& lexer)
{
    const std::uint32_t file = parseInteger(lexer, kMaxFiles, "the number of a file");
    const std::uint32_t line = parseInteger(lexer, kMaxLine, "a line");
    const std::uint32_t column = parseInteger(lexer, kMaxLine, "a column");
    return {file, line, column};
}

void SourcePlaces::parseLoc(Lexer& lexer)
{
    const Spot spot = parseSpot(lexer);
    const std::size_t index = m_module.places.size();
    const auto [file, line, column] = spot;
    m_module.places.push_back({.file = file, .line = line, .column = column});
    m_depths.push_back(0);
    if (lexer.accept(","))
        parseInlining(lexer, index);
    m_current = static_cast<std::int32_t>(index);
    m_latest[spot] = m_current;
}

void SourcePlaces::parseInlining(Lexer& lexer, std::size_t place)
{
    const Token word = lexer.expect(Token::Kind::Word, "'function_name'");
    if (word.text != "function_name")
        lexer.failAtToken(word, message("expected 'function_name' instead of {}", described(word)));
    NameUse use{place, lexer.expect(Token::Kind::Word, "a label of .debug_str").text, 0};
    if (lexer.accept("+"))
        use.offset = parseInteger(lexer, kMaxTextBytes, "the offset of a name");
    m_names.push_back(use);
    lexer.expect(",");
    const Token where = lexer.expect(Token::Kind::Word, "'inlined_at'");
    if (where.text != "inlined_at")
        lexer.failAtToken(where, message("expected 'inlined_at' instead of {}", described(where)));
    const std::int32_t call = callPlace(parseSpot(lexer));
    const int depth = m_depths[static_cast<std::size_t>(call)] + 1;
    if (depth > kMaxInlining)
        return;
    m_depths[place] = depth;
    m_module.places[place].inlinedAt = call;
}

std::int32_t SourcePlaces::callPlace(const Spot& spot)
{
    const auto known = m_latest.find(spot);
    if (known != m_latest.end())
        return known->second;
    const auto [file, line, column] = spot;
    const auto index = static_cast<std::int32_t>(m_module.places.size());
    m_module.places.push_back({.file = file, .line = line, .column = column});
    m_depths.push_back(0);
    m_latest[spot] = index;
    return index;
}

void SourcePlaces::beginFunction()
{
    m_current = -1;
    m_latest.clear();
}

std::string_view SourcePlaces::stringAt(std::string_view label, std::uint64_t offset) const
{
    const std::string_view strings(m_module.strings.data(), m_module.strings.size());
    const auto found = m_labels.find(label);
    if (found == m_labels.end() || found->second + offset >= strings.size())
        return {};
    const std::string_view rest = strings.substr(found->second + offset);
    return rest.substr(0, rest.find('\0'));
}

void SourcePlaces::finish()
{
    for (const NameUse& use : m_names)
        m_module.places[use.place].function = stringAt(use.label, use.offset);
    for (Place& place : m_module.places) {
        if (place.file >= m_module.files.size())
            place.file = 0;
    }
    if (m_module.files.empty())
        m_module.files.emplace_back();
}

}  // namespace kd::ptx
