// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/memorybind.h"

#include "core/emulator/ptx/readablename.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>
#include <limits>

namespace kd::emulator {
namespace {

using ptx::Space;

struct SpaceName {
    std::string_view name;
    Space space;
};
constexpr SpaceName kSpaces[] = {{"const", Space::Const},
                                 {"global", Space::Global},
                                 {"local", Space::Local},
                                 {"shared", Space::Shared},
                                 {"shared::cta", Space::Shared},
                                 {"shared::cluster", Space::Shared},
                                 {"param", Space::Param},
                                 {"param::entry", Space::Param},
                                 {"param::func", Space::Param}};

void readSpace(const OperandDecoder& decoder, std::string_view word, MemoryModifiers& words)
{
    for (const SpaceName& space : kSpaces) {
        if (word != space.name)
            continue;
        if (words.space != Space::Generic)
            decoder.refuse("it names two state spaces");
        words.space = space.space;
    }
}

void readWord(std::string_view word, MemoryModifiers& words)
{
    if (word == "volatile" || word == "relaxed" || word == "mmio")
        words.order = std::max(words.order, Order::Relaxed);
    else if (word == "acquire" || word == "release" || word == "acq_rel")
        words.order = Order::Ordered;
    else if (word == "v2" || word == "v4" || word == "v8")
        words.count = word[1] - '0';
    else if (const ptx::Type type = ptx::typeNamed(word); type != ptx::Type::None)
        words.type = type;
    words.isNonCoherent |= word == "nc";
    words.isEntryParameter |= word == "param::entry";
    words.isFunctionParameter |= word == "param::func";
    words.hasCacheHint |= word == "L2::cache_hint";
}

std::string_view spaceName(Space space)
{
    for (const SpaceName& name : kSpaces)
        if (name.space == space)
            return name.name;
    return "reg";
}

void checkSpace(const OperandDecoder& decoder, const AddressOperand& address, Space space)
{
    if (address.variable == nullptr || address.space == space)
        return;
    // Addresses of global and constant variables are generic ones.
    if (space == Space::Generic && (address.space == Space::Global || address.space == Space::Const))
        return;
    decoder.refuse(message("variable {} is in .{}, which this is not an access to", address.variable->name,
                          spaceName(address.space)));
}

// How far from the start of the variable that is named; variables of 2 GiB and more are checked as the memory that they are in.
void checkVariable(const OperandDecoder& decoder, int index, const AddressOperand& address, const Access& access,
                   DecodedAddress& bound)
{
    if (address.variable == nullptr || address.bytes == 0 || address.bytes > std::numeric_limits<std::int32_t>::max())
        return;
    const ptx::Operand& operand = decoder.operand(index);
    const bool isBracketed = operand.kind == ptx::Operand::Kind::Address;
    const std::int64_t offset = operand.value + (isBracketed ? operand.elements.front().value : 0);
    const auto size = static_cast<std::int64_t>(address.bytes);
    bound.isOutside = offset < 0 || offset + static_cast<std::int64_t>(access.bytes) > size;
    bound.offset = static_cast<std::int32_t>(
        std::clamp<std::int64_t>(offset, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()));
    bound.variableBytes = static_cast<std::uint32_t>(address.bytes);
}

Fault::Kind outsideKind(Space space)
{
    switch (space) {
    case Space::Shared: return Fault::Kind::SharedOutOfBounds;
    case Space::Local: return Fault::Kind::LocalOutOfBounds;
    case Space::Const:
    case Space::Param: return Fault::Kind::ConstantOutOfBounds;
    default: return Fault::Kind::IllegalAddress;
    }
}

// The variable in the instruction's brackets.
Message nameIn(const ptx::Module& module, const ptx::Function& function, const ptx::Instruction& text)
{
    for (const ptx::Operand& operand : text.operands) {
        const ptx::Operand& base = operand.kind == ptx::Operand::Kind::Address ? operand.elements.front() : operand;
        if (base.kind == ptx::Operand::Kind::Variable)
            return verbatim(
                ptx::readableVariable((base.isLocalScope ? function.variables : module.variables)[base.index].name));
    }
    return "that it names";
}

Message variableOf(const Instruction& instruction, const Warp& warp)
{
    if (warp.program == nullptr || warp.call == nullptr)
        return "that it names";
    const ptx::Function& function = *warp.call->function->text;
    return nameIn(*warp.program->module, function, function.body[instruction.source]);
}

// aux: space, kind and bytes of the access; immediate: offset, and the size of the variable in its upper half.
Next outside(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const auto packed = static_cast<std::uint64_t>(instruction.immediate);
    const auto space = static_cast<Space>(instruction.aux >> 16);
    const Access access{
        .space = space, .kind = static_cast<AccessKind>(instruction.aux >> 8 & 0xff), .bytes = instruction.aux & 0xff};
    return raise(warpOf(registers),
                 {.kind = outsideKind(space),
                  .lane = lowestLane(mask),
                  .text = outsideText(access, static_cast<std::int32_t>(packed), static_cast<std::uint32_t>(packed >> 32),
                                      variableOf(instruction, warpOf(registers)))});
}

// Limits that do not fit stay away: there is never so much shared memory.
void bindLimits(const OperandDecoder& decoder, const AddressOperand& address, Space space, Instruction& instruction)
{
    const AddressOperand::Origin& origin = address.origin;
    if (space == Space::Shared) {
        const bool isKnown = origin.space == space && origin.first < kEndOfOwnBlock;
        const std::uint32_t end = decoder.text().has("shared::cluster") ? kNoEnd : kEndOfOwnBlock;
        instruction.to2 = isKnown ? static_cast<Slot>(origin.first) : 0;
        instruction.from[3] = isKnown ? static_cast<Slot>(std::min<std::uint64_t>(origin.end, end)) : end;
    } else if (space == Space::Local) {
        instruction.to2 = origin.space == space ? 1 : 0;
    }
}

void bindFrame(const OperandDecoder& decoder, const AddressOperand& address, const Access& access, Instruction& instruction)
{
    const auto offset = static_cast<std::uint64_t>(address.offset);
    if (address.offset < 0 || offset + access.bytes > address.bytes)
        decoder.refuse(message("{} bytes at {} are outside of the {} bytes of the parameter", access.bytes, address.offset,
                              address.bytes));
    if (offset % access.bytes != 0)
        decoder.refuse(message("offset {} is not a multiple of the {} bytes of the access", address.offset, access.bytes));
    instruction.immediate = static_cast<std::int64_t>(std::uint64_t{address.stride} << 32 | offset);
    instruction.from[0] = address.base;
}

// The window stands in the upper half of the immediate, which 32-bit addresses leave alone.
void bindWindow(const OperandDecoder& decoder, const AddressOperand& address, Instruction& instruction)
{
    if (address.constantWindow == 0)
        decoder.refuse("constant memory is read through a 32-bit register, which is emulated only where the module has one "
                      "constant variable: use a 64-bit register");
    instruction.immediate = static_cast<std::int64_t>(address.constantWindow | static_cast<std::uint32_t>(address.offset));
}

}  // namespace

MemoryModifiers memoryWords(const OperandDecoder& decoder)
{
    MemoryModifiers words;
    for (const std::string_view word : decoder.text().modifiers)
        readSpace(decoder, word, words);
    for (const std::string_view word : decoder.text().modifiers)
        readWord(word, words);
    return words;
}

DecodedAddress bindAddress(OperandDecoder& decoder, int index, Access& access, Instruction& instruction)
{
    const AddressOperand address = decoder.address(index);
    checkSpace(decoder, address, access.space);
    if (address.kind == AddressOperand::Kind::Frame) {
        bindFrame(decoder, address, access, instruction);
        return {.isFrame = true};
    }
    bindLimits(decoder, address, access.space, instruction);
    DecodedAddress bound;
    checkVariable(decoder, index, address, access, bound);
    bound.isConstant = address.kind == AddressOperand::Kind::Constant;
    if (bound.isConstant) {
        const bool isShared = address.space == Space::Shared;
        instruction.from[0] = isShared ? address.base : decoder.constant(static_cast<std::uint64_t>(address.offset), 8);
        return bound;
    }
    access.narrow = address.baseBytes == 4;
    instruction.from[0] = address.base;
    instruction.immediate = address.offset;
    if (access.narrow && access.space == Space::Const)
        bindWindow(decoder, address, instruction);
    return bound;
}

void faultOutside(const DecodedAddress& address, const Access& access, Instruction& instruction)
{
    if (!address.isOutside)
        return;
    instruction.all = instruction.some = outside;
    instruction.aux = static_cast<std::uint32_t>(access.space) << 16 | static_cast<std::uint32_t>(access.kind) << 8 | access.bytes;
    instruction.immediate =
        static_cast<std::int64_t>(std::uint64_t{address.variableBytes} << 32 | static_cast<std::uint32_t>(address.offset));
}

void bindCachePolicy(OperandDecoder& decoder, const MemoryModifiers& words, int count)
{
    const int wanted = count + (words.hasCacheHint ? 1 : 0);
    if (decoder.operandCount() != wanted)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), wanted));
    if (words.hasCacheHint)
        decoder.source(count, ptx::Type::B64);
}

ptx::Type typeInRegisters(const OperandDecoder& decoder, int operand, ptx::Type type)
{
    if (type != ptx::Type::F32)
        return type;
    if (decoder.operand(operand).kind != ptx::Operand::Kind::Vector)
        return decoder.registerType(operand) == ptx::Type::B64 ? ptx::Type::B32 : type;
    for (std::size_t i = 0; i < decoder.operand(operand).elements.size(); ++i)
        if (decoder.elementType(operand, static_cast<int>(i)) != ptx::Type::B64)
            return type;
    return ptx::Type::B32;
}

std::uint32_t registerBytes(const OperandDecoder& decoder, int operand, int element, ptx::Type type)
{
    ptx::Type declared = element < 0 ? decoder.registerType(operand) : decoder.elementType(operand, element);
    if (declared == ptx::Type::None)
        declared = type;
    return std::max<std::uint32_t>(2, static_cast<std::uint32_t>(ptx::sizeOf(declared)));
}

}  // namespace kd::emulator
