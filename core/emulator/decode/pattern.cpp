// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/pattern.h"

#include "core/emulator/ptx/module.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kd::emulator {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// A star in what is wanted stands for a number.
bool isMeant(std::string_view wanted, std::string_view word)
{
    const std::size_t star = wanted.find('*');
    if (star == std::string_view::npos)
        return wanted == word;
    const std::string_view before = wanted.substr(0, star), behind = wanted.substr(star + 1);
    return word.size() > before.size() + behind.size() && word.starts_with(before) && word.ends_with(behind) &&
        isNumber(word.substr(star, word.size() - before.size() - behind.size()));
}

// Types of registers, and those that only some instructions know: "e4m3", "ue8m0x2", "tf32".
bool isType(std::string_view word)
{
    if (ptx::typeNamed(word) != ptx::Type::None)
        return true;
    const std::size_t digit = word.find_first_of("0123456789");
    constexpr std::string_view kLetters[] = {"b", "s", "u", "f", "e", "ue", "bf", "tf"};
    return digit != std::string_view::npos && isNumber(word.substr(word.size() - 1)) &&
        std::ranges::find(kLetters, word.substr(0, digit)) != std::end(kLetters);
}

bool isSpace(std::string_view word)
{
    constexpr std::string_view kSpaces[] = {"global", "shared", "local", "const", "param"};
    return std::ranges::find(kSpaces, word.substr(0, word.find("::"))) != std::end(kSpaces);
}

enum class Kind : std::uint8_t { Type, Space, Layout, Other };

Kind kindOf(std::string_view word)
{
    return isType(word) ? Kind::Type : isSpace(word) ? Kind::Space : word == "row" || word == "col" ? Kind::Layout : Kind::Other;
}

}  // namespace

Pattern::Pattern(std::string_view text)
{
    for (const std::string_view word : split(text, ' '))
        m_words.push_back(parseWord(word));
}

Pattern::Word Pattern::parseWord(std::string_view text)
{
    Word word;
    word.isOptional = text.starts_with('[') && text.ends_with(']');
    if (word.isOptional)
        text = text.substr(1, text.size() - 2);
    for (const std::string_view alternative : split(text, '|')) {
        const std::string_view bare = alternative.substr(alternative.starts_with('.') ? 1 : 0);
        word.alternatives.push_back({bare, split(bare, '.')});
    }
    return word;
}

struct Pattern::Search {
    const std::vector<Word>& words;
    std::span<const std::string_view> modifiers;
    std::vector<std::string_view>& groups;
    std::size_t& reached;

    bool from(std::size_t word, std::size_t at)
    {
        reached = std::max(reached, at);
        if (word == words.size())
            return at == modifiers.size();
        for (const Alternative& alternative : words[word].alternatives) {
            if (stands(alternative, at)) {
                groups[word] = alternative.text;
                if (from(word + 1, at + alternative.modifiers.size()))
                    return true;
            }
        }
        groups[word] = {};
        return words[word].isOptional && from(word + 1, at);
    }

    bool stands(const Alternative& alternative, std::size_t at) const
    {
        const auto& wanted = alternative.modifiers;
        return wanted.size() <= modifiers.size() - at &&
            std::equal(wanted.begin(), wanted.end(), modifiers.begin() + static_cast<std::ptrdiff_t>(at), isMeant);
    }
};

bool Pattern::match(std::span<const std::string_view> modifiers, std::vector<std::string_view>& groups, std::size_t& reached) const
{
    groups.assign(m_words.size(), {});
    return Search{m_words, modifiers, groups, reached}.from(0, 0);
}

// Gives every word of the row modifiers that no word has yet.
struct Pattern::Ordering {
    static constexpr std::size_t kMaxModifiers = 32, kMaxSteps = 20'000;

    const std::vector<Word>& words;
    std::span<const std::string_view> modifiers;
    std::vector<std::string_view> found{};
    std::uint32_t used = 0;
    std::array<std::size_t, 3> next{};  ///< of a kind with an order: where its next one may stand
    std::size_t steps = 0;

    bool from(std::size_t word)
    {
        if (++steps > kMaxSteps)
            return false;
        if (found.size() == modifiers.size() && std::all_of(words.begin() + static_cast<std::ptrdiff_t>(word), words.end(),
                                                            [](const Word& rest) { return rest.isOptional; }))
            return true;
        if (word == words.size())
            return false;
        for (const Alternative& alternative : words[word].alternatives)
            if (take(alternative.modifiers, word))
                return true;
        return words[word].isOptional && from(word + 1);
    }

    bool take(std::span<const std::string_view> wanted, std::size_t word)
    {
        if (wanted.empty())
            return from(word + 1);
        const Kind kind = kindOf(wanted.front());
        const bool isOrdered = kind != Kind::Other;
        for (std::size_t at = isOrdered ? next[static_cast<std::size_t>(kind)] : 0; at < modifiers.size(); ++at) {
            if ((used >> at & 1) != 0 || !isMeant(wanted.front(), modifiers[at]))
                continue;
            const auto nextBefore = next;
            used |= 1U << at;
            found.push_back(modifiers[at]);
            if (isOrdered)
                next[static_cast<std::size_t>(kind)] = at + 1;
            if (take(wanted.subspan(1), word))
                return true;
            next = nextBefore;
            found.pop_back();
            used &= ~(1U << at);
            if (!isOrdered)
                break;  // the same word once more gives the same
        }
        return false;
    }
};

std::optional<std::vector<std::string_view>> Pattern::ordered(std::span<const std::string_view> modifiers) const
{
    if (modifiers.size() > Ordering::kMaxModifiers)
        return std::nullopt;
    Ordering ordering{m_words, modifiers};
    return ordering.from(0) ? std::optional(std::move(ordering.found)) : std::nullopt;
}

}  // namespace kd::emulator
