// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/nvcc/nvccdiagnostics.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Writes a file and its folders, whose time is the same always. Throws RuntimeError where it cannot.
void writeNvccText(const std::filesystem::path& path, const std::string& text);

/// Holds the file that a source is compiled as; its name is part of names that are local to it.
inline constexpr const char* kNvccSourceName = "program.cu";

/// Files that stand for a name expression are named so, with the expression behind it.
inline constexpr std::string_view kNameExpressionPrefix = "name expression ";

/// Holds where the texts of a request lie for nvcc. Paths are relative to the folder that they were written in, so that nothing
/// that is compiled depends on where it stands.
struct NvccFolder {
    std::filesystem::path source;
    std::filesystem::path includes;   ///< headers lie below it under the names of their includes
    std::vector<NvccSource> sources;  ///< the request's texts by the names that messages give them
};

/// Writes the source, its headers and what stands for its name expressions into `folder`, which must be empty: nothing of the
/// user's folders is read when it is compiled. A header whose include leads out of `folder` is left out. Texts of `request` must
/// outlive the result. Throws RuntimeError where it cannot be written.
NvccFolder writeNvccFolder(const CompileRequest& request, const std::filesystem::path& folder);

}  // namespace kd
