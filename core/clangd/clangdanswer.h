// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A place that clangd names. Nothing is known of the file but its path.
struct ClangdPlace {
    std::string file;   ///< absolute, without "..": it need not be there
    int line = 0;       ///< from 0
    int column = 0;     ///< bytes behind the line's start
    friend bool operator==(const ClangdPlace&, const ClangdPlace&) = default;
    friend auto operator<=>(const ClangdPlace&, const ClangdPlace&) = default;
};

inline constexpr std::size_t kMaxClangdPlaces = 5000;

/// The place of a definition, or the places of a name: what is none is left out, each stands once, in the order of files and lines.
/// At most kMaxClangdPlaces are read.
std::vector<ClangdPlace> clangdPlaces(const Json& result);

/// What a hover says, as plain text: lines of what can be printed, 4,000 bytes at most. Empty where it says nothing.
std::string clangdHover(const Json& result);

/// The places that renaming changes, in the order of files and lines, each as long as `oldName` is. Nothing where the answer is
/// none, names no place, or would change anything beside: what is not understood as a whole is not done in part.
std::optional<std::vector<ClangdPlace>> clangdRename(const Json& result, std::string_view oldName, std::string_view newName);

/// The path of a "file:" URI; empty where it is another one, or no absolute path of plain characters.
std::string pathOfUri(std::string_view uri);
/// The "file:" URI of an absolute path.
std::string uriOfPath(std::string_view path);

}  // namespace kd
