// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/space.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/message.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <set>
#include <span>
#include <string_view>

namespace kd {
namespace {

constexpr Int128 kMaxCombinations = Int128{1} << 120;

Int128 timesAtMost(Int128 product, std::uint64_t factor)
{
    return factor != 0 && product > kMaxCombinations / static_cast<Int128>(factor) ? kMaxCombinations
                                                                                  : product * static_cast<Int128>(factor);
}

/// A number that a constraint may name: the value of an axis, or a part of it.
struct LinkedName {
    std::string name;
    std::size_t axis = 0;
    int part = -1;  ///< 0, 1, 2: x, y, z; -1: the value
};

std::vector<LinkedName> namesOf(const std::vector<SweepAxis>& axes, const std::vector<std::size_t>& chosen)
{
    std::vector<LinkedName> names;
    for (const std::size_t axis : chosen) {
        names.push_back({.name = axes[axis].name, .axis = axis});
        for (int part = 0; hasParts(axes[axis].kind) && part < 3; ++part)
            names.push_back({.name = axes[axis].name + "." + "xyz"[part], .axis = axis, .part = part});
    }
    return names;
}

std::size_t axisNamed(const std::vector<SweepAxis>& axes, std::string_view name)
{
    const std::string_view whole = name.substr(0, name.find('.'));
    const auto found = std::ranges::find_if(axes, [&](const SweepAxis& axis) {
        return axis.name == name || (hasParts(axis.kind) && axis.name == whole && name.size() == whole.size() + 2);
    });
    return static_cast<std::size_t>(found - axes.begin());
}

/// The axes that a constraint names. Throws where it names anything else that is not known.
std::vector<std::size_t> linkedAxes(const std::string& constraint, const std::vector<SweepAxis>& axes)
{
    std::set<std::size_t> linked;
    const ExpressionScope scope{.lookup = [&](const std::string& name) -> std::optional<Number> {
                                    const std::size_t axis = axisNamed(axes, name);
                                    if (axis == axes.size())
                                        return std::nullopt;
                                    linked.insert(axis);
                                    return Number::ofSigned(1);
                                }};
    static_cast<void>(Expression(constraint, scope));
    return {linked.begin(), linked.end()};
}

bool holds(const Number& number)
{
    return number.isReal() ? number.real != 0 : number.integer != 0;
}

/// Goes through the combinations of some axes, each constraint asked as soon as all that it names have a value.
class LinkedWalk {
public:
    LinkedWalk(const std::vector<SweepAxis>& axes, std::vector<std::size_t> chosen)
        : m_axes(axes), m_chosen(std::move(chosen)), m_names(namesOf(axes, m_chosen)), m_values(m_names.size()),
          m_asked(m_chosen.size())
    {
        for (const std::size_t axis : m_chosen)
            m_numbers.push_back(numbersOf(axis));
    }

    void add(const std::string& constraint, const std::vector<std::size_t>& linked)
    {
        ExpressionScope scope;
        for (const LinkedName& name : m_names)
            scope.variables.push_back(name.name);
        const auto last = std::ranges::find(m_chosen, linked.back());
        m_asked[static_cast<std::size_t>(last - m_chosen.begin())].push_back({Expression(constraint, scope), constraint.size()});
    }

    std::vector<std::uint32_t> points()
    {
        m_choice.assign(m_chosen.size(), 0);
        descend(0);
        return std::move(m_points);
    }

private:
    struct Asked {
        Expression expression;
        std::size_t bytes = 0;  ///< of its text: about what it takes
    };

    std::vector<AxisNumber> numbersOf(std::size_t index) const
    {
        const SweepAxis& axis = m_axes[index];
        std::vector<AxisNumber> numbers;
        for (const std::string& value : axis.values) {
            const std::optional<AxisNumber> number = axisNumber(axis.kind, value);
            if (!number)
                refuse(axis.name, message("'{}' is no whole number, so that a constraint cannot use the axis", value));
            numbers.push_back(*number);
        }
        return numbers;
    }

