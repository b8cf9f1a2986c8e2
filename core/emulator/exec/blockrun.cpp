// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/blockrun.h"

#include "core/base/error.h"
#include "core/emulator/checks/clusterwatch.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/checks/unwrittenvalues.h"
#include "core/emulator/checks/valuenotes.h"
#include "core/emulator/exec/executor.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/memory/spaces.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <utility>

namespace kd::emulator {
namespace {

/// A warp runs so long before the next one has its turn, unless it waits.
constexpr std::uint64_t kWarpQuantum = 8192;
/// Between the lanes' local memories, so that the same variable of all lanes does not fall into one set of the cache.
constexpr std::size_t kLocalSkew = 64;
constexpr int kStampShift = 40;

LaneMask lanesOf(std::uint32_t threads, std::uint32_t warp)
{
    const std::uint32_t left = threads - warp * kLanes;
    return left >= kLanes ? kAllLanes : (LaneMask{1} << left) - 1;
}

RaceDetector::Copies copiesOf(const Program& program)
{
    using Copies = RaceDetector::Copies;
    return program.copiesSharedInBulk ? Copies::FromShared : program.isAsynchronous ? Copies::Some : Copies::None;
}

}  // namespace

std::array<std::uint32_t, 3> blockIndex(std::uint64_t number, const std::array<std::uint32_t, 3>& grid)
{
    const std::uint64_t row = number / grid[0];
    return {static_cast<std::uint32_t>(number % grid[0]), static_cast<std::uint32_t>(row % grid[1]),
            static_cast<std::uint32_t>(row / grid[1])};
}

std::uint64_t drawnTurn(SplitMix64& draws)
{
    constexpr std::uint64_t kLengths = 14;
    return std::uint64_t{1} << draws.below(kLengths);
}

BlockRun::BlockRun(const RunSettings& settings, std::atomic<std::int64_t>& frameBudget) : m_settings(settings)
{
    const LaunchContext& launch = *settings.launch;
    const std::size_t warps = warpsPerBlock(launch);
    const std::size_t stride =
        (settings.localBytes + kLocalSkew - 1) / kLocalSkew * kLocalSkew + (settings.localBytes == 0 ? 0 : kLocalSkew);
    try {
        m_shared = AlignedBytes(static_cast<std::size_t>(launch.sharedBytes));
        m_local = AlignedBytes(stride * kLanes * warps);
    } catch (const std::bad_alloc&) {
        throw MemoryError({.text = message("there is no memory for the local and shared memory of a block of {} threads "
                                           "with {} bytes each", threadsPerBlock(launch), settings.localBytes),
                           .subject = ErrorSubject::Kind::LocalMemory});
    }
    if (settings.races && launch.sharedBytes != 0)
        m_races = std::make_unique<RaceDetector>(copiesOf(*settings.program));
    m_block.launch = settings.launch;
    m_block.shared = m_shared.data();
    m_block.races = m_races.get();
    if (launch.globalShadow != nullptr)
        m_globalRaces = std::make_unique<GlobalRaceDetector>(*launch.globalShadow, launch.memory->unwritten());
    m_block.globalRaces = m_globalRaces.get();
    const bool looksAtLocals = launch.notes != nullptr && launch.notes->wanted().locals;
    if (m_races != nullptr || m_globalRaces != nullptr || looksAtLocals)
        m_values = std::make_unique<UnwrittenValues>();
    m_block.values = m_values.get();
    if (launch.notes != nullptr)
        m_notes = std::make_unique<ValueNotes>(*launch.notes);
    m_block.notes = m_notes.get();
    m_block.warps.resize(warps);
    for (std::size_t i = 0; i < warps; ++i) {
        Warp& warp = m_block.warps[i];
        m_frames.push_back(std::make_unique<FramePool>(settings.program->functions.size(), frameBudget));
        warp.index = static_cast<std::uint32_t>(i);
        warp.block = &m_block;
        warp.program = settings.program;
        warp.frames = m_frames.back().get();
        warp.lanesAtStart = lanesOf(threadsPerBlock(launch), warp.index);
        warp.global = launch.memory->map();
        warp.shared = m_block.shared;
        warp.sharedBytes = launch.sharedBytes;
        warp.local = stride == 0 ? nullptr : m_local.data() + i * stride * kLanes;
        warp.localStride = stride;
        warp.localBytes = settings.localBytes;
    }
}

BlockRun::~BlockRun() = default;

void BlockRun::start(std::uint64_t number, const ThreadSums& sums)
{
    const LaunchContext& launch = *m_settings.launch;
    m_block.number = number;
    m_block.stamp = (launch.number << kStampShift) + number;
    m_block.index = blockIndex(number, launch.gridSize);
    for (BarrierState& barrier : m_block.barriers)
        if (barrier.isUsed)
            barrier = {};
    m_block.passed.fill(0);
    m_block.race = nullptr;
    m_block.hasEnded = false;
    m_turns.clear();
    if (launch.schedule != 0) {
        m_draws = SplitMix64(launch.schedule + (number << kStampShift / 2));
        m_turns.resize(m_block.warps.size());
        std::iota(m_turns.begin(), m_turns.end(), 0U);
    }
    if (launch.sharedBytes != 0)
        std::memset(m_block.shared, 0, static_cast<std::size_t>(launch.sharedBytes));
    for (Warp& warp : m_block.warps)
        startWarp(warp, sums.counts);
    if (m_block.async != nullptr)
        m_block.async->blockBegins();
    if (m_block.products != nullptr)
        m_block.products->blockBegins();
    if (m_block.tensorMemory != nullptr)
        m_block.tensorMemory->blockBegins();
    if (m_values != nullptr)
        m_values->blockBegins(m_block);
    if (m_notes != nullptr)
        m_notes->blockBegins(m_block, *sums.notes);
    if (m_races != nullptr)
        m_races->blockBegins(m_block);
    if (m_globalRaces != nullptr)
        m_globalRaces->blockBegins(m_block);
}

void BlockRun::startWarp(Warp& warp, InstructionCount* const* counts)
{
    const DecodedFunction& kernel = *m_settings.program->functions.front();
    warp.waiting.clear();
    warp.syncs.clear();
    warp.carry = 0;
    warp.yieldCount = warp.backEdges = 0;
    warp.issued = warp.laneIssued = warp.slept = 0;
    warp.stop = nullptr;
    warp.countsByFunction = counts;
    warp.active = warp.live = warp.lanesAtStart;
    warp.localTop.fill(kernel.localBytes);
    CallFrame* const frame = warp.frames->acquire(kernel, warp);
    if (frame == nullptr)
        throw MemoryError({.text = "there is no memory for the registers of all resident blocks", .subject = kernel.text->name});
    enter(warp, frame, 0);
}

/// False where the block ends with it.
bool BlockRun::runTurn(Warp& warp, std::uint64_t quantum, Pass& pass)
{
    if (warp.live == 0)
        return true;
    const WarpState state = runWarp(warp, quantum);
    if (hasHazard())
        return false;
    if (state == WarpState::Faulted) {
        pass.failed = &warp;
        return false;
    }
    pass.isAlive |= state != WarpState::Finished;
    return m_block.race == nullptr;
}

/// Puts the warps into another order.
void BlockRun::drawTurns()
{
    for (std::size_t left = m_turns.size(); left > 1; --left)
        std::swap(m_turns[left - 1], m_turns[m_draws.below(left)]);
}

BlockRun::Pass BlockRun::runWarps()
{
    Pass pass;
    drawTurns();
    for (const std::uint32_t index : m_turns) {
        if (!runTurn(m_block.warps[index], drawnTurn(m_draws), pass))
            return pass;
    }
    for (std::size_t i = 0; m_turns.empty() && i < m_block.warps.size(); ++i) {
        if (!runTurn(m_block.warps[i], kWarpQuantum, pass))
            return pass;
    }
    return pass;
}

// Told at once: what was read from a copy in flight, or beside a write of another, may be the cause of any other fault.
bool BlockRun::hasHazard()
{
    const RaceReport* found = m_races == nullptr || m_races->copies() == nullptr ? nullptr : m_races->copies()->found();
    if (found == nullptr && m_globalRaces != nullptr)
        found = m_globalRaces->found();
    if (ClusterWatch* const watch = clusterWatch(); watch != nullptr && found == nullptr && m_races != nullptr)
        found = watch->found();
    if (found == nullptr && m_values != nullptr)
        found = m_values->foundAddress();
    if (found == nullptr && m_values != nullptr)
        found = m_values->found(UnwrittenValues::Space::Local);
    if (found != nullptr)
        m_block.race = found;
    return found != nullptr;
}

ClusterWatch* BlockRun::clusterWatch() const
{
    return m_block.cluster == nullptr ? nullptr : m_block.cluster->watch;
}

BlockRun::State BlockRun::advance(std::uint64_t budget)
{
    const std::uint64_t before = instructions();
    for (;;) {
        const std::uint64_t start = instructions();
        const Pass pass = runWarps();
        if (pass.failed != nullptr)
            return fail(*pass.failed);
        if (m_block.race != nullptr)
            return failOfRace(*m_block.race);
        if (!pass.isAlive)
            return finish();
        const bool isStuck = instructions() == start && !goesOnWithoutWarps();
        if (isStuck && m_block.cluster == nullptr)
            return failOfDeadlock();
        if (instructions() != start)
            advanceAsync(false);
        if (m_block.async != nullptr && m_block.async->failure() != nullptr)
            return failOf(*m_block.async->failure());
        if (hasHazard())
            return failOfRace(*m_block.race);
        if (isStuck)
            return State::Waiting;
        if (instructions() - before >= budget)
            return State::Running;
    }
}

// Of several blocks of a cluster, another one may do what this one waits for: nothing is ended before its time.
bool BlockRun::goesOnWithoutWarps()
{
    return completeBarriers(m_block) || advanceAsync(m_block.cluster == nullptr);
}

void BlockRun::join(Cluster& cluster, std::uint32_t rank)
{
    m_block.cluster = &cluster;
    m_block.rank = rank;
    for (Warp& warp : m_block.warps)
        warp.sharedFirst = std::uint64_t{rank} << kClusterShift;
    cluster.blocks.push_back(&m_block);
}

BlockRun::State BlockRun::failOfDeadlock()
{
    return fail(explainDeadlock(m_block));
}

bool BlockRun::advanceAsync(bool isStuck)
{
    return m_block.async != nullptr && m_block.async->advance(isStuck);
}

BlockRun::State BlockRun::finish()
{
    if (m_block.async != nullptr)
        m_block.async->blockEnds();
    if (m_block.products != nullptr)
        m_block.products->blockEnds();
    if (m_block.tensorMemory != nullptr)
        m_block.tensorMemory->blockEnds();
    m_block.hasEnded = true;
    if (ClusterWatch* const watch = clusterWatch())
        watch->blockEnds(m_block);
    if (hasHazard())
        return failOfRace(*m_block.race);
    const RaceReport* race = m_races == nullptr ? nullptr : m_races->blockEnds();
    if (race == nullptr && m_values != nullptr)
        race = m_values->found(UnwrittenValues::Space::Cluster);
    return race == nullptr ? State::Finished : failOfRace(*race);
}

Fault BlockRun::faultAt(const CallFrame& call, std::uint32_t pc, const Warp& warp, int lane) const
{
    Fault fault{.kernel = m_settings.program->functions.front()->text->name};
    setPosition(fault, sourcePositionsOf(*m_settings.program->module, *call.function, pc));
    fault.block = dim3Of(m_block.index);
    if (lane >= 0)
        fault.thread = dim3Of(threadOf(*m_settings.launch, warp.index, lane));
    return fault;
}

Fault BlockRun::currentLocation() const
{
    const auto runs = [](const Warp& warp) { return warp.live != 0 && warp.active != 0; };
    const auto waits = [](const Warp& warp) { return warp.live != 0 && !warp.waiting.empty(); };
    Fault fault;
    if (const auto warp = std::ranges::find_if(m_block.warps, runs); warp != m_block.warps.end()) {
        fault = faultAt(*warp->call, warp->pc, *warp, std::countr_zero(warp->active));
    } else if (const auto other = std::ranges::find_if(m_block.warps, waits); other != m_block.warps.end()) {
        const DivergentPath& path = other->waiting.front();
        fault = faultAt(*path.call, path.pc, *other, std::countr_zero(path.mask));
    }
    fault.kind = Fault::Kind::Deadline;
    return fault;
}

BlockRun::State BlockRun::fail(const Warp& warp)
{
    const FaultSite& site = warp.fault;
    Fault fault = faultAt(*warp.call, warp.pc, warp, site.lane);
    fault.kind = site.kind;
    fault.message = site.text;
    if (site.hasAddress)
        fault.address = site.address;
    m_fault = std::move(fault);
    return State::Faulted;
}

const DecodedFunction* BlockRun::functionOf(const Instruction* instruction) const
{
    for (const auto& function : m_settings.program->functions)
        if (instruction >= function->code.data() && instruction < function->code.data() + function->code.size())
            return function.get();
    return nullptr;
}

std::vector<SourcePosition> BlockRun::sourcePositionsOfInstruction(const Instruction* instruction) const
{
    const DecodedFunction* function = functionOf(instruction);
    return function == nullptr
        ? std::vector<SourcePosition>()
        : sourcePositionsOf(*m_settings.program->module, *function,
                            static_cast<std::uint32_t>(instruction - function->code.data()));
}

BlockRun::State BlockRun::failOfRace(const RaceReport& race)
{
    Fault fault{
        .kind = race.kind, .message = race.text, .kernel = m_settings.program->functions.front()->text->name};
    setPosition(fault, sourcePositionsOfInstruction(race.instruction));
    fault.other = race.otherFunction == nullptr
        ? sourcePositionsOfInstruction(race.otherInstruction)
        : sourcePositionsOf(*m_settings.program->module, *race.otherFunction,
                            static_cast<std::uint32_t>(race.otherInstruction - race.otherFunction->code.data()));
    fault.block = dim3Of((race.block == nullptr ? m_block : *race.block).index);
    fault.thread = dim3Of(threadOf(*m_settings.launch, race.warp % static_cast<std::uint32_t>(m_block.warps.size()), race.lane));
    if (race.hasAddress)
        fault.address = race.address;
    m_fault = std::move(fault);
    return State::Faulted;
}

BlockRun::State BlockRun::failOf(const AsyncWork::Failure& failure)
{
    Fault fault{.kind = failure.site.kind,
                .message = failure.site.text,
                .kernel = m_settings.program->functions.front()->text->name};
    setPosition(fault, sourcePositionsOfInstruction(failure.instruction));
    fault.block = dim3Of((failure.block == nullptr ? m_block : *failure.block).index);
    fault.thread = dim3Of(threadOf(*m_settings.launch, failure.warp, failure.site.lane));
    m_fault = std::move(fault);
    return State::Faulted;
}

std::uint64_t BlockRun::instructions() const noexcept
{
    std::uint64_t sum = 0;
    for (const Warp& warp : m_block.warps)
        sum += warp.issued;
    return sum;
}

std::uint64_t BlockRun::laneInstructions() const noexcept
{
    std::uint64_t sum = 0;
    for (const Warp& warp : m_block.warps)
        sum += warp.laneIssued;
    return sum;
}

}  // namespace kd::emulator
