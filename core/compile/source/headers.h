// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/compilerequest.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kd {

class HeaderOverlay;

/// Says where the headers of a source may lie that nobody has said to trust: below one of these folders, by their real place, and
/// in no hidden folder there. Without folders they may lie anywhere.
struct HeaderBounds {
    std::vector<std::filesystem::path> folders;
    std::shared_ptr<const HeaderOverlay> overlay = {};  ///< what it holds is read from it; null: all is read from disk
};

/// What the error directive says that stands for a header outside the bounds.
inline constexpr MessagePattern<> kUnreadHeader =
    "this header was not read: it lies outside the folder of a program that is not trusted yet; trust it first";

/// Every user header that `source` can reach by a conservative scan of its include lines (comments and inactive
/// branches are not understood, so rather too many), searched for beside the including file and in `includeDirectories`.
/// A header that is not found is left to the toolkit, or to the compiler's own error. Limits: 4,096 headers, 64 MiB,
/// depth 200, no header twice (symlink loops end). All of them were on disk at one time: what changes meanwhile is read again,
/// unless it never comes to rest. A header outside `bounds` is not read: an error directive that says so stands for it. Throws
/// RuntimeError naming the file when a found header cannot be read or a limit is passed. Blocks.
std::vector<UserHeader> collectHeaders(const std::string& source, const std::filesystem::path& sourceDirectory,
                                       const std::vector<std::filesystem::path>& includeDirectories,
                                       const HeaderBounds& bounds = {});

/// Does what collectHeaders does. NVRTC knows a header by one name, so where one spelling means two files, directives are rewritten
/// to names of their own (in the headers, in the extreme in `source`; lines stay); where one file has several spellings, each
/// further one becomes a header that includes the first.
std::vector<UserHeader> gatherHeaders(std::string& source, const std::filesystem::path& sourceDirectory,
                                      const std::vector<std::filesystem::path>& includeDirectories,
                                      const HeaderBounds& bounds = {});

}  // namespace kd
