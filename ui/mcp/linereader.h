// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kd::mcp {

/// Cuts what a peer sends into lines, and keeps no more than one line of the longest size.
class LineReader {
public:
    struct Line {
        std::string text;        ///< without its end; empty where it is too long
        bool isTooLong = false;
    };
    explicit LineReader(std::size_t maxBytes) : m_maxBytes(maxBytes) { }

    /// The lines that end within `bytes`, one a call: takes them from the front of `bytes`; nothing once all of it is taken.
    std::optional<Line> take(std::string_view& bytes);

private:
    std::size_t m_maxBytes;
    std::string m_begun;
    bool m_isTooLong = false;
};

}  // namespace kd::mcp
