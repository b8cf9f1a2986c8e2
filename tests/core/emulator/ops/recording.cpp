#include "recording.h"

#include "lanerun.h"
#include "ptxtext.h"

#include <array>
#include <cstring>

namespace kd::test {

using emulator::HostIsa;
using emulator::kLanes;
using emulator::LaneMask;

namespace {

/// The cases from `first` on.
LaneRun runOf(const Form& form, int first)
{
    LaneRun run;
    const std::vector<Kind> inputs = inputKinds(form);
    run.isa = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") ? HostIsa::Avx2 : HostIsa::Generic;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        run.inputs.emplace_back();
        for (int lane = 0; lane < kLanes; ++lane)
            run.inputs.back().push_back(inputOf(inputs[i].pool, static_cast<int>(i), first + lane));
    }
    run.results.assign(resultKinds(form).size(), std::vector<Bits>(kLanes));
    for (int lane = 0; lane < kLanes; ++lane)
        run.carry |= static_cast<LaneMask>(carryOf(first + lane)) << lane;
    execute(form, run);
    return run;
}

std::size_t storedBytes(const Kind& kind)
{
    return kind.bytes == 0 ? 1 : static_cast<std::size_t>(kind.bytes);
}

/// What ptxas 13.0 has no code for, though the manual allows it.
bool isRefused(const Form& form, std::string_view opcode)
{
    const bool isWideFlush = opcode.ends_with("f32.f64") && form.has("ftz") && !form.has("rn") && form.ports[0].kind.bytes == 8;
    return isWideFlush || (opcode.starts_with("mov.v4") && form.ports[0].kind.bytes == 8);
}

constexpr std::array<std::uint32_t, 256> crcTable()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? value >> 1 ^ 0xedb88320 : value >> 1;
        table[i] = value;
    }
    return table;
}

}  // namespace

std::vector<std::uint8_t> emulatedResults(const Form& form)
{
    std::vector<std::uint8_t> bytes(resultBytes(form));
    const std::vector<Kind> kinds = resultKinds(form);
    for (int first = 0; first < kCases; first += kLanes) {
        const LaneRun run = runOf(form, first);
        std::size_t offset = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const std::size_t size = storedBytes(kinds[i]);
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                std::memcpy(bytes.data() + offset + (static_cast<std::size_t>(first) + lane) * size, &run.results[i][lane], size);
            offset += size * kCases;
        }
        for (int lane = 0; writesCarry(form) && lane < kLanes; ++lane)
            bytes[offset + static_cast<std::size_t>(first + lane)] = run.carry >> lane & 1;
    }
    return bytes;
}

std::vector<int> columnsOf(const Form& form)
{
    std::vector<int> columns;
    for (const Kind& kind : resultKinds(form))
        columns.push_back(static_cast<int>(storedBytes(kind)));
    if (writesCarry(form))
        columns.push_back(1);
    return columns;
}

std::uint32_t checksum(const std::uint8_t* bytes, std::size_t count)
{
    static constexpr std::array<std::uint32_t, 256> kTable = crcTable();
    std::uint32_t value = ~std::uint32_t{0};
    for (std::size_t i = 0; i < count; ++i)
        value = kTable[(value ^ bytes[i]) & 0xff] ^ value >> 8;
    return ~value;
}

bool isBitEqualOnHardware(const Form& form)
{
    const std::string_view root = form.row->root;
    const bool isScalarVideo = root.front() == 'v' && root.back() != '2' && root.back() != '4';
    const std::string opcode = form.opcode();
    const bool isOddNan = form.has("tf32") && opcode.find("satfinite") != std::string::npos;
    const bool isApproximate = form.has("approx") || form.has("full");
    return targetOf(form) <= 90 && !isApproximate && !isScalarVideo && !isOddNan && !isRefused(form, opcode);
}

void add(RowChecksum& row, std::uint32_t ofForm)
{
    const std::array<std::uint32_t, 2> both{row.checksum, ofForm};
    row.checksum = checksum(reinterpret_cast<const std::uint8_t*>(both.data()), sizeof both);
    ++row.forms;
}

std::string lineOf(const RowChecksum& row)
{
    char text[32];
    std::snprintf(text, sizeof text, "%d %08x ", row.forms, row.checksum);
    return text + row.row;
}

}  // namespace kd::test
