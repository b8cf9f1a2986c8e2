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

void CopyShadow::touchWord(const Use& use, std::uint32_t warp, int lane, std::uint32_t first, std::uint32_t word)
{
    if (m_found)
        return;
    const Record& copy = m_records[m_filled[word] >> kLaneBits];
    const int copyLane = static_cast<int>(m_filled[word] & ((1U << kLaneBits) - 1));
    m_found = RaceReport{.instruction = use.instruction,
                         .otherInstruction = copy.instruction,
                         .warp = warp,
                         .otherWarp = copy.warp,
                         .lane = lane,
                         .otherLane = copyLane,
                         .address = first,
                         .text = message("a {} at shared address {} by thread {} comes before thread {} has waited for its "
                                         "cp.async that fills those bytes",
                                         useText(use.use, use.bytes), addressName(first), threadName(*m_block, warp, lane),
                                         threadName(*m_block, copy.warp, copyLane))};
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
