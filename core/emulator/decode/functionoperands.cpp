// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/functiondecoder.h"

#include "core/emulator/program/functionhandle.h"
#include "core/emulator/decode/syntheticops.h"

#include <bit>
#include <cstdint>

// How FunctionDecoder reads operands.
namespace kd::emulator {
namespace {

bool isClock(ptx::Special special)
{
    return special >= ptx::Special::Clock && special <= ptx::Special::GlobalTimerHi;
}

std::uint64_t truncated(std::uint64_t value, std::uint32_t bytes)
{
    return bytes >= 8 ? value : value & ((std::uint64_t{1} << 8 * bytes) - 1);
}

}  // namespace

std::string_view FunctionDecoder::group(int index) const
{
    const auto number = static_cast<std::size_t>(index);
    return number < m_groups.size() ? m_groups[number] : std::string_view();
}

int FunctionDecoder::operandCount() const
{
    return static_cast<int>(m_instruction->operands.size());
}

const ptx::Operand& FunctionDecoder::operand(int index) const
{
    if (index < 0 || index >= operandCount())
        refuse(message("operand {} is missing", index + 1));
    return m_instruction->operands[static_cast<std::size_t>(index)];
}

ptx::Type FunctionDecoder::registerType(int index) const
{
    const ptx::Operand& read = operand(index);
    return read.kind == ptx::Operand::Kind::Register ? m_text.registers[read.index].type : ptx::Type::None;
}

void FunctionDecoder::checkRegister(const ptx::Register& reg, ptx::Type type, bool mayBeWider) const
{
    if (reg.type == ptx::Type::Pred)
        refuse(message("register {} is a predicate where a value is wanted", reg.name));
    const std::uint32_t has = laneBytes(reg.type), wants = laneBytes(type);
    if (has != wants && !(mayBeWider && has > wants))
        refuse(message("register {} has {} bits where {} are wanted", reg.name, 8 * has, 8 * wants));
}

Slot FunctionDecoder::read(ptx::Index reg)
{
    m_note.reads.push_back(reg);
    return m_slots.registerSlot(reg);
}

Slot FunctionDecoder::written(ptx::Index reg)
{
    m_note.writes.push_back(reg);
    return m_slots.registerSlot(reg);
}

Slot FunctionDecoder::destination(int number, ptx::Type type, bool mayBeWider)
{
    return destinationOf(operand(number), type, mayBeWider);
}

Slot FunctionDecoder::destinationOf(const ptx::Operand& target, ptx::Type type, bool mayBeWider)
{
    if (target.kind == ptx::Operand::Kind::Sink)
        return m_slots.sink();
    if (target.kind != ptx::Operand::Kind::Register || target.negated)
        refuse("the destination is not a register");
    checkRegister(m_text.registers[target.index], type, mayBeWider);
    return written(target.index);
}

Slot FunctionDecoder::source(int number, ptx::Type type, bool mayBeWider)
{
    return sourceOf(operand(number), type, mayBeWider);
}

Slot FunctionDecoder::sourceOf(const ptx::Operand& from, ptx::Type type, bool mayBeWider)
{
    switch (from.kind) {
    case ptx::Operand::Kind::Register:
        if (from.negated && text().root != "vmad")  // whose row looks after it
            refuse("a register cannot be negated here");
        checkRegister(m_text.registers[from.index], type, mayBeWider);
        return read(from.index);
    case ptx::Operand::Kind::Special:
        return specialSource(from, type);
    case ptx::Operand::Kind::Integer:
    case ptx::Operand::Kind::Float:
    case ptx::Operand::Kind::Float32:
        return immediate(from, type);
    case ptx::Operand::Kind::Variable:
    case ptx::Operand::Kind::Function:
        return variableSource(from, type);
    case ptx::Operand::Kind::Sink:
        return m_slots.sink();
    default:
        refuse("an operand is neither a register nor a number");
    }
}

Slot FunctionDecoder::immediate(const ptx::Operand& number, ptx::Type type)
{
    const std::uint32_t bytes = laneBytes(type);
    const auto bits = static_cast<std::uint64_t>(number.value);
    const bool isInteger = number.kind == ptx::Operand::Kind::Integer;
    if (isInteger == ptx::isFloat(type))
        if (isInteger || (type != ptx::Type::B32 && type != ptx::Type::B64))
            refuse(isInteger ? Message("a floating-point number is wanted, not an integer")
                   : Message("an integer is wanted, not a floating-point number"));
    if (bytes < 2 || bytes > 8 || type == ptx::Type::F16 || type == ptx::Type::BF16)
        refuse("a number cannot stand here");
    if (isInteger)
        return m_slots.constant(truncated(bits, bytes), static_cast<std::uint8_t>(bytes));
    if (number.kind == ptx::Operand::Kind::Float32)
        return bytes == 4
            ? m_slots.constant(truncated(bits, 4), 4)
            : m_slots.constant(std::bit_cast<std::uint64_t>(double{std::bit_cast<float>(static_cast<std::uint32_t>(bits))}), 8);
    return bytes == 8 ? m_slots.constant(bits, 8)
                      : m_slots.constant(std::bit_cast<std::uint32_t>(static_cast<float>(std::bit_cast<double>(bits))), 4);
}

Slot FunctionDecoder::specialSource(const ptx::Operand& from, ptx::Type type)
{
    const std::uint32_t bytes = laneBytes(type);
    if (from.special == ptx::Special::PerformanceMonitor || from.special == ptx::Special::PerformanceMonitor64)
        refuse("performance monitors are not emulated");
    if (bytes == 0 || bytes > 8 || ptx::isFloat(type))
        refuse("a special register cannot be read as this type");
    if (from.special == ptx::Special::WarpSize)
        return m_slots.constant(kLanes, static_cast<std::uint8_t>(bytes));
    const bool isNumbered = from.special == ptx::Special::EnvReg || from.special == ptx::Special::ReservedSmemOffset;
    const auto number = static_cast<std::uint64_t>(isNumbered ? from.value : 0);
    m_context.program->usesReservedShared |= from.special >= ptx::Special::ReservedSmemBegin;
    const Slot slot = m_slots.special(from.special, static_cast<std::uint8_t>(bytes), number);
    if (isClock(from.special))
        m_before.push_back(clockReading(slot, static_cast<std::uint32_t>(from.special), static_cast<int>(bytes)));
    return slot;
}

const ptx::Variable& FunctionDecoder::variableOf(const ptx::Operand& from) const
{
    return from.isLocalScope ? m_text.variables[from.index] : m_context.module->variables[from.index];
}

std::uint64_t FunctionDecoder::sharedOffset(bool isLocalScope, ptx::Index variable) const
{
    const auto found = m_context.sharedOffsets.find({isLocalScope ? m_moduleIndex : kNoFunction, variable});
    if (found == m_context.sharedOffsets.end())
        refuse("a shared variable has no place");
    return found->second;
}

Slot FunctionDecoder::variableSource(const ptx::Operand& from, ptx::Type type)
{
    const auto bytes = static_cast<std::uint8_t>(laneBytes(type));
    if ((bytes != 4 && bytes != 8) || ptx::isFloat(type))
        refuse("an address needs a register of 32 or 64 bits");
    if (from.kind == ptx::Operand::Kind::Function)
        return m_slots.constant(FunctionHandle::of(m_context.imageNumber, from.index), bytes);
    const ptx::Variable& variable = variableOf(from);
    if (from.isLocalScope && variable.space == ptx::Space::Param && !isEntry()) {
        if (!isParameter(from.index))
            refuse("the address of a parameter of a call cannot be taken");
        return m_slots.local(localOffset(from.index) + static_cast<std::uint64_t>(from.value), bytes);
    }
    if (variable.space == ptx::Space::Shared)
        return m_slots.shared(sharedOffset(from.isLocalScope, from.index) + static_cast<std::uint64_t>(from.value), bytes);
    const AddressOperand address = variableAddress(from, from.value);
    if (address.kind == AddressOperand::Kind::Constant)
        return m_slots.constant(truncated(static_cast<std::uint64_t>(address.offset), bytes), bytes);
    return m_slots.local(localOffset(from.index) + static_cast<std::uint64_t>(from.value), bytes);
}

AddressOperand FunctionDecoder::address(int number)
{
    const ptx::Operand& from = operand(number);
    if (from.kind == ptx::Operand::Kind::Variable)
        return variableAddress(from, from.value);
    const bool hasCoordinates = from.elements.size() == 2 && from.elements.back().kind == ptx::Operand::Kind::Vector &&
        text().has("tensor");
    if (from.kind != ptx::Operand::Kind::Address || (from.elements.size() != 1 && !hasCoordinates))
        refuse(message("operand {} is not an address in brackets", number + 1));
    const ptx::Operand& base = from.elements.front();
    if (base.kind == ptx::Operand::Kind::Variable)
        return variableAddress(base, base.value + from.value);
    if (base.kind == ptx::Operand::Kind::Integer)
        return {.kind = AddressOperand::Kind::Constant, .offset = base.value + from.value};
    if (base.kind != ptx::Operand::Kind::Register || base.negated)
        refuse("an address is a register, a variable or a number");
    const std::uint32_t bytes = laneBytes(m_text.registers[base.index].type);
    if (bytes != 4 && bytes != 8)
        refuse(message("address register {} has neither 32 nor 64 bits", m_text.registers[base.index].name));
    return {.kind = AddressOperand::Kind::Register, .base = read(base.index), .baseBytes = static_cast<int>(bytes),
            .constantWindow = constantWindow(), .offset = from.value, .origin = originOf(base.index)};
}

AddressOperand::Origin FunctionDecoder::originOf(ptx::Index reg) const
{
    const std::optional<PointerOrigins::Variable> origin = m_origins.of(reg);
    if (!origin)
        return {};
    const ptx::Variable& variable =
        origin->isLocalScope ? m_text.variables[origin->index] : m_context.module->variables[origin->index];
    if (variable.space != ptx::Space::Shared)
        return {.space = variable.space};
    const std::uint64_t first = sharedOffset(origin->isLocalScope, origin->index);
    const bool isOpen = variable.isExtern || variable.bytes == 0;
    return {.space = variable.space, .first = first, .end = isOpen ? ~std::uint64_t{0} : first + variable.bytes};
}

// Every variable has a window of its own, so 32 bits tell the address only where there is one.
std::uint64_t FunctionDecoder::constantWindow() const
{
    const std::vector<ptx::Variable>& variables = m_context.module->variables;
    std::uint64_t window = 0;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        if (variables[i].space != ptx::Space::Const || m_context.globalAddresses[i] == 0)
            continue;
        if (window != 0)
            return 0;
        window = m_context.globalAddresses[i];
    }
    return window;
}

