// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kd::posix {

/// Names a place in a Python program.
struct PythonCall {
    std::string file;
    int line = 0;  ///< from 1
    std::string function;
    friend bool operator==(const PythonCall&, const PythonCall&) = default;
};

/// Gives where this thread is in the Python program that it runs, as Python's faulthandler writes it; empty where it runs none, and
/// in versions of Python that do not export how (3.9, 3.10, 3.13 and later). It takes no lock of Python's: the thread waits in a
/// call meanwhile, so that its frames stay as they are.
std::string pythonTrace();

/// Reads what pythonTrace() gave, innermost call first, `most` at most. Lines that are none are left out.
std::vector<PythonCall> pythonCalls(std::string_view trace, std::size_t most);

}  // namespace kd::posix