    void put(std::size_t depth, const AxisNumber& number)
    {
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (m_names[i].axis != m_chosen[depth])
                continue;
            const std::array<std::int64_t, 3> parts{number.parts.x, number.parts.y, number.parts.z};
            m_values[i] = m_names[i].part < 0 ? number.value : parts[static_cast<std::size_t>(m_names[i].part)];
        }
    }

    void descend(std::size_t depth)
    {
        if (depth == m_chosen.size()) {
            m_points.insert(m_points.end(), m_choice.begin(), m_choice.end());
            if (m_points.size() > kMaxLinkedPoints * m_chosen.size())
                refuseWalk();
            return;
        }
        for (std::size_t value = 0; value < m_numbers[depth].size(); ++value) {
            if (++m_tries > kMaxLinkedTries)
                refuseWalk();
            m_choice[depth] = static_cast<std::uint32_t>(value);
            put(depth, m_numbers[depth][value]);
            if (std::ranges::all_of(m_asked[depth], [this](const Asked& constraint) { return isMet(constraint); }))
                descend(depth + 1);
        }
    }

    bool isMet(const Asked& constraint)
    {
        m_work += constraint.bytes;
        if (m_work > kMaxLinkedWork)
            refuseWalk();
        return holds(constraint.expression.evaluate(m_values.data()));
    }

    [[noreturn]] void refuseWalk() const
    {
        std::vector<SweepAxis> linked;
        for (const std::size_t axis : m_chosen)
            linked.push_back(m_axes[axis]);
        refuse(message("The constraints link axes with {} combinations, which are too many to look at: link fewer axes, give "
                       "them fewer values, or write shorter constraints.",
                       integerText(combinationsOf(linked))));
    }

    const std::vector<SweepAxis>& m_axes;
    std::vector<std::size_t> m_chosen;
    std::vector<LinkedName> m_names;
    std::vector<std::int64_t> m_values;
    std::vector<std::vector<AxisNumber>> m_numbers;
    std::vector<std::vector<Asked>> m_asked;  ///< those whose last axis it is
    std::vector<std::uint32_t> m_choice;
    std::vector<std::uint32_t> m_points;
    std::uint64_t m_tries = 0, m_work = 0;
};

void requireDistinctAxes(const std::vector<SweepAxis>& axes)
{
    if (axes.empty())
        refuse("A sweep needs an axis.");
    if (axes.size() > kMaxSweepAxes)
        refuse(message("The sweep has {} axes; it may have {}.", axes.size(), kMaxSweepAxes));
    std::set<std::string_view> names;
    for (const SweepAxis& axis : axes) {
        if (!names.insert(axis.name).second)
            refuse(axis.name, "there are two axes of that name");
    }
}

}  // namespace

Int128 combinationsOf(const std::vector<SweepAxis>& axes)
{
    Int128 product = 1;
    for (const SweepAxis& axis : axes)
        product = timesAtMost(product, axis.values.size());
    return product;
}

SweepSpace::SweepSpace(std::vector<SweepAxis> axes, std::vector<std::string> constraints)
    : m_axes(std::move(axes)), m_constraints(std::move(constraints))
{
    requireDistinctAxes(m_axes);
    if (m_constraints.size() > kMaxConstraints)
        refuse(message("The sweep has {} constraints; it may have {}.", m_constraints.size(), kMaxConstraints));
    std::vector<std::vector<std::size_t>> links;
    for (const std::string& constraint : m_constraints) {
        links.push_back(linkedAxes(constraint, m_axes));
        if (links.back().empty() && !holds(evaluateExpression(constraint, {})))
            refuse(message("No point is left: '{}' holds for none.", constraint));
    }
    group(links);
    for (Group& linked : m_groups) {
        std::vector<std::string> own;
        for (std::size_t i = 0; i < m_constraints.size(); ++i) {
            if (!links[i].empty() && std::ranges::find(linked.axes, links[i].front()) != linked.axes.end())
                own.push_back(m_constraints[i]);
        }
        enumerate(linked, own);
    }
    countPoints();
}

