// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/atomic.h"
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/memorypatterns.h"

#include <algorithm>
#include <iterator>

namespace kd::emulator {
namespace {

using ptx::Space;
using ptx::Type;

constexpr std::string_view kOperations[] = {"add", "min", "max", "inc", "dec", "and", "or", "xor", "exch", "cas"};

std::string_view operationOf(const OperandDecoder& decoder)
{
    for (const std::string_view word : decoder.text().modifiers)
        if (std::find(std::begin(kOperations), std::end(kOperations), word) != std::end(kOperations))
            return word;
    return {};
}

// Registers of halves and of their vectors are untyped.
Type registerType(Type type)
{
    switch (type) {
    case Type::F16: case Type::BF16: return Type::B16;
    case Type::F16x2: case Type::BF16x2: return Type::B32;
    default: return type;
    }
}

void checkCount(const OperandDecoder& decoder, int count, int wanted)
{
    if (count != wanted)
        decoder.refuse(message("the vector has {} elements instead of {}", count, wanted));
}

// Destinations and sources of a vector stand in the list one behind the other.
std::uint32_t bindVectors(OperandDecoder& decoder, const MemoryModifiers& words, bool isReduction)
{
    int count = 0;
    std::uint32_t list = 0;
    if (!isReduction) {
        list = decoder.destinationList(0, registerType(words.type), count);
        checkCount(decoder, count, words.count);
    }
    const std::uint32_t sources = decoder.sourceList(isReduction ? 1 : 2, registerType(words.type), count);
    checkCount(decoder, count, words.count);
    if (sources > kListMask)
        decoder.refuse("the function has too many vector operands");
    return isReduction ? sources : list;
}

Instruction bindAtomic(OperandDecoder& decoder, bool isReduction)
{
    const MemoryModifiers words = memoryWords(decoder);
    const std::string_view operation = operationOf(decoder);
    const int address = isReduction ? 0 : 1;
    bindCachePolicy(decoder, words, address + (operation == "cas" ? 3 : 2));
    Instruction instruction;
    const bool keepsSubnormals = words.type == Type::F32 && decoder.text().has("noftz");
    instruction.all = instruction.some = atomicHandler(keepsSubnormals ? "add.noftz" : operation, words.type, words.count);
    if (instruction.all == nullptr)
        decoder.refuse("there is no such operation on this type");
    const auto bytes = static_cast<std::uint32_t>(ptx::sizeOf(words.type)) * static_cast<std::uint32_t>(words.count);
    Access access{.space = words.space, .kind = AccessKind::Atomic, .order = words.order, .bytes = bytes};
    const DecodedAddress bound = bindAddress(decoder, address, access, instruction);
    if (bound.isFrame)
        decoder.refuse("parameters are not changed by atomic operations");
    std::uint32_t list = 0;
    if (words.count > 1) {
        list = bindVectors(decoder, words, isReduction);
    } else {
        if (!isReduction)
            instruction.to = decoder.destination(0, registerType(words.type));
        instruction.from[1] = decoder.source(address + 1, registerType(words.type));
        if (operation == "cas")
            instruction.from[2] = decoder.source(address + 2, registerType(words.type));
    }
    instruction.aux = packed({words.space, access.narrow, words.order == Order::Ordered, isReduction}, list);
    faultOutside(bound, access, instruction);
    return instruction;
}

Instruction bindAtom(OperandDecoder& decoder)
{
    return bindAtomic(decoder, false);
}

Instruction bindRed(OperandDecoder& decoder)
{
    return bindAtomic(decoder, true);
}

Instruction bindAsyncRed(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), 2));
    return bindAtomic(decoder, true);
}

// Compilers write the space, order and scope before the operation or behind it.
#define KD_ATOMIC_SPACES "[.global|.shared|.shared::cta|.shared::cluster]"
#define KD_SCOPES "[." KD_SCOPE "]"
#define KD_BEFORE(sem) sem " " KD_SCOPES " " KD_ATOMIC_SPACES " " sem " " KD_SCOPES " "
#define KD_BEHIND(sem) sem " " KD_SCOPES " " KD_ATOMIC_SPACES " "
#define KD_HINT " [.L2::cache_hint] "
#define KD_ATOM_SEM "[.relaxed|.acquire|.release|.acq_rel]"
#define KD_RED_SEM "[.relaxed|.release]"

