// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/reportchanges.h"

#include "ui/program/preparedlaunch.h"
#include "ui/program/usererror.h"

namespace kd {
namespace {

bool isEnded(const CompileOutcome& outcome)
{
    using State = CompileOutcome::State;
    return outcome.state != State::Cancelled && outcome.state != State::Unavailable && outcome.state != State::Lost &&
           outcome.state != State::Crashed;
}

}  // namespace

std::vector<ChangeRequest> changeRequests(const CompileOutcome& chosen, const Program& program)
{
    std::vector<ChangeRequest> requests;
    const OccupancyInput launch = occupancyInput(chosen, program, program.session.launch);
    const std::string& kernel = chosenKernel(chosen, program.session.launch.kernel).name;
    for (CodeChange& change : codeChanges(launch, program.source, kernel)) {
        Program changed = program;
        applyChange(change.edit, change.options, changed.source, changed.session.compile);
        try {
            CompileRequest request = changed.request(chosen.architecture);
            requests.push_back({std::move(change), std::move(request)});
        } catch (const UserError&) {
            continue;
        }
    }
    return requests;
}

std::vector<ReportAnswer> answersFrom(const std::vector<ChangeRequest>& tried, const std::vector<CompileOutcome>& outcomes,
                                      const Report& report)
{
    std::vector<ReportAnswer> answers, unrolls;
    std::vector<UnrollOutcome> unrolled;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const CodeChange& change = tried[i].change;
        if (!isEnded(outcomes[i]))
            continue;
        const ChangeJudgement judgement = judgeChange(outcomes[i], report.kernel, report.input, change.goal);
        (change.unroll ? unrolls : answers).push_back(reportAnswer(change, judgement, report.kernel));
        if (change.unroll)
            unrolled.push_back({.line = change.unroll->place.line, .state = judgement.state});
    }
    for (const std::size_t best : bestUnrolls(unrolled))
        answers.push_back(unrolls[best]);
    return answers;
}

}  // namespace kd
