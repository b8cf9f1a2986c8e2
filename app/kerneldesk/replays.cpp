// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/replays.h"

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/launch.h"
#include "app/kerneldesk/program.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/session/document/session.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"

#include <algorithm>
#include <cmath>

namespace kd::cli {
namespace {

void add(Replays& replays, const RunOutcome& outcome, const LaunchPlan& plan)
{
    ++replays.count;
    replays.equal += outcome.ok() ? 1 : 0;
    replays.isRelocated = outcome.isRelocated;
    if (!outcome.ran()) {
        replays.problem = failureText(outcome);
        return;
    }
    for (const Verification& check : outcome.verification) {
        const auto buffer = std::ranges::find(plan.buffers, check.name, &BufferPlan::name);
        if (check.ok || buffer == plan.buffers.end())
            continue;
        if (isFloating(buffer->type) && std::isfinite(check.maxAbs))
            replays.largestAbsolute = std::max(replays.largestAbsolute, check.maxAbs);
        else
            replays.hasOthers = true;
    }
}

void runAll(Replays& replays, const std::filesystem::path& session, std::uint32_t count, const TargetOptions& target)
{
    ProgramOptions options{.file = session.string()};
    const Program program = loadProgram(options);
    Connection connection(merged(program.session, target));
    const DeviceInfo& device = connection.requiredDevice();
    const CompileOutcome build = compileForDevice(connection, program, options);
    LaunchPlan plan = planLaunch(build, program, program.session.launch);
    const std::vector<PlanBlob> blobs = readPlanFiles(plan, program);
    const RunRequest request{
        .device = device.id.name, .programName = program.path.string(), .plan = std::move(plan), .keepsContents = false};
    while (replays.count < count && replays.problem.isEmpty())
        add(replays, connection.run(request, build, blobs), request.plan);
}

}  // namespace

Replays replay(const std::filesystem::path& session, std::uint32_t count, const TargetOptions& target)
{
    Replays replays;
    try {
        runAll(replays, session, count, target);
        if (replays.largestAbsolute > 0 && !replays.hasOthers && replays.problem.isEmpty()) {
            Session saved = loadSession(session);
            saved.launch.absoluteTolerance = 2 * replays.largestAbsolute;
            saveSession(saved, session);
        }
    } catch (const Failure& failure) {
        replays.problem = failure.sentence();
    } catch (const UserError& error) {
        replays.problem = error.sentence();
    } catch (const Error& error) {
        replays.problem = errorText(error);
    }
    return replays;
}

QString replaysText(const Replays& replays)
{
    if (!replays.problem.isEmpty())
        return Text::tr("It does not run again: %1").arg(replays.problem);
    const QString place = replays.isRelocated ? Text::tr(" Its memory does not lie where it was recorded.") : QString();
    if (replays.equal == replays.count)
        return Text::tr("Run again %1 times: the same bits each time.").arg(replays.count) + place;
    if (replays.hasOthers)
        return Text::tr("Run again %1 times: the same bits %2 times; what differs is of no floating-point type that is known.")
                   .arg(replays.count).arg(replays.equal) + place;
    return Text::tr("Run again %1 times: the same bits %2 times, else up to %3 from them; twice that is the session's tolerance.")
               .arg(QString::number(replays.count), QString::number(replays.equal), formatNumber(replays.largestAbsolute)) + place;
}

}  // namespace kd::cli
