// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/project/projectcommand.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace kd {

/// Holds what the project around a file says of it.
struct ProjectLookup {
    std::optional<ProjectCommand> command;  ///< nothing: there is no project, or none of its commands fits
    std::vector<Message> problems;          ///< databases that were passed over, or compile CUDA but not the file, and why
    std::vector<std::filesystem::path> awaited;  ///< without a command: databases that have none for it, and where one may come
};

/// Finds the compile command for `file` in the compile_commands.json around it (findDatabases): the file's own, else its own as it
/// was on another machine, else, in a folder that builds are described in, that of the closest CUDA source. The project has
/// to be trusted. Reads alone; 100,000 commands take some 0.1 s. Never throws. Blocks.
ProjectLookup findProjectCommand(const std::filesystem::path& file);

/// Does the same in the database that the user names, or in the folder of one (namedDatabases). Throws RuntimeError where there is
/// none, or it cannot be read.
ProjectLookup findProjectCommand(const std::filesystem::path& file, const std::filesystem::path& database);

/// Gives what findProjectCommand() said as long as the files that it read, and those that it waits for, are the same; what
/// appeared elsewhere since is found some seconds later. For who asks with every key. Any thread. Blocks.
std::shared_ptr<const ProjectLookup> recentProjectCommand(const std::filesystem::path& file);

}  // namespace kd
