// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <filesystem>

namespace kd {

struct ProjectLookup;

/// Says in sentences with which compile command `file` is compiled, what of it is left out, by reason, and what is missing. Empty
/// where there is no project.
QStringList projectNotes(const ProjectLookup& lookup, const std::filesystem::path& file);

}  // namespace kd
