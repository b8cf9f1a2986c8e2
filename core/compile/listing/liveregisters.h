// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kd {

/// Live registers in front of and at one instruction.
struct LiveRegisters {
    std::uint32_t address = 0;  ///< bytes from the start of the section
    std::uint16_t registers = 0;
    std::uint16_t uniformRegisters = 0;
    std::uint8_t predicates = 0;
};

/// Holds what `nvdisasm -c -plr -lrm count` says, by section and address.
class LiveRegisterTable {
public:
    explicit LiveRegisterTable(std::string_view liveRangeText);

    bool isEmpty() const { return m_sections.empty(); }
    using Section = std::vector<LiveRegisters>;  ///< in the order of addresses
    /// Null where there is none.
    const Section* section(std::string_view name) const;
    /// Finds the registers of an instruction in a section.
    static const LiveRegisters* find(const Section& section, std::uint32_t address);

private:
    std::unordered_map<std::string, Section> m_sections;
};

/// The section of code that a line opens: "_Z1kPf" of `.section .text._Z1kPf,"ax",@progbits`, empty for one of no code.
/// False where the line opens none.
bool opensSection(std::string_view line, std::string_view& name);
/// An instruction line `/*00a0*/ text`: its address and what stands behind it. False for any other line.
bool isSassInstruction(std::string_view line, std::uint32_t& address, std::string_view& text);

}  // namespace kd
