// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warpgroup/warpgroupstate.h"

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/warp/lanemask.h"
#include "core/emulator/warpgroup/warpgroupform.h"

#include <algorithm>

namespace kd::emulator {
namespace {

// Products that nobody waits for would be kept for ever.
constexpr std::size_t kMaxGroups = 4096;

std::uint32_t firstOfGroup(std::uint32_t warp)
{
    return warp / kWarpsOfGroup * kWarpsOfGroup;
}

Message placeOf(const Warp& warp, const DecodedFunction& function, const Instruction& instruction)
{
    return lineName(*warp.program->module, function, static_cast<std::uint32_t>(&instruction - function.code.data()));
}

Message whereIs(const Warp& warp)
{
    if (warp.live == 0)
        return message("warp {} has ended", warp.index);
    if (warp.waiting.empty())
        return message("warp {} has begun none", warp.index);
    const DivergentPath& path = warp.waiting.front();
    return message("warp {} waits at {}", warp.index, lineName(*warp.program->module, *path.call->function, path.pc));
}

// A warp executes another product than one of its group has. The checks, where there are any, tell of both lines.
void refuseOther(Warp& warp, const WarpgroupState::Product& product, const WarpgroupState::Product& first)
{
    const Message text = message("the four warps of a warpgroup must execute the same wgmma: warp {} executes this one, warp {} "
                                 "that at {}", warp.index, first.warp, placeOf(warp, *first.function, *first.instruction));
    if (CopyShadow* const shadow = productShadowOf(*warp.block))
        shadow->tell({.instruction = product.instruction,
                      .otherInstruction = first.instruction,
                      .warp = numberInCluster(warp),
                      .otherWarp = numberInCluster(*warp.block, first.warp),
                      .text = text,
                      .block = warp.block,
                      .kind = Fault::Kind::LanesMissing,
                      .hasAddress = false});
    raise(warp, {.kind = Fault::Kind::LanesMissing, .lane = 0, .text = text});
}

}  // namespace

WarpgroupState::WarpgroupState(Block& block)
    : m_block(block), m_warps(block.warps.size()), m_groups((block.warps.size() + kWarpsOfGroup - 1) / kWarpsOfGroup)
{
}

void WarpgroupState::blockBegins()
{
    for (WarpProducts& warp : m_warps) {
        warp.begun = warp.completed = 0;
        warp.groups.clear();
        warp.last = nullptr;
        warp.registers.clear();
    }
    for (Group& group : m_groups)
        group = {};
}

// Lets warps look again whether they may go on, where all have begun more.
void WarpgroupState::advanceGroup(std::uint32_t group)
{
    Group& own = m_groups[group];
    std::uint64_t least = ~std::uint64_t{0};
    const std::uint32_t first = group * kWarpsOfGroup;
    for (std::uint32_t warp = first; warp < first + kWarpsOfGroup; ++warp)
        least = std::min(least, m_warps[warp].begun);
    if (least == own.begunByAll)
        return;
    own.products.erase(own.products.begin(), own.products.begin() + static_cast<std::ptrdiff_t>(least - own.begunByAll));
    own.begunByAll = least;
    for (std::uint32_t warp = first; warp < first + kWarpsOfGroup; ++warp)
        for (DivergentPath& path : m_block.warps[warp].waiting)
            if (path.wait == Wait::Products)
                path.wait = Wait::Nothing;
}

std::uint64_t WarpgroupState::begin(Warp& warp, const Product& product)
{
    const std::uint32_t group = warp.index / kWarpsOfGroup;
    Group& own = m_groups[group];
    WarpProducts& mine = m_warps[warp.index];
    const std::size_t at = static_cast<std::size_t>(mine.begun - own.begunByAll);
    if (at == own.products.size()) {
        own.products.push_back(product);
    } else if (const Product& first = own.products[at]; first.instruction != product.instruction) {
        refuseOther(warp, product, first);
        return 0;
    } else if (first.descriptors != product.descriptors) {
        raise(warp, {.kind = Fault::Kind::IllegalInstruction,
                     .text = message("the descriptors of a wgmma must be the same in all warps of a warpgroup: warp {} has another "
                                     "one than warp {}", warp.index, first.warp)});
        return 0;
    }
    if (own.products.size() > kMaxGroups) {
        raise(warp, {.kind = Fault::Kind::LanesMissing, .text = absentText(warp)});
        return 0;
    }
    mine.last = product.instruction;
    const std::uint64_t number = ++mine.begun;
    advanceGroup(group);
    return number;
}

void WarpgroupState::commit(const Warp& warp)
{
    WarpProducts& mine = m_warps[warp.index];
    mine.groups.push_back(mine.begun);
    mine.registers.commit(mine.begun);
    if (mine.groups.size() > kMaxGroups)
        mine.groups.pop_front();
}

bool WarpgroupState::wait(const Warp& warp, std::uint32_t pending)
{
    WarpProducts& mine = m_warps[warp.index];
    if (mine.groups.size() <= pending)
        return true;
    const std::uint64_t until = mine.groups[mine.groups.size() - 1 - pending];
    if (until > m_groups[warp.index / kWarpsOfGroup].begunByAll)
        return false;
    mine.groups.erase(mine.groups.begin(), mine.groups.end() - static_cast<std::ptrdiff_t>(pending));
    mine.completed = std::max(mine.completed, until);
    mine.registers.complete(mine.completed);
    if (CopyShadow* const shadow = productShadowOf(m_block))
        shadow->productsEnd(numberInCluster(warp), mine.completed);
    return true;
}

// Why no warp of the group will begin what `warp` waits for.
Message WarpgroupState::absentText(const Warp& warp) const
{
    const std::uint32_t first = firstOfGroup(warp.index);
    const WarpProducts& mine = m_warps[warp.index];
    const auto isAbsent = [&](const Warp& other) {
        return firstOfGroup(other.index) == first && m_warps[other.index].begun < mine.begun;
    };
    const auto absent = std::ranges::find_if(m_block.warps, isAbsent);
    const std::uint64_t begun = absent == m_block.warps.end() ? mine.begun : m_warps[absent->index].begun;
    const Message where = absent == m_block.warps.end() ? Message() : whereIs(*absent);
    return message("a wgmma is executed by all four warps of a warpgroup, {} to {}: this one has begun {}, one of them {}: {}",
                   first, first + kWarpsOfGroup - 1, mine.begun, begun, where);
}

Warp* WarpgroupState::explain()
{
    for (Warp& warp : m_block.warps) {
        const auto path = std::ranges::find(warp.waiting, Wait::Products, &DivergentPath::wait);
        if (path == warp.waiting.end())
            continue;
        warp.call = path->call;
        warp.pc = path->pc;
        warp.fault = {.kind = Fault::Kind::LanesMissing, .lane = lowestLane(path->mask), .text = absentText(warp)};
        return &warp;
    }
    return nullptr;
}

void WarpgroupState::blockEnds()
{
    CopyShadow* const shadow = productShadowOf(m_block);
    for (const Warp& warp : m_block.warps) {
        const WarpProducts& mine = m_warps[warp.index];
        if (shadow == nullptr || mine.begun == mine.completed)
            continue;
        const std::uint64_t all = m_groups[warp.index / kWarpsOfGroup].begunByAll;
        shadow->tell({.instruction = mine.last,
                      .otherInstruction = mine.last,
                      .warp = numberInCluster(warp),
                      .otherWarp = numberInCluster(warp),
                      .text = all < mine.begun ? absentText(warp)
                                               : message("the block ends while a wgmma of warp {} is under way: nothing has waited "
                                                         "for that", warp.index),
                      .block = &m_block,
                      .kind = all < mine.begun ? Fault::Kind::LanesMissing : Fault::Kind::IllegalInstruction,
                      .hasAddress = false});
    }
}

WarpgroupState& warpgroupStateOf(const Warp& warp)
{
    Block& block = *warp.block;
    if (block.products == nullptr)
        block.products = std::make_unique<WarpgroupState>(block);
    return static_cast<WarpgroupState&>(*block.products);
}

CopyShadow* productShadowOf(const Block& block)
{
    return block.races == nullptr ? nullptr : block.races->copies();
}

}  // namespace kd::emulator
