// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/launcher.h"

#include "core/base/splitmix.h"
#include "core/emulator/checks/linecounts.h"
#include "core/emulator/checks/writewatch.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/exec/systemcalls.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace kd::emulator {
namespace {

using Clock = std::chrono::steady_clock;

/// A block gives way to others after so many warp instructions. A block alone has more, since then another one is begun.
constexpr std::uint64_t kQuantum = 1 << 13, kQuantumAlone = 1 << 18;
/// Blocks before one that faulted may wait for it in vain: they get so many quanta to end.
constexpr int kQuantaAfterFault = 1024;
constexpr std::chrono::milliseconds kProgressInterval{20};
constexpr unsigned kStepsBetweenPauses = 8;
constexpr std::int64_t kFrameBudget = std::int64_t{2} << 30;
constexpr std::uint64_t kLocalBudget = std::uint64_t{4} << 30;  // local memory of resident blocks
constexpr std::uint64_t kBatchesOfThread = 64, kMaxOfBatch = 16;
constexpr std::size_t kCacheLine = 128;  // two: processors fetch them in pairs
constexpr std::uint64_t kThreadsOfMultiprocessor = 2048, kBlocksOfMultiprocessor = 32;

// A block that is in no cluster counts as one of its own.
std::uint64_t clustersOf(const LaunchContext& launch)
{
    return std::uint64_t{launch.gridSize[0]} * launch.gridSize[1] * launch.gridSize[2] / blocksPerCluster(launch);
}

// Clusters that a device would have resident at once, as far as there is memory for their threads.
std::uint64_t residentClusters(const RunSettings& run)
{
    const LaunchContext& launch = *run.launch;
    const std::uint64_t threads = std::uint64_t{launch.blockSize[0]} * launch.blockSize[1] * launch.blockSize[2];
    const std::uint64_t fits = kLocalBudget / std::max<std::uint64_t>(threads * run.localBytes, 1);
    const std::uint64_t wanted =
        launch.multiprocessors * std::clamp<std::uint64_t>(kThreadsOfMultiprocessor / threads, 1, kBlocksOfMultiprocessor);
    return std::max<std::uint64_t>(std::clamp<std::uint64_t>(fits, 1, wanted) / blocksPerCluster(launch), 1);
}

// Threads that take blocks one by one are in each other's way where blocks are short. Of a grid that a device could have
// resident as a whole, blocks may wait for each other: then none is held back.
std::uint64_t batchOf(std::uint64_t blocks, std::uint64_t resident, unsigned threads)
{
    return blocks <= resident ? 1 : std::clamp<std::uint64_t>(blocks / (kBatchesOfThread * threads), 1, kMaxOfBatch);
}

}  // namespace

/// What the host threads of a launch have in common; blocks are clusters where the launch has such. What they change often lies
/// apart from what they only read.
struct Launcher::Shared : PendingBlocks {
    alignas(kCacheLine) std::atomic<std::uint64_t> next = 0;
    alignas(kCacheLine) std::atomic<std::int64_t> frameBudget = kFrameBudget;
    alignas(kCacheLine) std::atomic<std::uint64_t> total = 0;
    std::uint64_t resident = 1;  ///< blocks at once
    std::uint64_t batch = 1;     ///< blocks that a thread takes at once
    std::atomic<std::uint64_t> firstFault = ~std::uint64_t{0};  ///< number of the block
    std::atomic<bool> isStopped = false;
    bool isCooperative = false;  ///< all begin at once
    std::atomic<std::uint64_t> cancelled = 0;

    std::optional<std::uint64_t> cancel() override
    {
        std::uint64_t number = next.load();
        do {
            if (isCooperative || number >= total)
                return std::nullopt;
        } while (!next.compare_exchange_weak(number, number + 1));
        ++cancelled;
        return number;
    }

    std::mutex mutex;  ///< of all below
    Fault fault;
    std::exception_ptr error;

