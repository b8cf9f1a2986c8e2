// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/asyncstate.h"
#include "core/emulator/async/bulkbind.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/async/mbarrieraccess.h"

#include <algorithm>
#include <array>
#include <cstring>

// cp.async.bulk and cp.reduce.async.bulk: PTX ISA 9.0, 9.7.9.25.4 and 5; st.async and red.async: 9.7.9.12 and 9.7.13.8.
namespace kd::emulator {
namespace {

using ptx::Space;

constexpr std::uint32_t kGranule = 16;  // bytes

// Where the addresses of these instructions stand. from[0], immediate: where to; from[1], to: where from; from[3], to2: the
// mbarrier; from[2]: the size, or with kMulticast or kHasByteMask a constant, the index of a list of it and of the mask of blocks
// or bytes. st.async and red.async have their values in from[1], or in a list.
constexpr std::uint32_t kWideTo = 1, kWideFrom = 2, kWideMbarrier = 4, kFromShared = 8, kToShared = 16, kHasMbarrier = 32,
                        kMulticast = 64, kToCluster = 128;
constexpr int kReduceShift = 8;            // number of the reduction plus 1; 0: none
constexpr std::uint32_t kReduceMask = 63, kLongElements = 1u << 14;
constexpr std::uint32_t kToMultimem = 1u << 15, kHasByteMask = 1u << 16, kHasIgnored = 1u << 17;
constexpr int kCountShift = 16;            // elements of st.async
constexpr std::uint32_t kGroupsMask = 0x7fffffff, kOfReads = 1u << 31;  // of cp.async.bulk.wait_group

std::int64_t offsetIn(const Warp& warp, Slot slot)
{
    return *lanes<std::int64_t>(warp, slot);
}

bool findMbarrier(const Instruction& instruction, Warp& warp, BulkCopy& copy)
{
    const std::uint64_t address =
        addressIn(warp, instruction.from[3], (instruction.aux & kWideMbarrier) != 0, offsetIn(warp, instruction.to2), copy.lane);
    return findMbarrierOf(warp, address, (instruction.aux & kToCluster) != 0, (instruction.aux & kMulticast) != 0, copy);
}

std::uint32_t maskOf(const Instruction& instruction, const Warp& warp, int lane)
{
    const auto list = static_cast<std::size_t>(*lanes<std::uint64_t>(warp, instruction.from[2]));
    return lanes<std::uint16_t>(warp, warp.lists[list + 1])[lane];
}

Next badSize(Warp& warp, int lane, std::uint64_t bytes)
{
    return raise(warp, {.kind = Fault::Kind::Misaligned, .lane = lane,
                        .text = message("a bulk copy of {} bytes: their number must be a multiple of {}", bytes, kGranule)});
}

bool findEnds(const Instruction& instruction, Warp& warp, BulkCopy& copy)
{
    const std::uint32_t aux = instruction.aux;
    const auto place = [&](bool isShared, bool isInCluster, AccessKind kind, std::uint64_t& address, Block*& block) {
        BytePlace found;
        const Access access{.space = isShared ? Space::Shared : Space::Global, .kind = kind, .narrow = false, .bytes = kGranule};
        if (!resolveRange(warp, copy.lane, address, copy.bytes, access, isInCluster, found))
            return false;
        address = isShared ? found.offset() : address;
        block = found.block;
        return true;
    };
    Block* source = nullptr;
    copy.from = addressIn(warp, instruction.from[1], (aux & kWideFrom) != 0, offsetIn(warp, instruction.to), copy.lane);
    copy.to = addressIn(warp, instruction.from[0], (aux & kWideTo) != 0, instruction.immediate, copy.lane);
    return place(copy.isFromShared, false, AccessKind::Read, copy.from, source) &&
        place(copy.isToShared, (aux & kToCluster) != 0, AccessKind::Write, copy.to, copy.target);
}

Slot sizeSlot(const Instruction& instruction, const Warp& warp)
{
    if ((instruction.aux & (kMulticast | kHasByteMask | kHasIgnored)) == 0)
        return instruction.from[2];
    return warp.lists[static_cast<std::size_t>(*lanes<std::uint64_t>(warp, instruction.from[2]))];
}

BulkReduce reduceOf(const Instruction& instruction)
{
    const std::uint32_t number = instruction.aux >> kReduceShift & kReduceMask;
    return number == 0 ? nullptr : bulkReduceOf(static_cast<int>(number) - 1);
}

// Bytes at both ends of the source that need not be there; what is copied of them is zero. False: Warp::fault is set.
bool findAllButIgnored(const Instruction& instruction, Warp& warp, BulkCopy& copy)
{
    const auto list = static_cast<std::size_t>(*lanes<std::uint64_t>(warp, instruction.from[2]));
    const std::uint64_t left = lanes<std::uint32_t>(warp, warp.lists[list + 1])[copy.lane];
    const std::uint64_t right = lanes<std::uint32_t>(warp, warp.lists[list + 2])[copy.lane];
    if (left >= kGranule || right >= kGranule) {
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = copy.lane,
                     .text = message("{} and {} bytes are to be ignored: 0 to {} are possible", left, right, kGranule - 1)});
        return false;
    }
    copy.from = addressIn(warp, instruction.from[1], (instruction.aux & kWideFrom) != 0, offsetIn(warp, instruction.to), copy.lane);
    copy.to = addressIn(warp, instruction.from[0], (instruction.aux & kWideTo) != 0, instruction.immediate, copy.lane);
    BytePlace source, target;
    const Access write{.space = Space::Shared, .kind = AccessKind::Write, .bytes = kGranule};
    if (!resolveRange(warp, copy.lane, copy.to, copy.bytes, write, false, target))
        return false;
    if (copy.from % kGranule != 0) {
        reportAddress(warp, {.space = Space::Global, .bytes = kGranule}, {}, copy.lane, copy.from, false);
        return false;
    }
    copy.target = target.block;
    copy.to = target.offset();
    copy.values.resize(static_cast<std::size_t>(copy.bytes));
    if (left + right >= copy.bytes)
        return true;
    const std::uint64_t count = copy.bytes - left - right;
    const Access read{.space = Space::Global, .kind = AccessKind::Read, .bytes = 1};
    if (!resolveRange(warp, copy.lane, copy.from + left, count, read, false, source))
        return false;
    readGlobal(copy.from + left, copy.values.data() + left, count);
    copy.isOfValues = left + right != 0;  // its source is looked at as a whole
    copy.rows.push_back({.address = copy.from + left, .bytes = count});
    return true;
}

