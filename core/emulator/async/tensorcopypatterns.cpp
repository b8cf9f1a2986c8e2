// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/async/bulkbind.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/checks/mapchanges.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/memory/genericbytes.h"
#include "core/emulator/memory/spaces.h"
#include "core/emulator/program/targets.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

// cp.async.bulk.tensor, cp.reduce.async.bulk.tensor and the prefetch: PTX ISA 9.0, 9.7.9.25.5.
namespace kd::emulator {
namespace {

using ptx::Space;

// Bits of aux. from[0] is a constant, the index of a list of slots: of the box in shared memory, of the tensor map and of the
// mbarrier, each an address and what is added; the mask of blocks; coordinates; offsets of im2col.
constexpr std::uint32_t kWideShared = 1, kWideMap = 2, kWideTeller = 4, kPixels = 8, kToMany = 16, kInCluster = 32, kOut = 64;
constexpr int kRankShift = 8, kOperationShift = 12;  // number of the operation plus 1; 0: none
constexpr std::uint32_t kRankMask = 7, kOperationMask = 15, kFourRows = 1U << 16, kOfPair = 1U << 17;
constexpr int kWideShift = 18;  // TensorMap::Wide
constexpr std::uint32_t kWideMask = 3, kWideOffsets = 2;
enum ListIndex : std::uint32_t { kShared = 0, kMap = 2, kTeller = 4, kBlocks = 6, kPlace = 7 };

constexpr std::array<std::string_view, 8> kOperations{"add", "min", "max", "inc", "dec", "and", "or", "xor"};

class Operands {
public:
    Operands(const Instruction& instruction, const Warp& warp, int lane)
        : m_warp(warp), m_first(static_cast<std::size_t>(*lanes<std::uint64_t>(warp, instruction.from[0]))), m_lane(lane)
    {
    }
    std::uint64_t address(ListIndex which, bool isWide) const
    {
        return addressIn(m_warp, slot(which), isWide, *lanes<std::int64_t>(m_warp, slot(which + 1)), m_lane);
    }
    std::uint32_t blocks() const { return lanes<std::uint16_t>(m_warp, slot(kBlocks))[m_lane]; }
    TensorPlace place(std::uint32_t rank, std::uint32_t offsets, bool hasRows) const
    {
        TensorPlace place;
        place.hasRows = hasRows;
        for (std::uint32_t i = 0; i < (hasRows ? TensorMap::kMaxRank : rank); ++i)
            place.coordinates[i] = lanes<std::int32_t>(m_warp, slot(kPlace + i))[m_lane];
        for (std::uint32_t i = 0; i < offsets; ++i)
            place.offsets[i] = lanes<std::uint16_t>(m_warp, slot(kPlace + rank + i))[m_lane];
        return place;
    }

private:
    Slot slot(std::uint32_t index) const { return m_warp.lists[m_first + index]; }

