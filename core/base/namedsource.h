// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace kd {

/// Names a source file as compiled code does that tells its lines: Triton's Python, or CUDA C++ that was compiled with -lineinfo.
struct NamedSource {
    std::string file;  ///< as the code names it, an absolute path on the machine of its compiler; empty: it names none
    int lastLine = 0;  ///< from 1: the last line of it that the code names

    explicit operator bool() const { return !file.empty(); }
    friend bool operator==(const NamedSource&, const NamedSource&) = default;
};

}  // namespace kd
