// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd::test {

/// What random values a register gets; the packed ones hold two of another.
enum class Pool { Predicate, Int8, Int16, Int32, Int64, Int128, Int16x2, F16, F16x2, BF16, BF16x2, F32, F32x2, F64, Fp8x2, Int8x4 };

/// The register and the values that a type name ("s32", "f32x2") means.
struct Kind {
    Pool pool = Pool::Int32;
    int bytes = 4;  ///< of a register's lane; 0: a predicate
};
Kind kindOf(std::string_view type);

/// One operand of an instruction under test.
struct Port {
    Kind kind;
    bool isResult = false;
    int parts = 1;              ///< above 1: a vector `{a, b}` of that many registers
    bool isPair = false;        ///< `p|q`; the second is a predicate
    bool isNumber = false;      ///< an immediate
    bool negated = false;
    std::int64_t number = 0;
    std::string selector;       ///< "b0" of a video operand
};

/// One way to write a row: its modifiers chosen, its operands known.
struct Form {
    const emulator::InstructionPattern* pattern = nullptr;
    std::vector<std::string> words;  ///< by the pattern's words; empty: not written
    std::vector<Port> ports;

    bool has(std::string_view modifier) const;
    /// "add.rn.f32"
    std::string opcode() const;
    /// "add.rn.f32 b32 b32 b32": tells forms apart.
    std::string name() const;
};

/// Every way to write `row`. Empty when its operands are not known here.
std::vector<Form> formsOf(const emulator::InstructionPattern& row);

/// A value of up to 128 bits.
struct Bits {
    std::uint64_t low = 0, high = 0;
    bool operator==(const Bits&) const = default;
};

}  // namespace kd::test
