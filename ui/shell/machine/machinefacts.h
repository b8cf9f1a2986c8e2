// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"

#include <QString>

#include <filesystem>
#include <vector>

namespace kd {

/// A line of "About this machine".
struct MachineFact {
    QString group, name, value;
    bool isMissing = false;  ///< `value` says what is not there and where it was looked for
};

/// Holds what a compile cache takes on the disk.
struct FolderSize {
    std::uint64_t bytes = 0;
    std::uint64_t files = 0;
};
/// Gives the size of all that is in it, links not followed. Blocks.
FolderSize sizeOf(const std::filesystem::path& folder);
/// Empty: compiles are not kept.
std::filesystem::path cacheFolder();

/// Everything that an issue report should say. `target`: null while it has not answered; `cache`: null while it is not known.
std::vector<MachineFact> machineFacts(const TargetInfo* target, const QString& targetName, const FolderSize* cache);

/// Lines of "name: value" under heads, and the same as Markdown tables.
QString toText(const std::vector<MachineFact>& facts);
QString toMarkdown(const std::vector<MachineFact>& facts);
/// Writes the facts for the dialog; colours are those of the theme now.
QString toHtml(const std::vector<MachineFact>& facts);

}  // namespace kd
