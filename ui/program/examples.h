// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// A shipped kernel with its session.
struct Example {
    std::string name;  ///< name of its folder
    std::string title;
    std::vector<std::string> kernels;  ///< the one that the session launches first, then its references
};

/// KERNELDESK_EXAMPLES, else share/kerneldesk/examples beside the program's own bin. Throws UserError when it is no folder.
std::filesystem::path examplesFolder();

/// All of them in the order in which they are learned, from one line on to tiles in shared memory; others follow by name. Reads
/// every session.
std::vector<Example> examples();

/// The session file of `name`; throws UserError that lists the names there are.
std::filesystem::path exampleFile(const std::string& name);

}  // namespace kd