    void setFault(std::uint64_t block, const Fault& of)
    {
        const std::lock_guard lock(mutex);
        if (block < firstFault) {
            firstFault = block;
            fault = of;
        }
    }
    void setError()
    {
        const std::lock_guard lock(mutex);
        error = std::current_exception();
        isStopped = true;
    }
};

/// The blocks that one host thread runs.
class alignas(kCacheLine) Launcher::Thread {
public:
    Thread(const Settings& settings, Shared& shared, unsigned index) : m_settings(settings), m_shared(shared), m_index(index)
    {
        if (!settings.counts)
            return;
        for (const auto& function : settings.run.program->functions) {
            m_counts.emplace_back(function->code.size());
            m_countsByFunction.push_back(m_counts.back().data());
        }
    }

    /// `pause` is called between quanta.
    void run(const std::function<void()>& pause)
    {
        m_draws = SplitMix64(m_settings.run.launch->schedule);
        if (m_settings.isCooperative)
            startAll();
        for (unsigned steps = 0; !m_shared.isStopped && step(); ++steps)
            if (steps % kStepsBetweenPauses == 0)
                pause();
    }

    /// Of a launch that was stopped: where one of its blocks is.
    std::optional<Fault> currentLocation() const
    {
        return m_residents.empty() ? std::nullopt : std::optional(m_residents.front().block->currentLocation());
    }
    std::uint64_t instructions() const { return m_instructions; }
    std::uint64_t laneInstructions() const { return m_laneInstructions; }
    /// Blocks that have ended; from any thread.
    std::uint64_t done() const { return m_done.load(std::memory_order_relaxed); }
    const std::vector<std::vector<InstructionCount>>& counts() const { return m_counts; }
    const NoteSums& notes() const { return m_notes; }
    void reset()
    {
        m_instructions = m_laneInstructions = 0;
        m_done = 0;
        m_next = m_end = 0;
        m_notes.clear();
        for (auto& counts : m_counts)
            std::ranges::fill(counts, InstructionCount{});
    }

private:
    struct Resident {
        std::unique_ptr<ClusterRun> block;
        int quantaAfterFault = 0;
    };

    void start(std::uint64_t number)
    {
        std::unique_ptr<ClusterRun> block;
        if (m_idle.empty()) {
            block = std::make_unique<ClusterRun>(m_settings.run, m_shared.frameBudget);
        } else {
            block = std::move(m_idle.back());
            m_idle.pop_back();
        }
        block->start(number, {m_settings.counts ? m_countsByFunction.data() : nullptr, &m_notes});
        m_residents.push_back({std::move(block)});
    }

    void startAll()
    {
        for (std::uint64_t number = m_index; number < m_shared.total; number += m_settings.threads)
            start(number);
    }

    // Takes the next block when there is room for one more.
    bool startNext()
    {
        const std::uint64_t most = (m_shared.resident + m_settings.threads - 1) / m_settings.threads;
        if (m_settings.isCooperative || m_residents.size() >= most || (m_next == m_end && !claimBatch()) ||
            m_next > m_shared.firstFault)
            return false;
        start(m_next++);
        return true;
    }

    bool claimBatch()
    {
        const std::uint64_t total = m_shared.total;
        if (m_shared.next.load(std::memory_order_relaxed) >= total)
            return false;
        m_next = m_shared.next.fetch_add(m_shared.batch);
        m_end = std::min(m_next + m_shared.batch, total);
        if (m_next < total)
            return true;
        m_next = m_end = 0;
        return false;
    }

    /// All that fit are begun, and one of them is drawn.
    void drawTurn()
    {
        while (startNext()) { }
        if (m_residents.size() > 1)
            std::swap(m_residents.front(), m_residents[m_draws.below(m_residents.size())]);
    }

