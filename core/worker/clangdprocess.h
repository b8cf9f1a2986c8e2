// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Goes on as the clangd at `tool`, which reads from the pipe `input` and writes to standard output. `arguments` are the folders
/// that it may read beside the system's headers, then "--", then clangd's own. It is confined to them and to the private folder
/// that it was started in, and ends with the process that started it. Returns only by throwing.
[[noreturn]] int clangdProcessMain(int input, const std::filesystem::path& tool, const std::vector<std::string>& arguments);

}  // namespace kd
