// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/program/operanddecoder.h"

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Offset, size and alignment of the parameters of a function, in their order, as `.param` lays them out.
struct ParameterLayout {
    std::vector<std::uint64_t> offsets;
    std::uint64_t bytes = 0;
};
ParameterLayout parameterLayout(const ptx::Prototype& signature);

/// Holds what the decoder of one kernel's functions works with.
struct DecodeContext {
    const ptx::Module* module = nullptr;
    HostIsa isa = HostIsa::Generic;
    int target = 0;                                  ///< 90 of sm_90
    std::span<const std::uint64_t> globalAddresses;  ///< by index into ptx::Module::variables; 0: none
    std::uint64_t imageNumber = 0;
    /// Offsets of shared variables by (function, variable); function kNoFunction: of the module.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> sharedOffsets;
    Program* program = nullptr;
};

}  // namespace kd::emulator