// To a mapped multicast object: to the memory that is bound to it, piece by piece.
bool copyToMulticast(const Instruction& instruction, Warp& warp, const BulkCopy& copy)
{
    BulkCopy piece = copy;
    const std::uint64_t from = addressIn(warp, instruction.from[1], (instruction.aux & kWideFrom) != 0,
                                         offsetIn(warp, instruction.to), copy.lane);
    const std::uint64_t to =
        addressIn(warp, instruction.from[0], (instruction.aux & kWideTo) != 0, instruction.immediate, copy.lane);
    BytePlace source;
    const Access read{.space = Space::Shared, .kind = AccessKind::Read, .bytes = kGranule};
    if (!resolveRange(warp, copy.lane, from, copy.bytes, read, false, source))
        return false;
    std::vector<BulkCopy> pieces;
    for (std::uint64_t at = 0; at < copy.bytes; at += piece.bytes) {
        piece.bytes = std::min(copy.bytes - at, MappedPieces::kGranule - (to + at) % MappedPieces::kGranule);
        piece.from = source.offset() + at;
        if (!multicastTarget(warp, copy.lane, to + at, kGranule, piece.to))
            return false;
        BytePlace target;
        const Access write{.space = Space::Global, .kind = AccessKind::Write, .bytes = kGranule};
        if (piece.to != to + at && !resolveRange(warp, copy.lane, piece.to, piece.bytes, write, false, target))
            return false;
        pieces.push_back(piece);
    }
    for (BulkCopy& each : pieces)
        beginBulkCopy(asyncStateOf(warp), warp, std::move(each));
    return true;
}

