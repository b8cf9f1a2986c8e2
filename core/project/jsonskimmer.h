// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

/// Walks over untrusted JSON and builds nothing of it: lists of 100,000 compile commands are read for the one that counts. What is
/// passed over is checked for its brackets and quotes alone. The text outlives the skimmer.
class JsonSkimmer {
public:
    explicit JsonSkimmer(std::string_view text) : m_text(text) { }

    /// Tells whether nothing but blanks follows.
    bool isAtEnd();
    /// Moves behind `sign` where it comes next.
    bool consume(char sign);
    /// Moves behind `sign`. Throws RuntimeError with the place where something else comes next.
    void expect(char sign);
    /// Tells whether a text comes next.
    bool isAtString();
    /// Moves behind a text and gives what stands between its quotes, escapes as they are. Throws RuntimeError with the place.
    std::string_view string();
    /// Moves behind any value and gives its text. Throws RuntimeError with the place where it does not end, or is nested more than
    /// 64 levels deep.
    std::string_view value();

private:
    void skipBlanks();
    void skipNested();
    [[noreturn]] void fail(Message text) const;

    std::string_view m_text;
    std::size_t m_position = 0;
};

/// Reads the escapes of a JSON text without its quotes. Nothing where one of them is none.
std::optional<std::string> unescapedJson(std::string_view text);

}  // namespace kd
