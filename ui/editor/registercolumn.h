// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/listing/listing.h"
#include "ui/editor/linecolumn.h"

namespace kd {

/// The most registers that are live at once in a function's instructions of each line of the program, code that was inlined
/// there included. No cells where the listing does not know them: PTX, or a disassembler without live ranges.
LineColumn registerColumn(const Listing& listing, const ListingFunction& function);

}  // namespace kd
