// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd::emulator {

/// Finds for each register of a function the `.shared` or `.local` variable whose address its value always comes from: by `mov` of
/// the address, sums with other values, and choices and loops among such. What is stored and read back, converted to generic
/// addresses or changed otherwise is not followed.
class PointerOrigins {
public:
    PointerOrigins(const ptx::Module& module, const ptx::Function& function);

    struct Variable {
        ptx::Index index = ptx::kNoIndex;
        bool isLocalScope = false;  ///< the scope is of the function's variables, else of the module's
        friend bool operator==(const Variable&, const Variable&) = default;
    };
    std::optional<Variable> of(ptx::Index reg) const;

private:
    /// Unset: nothing is known to be written yet. Other: no address of these variables. Mixed: may be one, or several.
    enum class Kind : std::uint8_t { Unset, Other, Address, Mixed };
    struct Value {
        Kind kind = Kind::Unset;
        Variable variable;
        friend bool operator==(const Value&, const Value&) = default;
    };
    static Value met(const Value& a, const Value& b);
    static Value sum(const Value& a, const Value& b);
    Value valueOf(const ptx::Operand& operand) const;
    Value resultOf(const ptx::Instruction& instruction) const;
    Value anyOf(const std::vector<ptx::Operand>& operands) const;
    bool follow(const ptx::Instruction& instruction);
    bool takesAnAddress() const;

    const ptx::Module& m_module;
    const ptx::Function& m_function;
    std::vector<Value> m_values;  ///< by register; empty: nothing is followed
};

}  // namespace kd::emulator
