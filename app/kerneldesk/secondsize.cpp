// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/secondsize.h"

#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/text.h"

#include <algorithm>
#include <utility>

namespace kd::cli {
namespace {

/// The launch with other values in place of its own.
LaunchSetup launchAt(LaunchSetup setup, const std::vector<std::string>& values)
{
    LaunchOptions given;
    for (const std::string& text : values) {
        const std::string name = splitAssignment(text).first;
        const bool isDefined = std::ranges::any_of(setup.defineValues, [&](const auto& each) { return each.first == name; });
        (isDefined ? given.defineValues : given.arguments).push_back(text);
    }
    return merged(std::move(setup), given);
}

}  // namespace

void addVerifyAt(OptionGroup& group, std::vector<std::string>& values)
{
    group.addEach("--verify-at", values, "NAME=VALUE",
                  Text::tr("run once with this argument first, and compare with the references; may repeat"))
        ->check(assignment());
}

std::optional<RunOutcome> outcomeAtSecondSize(const std::vector<std::string>& values, const Program& program,
                                              const CompileOutcome& build, Connection& connection, const std::string& device)
{
    if (values.empty())
        return std::nullopt;
    LaunchPlan plan = planLaunch(build, program, launchAt(program.session.launch, values));
    if (plan.references.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 compares with a reference, and there is none: add %2.")
                          .arg(optionName("--verify-at"), optionSetting("--reference", QStringLiteral("NAME=REF"))));
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const RunRequest request{.device = device, .programName = program.path.string(), .plan = std::move(plan)};
    RunOutcome outcome = connection.run(request, build, blobs);
    if (outcome.ok())
        return outcome;
    std::string where;
    for (const std::string& each : values)
        where += (where.empty() ? "" : ", ") + each;
    outcome.message = message("At {}: {}", where, outcome.message);
    return outcome;
}

}  // namespace kd::cli
