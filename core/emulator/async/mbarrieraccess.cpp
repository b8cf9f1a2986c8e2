// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/mbarrieraccess.h"

#include "core/emulator/memory/spaces.h"

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

bool resolveMbarriers(const Instruction& instruction, Warp& warp, LaneMask mask, MbarrierPlaces& found, bool isOwnOnly)
{
    LaneAddresses places;
    if (!resolve(instruction, warp, mask, accessOf(instruction), places))
        return false;
    if (const LaneMask outside = mask & ~(places.shared | places.remote); outside != 0) {
        const int lane = lowestLane(outside);
        raise(warp, {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true, .address = places.address[lane],
                     .text = "an mbarrier is in shared memory, and the generic address of this one is in another space"});
        return false;
    }
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        found.block[lane] = (places.remote >> lane & 1) != 0 ? places.owner[lane] : warp.block;
        found.offset[lane] = static_cast<std::uint32_t>(places.host[lane] - found.block[lane]->shared);
        if (isOwnOnly && found.block[lane] != warp.block) {
            misused(warp, lane, *found.block[lane], found.offset[lane], "only threads of its own block may do this to it");
            return false;
        }
    }
    return true;
}

std::uint32_t mbarrierOffset(const Instruction& instruction, const Warp& warp, std::byte* frame, int lane)
{
    const auto offset = static_cast<std::uint64_t>(instruction.immediate);
    const bool isNarrow = (instruction.aux & MbarrierAddress::kNarrow) != 0;
    const std::uint64_t address = (isNarrow ? lanes<std::uint32_t>(frame, instruction.from[0])[lane]
                                            : lanes<std::uint64_t>(frame, instruction.from[0])[lane]) + offset;
    const bool isGeneric = (instruction.aux & MbarrierAddress::kGeneric) != 0;
    return static_cast<std::uint32_t>(isGeneric ? address - warp.block->launch->sharedWindow : address) %
        kClusterStride;
}

Message misuseText(const Block& block, std::uint32_t offset, const Message& wrong)
{
    return message("{}: {}", mbarrierName(block, offset), wrong);
}

Next misused(Warp& warp, int lane, const Block& block, std::uint32_t offset, const Message& wrong)
{
    return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .hasAddress = true, .address = offset,
                        .text = misuseText(block, offset, wrong)});
}

Mbarrier* usableMbarrier(Warp& warp, int lane, Block& block, std::uint32_t offset)
{
    AsyncState& state = asyncStateOf(block);
    Mbarrier* const found = state.mbarriers().find(offset);
    if (found == nullptr) {
        misused(warp, lane, block, offset, "no mbarrier.init has made it, or mbarrier.inval has ended it");
        return nullptr;
    }
    std::uint64_t word = 0;
    std::memcpy(&word, block.shared + offset, sizeof word);
    if (word != found->word()) {
        misused(warp, lane, block, offset, "its 8 bytes have been overwritten");
        return nullptr;
    }
    CopyShadow* const shadow = state.shadow();
    if (shadow == nullptr || shadow->clocks().knows(numberInCluster(warp), found->initialised))
        return found;
    misused(warp, lane, block, offset,
            message("nothing orders this behind its mbarrier.init by thread {}: a barrier is missing",
                    threadNameInCluster(block, numberInCluster(block, found->warp), found->lane)));
    return nullptr;
}

}  // namespace kd::emulator
