// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorybench.h"

#include "core/base/error.h"
#include "core/emulator/decode/decodetable.h"

#include <stdexcept>
#include <map>

using namespace kd;
using namespace kd::emulator;
using ptx::Operand;

namespace {

constexpr std::size_t kRegisters = 16, kSlotBytes = 512, kConstants = 4096;
constexpr std::uint32_t kCallStride = 32;

struct Kind {
    const char* name;
    ptx::Type type;
};
constexpr Kind kKinds[] = {{"%r", ptx::Type::B32},  {"%rd", ptx::Type::B64}, {"%rs", ptx::Type::B16}, {"%q", ptx::Type::B128},
                           {"%f", ptx::Type::F32},  {"%fd", ptx::Type::F64}, {"%p", ptx::Type::Pred}};

std::string moduleText(const std::string& instruction)
{
    return ".version 9.0\n.target sm_100\n.address_size 64\n"
           ".global .align 4 .b32 globalWord;\n.const .align 4 .b32 constWords[4];\n"
           ".visible .entry kernel(.param .align 16 .b8 kernelBytes[64])\n{\n"
           ".reg .b32 %r<16>; .reg .b64 %rd<16>; .reg .b16 %rs<16>; .reg .b128 %q<16>; .reg .f32 %f<16>; .reg .f64 %fd<16>; .reg "
           ".pred %p<16>;\n"
           ".shared .align 4 .b32 sharedWord; .local .align 16 .b8 localBytes[64]; .param .align 16 .b8 callBytes[32];\n" +
        instruction + "\nret;\n}\n";
}

std::size_t slotOf(const std::string& name)
{
    for (std::size_t kind = 0; kind < std::size(kKinds); ++kind) {
        const std::string prefix = kKinds[kind].name;
        const std::string number = name.starts_with(prefix) ? name.substr(prefix.size()) : "";
        if (!number.empty() && number.find_first_not_of("0123456789") == std::string::npos)
            return (kind * kRegisters + std::stoul(number)) * kSlotBytes;
    }
    throw std::logic_error("no register " + name);
}
constexpr std::size_t kCallSlot = std::size(kKinds) * kRegisters * kSlotBytes;
constexpr std::size_t kConstantSlots = kCallSlot + kLanes * kCallStride;

}  // namespace

// Slots are places in the frame from the start: nothing is moved afterwards.
class MemoryBench::TestDecoder : public OperandDecoder {
public:
    TestDecoder(MemoryBench& bench, const ptx::Module& module)
        : m_bench(bench), m_module(module), m_function(module.functions.back()), m_text(m_function.body.front())
    {
    }

