// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"
#include "core/emulator/ops/opkey.h"

#include <cstdint>

namespace kd::emulator {

/// Says what a general conversion does, told by the pattern that binds it in Instruction::immediate.
struct Conversion {
    ptx::Type from = ptx::Type::None;
    ptx::Type to = ptx::Type::None;
    Round round = Round::None;
    bool isIntegral = false;   ///< rounds to an integer (.rni…), whatever the destination
    bool flushesInput = false, flushesResult = false;
    bool sat = false, relu = false, satFinite = false;

    constexpr std::int64_t packed() const
    {
        return std::int64_t{static_cast<std::uint8_t>(from)} | std::int64_t{static_cast<std::uint8_t>(to)} << 8 |
            std::int64_t{static_cast<std::uint8_t>(round)} << 16 | std::int64_t{isIntegral} << 24 |
            std::int64_t{flushesInput} << 25 | std::int64_t{flushesResult} << 26 | std::int64_t{sat} << 27 |
            std::int64_t{relu} << 28 | std::int64_t{satFinite} << 29;
    }
    static constexpr Conversion unpacked(std::int64_t bits)
    {
        const auto flag = [bits](int place) { return (bits >> place & 1) != 0; };
        Conversion conversion;
        conversion.from = static_cast<ptx::Type>(bits & 0xff);
        conversion.to = static_cast<ptx::Type>(bits >> 8 & 0xff);
        conversion.round = static_cast<Round>(bits >> 16 & 0xff);
        conversion.isIntegral = flag(24);
        conversion.flushesInput = flag(25);
        conversion.flushesResult = flag(26);
        conversion.sat = flag(27);
        conversion.relu = flag(28);
        conversion.satFinite = flag(29);
        return conversion;
    }
};

/// OpKey flags of handlers that read registers of one size and write those of another.
constexpr std::uint32_t registerSizes(int toBytes, int fromBytes)
{
    return static_cast<std::uint32_t>(toBytes) << 4 | static_cast<std::uint32_t>(fromBytes);
}

}  // namespace kd::emulator
