// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Reads the declarations of a source into an outline, from one end of a scope to the other. Used once.
class DeclarationReader {
public:
    DeclarationReader(const MatchedTokens& tokens, const SourceMacros& macros, Outline& outline)
        : m_tokens(tokens), m_macros(macros), m_outline(outline)
    { }
    void read();
    /// Reads what starts at the token, outside of all scopes; gives the token behind it.
    std::size_t readOne(std::size_t at);
    /// Gives how many calls of macros were written out; beyond 1,000 none is.
    std::size_t macroCalls() const { return m_macroCalls; }

private:
    static constexpr std::size_t kNone = MatchedTokens::kNone;

    /// Holds the namespace or class that is read.
    struct Scope {
        std::string name;
        std::size_t parent = OutlineItem::kNone;
        int depth = 0;
        bool isClass = false;
    };
    enum class Keyword { None, Namespace, Linkage, Class, Enum, Alias, Typedef, Other };
    /// Holds what is known of the declaration that is read; indices of tokens.
    struct Head {
        std::size_t first = 0;
        SpaceWords space;
        Keyword keyword = Keyword::None;
        std::size_t keywordAt = 0;
        std::size_t function = kNone;    ///< the name before `parameters`
        std::size_t parameters = kNone;  ///< the bracket that opens them
        std::size_t variable = kNone;    ///< the last word that may name a variable
        std::size_t bodyOpen = kNone;
        bool isConst = false, isConstexpr = false, isTemplate = false, isTypedef = false;
        bool hasInitializer = false;  ///< behind "="
        bool hasMemberInitializers = false;
        bool isDeclaratorDone = false;  ///< the name of a variable has been passed
        std::vector<std::string> templateParameters;
    };

    void readScope(TokenRange range, const Scope& scope);
    std::size_t readNext(std::size_t at, std::size_t end, const Scope& scope);
    /// Reads one declaration; gives the index behind it.
    std::size_t readDeclaration(std::size_t at, std::size_t end, const Scope& scope);
    std::size_t readWord(Head& head, std::size_t at, std::size_t end);
    std::size_t readOperator(Head& head, std::size_t at, std::size_t end);
    std::size_t readTemplate(Head& head, std::size_t at);
    void readGroup(Head& head, std::size_t open, std::size_t behind);
    bool isBody(const Head& head, std::size_t open) const;
    bool isMacroCall(const Head& head, std::size_t open, std::size_t behind, const Scope& scope) const;
    bool isCompleteBehindBrace(std::size_t at) const;

    void finish(const Head& head, std::size_t end, const Scope& scope);
    void finishFunction(OutlineItem item, const Head& head, const Scope& scope);
    void finishVariable(OutlineItem item, const Head& head, std::size_t end);
    void finishMacroCall(std::size_t first, std::size_t end, const Scope& scope);
    void readBody(TokenRange body, std::size_t parent, const std::string& scope);
    void addDirective(std::size_t at, std::size_t parent);
    void addShared(std::size_t at, std::size_t end, std::size_t parent, const std::string& scope);
    OutlineItem newItem(const Head& head, std::size_t end, const Scope& scope) const;
    void setName(OutlineItem& item, std::size_t token) const;
    std::size_t add(OutlineItem item);
    std::string expandedMacro(const MacroDefinition& macro, TokenRange arguments) const;
    std::vector<OutlineParameter> parametersOf(std::size_t open) const;
    OutlineParameter parameterOf(TokenRange part) const;
    std::string namespaceName(const Head& head) const;

    const MatchedTokens& m_tokens;
    const SourceMacros& m_macros;
    Outline& m_outline;
    std::size_t m_macroCalls = 0;
};

/// Reads what is launched, given the declarations of the source.
void readLaunches(const MatchedTokens& tokens, Outline& outline);
/// Reads the launches that start at tokens of the range, but not which kernels they lead to.
void readLaunches(const MatchedTokens& tokens, TokenRange range, Outline& outline);
/// Leads launches to the kernels that they name. False where one names none.
bool findLaunchedKernels(Outline& outline);

}  // namespace kd
