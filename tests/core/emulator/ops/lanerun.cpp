// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanerun.h"

#include "core/base/error.h"
#include "core/emulator/warp/warp.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace kd::test {

using namespace emulator;
using ptx::Type;

namespace {

constexpr std::size_t kSlotBytes = 16 * kLanes;
constexpr std::size_t kMaxSlots = 24;

int bytesOf(Type type)
{
    return type == Type::Pred ? 0 : std::max(2, static_cast<int>(ptx::sizeOf(type)));
}
Type typeOf(const Port& port)
{
    switch (port.kind.bytes) {
    case 0: return Type::Pred;
    case 1:  // a register of eight bits is kept as one of sixteen
    case 2: return Type::B16;
    case 4: return Type::B32;
    case 8: return Type::B64;
    default: return Type::B128;
    }
}

ptx::Operand operandOf(const Port& port)
{
    ptx::Operand operand;
    operand.kind = port.parts > 1 ? ptx::Operand::Kind::Vector
        : port.isNumber           ? ptx::Operand::Kind::Integer
                                  : ptx::Operand::Kind::Register;
    operand.value = port.number;
    operand.negated = port.negated;
    operand.selector = port.selector;
    operand.hasSecond = port.isPair;
    if (port.isPair)
        operand.elements.resize(1);
    if (port.parts > 1)
        operand.elements.resize(static_cast<std::size_t>(port.parts), ptx::Operand{ptx::Operand::Kind::Register});
    return operand;
}

/// Every register its own slot of 16 bytes a lane, in the order of the operands.
class FormDecoder : public OperandDecoder {
public:
    FormDecoder(const Form& form, HostIsa isa, bool sharesRegisters) : m_form(form), m_isa(isa)
    {
        for (const Port& port : form.ports) {
            m_first.push_back(m_slots);
            m_slots += static_cast<std::size_t>(port.parts) + (port.isPair ? 1 : 0);
            m_operands.push_back(operandOf(port));
        }
        m_text.operands = m_operands;
        if (sharesRegisters)
            share();
    }

    std::size_t slotOf(std::size_t operand, int part) const { return m_first[operand] + static_cast<std::size_t>(part); }
    std::vector<Slot> lists;

    const ptx::Instruction& text() const override { return m_text; }
    HostIsa isa() const override { return m_isa; }
    std::string_view group(int index) const override { return m_form.words.at(static_cast<std::size_t>(index)); }
    int operandCount() const override { return static_cast<int>(m_operands.size()); }
    const ptx::Operand& operand(int index) const override { return m_operands.at(static_cast<std::size_t>(index)); }
    Type registerType(int operand) const override { return typeOf(port(operand)); }
    Type elementType(int operand, int) const override { return typeOf(port(operand)); }
    Slot destination(int operand, Type type, bool mayBeWider) override { return checked(operand, type, mayBeWider, true); }
    Slot source(int operand, Type type, bool mayBeWider) override { return checked(operand, type, mayBeWider, false); }
    Slot predicateSource(int operand, bool& negated) override
    {
        negated = port(operand).negated;
        return checked(operand, Type::Pred, false, false);
    }
    Slot predicateDestination(int operand) override { return checked(operand, Type::Pred, false, true); }
    Slot secondDestination(int operand, Type) override
    {
        return port(operand).isPair ? place(slotOf(static_cast<std::size_t>(operand), 1)) : place(kMaxSlots - 1);
    }
    AddressOperand address(int) override { return {}; }
    Slot constant(std::uint64_t, int) override { return 0; }
    std::int64_t integer(int operand) override { return port(operand).number; }
    std::uint32_t sourceList(int operand, Type type, int& count, bool) override { return list(operand, type, count); }
    std::uint32_t destinationList(int operand, Type type, int& count, bool) override { return list(operand, type, count); }
    std::vector<Slot> elements(int, ptx::Type) override { throw LogicError({.text = "no elements of vectors"}); }
    std::vector<Slot> coordinates(int, ptx::Type) override { throw LogicError({.text = "no coordinates"}); }
    std::uint32_t list(std::span<const Slot> given) override
    {
        lists.insert(lists.end(), given.begin(), given.end());
        return static_cast<std::uint32_t>(lists.size() - given.size());
    }
    std::uint32_t elementList(const ptx::Operand&, std::span<const ptx::Type>) override
    {
        throw std::logic_error("there are no lists here");
    }
    [[noreturn]] void refuse(const Message& why) const override
    {
        throw LogicError({"bind", {}, message("{}: {}", m_form.name(), why), {}});
    }

private:
    const Port& port(int operand) const { return m_form.ports.at(static_cast<std::size_t>(operand)); }
    static Slot place(std::size_t slot) { return static_cast<Slot>(slot * kSlotBytes); }
    Slot checked(int operand, Type type, bool mayBeWider, bool isResult)
    {
        const Port& given = port(operand);
        const int bytes = given.kind.bytes == 1 ? 2 : given.kind.bytes;  // as typeOf() has it
        const bool fits = bytes == bytesOf(type) || (mayBeWider && bytes > bytesOf(type));
        if (!fits || given.isResult != isResult || given.isNumber || given.parts > 1)
            refuse(message("operand {} is not as the row takes it", operand));
        return place(slotOf(static_cast<std::size_t>(operand), 0));
    }
    std::uint32_t list(int operand, Type type, int& count)
    {
        const Port& given = port(operand);
        if (given.kind.bytes != bytesOf(type))
            refuse(message("vector {} is not as the row takes it", operand));
        count = given.parts;
        const auto first = static_cast<std::uint32_t>(lists.size());
        for (int part = 0; part < count; ++part)
            lists.push_back(place(slotOf(static_cast<std::size_t>(operand), part)));
        return first;
    }
    /// As register allocation does: the first result takes the place of an input that ends here.
    void share()
    {
        for (std::size_t operand = 1; operand < m_form.ports.size(); ++operand) {
            const Port& input = m_form.ports[operand];
            if (!input.isNumber && input.parts == 1 && m_form.ports[0].parts == 1 && !m_form.ports[0].isPair &&
                input.kind.bytes == m_form.ports[0].kind.bytes) {
                m_first[0] = m_first[operand];
                return;
            }
        }
    }

