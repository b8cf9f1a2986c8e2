// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/loadstore.h"
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/memorypatterns.h"

namespace kd::emulator {
namespace {

using ptx::Space;

bool isSigned(ptx::Type type)
{
    return type == ptx::Type::S8 || type == ptx::Type::S16 || type == ptx::Type::S32 || type == ptx::Type::S64;
}

// Destinations, and the Move that fills them. All elements of a vector have registers of one width.
ElementShape bindDestinations(OperandDecoder& decoder, const MemoryModifiers& words, Instruction& instruction)
{
    const bool mayBeWider = words.type != ptx::Type::F32 && words.type != ptx::Type::F64;
    ElementShape shape{.elementBytes = static_cast<std::uint32_t>(ptx::sizeOf(words.type)),
                       .count = words.count,
                       .isSigned = isSigned(words.type)};
    if (words.count == 1) {
        instruction.to = decoder.destination(0, words.type, mayBeWider);
        shape.registerBytes = registerBytes(decoder, 0, -1, words.type);
    } else {
        int count = 0;
        instruction.aux = decoder.destinationList(0, words.type, count, mayBeWider);
        if (count != words.count)
            decoder.refuse(message("the vector has {} elements instead of {}", count, words.count));
        shape.registerBytes = 0;
        for (int i = 0; i < count; ++i) {
            const std::uint32_t bytes = registerBytes(decoder, 0, i, words.type);
            const bool isSink = decoder.elementType(0, i) == ptx::Type::None;
            if (!isSink && shape.registerBytes != 0 && bytes != shape.registerBytes)
                decoder.refuse("the registers of the vector have different widths");
            shape.registerBytes = isSink ? shape.registerBytes : bytes;
        }
        if (shape.registerBytes == 0)
            shape.registerBytes = registerBytes(decoder, 0, 0, words.type);
    }
    if (instruction.aux > kListMask)
        decoder.refuse("the function has too many vector operands");
    const int number = loadNumber(shape);
    if (number < 0)
        decoder.refuse("its registers do not fit its type");
    instruction.aux |= static_cast<std::uint32_t>(number) << kListBits;
    return shape;
}

void chooseHandlers(OperandDecoder& decoder, const MemoryModifiers& words, const Access& access, const DecodedAddress& address,
                    const ElementShape& shape, Instruction& instruction)
{
    if (address.isFrame) {
        instruction.all = instruction.some = loadFrame;
        return;
    }
    HandlerPair fast;
    if (words.order == Order::Weak && access.space == Space::Param && address.isConstant)
        fast.all = fast.some = uniformParameterLoad(shape);
    else if (words.order == Order::Weak)
        fast = fastLoad(decoder.isa(), access.space, access.narrow, shape);
    const Handler general = generalLoad(access.space, words.order, access.narrow);
    instruction.all = fast.all != nullptr ? fast.all : general;
    instruction.some = fast.some != nullptr ? fast.some : general;
}

Instruction bindLoad(OperandDecoder& decoder)
{
    MemoryModifiers words = memoryWords(decoder);
    bindCachePolicy(decoder, words, 2);
    words.type = typeInRegisters(decoder, 0, words.type);
    const std::uint32_t bytes = static_cast<std::uint32_t>(ptx::sizeOf(words.type)) * static_cast<std::uint32_t>(words.count);
    if (words.type == ptx::Type::B128 && words.count > 1)
        decoder.refuse("there are no vectors of .b128");
    if (words.isNonCoherent && words.space != Space::Global)
        decoder.refuse(".nc is for global memory only");
    Instruction instruction;
    Access access{.space = words.space, .kind = AccessKind::Read, .order = words.order, .bytes = bytes};
    const DecodedAddress address = bindAddress(decoder, 1, access, instruction);
    if (words.isEntryParameter && address.isFrame)
        decoder.refuse("the parameter is none of a kernel");
    if (words.isFunctionParameter && !address.isFrame)
        decoder.refuse("the parameter is none of a function or call");
    const ElementShape shape = bindDestinations(decoder, words, instruction);
    chooseHandlers(decoder, words, access, address, shape, instruction);
    faultOutside(address, access, instruction);
    return instruction;
}

#define KD_LOAD_SPACES "[.const|.global|.local|.param|.param::entry|.param::func|.shared|.shared::cta|.shared::cluster]"
#define KD_PREFETCH "[.L2::64B|.L2::128B|.L2::256B]"
#define KD_LOAD_HINTS KD_L1_PRIORITY " " KD_L2_PRIORITY " [.L2::cache_hint] " KD_PREFETCH

#define KD_WEAK_LOAD "[.weak] " KD_LOAD_SPACES " [.nc] [.ca|.cg|.cs|.lu|.cv] [.nc] " KD_LOAD_HINTS

constexpr InstructionPattern kLoadPatterns[] = {
    KD_VECTOR_ROWS("ld", KD_WEAK_LOAD, bindLoad),
    {"ld", KD_WEAK_LOAD " .v8 .b8|.u8|.s8", bindLoad},
    KD_WIDE_ROWS("ld", "[.weak] [.global] [.nc] " KD_LOAD_HINTS, bindLoad),
    KD_VECTOR_ROWS("ld", KD_LOAD_SPACES " .volatile " KD_LOAD_SPACES " " KD_PREFETCH, bindLoad),
    KD_VECTOR_ROWS("ld", KD_STRONG_SPACES " .relaxed|.acquire ." KD_SCOPE " " KD_STRONG_SPACES " " KD_LOAD_HINTS, bindLoad),
    {"ld", "[.global] .mmio .relaxed .sys [.global] " KD_MOVED, bindLoad},
    KD_VECTOR_ROWS("ld", "[.global] .proxy::readonly", bindLoad),
    {"ld", "[.global] [.v2] " KD_MOVED " .proxy::readonly", bindLoad, {}, 90},
    {"ld", "[.global] .v4 " KD_MOVED_BY_FOUR " .proxy::readonly", bindLoad, {}, 90},
    {"ldu", "[.global] [.v2] " KD_MOVED, bindLoad, "read as ld is"},
    {"ldu", "[.global] .v4 " KD_MOVED_BY_FOUR, bindLoad, "read as ld is"},
};

#undef KD_WEAK_LOAD
#undef KD_LOAD_HINTS
#undef KD_PREFETCH
#undef KD_LOAD_SPACES

}  // namespace

std::span<const InstructionPattern> loadPatterns()
{
    return kLoadPatterns;
}

}  // namespace kd::emulator
