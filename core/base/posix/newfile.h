// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace kd::posix {

/// A file that appears whole, or not at all: written beside its place as ".NAME.XXXXXX", then moved there. All of it
/// throws RuntimeError with the path and the system's reason, and blocks. Neither copied nor moved.
class NewFile {
public:
    explicit NewFile(std::filesystem::path path);
    /// Leaves nothing behind unless commit() was called.
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    int descriptor() const noexcept { return m_handle.get(); }
    /// Adds to what was written before.
    void write(std::span<const std::byte> bytes);
    /// Waits until what was written so far is on the disk, so that commit() takes less long.
    void sync();
    /// The file is there from now on, in the place of one of that name, and outlives a crash of the system.
    void commit();

private:
    std::filesystem::path m_path;
    std::string m_temporary;  ///< empty once it is gone
    Handle m_handle;
};

/// The file that `name` stands for while a NewFile is written, ".NAME.XXXXXX"; empty when it is no such name.
std::string_view nameOfUnfinished(std::string_view name);

}  // namespace kd::posix
