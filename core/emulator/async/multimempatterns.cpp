// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/bulkbind.h"
#include "core/emulator/async/bulkreduce.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/memory/observe.h"
#include "core/emulator/program/targets.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

// multimem.ld_reduce, .st and .red: PTX ISA 9.0, 9.7.9.14. Of one device the reduction of what the replicas hold is what the one
// holds.
namespace kd::emulator {
namespace {

using ptx::Space;

// Bits of aux. from[0], immediate: the address; from[1]: a constant, the index of a list of the elements' slots.
constexpr std::uint32_t kNarrowAddress = 1, kOrderedAccess = 2, kWeakAccess = 4;
constexpr int kElementShift = 4, kVectorShift = 8, kReductionShift = 16;
constexpr std::uint32_t kElementMask = 15, kCountMask = 15;
constexpr std::uint32_t kMaxLaneBytes = 16;

struct MultimemForm {
    Access access;
    std::uint32_t element = 0, count = 0;
};

MultimemForm multimemAccess(const Instruction& instruction, AccessKind kind)
{
    const std::uint32_t aux = instruction.aux;
    MultimemForm found{.element = aux >> kElementShift & kElementMask, .count = aux >> kVectorShift & kCountMask};
    const Order order = (aux & kOrderedAccess) != 0 ? Order::Ordered : (aux & kWeakAccess) != 0 ? Order::Weak : Order::Relaxed;
    found.access = {.space = Space::Global, .kind = kind, .order = order, .bytes = found.element * found.count};
    return found;
}

// Where the lanes' addresses lead. False: Warp::fault is set.
bool findMemory(const Instruction& instruction, Warp& warp, LaneMask mask, const Access& access, LaneAddresses& places)
{
    LaneMask own = 0;  // lanes whose memory is mapped nowhere else
    places.global = mask;
    places.shared = places.remote = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address =
            addressIn(warp, instruction.from[0], (instruction.aux & kNarrowAddress) == 0, instruction.immediate, lane);
        if (!multicastTarget(warp, lane, address, access.bytes, places.address[lane]))
            return false;
        places.host[lane] = reinterpret_cast<std::byte*>(places.address[lane]);
        own |= places.address[lane] == address ? LaneMask{1} << lane : 0;
    }
    LaneAddresses plain = places;
    return mask == own || resolveAddresses(instruction, warp, mask & ~own, access, plain);
}

Slot elementSlot(const Instruction& instruction, const Warp& warp, std::uint32_t index)
{
    return warp.lists[static_cast<std::size_t>(*lanes<std::uint64_t>(warp, instruction.from[1])) + index];
}

void gatherElements(const Instruction& instruction, const Warp& warp, LaneMask mask, const MultimemForm& form, std::byte* bytes)
{
    for (std::uint32_t i = 0; i < form.count; ++i) {
        const auto* const from = lanes<std::byte>(warp, elementSlot(instruction, warp, i));
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const auto lane = static_cast<std::uint32_t>(lowestLane(left));
            std::memcpy(bytes + lane * form.access.bytes + i * form.element, from + lane * form.element, form.element);
        }
    }
}

Next loadMulticast(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const MultimemForm form = multimemAccess(instruction, AccessKind::Read);
    LaneAddresses places;
    if (!findMemory(instruction, warp, mask, form.access, places))
        return Next::Faulted;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        std::array<std::byte, kMaxLaneBytes> bytes;
        readGlobal(places.address[lane], bytes.data(), form.access.bytes);
        for (std::uint32_t i = 0; i < form.count; ++i)
            std::memcpy(lanes<std::byte>(warp, elementSlot(instruction, warp, i)) + static_cast<std::uint32_t>(lane) * form.element,
                        bytes.data() + i * form.element, form.element);
    }
    if (!isUnobserved(warp))
        observe(instruction, warp, form.access, places);
    return Next::Continue;
}

template <bool isReduction> Next writeMulticast(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const MultimemForm form = multimemAccess(instruction, isReduction ? AccessKind::Atomic : AccessKind::Write);
    LaneAddresses places;
    if (!findMemory(instruction, warp, mask, form.access, places))
        return Next::Faulted;
    std::array<std::byte, kLanes * kMaxLaneBytes> bytes{};
    gatherElements(instruction, warp, mask, form, bytes.data());
    if (isReduction && warp.block->globalRaces != nullptr)
        warp.block->globalRaces->touch(instruction, warp, mask, places.address, form.access, nullptr);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::byte* const own = bytes.data() + static_cast<std::uint32_t>(lane) * form.access.bytes;
        if (isReduction) {
            bulkReduceOf(static_cast<int>(instruction.aux >> kReductionShift))(places.host[lane], own, form.access.bytes);
        } else {
            warp.block->launch->memory->unwritten().write(places.address[lane], form.access.bytes);
            writeGlobal(places.address[lane], own, form.access.bytes);
        }
    }
    if (isUnobserved(warp))
        return Next::Continue;
    if (isReduction)
        observe(instruction, warp, form.access, places);
    else
        observeWritten(instruction, warp, form.access, places, bytes.data());
    return Next::Continue;
}

