// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kd {

/// Splits PTX into words (names, directives, numbers) and single characters, which refer to the text. Comments, strings and
/// line information are left out.
class PtxWords {
public:
    explicit PtxWords(std::string_view text) : m_rest(text) {}

    /// Gives the next word, which is empty at the end of the text.
    std::string_view next();
    /// Gives words up to a ";", a "{" or "}" that is no vector's, or a label's ":", which is the last of them. A statement of more
    /// words than any has is cut. Empty at the end of the text.
    const std::vector<std::string_view>& nextStatement();

private:
    bool skipOne();
    bool skipTo(std::size_t end, std::size_t more);

    std::string_view m_rest;
    std::vector<std::string_view> m_statement;
};

/// Gives the number that `text` begins with; 0 where it begins with none.
std::uint32_t ptxNumber(std::string_view text);

/// Gives a kernel's own text, from its .entry to the end of its body; empty where it is not there.
std::string_view kernelText(std::string_view ptx, std::string_view kernel);

}  // namespace kd
