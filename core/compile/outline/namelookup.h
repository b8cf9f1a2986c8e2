// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/sourcerange.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kd {

class MatchedTokens;
struct Outline;
struct OutlineItem;

/// A name where it stands in a source.
struct SourceName {
    std::string text;
    SourceRange range;
};

/// The name that holds the byte or ends there: in code or in a directive, not in a comment, a literal or the name of an included
/// file.
std::optional<SourceName> nameAt(const MatchedTokens& tokens, std::size_t byte);

/// A file that a source includes.
struct SourceInclude {
    std::string name;       ///< as it is written: "common/scale.cuh"
    bool isQuoted = false;  ///< it is looked for beside the source first
};
/// The file that the `#include` around the byte names; nothing where there is none.
std::optional<SourceInclude> includeAt(const MatchedTokens& tokens, std::size_t byte);

/// Finds what a name of a source means and where else it is used, by reading alone: conditions are not evaluated, types are not
/// known, and headers are not read. It refers to the tokens and the outline, which outlive it.
class NameLookup {
public:
    static constexpr std::size_t kMaxReferences = 20'000;

    NameLookup(const MatchedTokens& tokens, const Outline& outline);

    /// The name in the declaration of what `name` stands for: a variable or a parameter of the functions around it, else a
    /// function, a type, a macro or a variable of the file, of several the one that fits its scope and its number of arguments.
    std::optional<SourceRange> definitionOf(const SourceName& name) const;
    /// The places of the source that mean the same, in their order, with the definition. Where the source does not define the
    /// name these are all places whose meaning it does not define. It stops at kMaxReferences.
    std::vector<SourceRange> referencesTo(const SourceName& name) const;
    /// Every place of the word in code and directives, in their order; at most kMaxReferences.
    std::vector<SourceRange> occurrencesOf(std::string_view word) const;

private:
    /// Whether the function around a name may declare it.
    enum class Locals { None, Some };
    std::optional<SourceRange> definitionOf(const SourceName& name, Locals locals) const;
    bool hasLocal(const OutlineItem& function, const std::string& word) const;
    std::optional<SourceRange> localOf(const SourceName& name, std::size_t token) const;
    std::optional<SourceRange> parameterOf(const OutlineItem& function, const SourceName& name) const;
    std::optional<SourceRange> macroParameterOf(const SourceName& name) const;
    void addEnumerators(const OutlineItem& item);
    const OutlineItem* functionOf(std::size_t byte) const;
    std::optional<SourceRange> itemOf(const SourceName& name, std::size_t token) const;
    int fitOf(const OutlineItem& item, const SourceName& name, std::size_t token) const;
    bool declares(std::size_t token) const;
    bool declaresFirst(std::size_t token) const;
    bool isMember(std::size_t token) const;
    std::string qualifierOf(std::size_t token) const;

    const MatchedTokens& m_tokens;
    const Outline& m_outline;
    std::unordered_map<std::string_view, std::vector<std::size_t>> m_items;  ///< indices by name
    std::unordered_map<std::string_view, SourceRange> m_enumerators;
    std::vector<std::size_t> m_functions;  ///< indices, in the order of the source
};

}  // namespace kd
