// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace kd {

/// Tells where the parts of one kernel lie in a PTX text, as offsets of bytes. Comments and strings are none of its parts.
struct PtxEntry {
    /// A parameter list of the kernel: that of a prototype, or that of its definition.
    struct Parameters {
        std::size_t nameEnd = 0;         ///< behind the kernel's name
        std::optional<std::size_t> close;  ///< the list's closing bracket; nothing where the kernel has no list
        bool isEmpty = true;             ///< nothing stands between the brackets
    };
    /// A statement that ends a thread: `ret` or `exit`, with or without a guard before it.
    struct Exit {
        std::size_t begin = 0, end = 0;  ///< the word itself, its suffix included, up to the semicolon
        bool isUniform = false;          ///< `ret.uni`
    };
    std::vector<Parameters> parameters;
    std::size_t bodyBegin = 0;  ///< behind the body's opening brace
    std::size_t bodyEnd = 0;    ///< the body's closing brace
    std::vector<Exit> exits;    ///< of the body, in order
};

/// Finds the kernel of that symbol. Nothing where the text does not define it, or ends in the middle of it.
std::optional<PtxEntry> findPtxEntry(std::string_view ptx, std::string_view symbol);

}  // namespace kd
