// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/report/reportmaterial.h"

#include "core/report/timewords.h"
#include "ui/program/words.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/advice/goalsolver.h"

#include <algorithm>

namespace kd {
namespace {

bool isOf(const RunRecord& record, const Build& build, const LaunchPlan& plan)
{
    return record.revision == build.revision && record.compileRevision == build.compileRevision
        && record.architecture == toQt(build.outcome->architecture) && Json(record.plan) == Json(plan);
}

/// What is launched, without the names of the program's own that led to it.
Json launchOf(const LaunchPlan& plan)
{
    Json json = plan;
    for (const char* const key : {"loweredName", "symbols", "references"})
        json.erase(key);
    return json;
}

bool isBaseline(const RunRecord& earlier, const RunRecord& timed)
{
    return earlier.timing && report::isMeasured(*earlier.timing) && earlier.architecture == timed.architecture
        && earlier.outcome.cubinSha256 != timed.outcome.cubinSha256 && launchOf(earlier.plan) == launchOf(timed.plan)
        && report::whyNotComparable(*earlier.timing, *timed.timing).empty();
}

std::string runName(const RunRecord& record)
{
    return record.label.isEmpty() ? "run " + std::to_string(record.number) : record.label.toStdString();
}

}  // namespace

ReportRuns reportRuns(const std::vector<RunRecordPointer>& runs, const Build& build, const LaunchPlan& plan,
                      const OccupancyInput& launch)
{
    ReportRuns found;
    const RunRecord* timed = nullptr;
    for (const RunRecordPointer& record : runs) {
        if (!isOf(*record, build, plan))
            continue;
        found.run = record->outcome;
        if (record->timing)
            timed = record.get();
    }
    if (timed == nullptr)
        return found;
    found.timing = timed->timing;
    found.timingName = runName(*timed);
    const RunRecord* before = nullptr;
    for (const RunRecordPointer& record : runs)
        if (record->number < timed->number && isBaseline(*record, *timed))
            before = record.get();
    const std::optional<BuildFigures> figures = before == nullptr ? std::nullopt : figuresOf(before->kernel, launch);
    if (figures)
        found.baseline = {.name = runName(*before), .figures = reportFigures(*figures), .timing = *before->timing};
    return found;
}

std::optional<ReportEdit> reportEdit(const Build& build, const Build& previous, const KernelInfo& kernel,
                                     const OccupancyInput& launch)
{
    if (build.editedLine < 1)
        return std::nullopt;
    ReportEdit edit{.line = build.editedLine, .before = {}};
    const bool isPriced = previous && comparedKernel(*previous.outcome, *build.outcome, kernel) != nullptr;
    const std::optional<EditCost> change = isPriced ? editCost(*previous.outcome, kernel, launch) : std::nullopt;
    if (change)
        edit.before = reportFigures(change->before);
    return edit;
}

std::vector<Trial> solvedAnswers(const GoalSolver& solver, const std::string& architecture)
{
    std::vector<Trial> answers;
    const bool isElsewhere =
        solver.request() && !solver.request()->architecture.empty() && solver.request()->architecture != architecture;
    if (isElsewhere)
        return answers;
    for (const Trial& answer : solver.answers()) {
        const bool isOfThisLaunch = answer.candidate.isCode() && answer.candidate.change.size() <= 1;
        const bool isOpen = answer.candidate.isOneOfSeveral() && solver.isSolving();
        if (answer.isCompiled() && isOfThisLaunch && !isOpen)
            answers.push_back(answer);
    }
    return answers;
}

}  // namespace kd
