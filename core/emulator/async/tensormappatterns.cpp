// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/bulkbind.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/mapchanges.h"
#include "core/emulator/device/tensormap.h"
#include "core/emulator/exec/warpsync.h"
#include "core/emulator/memory/observe.h"
#include "core/emulator/program/targets.h"
#include "core/emulator/memory/spaces.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <utility>

// tensormap.replace and tensormap.cp_fenceproxy: PTX ISA 9.0, 9.7.9.28 and 9.7.13.16.
namespace kd::emulator {
namespace {

using ptx::Space;
using Field = TensorMap::Field;

// Bits of aux. from[0], immediate: the map's address; from[1]: the value; from[1], from[2]: where from, as bindSecondAddress() has
// it.
constexpr std::uint32_t kFieldMask = 15, kNarrowMap = 256, kNarrowSource = 512;
constexpr int kDimensionShift = 4, kSpaceShift = 12;
constexpr std::uint32_t kWord = 4;

struct FieldRow {
    std::string_view name;
    Field field;
    std::int64_t last;  ///< the highest number that ptxas takes as an immediate value; -1: any value
};
constexpr FieldRow kFields[] = {
    {"global_address", Field::Address, -1}, {"rank", Field::Rank, -1},
    {"box_dim", Field::Box, -1},            {"global_dim", Field::Size, -1},
    {"global_stride", Field::Stride, -1},   {"element_stride", Field::Step, -1},
    {"elemtype", Field::Type, 15},          {"interleave_layout", Field::Interleave, 2},
    {"swizzle_mode", Field::Swizzle, 4},    {"swizzle_atomicity", Field::Atom, 3},
    {"fill_mode", Field::Fill, 1}};

/// The words of a map that an H200's code for a field reads and writes, or writes alone: other threads may not use them meanwhile.
struct FieldPlace {
    std::uint32_t offset = 0, bytes = kWord;
    bool isRead = true;
};

std::array<FieldPlace, 2> placesOf(Field field, std::uint32_t dimension)
{
    constexpr FieldPlace kNone{0, 0, false};
    switch (field) {
    case Field::Address: return {FieldPlace{0, 8, false}, kNone};
    case Field::Stride: return {FieldPlace{12 + kWord * dimension, kWord, false}, FieldPlace{28}};
    case Field::Size: return {FieldPlace{32 + kWord * dimension, kWord, false}, kNone};
    case Field::Step: return {FieldPlace{52}, kNone};
    case Field::Box: return {FieldPlace{dimension == 0 ? 52U : 56U}, kNone};
    default: return {FieldPlace{8}, kNone};
    }
}

Field fieldOf(const Instruction& instruction)
{
    return static_cast<Field>(instruction.aux & kFieldMask);
}

std::uint32_t dimensionOf(const Instruction& instruction)
{
    return instruction.aux >> kDimensionShift & 15;
}

std::uint64_t addressOfMap(const Instruction& instruction, const Warp& warp, int lane)
{
    return addressIn(warp, instruction.from[0], (instruction.aux & kNarrowMap) == 0, instruction.immediate, lane);
}

std::uint64_t valueOf(const Instruction& instruction, const Warp& warp, int lane)
{
    const bool isLong = fieldOf(instruction) == Field::Address || fieldOf(instruction) == Field::Stride;
    return isLong ? lanes<std::uint64_t>(warp, instruction.from[1])[lane] : lanes<std::uint32_t>(warp, instruction.from[1])[lane];
}

// Of lanes that write the same into one map the first one: they do not race.
LaneMask differentLanes(const Instruction& instruction, const Warp& warp, LaneMask mask)
{
    LaneMask found = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        bool isNew = true;
        for (LaneMask before = found; isNew && before != 0; before &= before - 1)
            isNew = addressOfMap(instruction, warp, lane) != addressOfMap(instruction, warp, lowestLane(before)) ||
                valueOf(instruction, warp, lane) != valueOf(instruction, warp, lowestLane(before));
        found |= isNew ? LaneMask{1} << lane : 0;
    }
    return found;
}

// Tells the checks of one word of the maps of all lanes.
bool observeField(const Instruction& instruction, Warp& warp, LaneMask mask, Space space, const FieldPlace& place)
{
    Access access{.space = space, .kind = AccessKind::Read, .bytes = place.bytes};
    LaneAddresses places;
    std::array<std::byte, kLanes * sizeof(std::uint64_t)> written{};
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t value = valueOf(instruction, warp, lane);
        places.address[lane] = addressOfMap(instruction, warp, lane) + place.offset;
        std::memcpy(written.data() + static_cast<std::uint32_t>(lane) * place.bytes, &value, place.bytes);
    }
    Instruction unlimited;
    unlimited.from[3] = kEndOfOwnBlock;
    if (!resolveAddresses(unlimited, warp, mask, access, places))
        return false;
    if (place.isRead)
        observe(instruction, warp, access, places);
    access.kind = AccessKind::Write;
    if (!resolveAddresses(unlimited, warp, mask, access, places))
        return false;
    observeWritten(instruction, warp, access, places, written.data());
    return true;
}

