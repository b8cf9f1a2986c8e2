// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/symbolicsum.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxTerms = 32;
constexpr std::size_t kMaxFactors = 8;

/// Sizes of the grid stand first, then those of the block.
int rankOf(const std::string& name)
{
    return name.starts_with("grid.") ? 0 : name.starts_with("block.") ? 1 : 2;
}

bool standsBefore(const std::string& left, const std::string& right)
{
    return std::pair(rankOf(left), left) < std::pair(rankOf(right), right);
}

std::string product(const std::vector<std::string>& names, std::uint64_t factor)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " * ") + name;
    if (text.empty())
        return std::to_string(factor);
    return factor == 1 ? text : text + " * " + std::to_string(factor);
}

}  // namespace

SymbolicSum::SymbolicSum(std::int64_t number)
{
    add({}, number);
}

SymbolicSum::SymbolicSum(const std::string& name)
{
    add({name}, 1);
}

bool SymbolicSum::add(const Names& names, std::int64_t factor)
{
    const auto term = m_terms.try_emplace(names, 0).first;
    const bool isTooLarge = __builtin_add_overflow(term->second, factor, &term->second) ||
        term->second == std::numeric_limits<std::int64_t>::min();
    if (term->second == 0)
        m_terms.erase(term);
    return !isTooLarge && m_terms.size() <= kMaxTerms;
}

std::optional<std::int64_t> SymbolicSum::number() const
{
    if (m_terms.empty())
        return 0;
    const bool isNumber = m_terms.size() == 1 && m_terms.begin()->first.empty();
    return isNumber ? std::optional(m_terms.begin()->second) : std::nullopt;
}

bool SymbolicSum::hasName(const std::string& start) const
{
    return std::ranges::any_of(m_terms, [&](const auto& term) {
        return std::ranges::any_of(term.first, [&](const std::string& name) { return name.starts_with(start); });
    });
}

bool SymbolicSum::isAtLeast(const SymbolicSum& other) const
{
    const std::optional<SymbolicSum> difference = minus(other);
    std::int64_t least = 0;  // where all names stand for 1
    for (const auto& [names, factor] : difference ? difference->m_terms : std::map<Names, std::int64_t>()) {
        if ((factor < 0 && !names.empty()) || __builtin_add_overflow(least, factor, &least))
            return false;
    }
    return difference && least >= 0;
}

std::string SymbolicSum::text() const
{
    std::vector<std::pair<Names, std::int64_t>> sorted(m_terms.begin(), m_terms.end());
    std::ranges::stable_sort(sorted, [](const auto& left, const auto& right) {
        return std::pair(left.second < 0, right.first.size()) < std::pair(right.second < 0, left.first.size());
    });
    std::string text;
    for (const auto& [names, factor] : sorted) {
        const bool isLess = factor < 0;
        text += text.empty() ? (isLess ? "-" : "") : isLess ? " - " : " + ";
        text += product(names, static_cast<std::uint64_t>(isLess ? -factor : factor));
    }
    return text.empty() ? "0" : text;
}

std::optional<SymbolicSum> SymbolicSum::plus(const SymbolicSum& other) const
{
    SymbolicSum sum = *this;
    for (const auto& [names, factor] : other.m_terms) {
        if (!sum.add(names, factor))
            return std::nullopt;
    }
    return sum;
}

std::optional<SymbolicSum> SymbolicSum::minus(const SymbolicSum& other) const
{
    SymbolicSum sum = *this;
    for (const auto& [names, factor] : other.m_terms) {
        if (!sum.add(names, -factor))
            return std::nullopt;
    }
    return sum;
}

std::optional<SymbolicSum> SymbolicSum::times(const SymbolicSum& other) const
{
    SymbolicSum all;
    for (const auto& [left, leftFactor] : m_terms) {
        for (const auto& [right, rightFactor] : other.m_terms) {
            Names names = left;
            names.insert(names.end(), right.begin(), right.end());
            std::ranges::sort(names, standsBefore);
            std::int64_t factor = 0;
            if (names.size() > kMaxFactors || __builtin_mul_overflow(leftFactor, rightFactor, &factor) || !all.add(names, factor))
                return std::nullopt;
        }
    }
    return all;
}

}  // namespace kd
