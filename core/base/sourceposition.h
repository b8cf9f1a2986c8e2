// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace kd {

/// Names a place in a source file, as the compiler, a device or an editor tells it.
struct SourcePosition {
    std::string file;  ///< as its teller names it; empty: not known, or the program itself where the user of the value says so
    int line = 0;      ///< from 1; 0: not known
    int column = 0;    ///< from 1, in bytes; 0: not known

    friend bool operator==(const SourcePosition&, const SourcePosition&) = default;
};

/// Writes it as "kernel.cu:12".
inline std::string fileAndLine(const SourcePosition& position)
{
    return position.file + ":" + std::to_string(position.line);
}

}  // namespace kd