AddressOperand FunctionDecoder::variableAddress(const ptx::Operand& from, std::int64_t offset)
{
    const ptx::Variable& variable = variableOf(from);
    AddressOperand address{.space = variable.space, .offset = offset, .bytes = variable.bytes, .variable = &variable};
    switch (variable.space) {
    case ptx::Space::Shared:
        address.offset += static_cast<std::int64_t>(sharedOffset(from.isLocalScope, from.index));
        address.base = m_slots.shared(static_cast<std::uint64_t>(address.offset), 8);
        return address;
    case ptx::Space::Global:
    case ptx::Space::Const:
        if (from.isLocalScope || m_context.globalAddresses[from.index] == 0)
            refuse(message("variable {} has no memory: it is declared, but not defined, or of no size", variable.name));
        address.offset += static_cast<std::int64_t>(m_context.globalAddresses[from.index]);
        return address;
    default:
        if (!from.isLocalScope)
            refuse(message("variable {} is in a state space that it cannot be in", variable.name));
        return scopedAddress(from, offset);
    }
}

// `.local` and `.param` of the function.
AddressOperand FunctionDecoder::scopedAddress(const ptx::Operand& from, std::int64_t offset)
{
    const ptx::Variable& variable = m_text.variables[from.index];
    AddressOperand address{.space = variable.space, .offset = offset, .bytes = variable.bytes, .variable = &variable};
    if (variable.space == ptx::Space::Local) {
        address.offset += static_cast<std::int64_t>(localOffset(from.index));
        if (!isEntry()) {
            address.kind = AddressOperand::Kind::Register;
            address.base = m_slots.local(0, 8);
        }
        return address;
    }
    if (variable.space != ptx::Space::Param)
        refuse(message("variable {} is in a state space that it cannot be in", variable.name));
    if (isEntry() && isParameter(from.index)) {
        address.offset += static_cast<std::int64_t>(m_kernelParameters.offsets[from.index]);
        return address;
    }
    const Storage& storage = storageOf(from.index);
    address.kind = AddressOperand::Kind::Frame;
    address.base = storage.slot;
    address.stride = storage.stride;
    return address;
}

