// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <filesystem>
#include <vector>

namespace kd {

/// Describes a compile_commands.json that may tell of a file.
struct DatabasePlace {
    std::filesystem::path file;
    std::filesystem::path root;  ///< the folder above the file at which it was found
    bool isProjectRoot = false;  ///< `root` holds what builds are described in, or the database itself
    bool isNamed = false;        ///< the user named it
};

/// Holds the databases that may be read, the likeliest first, and why others may not be.
struct DatabaseSearch {
    std::vector<DatabasePlace> places;  ///< at most 16
    std::vector<Message> refused;
    std::vector<std::filesystem::path> absent;  ///< at most 64 files that would be places, were they there: within the project
};

/// Tells by their words whether a path is a folder or lies below it.
bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

/// Tells whether builds are described in the folder: compile_commands.json, CMakeLists.txt, Makefile, .git or the like lies there.
bool describesBuilds(const std::filesystem::path& folder);

/// Looks for compile_commands.json in the folder of `file` and in those above it, and beneath each of them in build*, cmake-build-*
/// and out, and one folder further down. The nearest come first, of those beneath one folder the newest. Whatever leads out of the
/// folder at which it was found, belongs to neither this user, nor root, nor the owner of `file`, or is larger than 64 MiB, is
/// refused. Never throws. Blocks.
DatabaseSearch findDatabases(const std::filesystem::path& file);

/// Does the same of what the user names: a database, or a folder that holds one or has one beneath it. Throws RuntimeError where
/// there is none.
DatabaseSearch namedDatabases(const std::filesystem::path& path);

}  // namespace kd
