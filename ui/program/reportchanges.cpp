#include "ui/program/reportchanges.h"

#include "ui/program/preparedlaunch.h"
#include "ui/program/usererror.h"

namespace kd {

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

std::optional<ReportAnswer> answerFrom(const ChangeRequest& tried, const CompileOutcome& outcome, const Report& report)
{
    using State = CompileOutcome::State;
    if (outcome.state == State::Cancelled || outcome.state == State::Unavailable || outcome.state == State::Crashed)
        return std::nullopt;
    return reportAnswer(tried.change, judgeChange(outcome, report.kernel, report.input, tried.change.goal), report.kernel);
}

}  // namespace kd