    const Warp& m_warp;
    std::size_t m_first;
    int m_lane;
};

std::string blockText(const LaunchContext& launch, std::uint64_t number)
{
    const std::uint64_t row = number / launch.gridSize[0];
    return "(" + std::to_string(number % launch.gridSize[0]) + ", " + std::to_string(row % launch.gridSize[1]) + ", " +
        std::to_string(row / launch.gridSize[1]) + ")";
}

bool refuseCopy(Warp& warp, int lane, Fault::Kind kind, std::uint64_t address, Message text)
{
    raise(warp, {.kind = kind, .lane = lane, .hasAddress = true, .address = address, .text = std::move(text)});
    return false;
}

// Who has changed a map, and what a use of it lacks.
struct MissingFence {
    const Instruction* instruction = nullptr;
    const DecodedFunction* function = nullptr;  ///< of that; null: one of the program that runs
    std::uint64_t block = 0;
    std::uint32_t warp = 0;
    int lane = 0;
    bool isRelease = false;
};

std::optional<MissingFence> missingFence(const LaunchContext& launch, std::uint64_t block, std::uint64_t address)
{
    if (launch.mapChanges == nullptr)
        return std::nullopt;
    if (const auto missing = launch.mapChanges->missing(block, address))
        return MissingFence{missing->change.instruction, nullptr,          missing->change.block, missing->change.warp,
                            missing->change.lane,        missing->isRelease};
    GlobalShadow* const shadow = launch.globalShadow;
    if (shadow == nullptr || spaceOfGeneric(launch, address) != Space::Global)
        return std::nullopt;
    const auto missing = launch.mapChanges->missingStore(block, address, *shadow);
    if (!missing)
        return std::nullopt;
    const GlobalAccess& store = missing->store;
    return MissingFence{shadow->instructionAt(store.instruction),
                        &shadow->functionAt(store.instruction),
                        store.block - shadow->grids().last().firstBlock,
                        store.warp,
                        static_cast<int>(store.lane),
                        missing->isRelease};
}

// Kernels of this launch have changed the map, and the block may not use what it is now.
void tellOfChange(const Instruction& instruction, Warp& warp, int lane, std::uint64_t address)
{
    const LaunchContext& launch = *warp.block->launch;
    CopyShadow* const copies = warp.block->races == nullptr ? nullptr : warp.block->races->copies();
    const auto missing = copies == nullptr ? std::nullopt : missingFence(launch, warp.block->number, address);
    if (!missing)
        return;
    const std::string thread = threadName(*warp.block, missing->warp, missing->lane);
    copies->tell({.instruction = &instruction,
                  .otherInstruction = missing->instruction,
                  .warp = numberInCluster(warp),
                  .lane = lane,
                  .address = address,
                  .text = missing->isRelease
                      ? message("a copy uses the tensor map at {}, which thread {} of block {} has changed: no "
                                "fence.proxy.tensormap::generic.release has followed that", addressName(address), thread,
                                blockText(launch, missing->block))
                      : message("a copy uses the tensor map at {}, which thread {} of block {} has changed: the block has passed "
                                "no fence.proxy.tensormap::generic.acquire of that map since", addressName(address), thread,
                                blockText(launch, missing->block)),
                  .block = warp.block,
                  .kind = Fault::Kind::GlobalRace,
                  .otherFunction = missing->function});
}

TensorMap::Wide wideOf(const Instruction& instruction)
{
    return static_cast<TensorMap::Wide>(instruction.aux >> kWideShift & kWideMask);
}

std::string nameOf(TensorMap::Wide wide)
{
    return wide == TensorMap::Wide::None ? "im2col" : wide == TensorMap::Wide::W ? "im2col::w" : "im2col::w::128";
}

// The map at a generic address, as the instruction needs it.
bool readMap(const Instruction& instruction, Warp& warp, int lane, std::uint64_t address, TensorMap& map)
{
    if (address % TensorMap::kAlignment != 0)
        return refuseCopy(warp, lane, Fault::Kind::Misaligned, address,
                          message("the address of a tensor map must be a multiple of {}", std::uint64_t{TensorMap::kAlignment}));
    const Space space = spaceOfGeneric(*warp.block->launch, address);
    if (space == Space::Shared || space == Space::Local)
        return refuseCopy(warp, lane, Fault::Kind::IllegalAddress, address,
                          "a tensor map is used from global or constant memory or a kernel's parameters alone");
    const std::span<const std::byte> bytes = genericBytes(warp, lane, address);
    if (bytes.size() < TensorMap::kBytes)
        return refuseCopy(warp, lane, Fault::Kind::IllegalAddress, address, "no memory is where the tensor map should be");
    tellOfChange(instruction, warp, lane, address);
    std::array<std::byte, TensorMap::kBytes> copied{};
    readGlobal(reinterpret_cast<std::uint64_t>(bytes.data()), copied.data(), copied.size());
    const std::optional<TensorMap> found = TensorMap::readAny(copied);
    if (!found)
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address,
                          "no tensor map is there: cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col make them");
    map = *found;
    for (Message wrong : {map.wrong(), map.unusable()})
        if (!wrong.empty())
            return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address, message("a tensor map: {}", wrong));
    if (Message lacking = map.unsupported(); !lacking.empty())
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address, std::move(lacking));
    const std::uint32_t rank = instruction.aux >> kRankShift & kRankMask;
    if (map.rank != rank)
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address,
                          message("the tensor map has {} dimensions, the instruction {}", map.rank, rank));
    if (map.isIm2col != ((instruction.aux & kPixels) != 0))
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address,
                          map.isIm2col ? Message("the tensor map is one for im2col, the instruction one for tiles")
                                       : Message("the tensor map is one for tiles, the instruction one for im2col"));
    const bool isStore = (instruction.aux & kOut) != 0;
    if (Message wrong = wrongDirection(map, isStore); !wrong.empty())
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address, std::move(wrong));
    if (map.wide != wideOf(instruction))
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address,
                          message("the tensor map is one for {}, the instruction one for {}", nameOf(map.wide),
                                  nameOf(wideOf(instruction))));
    if (map.isInterleaved() && (instruction.aux & kFourRows) != 0)
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, address, "four rows are of no interleaved layout");
    return true;
}

