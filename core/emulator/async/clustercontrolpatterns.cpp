// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/asyncstate.h"
#include "core/emulator/async/bulkbind.h"
#include "core/emulator/exec/blockrun.h"
#include "core/emulator/program/targets.h"
#include "core/emulator/warp/pendingblocks.h"

#include <array>
#include <cstring>
#include <utility>

// clusterlaunchcontrol.try_cancel and .query_cancel: PTX ISA 9.0, 9.7.13.17.
namespace kd::emulator {
namespace {

using ptx::Space;

// Bits of aux of a request. from[0], immediate: where the response goes; from[1], from[2]: the mbarrier, as bindSecondAddress() has
// it. Of a question from[0] is the response; aux the number of the coordinate, or kAllCoordinates with a list in from[1].
constexpr std::uint32_t kNarrowResponse = 1, kNarrowTeller = 2, kGenericPlaces = 4, kToAllBlocks = 8;
constexpr std::uint32_t kAllCoordinates = 4;

/// A response, which is opaque for kernels.
struct Response {
    static constexpr std::uint32_t kMark = 0x43434c4b;  // "KLCC"
    std::uint32_t x = 0;
    std::uint16_t y = 0, z = 0;
    std::uint32_t isCancelled = 0, mark = kMark;
};
static_assert(sizeof(Response) == 16);

Response responseFor(const LaunchContext& launch)
{
    const std::optional<std::uint64_t> number = launch.pending == nullptr ? std::nullopt : launch.pending->cancel();
    if (!number)
        return {};
    std::array<std::uint32_t, 3> clusters = launch.gridSize;
    for (std::size_t axis = 0; axis < clusters.size(); ++axis)
        clusters[axis] /= launch.clusterSize[axis];
    const std::array<std::uint32_t, 3> index = blockIndex(*number, clusters);
    return {.x = index[0] * launch.clusterSize[0],
            .y = static_cast<std::uint16_t>(index[1] * launch.clusterSize[1]),
            .z = static_cast<std::uint16_t>(index[2] * launch.clusterSize[2]),
            .isCancelled = 1};
}

// Whether some block of the cluster has seen that a request has failed.
bool knowsFailure(Block& block)
{
    const auto knows = [](Block& each) { return each.async != nullptr && asyncStateOf(each).knowsFailedRequest(); };
    if (block.cluster == nullptr)
        return knows(block);
    for (Block* const each : block.cluster->blocks)
        if (knows(*each))
            return true;
    return false;
}

bool requestOf(const Instruction& instruction, Warp& warp, int lane, std::uint64_t tellerAddress)
{
    const std::uint32_t aux = instruction.aux;
    const Space space = (aux & kGenericPlaces) != 0 ? Space::Generic : Space::Shared;
    BulkCopy copy{.instruction = &instruction, .warp = warp.index, .lane = lane, .bytes = sizeof(Response), .isToShared = true,
                  .isOfValues = true};
    copy.to = addressIn(warp, instruction.from[0], (aux & kNarrowResponse) == 0, instruction.immediate, lane);
    BytePlace place;
    const Access access{.space = space, .kind = AccessKind::Write, .bytes = sizeof(Response)};
    if (!resolveRange(warp, lane, copy.to, copy.bytes, access, false, place))
        return false;
    if (place.host < warp.shared || place.host >= warp.shared + warp.sharedBytes) {
        raise(warp, {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true, .address = copy.to,
                     .text = "the response of clusterlaunchcontrol.try_cancel goes to shared memory of the own block alone"});
        return false;
    }
    copy.target = place.block;
    copy.to = place.offset();
    const bool isToAll = (aux & kToAllBlocks) != 0;
    if (space == Space::Generic)
        tellerAddress -= warp.block->launch->sharedWindow;
    if (!findMbarrierOf(warp, tellerAddress, false, isToAll, copy))
        return false;
    if (knowsFailure(*warp.block)) {
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane,
                     .text = "an earlier request to cancel has failed, and the cluster has seen that: another one is undefined"});
        return false;
    }
    const Response response = responseFor(*warp.block->launch);
    copy.values.resize(sizeof response);
    std::memcpy(copy.values.data(), &response, sizeof response);
    if (!isToAll) {
        beginBulkCopy(asyncStateOf(warp), warp, std::move(copy));
        return true;
    }
    const Cluster* const cluster = warp.block->cluster;
    return beginMulticast(warp, (1U << (cluster == nullptr ? 1 : cluster->blocks.size())) - 1, copy);
}

Next tryCancel(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    std::uint64_t tellers[kLanes];
    secondAddresses(instruction, warp, mask, (instruction.aux & kNarrowTeller) != 0, tellers);
    for (LaneMask left = mask; left != 0; left &= left - 1)
        if (!requestOf(instruction, warp, lowestLane(left), tellers[lowestLane(left)]))
            return Next::Faulted;
    return Next::Continue;
}

Response responseIn(const Instruction& instruction, const Warp& warp, int lane)
{
    Response response;
    std::memcpy(&response, lanes<std::byte>(warp, instruction.from[0]) + static_cast<std::size_t>(lane) * sizeof response,
                sizeof response);
    return response;
}

Next noResponse(Warp& warp, int lane, Message text)
{
    return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .text = std::move(text)});
}