    const Form& m_form;
    HostIsa m_isa;
    std::size_t m_slots = 0;
    std::vector<std::size_t> m_first;
    std::vector<ptx::Operand> m_operands;
    ptx::Instruction m_text;
};

struct Frame {
    alignas(64) std::byte bytes[kSlotBytes * kMaxSlots]{};

    std::byte* slot(std::size_t index) { return bytes + index * kSlotBytes; }
    void put(std::size_t index, int size, int lane, Bits value)
    {
        if (size == 0) {
            LaneMask mask;
            std::memcpy(&mask, slot(index), sizeof mask);
            mask = (mask & ~(LaneMask{1} << lane)) | static_cast<LaneMask>(value.low & 1) << lane;
            std::memcpy(slot(index), &mask, sizeof mask);
            return;
        }
        std::memcpy(slot(index) + lane * strideOf(size), &value, static_cast<std::size_t>(size));
    }
    Bits get(std::size_t index, int size, int lane)
    {
        Bits value;
        if (size == 0) {
            LaneMask mask;
            std::memcpy(&mask, slot(index), sizeof mask);
            return {mask >> lane & 1, 0};
        }
        std::memcpy(&value, slot(index) + lane * strideOf(size), static_cast<std::size_t>(size));
        return value;
    }
    /// Eight bits have a place of sixteen.
    static int strideOf(int size) { return std::max(2, size); }
};

struct Place {
    std::size_t slot;
    int bytes;
};
/// Slots of the results or of the inputs, in order.
std::vector<Place> placesOf(const Form& form, const FormDecoder& decoder, bool results)
{
    std::vector<Place> places;
    for (std::size_t operand = 0; operand < form.ports.size(); ++operand) {
        const Port& port = form.ports[operand];
        if (port.isNumber || port.isResult != results)
            continue;
        for (int part = 0; part < port.parts; ++part)
            places.push_back({decoder.slotOf(operand, part), port.kind.bytes});
        if (port.isPair)
            places.push_back({decoder.slotOf(operand, port.parts), 0});
    }
    return places;
}

std::vector<Kind> kindsOf(const Form& form, bool results)
{
    std::vector<Kind> kinds;
    for (const Port& port : form.ports) {
        if (port.isNumber || port.isResult != results)
            continue;
        kinds.insert(kinds.end(), static_cast<std::size_t>(port.parts), port.kind);
        if (port.isPair)
            kinds.push_back(kindOf("pred"));
    }
    return kinds;
}

}  // namespace

std::vector<Kind> inputKinds(const Form& form)
{
    return kindsOf(form, false);
}

std::vector<Kind> resultKinds(const Form& form)
{
    return kindsOf(form, true);
}

int inputCount(const Form& form)
{
    return static_cast<int>(inputKinds(form).size());
}

int resultCount(const Form& form)
{
    return static_cast<int>(resultKinds(form).size());
}

void execute(const Form& form, LaneRun& run)
{
    FormDecoder decoder(form, run.isa, run.sharesRegisters);
    const Instruction instruction = std::get<BindOperands>(form.pattern->bind)(decoder);
    static Frame frame;
    const std::vector<Place> results = placesOf(form, decoder, true), inputs = placesOf(form, decoder, false);
    for (int lane = 0; lane < kLanes; ++lane) {
        for (std::size_t i = 0; i < results.size(); ++i)
            frame.put(results[i].slot, results[i].bytes, lane, run.results[i][static_cast<std::size_t>(lane)]);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            frame.put(inputs[i].slot, inputs[i].bytes, lane, run.inputs[i][static_cast<std::size_t>(lane)]);
    }
    run.before.assign(results.size(), std::vector<Bits>(kLanes));
    for (int lane = 0; lane < kLanes; ++lane) {
        for (std::size_t i = 0; i < results.size(); ++i)
            run.before[i][static_cast<std::size_t>(lane)] = frame.get(results[i].slot, results[i].bytes, lane);
    }
    Warp warp;
    warp.frame = frame.bytes;
    warp.lists = decoder.lists.data();
    warp.carry = run.carry;
    const Handler handler = run.mask == kAllLanes ? instruction.all : instruction.some;
    if (handler(instruction, warp, run.mask) != Next::Continue)
        decoder.refuse("the handler did not go on");
    run.carry = warp.carry;
    for (int lane = 0; lane < kLanes; ++lane) {
        for (std::size_t i = 0; i < results.size(); ++i)
            run.results[i][static_cast<std::size_t>(lane)] = frame.get(results[i].slot, results[i].bytes, lane);
    }
}

}  // namespace kd::test
