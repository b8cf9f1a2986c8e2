// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/goalsolver.h"

#include "core/device/architecture.h"
#include "ui/program/words.h"
#include "ui/workbench/launchmodel.h"
#include "ui/workbench/trials.h"

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

const std::string kMaxRegisters = "--maxrregcount=";

bool isOneDimensional(const std::string& block)
{
    return block.find(',') == std::string::npos;
}

GoalAnswer::State stateOf(ChangeJudgement::State state)
{
    switch (state) {
    case ChangeJudgement::State::Reaches: return GoalAnswer::State::Reaches;
    case ChangeJudgement::State::Spills: return GoalAnswer::State::Spills;
    case ChangeJudgement::State::FallsShort: return GoalAnswer::State::FallsShort;
    case ChangeJudgement::State::Ignored: return GoalAnswer::State::Ignored;
    case ChangeJudgement::State::Refused: break;
    }
    return GoalAnswer::State::Refused;
}

}  // namespace

GoalSolver::GoalSolver(const BenchParts& parts) : m_parts(parts), m_variants(parts.client, parts.document)
{
    connect(&parts.document, &Document::textChanged, this, &GoalSolver::clear);
    connect(&parts.builds, &BuildController::changed, this, &GoalSolver::clear);
    connect(&parts.launches, &LaunchModel::kernelChanged, this, &GoalSolver::clear);
    connect(&parts.launches, &LaunchModel::launchChanged, this, &GoalSolver::clear);
    connect(&parts.launches, &LaunchModel::checked, this, [this] { emit changed(); });
}

QString GoalSolver::whyNot() const
{
    if (!m_parts.builds.goodBuild() || m_parts.builds.isStale() || m_parts.launches.kernel() == nullptr)
        return tr("A goal is set for a program that compiles: compile it first.");
    if (!m_parts.document.isTrusted())
        return tr("This folder is not trusted yet.");
    const std::optional<OccupancyInput>& launch = m_parts.launches.occupancyInput();
    if (!launch || findArchitecture(launch->architecture) == nullptr)
        return tr("The calculator does not know the limits of this architecture.");
    const TargetInfo* const target = m_parts.target.info();
    if (target == nullptr)
        return tr("The target has not answered yet.");
    return target->compiler.available ? QString() : toQt(target->compiler.missing);
}

OccupancyGoal GoalSolver::goalOf(const GoalRequest& request) const
{
    OccupancyGoal goal;
    if (request.unit == GoalRequest::Unit::Percent)
        goal = goalOfPercent(m_launch->architecture, request.amount);
    else
        goal.blocks = static_cast<std::uint32_t>(std::clamp(request.amount, 1.0, 64.0));
    goal.mayChangeRegisters = request.triesBounds || request.triesMaxRegisters;
    goal.mayChangeThreads = !request.keepsBlockSize;
    goal.mayChangeShared = request.triesShared;
    goal.mayChangeCarveout = request.triesCarveout;
    return goal;
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
    m_variants.compile(
        {.architecture = architecture, .edit = {}, .options = {}}, [this](const std::optional<CompileOutcome>& result) {
            const KernelInfo* const kernel = m_parts.launches.kernel();
            const KernelInfo* const found = !result || !result->ok() || kernel == nullptr ? nullptr : sameKernel(*result, *kernel);
            if (found != nullptr)
                seek(*found);
            else
                m_remark =
                    result && !result->ok() ? toQt(result->message) : tr("The kernel was not compiled for that architecture.");
            emit changed();
        });
}

/// `kernel` is the chosen one as it is compiled for the architecture that was asked for.
void GoalSolver::seek(const KernelInfo& kernel)
{
    m_kernel = kernel;
    m_launch = withKernel(*m_parts.launches.occupancyInput(), kernel);
    m_launch->architecture = parseArchitecture(architectureOf(*m_request)).value_or(m_launch->architecture);
    m_present = figuresOf(kernel, *m_launch);
    m_place = kernelPlaceIn(m_parts.document.text(), kernel.name);
    const OccupancyGoal goal = goalOf(*m_request);
    m_isReachedAlready = goal.isReachedBy(occupancyFigures(*m_launch));
    for (const GoalChange& change : changesFor(*m_launch, goal))
        add(change, *m_request);
    if (m_request->triesUnroll && m_place && !m_isReachedAlready)
        addUnrolls();
    compileAll();
}

void GoalSolver::add(const GoalChange& change, const GoalRequest& request)
{
    if (!change.registers)
        return addLaunch(change);
    if (request.triesBounds && m_place)
        addBounds(change);
    else if (request.triesBounds)
        m_remark = tr("The kernel's definition is not in this text, so that no __launch_bounds__ were tried.");
    if (request.triesMaxRegisters)
        addMaxRegisters(change);
}

void GoalSolver::addBounds(const GoalChange& change)
{
    const RegisterTrial trial = registerTrial(withChange(*m_launch, change), *change.registers);
    m_answers.push_back({.kind = GoalAnswer::Kind::Bounds,
                         .change = change,
                         .threads = trial.threads,
                         .minBlocks = trial.minBlocks,
                         .text = launchBoundsText(*m_place, trial.threads, trial.minBlocks)});
}

void GoalSolver::addMaxRegisters(const GoalChange& change)
{
    m_answers.push_back(
        {.kind = GoalAnswer::Kind::MaxRegisters, .change = change, .text = kMaxRegisters + std::to_string(*change.registers)});
}