Next copyBulk(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        BulkCopy copy{.instruction = &instruction,
                      .warp = warp.index,
                      .lane = lowestLane(left),
                      .isFromShared = (instruction.aux & kFromShared) != 0,
                      .isToShared = (instruction.aux & kToShared) != 0,
                      .reduce = reduceOf(instruction)};
        copy.bytes = lanes<std::uint32_t>(warp, sizeSlot(instruction, warp))[copy.lane];
        if (copy.bytes % kGranule != 0)
            return badSize(warp, copy.lane, copy.bytes);
        if (copy.bytes == 0)
            continue;
        if ((instruction.aux & kHasByteMask) != 0)
            copy.byteMask = static_cast<std::uint16_t>(maskOf(instruction, warp, copy.lane));
        if ((instruction.aux & kToMultimem) != 0) {
            if (!copyToMulticast(instruction, warp, copy))
                return Next::Faulted;
            continue;
        }
        const bool isFound = (instruction.aux & kHasIgnored) != 0 ? findAllButIgnored(instruction, warp, copy)
                                                                  : findEnds(instruction, warp, copy);
        if (!isFound)
            return Next::Faulted;
        if ((instruction.aux & kHasMbarrier) != 0 && !findMbarrier(instruction, warp, copy))
            return Next::Faulted;
        if ((instruction.aux & kMulticast) == 0)
            beginBulkCopy(asyncStateOf(warp), warp, std::move(copy));
        else if (!beginMulticast(warp, maskOf(instruction, warp, copy.lane), copy))
            return Next::Faulted;
    }
    return Next::Continue;
}

// st.async and red.async: the values are from[1], or a list whose index is a constant in from[2].
Next storeAsync(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    if (!warp.block->launch->isExplicitCluster)
        return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lowestLane(mask),
                            .text = "a GPU has this instruction in launches with clusters alone"});
    const std::uint32_t count = instruction.aux >> kCountShift;
    const std::uint32_t element = (instruction.aux & kLongElements) != 0 ? 8 : 4;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        BulkCopy copy{.instruction = &instruction, .warp = warp.index, .lane = lowestLane(left), .bytes = count * element,
                      .isToShared = true, .isOfValues = true, .reduce = reduceOf(instruction)};
        copy.to = addressIn(warp, instruction.from[0], (instruction.aux & kWideTo) != 0, instruction.immediate, copy.lane);
        BytePlace place;
        const Access access{.space = Space::Shared, .kind = AccessKind::Write, .bytes = static_cast<std::uint32_t>(copy.bytes)};
        if (!resolveRange(warp, copy.lane, copy.to, copy.bytes, access, true, place))
            return Next::Faulted;
        copy.target = place.block;
        if (!findMbarrier(instruction, warp, copy))
            return Next::Faulted;
        copy.to = place.offset();
        copy.values.resize(static_cast<std::size_t>(copy.bytes));
        const auto first = static_cast<std::uint32_t>(*lanes<std::uint64_t>(warp, instruction.from[2]));
        for (std::uint32_t i = 0; i < count; ++i) {
            const Slot slot = count == 1 ? instruction.from[1] : warp.lists[first + i];
            std::memcpy(copy.values.data() + i * element,
                        lanes<std::byte>(warp, slot) + static_cast<std::size_t>(copy.lane) * element, element);
        }
        beginBulkCopy(asyncStateOf(warp), warp, std::move(copy));
    }
    return Next::Continue;
}

Next commitBulkGroup(const Instruction&, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    asyncStateOf(warp).bulkGroupsOf(warp).commit(mask);
    return Next::Continue;
}

Next waitForBulkGroups(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    AsyncState& state = asyncStateOf(warp);
    state.bulkGroupsOf(warp).wait(state, warp, mask, instruction.aux & kGroupsMask, (instruction.aux & kOfReads) != 0);
    return Next::Continue;
}