/// Elements as registers hold them, and how bulk reductions call each number of them.
struct ElementRow {
    std::string_view name;
    ptx::Type type;
    std::string_view number;
};
constexpr ElementRow kElements[] = {
    {"b32", ptx::Type::B32, "b32"},       {"u32", ptx::Type::U32, "u32"},
    {"s32", ptx::Type::S32, "s32"},       {"f32", ptx::Type::F32, "f32"},
    {"b64", ptx::Type::B64, "b64"},       {"u64", ptx::Type::U64, "u64"},
    {"s64", ptx::Type::S64, "s64"},       {"f64", ptx::Type::F64, "f64"},
    {"f16", ptx::Type::B16, "f16"},       {"bf16", ptx::Type::B16, "bf16"},
    {"f16x2", ptx::Type::B32, "f16"},     {"bf16x2", ptx::Type::B32, "bf16"},
    {"e4m3x2", ptx::Type::B16, ""},       {"e5m2x2", ptx::Type::B16, ""},
    {"e4m3x4", ptx::Type::B32, ""},       {"e5m2x4", ptx::Type::B32, ""}};

const ElementRow& multimemElement(const OperandDecoder& decoder)
{
    return *std::ranges::find(kElements, decoder.text().modifiers.back(), &ElementRow::name);
}

std::uint32_t multimemCount(const OperandDecoder& decoder)
{
    for (const std::string_view word : decoder.text().modifiers)
        if (word.size() == 2 && word[0] == 'v')
            return static_cast<std::uint32_t>(word[1] - '0');
    return 1;
}

bool saysSo(const OperandDecoder& decoder, std::initializer_list<std::string_view> any)
{
    return std::ranges::any_of(decoder.text().modifiers,
                               [&](std::string_view word) { return std::ranges::find(any, word) != any.end(); });
}

Instruction bindMultimem(OperandDecoder& decoder, Handler handler, bool isLoad)
{
    if (decoder.operandCount() != 2)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 2));
    const ElementRow& row = multimemElement(decoder);
    const auto element = static_cast<std::uint32_t>(ptx::sizeOf(row.type));
    const std::uint32_t count = multimemCount(decoder);
    if (element * count > kMaxLaneBytes)
        decoder.refuse(message("a vector of {} bytes, more than {}", element * count, kMaxLaneBytes));
    Instruction instruction = withBoth(handler);
    int found = 1;
    std::uint32_t list = 0;
    const int values = isLoad ? 0 : 1;
    if (count > 1)
        list = isLoad ? decoder.destinationList(values, row.type, found) : decoder.sourceList(values, row.type, found);
    else
        list = decoder.list(std::array{isLoad ? decoder.destination(values, row.type) : decoder.source(values, row.type)});
    if (static_cast<std::uint32_t>(found) != count)
        decoder.refuse(message("the vector has {} elements instead of {}", found, count));
    Access access{.space = Space::Global, .bytes = element * count};
    if (bindAddress(decoder, isLoad ? 1 : 0, access, instruction).isFrame)
        decoder.refuse("parameters of functions are no multicast addresses");
    instruction.from[1] = decoder.constant(list, 8);
    const bool isOrdered = saysSo(decoder, {"acquire", "release"});
    const bool isWeak = saysSo(decoder, {"weak"});
    instruction.aux = (access.narrow ? kNarrowAddress : 0) | (isOrdered ? kOrderedAccess : 0) | (isWeak ? kWeakAccess : 0) |
        element << kElementShift | count << kVectorShift;
    return instruction;
}

Instruction bindMultimemLoad(OperandDecoder& decoder)
{
    return bindMultimem(decoder, loadMulticast, true);
}

Instruction bindMultimemStore(OperandDecoder& decoder)
{
    return bindMultimem(decoder, writeMulticast<false>, false);
}

