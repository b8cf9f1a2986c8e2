// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchresolver.h"
#include "core/base/text.h"
#include "core/session/limits.h"

#include "core/base/error.h"
#include <algorithm>
#include <ranges>

namespace kd {
namespace {

}  // namespace

std::string LaunchResolver::parameterName(std::size_t index) const
{
    const std::string& name = m_kernel.parameters[index].name;
    return name.empty() ? "arg" + std::to_string(index) : name;
}

std::string LaunchResolver::describeParameters() const
{
    std::string text;
    for (std::size_t i = 0; i < m_kernel.parameters.size(); ++i)
        text += (text.empty() ? "" : ", ") + typeText(m_kernel.parameters[i].type) + " " + parameterName(i);
    return text.empty() ? m_kernel.name + " takes no arguments" : m_kernel.name + " takes " + text;
}

void LaunchResolver::matchArguments()
{
    if (!m_kernel.hasSignature && !m_kernel.parameters.empty())
        refuse("kernel " + m_kernel.name,
               "the names and types of its parameters are not known, so no arguments can be given to it" +
                   (m_kernel.signatureProblem.empty()
                        ? ""
                        : " (" + m_kernel.signatureProblem.substr(0, m_kernel.signatureProblem.size() - 1) + ")"));
    const std::size_t count = m_kernel.parameters.size();
    if (count > kMaxArguments)
        refuse("kernel " + m_kernel.name,
               "it has " + std::to_string(count) + " parameters; at most " + std::to_string(kMaxArguments) + " are possible");
    for (const ArgumentSetting& setting : m_setup.arguments) {
        const bool known = std::ranges::any_of(std::views::iota(std::size_t{0}, count),
                                               [&](std::size_t i) { return parameterName(i) == setting.name; });
        if (!known)
            refuse("argument " + setting.name.substr(0, 64), "there is no such parameter; " + describeParameters());
        if (std::ranges::count(m_setup.arguments, setting.name, &ArgumentSetting::name) > 1)
            refuse("argument " + setting.name, "it is given more than once");
    }
    m_arguments.reserve(count);  // symbols keep references to its elements
    for (std::size_t i = 0; i < count; ++i)
        addArgument(i);
}

void LaunchResolver::addArgument(std::size_t index)
{
    const Parameter& parameter = m_kernel.parameters[index];
    if (parameter.size > kMaxParameterBytes)
        refuse("kernel " + m_kernel.name, "a parameter of " + std::to_string(parameter.size) + " bytes is larger than CUDA allows");
    Argument argument{.parameter = &parameter, .name = parameterName(index)};
    const auto setting = std::ranges::find(m_setup.arguments, argument.name, &ArgumentSetting::name);
    argument.subject = "argument " + argument.name;
    if (setting == m_setup.arguments.end())
        refuse(argument.subject, "it is missing; " + describeParameters());
    argument.text = setting->value;
    withSubject(argument.subject, [&] { classify(argument); });
    m_arguments.push_back(std::move(argument));
}

void LaunchResolver::classify(Argument& argument) const
{
    const TypeInfo& type = argument.parameter->type;
    if (type.kind != TypeInfo::Kind::Pointer) {
        if (looksLikeBuffer(argument.text))
            refuse({}, "'" + argument.text.substr(0, 64) + "' is a buffer, but " + argument.name + " is " + typeText(type) +
                           ", which takes " + (isScalarType(type) ? "an expression" : "members in braces, as in {a=1,b=2.5}"));
        return;
    }
    const std::string_view text = trimmed(argument.text);
    if (text == "0" || text == "nullptr" || text == "NULL")
        return;
    if (type.element.empty())
        refuse({}, "what " + typeText(type) + " points to is not known");
    if (!looksLikeBuffer(text))
        refuse({}, "'" + argument.text.substr(0, 64) + "' does not fill a buffer, but " + argument.name + " is " + typeText(type) +
                       ": give a recipe and a count, as in random(seed=1)[n]; recipes are " + std::string(recipeForms()));
    argument.isBuffer = true;
    argument.buffer = parseBufferText(text);
    argument.layout = bufferLayout(type.element[0]);
}

}  // namespace kd