Next replaceField(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const auto space = static_cast<Space>(instruction.aux >> kSpaceShift);
    const Field field = fieldOf(instruction);
    const Access access{.space = space, .kind = AccessKind::Write, .bytes = kWord};
    MapChanges* const changes = warp.block->launch->mapChanges;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address = addressOfMap(instruction, warp, lane);
        BytePlace place;
        if (!resolveRange(warp, lane, address, TensorMap::kBytes, access, false, place))
            return Next::Faulted;
        if (!TensorMap::replaceField(std::span<std::byte, TensorMap::kBytes>(place.host, TensorMap::kBytes), field,
                                     dimensionOf(instruction), valueOf(instruction, warp, lane)))
            return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .hasAddress = true, .address = address,
                                .text = "no tensor map is there whose field could be replaced"});
        const bool isGlobal = space == Space::Global ||
            (space == Space::Generic && spaceOfGeneric(*warp.block->launch, address) == Space::Global);
        if (isGlobal && changes != nullptr)
            changes->change(address, {&instruction, warp.block->number, warp.index, lane}, false);
        if (isGlobal)
            for (const FieldPlace& part : placesOf(field, dimensionOf(instruction)))
                warp.block->launch->memory->unwritten().write(address + part.offset, part.bytes);
    }
    if (isUnobserved(warp))
        return Next::Continue;
    const LaneMask different = differentLanes(instruction, warp, mask);
    for (const FieldPlace& place : placesOf(field, dimensionOf(instruction)))
        if (place.bytes != 0 && !observeField(instruction, warp, different, space, place))
            return Next::Faulted;
    return Next::Continue;
}

bool isSame(const std::uint64_t* addresses)
{
    return std::all_of(addresses, addresses + kLanes, [&](std::uint64_t each) { return each == addresses[0]; });
}

// Each lane moves four bytes, as an H200's do.
void observeCopy(const Instruction& instruction, Warp& warp, std::uint64_t to, std::uint64_t from, const std::byte* copied)
{
    Instruction unlimited;
    unlimited.from[3] = kEndOfOwnBlock;
    LaneAddresses places;
    const auto spread = [&](std::uint64_t first) {
        for (std::uint64_t lane = 0; lane < kLanes; ++lane)
            places.address[lane] = first + lane * kWord;
    };
    Access access{.space = Space::Shared, .kind = AccessKind::Read, .bytes = kWord};
    spread(from);
    if (resolveAddresses(unlimited, warp, kAllLanes, access, places))
        observe(instruction, warp, access, places);
    access = {.space = Space::Global, .kind = AccessKind::Write, .order = Order::Relaxed, .bytes = kWord};
    spread(to);
    if (resolveAddresses(unlimited, warp, kAllLanes, access, places))
        observeWritten(instruction, warp, access, places, copied);
}

Next copyMap(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    if (mask != kAllLanes)
        return awaitWholeWarp(instruction, registers, mask);
    std::uint64_t to[kLanes], from[kLanes];
    for (int lane = 0; lane < kLanes; ++lane)
        to[lane] = addressOfMap(instruction, warp, lane);
    secondAddresses(instruction, warp, kAllLanes, (instruction.aux & kNarrowSource) != 0, from);
    if (!isSame(to) || !isSame(from))
        return raise(warp, {.kind = Fault::Kind::IllegalInstruction,
                            .text = "the addresses of tensormap.cp_fenceproxy must be the same in all lanes of the warp"});
    BytePlace source, target;
    const Access read{.space = Space::Shared, .kind = AccessKind::Read, .bytes = kWord};
    const Access write{.space = Space::Global, .kind = AccessKind::Write, .bytes = kWord};
    if (!resolveRange(warp, 0, from[0], TensorMap::kBytes, read, false, source) ||
        !resolveRange(warp, 0, to[0], TensorMap::kBytes, write, false, target))
        return Next::Faulted;
    std::array<std::byte, TensorMap::kBytes> copied{};
    std::memcpy(copied.data(), source.host, copied.size());
    if (!isUnobserved(warp))
        observeCopy(instruction, warp, to[0], from[0], copied.data());
    warp.block->launch->memory->unwritten().write(to[0], copied.size());
    writeGlobal(to[0], copied.data(), copied.size());
    if (MapChanges* const changes = warp.block->launch->mapChanges) {
        changes->change(to[0], {&instruction, warp.block->number, warp.index, 0}, true);
        if (warp.block->globalRaces != nullptr)
            changes->release(*warp.block->globalRaces->launchPoint(warp));
    }
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->fence(instruction, warp);
    return Next::Continue;
}