// Where the box is in shared memory, all of its rows.
bool findBox(const Instruction& instruction, Warp& warp, const TensorMap& map, std::uint64_t rows, std::uint64_t address,
             BulkCopy& copy)
{
    if (address % TensorBox::kAlignment != 0)
        return refuseCopy(warp, copy.lane, Fault::Kind::Misaligned, address,
                          message("a box of a tensor in shared memory must begin at a multiple of {}",
                                  std::uint32_t{TensorBox::kAlignment}));
    const std::uint64_t bytes = rows * map.rowPitch();
    if (rows > warp.sharedBytes || bytes > warp.sharedBytes)
        return refuseCopy(warp, copy.lane, Fault::Kind::SharedOutOfBounds, address,
                          message("a box of {} byte(s), more than the {} byte(s) of shared memory of the block", bytes,
                                  warp.sharedBytes));
    const bool isOut = (instruction.aux & kOut) != 0;
    const Access access{.space = Space::Shared, .kind = isOut ? AccessKind::Read : AccessKind::Write, .bytes = TensorBox::kChunk};
    BytePlace place;
    if (!resolveRange(warp, copy.lane, address, bytes, access, (instruction.aux & kInCluster) != 0, place))
        return false;
    (isOut ? copy.from : copy.to) = place.offset();
    copy.target = place.block;
    return true;
}

// Bytes of the allocation from `address` on, which is in it or at its end.
std::uint64_t roomAt(const Warp& warp, std::uint64_t address)
{
    const std::uint64_t slot = (address - 1 - warp.global.base) >> DeviceMemory::kSlotBits;
    const std::uint64_t end = slot < warp.global.slotCount ? warp.global.writable[slot].end : 0;
    return end > address ? end - address : 0;
}

// Looks at the bytes in the tensor. Of what is stored beside them (TensorBox::Part::beside) the allocation takes what it has room
// for.
bool findParts(Warp& warp, const TensorMap& map, TensorBox& box, bool isOut, int lane)
{
    const std::uint32_t each = map.elementBytes();
    const Access access{.space = Space::Global, .kind = isOut ? AccessKind::Write : AccessKind::Read, .bytes = each};
    for (TensorBox::Part& part : box.parts) {
        BytePlace place;
        if (!resolveRange(warp, lane, part.address, part.bytes, access, false, place))
            return false;
        if (isOut && part.beside != 0)
            part.bytes += static_cast<std::uint32_t>(
                std::min<std::uint64_t>(part.beside, roomAt(warp, part.address + part.bytes) / each * each));
    }
    return true;
}

