// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// The modifiers that a row of the decode table accepts, read from its text (see InstructionPattern::pattern).
class Pattern {
public:
    explicit Pattern(std::string_view text);

    /// Tells whether all of `modifiers` match. `groups` gets the text of every word; `reached` is raised to the number of modifiers
    /// that could be matched.
    bool match(std::span<const std::string_view> modifiers, std::vector<std::string_view>& groups, std::size_t& reached) const;

    /// All of `modifiers`, which may stand in any order, in the row's; nothing where the row wants others. What says of itself not
    /// what it is for (types, state spaces, layouts of matrices) keeps its order among its kind: ptxas takes instructions so.
    std::optional<std::vector<std::string_view>> ordered(std::span<const std::string_view> modifiers) const;

private:
    struct Alternative {
        std::string_view text;                    ///< "wide.s16"
        std::vector<std::string_view> modifiers;  ///< "wide", "s16"
    };
    struct Word {
        bool isOptional = false;
        std::vector<Alternative> alternatives;
    };
    struct Search;
    struct Ordering;
    static Word parseWord(std::string_view text);

    std::vector<Word> m_words;
};

}  // namespace kd::emulator
