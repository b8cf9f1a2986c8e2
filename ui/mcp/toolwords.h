// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mcp/folders.h"
#include "ui/mcp/tools.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd::mcp {

/// What the words of a call depend on.
struct WordsContext {
    const AllowedFolders& folders;
    const std::vector<std::string>& devices;  ///< the first is taken where none is named
    std::filesystem::path sourceFile;         ///< stands for the text of a source; the command starts in its folder
};

/// The words behind the program's name that do what `tool` is asked for, for a JSON answer. Throws RequestError that names the
/// parameter which is unknown, of another type, too long, or a file outside of the folders.
std::vector<std::string> toolWords(const Tool& tool, const Json& arguments, const WordsContext& context);
/// The text of "source"; empty where there is none. Throws RequestError as above.
std::string sourceText(const Json& arguments);
/// The number at `key` from `least` to `most`; `usual` where it is absent. Throws RequestError for all else.
std::size_t wholeNumber(const Json& arguments, const char* key, std::size_t usual, std::size_t least, std::size_t most);
/// What is at `key`; false where it is absent. Throws RequestError where it is neither true nor false.
bool isSet(const Json& arguments, const char* key);

}  // namespace kd::mcp