// How PTX names the elements of a map for an operation; empty: it has none on them.
std::string_view elementName(TensorMap::Type type, bool isOfBits)
{
    using Type = TensorMap::Type;
    switch (type) {
    case Type::U32: return isOfBits ? "b32" : "u32";
    case Type::S32: return isOfBits ? "b32" : "s32";
    case Type::U64: return isOfBits ? "b64" : "u64";
    case Type::S64: return isOfBits ? "" : "s64";
    case Type::F16: return "f16";
    case Type::BF16: return "bf16";
    case Type::F32: case Type::TF32: return "noftz.f32";
    case Type::F32Ftz: case Type::TF32Ftz: return "f32";
    case Type::F64: return "f64";
    default: return "";
    }
}

bool findReduction(const Instruction& instruction, Warp& warp, const TensorMap& map, BulkCopy& copy)
{
    const std::uint32_t number = instruction.aux >> kOperationShift & kOperationMask;
    if (number == 0)
        return true;
    const std::string_view operation = kOperations[number - 1];
    const bool isOfBits = operation == "and" || operation == "or" || operation == "xor";
    const int reduction = bulkReduceNumber(operation, elementName(map.type, isOfBits), true);
    if (reduction < 0) {
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = copy.lane,
                     .text = message(".{} is no operation on the elements of the tensor map", operation)});
        return false;
    }
    copy.reduce = bulkReduceOf(reduction);
    return true;
}

bool copyLane(const Instruction& instruction, Warp& warp, int lane)
{
    const std::uint32_t aux = instruction.aux;
    const bool isOut = (aux & kOut) != 0;
    const Operands operands(instruction, warp, lane);
    TensorMap map;
    const std::uint64_t mapAddress = operands.address(kMap, (aux & kWideMap) != 0);
    if (!readMap(instruction, warp, lane, mapAddress, map))
        return false;
    const std::uint32_t offsets = !map.isIm2col || isOut ? 0 : map.wide == TensorMap::Wide::None ? map.rank - 2 : kWideOffsets;
    const TensorPlace place = operands.place(map.rank, offsets, (aux & kFourRows) != 0);
    if (Message wrong = wrongPlace(map, place, isOut); !wrong.empty())
        return refuseCopy(warp, lane, Fault::Kind::IllegalInstruction, mapAddress, std::move(wrong));
    BulkCopy copy{.instruction = &instruction, .warp = warp.index, .lane = lane, .isFromShared = isOut, .isToShared = !isOut};
    if (!findBox(instruction, warp, map, place.rows(map), operands.address(kShared, (aux & kWideShared) != 0), copy) ||
        !findReduction(instruction, warp, map, copy))
        return false;
    const auto box = std::make_shared<TensorBox>(boxOf(map, place, static_cast<std::uint32_t>(isOut ? copy.from : copy.to)));
    // A swizzle of slices may put the last ones behind the end of the box.
    if (!box->runs.empty() && std::uint64_t{box->runs.back().first} + box->runs.back().bytes > warp.sharedBytes)
        return refuseCopy(warp, lane, Fault::Kind::SharedOutOfBounds, mapAddress,
                          message("a box of {} byte(s), swizzled, ends behind the {} byte(s) of shared memory of the block",
                                  box->bytes(), warp.sharedBytes));
    if (!findParts(warp, map, *box, isOut, lane))
        return false;
    copy.bytes = box->bytes();
    copy.box = box;
    if (isOut) {
        copy.target = nullptr;
        beginBulkCopy(asyncStateOf(warp), warp, std::move(copy));
        return true;
    }
    copy.from = box->parts.empty() ? map.address : box->parts.front().address;
    copy.values.resize(static_cast<std::size_t>(copy.bytes));
    copy.bytes = box->counted;
    box->fill(map, copy.values);
    for (const TensorBox::Part& part : box->parts)
        readGlobal(part.address, copy.values.data() + part.at, part.bytes);
    const bool isToMany = (aux & kToMany) != 0;
    const bool isOfPair = (aux & kOfPair) != 0;
    if (!findMbarrierOf(warp, operands.address(kTeller, (aux & kWideTeller) != 0), (aux & kInCluster) != 0 || isOfPair, isToMany,
                        copy, isOfPair))
        return false;
    if (isToMany)
        return beginMulticast(warp, operands.blocks(), copy);
    beginBulkCopy(asyncStateOf(warp), warp, std::move(copy));
    return true;
}

