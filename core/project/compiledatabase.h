// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Joins `path` to the absolute folder `base` where it is not absolute itself, without "." and ".." in either. The disk is not
/// asked.
std::string joinedPath(std::string_view base, std::string_view path);

/// Describes one command of a compile_commands.json as it is written there: untrusted.
struct CompileEntry {
    std::string directory;               ///< the folder that the command runs in
    std::string file;                    ///< the source, relative to `directory` or absolute
    std::string command;                 ///< for a shell; empty where `arguments` are given
    std::vector<std::string> arguments;  ///< words, the compiler first
};

/// Holds the compile commands of a project, as CMake, Meson and bear write them. Only the command that is asked for is read whole.
class CompileDatabase {
public:
    /// Reads a file of at most 64 MiB and 500,000 commands. Throws RuntimeError with its path: it cannot be read, is larger, or is
    /// no list. Blocks.
    explicit CompileDatabase(const std::filesystem::path& path);
    /// Does the same of a text that was read; `path` names it, and relative folders start from there.
    CompileDatabase(const std::filesystem::path& path, std::string text);
    CompileDatabase(const CompileDatabase&) = delete;
    CompileDatabase& operator=(const CompileDatabase&) = delete;

    /// Gives the file that was read.
    const std::filesystem::path& path() const { return m_path; }
    /// Gives how many commands there are, those that cannot be read with them.
    std::size_t size() const { return m_entries.size(); }
    /// Gives the absolute path of the source that command `index` is for; empty where it names none. The disk is not asked.
    std::string filePath(std::size_t index) const;
    /// Tells by its source's name, its compiler and its language whether command `index` compiles CUDA.
    bool isCuda(std::size_t index) const;
    /// Reads command `index`. Members that are missing, of another type or hold a NUL are empty.
    CompileEntry entry(std::size_t index) const;

private:
    /// Holds where a command lies in the text; members are between their quotes, escapes as they are.
    struct Place {
        std::string_view text, directory, file;
    };
    void readAll();
    Place readPlace(std::string_view text) const;

    std::filesystem::path m_path;
    std::string m_folder;
    std::string m_text;
    std::vector<Place> m_entries;
};

}  // namespace kd
