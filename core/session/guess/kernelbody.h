// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"
#include "core/session/guess/hostexpression.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Reads the body of a kernel for what its variables are given, and what conditions say of them where they hold. Macros with
/// parameters are written out. Places are tokens of tokens().
class KernelBody {
public:
    KernelBody(const MatchedTokens& source, const OutlineItem& kernel, const SourceMacros& macros);
    KernelBody(const KernelBody&) = delete;
    KernelBody& operator=(const KernelBody&) = delete;

    const MatchedTokens& tokens() const { return m_tokens; }

    /// Says what a variable is given at a place.
    struct Assignment {
        enum class Kind {
            Given,    ///< it is set to the value
            Growing,  ///< the value is added, or, where that is Unknown, it grows in another way
            Shrinking
        };
        std::string name;
        std::size_t at = 0;
        Kind kind = Kind::Given;
        HostExpression value;
    };
    const std::vector<Assignment>& assignments() const { return m_assignments; }

    /// Says that one expression is less than another one within some tokens.
    struct Condition {
        HostExpression less, more;
        bool mayBeEqual = false;
        TokenRange where;
    };
    const std::vector<Condition>& conditions() const { return m_conditions; }

    /// Describes an array that the body declares, in shared memory or for each thread, of one dimension.
    struct Array {
        std::string name;
        HostExpression extent;
    };
    const std::vector<Array>& arrays() const { return m_arrays; }

    /// Gives the words of a part of the body as an expression that can be evaluated.
    HostExpression expression(TokenRange range) const;
    /// Gives how many tokens were looked at beside reading each once.
    std::size_t looks() const { return m_looks; }
    /// Tells whether the word at `at` is a member of something else.
    bool isMember(std::size_t at) const;

private:
    void read();
    void readAssignment(std::size_t at);
    void readArray(std::size_t at);
    void readStatement(std::size_t at);
    void readChoice(std::size_t at);
    void addConditions(const HostExpression& condition, TokenRange where, bool isNegated, int depth = 0);
    void addCondition(const HostExpression& less, const HostExpression& more, bool mayBeEqual, TokenRange where);
    std::size_t statementEnd(std::size_t at, int depth = 0) const;
    std::size_t expressionEnd(std::size_t at) const;
    std::size_t next(std::size_t at) const;
    bool isFull() const;
    bool leaves(TokenRange statement) const;

    const std::string m_text;
    const MatchedTokens m_tokens;
    const HostPlace m_place;
    std::vector<Assignment> m_assignments;
    std::vector<Condition> m_conditions;
    std::vector<Array> m_arrays;
    mutable std::size_t m_looks = 0;
    std::vector<std::size_t> m_blockEnds;  ///< closing brackets of the blocks around what is read, the innermost last
};

/// Writes an expression so that two that are alike have the same text; for comparisons alone.
std::string comparableText(const HostExpression& expression);

}  // namespace kd
