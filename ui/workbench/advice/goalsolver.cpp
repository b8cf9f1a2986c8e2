// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/goalsolver.h"

#include "core/device/architecture.h"
#include "ui/common/messagetext.h"
#include "ui/program/words.h"
#include "ui/workbench/advice/trials.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/target/targetconnection.h"

#include <algorithm>

namespace kd {
namespace {

bool isOneDimensional(const std::string& block)
{
    return block.find(',') == std::string::npos;
}

}  // namespace

GoalSolver::GoalSolver(const WorkbenchContext& parts) : m_parts(parts), m_runner(parts.client, documentRequest)
{
    connect(&parts.documents, &Documents::textChanged, this, &GoalSolver::clear);
    connect(&parts.builds, &BuildController::changed, this, &GoalSolver::clear);
    connect(&parts.launches, &LaunchModel::kernelChanged, this, &GoalSolver::clear);
    connect(&parts.launches, &LaunchModel::launchChanged, this, &GoalSolver::clear);
    connect(&parts.launches, &LaunchModel::checked, this, [this] { emit changed(); });
}

QString GoalSolver::whyNot() const
{
    if (!m_parts.builds.goodBuild() || m_parts.builds.isStale() || m_parts.launches.kernel() == nullptr)
        return tr("A goal is set for a program that compiles: compile it first.");
    if (!m_parts.documents.current().isTrusted())
        return tr("This folder is not trusted yet.");
    if (m_parts.documents.current().isCode())
        return tr("A goal is reached by changes of the source, which compiled code lacks.");
    if (m_parts.launches.kernel()->isTile)
        return tr("A goal is reached by threads and registers, which are the compiler's choice for a kernel of CUDA Tile.");
    const std::optional<OccupancyInput>& launch = m_parts.launches.occupancyInput();
    if (!launch || findArchitecture(launch->architecture) == nullptr)
        return tr("The calculator does not know the limits of this architecture.");
    const TargetInfo* const target = m_parts.target.info();
    if (target == nullptr)
        return tr("The target has not answered yet.");
    return whyNoTrials(*target, m_parts.builds.goodBuild());
}

void GoalSolver::solve(const GoalRequest& request)
{
    clear();
    if (!whyNot().isEmpty())
        return;
    m_since.start();
    m_request = request;
    if (const std::string architecture = architectureOf(request); architecture != m_parts.builds.goodBuild().outcome->architecture)
        compileFor(architecture);
    else
        seek(*m_parts.launches.kernel());
    emit changed();
}

std::string GoalSolver::architectureOf(const GoalRequest& request) const
{
    return request.architecture.empty() ? m_parts.builds.goodBuild().outcome->architecture : request.architecture;
}

/// The kernel has other registers there: it is compiled before anything is asked of it.
void GoalSolver::compileFor(const std::string& architecture)
{
    const BuildCompiler compiler = compilerOf(*m_parts.builds.goodBuild().outcome);
    m_runner.run(programOf(m_parts.documents.current()), compiler, {}, {architectureCandidate(architecture)},
                 [this](std::size_t, const CompileOutcome& outcome) { onKernel(outcome); });
}

void GoalSolver::onKernel(const CompileOutcome& outcome)
{
    const KernelInfo* const kernel = m_parts.launches.kernel();
    const KernelInfo* const found = !outcome.ok() || kernel == nullptr ? nullptr : sameKernel(outcome, *kernel);
    if (found != nullptr)
        seek(*found);
    else
        m_remark = isEnded(outcome) && !outcome.ok() ? messageText(outcome.message)
                                                     : tr("The kernel was not compiled for that architecture.");
    emit changed();
}

/// `kernel` is the chosen one as it is compiled for the architecture that was asked for.
void GoalSolver::seek(const KernelInfo& kernel)
{
    m_kernel = kernel;
    m_launch = withKernel(*m_parts.launches.occupancyInput(), kernel);
    m_launch->architecture = parseArchitecture(architectureOf(*m_request)).value_or(m_launch->architecture);
    m_present = figuresOf(kernel, *m_launch);
    m_isReachedAlready = goalOf(*m_request, m_launch->architecture).isReachedBy(occupancyFigures(*m_launch));
    const QByteArray text = m_parts.documents.current().text();
    std::vector<Candidate> candidates =
        goalCandidates(*m_request, *m_launch, {text.constData(), static_cast<std::size_t>(text.size())}, kernel.name);
    if (std::erase_if(candidates, [](const Candidate& each) { return each.isCode() && !each.needsCompile(); }) > 0)
        m_remark = tr("The kernel's definition is not in this text, so that no __launch_bounds__ were tried.");
    compileAll(candidates);
}

void GoalSolver::compileAll(const std::vector<Candidate>& candidates)
{
    m_tried = candidates.size();
    for (const Candidate& candidate : candidates) {
        m_answers.push_back(openTrial(candidate, *m_present));
        if (candidate.needsCompile())
            m_answers.back().verdict = Verdict::Compiling;
    }
    const BuildCompiler compiler = compilerOf(*m_parts.builds.goodBuild().outcome);
    m_runner.run(programOf(m_parts.documents.current()), compiler, architectureOf(*m_request), candidates,
                 [this](std::size_t index, const CompileOutcome& outcome) { onOutcome(index, outcome); });
}

void GoalSolver::onOutcome(std::size_t index, const CompileOutcome& outcome)
{
    m_answers[index] = judge(m_answers[index].candidate, outcome, *m_kernel, *m_launch);
    if (!isSolving()) {
        m_duration = Milliseconds(m_since.elapsed());
        keepBestOfSeries(m_answers);
    }
    emit changed();
}

QString GoalSolver::whyNotInserted(const Trial& answer) const
{
    const Candidate& candidate = answer.candidate;
    if (!candidate.isCode() && candidate.change.shared)
        return tr("How a kernel does with less shared memory is its author's to say.");
    if (candidate.change.threads && !isOneDimensional(m_parts.launches.launch().block))
        return tr("The block has more than one dimension: how to share the threads among them is yours to say.");
    return {};
}

bool GoalSolver::insert(const Trial& answer)
{
    const Candidate candidate = answer.candidate;  // changes of the document drop the answers
    if (!whyNotInserted(answer).isEmpty() || (candidate.edit && !insertIntoText(m_parts.documents.current(), candidate)))
        return false;
    LaunchSetup setup = m_parts.launches.launch();
    if (candidate.change.threads)
        setup.block = std::to_string(*candidate.change.threads);
    if (candidate.change.carveoutPercent)
        setup.carveoutPercent = candidate.change.carveoutPercent;
    if (candidate.change.threads || candidate.change.carveoutPercent)
        m_parts.launches.setLaunch(setup);
    if (!candidate.options.empty()) {
        Session session = m_parts.documents.current().session();
        replaceOptions(candidate, session.compile);
        m_parts.documents.current().setSession(session);
    }
    return true;
}

void GoalSolver::stop()
{
    m_runner.cancel();
    for (Trial& answer : m_answers)
        if (answer.verdict == Verdict::Compiling)
            answer.verdict = Verdict::Untried;
    keepBestOfSeries(m_answers);
    emit changed();
}

void GoalSolver::clear()
{
    m_runner.cancel();
    if (!m_request)
        return;
    m_request.reset();
    m_answers.clear();
    m_remark.clear();
    m_isReachedAlready = false;
    m_tried = 0;
    m_duration = {};
    emit changed();
}

}  // namespace kd
