// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/linereader.h"

#include <utility>

namespace kd::mcp {

std::optional<LineReader::Line> LineReader::take(std::string_view& bytes)
{
    const std::size_t end = bytes.find('\n');
    const std::string_view part = bytes.substr(0, end);
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    if (!m_isTooLong && part.size() <= m_maxBytes - m_begun.size()) {
        m_begun.append(part);
    } else {
        m_isTooLong = true;
        m_begun = {};
    }
    if (end == std::string_view::npos)
        return {};
    if (!m_begun.empty() && m_begun.back() == '\r')
        m_begun.pop_back();
    return Line{.text = std::exchange(m_begun, {}), .isTooLong = std::exchange(m_isTooLong, false)};
}

}  // namespace kd::mcp
