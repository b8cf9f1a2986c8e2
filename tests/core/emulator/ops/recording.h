#pragma once

#include "form.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kd::test {

/// What the emulated GPU gives for every case of a form: the bytes that kernelText()'s kernel writes on a real one.
std::vector<std::uint8_t> emulatedResults(const Form& form);

/// CRC-32 as zlib computes it.
std::uint32_t checksum(const std::uint8_t* bytes, std::size_t count);

/// Bytes a case of each result, the carry last.
std::vector<int> columnsOf(const Form& form);

/// Whether a device of compute capability 9.0 must give the same bits: it has the instruction, does not approximate, and does
/// not make it of others that the manual's words do not cover (scalar video instructions, NaN in tf32 with satfinite).
bool isBitEqualOnHardware(const Form& form);

/// One line a row: "add [.rn|…] .f32", the number of its forms that must be bit-equal, and the checksum of their checksums.
struct RowChecksum {
    std::string row;
    int forms = 0;
    std::uint32_t checksum = 0;
};
/// Takes in the next form of a row.
void add(RowChecksum& row, std::uint32_t ofForm);
std::string lineOf(const RowChecksum& row);

}  // namespace kd::test