void SweepSpace::group(const std::vector<std::vector<std::size_t>>& links)
{
    std::vector<std::size_t> root(m_axes.size());
    std::iota(root.begin(), root.end(), std::size_t{0});
    for (const std::vector<std::size_t>& linked : links) {
        for (const std::size_t axis : linked) {
            const std::size_t from = root[axis], to = root[linked.front()];
            std::ranges::replace(root, std::max(from, to), std::min(from, to));
        }
    }
    for (std::size_t first = 0; first < m_axes.size(); ++first) {
        Group linked;
        for (std::size_t axis = first; axis < m_axes.size(); ++axis) {
            if (root[axis] == first)
                linked.axes.push_back(axis);
        }
        if (!linked.axes.empty())
            m_groups.push_back(std::move(linked));
    }
}

void SweepSpace::enumerate(Group& group, const std::vector<std::string>& constraints)
{
    group.isFree = constraints.empty();
    if (group.isFree) {
        group.count = m_axes[group.axes.front()].values.size();
        return;
    }
    LinkedWalk walk(m_axes, group.axes);
    for (const std::string& constraint : constraints)
        walk.add(constraint, linkedAxes(constraint, m_axes));
    group.choices = walk.points();
    group.count = group.choices.size() / group.axes.size();
    if (group.count == 0)
        refuse(message("No point is left: no combination of the axes meets '{}'{}.", constraints.front(),
                       constraints.size() > 1 ? message(" and {} further constraint(s)", constraints.size() - 1) : Message()));
}

void SweepSpace::countPoints()
{
    Int128 product = 1;
    for (const Group& linked : m_groups)
        product = timesAtMost(product, linked.count);
    if (product > static_cast<Int128>(kMaxSweepPoints))
        refuse(message("The axes have {} points; a sweep may have {}. Fewer values or a constraint leave fewer of them.",
                       integerText(product), kMaxSweepPoints));
    m_count = static_cast<std::uint64_t>(product);
}

SweepPoint SweepSpace::at(std::uint64_t index) const
{
    SweepPoint point(m_axes.size());
    for (std::size_t i = m_groups.size(); i-- > 0;) {
        const Group& linked = m_groups[i];
        const std::uint64_t own = index % linked.count;
        index /= linked.count;
        for (std::size_t axis = 0; axis < linked.axes.size(); ++axis)
            point[linked.axes[axis]] =
                linked.isFree ? static_cast<std::uint32_t>(own) : linked.choices[own * linked.axes.size() + axis];
    }
    return point;
}

std::optional<std::uint64_t> SweepSpace::indexOf(const SweepPoint& point) const
{
    if (point.size() != m_axes.size())
        return std::nullopt;
    std::uint64_t index = 0;
    for (const Group& linked : m_groups) {
        std::vector<std::uint32_t> wanted;
        for (const std::size_t axis : linked.axes) {
            if (point[axis] >= m_axes[axis].values.size())
                return std::nullopt;
            wanted.push_back(point[axis]);
        }
        std::uint64_t low = wanted.front();
        if (!linked.isFree) {
            low = 0;
            for (std::uint64_t high = linked.count; low < high;) {
                const std::uint64_t middle = low + (high - low) / 2;
                const std::span choice(linked.choices.data() + middle * wanted.size(), wanted.size());
                if (std::ranges::lexicographical_compare(choice, wanted))
                    low = middle + 1;
                else
                    high = middle;
            }
            const auto begin = linked.choices.begin() + static_cast<std::ptrdiff_t>(low * wanted.size());
            if (low == linked.count || !std::equal(wanted.begin(), wanted.end(), begin))
                return std::nullopt;
        }
        index = index * linked.count + low;
    }
    return index;
}

std::vector<std::string> SweepSpace::valuesOf(const SweepPoint& point) const
{
    std::vector<std::string> values;
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        values.push_back(m_axes[axis].values[point[axis]]);
    return values;
}

}  // namespace kd
