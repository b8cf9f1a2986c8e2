// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <filesystem>
#include <optional>
#include <string>

namespace kd {

/// Tells of a program how it comes to the CUDA runtime, and what device code it has.
struct HostRuntime {
    enum class Kind {
        None,    ///< it registers no device code: it is no program of CUDA, or one of the driver API, or a script
        Shared,  ///< it asks the loader for libcudart.so
        Static   ///< the runtime is within it
    };
    Kind kind = Kind::None;
    std::string library;  ///< of a shared one, as the loader is asked for it: "libcudart.so.13"
    /// The newest architecture that it has PTX of its own for; one of a suffix, as sm_90a, where that is the newest.
    std::optional<ComputeCapability> newestPtx;
};

/// Reads an ELF file of this machine; anything else is of kind None. Nothing in the file is trusted. Blocks.
HostRuntime hostRuntimeOf(const std::filesystem::path& program);

}  // namespace kd
