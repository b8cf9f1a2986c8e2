// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/loadregisters.h"

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/tensormemory/tensormemorystate.h"
#include "core/emulator/warp/callframe.h"

#include <utility>

namespace kd::emulator {

Next watchedLoadUser(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const DecodedFunction& function = *warp.call->function;
    const WatchedInstruction& watched = function.watched[function.watchedAt[indexOf(instruction, warp)] - 1];
    if (tensorShadowOf(*warp.block) != nullptr && warp.block->tensorMemory != nullptr)
        tensorMemoryOf(*warp.block).loadRegistersOf(warp).touch(instruction, warp, mask, watched);
    return (mask == kAllLanes ? watched.all : watched.some)(instruction, registers, mask);
}

void LoadRegisters::clear()
{
    m_function = nullptr;
    m_registers.clear();
    m_begun = m_waited = 0;
}

void LoadRegisters::use(const DecodedFunction& function)
{
    if (std::exchange(m_function, &function) != &function)
        m_registers.assign(function.watchedRegisters, {});
}

void LoadRegisters::begin(const Instruction& load, Warp& warp)
{
    use(*warp.call->function);
    ++m_begun;
    const std::vector<std::uint32_t>& at = m_function->watchedAt;
    const std::uint32_t index = indexOf(load, warp);
    if (index >= at.size() || at[index] == 0)
        return;
    for (const std::uint32_t number : m_function->watched[at[index] - 1].writes)
        m_registers[number] = {&load, m_begun};
}

void LoadRegisters::check(const Instruction& instruction, Warp& warp, LaneMask mask, const Register& one, bool isWrite) const
{
    if (one.load == nullptr || one.number <= m_waited)
        return;
    const std::uint32_t number = numberInCluster(warp);
    tensorShadowOf(*warp.block)->tell(
        {.instruction = &instruction,
         .otherInstruction = one.load,
         .warp = number,
         .otherWarp = number,
         .lane = lowestLane(mask),
         .otherLane = lowestLane(mask),
         .text = isWrite ? Message("a register is written that a tcgen05.ld under way writes: no tcgen05.wait::ld has waited for "
                                   "that")
                         : Message("a register is read that a tcgen05.ld under way writes: no tcgen05.wait::ld has waited for "
                                   "that"),
         .block = warp.block,
         .kind = Fault::Kind::IllegalInstruction,
         .hasAddress = false});
}

void LoadRegisters::touch(const Instruction& instruction, Warp& warp, LaneMask mask, const WatchedInstruction& watched)
{
    use(*warp.call->function);
    if (watched.isMove && watched.reads.size() == 1 && watched.writes.size() == 1) {
        m_registers[watched.writes.front()] = m_registers[watched.reads.front()];
        return;
    }
    for (const std::uint32_t number : watched.reads)
        check(instruction, warp, mask, m_registers[number], false);
    for (const std::uint32_t number : watched.writes) {
        check(instruction, warp, mask, m_registers[number], true);
        m_registers[number] = {};
    }
}

}  // namespace kd::emulator
