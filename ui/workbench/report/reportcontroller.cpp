// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/report/reportcontroller.h"

#include "core/base/posix/file.h"
#include "core/report/calculation.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/foundcode.h"
#include "ui/program/peakfile.h"
#include "ui/program/reportbuilder.h"
#include "ui/program/reportchanges.h"
#include "ui/program/reportdrawing.h"
#include "ui/workbench/advice/goalsolver.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/report/reportmaterial.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace kd {
namespace {

void insertByArchitecture(std::vector<CompileOutcome>& builds, const CompileOutcome& chosen)
{
    const auto place = std::find_if(builds.begin(), builds.end(), [&](const CompileOutcome& each) {
        return std::pair(each.architecture.size(), each.architecture) >
            std::pair(chosen.architecture.size(), chosen.architecture);
    });
    builds.insert(place, chosen);
}

}  // namespace

/// A report on its way.
struct ReportController::Draft {
    QString path;  ///< empty: Markdown, and no file
    Program program;
    std::shared_ptr<const CompileOutcome> chosen;
    std::vector<CompileRequest> requests;   ///< of the other architectures
    std::vector<CompileOutcome> builds;     ///< in that order
    std::vector<Candidate> candidates;      ///< what would raise occupancy
    std::vector<CompileOutcome> tried;      ///< in that order
    std::size_t missing = 0;  ///< compiles that have not answered; all that is tried counts as one
    ReportRuns runs;
    std::optional<ReportEdit> edit;
    std::optional<OccupancyInput> calculation;
    std::vector<Trial> solved;  ///< what the goal solver compiled already
    std::optional<Report> report;  ///< to be drawn

    bool hasSolvedSeries() const;
    /// What the goal solver compiled, and what else was tried.
    std::vector<Trial> answers(const Report& made) const;
};

ReportController::ReportController(Client& client, Documents& documents, TargetConnection& target, BuildController& builds,
                                   LaunchModel& launches,
                                   JobRunner& jobs, GoalSolver& goals)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches), m_jobs(jobs),
      m_goals(goals)
{ }

/// What is measured in a report is the launch whose occupancy it explains.
void ReportController::addMeasured(Draft& draft) const
{
    const std::optional<OccupancyInput>& launch = m_launches.occupancyInput();
    if (!launch)
        return;
    const KernelInfo& kernel = *m_launches.kernel();
    if (const std::optional<LaunchPlan>& plan = m_launches.check().plan)
        draft.runs = reportRuns(m_jobs.runs(), m_builds.goodBuild(), *plan, *launch);
    draft.edit = reportEdit(m_builds.goodBuild(), m_builds.previousBuild(), kernel, *launch);
    draft.solved = solvedAnswers(m_goals, m_builds.goodBuild().outcome->architecture);
}

void ReportController::adoptReport(const Report& report)
{
    if (report.calculation)
        emit calculationOpened(report.calculation->input);
}

