// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/reportchanges.h"

#include "core/tuning/proposals.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"

#include <utility>

namespace kd {

std::vector<Candidate> reportCandidates(const CompileOutcome& chosen, const Program& program)
{
    const OccupancyInput launch = occupancyInput(chosen, program, program.session.launch);
    const std::string& kernel = chosenKernel(chosen, program.session.launch.kernel).name;
    std::vector<Candidate> candidates = occupancyCandidates(launch, program.source, kernel);
    std::erase_if(candidates, [](const Candidate& each) { return !each.needsCompile(); });
    return candidates;
}

TrialRunner::Prepare reportRequests(std::function<void(CompileRequest& request)> adjust)
{
    return [adjust = std::move(adjust)](const Program& changed, const std::string& architecture) -> TrialRunner::PreparedBuild {
        try {
            CompileRequest request = changed.request(architecture);
            adjust(request);
            return request;
        } catch (const std::exception&) {
            return CompileOutcome{.state = CompileOutcome::State::Cancelled};
        }
    };
}

std::vector<Trial> answersFrom(const std::vector<Candidate>& candidates, const std::vector<CompileOutcome>& outcomes,
                               const Report& report)
{
    std::vector<Trial> answers;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        answers.push_back(judge(candidates[i], outcomes[i], report.kernel, report.input));
    std::erase_if(answers, [](const Trial& answer) { return !answer.isCompiled(); });
    keepBestOfSeries(answers);
    return answers;
}

}  // namespace kd
