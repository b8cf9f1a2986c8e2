// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace kd::mcp {

/// What of the machine code is wanted.
struct ListingWish {
    std::string language;       ///< "ptx" or "sass"; empty: nothing
    std::string kernel;         ///< name or symbol; empty: all
    std::size_t firstLine = 0;  ///< of the source, 1-based; 0: from the beginning
    std::size_t lastLine = 0;   ///< 0: to the end
};

/// {language, functions: [{name, symbol, instructions, lines: [{text, line}]}]} of PTX as the compiler wrote it, or of SASS as
/// `kerneldesk compile --sass OUT.json` writes it, whose lines have an address and live registers, too. Throws RuntimeError where
/// the latter is no JSON.
Json codeListing(std::string_view text, const ListingWish& wish);

}  // namespace kd::mcp
