// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/copyshadow.h"

#include "core/emulator/checks/clusterwatch.h"

#include <algorithm>
#include <utility>

namespace kd::emulator {
namespace {

// What reads shared memory by the async proxy.
Message readerName(const char* name)
{
    return name == nullptr ? Message("bulk copy") : verbatim(name);
}

}  // namespace

void CopyShadow::blockBegins(const Block& block)
{
    m_block = &block;
    const auto words = static_cast<std::size_t>((block.launch->sharedBytes + kUnit - 1) / kUnit);
    if (m_words != 0) {
        std::ranges::fill(m_filled, 0);
        std::ranges::fill(m_drained, 0);
    }
    m_filled.resize(std::max(m_filled.size(), words));
    m_drained.resize(m_filled.size());
    m_written.assign(m_watchesWrites ? words : 0, {});
    m_fences.assign(std::size_t{warpsPerBlock(*block.launch)} * blocksPerCluster(*block.launch), 0);
    m_time = 1;
    m_words = 0;
    m_records.assign(1, {});
    const bool isWatched = block.cluster != nullptr && block.cluster->watch != nullptr;
    m_clocks = isWatched ? &block.cluster->watch->clocks() : &m_ownClocks;
    if (!isWatched)
        m_ownClocks.blockBegins(warpsPerBlock(*block.launch));
    m_free.clear();
    m_products.blockBegins(block.launch->sharedBytes);
    m_hasProducts = false;
    m_found.reset();
}

CopyShadow::Copy CopyShadow::begin(const Instruction& instruction, std::uint32_t warp, bool isReduction, const char* name)
{
    Copy copy = static_cast<Copy>(m_records.size());
    if (m_free.size() <= kResting) {
        m_records.emplace_back();
    } else {
        copy = m_free.front();
        m_free.pop_front();
    }
    m_records[copy] = {.instruction = &instruction, .warp = warp, .isReduction = isReduction, .name = name};
    return copy;
}

void CopyShadow::clear(std::vector<std::uint32_t>& words, std::uint32_t word)
{
    const Copy copy = words[word] >> kLaneBits;
    if (copy == 0)
        return;
    words[word] = 0;
    --m_words;
    if (--m_records[copy].words == 0)
        m_free.push_back(copy);
}

void CopyShadow::mark(std::vector<std::uint32_t>& words, Copy copy, int lane, std::uint32_t first, std::uint32_t bytes)
{
    for (std::uint32_t word = first / kUnit; word < (first + bytes) / kUnit; ++word) {
        clear(words, word);
        words[word] = copy << kLaneBits | static_cast<std::uint32_t>(lane);
        ++m_words;
        ++m_records[copy].words;
    }
}

void CopyShadow::fill(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes)
{
    mark(m_filled, copy, lane, first, bytes);
    for (std::uint32_t word = first / kUnit; m_watchesWrites && word < (first + bytes) / kUnit; ++word)
        m_written[word] = {};
}

void CopyShadow::drain(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes)
{
    mark(m_drained, copy, lane, first, bytes);
}

void CopyShadow::arrive(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes)
{
    for (std::uint32_t word = first / kUnit; word < (first + bytes) / kUnit; ++word)
        if (m_filled[word] == (copy << kLaneBits | static_cast<std::uint32_t>(lane)))
            clear(m_filled, word);
}

void CopyShadow::bind(Copy copy, std::uint32_t mbarrier)
{
    m_records[copy].mbarrier = mbarrier;
}

void CopyShadow::deliver(Copy copy, const BlockClocks::Event& event)
{
    m_records[copy].isDelivered = true;
    m_records[copy].event = event;
}

Message CopyShadow::earlyText(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, const Record& copy,
                              int copyLane) const
{
    const Message access =
        message("a {} at shared address {} by thread {}", useText(use.use, use.bytes), addressName(first),
                threadNameInCluster(*m_block, warp, lane));
    const Message owner = threadNameInCluster(*m_block, copy.warp, copyLane);
    if (copy.mbarrier == kNoMbarrier)
        return message("{} comes before thread {} has waited for its cp.async that fills those bytes", access, owner);
    const std::string mbarrier = addressName(copy.mbarrier);
    return copy.isDelivered
        ? message("{} is not ordered behind the copy of thread {} that filled those bytes: nothing tells it that the phase of the "
                  "mbarrier at {} has completed", access, owner, mbarrier)
        : message("{} comes before the copy of thread {} that fills those bytes has arrived, which the mbarrier at {} will tell",
                  access, owner, mbarrier);
}

void CopyShadow::touchWord(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word)
{
    const Record& copy = m_records[m_filled[word] >> kLaneBits];
    if (copy.isDelivered && m_clocks->knows(warp, copy.event)) {
        if (use.use == Write || use.use == StrongWrite)
            clear(m_filled, word);
        return;
    }
    if (copy.isReduction && use.use == StrongWrite)
        return;
    const int copyLane = static_cast<int>(m_filled[word] & ((1U << kLaneBits) - 1));
    report(*use.instruction, warp, lane, *copy.instruction, copy.warp, copyLane, first,
           earlyText(use, warp, lane, first, copy, copyLane));
}

void CopyShadow::overwrite(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word)
{
    const Record& copy = m_records[m_drained[word] >> kLaneBits];
    if (copy.isDelivered && m_clocks->knows(warp, copy.event))
        return clear(m_drained, word);
    const int copyLane = static_cast<int>(m_drained[word] & ((1U << kLaneBits) - 1));
    report(*use.instruction, warp, lane, *copy.instruction, copy.warp, copyLane, first,
           message("a {} at shared address {} by thread {} is not ordered behind the {} of thread {} that reads those bytes: that "
                   "has not been waited for",
                   useText(use.use, use.bytes), addressName(first), threadNameInCluster(*m_block, warp, lane),
                   readerName(copy.name), threadNameInCluster(*m_block, copy.warp, copyLane)));
}

void CopyShadow::source(const Instruction& copy, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t bytes,
                        const char* name)
{
    touchRange({&copy, Read, bytes}, warp, lane, first);
    for (std::uint32_t word = first / kUnit; m_watchesWrites && word < (first + bytes) / kUnit; ++word) {
        const Written* const written = unfenced(warp, word);
        if (written == nullptr)
            continue;
        return report(copy, warp, lane, *written->instruction, written->warp, written->lane, word * kUnit,
                      message("the {} of thread {} reads shared address {}, which thread {} wrote: no fence.proxy.async stands "
                              "between", readerName(name), threadNameInCluster(*m_block, warp, lane), addressName(word * kUnit),
                              threadNameInCluster(*m_block, written->warp, written->lane)));
    }
}

// The write to a word that no fence between the proxies parts from what `warp` does now; null: there is none.
const CopyShadow::Written* CopyShadow::unfenced(std::uint32_t warp, std::uint32_t word) const
{
    const Written& written = m_written[word];
    const bool isFenced = written.time == 0 || m_fences[written.warp] > written.time ||
        (warp != written.warp && m_fences[warp] > written.time);
    return isFenced ? nullptr : &written;
}

std::uint32_t CopyShadow::groupOf(std::uint32_t warp) const
{
    return warp % warpsPerBlock(*m_block->launch) / kWarpsOfGroup;
}

void CopyShadow::overwriteRead(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word)
{
    const std::optional<ProductShadow::Reader> reader = m_products.readerOf(*m_clocks, warp, word * kUnit, kUnit);
    if (!reader)
        return;
    const std::uint32_t firstWarp = reader->group * kWarpsOfGroup;
    report(*use.instruction, warp, lane, *reader->product, numberInCluster(*m_block, firstWarp), 0, first,
           message("a {} at shared address {} by thread {} is not ordered behind the wgmma of warps {} to {} that reads those "
                   "bytes: that has not been waited for",
                   useText(use.use, use.bytes), addressName(first), threadNameInCluster(*m_block, warp, lane), firstWarp,
                   firstWarp + kWarpsOfGroup - 1));
}

void CopyShadow::productReads(const Instruction& product, std::uint32_t warp, std::uint64_t number,
                              std::span<const std::uint32_t> offsets)
{
    productKeeps(product, warp, number, offsets);
    for (const std::uint32_t first : offsets) {
        touchRange({&product, Read, ProductShadow::kPiece}, warp, 0, first);
        for (std::uint32_t word = first / kUnit; word < (first + ProductShadow::kPiece) / kUnit; ++word) {
            const Written* const written = unfenced(warp, word);
            if (written != nullptr)
                return report(product, warp, 0, *written->instruction, written->warp, written->lane, word * kUnit,
                              message("a wgmma reads shared address {}, which thread {} wrote: no fence.proxy.async stands between",
                                      addressName(word * kUnit), threadNameInCluster(*m_block, written->warp, written->lane)));
        }
    }
}

void CopyShadow::productKeeps(const Instruction& product, std::uint32_t warp, std::uint64_t number,
                              std::span<const std::uint32_t> offsets)
{
    m_hasProducts = true;
    for (const std::uint32_t first : offsets)
        m_products.read(groupOf(warp), number, product, first);
}

void CopyShadow::productsEnd(std::uint32_t warp, std::uint64_t number)
{
    m_products.complete(*m_clocks, groupOf(warp), number, warp);
}

void CopyShadow::tell(RaceReport found)
{
    if (!m_found)
        m_found = std::move(found);
}

void CopyShadow::target(const Use& copy, std::uint32_t warp, int lane, std::uint32_t first)
{
    touchRange(copy, warp, lane, first);
}

void CopyShadow::fenceProxies(std::uint32_t warp)
{
    m_fences[warp] = ++m_time;
}

void CopyShadow::neverRead(const Instruction& copy, std::uint32_t warp, int lane)
{
    report(copy, warp, lane, copy, warp, lane, 0,
           message("the block ends while the bulk copy of thread {} reads its shared memory: nothing has waited for that",
                   threadNameInCluster(*m_block, warp, lane)));
}

void CopyShadow::report(const Instruction& instruction, std::uint32_t warp, int lane, const Instruction& other,
                        std::uint32_t otherWarp, int otherLane, std::uint64_t address, Message text)
{
    if (!m_found)
        m_found = RaceReport{&instruction, &other, warp, otherWarp, lane, otherLane, address, std::move(text),
                             &blockOfWarp(*m_block, warp)};
}

void CopyShadow::sourceChanged(const Instruction& waiting, std::uint32_t warp, int lane, const Instruction& copy,
                               std::uint64_t address)
{
    report(waiting, warp, lane, copy, warp, lane, address,
           message("global memory at {} was changed while an asynchronous copy of thread {} was reading it", addressName(address),
                   threadNameInCluster(*m_block, warp, lane)));
}

}  // namespace kd::emulator