    // One quantum of the block whose turn it is. False when there is nothing left to do.
    bool step()
    {
        const bool isScheduled = m_settings.run.launch->schedule != 0;
        if (isScheduled)
            drawTurn();
        if (m_residents.empty() && !startNext())
            return false;
        Resident current = std::move(m_residents.front());
        m_residents.pop_front();
        if (isInVain(current))
            return true;
        const bool isAlone = m_residents.empty() && !m_settings.isCooperative;
        const std::uint64_t drawn = isScheduled ? drawnTurn(m_draws) : kQuantum;
        switch (current.block->advance(isAlone ? kQuantumAlone : drawn)) {
        case ClusterRun::State::Running:
        case ClusterRun::State::Waiting:
            m_residents.push_back(std::move(current));
            startNext();
            break;
        case ClusterRun::State::Finished:
            finish(std::move(current));
            break;
        case ClusterRun::State::Faulted:
            m_shared.setFault(current.block->number(), current.block->fault());
            count(*current.block);
            break;
        }
        return true;
    }

    bool isInVain(Resident& resident)
    {
        const std::uint64_t fault = m_shared.firstFault;
        return fault != ~std::uint64_t{0} && (resident.block->number() > fault || ++resident.quantaAfterFault > kQuantaAfterFault);
    }

    void count(const ClusterRun& block)
    {
        m_instructions += block.instructions();
        m_laneInstructions += block.laneInstructions();
    }

    void finish(Resident resident)
    {
        count(*resident.block);
        m_done.store(done() + resident.block->blocks(), std::memory_order_relaxed);
        m_idle.push_back(std::move(resident.block));
    }

    const Settings& m_settings;
    Shared& m_shared;
    const unsigned m_index;
    std::deque<Resident> m_residents;
    std::vector<std::unique_ptr<ClusterRun>> m_idle;
    std::vector<std::vector<InstructionCount>> m_counts;
    std::vector<InstructionCount*> m_countsByFunction;
    NoteSums m_notes;
    std::uint64_t m_instructions = 0, m_laneInstructions = 0;
    std::uint64_t m_next = 0, m_end = 0;  ///< blocks that this thread has taken and not begun
    std::atomic<std::uint64_t> m_done = 0;
    SplitMix64 m_draws{0};  ///< of a schedule
};

Launcher::Launcher(WorkerPool& pool, const Settings& settings)
    : m_pool(pool), m_settings(settings), m_shared(std::make_unique<Shared>())
{
    for (unsigned i = 0; i < settings.threads; ++i)
        m_threads.push_back(std::make_unique<Thread>(m_settings, *m_shared, i));
}

Launcher::~Launcher() = default;

PendingBlocks& Launcher::pending()
{
    return *m_shared;
}

LaunchReport Launcher::run(const Progress& progress)
{
    Shared& shared = *m_shared;
    shared.next = 0;
    shared.cancelled = 0;
    shared.isCooperative = m_settings.isCooperative;
    shared.total = clustersOf(*m_settings.run.launch);
    shared.resident = residentClusters(m_settings.run);
    const std::uint64_t blocks = shared.total * blocksPerCluster(*m_settings.run.launch);
    shared.batch = batchOf(shared.total, shared.resident, m_settings.threads);
    Clock::time_point last = Clock::now();
    const auto pause = [&] {
        if (!progress || Clock::now() - last < kProgressInterval)
            return;
        last = Clock::now();
        if (!progress(blocksDone(), blocks))
            shared.isStopped = true;
    };
    m_pool.run(
        m_settings.threads,
        [&](unsigned index) {
            try {
                m_threads[index]->run(index == 0 ? std::function<void()>(pause) : [] {});
            } catch (...) {
                shared.setError();
            }
        },
        pause);
    flushPrinted();
    if (shared.error != nullptr)
        std::rethrow_exception(std::exchange(shared.error, nullptr));
    LaunchReport report;
    report.completed = !shared.isStopped && blocksDone() == blocks;
    if (shared.firstFault != ~std::uint64_t{0})
        report.fault = shared.fault;
    for (const auto& thread : m_threads) {
        if (shared.isStopped && !report.stoppedAt)
            report.stoppedAt = thread->currentLocation();
        report.instructions += thread->instructions();
        report.laneInstructions += thread->laneInstructions();
    }
    if (m_settings.counts)
        report.counts = fold();
    if (m_settings.run.launch->notes != nullptr)
        report.notes = foldNotes();
    if (const WriteWatch* const watch = m_settings.run.launch->watch) {
        report.writeCount = watch->total();
        for (const WriteWatch::Write& write : watch->writes())
            report.writes.push_back(recordOf(write));
    }
    for (const auto& thread : m_threads)
        thread->reset();
    return report;
}