void ReportController::write(const QString& path)
{
    const std::shared_ptr<const CompileOutcome> chosen = m_builds.goodBuild().outcome;
    if (!chosen || m_builds.isStale() || m_launches.kernel() == nullptr) {
        emit failed(tr("A report is made of a program that compiles: compile it first."));
        return;
    }
    if (!m_documents.current().isTrusted()) {  // its launch set-up may name files
        emit failed(tr("This folder is not trusted yet."));
        return;
    }
    if (m_launches.kernel()->lacksFigures) {
        emit failed(tr("The file has PTX alone of %1, which does not tell its registers: there is nothing to report.")
                        .arg(toQt(m_launches.kernel()->name)));
        return;
    }
    if (!path.isEmpty() && reportWriter(path.toStdString()) == nullptr && !isDrawnFile(path.toStdString())) {
        emit failed(tr("The report's file must end in .html, .pdf, .json, .csv, .md, .svg or .png, not as %1 does.").arg(path));
        return;
    }
    emit started();
    auto draft = std::make_shared<Draft>(Draft{.path = path, .program = programOf(m_documents.current()), .chosen = chosen});
    draft->program.session.launch = m_launches.sentLaunch();
    draft->calculation = m_calculation;
    addMeasured(*draft);
    if (draft->program.device)
        return writeFound(draft);
    std::vector<std::string> names;
    for (const QString& each : m_target.architectures())
        if (each.toStdString() != chosen->architecture)
            names.push_back(each.toStdString());
    const auto prepare = [draft, names] {
        return attempt([&] {
            draft->program.adoptProject(draft->program.recentProject());  // the report's session is compiled elsewhere as well
            for (const std::string& name : names) {
                CompileRequest& request = draft->requests.emplace_back(draft->program.request(name));
                addLineInformation(request);  // as the matrix asks, so that what it compiled is in the cache
                askOnly(compilerOf(*draft->chosen), request);
                request.needsSignatures = false;
            }
            draft->candidates = reportCandidates(*draft->chosen, draft->program);
            if (draft->hasSolvedSeries())  // each of which has one answer
                std::erase_if(draft->candidates, [](const Candidate& each) { return each.isOneOfSeveral(); });
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(prepare), [this, draft](const QFuture<Result<bool>>& future) {
        const Result<bool> answer = future.result();
        if (answer.value)
            compileAll(draft);
        else
            emit failed(answer.sentence);
    });
}

/// Nothing is compiled of compiled code: its matrix has the architectures that the file has code for.
void ReportController::writeFound(const std::shared_ptr<Draft>& draft)
{
    const auto find = [draft] {
        return attempt([&] {
            draft->builds = listedOutcomes(*draft->program.device, {});
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(find), [this, draft](const QFuture<Result<bool>>& future) {
        const Result<bool> answer = future.result();
        if (answer.value)
            finish(draft);
        else
            emit failed(answer.sentence);
    });
}

void ReportController::compileAll(const std::shared_ptr<Draft>& draft)
{
    const std::vector<CompileRequest> requests = std::move(draft->requests);
    draft->builds.resize(requests.size());
    draft->missing = requests.size() + 1;
    // With line tables, so that what was tried behind live compile is in the cache; a runner each, since reports overlap.
    auto* const runner = new TrialRunner(m_client, reportRequests(addLineInformation), this);
    whenFinished(this, runner->run(draft->program, compilerOf(*draft->chosen), draft->chosen->architecture, draft->candidates),
                 [this, draft, runner](const QFuture<TrialRunner::Outcomes>& future) {
                     runner->deleteLater();
                     if (future.resultCount() > 0)
                         draft->tried = future.result();
                     if (--draft->missing == 0)
                         finish(draft);
                 });
    for (std::size_t i = 0; i < requests.size(); ++i) {
        draft->builds[i].architecture = requests[i].architecture;
        whenFinished(this, m_client.compile(requests[i]), [this, draft, i](const QFuture<CompileOutcome>& future) {
            if (future.resultCount() > 0)
                draft->builds[i] = comparable(compilerOf(*draft->chosen), future.result());
            if (--draft->missing == 0)
                finish(draft);
        });
    }
}

bool ReportController::Draft::hasSolvedSeries() const
{
    return std::ranges::any_of(solved, [](const Trial& each) { return each.candidate.isOneOfSeveral(); });
}

std::vector<Trial> ReportController::Draft::answers(const Report& made) const
{
    std::vector<Trial> all = solved;
    for (const Trial& answer : answersFrom(candidates, tried, made)) {
        const auto isTheSame = [&](const Trial& each) { return each.candidate.title == answer.candidate.title; };
        if (std::ranges::none_of(all, isTheSame))
            all.push_back(answer);
    }
    return all;
}

void ReportController::finish(const std::shared_ptr<Draft>& draft)
{
    const auto work = [draft] {
        return attempt([&] {
            std::vector<CompileOutcome>& builds = draft->builds;
            if (!draft->program.device)
                insertByArchitecture(builds, *draft->chosen);
            Report report = makeReport(builds, *draft->chosen, draft->program);
            report.run = draft->runs.run;
            report.timing = draft->runs.timing;
            report.roof = report.timing ? keptRoofOf(*report.timing) : std::nullopt;
            report.timingName = draft->runs.timingName;
            report.baseline = draft->runs.baseline;
            report.edit = draft->edit;
            report.answers = draft->answers(report);
            if (draft->calculation)
                report.calculation = reportCalculation(*draft->calculation);
            if (report::changedInputs(report).empty())
                report.calculation.reset();
            const std::filesystem::path file = draft->path.toStdString();
            if (isDrawnFile(file))
                draft->report = std::move(report);
            else if (file.empty())
                return toQt(reportWriter("report.md")(report));
            else
                posix::writeFileAtomically(file, reportWriter(file)(report));
            return QString();
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, draft](const QFuture<Result<QString>>& future) {
        const Result<QString> answer = future.result();
        if (!answer.value)
            emit failed(answer.sentence);
        else if (draft->report)
            draw(draft);
        else if (draft->path.isEmpty())
            emit made(*answer.value);
        else
            emit written(draft->path);
    });
}

void ReportController::draw(const std::shared_ptr<Draft>& draft)
{
    whenFinished(this, drawReport(*draft->report, draft->path.toStdString()), [this, draft](const QFuture<RenderedReport>& future) {
        const RenderedReport drawn = future.result();
        if (!drawn.sentence.isEmpty()) {
            emit failed(drawn.sentence);
            return;
        }
        const auto work = [bytes = drawn.bytes, path = draft->path] {
            return attempt([&] {
                posix::writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
                return true;
            });
        };
        whenFinished(this, QtConcurrent::run(work), [this, draft](const QFuture<Result<bool>>& done) {
            const Result<bool> answer = done.result();
            answer.value ? emit written(draft->path) : emit failed(answer.sentence);
        });
    });
}

}  // namespace kd
