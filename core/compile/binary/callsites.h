// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Names a place in the code of a host's program or library.
struct CallSite {
    std::string function;     ///< demangled; empty where the file's symbols do not tell it
    SourcePosition position;  ///< where it was compiled with -g
};

/// Looks up places in `module`, each so many bytes behind where that begins in memory, by its symbols and its debug information.
/// What is not known stays empty, as does all where the file cannot be read. Blocks.
std::vector<CallSite> callSites(const std::filesystem::path& module, std::span<const std::uint64_t> offsets);

}  // namespace kd
