// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warpgroup/productregisters.h"

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/warpgroup/warpgroupform.h"
#include "core/emulator/warpgroup/warpgroupstate.h"

#include <utility>

namespace kd::emulator {
namespace {

void tell(const Instruction& instruction, const Warp& warp, LaneMask mask, const Instruction* other, Message text)
{
    const std::uint32_t number = numberInCluster(warp);
    warp.block->races->copies()->tell({.instruction = &instruction,
                                       .otherInstruction = other,
                                       .warp = number,
                                       .otherWarp = number,
                                       .lane = lowestLane(mask),
                                       .otherLane = lowestLane(mask),
                                       .text = std::move(text),
                                       .block = warp.block,
                                       .kind = Fault::Kind::IllegalInstruction,
                                       .hasAddress = false});
}

// Null: hazards are not looked for, or the warp has begun no product.
ProductRegisters* registersOf(const Warp& warp)
{
    return productShadowOf(*warp.block) == nullptr || warp.block->products == nullptr ? nullptr
                                                                                  : &warpgroupStateOf(warp).registersOf(warp);
}

}  // namespace

Next watchedInstruction(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const DecodedFunction& function = *warp.call->function;
    const WatchedInstruction& watched = function.watched[function.watchedAt[indexOf(instruction, warp)] - 1];
    if (ProductRegisters* const known = registersOf(warp))
        known->touch(instruction, warp, mask, watched);
    return (mask == kAllLanes ? watched.all : watched.some)(instruction, registers, mask);
}

void ProductRegisters::clear()
{
    m_function = nullptr;
    m_registers.clear();
    m_fences = m_completed = m_committed = 0;
}

void ProductRegisters::use(const DecodedFunction& function)
{
    if (std::exchange(m_function, &function) != &function)
        m_registers.assign(function.watchedRegisters, {});
}

Message ProductRegisters::awaited(const Register& one, const Message& what) const
{
    return one.number > m_committed
        ? message("{}: no wgmma.commit_group has put that product into a group that can be waited for", what)
        : message("{}: no wgmma.wait_group has waited for that product", what);
}

void ProductRegisters::read(const Instruction& instruction, Warp& warp, LaneMask mask, const Register& one) const
{
    if (isUnderWay(one) && one.isWritten)
        tell(instruction, warp, mask, one.product, awaited(one, "a register is read that a wgmma under way writes"));
}

void ProductRegisters::write(const Instruction& instruction, Warp& warp, LaneMask mask, Register& one)
{
    if (isUnderWay(one))
        tell(instruction, warp, mask, one.product,
             awaited(one, one.isWritten ? Message("a register is written that a wgmma under way writes")
                                        : Message("a register is written that a wgmma under way reads as matrix A")));
    one = {.writer = &instruction, .fence = m_fences};
}

void ProductRegisters::touch(const Instruction& instruction, Warp& warp, LaneMask mask, const WatchedInstruction& watched)
{
    use(*warp.call->function);
    if (watched.isMove && watched.reads.size() == 1 && watched.writes.size() == 1) {
        m_registers[watched.writes.front()] = m_registers[watched.reads.front()];
        return;
    }
    for (const std::uint32_t number : watched.reads)
        read(instruction, warp, mask, m_registers[number]);
    for (const std::uint32_t number : watched.writes) {
        write(instruction, warp, mask, m_registers[number]);
        if (watched.isMove)
            m_registers[number] = {};
    }
}

void ProductRegisters::checkFence(const Instruction& instruction, Warp& warp, const Register& one) const
{
    if (one.writer != nullptr && one.fence == m_fences)
        tell(instruction, warp, kAllLanes, one.writer,
             "a wgmma uses a register that another instruction wrote: no wgmma.fence stands between");
}

void ProductRegisters::begin(const Instruction& instruction, Warp& warp, const WarpgroupForm& form, std::uint64_t number)
{
    use(*warp.call->function);
    if (m_fences == 0)
        tell(instruction, warp, kAllLanes, nullptr, "no wgmma.fence comes before the first wgmma of the warp");
    const std::vector<std::uint32_t>& at = m_function->watchedAt;
    const std::uint32_t index = indexOf(instruction, warp);
    if (index >= at.size() || at[index] == 0)
        return;
    const WatchedInstruction& watched = m_function->watched[at[index] - 1];
    for (const std::uint32_t each : watched.reads) {
        Register& one = m_registers[each];
        read(instruction, warp, kAllLanes, one);
        checkFence(instruction, warp, one);
        one = {.product = &instruction, .form = &form, .number = number};
    }
    for (const std::uint32_t each : watched.writes) {
        Register& one = m_registers[each];
        checkFence(instruction, warp, one);
        const bool isSameShape = one.form == &form || (one.form != nullptr && one.form->matrix.shape == form.matrix.shape &&
                                                       one.form->elementD == form.elementD);
        if (isUnderWay(one) && !(one.isWritten && isSameShape) && one.product != &instruction)
            tell(instruction, warp, kAllLanes, one.product,
                 awaited(one, "a wgmma writes a register that one of another shape, or its matrix A, has under way"));
        one = {.product = &instruction, .form = &form, .number = number, .isWritten = true};
    }
}

}  // namespace kd::emulator
