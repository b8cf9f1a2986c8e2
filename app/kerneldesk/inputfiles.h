// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/program.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace kd::cli {

/// Keeps what a command writes apart from what it reads: the program, its session and headers, and the files that arguments
/// and references name.
class InputFiles {
public:
    explicit InputFiles(const Program& program);

    /// Adds a file that is read besides; `role` is how sentences name it.
    void add(const std::filesystem::path& path, const QString& role) { m_files.push_back({path, role}); }
    /// The user's headers that the program includes.
    void addHeaders(const CompileRequest& request);
    /// Throws Failure (BadArguments) when `output`, given with `option`, is one of the inputs or was claimed before, by
    /// whatever name. Call it before anything is written.
    void claim(const QString& option, const std::filesystem::path& output);

private:
    struct File {
        std::filesystem::path path;
        QString role;  ///< as sentences name it
    };
    void addLaunchFiles(const Session& session);

    std::vector<File> m_files;
};

}  // namespace kd::cli
