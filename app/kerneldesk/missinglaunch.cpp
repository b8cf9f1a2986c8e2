// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/missinglaunch.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/text.h"
#include "core/base/text.h"
#include "core/session/launch/argumentvalue.h"
#include "ui/program/launchrequest.h"

#include <QStringList>

#include <algorithm>
#include <string>
#include <vector>

namespace kd::cli {
namespace {

using Kind = TypeInfo::Kind;

constexpr std::uint32_t kBlockToStartFrom = 256;
constexpr std::uint64_t kLongestWritten = 64;  // bytes of an array whose elements are all written

bool isBlank(const std::string& text)
{
    return trimmed(text).empty();
}

/// Values for a kernel's launch that are likely to work, as options take them.
class LaunchExample {
public:
    explicit LaunchExample(const KernelInfo& kernel) : m_names(argumentNames(kernel))
    {
        for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
            if (m_size.empty() && isSize(kernel.parameters[i].type))
                m_size = m_names[i];
    }

    const std::vector<std::string>& names() const { return m_names; }
    std::string grid() const { return m_size.empty() ? "4" : "ceil_div(" + m_size + ", block.x)"; }
    std::string value(const TypeInfo& type) const
    {
        if (type.kind == Kind::Pointer)
            return type.element.empty() ? "nullptr" : filling(type.element.front()) + count();
        if (type.kind == Kind::Bits && type.size == sizeof(std::uint64_t))
            return "float32:zeros" + count();  // an address more often than a number
        return isSize(type) ? "1024" : plainValue(type);
    }

private:
    /// A number that may be that of the elements.
    static bool isSize(const TypeInfo& type)
    {
        const bool isInteger = type.kind == Kind::Signed || type.kind == Kind::Unsigned;
        return (isInteger && type.size >= 4) || (type.kind == Kind::Bits && type.size == 4);
    }
    static std::string filling(const TypeInfo& pointee)
    {
        const ElementType type = bufferLayout(pointee).type;
        return !isConstPointee(pointee) ? "zeros" : isFloating(type) ? "random(seed=1)" : "ramp";
    }
    static std::string joined(const std::vector<std::string>& parts)
    {
        std::string text;
        for (const std::string& part : parts)
            text += (text.empty() ? "" : ",") + part;
        return '{' + text + '}';
    }
    /// Of what lies within a structure pointers are null.
    static std::string plainValue(const TypeInfo& type)
    {
        if (type.kind == Kind::Pointer)
            return "0";
        if (type.kind == Kind::Array)
            return type.element.empty() || std::max(type.size, type.count) > kLongestWritten
                ? "{...}"
                : joined(std::vector<std::string>(type.count, plainValue(type.element.front())));
        if (type.kind != Kind::Struct && type.kind != Kind::Union)
            return type.kind == Kind::Float || type.kind == Kind::Half || type.kind == Kind::BFloat16 ? "1.0" : "1";
        std::vector<std::string> members;
        for (const TypeInfo::Member& member : type.members)
            members.push_back(member.name + '=' + plainValue(member.type));
        if (type.kind == Kind::Union)
            members.resize(std::min<std::size_t>(members.size(), 1));
        return joined(members);
    }
    std::string count() const { return '[' + (m_size.empty() ? "1024" : m_size) + ']'; }

    std::vector<std::string> m_names;  ///< of all parameters
    std::string m_size;                ///< the first of them that may be a number of elements
};

/// "saxpy(int n, float a, const float* x, float* y)"; the names are those that --arg takes.
QString signatureFor(const KernelInfo& kernel, const LaunchExample& example)
{
    QStringList parameters;
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        parameters << toQt(typeText(kernel.parameters[i].type) + ' ' + example.names()[i]);
    return toQt(kernel.name) + QLatin1Char('(') + parameters.join(QStringLiteral(", ")) + QLatin1Char(')');
}

/// As a shell takes it.
QString quotedWord(const std::string& word)
{
    const bool isPlain = word.find_first_of(" ()[]{},;*<>|&") == std::string::npos;
    return isPlain ? toQt(word) : QLatin1Char('"') + toQt(word) + QLatin1Char('"');
}

}  // namespace

std::vector<std::string> argumentNames(const KernelInfo& kernel)
{
    std::vector<std::string> names;
    for (const Parameter& parameter : kernel.parameters)
        names.push_back(parameter.name.empty() ? "arg" + std::to_string(names.size()) : parameter.name);
    return names;
}

void requireWholeLaunch(const CompileOutcome& build, const LaunchSetup& setup, const QString& command)
{
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    if (!kernel.hasSignature && !kernel.parameters.empty())
        return;  // planLaunch() says why nothing can be given to it
    const LaunchExample example(kernel);
    QStringList missing, values;
    const auto need = [&](const QString& option, const QString& form, const std::string& value) {
        missing << option + form;
        values << option + QLatin1Char(' ') + quotedWord(value);
    };
    if (isBlank(setup.grid))
        need(QStringLiteral("--grid"), {}, example.grid());
    if (isBlank(setup.block) && !kernel.isTile) {
        const std::uint32_t most = kernel.maxThreadsPerBlock > 0 ? kernel.maxThreadsPerBlock : kBlockToStartFrom;
        need(QStringLiteral("--block"), {}, std::to_string(std::min(most, kBlockToStartFrom)));
    }
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const std::string& name = example.names()[i];
        const auto given = std::ranges::find(setup.arguments, name, &ArgumentSetting::name);
        if (given == setup.arguments.end() || isBlank(given->value))
            need(QStringLiteral("--arg"), QLatin1Char(' ') + toQt(name) + QStringLiteral("=VALUE"),
                 name + '=' + example.value(kernel.parameters[i].type));
    }
    if (missing.isEmpty())
        return;
    throw Failure(ExitStatus::BadArguments,
                  Text::tr("%1 cannot be launched without %2.\n"
                           "Values to start from: %3\n"
                           "%4 launches one kernel with what it is given; it does not execute main().")
                      .arg(signatureFor(kernel, example), missing.join(QStringLiteral(", ")), values.join(QLatin1Char(' ')),
                           QStringLiteral("kerneldesk ") + command));
}

}  // namespace kd::cli