    std::uint32_t elementList(const ptx::Operand&, std::span<const ptx::Type>) override
    {
        throw std::logic_error("there are no lists here");
    }
    [[noreturn]] void refuse(const Message& why) const override { throw LogicError({.text = why}); }
    const ptx::Instruction& text() const override { return m_text; }
    HostIsa isa() const override { return m_bench.m_isa; }
    std::string_view group(int index) const override { return groups[static_cast<std::size_t>(index)]; }
    int operandCount() const override { return static_cast<int>(m_text.operands.size()); }
    const Operand& operand(int index) const override
    {
        if (index >= operandCount())
            refuse("it has too few operands");
        return m_text.operands[static_cast<std::size_t>(index)];
    }
    ptx::Type registerType(int index) const override { return typeOf(operand(index)); }
    ptx::Type elementType(int index, int element) const override
    {
        return typeOf(operand(index).elements[static_cast<std::size_t>(element)]);
    }
    Slot destination(int index, ptx::Type type, bool mayBeWider) override { return slot(operand(index), type, mayBeWider); }
    Slot source(int index, ptx::Type type, bool mayBeWider) override { return slot(operand(index), type, mayBeWider); }
    Slot predicateSource(int index, bool&) override { return slot(operand(index), ptx::Type::Pred, false); }
    Slot predicateDestination(int index) override { return slot(operand(index), ptx::Type::Pred, false); }
    Slot secondDestination(int, ptx::Type) override { throw LogicError({.text = "no second destination"}); }
    AddressOperand address(int index) override;
    Slot constant(std::uint64_t value, int bytes) override;
    std::int64_t integer(int index) override { return operand(index).value; }
    std::uint32_t sourceList(int index, ptx::Type type, int& count, bool mayBeWider) override
    {
        return list(index, type, count, mayBeWider);
    }
    std::uint32_t destinationList(int index, ptx::Type type, int& count, bool mayBeWider) override
    {
        return list(index, type, count, mayBeWider);
    }
    std::vector<Slot> elements(int, ptx::Type) override { throw LogicError({.text = "no elements of vectors"}); }
    std::vector<Slot> coordinates(int, ptx::Type) override { throw LogicError({.text = "no coordinates"}); }
    std::uint32_t list(std::span<const Slot> given) override
    {
        m_bench.m_lists.insert(m_bench.m_lists.end(), given.begin(), given.end());
        return static_cast<std::uint32_t>(m_bench.m_lists.size() - given.size());
    }
    std::vector<std::string_view> groups;

private:
    ptx::Type typeOf(const Operand& of) const
    {
        return of.kind == Operand::Kind::Register ? m_function.registers[of.index].type : ptx::Type::None;
    }
    Slot slot(const Operand& of, ptx::Type type, bool mayBeWider)
    {
        if (of.kind == Operand::Kind::Integer)
            return constant(static_cast<std::uint64_t>(of.value), std::max(2, static_cast<int>(ptx::sizeOf(type))));
        if (of.kind == Operand::Kind::Sink)
            return static_cast<Slot>(slotOf("%q15"));
        if (of.kind != Operand::Kind::Register)
            refuse("not a register");
        const auto width = [](ptx::Type each) {
            return each == ptx::Type::Pred ? std::size_t{1} : std::max<std::size_t>(2, ptx::sizeOf(each));
        };
        const ptx::Register& reg = m_function.registers[of.index];
        if (width(reg.type) != width(type) && !(mayBeWider && width(reg.type) > width(type)))
            refuse(message("register {} has another size", reg.name));
        return static_cast<Slot>(slotOf(reg.name));
    }
    std::uint32_t list(int index, ptx::Type type, int& count, bool mayBeWider)
    {
        const auto first = static_cast<std::uint32_t>(m_bench.m_lists.size());
        for (const Operand& element : operand(index).elements)
            m_bench.m_lists.push_back(slot(element, type, mayBeWider));
        count = static_cast<int>(operand(index).elements.size());
        return first;
    }

    MemoryBench& m_bench;
    const ptx::Module& m_module;
    const ptx::Function& m_function;
    const ptx::Instruction& m_text;
};

AddressOperand MemoryBench::TestDecoder::address(int index)
{
    using Kind = AddressOperand::Kind;
    const Operand& of = operand(index);
    if (of.kind != Operand::Kind::Address)
        refuse("not an address in brackets");
    const Operand& base = of.elements.front();
    const std::int64_t offset = of.value + (base.kind == Operand::Kind::Register ? 0 : base.value);
    if (base.kind == Operand::Kind::Integer)
        return {.kind = Kind::Constant, .offset = offset};
    if (base.kind == Operand::Kind::Register)
        return {.kind = Kind::Register, .base = static_cast<Slot>(slotOf(m_function.registers[base.index].name)),
                .baseBytes = static_cast<int>(ptx::sizeOf(m_function.registers[base.index].type)), .offset = offset};
    const ptx::Variable& variable = base.isLocalScope ? m_function.variables[base.index] : m_module.variables[base.index];
    AddressOperand address{
        .space = variable.space, .kind = Kind::Constant, .offset = offset, .bytes = variable.bytes, .variable = &variable};
    if (variable.name == "globalWord" || variable.name == "constWords")
        address.offset += static_cast<std::int64_t>(variable.name == "globalWord" ? m_bench.m_globalWord : m_bench.m_constWords);
    if (variable.name == "callBytes") {
        address.kind = Kind::Frame;
        address.base = kCallSlot;
        address.stride = kCallStride;
    }
    return address;
}

