#pragma once

#include "core/compile/compilerequest.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// What a compile of `request` can see of the toolkit: path, size and times of every toolkit header that its texts reach by
/// the conservative scan (includescan.h). Files read once are remembered by this process as long as they stay the same.
std::string toolkitDigest(const CompileRequest& request, const std::vector<std::filesystem::path>& includeFolders);

}  // namespace kd
