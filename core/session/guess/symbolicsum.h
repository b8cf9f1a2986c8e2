// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Holds a sum of products of names with whole factors, as sizes and indices are: "height * width - 1". A name stands for a number
/// of 1 or more; it may be any expression of a launch form that binds as closely as an operand.
class SymbolicSum {
public:
    SymbolicSum() = default;
    explicit SymbolicSum(std::int64_t number);
    explicit SymbolicSum(const std::string& name);

    /// Gives the number where no name is in it.
    std::optional<std::int64_t> number() const;
    /// Tells whether a name that starts so is in it: "grid."
    bool hasName(const std::string& start) const;
    /// Tells whether it is never less than `other`, whatever the names stand for, as far as its terms tell.
    bool isAtLeast(const SymbolicSum& other) const;
    /// Writes it as an expression of a launch form.
    std::string text() const;

    /// Adds `other`. This and the next two give nothing where there are more than 32 terms, more than 8 names in one, or numbers
    /// beyond 63 bits.
    std::optional<SymbolicSum> plus(const SymbolicSum& other) const;
    /// Takes `other` away.
    std::optional<SymbolicSum> minus(const SymbolicSum& other) const;
    /// Multiplies each term of this by each of `other`.
    std::optional<SymbolicSum> times(const SymbolicSum& other) const;

private:
    using Names = std::vector<std::string>;  ///< sorted; the grid's sizes and the block's first

    bool add(const Names& names, std::int64_t factor);
    std::map<Names, std::int64_t> m_terms;  ///< without those whose factor is 0
};

}  // namespace kd
