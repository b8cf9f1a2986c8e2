// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"

#include <string>
#include <vector>

namespace kd {

class Document;

/// Tells whether line tables, faults and counts mean the document's own text by that file.
bool isTextOf(const Document& document, const std::string& file);
/// The place as views and the editor name it: of the document's own source, the file is empty.
SourcePosition placeIn(const Document& document, SourcePosition place);
/// The place to show for code that was inlined: `innermost`, where that is in the document's own source, else the first of the
/// calls around it that is.
SourcePosition placeIn(const Document& document, const SourcePosition& innermost, const std::vector<SourcePosition>& calls);

}  // namespace kd