Slot FunctionDecoder::constant(std::uint64_t value, int bytes)
{
    return m_slots.constant(truncated(value, static_cast<std::uint32_t>(bytes)), static_cast<std::uint8_t>(bytes));
}

std::int64_t FunctionDecoder::integer(int number)
{
    const ptx::Operand& from = operand(number);
    if (from.kind != ptx::Operand::Kind::Integer)
        refuse(message("operand {} is not a constant integer", number + 1));
    return from.value;
}

Slot FunctionDecoder::predicateOf(const ptx::Operand& from, bool isRead)
{
    if (from.kind == ptx::Operand::Kind::Sink)
        return m_slots.sink();
    if (isRead && from.kind == ptx::Operand::Kind::Integer)
        return m_slots.constant(from.value != 0 ? 1 : 0, 0);
    if (isRead && from.kind == ptx::Operand::Kind::Special && from.special == ptx::Special::IsExplicitCluster)
        return m_slots.special(from.special, 0, 0);
    if (from.kind != ptx::Operand::Kind::Register || m_text.registers[from.index].type != ptx::Type::Pred)
        refuse("a predicate register is wanted");
    return isRead ? read(from.index) : written(from.index);
}

Slot FunctionDecoder::predicateSource(int number, bool& negated)
{
    negated = operand(number).negated;
    return predicateOf(operand(number), true);
}

