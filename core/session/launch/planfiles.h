// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/session/launch/launchplan.h"

#include <filesystem>
#include <string>

namespace kd {

/// Tells whether the bytes of a buffer come from a file.
inline bool isFileRecipe(const Recipe& recipe)
{
    return recipe.kind == Recipe::Kind::File || recipe.kind == Recipe::Kind::Image;
}

/// Gives the file at `path` as it is now; its size is 0 where there is none.
MeasuredFile measured(const std::string& path, const std::filesystem::path& folder);

/// Runs `read`; what a file has wrong is said of `subject`, which names it.
template <typename Read>
auto aboutFile(const ErrorSubject& subject, Read&& read)
{
    try {
        return read();
    } catch (const RuntimeError& error) {
        refuse(subject, error.sentence());
    }
}

}  // namespace kd
