// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/pattern.h"

#include <algorithm>

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

}  // namespace kd::emulator
