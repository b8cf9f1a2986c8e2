// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/scopes.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace kd::ptx {

namespace {

struct NumberedName {
    std::string_view prefix;
    std::uint64_t number = 0;
};

/// "%r12" is number 12 of "%r"; "%r012" and "%r" are no numbered names.
std::optional<NumberedName> numbered(std::string_view name)
{
    const std::size_t last = name.find_last_not_of("0123456789");
    const std::size_t begin = last == std::string_view::npos ? 0 : last + 1;
    const std::string_view digits = name.substr(begin);
    if (digits.empty() || (digits.size() > 1 && digits.front() == '0'))
        return std::nullopt;
    NumberedName found{name.substr(0, begin), 0};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), found.number);
    if (error != std::errc())
        return std::nullopt;
    return found;
}

}  // namespace

Scopes::Scopes()
    : m_scopes(1)
{
}

void Scopes::open()
{
    m_scopes.emplace_back();
}

void Scopes::close(std::vector<Index>& found)
{
    const Scope scope = std::move(m_scopes.back());
    m_scopes.pop_back();
    for (const LabelUse& use : scope.uses) {
        const auto label = scope.names.find(use.name);
        if (label != scope.names.end() && label->second.kind == Symbol::Kind::Label)
            found[use.number] = label->second.index;
        else
            m_scopes.back().uses.push_back(use);
    }
}

bool Scopes::declare(std::string_view name, const Symbol& symbol)
{
    Scope& scope = m_scopes.back();
    if (const std::optional<NumberedName> parts = numbered(name)) {
        const auto range = scope.ranges.find(parts->prefix);
        if (range != scope.ranges.end() && parts->number < range->second.count)
            return false;
        const auto [lowest, isNew] = scope.lowestNumbers.try_emplace(parts->prefix, parts->number);
        lowest->second = std::min(lowest->second, parts->number);
    }
    return scope.names.try_emplace(name, symbol).second;
}

bool Scopes::declareRange(std::string_view prefix, const RegisterRange& range)
{
    Scope& scope = m_scopes.back();
    const auto lowest = scope.lowestNumbers.find(prefix);
    if (lowest != scope.lowestNumbers.end() && lowest->second < range.count)
        return false;
    return scope.ranges.try_emplace(prefix, range).second;
}

const Symbol* Scopes::find(std::string_view name) const
{
    const std::optional<NumberedName> parts = numbered(name);
    for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend(); ++scope) {
        if (const auto found = scope->names.find(name); found != scope->names.end())
            return &found->second;
        if (!parts || scope->ranges.empty())
            continue;
        const auto range = scope->ranges.find(parts->prefix);
        if (range != scope->ranges.end() && parts->number < range->second.count)
            return nullptr;
    }
    return nullptr;
}

const Symbol* Scopes::findInnermost(std::string_view name) const
{
    const auto found = m_scopes.back().names.find(name);
    return found == m_scopes.back().names.end() ? nullptr : &found->second;
}

std::optional<Scopes::RangeHit> Scopes::findRange(std::string_view name) const
{
    const std::optional<NumberedName> parts = numbered(name);
    if (!parts)
        return std::nullopt;
    for (std::size_t i = m_scopes.size(); i-- > 0;) {
        if (m_scopes[i].names.contains(name))
            return std::nullopt;
        const auto range = m_scopes[i].ranges.find(parts->prefix);
        if (range != m_scopes[i].ranges.end() && parts->number < range->second.count)
            return RangeHit{i, range->second};
    }
    return std::nullopt;
}

void Scopes::declareIn(std::size_t scope, std::string_view name, const Symbol& symbol)
{
    m_scopes[scope].names.insert_or_assign(name, symbol);
}

}  // namespace kd::ptx
