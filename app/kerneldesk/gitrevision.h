// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace kd::cli {

/// A file as a revision of its git checkout has it.
struct RevisionText {
    std::string text;
    std::string commit;  ///< its full name, in hexadecimal
};

/// Asks git, in processes of their own which run neither hooks nor filters, fetch nothing and have a deadline. Throws Failure:
/// Lacking where there is no git or it does not answer, BadArguments where the file is in no checkout, `revision` names no commit,
/// that has no such file, or it is longer than a source may be.
RevisionText textAtRevision(const std::filesystem::path& file, const std::string& revision);

}  // namespace kd::cli
