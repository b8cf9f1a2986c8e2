// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/projectcommand.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Holds a text file of a project.
struct ProjectText {
    std::string name;  ///< from the folder of the file that it was looked for: "src/main.cu"
    std::string text;
};

/// Gives the headers of the project that `source`, the text of `file`, reaches: beside the file that includes them, then along the
/// include folders of `command`, which may be null. A project is what lies below the folder that holds both `file` and its compile
/// commands, without them the file's own folder: nothing outside it is read, whatever links lead there. Limits: 64 headers of
/// 256 KiB each, 1 MiB in all, 8 deep, 0.3 s. What cannot be read is left out; never throws. Blocks.
std::vector<ProjectText> readProjectHeaders(const std::filesystem::path& file, std::string_view source,
                                            const ProjectCommand* command);

/// Gives other sources of that project that `isWanted`: those of the compile commands, without them those in the folder of `file`;
/// CUDA sources and the nearest first, however many commands there are. Limits: 8 that are given, 128 that are looked at, of
/// 512 KiB each, 8 MiB in all, 0.3 s. What cannot be read is left out; never throws. Blocks.
std::vector<ProjectText> readOtherSources(const std::filesystem::path& file, const ProjectCommand* command,
                                          const std::function<bool(std::string_view text)>& isWanted);

}  // namespace kd
