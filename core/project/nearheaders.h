// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace kd {

/// Looks for folders from which `name`, as an include directive writes it, leads to a file: the folder of `source` and those above
/// it, up to the one that describes builds, else two further, and what lies up to two folders beneath each of them. The nearest
/// come first, at most four. Hidden folders and links are left out, and so is what lies behind 4,000 entries. Never throws. Blocks.
std::vector<std::filesystem::path> nearHeaders(const std::filesystem::path& source, std::string_view name);

}  // namespace kd
