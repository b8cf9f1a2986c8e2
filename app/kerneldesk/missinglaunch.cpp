// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/missinglaunch.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/text.h"
#include "core/base/text.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/argumentvalue.h"
#include "ui/program/launchguesses.h"
#include "ui/program/launchrequest.h"
#include "ui/program/program.h"

#include <QStringList>

#include <algorithm>
#include <string>
#include <vector>

namespace kd::cli {
namespace {

bool isBlank(const std::string& text)
{
    return trimmed(text).empty();
}

/// "saxpy(int n, float a, const float* x, float* y)"; the names are those that --arg takes.
QString signatureFor(const KernelInfo& kernel)
{
    QStringList parameters;
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        parameters << toQt(typeText(kernel.parameters[i].type) + ' ' + argumentName(kernel, i));
    return toQt(kernel.name) + QLatin1Char('(') + parameters.join(QStringLiteral(", ")) + QLatin1Char(')');
}

bool isGiven(const LaunchSetup& setup, const std::string& argument)
{
    const auto given = std::ranges::find(setup.arguments, argument, &ArgumentSetting::name);
    return given != setup.arguments.end() && !isBlank(given->value);
}

bool isWholeLaunch(const KernelInfo& kernel, const LaunchSetup& setup)
{
    const std::vector<std::string> names = argumentNames(kernel);
    return !isBlank(setup.grid) && (kernel.isTile || !isBlank(setup.block)) &&
        std::ranges::all_of(names, [&](const std::string& name) { return isGiven(setup, name); });
}

/// As a shell takes it; tools quote each value.
QString quotedWord(const std::string& value)
{
    const bool isPlain = isToolCall() || value.find_first_of(" ()[]{},;*<>|&") == std::string::npos;
    return isPlain ? toQt(value) : QLatin1Char('"') + toQt(value) + QLatin1Char('"');
}

}  // namespace

std::vector<std::string> argumentNames(const KernelInfo& kernel)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        names.push_back(argumentName(kernel, i));
    return names;
}

void requireWholeLaunch(const CompileOutcome& build, const Program& program, const QString& command)
{
    const LaunchSetup& setup = program.session.launch;
    const KernelInfo& kernel = chosenKernel(build, setup.kernel);
    if (!kernel.hasSignature && !kernel.parameters.empty())
        return;  // planLaunch() says why nothing can be given to it
    if (isWholeLaunch(kernel, setup))
        return;
    const LaunchSetup start = startingForm(program, kernel).setup;
    QStringList missing, values;
    const auto give = [&](const char* option, const std::string& value) { values << optionSetting(option, quotedWord(value)); };
    if (isBlank(setup.grid)) {
        missing << optionName("--grid");
        give("--grid", start.grid);
    }
    if (isBlank(setup.block) && !kernel.isTile) {
        missing << optionName("--block");
        give("--block", start.block);
    }
    QStringList names, starts;
    for (const ArgumentSetting& argument : start.arguments) {
        if (isGiven(setup, argument.name))
            continue;
        names << (isToolCall() ? toQt(argument.name) : optionSetting("--arg", toQt(argument.name) + QStringLiteral("=VALUE")));
        starts << quotedWord(argument.name + '=' + argument.value);
    }
    if (!names.empty()) {
        missing << (isToolCall() ? optionName("--arg") + QStringLiteral(" (%1)").arg(names.join(QStringLiteral(", "))) :
                                   names.join(QStringLiteral(", ")));
        values << optionSettings("--arg", starts);
    }
    if (isNoShared(setup.sharedBytes) && !isNoShared(start.sharedBytes))
        give("--shared", start.sharedBytes);
    for (const auto& [name, value] : start.defineValues)
        give("--define-value", name + '=' + value);
    throw Failure(ExitStatus::BadArguments,
                  Text::tr("%1 cannot be launched without %2.\n"
                           "Values to start from: %3\n"
                           "%4 launches one kernel with what it is given; it does not execute main().")
                      .arg(signatureFor(kernel), missing.join(QStringLiteral(", ")),
                           values.join(isToolCall() ? QStringLiteral(", ") : QStringLiteral(" ")),
                           isToolCall() ? command : QStringLiteral("kerneldesk ") + command));
}

}  // namespace kd::cli
