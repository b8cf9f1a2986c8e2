// SPDX-License-Identifier: GPL-3.0-or-later
#include "approximateinputs.h"
#include "probetext.h"

#include "tests/core/emulator/ops/ptxtext.h"
#include "tests/core/emulator/ops/values.h"

#include <bit>
#include <cstring>

namespace kd::test {

namespace {

constexpr int kStretch = 512;

/// From 0 to 1, the `of`-th of kStretch.
double fraction(int of)
{
    return static_cast<double>(of) / kStretch;
}

std::uint32_t bitsOf(double value)
{
    return std::bit_cast<std::uint32_t>(static_cast<float>(value));
}

constexpr std::size_t kDoublesOffset = std::size_t{kApproximateCases} * 4;

/// Loads operand `position` of the case; the second is another case's.
std::string operandText(const std::string& type, const std::string& reg, int position)
{
    const bool isDouble = type == "f64";
    static const std::size_t behind = inputImage().size();
    const std::size_t offset = behind + (isDouble ? kDoublesOffset : 0);
    const std::string index = position == 0
        ? "mov.u32 %r30, %me;"
        : "mad.lo.u32 %r30, %me, 2741, 977; and.b32 %r30, %r30, " + std::to_string(kApproximateCases - 1) + ";";
    return index + " mad.wide.u32 %at, %r30, " + (isDouble ? "8" : "4") + ", %in; add.u64 %at, %at, " + std::to_string(offset) +
        "; ld.global." + type + " " + reg + ", [%at];";
}

Probe ofWord(const std::string& opcode, const std::string& type, bool isBinary)
{
    const bool isDouble = type == "f64";
    const std::string reg = isDouble ? "%g" : "%f";
    ProbeText text(opcode, "dense");
    text.cases(kApproximateCases).line(operandText(type, reg + "0", 0));
    if (isBinary)
        text.line(operandText(type, reg + "1", 1));
    text.line(opcode + " " + reg + "2, " + reg + "0" + (isBinary ? ", " + reg + "1" : "") + ";");
    return text.line(isDouble ? "mov.b64 %d4, %g2;" : "mov.b32 %r4, %f2;")
        .result(isDouble ? "%d4" : "%r4", isDouble ? 8 : 4)
        .probe();
}

Probe ofHalf(const std::string& opcode, bool isPair)
{
    ProbeText text(opcode, "every value");
    text.cases(kHalfCases);
    if (isPair)
        text.line("xor.b32 %r0, %me, 0x5a5a; shl.b32 %r0, %r0, 16; or.b32 %r0, %r0, %me; " + opcode + " %r4, %r0;")
            .result("%r4", 4);
    else
        text.line("cvt.u16.u32 %h0, %me; " + opcode + " %h1, %h0;").result("%h1", 2);
    return text.probe();
}

}  // namespace

std::uint32_t approximateSingle(int index)
{
    const int part = index / kStretch, of = index % kStretch;
    const auto random = static_cast<std::uint32_t>(scrambled(static_cast<std::uint64_t>(index) + 900) >> 9);
    const std::uint32_t sign = static_cast<std::uint32_t>(of & 1) << 31;
    switch (part) {
    case 0:
        return sign | static_cast<std::uint32_t>(of / 2) << 23 | (random & 0x7fffff);
    case 1:
        return 0x3f800000 + static_cast<std::uint32_t>((of & 1) != 0 ? 1 : -1) * (random >> (random >> 16 & 31) & 0x3fffff);
    case 2:
        return bitsOf(16 * fraction(of) - 8 + 0x1p-24 * (random & 0xffff));
    case 3:
        return bitsOf((of / 2 - 128) * 1.5707963267948966) + (random & 3) - 1;
    case 4:
        return bitsOf(300 * fraction(of) - 150 + 0x1p-20 * (random & 0xffff));
    case 5:
        return bitsOf(1 + 3 * fraction(of) + 0x1p-26 * (random & 0xffff));
    case 6:
        return sign + (static_cast<std::uint32_t>(of / 2) << 23) + (random & 7) - 3;
    default:
        return sign | bitsOf(100 * fraction(of) * fraction(of) * fraction(of) * fraction(of) + 0x1p-28 * (random & 0xfff));
    }
}

std::uint64_t approximateDouble(int index)
{
    const std::uint64_t random = scrambled(static_cast<std::uint64_t>(index) + 7000);
    if (index % 2 == 0)
        return random;
    const auto value = static_cast<double>(std::bit_cast<float>(approximateSingle(index)));
    return std::bit_cast<std::uint64_t>(value) ^ (random & 0xfffffff);
}

std::vector<std::uint8_t> approximateInputs()
{
    std::vector<std::uint8_t> bytes(std::size_t{kApproximateCases} * 12);
    for (int i = 0; i < kApproximateCases; ++i) {
        const std::uint32_t single = approximateSingle(i);
        const std::uint64_t wide = approximateDouble(i);
        std::memcpy(bytes.data() + static_cast<std::size_t>(i) * 4, &single, 4);
        std::memcpy(bytes.data() + kDoublesOffset + static_cast<std::size_t>(i) * 8, &wide, 8);
    }
    return bytes;
}

std::vector<Probe> approximateProbes()
{
    std::vector<Probe> probes;
    for (const std::string root : {"rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2"}) {
        for (const char* ftz : {"", ".ftz"})
            probes.push_back(ofWord(root + ".approx" + ftz + ".f32", "f32", false));
    }
    probes.push_back(ofWord("tanh.approx.f32", "f32", false));
    for (const char* way : {"div.approx", "div.full"}) {
        for (const char* ftz : {"", ".ftz"})
            probes.push_back(ofWord(std::string(way) + ftz + ".f32", "f32", true));
    }
    for (const char* opcode : {"rcp.approx.ftz.f64", "rsqrt.approx.ftz.f64", "rsqrt.approx.f64"})
        probes.push_back(ofWord(opcode, "f64", false));
    for (const char* opcode : {"ex2.approx.f16", "tanh.approx.f16", "ex2.approx.ftz.bf16", "tanh.approx.bf16"}) {
        probes.push_back(ofHalf(opcode, false));
        probes.push_back(ofHalf(std::string(opcode) + "x2", true));
    }
    return probes;
}

}  // namespace kd::test
