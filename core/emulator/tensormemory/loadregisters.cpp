// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/loadregisters.h"

#include "core/emulator/checks/copyshadow.h"
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
        tensorMemoryOf(*warp.block).loadRegistersOf(warp).touch(warp, watched);
    return (mask == kAllLanes ? watched.all : watched.some)(instruction, registers, mask);
}

void LoadRegisters::clear()
{
    m_function = nullptr;
    m_registers.clear();
}

void LoadRegisters::use(const DecodedFunction& function)
{
    if (std::exchange(m_function, &function) != &function)
        m_registers.assign(function.watchedRegisters, {});
}

void LoadRegisters::begin(const Instruction& load, Warp& warp, const SharedTensorAccess& access)
{
    use(*warp.call->function);
    const std::vector<std::uint32_t>& at = m_function->watchedAt;
    const std::uint32_t index = indexOf(load, warp);
    if (index >= at.size() || at[index] == 0)
        return;
    for (const std::uint32_t number : m_function->watched[at[index] - 1].writes)
        m_registers[number] = access;
}

void LoadRegisters::touch(Warp& warp, const WatchedInstruction& watched)
{
    use(*warp.call->function);
    if (watched.isMove && watched.reads.size() == 1 && watched.writes.size() == 1) {
        m_registers[watched.writes.front()] = m_registers[watched.reads.front()];
        return;
    }
    for (const std::uint32_t number : watched.reads) {
        TensorAccess* const load = m_registers[number].get();
        if (load != nullptr && !load->isDone)
            load->finish(tensorShadowOf(*warp.block)->clocks().happens(numberInCluster(warp)));
    }
    for (const std::uint32_t number : watched.writes)
        m_registers[number] = {};
}

}  // namespace kd::emulator
