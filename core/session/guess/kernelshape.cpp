// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/kernelshape.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kd {
namespace {

using ShapeKind = HostExpression::Kind;

constexpr std::string_view kThreadAxes = "xyz";
constexpr std::size_t kMaxDeclaration = 12;  // words from __shared__ to the bracket of an array
constexpr int kMaxMeanings = 4;              // variables that are made of each other
constexpr std::size_t kMaxLooks = 100'000;   // at expressions and assignments, for one kernel

}  // namespace

KernelShape::KernelShape(const KernelBody& body, const OutlineItem& kernel, const KernelNames& names,
                         std::function<bool(const std::string& type)> isCount)
    : m_body(body), m_tokens(body.tokens()), m_kernel(kernel), m_names(names), m_isCount(std::move(isCount))
{
    for (std::size_t at = 2; at < m_tokens.size(); ++at) {
        const bool isThread = m_tokens.isMark(at - 1, '.') && (m_tokens.is(at - 2, "threadIdx") || m_tokens.is(at - 2, "blockIdx"));
        const std::size_t axis = isThread && m_tokens[at].text.size() == 1 ? kThreadAxes.find(m_tokens[at].text)
                                                                         : std::string_view::npos;
        if (axis != std::string_view::npos)
            m_axes = std::max(m_axes, axis + 1);
    }
}

/// Gives the assignment to a variable that counts at a place: the last one before it. Null where there is none.
const KernelBody::Assignment* KernelShape::assignmentBefore(const std::string& name, std::size_t at) const
{
    const KernelBody::Assignment* last = nullptr;
    for (const KernelBody::Assignment& each : m_body.assignments()) {
        if (each.kind == KernelBody::Assignment::Kind::Given && each.name == name && each.at < at)
            last = &each;
    }
    m_looks += m_body.assignments().size();
    return last;
}

/// Tells whether an expression that stands at `at` is made of a thread's number on an axis.
bool KernelShape::isOfThread(const HostExpression& expression, char axis, std::size_t at, int depth) const
{
    if (++m_looks > kMaxLooks)
        return false;
    if (expression.kind == ShapeKind::Member && !expression.children.empty()) {
        const HostExpression& whole = expression.children.front();
        return expression.text == std::string_view(&axis, 1) &&
            (whole.is(ShapeKind::Name, "threadIdx") || whole.is(ShapeKind::Name, "blockIdx"));
    }
    if (expression.kind == ShapeKind::Name && depth < kMaxMeanings) {
        const KernelBody::Assignment* const given = assignmentBefore(expression.text, at);
        return given != nullptr && isOfThread(given->value, axis, given->at, depth + 1);
    }
    return std::ranges::any_of(expression.children,
                               [&](const HostExpression& child) { return isOfThread(child, axis, at, depth); });
}

/// Gives the first parameter in an expression that may be a size; empty where there is none.
std::string KernelShape::sizeIn(const HostExpression& expression) const
{
    if (expression.kind == ShapeKind::Name) {
        const auto found = std::ranges::find(m_kernel.parameters, expression.text, &OutlineParameter::name);
        return found != m_kernel.parameters.end() && m_isCount(found->type) ? found->name : std::string();
    }
    for (const HostExpression& child : expression.children)
        if (std::string name = sizeIn(child); !name.empty())
            return name;
    return {};
}

bool KernelShape::isOfThisAxisAlone(const KernelBody::Condition& condition, char axis) const
{
    return std::ranges::all_of(kThreadAxes, [&](char other) {
        return isOfThread(condition.less, other, condition.where.begin) == (other == axis);
    });
}

/// A number that is made of several axes, as that of a thread in its block, is bounded by what bounds no other.
std::string KernelShape::sizeOfAxis(char axis) const
{
    for (const bool isAlone : {true, false}) {
        for (const KernelBody::Condition& condition : m_body.conditions()) {
            // A loop starts with the number of a thread: its variable is given before the condition.
            const bool isIts = isAlone ? isOfThisAxisAlone(condition, axis)
                                       : isOfThread(condition.less, axis, condition.where.begin);
            std::string name = isIts ? sizeIn(condition.more) : std::string();
            if (!name.empty())
                return name;
        }
    }
    return {};
}

/// Tells whether `threadIdx.x`, for the name and the axis, stands at `at`.
bool KernelShape::isIndex(std::size_t at, std::string_view name, char axis) const
{
    return m_tokens.is(at, name) && m_tokens.isMark(at + 1, '.') && m_tokens.is(at + 2, std::string_view(&axis, 1));
}

std::optional<std::string> KernelShape::tileOfAxis(char axis) const
{
    constexpr std::size_t kIndexTokens = 3;  // blockIdx.x
    for (std::size_t at = 0; at + 8 < m_tokens.size(); ++at) {
        std::size_t factor = 0, behind = 0;
        if (isIndex(at, "blockIdx", axis) && m_tokens.isMark(at + kIndexTokens, '*')) {
            factor = at + kIndexTokens + 1;
            behind = factor + 1;
        } else if (m_tokens.isWord(at) && m_tokens.isMark(at + 1, '*') && isIndex(at + 2, "blockIdx", axis)) {
            factor = at;
            behind = at + 2 + kIndexTokens;
        } else {
            continue;
        }
        if (!m_tokens.isMark(behind, '+') || !isIndex(behind + 1, "threadIdx", axis))
            continue;
        const HostExpression name = m_body.expression({factor, factor + 1});
        if (name.kind != ShapeKind::Name)
            continue;
        if (std::optional<std::string> text = m_names.constant(name))
            return text;
    }
    return std::nullopt;
}

/// Gives the first opening bracket of the array that is declared at `at`; kNone where it is none.
std::size_t KernelShape::bracketBehind(std::size_t at) const
{
    for (std::size_t i = at + 1; i < std::min(m_tokens.size(), at + kMaxDeclaration) && !m_tokens.isMark(i, ';'); ++i)
        if (m_tokens.isMark(i, '['))
            return i;
    return MatchedTokens::kNone;
}

std::optional<std::string> KernelShape::sharedExtent() const
{
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        const std::size_t open = m_tokens.is(at, "__shared__") ? bracketBehind(at) : MatchedTokens::kNone;
        const std::size_t close = open == MatchedTokens::kNone ? open : m_tokens.partner(open);
        if (close == MatchedTokens::kNone || close == open + 1)
            continue;
        const HostExpression extent = m_body.expression({open + 1, close});
        return extent.kind == ShapeKind::Name ? m_names.constant(extent) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<KernelShape::DynamicArray> KernelShape::dynamicShared() const
{
    for (std::size_t at = 1; at < m_tokens.size(); ++at) {
        const bool isDynamic = m_tokens.is(at, "__shared__") && m_tokens.is(at - 1, "extern");
        const std::size_t open = isDynamic ? bracketBehind(at) : MatchedTokens::kNone;
        if (open != MatchedTokens::kNone && open >= at + 3)
            return DynamicArray{std::string(m_tokens[open - 1].text), std::string(m_tokens[open - 2].text)};
    }
    return std::nullopt;
}

}  // namespace kd
