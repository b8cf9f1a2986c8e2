// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace kd {

/// `text` as one field of comma-separated values (RFC 4180): quoted when it holds a comma, a quote or a line end. Spreadsheets
/// compute a text that begins with = + - @, a tab or a line end; unless it is a number, an apostrophe before it makes them show it.
/// Source of the characters: OWASP, "CSV Injection".
std::string csvField(std::string_view text);

}  // namespace kd