Slot MemoryBench::TestDecoder::constant(std::uint64_t value, int bytes)
{
    const std::size_t slot = kConstantSlots + m_bench.m_constants++ % kConstants * kSlotBytes;
    for (int lane = 0; lane < kLanes; ++lane)
        std::memcpy(m_bench.m_frame.get() + slot + lane * bytes, &value, static_cast<std::size_t>(std::min(bytes, 8)));
    return static_cast<Slot>(slot);
}

MemoryBench::MemoryBench(HostIsa isa)
    : m_isa(isa), m_memory(std::uint64_t{1} << 34), m_globalWord(m_memory.allocate(4, "globalWord")),
      m_constWords(m_memory.allocate(16, "constWords", DeviceMemory::Access::Constant)), m_shared(kSharedBytes),
      m_local(kLanes * kLocalBytes), m_parameters(64)
{
    // 64-byte aligned, as frames are
    const std::size_t bytes = kConstantSlots + kConstants * kSlotBytes;
    m_frame.reset(new (std::align_val_t{64}) std::byte[bytes]{});
    m_launch.memory = &m_memory;
    m_launch.parameters = m_parameters;
    m_launch.blockSize = {kLanes, 1, 1};
    m_launch.sharedBytes = kSharedBytes;
    m_launch.sharedWindow = m_memory.window(DeviceMemory::Window::Shared);
    m_launch.localWindow = m_memory.window(DeviceMemory::Window::Local);
    m_launch.parameterWindow = m_memory.window(DeviceMemory::Window::Parameters);
    m_block.launch = &m_launch;
    m_block.shared = m_shared.data();
    m_warp.frame = m_frame.get();
    m_warp.global = m_memory.map();
    m_warp.shared = m_shared.data();
    m_warp.sharedBytes = kSharedBytes;
    m_warp.local = m_local.data();
    m_warp.localStride = m_warp.localBytes = kLocalBytes;
    m_warp.localTop.fill(kLocalBytes);
    m_warp.block = &m_block;
}

MemoryBench::~MemoryBench()
{
    ::operator delete[](m_frame.release(), std::align_val_t{64});
}

Instruction MemoryBench::decode(const std::string& text)
{
    const ptx::Module module = ptx::parse(moduleText(text));
    TestDecoder decoder(*this, module);
    std::string unknown;
    const InstructionPattern* row = findPattern(decoder.text(), decoder.groups, unknown);
    if (row == nullptr)
        throw LogicError({.text = message("not emulated: {}", unknown)});
    Instruction instruction = std::get<BindOperands>(row->bind)(decoder);
    m_warp.lists = m_lists.data();
    return instruction;
}

bool MemoryBench::run(const std::string& text, LaneMask mask)
{
    m_instruction = decode(text);
    return run(m_instruction, mask);
}

bool MemoryBench::run(const Instruction& instruction, LaneMask mask)
{
    m_warp.code = &instruction;
    const Next next = (mask == kAllLanes ? instruction.all : instruction.some)(instruction, m_warp, mask);
    return next != Next::Faulted;
}

void MemoryBench::detectRaces(RaceDetector* races)
{
    m_block.races = races;
    races->blockBegins(m_block);
}

InstructionCount& MemoryBench::count()
{
    m_warp.counts = &m_count;
    return m_count;
}

std::byte* MemoryBench::lanesOf(const std::string& name) const
{
    return m_frame.get() + slotOf(name);
}

LaneMask& MemoryBench::predicate(const std::string& name)
{
    return *reinterpret_cast<LaneMask*>(lanesOf(name));
}

std::byte* MemoryBench::callBytes(int lane)
{
    return m_frame.get() + kCallSlot + static_cast<std::size_t>(lane) * kCallStride;
}
