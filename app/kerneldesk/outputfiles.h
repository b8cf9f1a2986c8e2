// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/inputfiles.h"
#include "app/kerneldesk/rundata.h"
#include "core/session/launch/launchplan.h"
#include "core/session/document/runoutcome.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace kd::cli {

/// Holds what --out asks for: what buffers of a launch hold as files of every kind that saveElements() writes. NAME is an output,
/// "NAME:before" what a buffer held before the launch, "NAME:reference" what an output is compared with.
class OutputFiles {
public:
    /// `settings` are NAME=FILE. Throws Failure (BadArguments) when a name is no output of `plan`, when a file's ending is
    /// none of those, or when its folder cannot be written.
    OutputFiles(const std::vector<std::string>& settings, const LaunchPlan& plan, const BufferShapes& shapes);

    /// Throws Failure (BadArguments) when one of them is among `inputs`, or two are the same.
    void claim(InputFiles& inputs) const;
    /// Fetches and writes them. Throws Failure.
    void write(const RunOutcome& outcome, Connection& connection) const;

private:
    struct File {
        BufferPlan buffer;
        BufferContent::Moment moment = BufferContent::Moment::After;
        std::vector<std::uint64_t> shape;
        std::filesystem::path path;
    };
    std::vector<File> m_files;
};

/// Throws Failure (BadArguments) when `path` cannot be created or replaced; leaves nothing behind.
void requireWritable(const std::filesystem::path& path);

/// Writes beside and renames. Throws Failure (Lacking) with the system's reason.
void writeResult(const std::filesystem::path& path, std::span<const std::byte> bytes);
void writeResult(const std::filesystem::path& path, const std::string& text);

}  // namespace kd::cli
