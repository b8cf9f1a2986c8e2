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
    bool hasPositiveZero = false;  ///< -0 becomes +0 (.pzo)

    constexpr std::int64_t packed() const
    {
        return std::int64_t{static_cast<std::uint8_t>(from)} | std::int64_t{static_cast<std::uint8_t>(to)} << 8 |
            std::int64_t{static_cast<std::uint8_t>(round)} << 16 | std::int64_t{isIntegral} << 24 |
            std::int64_t{flushesInput} << 25 | std::int64_t{flushesResult} << 26 | std::int64_t{sat} << 27 |
            std::int64_t{relu} << 28 | std::int64_t{satFinite} << 29 | std::int64_t{hasPositiveZero} << 30;
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
        conversion.hasPositiveZero = flag(30);
        return conversion;
    }
};

/// Says what a conversion of two or four numbers does of which one side is narrow: Instruction::immediate of Op::CvtNarrow. The
/// types of `conversion` are those of elements, a narrow one told by the type of its pair (ptx::Type::E2M1x2). Sources: from[0]
/// where they are packed, else the list at aux, the highest element first; from[1] scale factors; from[2] random bits.
struct NarrowConversion {
    enum class Scale : std::uint8_t { None, DivideByOne, DivideByEach, MultiplyByEach };

    Conversion conversion;
    int elements = 2;
    int toBits = 8, fromBits = 32;  ///< that an element fills
    Scale scale = Scale::None;      ///< how factors of ue8m0 are used: one for all elements, or one for each

    constexpr std::int64_t packed() const
    {
        return conversion.packed() | std::int64_t{elements} << 32 | std::int64_t{toBits} << 36 | std::int64_t{fromBits} << 42 |
            std::int64_t{static_cast<std::uint8_t>(scale)} << 48;
    }
    static constexpr NarrowConversion unpacked(std::int64_t bits)
    {
        const auto number = [bits](int place, int size) { return static_cast<int>(bits >> place & ((1 << size) - 1)); };
        return {Conversion::unpacked(bits & 0xffffffff), number(32, 4), number(36, 6), number(42, 6),
                static_cast<Scale>(number(48, 2))};
    }
};

/// Says of what numbers a sum or product of four is made, each told by the type of its pair: Instruction::immediate of Op::QuadSum
/// and Op::QuadProduct. A product has two factors, from[0] and from[1], and an addend in from[2] where `isFused`.
struct QuadArithmetic {
    struct Operand {
        ptx::Type type = ptx::Type::None;
        int bits = 8;  ///< from one number to the next; the register of four times 4 bits has 2 bytes a lane
    };
    Operand first, second;
    ptx::Type to = ptx::Type::None;  ///< and of an addend
    bool isDifference = false, isFused = false, satFinite = false;

    constexpr std::int64_t packed() const
    {
        const auto operand = [](const Operand& each) {
            return std::int64_t{static_cast<std::uint8_t>(each.type)} | each.bits << 8;
        };
        return operand(first) | operand(second) << 16 | std::int64_t{static_cast<std::uint8_t>(to)} << 32 |
            std::int64_t{isDifference} << 40 | std::int64_t{isFused} << 41 | std::int64_t{satFinite} << 42;
    }
    static constexpr QuadArithmetic unpacked(std::int64_t bits)
    {
        const auto operand = [bits](int place) {
            return Operand{static_cast<ptx::Type>(bits >> place & 0xff), static_cast<int>(bits >> (place + 8) & 0xff)};
        };
        return {operand(0), operand(16), static_cast<ptx::Type>(bits >> 32 & 0xff), (bits >> 40 & 1) != 0, (bits >> 41 & 1) != 0,
                (bits >> 42 & 1) != 0};
    }
};

/// OpKey flags of handlers that read registers of one size and write those of another.
constexpr std::uint32_t registerSizes(int toBytes, int fromBytes)
{
    return static_cast<std::uint32_t>(toBytes) << 4 | static_cast<std::uint32_t>(fromBytes);
}

}  // namespace kd::emulator
