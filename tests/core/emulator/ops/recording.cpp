// SPDX-License-Identifier: GPL-3.0-or-later
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

std::uint32_t checksum(const std::uint8_t* bytes, std::size_t count, std::uint32_t before)
{
    static constexpr std::array<std::uint32_t, 256> kTable = crcTable();
    std::uint32_t value = ~before;
    for (std::size_t i = 0; i < count; ++i)
        value = kTable[(value ^ bytes[i]) & 0xff] ^ value >> 8;
    return ~value;
}

bool isLater(const Form& form)
{
    return targetOf(form) > 90;
}

std::string nameOf(const emulator::InstructionPattern& row)
{
    return std::string(row.root) + (row.pattern.empty() ? "" : " ") + std::string(row.pattern);
}

std::vector<std::uint8_t> pieces(const std::vector<std::uint8_t>& results, const std::vector<int>& columns, int cases)
{
    std::vector<std::uint8_t> sums;
    for (int first = 0; first < cases; first += kPieceCases) {
        std::uint32_t value = 0;
        std::size_t start = 0;
        for (const int width : columns) {
            const auto bytes = static_cast<std::size_t>(width);
            value = checksum(results.data() + start + static_cast<std::size_t>(first) * bytes, kPieceCases * bytes, value);
            start += bytes * static_cast<std::size_t>(cases);
        }
        sums.push_back(static_cast<std::uint8_t>(value));
    }
    return sums;
}

}  // namespace kd::test
