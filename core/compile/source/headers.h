// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/options/options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// As collectHeaders. NVRTC knows a header by one name, so where one spelling means two files, directives are rewritten
/// to names of their own (in the headers, in the extreme in `source`; lines stay); where one file has several spellings,
/// each further one becomes a header that includes the first.
std::vector<UserHeader> gatherHeaders(std::string& source, const std::filesystem::path& sourceDirectory,
                                      const std::vector<std::filesystem::path>& includeDirectories,
                                      const HeaderBounds& bounds = {});

}  // namespace kd