Slot FunctionDecoder::predicateDestination(int number)
{
    if (operand(number).negated)
        refuse("the destination is negated");
    return predicateOf(operand(number), false);
}

Slot FunctionDecoder::secondDestination(int number, ptx::Type type)
{
    const ptx::Operand& from = operand(number);
    if (!from.hasSecond)
        return m_slots.sink();
    const ptx::Operand& second = from.elements.back();
    return type == ptx::Type::Pred ? predicateOf(second, false) : destinationOf(second, type, false);
}

const ptx::Operand& FunctionDecoder::vector(int number) const
{
    const ptx::Operand& read = operand(number);
    if (read.kind != ptx::Operand::Kind::Vector)
        refuse(message("operand {} is not a vector in braces", number + 1));
    return read;
}

ptx::Type FunctionDecoder::elementType(int number, int element) const
{
    const std::vector<ptx::Operand>& elements = vector(number).elements;
    if (element < 0 || static_cast<std::size_t>(element) >= elements.size())
        refuse("a vector has too few elements");
    const ptx::Operand& read = elements[static_cast<std::size_t>(element)];
    return read.kind == ptx::Operand::Kind::Register ? m_text.registers[read.index].type : ptx::Type::None;
}

std::uint32_t FunctionDecoder::listOf(int number, int& count, const std::function<Slot(const ptx::Operand&)>& slotOf)
{
    const auto first = static_cast<std::uint32_t>(m_function.lists.size());
    std::span<const ptx::Operand> elements = vector(number).elements;
    if (vector(number).hasSecond)
        elements = elements.first(elements.size() - 1);
    for (const ptx::Operand& element : elements)
        m_function.lists.push_back(slotOf(element));
    count = static_cast<int>(elements.size());
    return first;
}

std::uint32_t FunctionDecoder::elementList(const ptx::Operand& elements, std::span<const ptx::Type> types)
{
    const auto first = static_cast<std::uint32_t>(m_function.lists.size());
    const bool isVector = elements.kind == ptx::Operand::Kind::Vector;
    const std::span<const ptx::Operand> all = isVector ? std::span<const ptx::Operand>(elements.elements) : std::span(&elements, 1);
    if (all.size() != types.size() || (isVector && elements.hasSecond))
        refuse(message("a vector has {} elements instead of {}", all.size(), types.size()));
    for (std::size_t i = 0; i < all.size(); ++i)
        m_function.lists.push_back(sourceOf(all[i], types[i], false));
    return first;
}