Next copyTensor(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (LaneMask left = mask; left != 0; left &= left - 1)
        if (!copyLane(instruction, warp, lowestLane(left)))
            return Next::Faulted;
    return Next::Continue;
}

Next prefetchTensor(const Instruction&, WarpRegisters&, LaneMask)
{
    return Next::Continue;
}

std::uint32_t rankOf(const OperandDecoder& decoder)
{
    const auto& words = decoder.text().modifiers;
    const auto found = std::ranges::find_if(words, [](std::string_view word) { return word.size() == 2 && word[1] == 'd'; });
    if (found == words.end())
        decoder.refuse("it names no number of dimensions");
    return static_cast<std::uint32_t>(found->front() - '0');
}

TensorMap::Wide wideOf(const OperandDecoder& decoder)
{
    return decoder.text().has("im2col::w")    ? TensorMap::Wide::W
        : decoder.text().has("im2col::w::128") ? TensorMap::Wide::W128
                                           : TensorMap::Wide::None;
}

bool hasFourRows(const OperandDecoder& decoder)
{
    return decoder.text().has("tile::gather4") || decoder.text().has("tile::scatter4");
}

void appendAddress(OperandDecoder& decoder, int index, Space space, bool& isWide, std::vector<Slot>& list)
{
    const AddressSlots address = bindPlainAddress(decoder, index, space);
    isWide = address.isWide;
    list.push_back(address.base);
    list.push_back(decoder.constant(static_cast<std::uint64_t>(address.offset), 8));
}

void appendCoordinates(OperandDecoder& decoder, int index, std::uint32_t rank, std::vector<Slot>& list)
{
    const std::vector<Slot> slots = decoder.coordinates(index, ptx::Type::S32);
    const std::uint32_t wanted = hasFourRows(decoder) ? TensorMap::kMaxRank : rank;
    if (slots.size() != wanted)
        decoder.refuse(message("it has {} coordinates instead of {}", slots.size(), wanted));
    list.insert(list.end(), slots.begin(), slots.end());
}

std::uint32_t operationOf(const OperandDecoder& decoder)
{
    if (decoder.text().modifiers.front() != "reduce")
        return 0;
    const auto found = std::ranges::find_if(kOperations, [&](std::string_view each) { return decoder.text().has(each); });
    if (found == kOperations.end())
        decoder.refuse("it names no operation");
    return static_cast<std::uint32_t>(found - kOperations.begin()) + 1;
}

// cp.async.bulk.tensor… [to], [map, {coordinates}], [mbarrier]{, {offsets}}{, mask}{, policy}
Instruction bindTensorLoad(OperandDecoder& decoder)
{
    const std::uint32_t rank = rankOf(decoder);
    const TensorMap::Wide wide = wideOf(decoder);
    const bool isIm2col = decoder.text().has("im2col") || wide != TensorMap::Wide::None;
    const bool isToMany = isToManyBlocks(decoder.text());
    const bool hasPolicy = decoder.text().has("L2::cache_hint");
    if (isIm2col && rank < 3)
        decoder.refuse("im2col takes 3 to 5 dimensions");
    const int wanted = 3 + (isIm2col ? 1 : 0) + (isToMany ? 1 : 0) + (hasPolicy ? 1 : 0);
    if (decoder.operandCount() != wanted)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), wanted));
    std::vector<Slot> list;
    bool isWideShared = false, isWideMap = false, isWideTeller = false;
    appendAddress(decoder, 0, Space::Shared, isWideShared, list);
    appendAddress(decoder, 1, Space::Generic, isWideMap, list);
    appendAddress(decoder, 2, Space::Shared, isWideTeller, list);
    int next = 3;
    std::vector<Slot> offsets;
    if (isIm2col)
        offsets = decoder.elements(next++, ptx::Type::U16);
    const std::uint32_t offsetsWanted = wide == TensorMap::Wide::None ? rank - 2 : kWideOffsets;
    if (isIm2col && offsets.size() != offsetsWanted)
        decoder.refuse(message("it has {} offsets instead of {}", offsets.size(), offsetsWanted));
    list.push_back(isToMany ? decoder.source(next++, ptx::Type::U16) : decoder.constant(0, 2));
    appendCoordinates(decoder, 1, rank, list);
    list.insert(list.end(), offsets.begin(), offsets.end());
    if (hasPolicy)
        decoder.source(next, ptx::Type::B64);
    Instruction instruction = withBoth(copyTensor);
    instruction.from[0] = decoder.constant(decoder.list(list), 8);
    instruction.aux = (isWideShared ? kWideShared : 0) | (isWideMap ? kWideMap : 0) | (isWideTeller ? kWideTeller : 0) |
        (isIm2col ? kPixels : 0) | (isToMany ? kToMany : 0) | (decoder.text().has("shared::cluster") ? kInCluster : 0) |
        (hasFourRows(decoder) ? kFourRows : 0) | (decoder.text().has("cta_group::2") ? kOfPair : 0) |
        static_cast<std::uint32_t>(wide) << kWideShift | rank << kRankShift;
    return instruction;
}

