// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/proposals.h"

#include "core/compile/source/unrolls.h"
#include "core/device/architecture.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

using Kind = Candidate::Kind;

/// ptxas does not go below these.
constexpr std::uint32_t kMinRegisters = 16;
constexpr std::size_t kMaxLoops = 3;
constexpr std::size_t kMaxArchitectures = 4;
constexpr std::array<std::string_view, 7> kAskedArchitectures{"sm_80", "sm_89", "sm_90", "sm_100", "sm_120", "sm_75", "sm_86"};

OccupancyFigures withRegisters(OccupancyInput launch, std::uint32_t registers)
{
    launch.registers = registers;
    return occupancyFigures(launch);
}

/// How many blocks __launch_bounds__ are to ask for, so that a thread has at most `registers`.
std::uint32_t minBlocksFor(const OccupancyInput& launch, std::uint32_t registers)
{
    // ptxas counts with the most threads that a block may have.
    OccupancyInput largest = launch;
    largest.threads = std::max(launch.threads, launch.maxThreads);
    const std::uint32_t blocks = withRegisters(largest, registers).limits.registers;
    const bool isLoose =
        largest.threads != launch.threads && withRegisters(largest, registers + 1).limits.registers == blocks;
    return isLoose ? blocks + 1 : blocks;
}

Candidate calculated(Kind kind, const std::string& kernel, const GoalChange& change, const OccupancyGoal& goal)
{
    Candidate candidate{.kind = kind, .kernel = kernel};
    candidate.change = change;
    candidate.goal = goal;
    candidate.promised = change.figures.occupancy;
    return candidate;
}

/// `launch` is without the change.
Candidate bounds(const OccupancyInput& launch, const std::string& kernel, const std::optional<KernelDefinition>& place,
                 const GoalChange& change, const OccupancyGoal& goal)
{
    const OccupancyInput changed = withChange(launch, change);
    Candidate candidate = calculated(Kind::Bounds, kernel, change, goal);
    candidate.threads = changed.threads;
    candidate.minBlocks = minBlocksFor(changed, *change.registers);
    if (!place)
        return candidate;
    candidate.text = candidate.title = launchBoundsText(*place, candidate.threads, candidate.minBlocks);
    candidate.edit = boundsEdit(*place, candidate.threads, candidate.minBlocks);
    return candidate;
}

Candidate maxRegisters(const std::string& kernel, const GoalChange& change, const OccupancyGoal& goal)
{
    const std::string number = std::to_string(*change.registers);
    Candidate candidate = calculated(Kind::MaxRegisters, kernel, change, goal);
    candidate.text = "--maxrregcount=" + number;
    candidate.title = "maxrregcount = " + number;
    candidate.options = {candidate.text};
    return candidate;
}

/// Smaller factors for the first loops of the kernel's body that have one: loop by loop, the largest factor first. All else is as
/// in `model`.
std::vector<Candidate> unrolls(std::string_view source, const KernelDefinition& place, const Candidate& model)
{
    std::vector<UnrollDirective> loops = unrollPlaces(source, place);
    loops.resize(std::min(loops.size(), kMaxLoops));
    std::vector<Candidate> candidates;
    for (const UnrollDirective& loop : loops)
        for (const std::uint32_t factor : smallerUnrolls(loop)) {
            Candidate candidate = model;
            candidate.text = unrollText(factor);
            candidate.title = candidate.text + " in line " + std::to_string(loop.line);
            candidate.edit = unrollEdit(loop, factor);
            candidate.line = candidate.series = loop.line;
            candidates.push_back(std::move(candidate));
        }
    return candidates;
}

/// The registers that a loop takes are not known: it is shown with the figures of now.
Candidate unrollModel(const OccupancyInput& launch, const std::string& kernel, const OccupancyGoal& goal, double promised)
{
    GoalChange none;
    none.figures = occupancyFigures(launch);
    Candidate model = calculated(Kind::Unroll, kernel, none, goal);
    model.promised = promised;
    return model;
}

