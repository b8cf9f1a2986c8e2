// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/copyshadow.h"

#include <algorithm>

namespace kd::emulator {

void CopyShadow::blockBegins(const Block& block)
{
    m_block = &block;
    const auto words = static_cast<std::size_t>((block.launch->sharedBytes + kUnit - 1) / kUnit);
    if (m_words != 0)
        std::ranges::fill(m_filled, 0);
    m_filled.resize(std::max(m_filled.size(), words));
    m_words = 0;
    m_records.assign(1, {});
    m_clocks.blockBegins(static_cast<std::uint32_t>(warpsPerBlock(*block.launch)));
    m_free.clear();
    m_found.reset();
}

CopyShadow::Copy CopyShadow::begin(const Instruction& instruction, std::uint32_t warp)
{
    Copy copy = static_cast<Copy>(m_records.size());
    if (m_free.empty()) {
        m_records.emplace_back();
    } else {
        copy = m_free.back();
        m_free.pop_back();
    }
    m_records[copy] = {.instruction = &instruction, .warp = warp};
    return copy;
}

void CopyShadow::clear(std::uint32_t word)
{
    const Copy copy = m_filled[word] >> kLaneBits;
    if (copy == 0)
        return;
    m_filled[word] = 0;
    --m_words;
    if (--m_records[copy].words == 0)
        m_free.push_back(copy);
}

void CopyShadow::fill(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes)
{
    for (std::uint32_t word = first / kUnit; word < (first + bytes) / kUnit; ++word) {
        clear(word);
        m_filled[word] = copy << kLaneBits | static_cast<std::uint32_t>(lane);
        ++m_words;
        ++m_records[copy].words;
    }
}

void CopyShadow::arrive(Copy copy, int lane, std::uint32_t first, std::uint32_t bytes)
{
    for (std::uint32_t word = first / kUnit; word < (first + bytes) / kUnit; ++word)
        if (m_filled[word] == (copy << kLaneBits | static_cast<std::uint32_t>(lane)))
            clear(word);
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
                threadName(*m_block, warp, lane));
    const std::string owner = threadName(*m_block, copy.warp, copyLane);
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
    if (copy.isDelivered && m_clocks.knows(warp, copy.event)) {
        if (use.use == Write || use.use == StrongWrite)
            clear(word);
        return;
    }
    if (m_found)
        return;
    const int copyLane = static_cast<int>(m_filled[word] & ((1U << kLaneBits) - 1));
    m_found = RaceReport{.instruction = use.instruction,
                         .otherInstruction = copy.instruction,
                         .warp = warp,
                         .otherWarp = copy.warp,
                         .lane = lane,
                         .otherLane = copyLane,
                         .address = first,
                         .text = earlyText(use, warp, lane, first, copy, copyLane)};
}

void CopyShadow::sourceChanged(const Instruction& waiting, std::uint32_t warp, int lane, const Instruction& copy,
                               std::uint64_t address)
{
    if (m_found)
        return;
    m_found = RaceReport{.instruction = &waiting,
                         .otherInstruction = &copy,
                         .warp = warp,
                         .otherWarp = warp,
                         .lane = lane,
                         .otherLane = lane,
                         .address = address,
                         .text = message("global memory at {} was changed while an asynchronous copy of thread {} was reading it",
                                         addressName(address), threadName(*m_block, warp, lane))};
}

}  // namespace kd::emulator
