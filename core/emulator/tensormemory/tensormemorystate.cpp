// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensormemorystate.h"

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/tensormemory/tensorhandlers.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>

namespace kd::emulator {
namespace {

// Accesses that nobody waits for would be kept for ever.
constexpr std::size_t kMaxKept = 1 << 14;

template <typename Kept> void keepBounded(std::vector<Kept>& kept)
{
    if (kept.size() > kMaxKept)
        kept.erase(kept.begin(), kept.begin() + kMaxKept / 2);
}

}  // namespace

TensorMemoryState::TensorMemoryState(Block& block) : m_block(block), m_warps(block.warps.size()) {}

void TensorMemoryState::blockBegins()
{
    m_cells.clear();
    m_watch.clear();
    for (WarpMoves& warp : m_warps) {
        warp.loads.clear();
        warp.stores.clear();
        warp.unfenced.clear();
        warp.known.reset();
        warp.registers.clear();
        warp.wanted = 0;
        warp.isPaired = false;
    }
    m_threads.clear();
    m_held.clear();
    m_hasPermit = true;
    m_group = 0;
    m_pairAllocations = 0;
}

bool TensorMemoryState::takesGroup(int blocks)
{
    if (m_group == 0)
        m_group = blocks;
    return m_group == blocks;
}

TensorMemoryState* TensorMemoryState::other() const
{
    Block* const other = otherOfPair(m_block);
    return other == nullptr ? nullptr : &tensorMemoryOf(*other);
}

// Lets warps that wait for columns try again.
void TensorMemoryState::wake()
{
    for (Warp& warp : m_block.warps)
        for (DivergentPath& path : warp.waiting)
            if (path.wait == Wait::TensorMemory)
                path.wait = Wait::Nothing;
}

TensorMemoryState::Allocation TensorMemoryState::allocate(const Warp& warp, const Instruction& instruction, std::uint32_t columns,
                                                          std::uint32_t& column)
{
    WarpMoves& own = m_warps[warp.index];
    if (!own.isPaired) {
        if (!m_hasPermit)
            return Allocation::HasNoPermit;
        own.wantsAll = (instruction.aux & kExclusive) != 0;
        const bool isBarred = own.wantsAll ? !m_held.empty() : std::ranges::any_of(m_held, &Held::isExclusive);
        const std::optional<std::uint32_t> found = isBarred ? std::nullopt : m_cells.allocate(columns);
        own.wanted = found ? 0 : columns;
        if (!found)
            return Allocation::Waits;
        own.column = *found;
        m_held.push_back({*found, columns, &instruction, warp.index});
        if (blocksOfGroup(instruction) == 2) {
            own.isPaired = true;
            ++m_pairAllocations;
            if (TensorMemoryState* const pair = other())
                pair->wake();
        }
    }
    if (own.isPaired) {
        const TensorMemoryState* const pair = other();
        if (pair != nullptr && pair->m_pairAllocations < m_pairAllocations)
            return Allocation::Waits;
        own.isPaired = false;
    }
    column = own.column;
    return Allocation::Done;
}

bool TensorMemoryState::Held::isExclusive() const
{
    return (instruction->aux & kExclusive) != 0;
}

bool TensorMemoryState::isExclusive(std::uint32_t column) const
{
    return std::ranges::any_of(m_held, [&](const Held& held) { return held.column == column && held.isExclusive(); });
}

bool TensorMemoryState::free(std::uint32_t column, std::uint32_t columns)
{
    if (!m_cells.free(column, columns))
        return false;
    std::erase_if(m_held, [&](const Held& held) { return held.column == column; });
    wake();
    return true;
}

SharedTensorAccess TensorMemoryState::begin(const Warp& warp, const TensorAccess& access)
{
    WarpMoves& own = m_warps[warp.index];
    const auto begun = std::make_shared<TensorAccess>(access);
    begun->warp = numberInCluster(warp);
    begun->known = own.known;
    own.unfenced.push_back(begun);
    keepBounded(own.unfenced);
    return begun;
}

SharedTensorAccess TensorMemoryState::beginMove(const Warp& warp, const Instruction& instruction, TensorAccess::Kind kind)
{
    const SharedTensorAccess access = begin(warp, {.kind = kind, .instruction = &instruction, .isCommitted = true});
    WarpMoves& own = m_warps[warp.index];
    std::vector<SharedTensorAccess>& kept = kind == TensorAccess::Kind::Load ? own.loads : own.stores;
    kept.push_back(access);
    keepBounded(kept);
    return access;
}

void TensorMemoryState::waitForMoves(const Warp& warp, TensorAccess::Kind kind)
{
    WarpMoves& own = m_warps[warp.index];
    const bool isLoad = kind == TensorAccess::Kind::Load;
    CopyShadow* const shadow = tensorShadowOf(m_block);
    std::vector<SharedTensorAccess>& kept = isLoad ? own.loads : own.stores;
    if (shadow == nullptr || kept.empty())
        return;
    const BlockClocks::Event end = shadow->clocks().happens(numberInCluster(warp));
    for (const SharedTensorAccess& access : kept)
        access->finish(end);
    kept.clear();
}

TensorOperation& TensorMemoryState::beginOperation(const Warp& warp, int lane, const Instruction& instruction,
                                                   TensorAccess::Kind kind)
{
    ThreadOperations& own = m_threads[{warp.index, lane}];
    keepBounded(own.open);
    return own.open.emplace_back(TensorOperation{begin(warp, {.kind = kind, .instruction = &instruction, .lane = lane}), {}});
}

BlockClocks::Source TensorMemoryState::sourceOf(ThreadOperations& thread, CopyShadow& shadow)
{
    if (!thread.source)
        thread.source = shadow.clocks().addCounter();
    return *thread.source;
}

std::vector<TensorOperation> TensorMemoryState::commit(const Warp& warp, int lane)
{
    ThreadOperations& own = m_threads[{warp.index, lane}];
    std::vector<TensorOperation> open = std::exchange(own.open, {});
    for (const TensorOperation& one : open)
        one.access->isCommitted = true;
    // Who waits for it knows what the thread knew: that operands had arrived, which may be overwritten now.
    if (CopyShadow* const shadow = tensorShadowOf(m_block))
        shadow->clocks().release(numberInCluster(warp), sourceOf(own, *shadow));
    return open;
}

void TensorMemoryState::end(const Warp& warp, int lane, const std::vector<TensorOperation>& operations,
                            BlockClocks::Source counter)
{
    CopyShadow* const shadow = tensorShadowOf(m_block);
    if (shadow == nullptr)
        return;
    ThreadOperations& own = m_threads[{warp.index, lane}];
    const BlockClocks::Event end = shadow->clocks().happens(sourceOf(own, *shadow));
    for (const TensorOperation& one : operations) {
        if (one.access->isDone)
            continue;
        one.access->isDone = true;
        one.access->end = end;
        for (const auto& [of, copy] : one.reads)
            of->deliver(copy, end);
    }
    // Who hears of this commit hears of all before it.
    shadow->clocks().release(*own.source, counter);
}

void TensorMemoryState::fenceBefore(const Warp& warp)
{
    CopyShadow* const shadow = tensorShadowOf(m_block);
    std::vector<SharedTensorAccess>& unfenced = m_warps[warp.index].unfenced;
    if (shadow == nullptr || unfenced.empty())
        return;
    const BlockClocks::Event fence = shadow->clocks().happens(numberInCluster(warp));
    for (const SharedTensorAccess& access : unfenced) {
        access->isFenced = true;
        access->fence = fence;
    }
    unfenced.clear();
}

void TensorMemoryState::fenceAfter(const Warp& warp)
{
    CopyShadow* const shadow = tensorShadowOf(m_block);
    if (shadow == nullptr)
        return;
    std::optional<BlockClocks::Source>& known = m_warps[warp.index].known;
    if (!known)
        known = shadow->clocks().addCounter();
    // Of memory in common a .relaxed wait says nothing; that this makes it known, too, is a hazard that is not seen.
    if (const std::optional<BlockClocks::Source> heard = asyncStateOf(m_block).heardOf(warp))
        shadow->clocks().acquire(numberInCluster(warp), *heard);
    shadow->clocks().release(numberInCluster(warp), *known);
}

Message TensorMemoryState::waitText(const Warp& warp) const
{
    const WarpMoves& own = m_warps[warp.index];
    if (own.isPaired)
        return message("a tcgen05.alloc of .cta_group::2 waits for the other block of the pair, which executes none");
    const Held* const first = m_held.empty() ? nullptr : &m_held.front();
    const Message who = first == nullptr ? Message() : message("{} of them by warp {}", first->columns, first->warp);
    if (own.wantsAll)
        return message("a tcgen05.alloc.exclusive waits for all of tensor memory to be free: {} of the {} columns are allocated, "
                       "{}, and no tcgen05.dealloc follows", m_cells.allocated(), std::uint32_t{kTensorColumns}, who);
    return message("a tcgen05.alloc waits for {} columns of tensor memory: {} of the {} are allocated, {}, and no tcgen05.dealloc "
                   "follows", own.wanted, m_cells.allocated(), std::uint32_t{kTensorColumns}, who);
}

Warp* TensorMemoryState::explain()
{
    for (Warp& warp : m_block.warps) {
        const auto path = std::ranges::find(warp.waiting, Wait::TensorMemory, &DivergentPath::wait);
        if (path == warp.waiting.end())
            continue;
        warp.call = path->call;
        warp.pc = path->pc;
        warp.fault = {.kind = Fault::Kind::Deadlock, .lane = lowestLane(path->mask), .text = waitText(warp)};
        return &warp;
    }
    return nullptr;
}

void TensorMemoryState::blockEnds()
{
    CopyShadow* const shadow = tensorShadowOf(m_block);
    if (shadow == nullptr)
        return;
    for (const Held& held : m_held)
        shadow->tell({.instruction = held.instruction,
                      .otherInstruction = held.instruction,
                      .warp = numberInCluster(m_block, held.warp),
                      .otherWarp = numberInCluster(m_block, held.warp),
                      .text = message("the block ends while {} columns of tensor memory are allocated: no tcgen05.dealloc has "
                                      "freed those that warp {} has from column {} on", held.columns, held.warp, held.column),
                      .block = &m_block,
                      .kind = Fault::Kind::TensorMemoryLeak,
                      .hasAddress = false});
}

TensorMemoryState& tensorMemoryOf(Block& block)
{
    if (block.tensorMemory == nullptr)
        block.tensorMemory = std::make_unique<TensorMemoryState>(block);
    return static_cast<TensorMemoryState&>(*block.tensorMemory);
}

CopyShadow* tensorShadowOf(const Block& block)
{
    return block.races == nullptr ? nullptr : block.races->copies();
}

Block* otherOfPair(const Block& block)
{
    const std::size_t other = block.rank ^ 1;
    return block.cluster == nullptr || other >= block.cluster->blocks.size() ? nullptr : block.cluster->blocks[other];
}

}  // namespace kd::emulator