Next nothingAtAll(const Instruction&, WarpRegisters&, LaneMask)
{
    return Next::Continue;
}

void bindMbarrierOf(OperandDecoder& decoder, int index, Instruction& instruction)
{
    const AddressSlots mbarrier = bindPlainAddress(decoder, index, Space::Shared);
    instruction.from[3] = mbarrier.base;
    instruction.to2 = decoder.constant(static_cast<std::uint64_t>(mbarrier.offset), 8);
    instruction.aux |= kHasMbarrier | (mbarrier.isWide ? kWideMbarrier : 0);
}

void bindReduction(OperandDecoder& decoder, bool isGlobal, Instruction& instruction)
{
    const auto& words = decoder.text().modifiers;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string_view type = words[i + 1] == "noftz" && i + 2 < words.size() ? words[i + 2] : words[i + 1];
        if (const int number = bulkReduceNumber(words[i], type, isGlobal); number >= 0)
            instruction.aux |= static_cast<std::uint32_t>(number + 1) << kReduceShift;
    }
    if (reduceOf(instruction) == nullptr)
        decoder.refuse("there is no such operation on this type");
}

// cp.async.bulk… [to], [from], size{, [mbarrier]}{, policy}
Instruction bindBulkCopy(OperandDecoder& decoder)
{
    Instruction instruction = withBoth(copyBulk);
    const auto& words = decoder.text().modifiers;
    const std::size_t first = static_cast<std::size_t>(std::ranges::find(words, "bulk") - words.begin()) + 1;
    const bool isToShared = words[first].starts_with("shared"), isFromShared = words[first + 1].starts_with("shared");
    const bool hasPolicy = decoder.text().has("L2::cache_hint");
    const bool isMulticast = isToManyBlocks(decoder.text());
    const bool hasByteMask = decoder.text().has("cp_mask"), hasIgnored = decoder.text().has("ignore_oob");
    const int wanted = 3 + (isToShared ? 1 : 0) + (hasIgnored ? 2 : 0) + (isMulticast ? 1 : 0) + (hasPolicy ? 1 : 0) +
        (hasByteMask ? 1 : 0);
    if (decoder.operandCount() != wanted)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), wanted));
    const AddressSlots to = bindPlainAddress(decoder, 0, isToShared ? Space::Shared : Space::Global);
    const AddressSlots from = bindPlainAddress(decoder, 1, isFromShared ? Space::Shared : Space::Global);
    instruction.from[0] = to.base;
    instruction.immediate = to.offset;
    instruction.from[1] = from.base;
    instruction.to = decoder.constant(static_cast<std::uint64_t>(from.offset), 8);
    instruction.from[2] = decoder.source(2, ptx::Type::U32);
    instruction.aux = (to.isWide ? kWideTo : 0) | (from.isWide ? kWideFrom : 0) | (isFromShared ? kFromShared : 0) |
        (isToShared ? kToShared : 0);
    instruction.aux |= (words[first] == "shared::cluster" ? kToCluster : 0) | (isMulticast ? kMulticast : 0);
    if (isToShared)
        bindMbarrierOf(decoder, hasIgnored ? 5 : 3, instruction);
    if (hasIgnored) {
        const std::array slots{instruction.from[2], decoder.source(3, ptx::Type::U32), decoder.source(4, ptx::Type::U32)};
        instruction.from[2] = decoder.constant(decoder.list(slots), 8);
        instruction.aux |= kHasIgnored;
    }
    if (isMulticast)
        instruction.from[2] = decoder.constant(decoder.list(std::array{instruction.from[2], decoder.source(4, ptx::Type::U16)}), 8);
    if (hasByteMask)
        instruction.from[2] =
            decoder.constant(decoder.list(std::array{instruction.from[2], decoder.source(wanted - 1, ptx::Type::U16)}), 8);
    instruction.aux |= (hasByteMask ? kHasByteMask : 0) | (decoder.text().root == "multimem" ? kToMultimem : 0);
    if (hasPolicy)
        decoder.source(wanted - (hasByteMask ? 2 : 1), ptx::Type::B64);
    if (decoder.text().has("reduce"))
        bindReduction(decoder, !isToShared, instruction);
    return instruction;
}

