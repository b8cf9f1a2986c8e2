// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/options/options.h"
#include "core/project/databasesearch.h"
#include "core/project/entrymatch.h"
#include "core/project/ignoredoption.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Holds the compile command that a project has for a file, as far as it says something of device code. Paths are absolute, and
/// those of another machine are moved to this one.
struct ProjectCommand {
    enum class Match {
        Own,     ///< it is for the file itself
        Nearest  ///< it is for another source, the closest one by folder
    };
    std::filesystem::path database;   ///< compile_commands.json
    std::size_t entry = 0;            ///< index in it, from 0
    Match match = Match::Own;
    std::filesystem::path source;     ///< the source that the command is for
    Relocation relocation;            ///< empty: the database was made on this machine
    std::filesystem::path compiler;   ///< as it is written; empty where the command is, which then says nothing
    std::filesystem::path directory;  ///< the command runs there; the database's folder where there is no such folder

    std::vector<std::filesystem::path> includes;        ///< -I, in order
    std::vector<std::filesystem::path> systemIncludes;  ///< -isystem, in order, without those of the toolkit and the system
    std::vector<std::filesystem::path> forcedIncludes;  ///< -include, in order, those that are there
    std::vector<std::string> macros;                    ///< "NAME=VALUE"
    std::vector<std::string> undefines;                 ///< names
    std::string standard;                               ///< "c++17"; empty: the compiler's default
    std::vector<std::string> architectures;             ///< "sm_90"
    std::vector<std::string> options;                   ///< canonical and on the allow-list, as in CompileRequest
    std::vector<std::string> nvccOptions;               ///< further ones, which nvcc knows and NVRTC does not
    bool isRelocatable = false;                         ///< the project links device code of several files
    std::vector<IgnoredOption> ignored;                 ///< what is left out

    std::vector<Message> notices;              ///< what is missing here: the compiler, the directory, folders of headers
    std::vector<std::filesystem::path> files;  ///< all that was read for it: the database, response files
};

/// Reads the command that `match` chose in `database`. What is missing on this machine is told; never throws for what the command
/// says. Blocks.
ProjectCommand readProjectCommand(const CompileDatabase& database, const DatabasePlace& place, const EntryMatch& match,
                                  ProjectCommand::Match kind);

/// Gives `own` with what the command says besides. What `own` says counts: its architectures and its standard, its macros and
/// options of the same name, its include folders before those of the command.
CompileSettings withProject(CompileSettings own, const ProjectCommand& command);

/// Gives `source` behind includes of the files that the command includes before it. Its lines keep their numbers and `file` its
/// name.
std::string sourceWithProject(const std::string& source, const std::filesystem::path& file, const ProjectCommand& command);

}  // namespace kd
