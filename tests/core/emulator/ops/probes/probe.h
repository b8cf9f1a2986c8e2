// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kd::test {

/// A kernel around one instruction whose results are the same in every run: of 256 threads a block, a case a thread. It has
/// the parameters `input` (inputImage() and what approximateInputs() appends), `output` and `fixed` (kFixedBytes bytes).
struct Probe {
    std::string opcode;        ///< "ld.global.v2.u32"; finds the row
    std::string name;          ///< the opcode and what else tells it apart
    std::string text;          ///< PTX, with ~ where the kernel's name stands
    std::vector<int> columns;  ///< bytes a case of each result; the cases of a result stand together
    int cases = 2048;

    std::string textAs(const std::string& kernel) const;
    std::size_t resultBytes() const;
};

inline constexpr int kProbeBlock = 256;
inline constexpr std::size_t kFixedBytes = 64;
/// What is passed as `fixed`.
std::vector<std::uint8_t> fixedBytes();

std::vector<Probe> loadProbes();
std::vector<Probe> storeProbes();
std::vector<Probe> addressProbes();
std::vector<Probe> atomicProbes();
std::vector<Probe> warpProbes();
std::vector<Probe> controlProbes();
std::vector<Probe> approximateProbes();
std::vector<Probe> allProbes();

}  // namespace kd::test
