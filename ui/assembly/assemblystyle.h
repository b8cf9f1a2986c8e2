// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/listing/listing.h"

#include <string_view>

namespace kd {

/// Says what a byte of an assembly text is; numbers of Scintilla's styles.
enum class AssemblyStyle : unsigned char { Plain, Opcode, Predicate, Number, Label, Comment, Quiet, Directive, Note };
inline constexpr int kAssemblyStyles = 9;

/// Gives each byte of a line its style: `styles` has room for all of them. Linear; any bytes.
void styleAssembly(std::string_view line, ListingLine::Kind kind, char* styles);

}  // namespace kd
