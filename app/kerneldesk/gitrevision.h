// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/headeroverlay.h"

#include <filesystem>
#include <memory>
#include <string>

namespace kd::cli {

/// A file as a revision of its git checkout has it, with the headers of that revision.
struct RevisionText {
    std::string text;
    std::string commit;  ///< its full name, in hexadecimal
    std::shared_ptr<const HeaderOverlay> headers;  ///< all files of the revision, also by its own symbolic links
};

/// Asks git, in processes of their own which run neither hooks nor filters, fetch nothing and have a deadline. Throws Failure:
/// Lacking where there is no git or it does not answer, BadArguments where the file is in no checkout, `revision` names no commit,
/// that has no such file, or it is longer than a source may be. The headers are read when they are asked for, within two minutes in
/// all; a file that the revision does not have is not among them. One that is a symbolic link out of the checkout, in a circle or
/// to nothing throws when it is read.
RevisionText textAtRevision(const std::filesystem::path& file, const std::string& revision);

}  // namespace kd::cli
