// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/writewatch.h"

#include "core/emulator/warp/block.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/warp/lanemask.h"

namespace kd::emulator {
namespace {

bool isWrite(const DecodedFunction& function, const Instruction& instruction)
{
    const auto& body = function.text->body;
    if (instruction.source >= body.size())
        return false;
    const ptx::Instruction& text = body[instruction.source];
    const std::string_view root = text.root;
    return root == "st" || root == "atom" || root == "red" || root == "stmatrix" ||
        (root == "wmma" && !text.modifiers.empty() && text.modifiers.front() == "store");
}

}  // namespace

void WriteWatch::arm(std::uint64_t first, std::uint64_t bytes)
{
    m_first = first;
    m_end = first + bytes;
    m_writes.clear();
    m_total = 0;
}

void WriteWatch::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses,
                      std::uint32_t bytes)
{
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address = addresses[lane];
        if (address >= m_end || address + bytes <= m_first || !isWrite(*warp.call->function, instruction))
            continue;
        const std::lock_guard lock(m_mutex);
        ++m_total;
        if (m_writes.size() == kMaxWrites)
            m_writes.erase(m_writes.begin());
        m_writes.push_back({.function = warp.call->function,
                            .instruction = &instruction,
                            .block = warp.block->number,
                            .warp = warp.index,
                            .lane = lane,
                            .address = address});
    }
}

}  // namespace kd::emulator
