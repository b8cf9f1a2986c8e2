// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/guess/kernelbody.h"
#include "core/session/guess/symbolicsum.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Says what a launch form calls what a kernel names.
struct KernelNames {
    std::vector<std::string> parameters;  ///< in their order: names of arguments
    std::vector<std::string> pointees;    ///< types of what parameters point to; empty of those that are no pointers
    /// Gives a constant of the source, or an argument of the template, as text of the form; nothing for all else.
    std::function<std::optional<std::string>(const HostExpression& name)> constant;
};

/// Finds how far a kernel goes in the memory that its pointers lead to: by what its indices are made of, and by the conditions that
/// stand around them. What it says is likely, and no proof.
class KernelIndices {
public:
    KernelIndices(const KernelBody& body, const OutlineItem& kernel, const KernelNames& names);

    /// Gives how many elements of parameter `index` the kernel reaches, in the form's words; nothing where its words do not tell.
    std::optional<std::string> elementsOf(std::size_t index);
    /// Does the same for an array or a pointer of the kernel's own, by its name.
    std::optional<std::string> elementsOf(const std::string& array);

    /// Holds what the values of a parameter choose elements of.
    struct Choice {
        std::vector<std::size_t> parameters;  ///< buffers
        std::vector<std::string> extents;     ///< elements of arrays of the kernel, in the form's words
        bool isUnclear = false;  ///< they choose elements in another way, too
    };
    /// Gives what the elements of buffer `index` are used to choose.
    Choice chosenBy(std::size_t index);

    /// Gives what parameter `index`, a whole number, is likely to be: as many as there are threads that it bounds; a number where
    /// it bounds loops alone, or is a factor of a bound. Nothing where it bounds nothing.
    std::optional<std::string> likelyBound(std::size_t index);

    /// Gives how many expressions were looked at for all that was asked.
    std::size_t looks() const { return m_looks + m_steps; }

private:
    void startQuestion();
    std::optional<SymbolicSum> movedBy(const std::string& pointer, SymbolicSum count);
    /// Holds the least and the most that an expression is.
    struct Range {
        SymbolicSum least, most;
    };
    /// Holds a use of a pointer: the range of its index; nothing where that is not known.
    struct Use {
        std::optional<Range> index;
    };
    std::vector<Use> usesOf(const std::string& pointer, int depth);
    std::optional<Use> useAt(std::size_t at, std::vector<Use>& others, int depth);
    void addAlias(std::size_t at, std::vector<Use>& uses, int depth);
    /// Describes a pointer that is read as one to larger elements.
    struct Cast {
        TokenRange range;        ///< all of it, with its brackets
        std::int64_t scale = 1;  ///< elements of the pointer in one
    };
    std::optional<Cast> castAround(std::size_t at) const;
    std::vector<Use> castUses(std::size_t at, const Cast& cast, int depth);

    std::optional<Range> rangeOf(const HostExpression& expression, std::size_t at, int depth);
    std::optional<Range> nameRange(const HostExpression& name, std::size_t at, int depth);
    std::optional<Range> assignedRange(const std::string& name, std::size_t at, int depth);
    SymbolicSum leastAssigned(const std::string& name, std::size_t at, int depth);
    std::optional<Range> boundedRange(const HostExpression& expression, std::optional<Range> range, std::size_t at, int depth);
    std::optional<Range> memberRange(const HostExpression& member) const;
    std::optional<Range> methodRange(const HostExpression& method) const;
    std::optional<Range> callRange(const HostExpression& call, std::size_t at, int depth);
    std::optional<Range> elementRange(const HostExpression& index) const;
    std::optional<Range> binaryRange(const HostExpression& binary, std::size_t at, int depth);
    std::optional<Range> sumRange(const Range& left, const Range& right, bool isDifference) const;
    std::optional<Range> productRange(const Range& left, const Range& right) const;
    std::optional<Range> quotientRange(const Range& left, const Range& right, std::string_view op) const;
    std::optional<Range> united(const std::optional<Range>& first, const std::optional<Range>& second) const;

    std::optional<std::size_t> parameterNamed(const std::string& name) const;
    std::optional<std::size_t> valuesOf(const HostExpression& index, bool& isPlain, int depth);
    bool isAssigned(const std::string& name) const;

    const KernelBody& m_body;
    const MatchedTokens& m_tokens;
    const OutlineItem& m_kernel;
    const KernelNames& m_names;
    using Places = std::map<std::string, std::vector<std::size_t>, std::less<>>;
    /// Gives the places of a name or text; none where there is none.
    static const std::vector<std::size_t>& placesOf(const Places& all, const std::string& text);

    Places m_lesser;    ///< conditions by the comparable text of what they say to be less
    Places m_assigned;  ///< assignments by name
    bool m_ignoresElements = false;
    std::size_t m_steps = 0;  ///< of the question that was asked last
    std::size_t m_looks = 0;  ///< of those before
};

}  // namespace kd