// st.async… [to], values, [mbarrier]
Instruction bindStoreAsync(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 3)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 3));
    Instruction instruction = withBoth(storeAsync);
    const MemoryModifiers words = memoryWords(decoder);
    const AddressSlots to = bindPlainAddress(decoder, 0, Space::Shared);
    instruction.from[0] = to.base;
    instruction.immediate = to.offset;
    instruction.aux = (to.isWide ? kWideTo : 0) | (ptx::sizeOf(words.type) == 8 ? kLongElements : 0) | kToCluster;
    int count = 1;
    std::uint32_t list = 0;
    if (words.count == 1)
        instruction.from[1] = decoder.source(1, words.type);
    else
        list = decoder.sourceList(1, words.type, count);
    if (count != words.count)
        decoder.refuse(message("the vector has {} elements instead of {}", count, words.count));
    instruction.from[2] = decoder.constant(list, 8);
    instruction.aux |= static_cast<std::uint32_t>(count) << kCountShift;
    bindMbarrierOf(decoder, 2, instruction);
    if (decoder.text().root == "red")
        bindReduction(decoder, false, instruction);
    return instruction;
}

Instruction bindBulkPrefetch(OperandDecoder& decoder)
{
    decoder.address(0);
    decoder.source(1, ptx::Type::U32);
    return withBoth(nothingAtAll);
}

Instruction bindBulkCommit(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 0)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 0));
    return withBoth(commitBulkGroup);
}

Instruction bindBulkWait(OperandDecoder& decoder)
{
    Instruction instruction = withBoth(waitForBulkGroups);
    const std::int64_t groups = decoder.integer(0);
    if (groups < 0)
        decoder.refuse(message("{} groups cannot be pending", groups));
    instruction.aux = static_cast<std::uint32_t>(groups) & kGroupsMask;
    instruction.aux |= decoder.text().has("read") ? kOfReads : 0;
    return instruction;
}

#define KD_LAUNCHED "in launches with clusters"
#define KD_TELLS ".mbarrier::complete_tx::bytes"
#define KD_POLICY "[.L2::cache_hint]"
#define KD_TO_GLOBAL ".async .bulk .global .shared::cta .bulk_group " KD_POLICY
#define KD_TO_GLOBAL_MULTIMEM ".async .bulk .global .shared::cta .bulk_group"
#define KD_TO_SHARED ".reduce .async .bulk .shared::cluster .shared::cta " KD_TELLS
#define KD_RED_ASYNC ".async .relaxed .cluster [.shared::cluster] " KD_TELLS

