// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/executionspace.h"

#include "core/base/text.h"

#include <algorithm>

namespace kd {
namespace {

constexpr int kMaxMacroDepth = 8;
constexpr std::size_t kMaxMacroWords = 64;  // of a body that are looked at
constexpr std::size_t kMaxSourceMacros = 65536;

SpaceWords cudaWord(std::string_view word)
{
    return {.isGlobal = word == "__global__" || word == "__tile_global__",
            .isDevice = word == "__device__",
            .isHost = word == "__host__",
            .isTile = word == "__tile_global__",
            .isConstant = word == "__constant__",
            .isShared = word == "__shared__",
            .isManaged = word == "__managed__"};
}

bool isInCapitals(std::string_view word)
{
    return std::ranges::all_of(word, [](char c) { return isIdentifierCharacter(c) && !(c >= 'a' && c <= 'z'); });
}

}  // namespace

SpaceWords& SpaceWords::operator|=(const SpaceWords& other)
{
    isGlobal |= other.isGlobal;
    isDevice |= other.isDevice;
    isHost |= other.isHost;
    isTile |= other.isTile;
    isConstant |= other.isConstant;
    isShared |= other.isShared;
    isManaged |= other.isManaged;
    return *this;
}

SourceMacros::SourceMacros(const MatchedTokens& tokens, const std::vector<std::string>& defines)
{
    for (std::size_t at = 0; at < tokens.size(); ++at)
        add(tokens[at]);
    for (const std::string& each : defines)
        define(each);
    findSpaces();
}

SourceMacros::SourceMacros(const std::vector<SourceToken>& directives)
{
    for (const SourceToken& each : directives)
        add(each);
    findSpaces();
}

void SourceMacros::add(const SourceToken& token)
{
    const std::optional<MacroDefinition> macro = macroDefinition(token);
    if (!macro || m_macros.size() >= kMaxSourceMacros)
        return;
    // One that is empty stands in the branch for another compiler.
    MacroDefinition& known = m_macros[macro->name];
    if (known.body.empty() || !macro->body.empty())
        known = *macro;
}

void SourceMacros::findSpaces()
{
    for (const auto& [name, macro] : m_macros) {
        const SpaceWords space = expanded(name, 0);
        if (space.hasAny())
            m_spaces[name] = space;
    }
}

void SourceMacros::define(const std::string& text)
{
    const std::size_t equals = text.find('=');
    const std::string value = equals == std::string::npos ? "1" : text.substr(equals + 1);
    const std::string& directive = m_directives.emplace_back("#define " + text.substr(0, equals) + " " + value);
    SourceTokens tokens(directive);
    if (std::optional<MacroDefinition> macro = macroDefinition(tokens.next())) {
        macro->nameAt = MacroDefinition::kNoPlace;
        m_macros[macro->name] = *macro;
    }
}

const MacroDefinition* SourceMacros::find(std::string_view name) const
{
    const auto found = m_macros.find(name);
    return found == m_macros.end() ? nullptr : &found->second;
}

bool SourceMacros::readAlike(const SourceMacros& other) const
{
    return m_spaces == other.m_spaces && std::ranges::equal(m_macros, other.m_macros, [&](const auto& one, const auto& another) {
        const auto space = m_spaces.find(one.first);
        const bool isWrittenOut = space != m_spaces.end() && (space->second.isGlobal || space->second.isDevice);
        return one.first == another.first &&
            (!isWrittenOut || (one.second.body == another.second.body && one.second.parameters == another.second.parameters));
    });
}

SpaceWords SourceMacros::expanded(std::string_view word, int depth) const
{
    SpaceWords space = cudaWord(word);
    const MacroDefinition* const macro = find(word);
    if (macro == nullptr || depth == kMaxMacroDepth)
        return space;
    SourceTokens tokens(macro->body);
    std::size_t count = 0;
    for (SourceToken token = tokens.next(); token.kind != SourceToken::Kind::End && count < kMaxMacroWords; token = tokens.next()) {
        if (token.is("{"))
            break;
        if (token.kind != SourceToken::Kind::Word || token.text == word)
            continue;
        // A word is looked into once: macros that use each other many times would take forever.
        space |= depth == 0 || find(token.text) == nullptr ? expanded(token.text, depth + 1) : cudaWord(token.text);
        ++count;
    }
    return space;
}

SpaceWords SourceMacros::spaceOf(std::string_view word) const
{
    if (const auto found = m_spaces.find(word); found != m_spaces.end())
        return found->second;
    const SpaceWords space = cudaWord(word);
    if (space.hasAny() || find(word) != nullptr || word.size() < 6 || !isInCapitals(word))
        return space;
    const bool isDevice = word.find("DEVICE") != std::string_view::npos;
    return {.isDevice = isDevice, .isHost = isDevice && word.find("HOST") != std::string_view::npos};
}

}  // namespace kd
