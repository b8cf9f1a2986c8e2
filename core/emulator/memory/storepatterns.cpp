// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/loadstore.h"
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/memory/observe.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

using ptx::Space;

// Sources, and the Move that stores them. Immediates among the elements of a vector take the width of its registers.
ElementShape bindSources(OperandDecoder& decoder, const MemoryModifiers& words, Instruction& instruction)
{
    const bool mayBeWider = words.type != ptx::Type::F32 && words.type != ptx::Type::F64;
    ElementShape shape{.elementBytes = static_cast<std::uint32_t>(ptx::sizeOf(words.type)), .count = words.count};
    if (words.count == 1) {
        instruction.from[1] = decoder.source(1, words.type, mayBeWider);
        shape.registerBytes = registerBytes(decoder, 1, -1, words.type);
    } else {
        int count = 0;
        instruction.aux = decoder.sourceList(1, words.type, count, mayBeWider);
        if (count != words.count)
            decoder.refuse(message("the vector has {} elements instead of {}", count, words.count));
        shape.registerBytes = registerBytes(decoder, 1, 0, words.type);
        for (int i = 1; i < count; ++i)
            if (registerBytes(decoder, 1, i, words.type) != shape.registerBytes)
                decoder.refuse("the registers of the vector have different widths");
    }
    if (instruction.aux > kListMask)
        decoder.refuse("the function has too many vector operands");
    const int number = storeNumber(shape);
    if (number < 0)
        decoder.refuse("its registers do not fit its type");
    instruction.aux |= static_cast<std::uint32_t>(number) << kListBits;
    return shape;
}

Instruction bindStore(OperandDecoder& decoder)
{
    MemoryModifiers words = memoryWords(decoder);
    bindCachePolicy(decoder, words, 2);
    words.type = typeInRegisters(decoder, 1, words.type);
    const std::uint32_t bytes = static_cast<std::uint32_t>(ptx::sizeOf(words.type)) * static_cast<std::uint32_t>(words.count);
    if (words.type == ptx::Type::B128 && words.count > 1)
        decoder.refuse("there are no vectors of .b128");
    Instruction instruction;
    Access access{.space = words.space, .kind = AccessKind::Write, .order = words.order, .bytes = bytes};
    const DecodedAddress address = bindAddress(decoder, 0, access, instruction);
    if (words.space == Space::Param && !address.isFrame)
        decoder.refuse("the parameters of a kernel are not written");
    const ElementShape shape = bindSources(decoder, words, instruction);
    if (address.isFrame) {
        instruction.all = instruction.some = storeFrame;
        return instruction;
    }
    const HandlerPair fast =
        words.order == Order::Weak ? fastStore(decoder.isa(), access.space, access.narrow, shape) : HandlerPair{};
    const Handler general = generalStore(access.space, words.order, access.narrow);
    instruction.all = fast.all != nullptr ? fast.all : general;
    instruction.some = fast.some != nullptr ? fast.some : general;
    faultOutside(address, access, instruction);
    return instruction;
}

// st.async.mmio.release: to global memory, with a generic address too.
Instruction bindAsyncStore(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 2));
    return bindStore(decoder);
}

constexpr std::uint32_t kZeroBytes = 8;          ///< st.bulk counts in these
constexpr std::uint64_t kMaxZeros = 16'777'216;  ///< that one may write

// Each lane's size, from from[1]. False: Warp::fault is set.
template <bool isWide>
bool readSizes(const Instruction& instruction, Warp& warp, LaneMask mask, std::uint64_t* sizes, std::uint64_t& most)
{
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        sizes[lane] = isWide ? lanes<std::uint64_t>(warp, instruction.from[1])[lane]
                             : lanes<std::uint32_t>(warp, instruction.from[1])[lane];
        most = std::max(most, sizes[lane]);
        if (sizes[lane] % kZeroBytes == 0 && sizes[lane] <= kMaxZeros)
            continue;
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane,
                     .text = message("the size of st.bulk is {}: it must be a multiple of 8 and no more than 16777216",
                                     sizes[lane])});
        return false;
    }
    return true;
}