void GoalSolver::addLaunch(const GoalChange& change)
{
    GoalAnswer answer{.kind = GoalAnswer::Kind::Launch, .state = GoalAnswer::State::Calculated, .change = change};
    answer.figures = m_present;
    answer.figures->reached = change.figures;
    if (change.shared)
        answer.figures->shared = *change.shared;
    m_answers.push_back(std::move(answer));
}

void GoalSolver::addUnrolls()
{
    const QByteArray text = m_parts.document.text();
    for (const UnrollTrial& trial : unrollTrials({text.constData(), static_cast<std::size_t>(text.size())}, *m_place)) {
        GoalAnswer answer{.kind = GoalAnswer::Kind::Unroll, .unroll = trial, .text = unrollText(trial.factor)};
        answer.change.figures = m_present->reached;
        m_answers.push_back(std::move(answer));
    }
}

/// They stand last.
void GoalSolver::keepBestUnrolls()
{
    const auto isUnroll = [](const GoalAnswer& answer) { return answer.kind == GoalAnswer::Kind::Unroll; };
    const auto first = std::ranges::find_if(m_answers, isUnroll);
    const std::vector<GoalAnswer> unrolls(std::make_move_iterator(first), std::make_move_iterator(m_answers.end()));
    m_answers.erase(first, m_answers.end());
    std::vector<UnrollOutcome> outcomes;
    for (const GoalAnswer& each : unrolls)
        outcomes.push_back({.line = each.unroll->place.line,
                            .state = each.judgement ? each.judgement->state : ChangeJudgement::State::Refused});
    for (const std::size_t best : bestUnrolls(outcomes))
        m_answers.push_back(unrolls[best]);
}

void GoalSolver::compileAll()
{
    m_tried = m_answers.size();
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        const GoalAnswer& answer = m_answers[i];
        Variant variant{.architecture = architectureOf(*m_request), .edit = {}, .options = {}};
        if (answer.kind == GoalAnswer::Kind::Bounds)
            variant.edit = boundsEdit(*m_place, answer.threads, answer.minBlocks);
        else if (answer.kind == GoalAnswer::Kind::Unroll)
            variant.edit = unrollEdit(answer.unroll->place, answer.unroll->factor);
        else if (answer.kind == GoalAnswer::Kind::MaxRegisters)
            variant.options = {answer.text};
        else
            continue;
        m_variants.compile(variant, [this, i](const std::optional<CompileOutcome>& result) { take(i, result); });
    }
}

void GoalSolver::take(std::size_t index, const std::optional<CompileOutcome>& result)
{
    using State = GoalAnswer::State;
    GoalAnswer& answer = m_answers[index];
    if (!result) {
        answer.state = State::Unknown;
    } else {
        answer.judgement = judgeChange(*result, *m_kernel, withChange(*m_launch, answer.change), goalOf(*m_request));
        answer.state = stateOf(answer.judgement->state);
        answer.figures = answer.judgement->figures;
    }
    if (!isSolving()) {
        m_duration = Milliseconds(m_since.elapsed());
        keepBestUnrolls();
    }
    emit changed();
}

QString GoalSolver::whyNotInserted(const GoalAnswer& answer) const
{
    if (answer.kind == GoalAnswer::Kind::Launch && answer.change.shared)
        return tr("How a kernel does with less shared memory is its author's to say.");
    if (answer.kind != GoalAnswer::Kind::MaxRegisters && answer.change.threads &&
        !isOneDimensional(m_parts.launches.launch().block))
        return tr("The block has more than one dimension: how to share the threads among them is yours to say.");
    return {};
}

bool GoalSolver::insert(const GoalAnswer& given)
{
    const GoalAnswer answer = given;  // changes of the document drop the answers
    if (!whyNotInserted(answer).isEmpty())
        return false;
    const std::string kernel = m_parts.launches.kernel() == nullptr ? std::string() : m_parts.launches.kernel()->name;
    if (answer.kind == GoalAnswer::Kind::Bounds && !insertBounds(m_parts.document, kernel, answer.threads, answer.minBlocks))
        return false;
    if (answer.kind == GoalAnswer::Kind::Unroll) {
        const UnrollPlace& place = answer.unroll->place;
        m_parts.document.replaceRange(static_cast<qsizetype>(place.begin), static_cast<qsizetype>(place.end),
                                      QByteArray::fromStdString(answer.text));
    }
    LaunchSetup setup = m_parts.launches.launch();
    if (answer.change.threads)
        setup.block = std::to_string(*answer.change.threads);
    if (answer.change.carveoutPercent)
        setup.carveoutPercent = answer.change.carveoutPercent;
    if (answer.change.threads || answer.change.carveoutPercent)
        m_parts.launches.setLaunch(setup);
    if (answer.kind == GoalAnswer::Kind::MaxRegisters) {
        Session session = m_parts.document.session();
        std::erase_if(session.compile.options, [](const std::string& option) { return option.starts_with(kMaxRegisters); });
        session.compile.options.push_back(answer.text);
        m_parts.document.setSession(session);
    }
    return true;
}

void GoalSolver::stop()
{
    m_variants.cancel();
    for (GoalAnswer& answer : m_answers)
        if (answer.state == GoalAnswer::State::Compiling)
            answer.state = GoalAnswer::State::Unknown;
    keepBestUnrolls();
    emit changed();
}

void GoalSolver::clear()
{
    m_variants.cancel();
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