// cp{.reduce}.async.bulk.tensor… [map, {coordinates}], [from]{, policy}
Instruction bindTensorStore(OperandDecoder& decoder)
{
    const std::uint32_t rank = rankOf(decoder);
    if (decoder.text().has("im2col_no_offs") && rank < 3)
        decoder.refuse("im2col takes 3 to 5 dimensions");
    const int wanted = decoder.text().has("L2::cache_hint") ? 3 : 2;
    if (decoder.operandCount() != wanted)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), wanted));
    std::vector<Slot> list;
    bool isWideShared = false, isWideMap = false;
    appendAddress(decoder, 1, Space::Shared, isWideShared, list);
    appendAddress(decoder, 0, Space::Generic, isWideMap, list);
    list.resize(kPlace, decoder.constant(0, 8));
    appendCoordinates(decoder, 0, rank, list);
    if (wanted == 3)
        decoder.source(2, ptx::Type::B64);
    Instruction instruction = withBoth(copyTensor);
    instruction.from[0] = decoder.constant(decoder.list(list), 8);
    instruction.aux = (isWideShared ? kWideShared : 0) | (isWideMap ? kWideMap : 0) | kOut | rank << kRankShift |
        (hasFourRows(decoder) ? kFourRows : 0) | (decoder.text().has("im2col_no_offs") ? kPixels : 0) |
        operationOf(decoder) << kOperationShift;
    return instruction;
}

// A prefetch of what is not there is no fault, so neither map nor coordinates are looked at.
Instruction bindTensorPrefetch(OperandDecoder& decoder)
{
    decoder.coordinates(0, ptx::Type::S32);
    return withBoth(prefetchTensor);
}

#define KD_DIMENSIONS ".1d|.2d|.3d|.4d|.5d"
#define KD_PIXELS ".3d|.4d|.5d"
#define KD_TELLS ".mbarrier::complete_tx::bytes"
#define KD_POLICY "[.L2::cache_hint]"
#define KD_TO_GLOBAL ".async .bulk .tensor " KD_DIMENSIONS " .global .shared::cta"
#define KD_TO_MANY " [.multicast::cluster|.multicast::cluster::16b]"
#define KD_FOUR_TO_GLOBAL ".async .bulk .tensor .2d .global .shared::cta"
#define KD_FOR_FAMILIES 0, false, KD_FAMILY_100 ", " KD_FAMILY_110

