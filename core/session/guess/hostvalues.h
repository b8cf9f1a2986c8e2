// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"
#include "core/session/guess/hostexpression.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

class HostValues;

/// Holds what host code says about a name at one place.
struct HostValue {
    enum class Kind {
        Given,     ///< initialised or assigned: one expression
        Shape,     ///< a dim3 with up to three expressions
        Elements,  ///< a container or an array: how many elements it has
        Bytes,     ///< memory of the device: how many bytes
        Assumed    ///< what only a device could tell: a number
    };
    Kind kind = Kind::Given;
    std::size_t byte = 0;  ///< where it is said
    const HostValues* header = nullptr;  ///< the header in which it is said; null: in the source
    std::size_t function = OutlineItem::kNone;
    std::vector<HostExpression> expressions;
    std::string by;  ///< "cudaMalloc", "std::vector"…: what makes the memory
    bool isChanged = false;  ///< code between changes it, nobody knows how often: this is what it starts with
};

/// Says how host code moves the memory behind a name.
struct HostTraffic {
    bool isUploaded = false, isDownloaded = false, isCleared = false;
};

/// Describes a cudaMemcpyToSymbol of host code.
struct SymbolCopy {
    std::string symbol;    ///< the __constant__ or __device__ variable, without scopes
    HostExpression from;   ///< the pointer to what is copied
    std::size_t byte = 0;  ///< where it stands
    bool isWhole = true;   ///< false: it starts behind the variable's first byte
};

/// Holds the variables of a source's host code and what they are given, read in one pass.
class HostValues {
public:
    /// Views all of them as long as it lives. `file` is how marks name the source; `headers` are those of the headers that it
    /// includes, and of no others; they have none.
    HostValues(const std::string& file, const MatchedTokens& tokens, const Outline& outline, const SourceMacros& macros,
               std::vector<const HostValues*> headers = {});

    /// Gives how marks name the source; empty: it is the document's own.
    const std::string& file() const { return m_file; }
    /// Gives the number of the line of a byte, from 1.
    int lineOf(std::size_t byte) const { return m_tokens.lineOf(byte); }
    /// Gives how many tokens and parts of values were looked at for numbers that are changed.
    std::size_t looks() const { return m_looks; }

    /// Gives what `name` may be at a place, the most likely first: what it was given last before it in the same function, what
    /// callers give for a parameter, what is outside of functions, macros, those of headers, at last what any function gives it.
    /// It is 16 at most.
    std::vector<HostValue> valuesOf(const std::string& name, HostPlace place) const;
    /// Gives the memory of the device that a function of the source allocates; nothing where it does not.
    std::optional<HostValue> allocatedBy(const std::string& function) const;
    /// Tells whether the source declares a type or a parameter of a template of the name.
    bool isType(const std::string& name) const;
    /// Gives what the source copies between the host and the memory that `name` points to.
    HostTraffic trafficOf(const std::string& name) const;
    /// Gives what the source copies to variables of the device, in its order; 256 at most.
    const std::vector<SymbolCopy>& symbolCopies() const { return m_symbolCopies; }
    /// Holds the single expression that a function or a macro with parameters returns, with the names of its parameters.
    struct Returned {
        std::vector<std::string> parameters;
        HostExpression expression;
    };
    /// Gives what `function` returns as it is called at a place; nothing where it returns more than one expression.
    std::optional<Returned> returnedBy(const std::string& function, HostPlace place) const;
    /// Gives the arguments that the first call of a function elsewhere gives for its parameter `index`; nothing where there is
    /// none.
    std::optional<HostExpression> argumentOf(std::size_t function, std::size_t index) const;

private:
    std::vector<HostValue> globalValuesOf(const std::string& name) const;
    std::optional<HostValue> macroValueOf(const std::string& name) const;
    /// Without `isSource` the expression stands in no function: the source's outline has others at their indices.
    std::optional<Returned> ownReturnedBy(const std::string& function, HostPlace place, bool isSource) const;
    void read();
    void readWord(std::size_t at);
    void addCall(std::size_t at, std::size_t open);
    void readAllocation(std::size_t at);
    void readTraffic(std::size_t at);
    void readSymbolCopy(const std::vector<TokenRange>& arguments, std::size_t at);
    void readOccupancy(std::size_t at);
    void readAssignment(std::size_t at);
    void readChange(std::size_t at);
    void addChange(std::size_t at, std::size_t first, HostExpression changed);
    bool isChangedBefore(const std::string& name, const HostValue& value, HostPlace place) const;
    std::size_t forHeadEnd(std::size_t at) const;
    std::size_t loopEnd(std::size_t close) const;
    bool isForArguments(std::size_t at) const;
    std::string objectOf(std::size_t at) const;
    void readEnumerators(std::size_t at);
    bool isInSameBlock(std::size_t byte, std::size_t at) const;
    void readConstruction(std::size_t at);
    void readArray(std::size_t at);
    void readMember(std::size_t at);
    bool isDeclared(std::size_t at) const;
    bool isMemberInitializer(std::size_t at) const;
    std::size_t expressionEnd(std::size_t at) const;
    std::string pointedName(TokenRange argument) const;
    HostPlace placeAt(std::size_t token) const;
    HostExpression expression(TokenRange range) const;
    void add(const std::string& name, std::size_t at, HostValue::Kind kind, std::vector<HostExpression> expressions,
             std::string by = {});

    const std::string& m_file;
    const MatchedTokens& m_tokens;
    const Outline& m_outline;
    const SourceMacros& m_macros;
    const std::vector<const HostValues*> m_headers;
    std::vector<std::size_t> m_functions;
    std::set<std::string, std::less<>> m_types;
    std::map<std::string, std::vector<HostValue>, std::less<>> m_values;  ///< in the order of the source
    /// Holds a place at which a variable is changed from what it is there.
    struct Change {
        std::size_t byte = 0;
        std::size_t function = OutlineItem::kNone;
        SourceRange rounds;  ///< of one in the head of a for: what is repeated, whose first round comes before it
    };
    std::map<std::string, std::vector<Change>, std::less<>> m_changes;  ///< in the order of the source
    std::map<std::string, HostTraffic, std::less<>> m_traffic;
    std::vector<SymbolCopy> m_symbolCopies;
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_calls;  ///< opening brackets of calls of the source's functions
    std::size_t m_joinedNodes = 0;
    mutable std::size_t m_looks = 0;
    std::size_t m_current = 0;  ///< of m_functions: the last that starts before what is read
};

}  // namespace kd
