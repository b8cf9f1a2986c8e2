// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/explanation.h"

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/base/error.h"
#include "ui/common/messagetext.h"
#include "ui/program/faultreplay.h"
#include "ui/program/jsondocuments.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"

#include <utility>

namespace kd::cli {
namespace {

RunOutcome runEmulated(const Program& program, const ProgramOptions& options, TargetOptions target, bool waits)
{
    target.device = "emulated";
    target.isOfSession = false;
    Connection connection(target);
    const DeviceInfo& device = connection.requiredDevice();
    const CompileOutcome build = compileForDevice(connection, program, options);
    if (!build.ok())
        throw Failure(ExitStatus::KernelFailed, Text::tr("It does not compile for the emulated GPU."));
    LaunchPlan plan = planLaunch(build, program, program.session.launch);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    return connection.run(explanationRequest(std::move(plan), device.id.name, program.path.string(), waits), build, blobs);
}

}  // namespace

Explanation explain(const Program& program, const ProgramOptions& options, const TargetOptions& target, bool waits)
{
    Explanation explanation;
    try {
        explanation.outcome = runEmulated(program, options, target, waits);
        explanation.isCutShort = !waits && explanation.outcome->state == RunOutcome::State::Deadline;
    } catch (const Failure& failure) {
        explanation.whyNot = failure.sentence();
    } catch (const UserError& error) {
        explanation.whyNot = error.sentence();
    } catch (const Error& error) {
        explanation.whyNot = errorText(error);
    }
    return explanation;
}

QString explanationText(const Explanation& explanation)
{
    const QString head = QLatin1Char('\n') + Text::tr("the same launch on the emulated GPU");
    if (!explanation.outcome)
        return head + QStringLiteral(": ") + explanation.whyNot + QLatin1Char('\n');
    if (explanation.isCutShort)
        return head + QStringLiteral(": ") + Text::tr("it takes longer than 2 s; --explain waits for it.") + QLatin1Char('\n');
    const RunOutcome& outcome = *explanation.outcome;
    if (outcome.ok())
        return head + QStringLiteral(": ") + Text::tr("it finds nothing wrong.") + QLatin1Char('\n');
    return head + QLatin1Char('\n') + kIndent + messageText(outcome.message) + QLatin1Char('\n') +
        runText(outcome, Style::ofOutput());
}

Json explanationDocument(const Explanation& explanation)
{
    if (explanation.outcome)
        return runDocument(*explanation.outcome);
    return {{"ok", false}, {"whyNot", explanation.whyNot.toStdString()}};
}

}  // namespace kd::cli