/// The goal as a share of the warps of an SM, for a launch that reaches `now`.
double shareOf(const GoalRequest& request, const OccupancyFigures& now)
{
    if (request.unit == GoalRequest::Unit::Percent)
        return request.amount / 100;
    const double warpsPerBlock = now.blocksPerSm == 0 ? 0 : static_cast<double>(now.warpsPerSm) / now.blocksPerSm;
    return now.maxWarpsPerSm == 0 ? 0 : std::min(1.0, request.amount * warpsPerBlock / now.maxWarpsPerSm);
}

void append(std::vector<Candidate>& candidates, std::vector<Candidate> more)
{
    candidates.insert(candidates.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

OccupancyGoal goalOf(const GoalRequest& request, const ComputeCapability& architecture)
{
    OccupancyGoal goal;
    if (request.unit == GoalRequest::Unit::Percent)
        goal = goalOfPercent(architecture, request.amount);
    else
        goal.blocks = static_cast<std::uint32_t>(std::clamp(request.amount, 1.0, 64.0));
    goal.mayChangeRegisters = request.triesBounds || request.triesMaxRegisters;
    goal.mayChangeThreads = !request.keepsBlockSize;
    goal.mayChangeShared = request.triesShared;
    goal.mayChangeCarveout = request.triesCarveout;
    return goal;
}

std::vector<Candidate> boundsCandidates(const OccupancyInput& launch, const std::string& kernel,
                                        const std::optional<KernelDefinition>& place)
{
    std::vector<Candidate> candidates;
    if (findArchitecture(launch.architecture) == nullptr)
        return candidates;
    std::uint32_t level = occupancyFigures(launch).warpsPerSm;
    for (std::uint32_t registers = launch.registers; registers-- > kMinRegisters;) {
        GoalChange change;
        change.registers = registers;
        change.figures = withRegisters(launch, registers);
        if (change.figures.warpsPerSm <= level)
            continue;
        level = change.figures.warpsPerSm;
        if (candidates.size() > 1)
            candidates.pop_back();
        candidates.push_back(bounds(launch, kernel, place, change, {.warps = level}));
    }
    return candidates;
}

std::vector<Candidate> occupancyCandidates(const OccupancyInput& launch, std::string_view source, const std::string& kernel)
{
    const std::optional<KernelDefinition> place = findKernelPlace(source, kernel);
    std::vector<Candidate> candidates = boundsCandidates(launch, kernel, place);
    if (candidates.empty())
        return candidates;
    const Candidate next = candidates.front();
    candidates.push_back(maxRegisters(kernel, next.change, *next.goal));
    if (place)
        append(candidates, unrolls(source, *place, unrollModel(launch, kernel, *next.goal, next.promised)));
    return candidates;
}

std::vector<Candidate> goalCandidates(const GoalRequest& request, const OccupancyInput& launch, std::string_view source,
                                      const std::string& kernel)
{
    const OccupancyGoal goal = goalOf(request, launch.architecture);
    const OccupancyFigures now = occupancyFigures(launch);
    const std::optional<KernelDefinition> place = findKernelPlace(source, kernel);
    std::vector<Candidate> candidates;
    for (const GoalChange& change : changesFor(launch, goal)) {
        if (!change.registers)
            candidates.push_back(calculated(Kind::Launch, kernel, change, goal));
        if (change.registers && request.triesBounds)
            candidates.push_back(bounds(launch, kernel, place, change, goal));
        if (change.registers && request.triesMaxRegisters)
            candidates.push_back(maxRegisters(kernel, change, goal));
    }
    if (request.triesUnroll && place && !goal.isReachedBy(now))
        append(candidates, unrolls(source, *place, unrollModel(launch, kernel, goal, shareOf(request, now))));
    return candidates;
}

Candidate architectureCandidate(const std::string& architecture)
{
    Candidate candidate{.kind = Kind::Architecture};
    candidate.architecture = architecture;
    return candidate;
}

std::vector<Candidate> architectureCandidates(const std::vector<std::string>& known, const std::string& present)
{
    std::vector<Candidate> candidates;
    for (const std::string_view name : kAskedArchitectures)
        if (candidates.size() < kMaxArchitectures && name != present && std::ranges::find(known, name) != known.end())
            candidates.push_back(architectureCandidate(std::string(name)));
    const auto number = [](const Candidate& candidate) { return std::stoi(candidate.architecture.substr(3)); };
    std::ranges::sort(candidates, {}, number);
    return candidates;
}

}  // namespace kd