constexpr InstructionPattern kBulkPatterns[] = {
    {"cp", ".async .bulk .shared::cluster|.shared::cta .global " KD_TELLS " " KD_POLICY, bindBulkCopy,
     "arrives when it is waited for", 90},
    {"cp", ".async .bulk .shared::cta .global " KD_TELLS " " KD_POLICY " .ignore_oob " KD_POLICY, bindBulkCopy,
     "what is ignored becomes 0", 90},
    {"cp", ".async .bulk .shared::cluster .global " KD_TELLS " .multicast::cluster|.multicast::cluster::16b " KD_POLICY,
     bindBulkCopy, "arrives when it is waited for", 90},
    {"cp", ".async .bulk .shared::cluster .shared::cta " KD_TELLS, bindBulkCopy, {}, 90},
    {"cp", KD_TO_GLOBAL, bindBulkCopy, "reads when it is waited for", 90},
    {"cp", KD_TO_GLOBAL " .cp_mask", bindBulkCopy, "reads when it is waited for", 100},
    {"multimem", ".cp " KD_TO_GLOBAL_MULTIMEM, bindBulkCopy, "reads when it is waited for; of one device", 90},
    {"multimem", ".cp " KD_TO_GLOBAL_MULTIMEM " .cp_mask", bindBulkCopy, "reads when it is waited for; of one device", 100},
    {"multimem", ".cp .reduce " KD_TO_GLOBAL_MULTIMEM " .and|.or|.xor .b32|.b64", bindBulkCopy, "of one device", 90},
    {"multimem", ".cp .reduce " KD_TO_GLOBAL_MULTIMEM " .add .u32|.s32|.u64|.s64|.f32|.f64", bindBulkCopy, "of one device", 90},
    {"multimem", ".cp .reduce " KD_TO_GLOBAL_MULTIMEM " .add .noftz .f16|.bf16", bindBulkCopy, "of one device", 90},
    {"multimem", ".cp .reduce " KD_TO_GLOBAL_MULTIMEM " .min|.max .u32|.s32|.u64|.s64|.f16|.bf16", bindBulkCopy, "of one device",
     90},
    {"multimem", ".cp .reduce " KD_TO_GLOBAL_MULTIMEM " .inc|.dec .u32", bindBulkCopy, "of one device", 90},
    {"cp", ".async .bulk .prefetch .L2 .global " KD_POLICY, bindBulkPrefetch, "no cache is modelled", 90},
    {"cp", ".async .bulk .commit_group", bindBulkCommit, {}, 90},
    {"cp", ".async .bulk .wait_group [.read]", bindBulkWait, {}, 90},
    {"cp", KD_TO_SHARED " .and|.or|.xor .b32", bindBulkCopy, {}, 90},
    {"cp", KD_TO_SHARED " .add .u32|.s32|.u64", bindBulkCopy, {}, 90},
    {"cp", KD_TO_SHARED " .min|.max .u32|.s32", bindBulkCopy, {}, 90},
    {"cp", KD_TO_SHARED " .inc|.dec .u32", bindBulkCopy, {}, 90},
    {"cp", ".reduce " KD_TO_GLOBAL " .and|.or|.xor .b32|.b64", bindBulkCopy, {}, 90},
    {"cp", ".reduce " KD_TO_GLOBAL " .add .u32|.s32|.u64|.s64|.f32|.f64", bindBulkCopy, {}, 90},
    {"cp", ".reduce " KD_TO_GLOBAL " .add .noftz .f16|.bf16", bindBulkCopy, {}, 90},
    {"cp", ".reduce " KD_TO_GLOBAL " .min|.max .u32|.s32|.u64|.s64|.f16|.bf16", bindBulkCopy, {}, 90},
    {"cp", ".reduce " KD_TO_GLOBAL " .inc|.dec .u32", bindBulkCopy, {}, 90},
    {"st", ".async [.weak] [.shared::cluster] " KD_TELLS " [.v2|.v4] .b32|.u32|.s32|.f32", bindStoreAsync, KD_LAUNCHED, 90},
    {"st", ".async [.weak] [.shared::cluster] " KD_TELLS " [.v2] .b64|.u64|.s64|.f64", bindStoreAsync, KD_LAUNCHED, 90},
    {"red", KD_RED_ASYNC " .inc|.dec .u32", bindStoreAsync, KD_LAUNCHED, 90},
    {"red", KD_RED_ASYNC " .min|.max .u32|.s32", bindStoreAsync, KD_LAUNCHED, 90},
    {"red", KD_RED_ASYNC " .add .u32|.s32|.u64", bindStoreAsync, KD_LAUNCHED, 90},
    {"red", KD_RED_ASYNC " .and|.or|.xor .b32", bindStoreAsync, KD_LAUNCHED, 90},
};

#undef KD_TO_SHARED
#undef KD_RED_ASYNC
#undef KD_TO_GLOBAL_MULTIMEM
#undef KD_TO_GLOBAL
#undef KD_POLICY
#undef KD_TELLS
#undef KD_LAUNCHED

}  // namespace

std::span<const InstructionPattern> bulkPatterns()
{
    return kBulkPatterns;
}

}  // namespace kd::emulator
