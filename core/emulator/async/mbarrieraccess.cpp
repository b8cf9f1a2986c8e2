// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/mbarrieraccess.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

using ptx::Space;

bool namesShared(const OperandDecoder& decoder)
{
    return std::ranges::any_of(decoder.text().modifiers, [](std::string_view word) { return word.starts_with("shared"); });
}

Access accessOf(const Instruction& instruction)
{
    return {.space = (instruction.aux & MbarrierAddress::kGeneric) != 0 ? Space::Generic : Space::Shared,
            .kind = AccessKind::Atomic,
            .narrow = (instruction.aux & MbarrierAddress::kNarrow) != 0,
            .bytes = kMbarrierBytes};
}

}  // namespace

void bindMbarrier(OperandDecoder& decoder, int index, Instruction& instruction)
{
    Access access{.space = namesShared(decoder) ? Space::Shared : Space::Generic,
                  .kind = AccessKind::Atomic,
                  .bytes = kMbarrierBytes};
    const DecodedAddress address = bindAddress(decoder, index, access, instruction);
    if (address.isFrame)
        decoder.refuse("an mbarrier is in shared memory");
    instruction.aux |= (access.narrow ? MbarrierAddress::kNarrow : 0) |
        (access.space == Space::Generic ? MbarrierAddress::kGeneric : 0);
    faultOutside(address, access, instruction);
}

bool resolveMbarriers(const Instruction& instruction, Warp& warp, LaneMask mask, std::uint32_t* offsets)
{
    LaneAddresses places;
    if (!resolve(instruction, warp, mask, accessOf(instruction), places))
        return false;
    if (const LaneMask outside = mask & ~places.shared; outside != 0) {
        const int lane = lowestLane(outside);
        raise(warp, {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true, .address = places.address[lane],
                     .text = "an mbarrier is in shared memory, and the generic address of this one is in another space"});
        return false;
    }
    for (LaneMask left = mask; left != 0; left &= left - 1)
        offsets[lowestLane(left)] = static_cast<std::uint32_t>(places.host[lowestLane(left)] - warp.shared);
    return true;
}

std::uint32_t mbarrierOffset(const Instruction& instruction, const Warp& warp, std::byte* frame, int lane)
{
    const auto offset = static_cast<std::uint64_t>(instruction.immediate);
    const bool isNarrow = (instruction.aux & MbarrierAddress::kNarrow) != 0;
    const std::uint64_t address = (isNarrow ? lanes<std::uint32_t>(frame, instruction.from[0])[lane]
                                            : lanes<std::uint64_t>(frame, instruction.from[0])[lane]) + offset;
    const bool isGeneric = (instruction.aux & MbarrierAddress::kGeneric) != 0;
    return static_cast<std::uint32_t>(isGeneric ? address - warp.block->launch->sharedWindow : address);
}

Message misuseText(const Warp& warp, std::uint32_t offset, const Message& wrong)
{
    return message("{}: {}", mbarrierName(warp, offset), wrong);
}

Next misused(Warp& warp, int lane, std::uint32_t offset, const Message& wrong)
{
    return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .hasAddress = true, .address = offset,
                        .text = misuseText(warp, offset, wrong)});
}

Mbarrier* usableMbarrier(Warp& warp, int lane, std::uint32_t offset)
{
    AsyncState& state = asyncStateOf(warp);
    Mbarrier* const found = state.mbarriers().find(offset);
    if (found == nullptr) {
        misused(warp, lane, offset, "no mbarrier.init has made it, or mbarrier.inval has ended it");
        return nullptr;
    }
    std::uint64_t word = 0;
    std::memcpy(&word, warp.shared + offset, sizeof word);
    if (word != found->word()) {
        misused(warp, lane, offset, "its 8 bytes have been overwritten");
        return nullptr;
    }
    CopyShadow* const shadow = state.shadow();
    if (shadow == nullptr || shadow->clocks().knows(warp.index, found->initialised))
        return found;
    misused(warp, lane, offset, message("nothing orders this behind its mbarrier.init by thread {}: a barrier is missing",
                                        threadName(*warp.block, found->warp, found->lane)));
    return nullptr;
}

}  // namespace kd::emulator
