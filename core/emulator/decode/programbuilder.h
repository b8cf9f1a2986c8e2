// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/decode/decodecontext.h"

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Holds what a kernel may come to: itself, functions that it calls or that may be called through a pointer, shared variables.
struct ReachableCode {
    std::vector<std::uint32_t> functions;  ///< indices into ptx::Module::functions, the kernel first
    /// Offsets of shared variables, as DecodeContext::sharedOffsets; dynamic ones come behind the static.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> sharedOffsets;
    std::uint64_t staticSharedBytes = 0;  ///< with what aligns dynamic memory behind it, as ptxas counts
    bool needsStack = false;
    bool isAsynchronous = false, copiesSharedInBulk = false;  ///< see Program
};
/// Throws LogicError when shared variables take more than 4 GiB.
ReachableCode reachableFrom(const ptx::Module& module, std::uint32_t kernel);

/// Decodes a kernel and all that it reaches. Throws LogicError that names the instruction that is not emulated.
std::unique_ptr<Program> buildProgram(const ptx::Module& module, const ReachableCode& reach, HostIsa isa,
                                      std::span<const std::uint64_t> globalAddresses, std::uint64_t imageNumber);

}  // namespace kd::emulator