// Sixteen zero bytes count as a request that was never made.
bool isResponse(const Response& response)
{
    constexpr std::array<std::byte, sizeof(Response)> kZeros{};
    return response.mark == Response::kMark || std::memcmp(&response, kZeros.data(), kZeros.size()) == 0;
}

Next isCancelled(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    LaneMask cancelled = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const Response response = responseIn(instruction, warp, lane);
        if (!isResponse(response))
            return noResponse(warp, lane, "what is asked about is no response of clusterlaunchcontrol.try_cancel");
        cancelled |= response.isCancelled != 0 ? LaneMask{1} << lane : 0;
        if (response.isCancelled == 0 && response.mark == Response::kMark)
            asyncStateOf(warp).noteFailedRequest();
    }
    LaneMask& to = predicate(warp, instruction.to);
    to = (to & ~mask) | cancelled;
    return Next::Continue;
}

Next firstBlock(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const Response response = responseIn(instruction, warp, lane);
        if (response.mark != Response::kMark)
            return noResponse(warp, lane, "what is asked about is no response of clusterlaunchcontrol.try_cancel");
        if (response.isCancelled == 0)
            return noResponse(warp, lane, "the request to cancel has failed, so there is no first block: is_canceled tells that");
        const std::array<std::uint32_t, 4> index{response.x, response.y, response.z, 0};
        if (instruction.aux != kAllCoordinates) {
            lanes<std::uint32_t>(warp, instruction.to)[lane] = index[instruction.aux];
            continue;
        }
        const auto list = static_cast<std::size_t>(*lanes<std::uint64_t>(warp, instruction.from[1]));
        for (std::size_t i = 0; i < index.size(); ++i)
            lanes<std::uint32_t>(warp, warp.lists[list + i])[lane] = index[i];
    }
    return Next::Continue;
}

void wantOperands(const OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 2));
}

// clusterlaunchcontrol.try_cancel… [response], [mbarrier]
Instruction bindTryCancel(OperandDecoder& decoder)
{
    wantOperands(decoder);
    const bool isShared = decoder.group(2) == "shared::cta";
    const Space space = isShared ? Space::Shared : Space::Generic;
    Instruction instruction = withBoth(tryCancel);
    Access response{.space = space, .kind = AccessKind::Write, .bytes = sizeof(Response)};
    if (bindAddress(decoder, 0, response, instruction).isFrame)
        decoder.refuse("parameters of functions are not copied asynchronously");
    Access teller{.space = space, .kind = AccessKind::Atomic, .bytes = kMbarrierBytes};
    bindSecondAddress(decoder, 1, teller, instruction);
    instruction.aux = (response.narrow ? kNarrowResponse : 0) | (teller.narrow ? kNarrowTeller : 0) |
        (isShared ? 0 : kGenericPlaces) | (decoder.group(4) == "multicast::cluster::all" ? kToAllBlocks : 0);
    return instruction;
}

Instruction bindIsCancelled(OperandDecoder& decoder)
{
    wantOperands(decoder);
    Instruction instruction = withBoth(isCancelled);
    instruction.to = decoder.predicateDestination(0);
    instruction.from[0] = decoder.source(1, ptx::Type::B128);
    return instruction;
}

Instruction bindFirstBlock(OperandDecoder& decoder)
{
    wantOperands(decoder);
    Instruction instruction = withBoth(firstBlock);
    const std::string_view which = decoder.text().modifiers[1];
    instruction.aux = which.ends_with("::x") ? 0 : which.ends_with("::y") ? 1 : which.ends_with("::z") ? 2 : kAllCoordinates;
    if (instruction.aux == kAllCoordinates) {
        int count = 0;
        instruction.from[1] = decoder.constant(decoder.destinationList(0, ptx::Type::B32, count), 8);
        if (count != 4)
            decoder.refuse(message("the vector has {} elements instead of {}", count, 4));
    } else {
        instruction.to = decoder.destination(0, ptx::Type::B32);
    }
    instruction.from[0] = decoder.source(1, ptx::Type::B128);
    return instruction;
}

constexpr InstructionPattern kClusterControlPatterns[] = {
    {"clusterlaunchcontrol", ".try_cancel .async [.shared::cta] .mbarrier::complete_tx::bytes .b128", bindTryCancel,
     "arrives when it is waited for", 100},
    {"clusterlaunchcontrol",
     ".try_cancel .async [.shared::cta] .mbarrier::complete_tx::bytes .multicast::cluster::all .b128", bindTryCancel,
     "arrives when it is waited for", 0, false,
     KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120},
    {"clusterlaunchcontrol", ".query_cancel .is_canceled .pred .b128", bindIsCancelled, {}, 100},
    {"clusterlaunchcontrol", ".query_cancel .get_first_ctaid::x|.get_first_ctaid::y|.get_first_ctaid::z .b32 .b128",
     bindFirstBlock, {}, 100},
    {"clusterlaunchcontrol", ".query_cancel .get_first_ctaid .v4 .b32 .b128", bindFirstBlock, {}, 100},
};

}  // namespace

std::span<const InstructionPattern> clusterControlPatterns()
{
    return kClusterControlPatterns;
}

}  // namespace kd::emulator
