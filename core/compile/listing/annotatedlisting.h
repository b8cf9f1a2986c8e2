// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "core/compile/listing/listing.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Gives where an instruction was written, then the calls that were inlined there, innermost first; nothing where that is not
/// known. Files are those of Listing::files. At most 64.
std::vector<SourcePosition> sourcePositionsOf(const Listing& listing, const ListingLine& line);

/// The text of a listing with a comment before the instructions of each place: "// standard.py:216, inlined into softmax.py:17".
/// Its first lines say which files that are. Where `source`, the text of files[0], is not empty, the line of it that the
/// instructions came from follows: "//   17: values = tl.exp(values)". Its control characters become blanks, and what is longer
/// than 240 bytes is cut.
std::string annotatedListing(const Listing& listing, std::string_view source);

/// The lines of a text, without their ends; the first is the one of index 0.
std::vector<std::string_view> sourceLines(std::string_view text);

}  // namespace kd
