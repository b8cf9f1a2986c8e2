// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::posix {

/// Tells whether a library of that name ("libcupti.so.13") is loaded into this process already, by whomever.
bool isLoaded(const char* name) noexcept;

/// A shared library opened at run time; closed never (CUDA's libraries do not survive dlclose).
class DynamicLibrary {
public:
    DynamicLibrary() = default;
    /// Tries `candidates` (names or paths) in turn and keeps the first that opens. On failure `isOpen()` is false and
    /// `failure()` names every candidate, with the loader's reason where it is not just a missing file.
    explicit DynamicLibrary(const std::vector<std::string>& candidates);

    bool isOpen() const noexcept { return m_handle != nullptr; }
    const std::string& failure() const noexcept { return m_failure; }
    /// Tells where the library was really loaded from, symlinks resolved; empty when it is not open.
    std::filesystem::path path() const;
    /// Address of `symbol`, or null.
    void* symbol(const char* symbol) const noexcept;
    /// The library's mapped data that is neither writable nor executable.
    std::vector<std::span<const std::byte>> constants() const;

private:
    void* m_handle = nullptr;
    std::string m_failure;
};

}  // namespace kd::posix
