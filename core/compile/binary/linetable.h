// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Tells which source lines the machine code of one kernel came from, as the cubin's .debug_line has it (-lineinfo, -G).
struct LineTable {
    /// The instructions from `offset` up to that of the next row came from one line.
    struct Row {
        std::uint32_t offset = 0;  ///< bytes from the start of the kernel's section, as ListingLine::address
        std::uint32_t file = 0;    ///< index into `files`
        std::uint32_t line = 0;    ///< 1-based; 0: no line
        bool operator==(const Row&) const = default;
    };
    std::vector<std::string> files;  ///< with the folder that the compiler was in
    std::vector<Row> rows;           ///< by their offsets; of code inlined from elsewhere the line that was inlined

    /// The row that holds the instruction at `offset`; null where none does, or where it names no line.
    const Row* find(std::uint32_t offset) const;
};

/// Reads the table of the kernel whose symbol is `kernel`: that of the device functions in its section as well. Nothing in the
/// bytes is trusted: what is no cubin, has no such table, one of DWARF 5, or a damaged one, gives the rows up to there, or none.
LineTable readLineTable(std::span<const std::byte> cubin, std::string_view kernel);

}  // namespace kd
