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
constexpr std::size_t kMaxLooks = 20'000;    // at expressions, for one kernel

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

/// Tells whether an expression of the kernel is made of a thread's number on an axis.
bool KernelShape::isOfThread(const HostExpression& expression, char axis, int depth) const
{
    if (++m_looks > kMaxLooks)
        return false;
    if (expression.kind == ShapeKind::Member && !expression.children.empty()) {
        const HostExpression& whole = expression.children.front();
        return expression.text == std::string_view(&axis, 1) &&
            (whole.is(ShapeKind::Name, "threadIdx") || whole.is(ShapeKind::Name, "blockIdx"));
    }
    if (expression.kind == ShapeKind::Name && depth < kMaxMeanings)
        return std::ranges::any_of(m_body.assignments(), [&](const KernelBody::Assignment& each) {
            return each.kind == KernelBody::Assignment::Kind::Given && each.name == expression.text &&
                isOfThread(each.value, axis, depth + 1);
        });
    return std::ranges::any_of(expression.children, [&](const HostExpression& child) { return isOfThread(child, axis, depth); });
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

std::string KernelShape::sizeOfAxis(char axis) const
{
    for (const KernelBody::Condition& condition : m_body.conditions()) {
        if (!isOfThread(condition.less, axis, 0))
            continue;
        if (std::string name = sizeIn(condition.more); !name.empty())
            return name;
    }
    return {};
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

std::string KernelShape::dynamicShared() const
{
    for (std::size_t at = 1; at < m_tokens.size(); ++at) {
        const bool isDynamic = m_tokens.is(at, "__shared__") && m_tokens.is(at - 1, "extern");
        const std::size_t open = isDynamic ? bracketBehind(at) : MatchedTokens::kNone;
        if (open != MatchedTokens::kNone && open >= at + 3)
            return std::string(m_tokens[open - 2].text);
    }
    return {};
}

}  // namespace kd