Instruction bindMultimemReduction(OperandDecoder& decoder)
{
    constexpr std::array<std::string_view, 6> kOperations{"add", "min", "max", "and", "or", "xor"};
    const auto& words = decoder.text().modifiers;
    const auto operation = std::ranges::find_first_of(words, kOperations);
    const int number = bulkReduceNumber(*operation, multimemElement(decoder).number, true);
    if (number < 0)
        decoder.refuse("there is no such operation on this type");
    Instruction instruction = bindMultimem(decoder, writeMulticast<true>, false);
    instruction.aux |= static_cast<std::uint32_t>(number) << kReductionShift;
    return instruction;
}

#define KD_MULTIMEM_SCOPES " [.cta|.cluster|.gpu|.sys] [.global] "
#define KD_LOAD ".ld_reduce [.weak|.relaxed|.acquire]" KD_MULTIMEM_SCOPES
#define KD_STORE ".st [.weak|.relaxed|.release]" KD_MULTIMEM_SCOPES
#define KD_REDUCE ".red [.relaxed|.release]" KD_MULTIMEM_SCOPES
#define KD_ONE_DEVICE "of one device"
#define KD_FP8                                                                                                                     \
    KD_ONE_DEVICE, 0, false, KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120

constexpr InstructionPattern kMultimemPatterns[] = {
    {"multimem", KD_LOAD ".and|.or|.xor .b32|.b64", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".add .u32|.s32|.u64|.f64", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".min|.max .u32|.s32|.u64|.s64", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".add [.v2|.v4] .f32", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".add [.acc::f32] .v2|.v4|.v8 .f16|.bf16", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".add [.acc::f32] [.v2|.v4] .f16x2|.bf16x2", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".min|.max .v2|.v4|.v8 .f16|.bf16", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".min|.max [.v2|.v4] .f16x2|.bf16x2", bindMultimemLoad, KD_ONE_DEVICE, 90},
    {"multimem", KD_LOAD ".add [.acc::f16] .v2|.v4|.v8 .e4m3x2|.e5m2x2", bindMultimemLoad, KD_FP8},
    {"multimem", KD_LOAD ".add [.acc::f16] [.v2|.v4] .e4m3x4|.e5m2x4", bindMultimemLoad, KD_FP8},
    {"multimem", KD_LOAD ".min|.max .v2|.v4|.v8 .e4m3x2|.e5m2x2", bindMultimemLoad, KD_FP8},
    {"multimem", KD_LOAD ".min|.max [.v2|.v4] .e4m3x4|.e5m2x4", bindMultimemLoad, KD_FP8},
    {"multimem", KD_STORE ".b32|.u32|.s32|.b64|.u64|.s64|.f64", bindMultimemStore, KD_ONE_DEVICE, 90},
    {"multimem", KD_STORE "[.v2|.v4] .f32|.f16x2|.bf16x2", bindMultimemStore, KD_ONE_DEVICE, 90},
    {"multimem", KD_STORE ".v2|.v4|.v8 .f16|.bf16", bindMultimemStore, KD_ONE_DEVICE, 90},
    {"multimem", KD_STORE ".v2|.v4|.v8 .e4m3x2|.e5m2x2", bindMultimemStore, KD_FP8},
    {"multimem", KD_STORE "[.v2|.v4] .e4m3x4|.e5m2x4", bindMultimemStore, KD_FP8},
    {"multimem", KD_REDUCE ".and|.or|.xor .b32|.b64", bindMultimemReduction, KD_ONE_DEVICE, 90},
    {"multimem", KD_REDUCE ".add .u32|.s32|.u64|.f64", bindMultimemReduction, KD_ONE_DEVICE, 90},
    {"multimem", KD_REDUCE ".min|.max .u32|.s32|.u64|.s64", bindMultimemReduction, KD_ONE_DEVICE, 90},
    {"multimem", KD_REDUCE ".add [.v2|.v4] .f32", bindMultimemReduction, KD_ONE_DEVICE, 90},
    {"multimem", KD_REDUCE ".add|.min|.max .v2|.v4|.v8 .f16|.bf16", bindMultimemReduction, KD_ONE_DEVICE, 90},
    {"multimem", KD_REDUCE ".add|.min|.max [.v2|.v4] .f16x2|.bf16x2", bindMultimemReduction, KD_ONE_DEVICE, 90},
};

#undef KD_FP8
#undef KD_ONE_DEVICE
#undef KD_REDUCE
#undef KD_STORE
#undef KD_LOAD
#undef KD_MULTIMEM_SCOPES

}  // namespace

std::span<const InstructionPattern> multimemPatterns()
{
    return kMultimemPatterns;
}

}  // namespace kd::emulator
