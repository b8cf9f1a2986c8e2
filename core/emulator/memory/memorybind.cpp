#include "core/emulator/memory/memorybind.h"

#include <algorithm>

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
                                 {"param", Space::Param},
                                 {"param::entry", Space::Param},
                                 {"param::func", Space::Param}};

void readSpace(const Binder& binder, std::string_view word, MemoryWords& words)
{
    for (const SpaceName& space : kSpaces) {
        if (word != space.name)
            continue;
        if (words.space != Space::Generic)
            binder.refuse("it names two state spaces");
        words.space = space.space;
    }
}

void readWord(std::string_view word, MemoryWords& words)
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

std::string_view nameOf(Space space)
{
    for (const SpaceName& name : kSpaces)
        if (name.space == space)
            return name.name;
    return "reg";
}

void checkSpace(const Binder& binder, const AddressOperand& address, Space space)
{
    if (address.variable == nullptr || address.space == space)
        return;
    // Addresses of global and constant variables are generic ones.
    if (space == Space::Generic && (address.space == Space::Global || address.space == Space::Const))
        return;
    binder.refuse("variable " + address.variable->name + " is in ." + std::string(nameOf(address.space)) + ", which this is not an access to");
}

void bindFrame(const Binder& binder, const AddressOperand& address, const Access& access, Instruction& instruction)
{
    const auto offset = static_cast<std::uint64_t>(address.offset);
    if (address.offset < 0 || offset + access.bytes > address.bytes)
        binder.refuse(std::to_string(access.bytes) + " bytes at " + std::to_string(address.offset) + " are outside of the " +
                      std::to_string(address.bytes) + " bytes of the parameter");
    if (offset % access.bytes != 0)
        binder.refuse("offset " + std::to_string(address.offset) + " is not a multiple of the " + std::to_string(access.bytes) +
                      " bytes of the access");
    instruction.immediate = static_cast<std::int64_t>(std::uint64_t{address.stride} << 32 | offset);
    instruction.from[0] = address.base;
}

}  // namespace

MemoryWords memoryWords(const Binder& binder)
{
    MemoryWords words;
    for (const std::string_view word : binder.text().modifiers)
        readSpace(binder, word, words);
    for (const std::string_view word : binder.text().modifiers)
        readWord(word, words);
    return words;
}

BoundAddress bindAddress(Binder& binder, int index, Access& access, Instruction& instruction)
{
    const AddressOperand address = binder.address(index);
    checkSpace(binder, address, access.space);
    if (address.kind == AddressOperand::Kind::Frame) {
        bindFrame(binder, address, access, instruction);
        return {.isFrame = true};
    }
    if (address.kind == AddressOperand::Kind::Constant) {
        instruction.from[0] = binder.constant(static_cast<std::uint64_t>(address.offset), 8);
        return {.isConstant = true};
    }
    access.narrow = address.baseBytes == 4;
    instruction.from[0] = address.base;
    instruction.immediate = address.offset;
    return {};
}

void bindCachePolicy(Binder& binder, const MemoryWords& words, int count)
{
    const int wanted = count + (words.hasCacheHint ? 1 : 0);
    if (binder.operandCount() != wanted)
        binder.refuse("it has " + std::to_string(binder.operandCount()) + " operands instead of " + std::to_string(wanted));
    if (words.hasCacheHint)
        binder.source(count, ptx::Type::B64);
}

std::uint32_t registerBytes(const Binder& binder, int operand, int element, ptx::Type type)
{
    ptx::Type declared = element < 0 ? binder.registerType(operand) : binder.elementType(operand, element);
    if (declared == ptx::Type::None)
        declared = type;
    return std::max<std::uint32_t>(2, static_cast<std::uint32_t>(ptx::sizeOf(declared)));
}

}  // namespace kd::emulator