std::vector<Slot> FunctionDecoder::elements(int number, ptx::Type type)
{
    std::vector<Slot> slots;
    for (const ptx::Operand& element : vector(number).elements)
        slots.push_back(sourceOf(element, type, false));
    return slots;
}

std::vector<Slot> FunctionDecoder::coordinates(int number, ptx::Type type)
{
    const ptx::Operand& from = operand(number);
    if (from.kind != ptx::Operand::Kind::Address || from.elements.size() != 2 ||
        from.elements.back().kind != ptx::Operand::Kind::Vector)
        refuse(message("operand {} has no coordinates in braces", number + 1));
    std::vector<Slot> slots;
    for (const ptx::Operand& element : from.elements.back().elements)
        slots.push_back(sourceOf(element, type, false));
    return slots;
}

std::uint32_t FunctionDecoder::list(std::span<const Slot> slots)
{
    const auto first = static_cast<std::uint32_t>(m_function.lists.size());
    m_function.lists.insert(m_function.lists.end(), slots.begin(), slots.end());
    return first;
}

std::uint32_t FunctionDecoder::sourceList(int number, ptx::Type type, int& count, bool mayBeWider)
{
    return listOf(number, count, [&](const ptx::Operand& element) { return sourceOf(element, type, mayBeWider); });
}

std::uint32_t FunctionDecoder::destinationList(int number, ptx::Type type, int& count, bool mayBeWider)
{
    return listOf(number, count, [&](const ptx::Operand& element) { return destinationOf(element, type, mayBeWider); });
}

CallOperand FunctionDecoder::variableOperand(ptx::Index variable)
{
    const Storage& storage = storageOf(variable);
    return {storage.slot, storage.stride, storage.bytes};
}

CallOperand FunctionDecoder::registerOperand(ptx::Index reg)
{
    const std::uint32_t bytes = laneBytes(m_text.registers[reg].type);
    if (bytes == 0)
        refuse("a predicate cannot be passed to a function");
    return {m_slots.registerSlot(reg), bytes, bytes};
}

CallOperand FunctionDecoder::argumentOperand(const ptx::Operand& from, ptx::Type type, std::uint32_t bytes)
{
    if (from.kind == ptx::Operand::Kind::Variable && from.isLocalScope && m_text.variables[from.index].space == ptx::Space::Param &&
        !(isEntry() && isParameter(from.index)))
        return variableOperand(from.index);
    if (from.kind == ptx::Operand::Kind::Register) {
        m_note.reads.push_back(from.index);
        CallOperand passed = registerOperand(from.index);
        passed.bytes = bytes != 0 ? std::min(bytes, passed.bytes) : passed.bytes;
        return passed;
    }
    const std::uint32_t stride = laneBytes(type);
    return {sourceOf(from, type, false), stride, bytes != 0 ? bytes : stride};
}

CallOperand FunctionDecoder::resultOperand(const ptx::Operand& to, std::uint32_t bytes)
{
    if (to.kind == ptx::Operand::Kind::Variable && to.isLocalScope && m_text.variables[to.index].space == ptx::Space::Param)
        return variableOperand(to.index);
    if (to.kind == ptx::Operand::Kind::Sink)
        return {m_slots.storage(bytes), bytes, bytes};
    if (to.kind != ptx::Operand::Kind::Register)
        refuse("a result goes to a register or a .param variable");
    m_note.writes.push_back(to.index);
    CallOperand passed = registerOperand(to.index);
    passed.bytes = bytes != 0 ? std::min(bytes, passed.bytes) : passed.bytes;
    return passed;
}

Slot FunctionDecoder::handleSource(const ptx::Operand& from)
{
    if (from.kind != ptx::Operand::Kind::Register || laneBytes(m_text.registers[from.index].type) != 8)
        refuse("a function is called by its name or through a register of 64 bits");
    return read(from.index);
}

}  // namespace kd::emulator
