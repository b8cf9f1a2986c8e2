// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace kd {

/// `text` (UTF-8) as it is safe to show on a terminal, which obeys control characters: each of C0 (but newline, tab, and a carriage
/// return before a newline), DEL and C1, and each byte that is no UTF-8, becomes U+FFFD.
std::string terminalText(std::string_view text);

}  // namespace kd
