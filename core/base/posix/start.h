// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::posix {

// What a program does before it knows which of its libraries it needs. Nothing here needs more than the C library, not even C++'s.

/// Tells whether `path` names a file, also through links, and not a folder, a device or a pipe.
bool isFile(const char* path) noexcept;

/// Goes on as the program called `name` that lies beside this one: same process, same terminal, same environment. `words` are a
/// program's arguments, its own name first and null last. Returns, with `words` as they were, where that cannot be.
void becomeNeighbour(const char* name, char** words) noexcept;

/// A function of a library that was opened by its place; either `address` or `failure` is null.
struct OpenedFunction {
    void* address = nullptr;        ///< the function, which is there as long as this program runs
    const char* failure = nullptr;  ///< the loader's sentence, which names the file
};

/// Opens the library at `place`, seen from the folder that this program's own folder lies in, and looks for `function` there. The
/// environment has no part in where it is looked for. The library stays open.
OpenedFunction openNeighbour(const char* place, const char* function) noexcept;

}  // namespace kd::posix