Space spaceOfMap(const OperandDecoder& decoder)
{
    for (const std::string_view word : decoder.text().modifiers)
        if (word == "global" || word.starts_with("shared"))
            return word == "global" ? Space::Global : Space::Shared;
    return Space::Generic;
}

std::uint32_t bindMap(OperandDecoder& decoder, Space space, Instruction& instruction)
{
    Access access{.space = space, .kind = AccessKind::Write, .bytes = kWord};
    if (bindAddress(decoder, 0, access, instruction).isFrame)
        decoder.refuse("parameters of functions are no tensor maps");
    return (access.narrow ? kNarrowMap : 0) | static_cast<std::uint32_t>(space) << kSpaceShift;
}

// tensormap.replace.tile.field… [map]{, dimension}, value
Instruction bindReplace(OperandDecoder& decoder)
{
    const std::string_view name = decoder.group(2);
    const FieldRow& row = *std::ranges::find(kFields, name, &FieldRow::name);
    const bool hasDimension = row.field >= Field::Box && row.field <= Field::Step;
    const int value = hasDimension ? 2 : 1;
    if (decoder.operandCount() != value + 1)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), value + 1));
    Instruction instruction = withBoth(replaceField);
    const std::int64_t last = row.field == Field::Stride ? TensorMap::kMaxRank - 2 : TensorMap::kMaxRank - 1;
    const std::int64_t dimension = hasDimension ? decoder.integer(1) : 0;
    if (dimension < 0 || dimension > last)
        decoder.refuse(message("its dimension is {}: 0 to {} are possible", dimension, last));
    if (row.last >= 0 && (decoder.integer(value) < 0 || decoder.integer(value) > row.last))
        decoder.refuse(message("the value of the field is {}: 0 to {} are possible", decoder.integer(value), row.last));
    const bool isLong = row.field == Field::Address || row.field == Field::Stride;
    instruction.from[1] = decoder.source(value, isLong ? ptx::Type::B64 : ptx::Type::B32);
    instruction.aux = bindMap(decoder, spaceOfMap(decoder), instruction) | static_cast<std::uint32_t>(row.field) |
        static_cast<std::uint32_t>(dimension) << kDimensionShift;
    return instruction;
}

// tensormap.cp_fenceproxy… [to], [from], 128
Instruction bindMapCopy(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 3 || decoder.integer(2) != static_cast<std::int64_t>(TensorMap::kBytes))
        decoder.refuse("its size must be 128");
    Instruction instruction = withBoth(copyMap);
    const std::uint32_t aux = bindMap(decoder, Space::Global, instruction);
    Access from{.space = Space::Shared, .kind = AccessKind::Read, .bytes = kWord};
    bindSecondAddress(decoder, 1, from, instruction);
    instruction.aux = aux | (from.narrow ? kNarrowSource : 0);
    return instruction;
}

#define KD_FAMILIES                                                                                                                \
    0, false, "sm_90a, " KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120
#define KD_LATER_FAMILIES                                                                                                          \
    0, false, KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120
#define KD_SPACE " [.global|.shared::cta] .b1024 "

constexpr InstructionPattern kTensorMapPatterns[] = {
    {"tensormap", ".replace .tile .global_address|.global_stride" KD_SPACE ".b64", bindReplace, {}, KD_FAMILIES},
    {"tensormap", ".replace .tile .rank|.box_dim|.global_dim|.element_stride" KD_SPACE ".b32", bindReplace, {}, KD_FAMILIES},
    {"tensormap", ".replace .tile .elemtype|.interleave_layout|.fill_mode" KD_SPACE ".b32", bindReplace, {}, KD_FAMILIES},
    {"tensormap", ".replace .tile .swizzle_mode" KD_SPACE ".b32", bindReplace,
     "96 bytes for every target, where ptxas takes them for sm_103a and sm_107a alone", KD_FAMILIES},
    {"tensormap", ".replace .tile .swizzle_atomicity" KD_SPACE ".b32", bindReplace, {}, KD_LATER_FAMILIES},
    {"tensormap", ".cp_fenceproxy .global .shared::cta .tensormap::generic .release .cta|.cluster|.gpu|.sys .sync .aligned",
     bindMapCopy, {}, 90},
};

#undef KD_SPACE
#undef KD_LATER_FAMILIES
#undef KD_FAMILIES

}  // namespace

std::span<const InstructionPattern> tensorMapPatterns()
{
    return kTensorMapPatterns;
}

}  // namespace kd::emulator
