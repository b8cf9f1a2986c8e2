// SPDX-License-Identifier: GPL-3.0-or-later
#include "probetext.h"

#include "tests/core/emulator/ops/ptxtext.h"
#include "tests/core/emulator/ops/values.h"

#include <numeric>

namespace kd::test {

std::vector<std::uint8_t> fixedBytes()
{
    std::vector<std::uint8_t> bytes(kFixedBytes);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(scrambled(i + 77) >> 13);
    return bytes;
}

std::string Probe::textAs(const std::string& kernel) const
{
    std::string named;
    for (const char c : text)
        named += c == '~' ? kernel : std::string(1, c);
    return named;
}

std::size_t Probe::resultBytes() const
{
    return static_cast<std::size_t>(std::accumulate(columns.begin(), columns.end(), 0)) * static_cast<std::size_t>(cases);
}

ProbeText::ProbeText(std::string opcode, std::string detail)
{
    m_probe.name = detail.empty() ? opcode : opcode + " " + detail;
    m_probe.opcode = std::move(opcode);
}

ProbeText& ProbeText::around(const std::string& text)
{
    m_around += text + "\n";
    return *this;
}

ProbeText& ProbeText::line(const std::string& text)
{
    m_body += text + "\n";
    return *this;
}

ProbeText& ProbeText::cases(int count)
{
    m_probe.cases = count;
    return *this;
}

std::size_t ProbeText::bytesBefore() const
{
    return m_probe.resultBytes();
}

std::string ProbeText::addressOf(const std::string& reg, int bytes) const
{
    return "mad.wide.u32 " + reg + ", %me, " + std::to_string(bytes) + ", %out; add.u64 " + reg + ", " + reg + ", " +
        std::to_string(bytesBefore()) + ";";
}

ProbeText& ProbeText::place(const std::string& reg, int bytes)
{
    line(addressOf(reg, bytes));
    m_probe.columns.push_back(bytes);
    return *this;
}

ProbeText& ProbeText::result(const std::string& reg, int bytes)
{
    if (bytes == 16) {
        line("mov.b128 {%low, %high}, " + reg + ";");
        return result("%low", 8).result("%high", 8);
    }
    if (bytes == 0)
        line("selp.u16 %byte, 1, 0, " + reg + ";");
    place("%at", bytes == 0 ? 1 : bytes);
    return line("st.global." + (bytes == 0 ? "u8 [%at], %byte;" : "b" + std::to_string(8 * bytes) + " [%at], " + reg + ";"));
}

Probe ProbeText::probe() const
{
    Probe probe = m_probe;
    probe.text = m_around + ".visible .entry ~(.param .u64 input, .param .u64 output, .param .align 16 .b8 fixed[" +
        std::to_string(kFixedBytes) +
        "])\n{\n"
        ".reg .pred %p<16>; .reg .b16 %h<32>; .reg .b32 %r<32>; .reg .b64 %d<32>; .reg .b128 %q<4>; .reg .f32 %f<16>; .reg .f64 "
        "%g<8>;\n"
        ".reg .b64 %in, %out, %at, %low, %high, %mine; .reg .b32 %me, %t, %warp, %lane, %block; .reg .b16 %byte;\n"
        "ld.param.u64 %in, [input]; ld.param.u64 %out, [output]; mov.u32 %t, %tid.x; mov.u32 %block, %ctaid.x;\n"
        "mad.lo.u32 %me, %block, " +
        std::to_string(kProbeBlock) +
        ", %t; shr.u32 %warp, %t, 5; and.b32 %lane, %t, 31;\n"
        "and.b32 %r31, %me, " +
        std::to_string(kCases - 1) + "; mad.wide.u32 %mine, %r31, 16, %in; add.u64 %mine, %mine, " +
        std::to_string(inputOffset(Pool::Int128, 16, 0)) + ";\n" + m_body + "ret;\n}\n";
    return probe;
}

std::string registerFor(int bytes)
{
    return bytes == 16 ? "%q" : bytes == 8 ? "%d" : bytes == 4 ? "%r" : "%h";
}

std::string vectorOf(const std::string& prefix, int count, int first)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? ", " : "") + prefix + std::to_string(first + i);
    return count > 1 ? "{" + text + "}" : text;
}

int bytesOfType(const std::string& type)
{
    const std::size_t digits = type.find_first_of("0123456789");
    const int bits = std::stoi(type.substr(digits));
    return type.ends_with("x2") ? bits / 4 : bits / 8;
}

bool isVectorType(const std::string& type, int count)
{
    return count == 1 || bytesOfType(type) * count <= 16;
}

std::vector<Probe> allProbes()
{
    std::vector<Probe> all;
    for (const auto& part :
         {loadProbes(), storeProbes(), addressProbes(), atomicProbes(), warpProbes(), controlProbes(), approximateProbes()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace kd::test
