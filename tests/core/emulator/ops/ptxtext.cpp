// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"

#include "lanerun.h"

#include <array>
#include <cstring>

namespace kd::test {

namespace {

constexpr std::array kPools{Pool::Predicate, Pool::Int8,    Pool::Int16, Pool::Int32, Pool::Int64,
                            Pool::Int128,    Pool::Int16x2, Pool::F16,   Pool::F16x2, Pool::BF16,
                            Pool::BF16x2,    Pool::F32,     Pool::F32x2, Pool::F64,   Pool::Fp8x2, Pool::Int8x4};
constexpr std::size_t kLaneBytes = 16;
constexpr int kCarryPosition = kPositions - 1;

std::size_t storedBytes(int bytes)
{
    return bytes == 0 ? 1 : static_cast<std::size_t>(bytes);
}
/// Eight bits are kept in sixteen among the inputs.
std::size_t inputBytes(int bytes)
{
    return bytes == 1 ? 2 : storedBytes(bytes);
}
std::string bitsType(int bytes)
{
    return bytes == 0 ? ".pred" : ".b" + std::to_string(8 * bytes);
}

/// `load` or `store` of register `name`, through a byte for a predicate and in two words for 128 bits.
std::string loadText(const std::string& name, int bytes, std::size_t offset)
{
    const std::string address = "mad.wide.u32 %at, %me, " + std::to_string(inputBytes(bytes)) + ", %in; ld.global";
    const std::string at = "[%at + " + std::to_string(offset) + "]";
    if (bytes == 0)
        return address + ".u8 %byte, " + at + "; setp.ne.u16 " + name + ", %byte, 0;\n";
    if (bytes == 16)
        return address + ".v2.b64 {%low, %high}, " + at + "; mov.b128 " + name + ", {%low, %high};\n";
    return address + ".b" + std::to_string(8 * bytes) + " " + name + ", " + at + ";\n";
}
std::string storeText(const std::string& name, int bytes, std::size_t offset)
{
    const std::string address = "mad.wide.u32 %at, %me, " + std::to_string(storedBytes(bytes)) + ", %out; ";
    const std::string at = "[%at + " + std::to_string(offset) + "]";
    if (bytes == 0)
        return address + "selp.u16 %byte, 1, 0, " + name + "; st.global.u8 " + at + ", %byte;\n";
    if (bytes == 16)
        return address + "mov.b128 {%low, %high}, " + name + "; st.global.v2.b64 " + at + ", {%low, %high};\n";
    return address + "st.global.b" + std::to_string(8 * bytes) + " " + at + ", " + name + ";\n";
}

bool borrows(const Form& form)
{
    return form.pattern->root.starts_with("sub");
}
bool readsCarry(const Form& form)
{
    return form.pattern->root == "addc" || form.pattern->root == "subc" || form.pattern->root == "madc";
}

/// The instruction's operands with registers %x0, %x1… in their order.
std::string operandsText(const Form& form)
{
    std::string text;
    int next = 0;
    for (const Port& port : form.ports) {
        text += text.empty() ? " " : ", ";
        if (port.isNumber) {
            text += std::to_string(port.number);
            continue;
        }
        text += port.negated ? (port.kind.bytes == 0 ? "!" : "-") : "";
        text += port.parts > 1 ? "{" : "";
        for (int part = 0; part < port.parts; ++part)
            text += (part > 0 ? ", %x" : "%x") + std::to_string(next++);
        text += port.parts > 1 ? "}" : "";
        text += port.isPair ? "|%x" + std::to_string(next++) : "";
        text += port.selector.empty() ? "" : "." + port.selector;
    }
    return text;
}

struct Named {
    std::string name;
    Kind kind;
    bool isResult;
};
std::vector<Named> registersOf(const Form& form)
{
    std::vector<Named> all;
    for (const Port& port : form.ports) {
        if (port.isNumber)
            continue;
        for (int part = 0; part < port.parts; ++part)
            all.push_back({"%x" + std::to_string(all.size()), port.kind, port.isResult});
        if (port.isPair)
            all.push_back({"%x" + std::to_string(all.size()), kindOf("pred"), true});
    }
    return all;
}

}  // namespace

int targetOf(const Form& form)
{
    const bool three = (form.pattern->root == "min" || form.pattern->root == "max") && form.ports.size() == 4;
    const int least = three || !form.pattern->onlyTarget.empty() ? 100 : 75;
    return form.pattern->minimumTarget > least ? form.pattern->minimumTarget : least;
}

std::size_t inputOffset(Pool pool, int, int position)
{
    return (static_cast<std::size_t>(pool) * kPositions + static_cast<std::size_t>(position)) * kCases * kLaneBytes;
}

std::vector<std::uint8_t> inputImage()
{
    std::vector<std::uint8_t> image(kPools.size() * kPositions * kCases * kLaneBytes);
    for (const Pool pool : kPools) {
        int bytes = 0;
        for (const std::string_view type : {"pred", "b8", "b16", "b32", "b64", "b128", "u16x2", "f16", "f16x2", "bf16", "bf16x2",
                                            "f32", "f32x2", "f64", "e4m3x2", "u8x4"})
            bytes = kindOf(type).pool == pool ? kindOf(type).bytes : bytes;
        for (int position = 0; position < kPositions; ++position) {
            for (int index = 0; index < kCases; ++index) {
                Bits value = inputOf(pool, position, index);
                if (pool == Pool::Predicate && position == kCarryPosition)
                    value.low = carryOf(index);
                std::memcpy(image.data() + inputOffset(pool, bytes, position) +
                                static_cast<std::size_t>(index) * storedBytes(bytes),
                            &value, storedBytes(bytes));
            }
        }
    }
    return image;
}

bool carryOf(int index)
{
    const int lane = index % 32;
    return (scrambled(static_cast<std::uint64_t>(index - lane)) >> 7 >> lane & 1) != 0;
}

bool writesCarry(const Form& form)
{
    return form.has("cc");
}

std::size_t resultBytes(const Form& form)
{
    std::size_t bytes = 0;
    for (const Kind& kind : resultKinds(form))
        bytes += storedBytes(kind.bytes) * kCases;
    return bytes + (writesCarry(form) ? kCases : 0);
}

std::string inputPlaces(const Form& form)
{
    std::string text;
    int position = 0;
    const auto add = [&text](std::size_t offset, std::size_t bytes) {
        text += (text.empty() ? "" : ",") + std::to_string(offset) + ":" + std::to_string(bytes);
    };
    for (const Named& reg : registersOf(form)) {
        if (!reg.isResult)
            add(inputOffset(reg.kind.pool, reg.kind.bytes, position++), inputBytes(reg.kind.bytes));
    }
    if (readsCarry(form))
        add(inputOffset(Pool::Predicate, 0, kCarryPosition), 1);
    return text;
}

std::string kernelText(const Form& form, const std::string& name)
{
    std::string text = ".visible .entry " + name + "(.param .u64 input, .param .u64 output)\n{\n"
        ".reg .b64 %in, %out, %at, %low, %high; .reg .b32 %me, %block, %carry, %unused; .reg .b16 %byte; .reg .pred %flag;\n";
    const std::vector<Named> registers = registersOf(form);
    for (const Named& reg : registers)
        text += ".reg " + bitsType(reg.kind.bytes) + " " + reg.name + ";\n";
    text += "ld.param.u64 %in, [input]; ld.param.u64 %out, [output]; mov.u32 %me, %tid.x; mov.u32 %block, %ctaid.x;\n"
            "mad.lo.u32 %me, %block, 256, %me;\n";
    int position = 0;
    for (const Named& reg : registers) {
        if (!reg.isResult)
            text += loadText(reg.name, reg.kind.bytes, inputOffset(reg.kind.pool, reg.kind.bytes, position++));
    }
    if (readsCarry(form)) {
        text += loadText("%flag", 0, inputOffset(Pool::Predicate, 0, kCarryPosition)) + "selp.u32 %carry, 1, 0, %flag;\n";
        text += borrows(form) ? "sub.cc.u32 %unused, 0, %carry;\n" : "add.cc.u32 %unused, %carry, -1;\n";
    }
    text += form.opcode() + operandsText(form) + ";\n";
    if (writesCarry(form))
        text += borrows(form) ? "subc.u32 %carry, 0, 0; and.b32 %carry, %carry, 1; setp.ne.u32 %flag, %carry, 0;\n"
                              : "addc.u32 %carry, 0, 0; setp.ne.u32 %flag, %carry, 0;\n";
    std::size_t offset = 0;
    for (const Named& reg : registers) {
        if (!reg.isResult)
            continue;
        text += storeText(reg.name, reg.kind.bytes, offset);
        offset += storedBytes(reg.kind.bytes) * kCases;
    }
    if (writesCarry(form))
        text += storeText("%flag", 0, offset);
    return text + "ret;\n}\n";
}

std::string moduleHead(int target)
{
    return ".version 9.0\n.target sm_" + std::to_string(target) + "\n.address_size 64\n";
}
std::string moduleHead(const emulator::InstructionPattern& row)
{
    const std::string_view first = row.onlyTarget.substr(0, row.onlyTarget.find(','));
    return first.empty() ? moduleHead(120) : ".version 9.3\n.target " + std::string(first) + "\n.address_size 64\n";
}

}  // namespace kd::test