constexpr InstructionPattern kTensorCopyPatterns[] = {
    {"cp", ".async .bulk .tensor " KD_DIMENSIONS " .shared::cta .global [.tile|.im2col] " KD_TELLS " " KD_POLICY, bindTensorLoad,
     "arrives when it is waited for", 90},
    {"cp",
     ".async .bulk .tensor " KD_DIMENSIONS " .shared::cluster .global [.tile|.im2col] " KD_TELLS KD_TO_MANY " " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", 90},
    {"cp", ".async .bulk .tensor .2d .shared::cta .global .tile::gather4 " KD_TELLS " " KD_POLICY, bindTensorLoad,
     "arrives when it is waited for", 100},
    {"cp", ".async .bulk .tensor " KD_PIXELS " .shared::cta .global .im2col::w " KD_TELLS " " KD_POLICY, bindTensorLoad,
     "arrives when it is waited for", 100},
    {"cp", ".async .bulk .tensor " KD_PIXELS " .shared::cta .global .im2col::w::128 " KD_TELLS " " KD_POLICY, bindTensorLoad,
     "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp",
     ".async .bulk .tensor " KD_PIXELS " .shared::cluster .global .im2col::w|.im2col::w::128 " KD_TELLS KD_TO_MANY " " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp",
     ".async .bulk .tensor " KD_PIXELS " .shared::cta .global .im2col::w|.im2col::w::128 " KD_TELLS
     " .cta_group::1|.cta_group::2 " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp",
     ".async .bulk .tensor " KD_PIXELS " .shared::cluster .global .im2col::w|.im2col::w::128 " KD_TELLS
     KD_TO_MANY " .cta_group::1|.cta_group::2 " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp", ".async .bulk .tensor .2d .shared::cluster .global .tile::gather4 " KD_TELLS KD_TO_MANY " " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp",
     ".async .bulk .tensor " KD_DIMENSIONS " .shared::cta|.shared::cluster .global [.tile|.im2col] " KD_TELLS
     KD_TO_MANY " .cta_group::1|.cta_group::2 " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp",
     ".async .bulk .tensor .2d .shared::cta|.shared::cluster .global .tile::gather4 " KD_TELLS
     KD_TO_MANY " .cta_group::1|.cta_group::2 " KD_POLICY,
     bindTensorLoad, "arrives when it is waited for", KD_FOR_FAMILIES},
    {"cp", KD_TO_GLOBAL " [.tile|.im2col_no_offs] .bulk_group " KD_POLICY, bindTensorStore, "reads when it is waited for", 90},
    {"cp", KD_FOUR_TO_GLOBAL " .tile::scatter4 .bulk_group " KD_POLICY, bindTensorStore, "reads when it is waited for",
     KD_FOR_FAMILIES},
    {"cp", ".reduce " KD_TO_GLOBAL " .add|.min|.max|.inc|.dec|.and|.or|.xor [.tile|.im2col_no_offs] .bulk_group " KD_POLICY,
     bindTensorStore, {}, 90},
    {"cp", ".reduce " KD_FOUR_TO_GLOBAL " .add|.min|.max|.inc|.dec|.and|.or|.xor .tile::scatter4 .bulk_group " KD_POLICY,
     bindTensorStore, {}, KD_FOR_FAMILIES},
    {"cp", ".async .bulk .prefetch .tensor .2d .L2 .global .tile::gather4 " KD_POLICY, bindTensorPrefetch,
     "no cache is modelled", KD_FOR_FAMILIES},
    {"cp", ".async .bulk .prefetch .tensor " KD_PIXELS " .L2 .global .im2col::w|.im2col::w::128 " KD_POLICY, bindTensorPrefetch,
     "no cache is modelled", KD_FOR_FAMILIES},
    {"cp", ".async .bulk .prefetch .tensor " KD_DIMENSIONS " .L2 .global [.tile|.im2col] " KD_POLICY, bindTensorPrefetch,
     "no cache is modelled", 90},
};

#undef KD_FOR_FAMILIES
#undef KD_TO_MANY
#undef KD_FOUR_TO_GLOBAL
#undef KD_TO_GLOBAL
#undef KD_POLICY
#undef KD_TELLS
#undef KD_PIXELS
#undef KD_DIMENSIONS

}  // namespace

std::span<const InstructionPattern> tensorCopyPatterns()
{
    return kTensorCopyPatterns;
}

}  // namespace kd::emulator
