// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchsymbols.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/session/launch/withsubject.h"

namespace kd {
namespace {

constexpr std::size_t kMaxChain = 100;

}  // namespace

std::optional<Number> LaunchSymbols::find(const std::string& name)
{
    if (const auto known = m_known.find(name); known != m_known.end())
        return known->second;
    const auto source = m_sources.find(name);
    if (source == m_sources.end())
        return std::nullopt;
    if (m_pending.size() == kMaxChain)
        throw RuntimeError({.text = message("more than {} names need each other", kMaxChain), .subject = name});
    if (!m_pending.insert(name).second)
        throw RuntimeError({.text = "its value needs itself", .subject = name});
    struct Pending {
        std::set<std::string>& names;
        const std::string& name;
        ~Pending() { names.erase(name); }
    };
    const Pending pending{m_pending, name};
    return m_known[name] = source->second();
}

Number LaunchSymbols::evaluate(std::string_view expression, const ErrorSubject& subject)
{
    ExpressionScope scope;
    scope.lookup = [this](const std::string& name) { return find(name); };
    scope.hint = message("known are {}", m_hint);
    scope.remedy.kind = Remedy::Kind::NameValue;
    return withSubject(subject, [&] { return evaluateExpression(expanded(expression), scope); });
}

}  // namespace kd
