// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"

#include <string>
#include <string_view>

namespace kd::report {

/// Text of others as Markdown prose in one line: nothing of it is markup, a link, a mention or HTML.
std::string prose(std::string_view text);

/// Text of others as code in one line, also within a table; empty where it is.
std::string code(std::string_view text);

/// Writes those of a document's blocks that are for a brief: a comment on a pull request.
std::string markdownOf(const Document& document);
/// The same of a group, with an empty line before each block.
std::string markdownOf(const Group& group);

}  // namespace kd::report