// st.bulk: zeros, eight bytes of each lane after eight of the others, and each of them is checked and seen as a store is.
template <bool isWide, bool narrow> Next storeZeros(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const Access access{.space = instruction.aux != 0 ? Space::Generic : Space::Shared, .kind = AccessKind::Write,
                        .narrow = narrow, .bytes = kZeroBytes};
    std::uint64_t sizes[kLanes], most = 0;
    if (!readSizes<isWide>(instruction, warp, mask, sizes, most))
        return Next::Faulted;
    constexpr std::byte kZeros[kLanes * kZeroBytes]{};
    for (std::uint64_t done = 0; done < most; done += kZeroBytes) {
        LaneMask active = 0;
        LaneAddresses places;
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const int lane = lowestLane(left);
            active |= sizes[lane] > done ? LaneMask{1} << lane : 0;
            const std::uint64_t base = narrow ? lanes<std::uint32_t>(warp, instruction.from[0])[lane]
                                              : lanes<std::uint64_t>(warp, instruction.from[0])[lane];
            places.address[lane] = base + static_cast<std::uint64_t>(instruction.immediate) + done;
        }
        if (!resolveAddresses(instruction, warp, active, access, places))
            return Next::Faulted;
        if (const LaneMask outside = active & ~places.shared; outside != 0) {
            raise(warp, {.kind = Fault::Kind::IllegalAddress, .lane = lowestLane(outside), .hasAddress = true,
                         .address = places.address[lowestLane(outside)],
                         .text = "st.bulk writes to shared memory, and this generic address is in another space"});
            return Next::Faulted;
        }
        for (LaneMask left = active; left != 0; left &= left - 1)
            std::memset(places.host[lowestLane(left)], 0, kZeroBytes);
        if (!isUnobserved(warp))
            observeWritten(instruction, warp, access, places, kZeros);
    }
    return Next::Continue;
}

// st.bulk [address], size, 0
Instruction bindBulkStore(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 3 || decoder.integer(2) != 0)
        decoder.refuse("its operands must be an address, a size and 0");
    Instruction instruction;
    Access access{.space = memoryWords(decoder).space, .kind = AccessKind::Write, .bytes = kZeroBytes};
    const DecodedAddress address = bindAddress(decoder, 0, access, instruction);
    const bool isWide = registerBytes(decoder, 1, -1, ptx::Type::U64) == sizeof(std::uint64_t);
    instruction.from[1] = decoder.source(1, isWide ? ptx::Type::U64 : ptx::Type::U32);
    instruction.aux = access.space == Space::Generic ? 1 : 0;
    if (access.narrow)
        instruction.all = isWide ? storeZeros<true, true> : storeZeros<false, true>;
    else
        instruction.all = isWide ? storeZeros<true, false> : storeZeros<false, false>;
    instruction.some = instruction.all;
    faultOutside(address, access, instruction);
    return instruction;
}

#define KD_STORE_SPACES "[.global|.local|.param|.param::func|.shared|.shared::cta|.shared::cluster]"
#define KD_STORE_HINTS KD_L1_PRIORITY " " KD_L2_PRIORITY " [.L2::cache_hint]"

constexpr InstructionPattern kStorePatterns[] = {
    KD_VECTOR_ROWS("st", "[.weak] " KD_STORE_SPACES " [.wb|.cg|.cs|.wt] " KD_STORE_HINTS, bindStore),
    {"st", "[.weak] " KD_STORE_SPACES " [.wb|.cg|.cs|.wt] " KD_STORE_HINTS " .v8 .b8|.u8|.s8", bindStore},
    KD_WIDE_ROWS("st", "[.weak] [.global] " KD_STORE_HINTS, bindStore),
    KD_VECTOR_ROWS("st", KD_STORE_SPACES " .volatile " KD_STORE_SPACES, bindStore),
    KD_VECTOR_ROWS("st", KD_STRONG_SPACES " .relaxed|.release ." KD_SCOPE " " KD_STRONG_SPACES " " KD_STORE_HINTS, bindStore),
    {"st", "[.global] .mmio .relaxed .sys [.global] " KD_MOVED, bindStore},
    {"st", ".async .mmio .release .sys [.global] .b16|.b32|.b64|.u16|.u32|.u64|.s16|.s32|.s64|.f32|.f64", bindAsyncStore,
     "is done at once", 100},
    {"st", ".bulk [.weak] [.shared::cta]", bindBulkStore, "no GPU was compared", 100},
};

#undef KD_STORE_HINTS
#undef KD_STORE_SPACES

}  // namespace

std::span<const InstructionPattern> storePatterns()
{
    return kStorePatterns;
}

}  // namespace kd::emulator
