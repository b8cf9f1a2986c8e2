// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/terminaltext.h"

#include <algorithm>
#include <cstddef>

namespace kd {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// Bytes of the well-formed UTF-8 character that `text` begins with; 0 where it begins with none (Unicode 15.0, table 3-7).
std::size_t characterBytes(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    const std::size_t bytes = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (byte(1) < low || byte(1) > high)
        return 0;
    for (std::size_t i = 2; i < bytes; ++i) {
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
    }
    return bytes;
}

bool isControl(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    return first < 0x20 || first == 0x7F || (first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0);
}

}  // namespace

std::string terminalText(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const std::size_t bytes = characterBytes(text);
        const std::string_view character = text.substr(0, bytes);
        const bool isLayout = text[0] == '\n' || text[0] == '\t' || text.starts_with("\r\n");
        shown += bytes == 0 || (isControl(character) && !isLayout) ? kReplacement : character;
        text.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    return shown;
}

}  // namespace kd
