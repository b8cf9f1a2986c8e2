// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/terminaltext.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace kd {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

bool isControl(std::uint32_t value)
{
    return value < 0x20 || (value >= 0x7F && value < 0xA0);
}

}  // namespace

std::string terminalText(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        const bool isLayout = text[0] == '\n' || text[0] == '\t' || text.starts_with("\r\n");
        const bool isShown = point.length > 0 && (isLayout || !isControl(point.value));
        shown += isShown ? text.substr(0, point.length) : kReplacement;
        text.remove_prefix(std::max<std::size_t>(point.length, 1));
    }
    return shown;
}

}  // namespace kd
