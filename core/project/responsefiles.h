// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/ignoredoption.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Says from where response files may be read.
struct ResponseFolders {
    std::filesystem::path directory;             ///< relative names start here
    std::vector<std::filesystem::path> allowed;  ///< a file lies below one of them, by its real place
};

/// Holds words in which response files were replaced by what they hold.
struct ExpandedWords {
    std::vector<std::string> words;
    std::vector<IgnoredOption> ignored;
    std::vector<std::filesystem::path> files;  ///< those that were read
};

/// Replaces "--options-file FILE", "-optf FILE" and FILE behind an at sign by the words of the file, quoted as for a shell. Files
/// have at most 1 MiB, are nested at most 4 deep, and at most 64 are read; a circle ends where it closes. What cannot be read is
/// told. Never throws. Blocks.
ExpandedWords expandResponseFiles(const std::vector<std::string>& words, const ResponseFolders& folders);

}  // namespace kd