#define KD_VECTOR(sem) sem " " KD_SCOPES " [.global]"

#define KD_ATOMIC_ROWS(root, sem, bind)                                                                                            \
    {root, KD_BEFORE(sem) ".add " KD_BEHIND(sem) KD_HINT ".u32|.s32|.u64|.f32|.f64", bind},                                        \
        {root, KD_BEFORE(sem) ".add " KD_BEHIND(sem) ".noftz " KD_BEHIND(sem) KD_HINT ".f16|.f16x2|.bf16|.bf16x2", bind},          \
        {root, KD_BEFORE(sem) ".add " KD_BEHIND(sem) ".noftz " KD_BEHIND(sem) KD_HINT ".f32", bind, {}, 90},                       \
        {root, KD_BEFORE(sem) ".min|.max " KD_BEHIND(sem) KD_HINT ".u32|.s32|.u64|.s64", bind},                                    \
        {root, KD_BEFORE(sem) ".inc|.dec " KD_BEHIND(sem) KD_HINT ".u32", bind},                                                   \
        {root, KD_BEFORE(sem) ".and|.or|.xor " KD_BEHIND(sem) KD_HINT ".b32|.b64", bind},                                          \
        {root, KD_VECTOR(sem) " .add [.noftz]" KD_HINT ".v2|.v4 .f32", bind, {}, 90},                                              \
        {root, KD_VECTOR(sem) " .v2|.v4 .f32 .add [.noftz] [.L2::cache_hint]", bind, {}, 90},                                      \
        {root, KD_VECTOR(sem) " .add|.min|.max .noftz" KD_HINT ".v2|.v4|.v8 .f16|.bf16", bind, {}, 90},                            \
        {root, KD_VECTOR(sem) " .v2|.v4|.v8 .f16|.bf16 .add|.min|.max .noftz [.L2::cache_hint]", bind, {}, 90},                    \
        {root, KD_VECTOR(sem) " .add|.min|.max .noftz" KD_HINT ".v2|.v4 .f16x2|.bf16x2", bind, {}, 90},                            \
    {                                                                                                                              \
        root, KD_VECTOR(sem) " .v2|.v4 .f16x2|.bf16x2 .add|.min|.max .noftz [.L2::cache_hint]", bind, {}, 90                       \
    }

constexpr InstructionPattern kAtomPatterns[] = {
    KD_ATOMIC_ROWS("atom", KD_ATOM_SEM, bindAtom),
    {"atom", KD_BEFORE(KD_ATOM_SEM) ".exch " KD_BEHIND(KD_ATOM_SEM) KD_HINT ".b32|.b64|.b128", bindAtom},
    {"atom", KD_BEFORE(KD_ATOM_SEM) ".cas " KD_BEHIND(KD_ATOM_SEM) KD_HINT ".b16|.b32|.b64|.b128", bindAtom},
};
constexpr InstructionPattern kRedPatterns[] = {
    KD_ATOMIC_ROWS("red", KD_RED_SEM, bindRed),
    {"red", ".async .mmio .release .sys [.global] .add .u32|.s32|.u64|.s64", bindAsyncRed, "is done at once", 100},
    {"red", ".async .mmio .release .sys [.global] .min|.max .u32|.s32", bindAsyncRed, "is done at once", 100},
    {"red", ".async .mmio .release .sys [.global] .inc|.dec .u32", bindAsyncRed, "is done at once", 100},
    {"red", ".async .mmio .release .sys [.global] .and|.or|.xor .b32", bindAsyncRed, "is done at once", 100},
};

#undef KD_ATOMIC_ROWS
#undef KD_VECTOR
#undef KD_RED_SEM
#undef KD_ATOM_SEM
#undef KD_HINT
#undef KD_BEHIND
#undef KD_BEFORE
#undef KD_SCOPES
#undef KD_ATOMIC_SPACES

}  // namespace

std::span<const InstructionPattern> atomicPatterns()
{
    return kAtomPatterns;
}

std::span<const InstructionPattern> reductionPatterns()
{
    return kRedPatterns;
}

}  // namespace kd::emulator
