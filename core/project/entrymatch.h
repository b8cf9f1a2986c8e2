// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/compiledatabase.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace kd {

/// Says where folders of another machine are on this one: what begins with `from` there begins with `to` here. Both are empty where
/// the database was made here.
struct Relocation {
    std::string from;
    std::string to;
    bool empty() const { return from.empty(); }
    /// Gives `path` as it is here, whether there is such a file or not.
    std::string moved(const std::string& path) const;
    friend bool operator==(const Relocation&, const Relocation&) = default;
};

/// Holds the command of a database that was chosen for a file.
struct EntryMatch {
    std::size_t index = 0;
    Relocation relocation;
};

/// Gives the first command for `file` itself, by its path or by what both paths lead to. `file` is absolute. Blocks.
std::optional<EntryMatch> findOwnEntry(const CompileDatabase& database, const std::filesystem::path& file);

/// Gives the command for a file of that name that is not here, with which the path of `file` ends longest: the database was made on
/// another machine. A name alone counts where no other command has it. Blocks.
std::optional<EntryMatch> findMovedEntry(const CompileDatabase& database, const std::filesystem::path& file);

/// Gives the CUDA command for the source that is closest to `file` by folder; of those that are as close the one with the stem of
/// `file`, then the one with the shortest way down, then the first. Sources outside `root` do not count, unless that is empty.
/// Blocks.
std::optional<EntryMatch> findNearestEntry(const CompileDatabase& database, const std::filesystem::path& file,
                                           const std::filesystem::path& root);

}  // namespace kd