std::uint64_t Launcher::blocksDone() const
{
    std::uint64_t sum = m_shared->cancelled * blocksPerCluster(*m_settings.run.launch);
    for (const auto& thread : m_threads)
        sum += thread->done();
    return sum;
}

WriteRecord Launcher::recordOf(const WriteWatch::Write& write) const
{
    const LaunchContext& launch = *m_settings.run.launch;
    WriteRecord record{.block = dim3Of(blockIndex(write.block, launch.gridSize)),
                       .thread = dim3Of(threadOf(launch, write.warp, write.lane)),
                       .address = write.address};
    const auto pc = static_cast<std::uint32_t>(write.instruction - write.function->code.data());
    setPosition(record, sourcePositionsOf(*m_settings.run.program->module, *write.function, pc));
    return record;
}

KernelNote Launcher::noteOf(const NoteSums::Sum& sum) const
{
    const LaunchContext& launch = *m_settings.run.launch;
    const std::uint32_t warp = sum.first.thread / kLanes, lane = sum.first.thread % kLanes;
    KernelNote note{.kind = sum.kind,
                    .kernel = m_settings.run.program->functions.front()->text->name,
                    .message = sum.text,
                    .block = dim3Of(blockIndex(sum.first.block, launch.gridSize)),
                    .thread = dim3Of(threadOf(launch, warp, static_cast<int>(lane))),
                    .count = sum.count};
    const auto pc = static_cast<std::uint32_t>(sum.instruction - sum.function->code.data());
    setPosition(note, sourcePositionsOf(*m_settings.run.program->module, *sum.function, pc));
    return note;
}

// In the order of their first moments; those of one line and kind are one.
std::vector<KernelNote> Launcher::foldNotes() const
{
    std::map<std::pair<const Instruction*, KernelNote::Kind>, NoteSums::Sum> byInstruction;
    for (const auto& thread : m_threads) {
        thread->notes().each([&](const NoteSums::Sum& sum) {
            const auto [at, isNew] = byInstruction.try_emplace({sum.instruction, sum.kind}, sum);
            if (isNew)
                return;
            const std::uint64_t count = at->second.count + sum.count;
            if (sum.first < at->second.first)
                at->second = sum;
            at->second.count = count;
        });
    }
    std::vector<const NoteSums::Sum*> ordered;
    for (const auto& [key, sum] : byInstruction)
        ordered.push_back(&sum);
    std::ranges::sort(ordered, {}, [](const NoteSums::Sum* sum) { return sum->first; });
    std::vector<KernelNote> notes;
    for (const NoteSums::Sum* sum : ordered)
        addNote(notes, noteOf(*sum));
    return notes;
}

LaunchCounts Launcher::fold() const
{
    const Program& program = *m_settings.run.program;
    std::vector<std::vector<InstructionCount>> sums;
    std::vector<FunctionCounts> functions;
    for (std::size_t f = 0; f < program.functions.size(); ++f) {
        sums.push_back(m_threads.front()->counts()[f]);
        for (std::size_t t = 1; t < m_threads.size(); ++t)
            for (std::size_t i = 0; i < sums[f].size(); ++i)
                add(sums[f][i], m_threads[t]->counts()[f][i]);
    }
    for (std::size_t f = 0; f < program.functions.size(); ++f)
        functions.push_back({program.module, program.functions[f]->text, program.functions[f]->code, sums[f]});
    return foldByLine(functions);
}

}  // namespace kd::emulator
