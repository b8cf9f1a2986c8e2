// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::mcp {

/// The environment variable by which a command is told the tool that it works for, so that it words what it says for a caller of
/// tools.
inline constexpr const char* kToolVariable = "KERNELDESK_TOOL";

// The tools are the commands of the command line. Names, titles and descriptions are read by programs that write kernels: they
// are English and a part of the protocol, as JSON is.

/// One parameter of a tool, and the option of the command line that it becomes.
struct ToolParameter {
    enum class Kind {
        Text,     ///< one value
        Word,     ///< one value of `words`
        Path,     ///< a file or folder below the allowed ones
        Texts,    ///< a list, the option once each
        Paths,    ///< the same of files or folders
        Map,      ///< an object; NAME=VALUE each
        PathMap,  ///< an object; the values are files
        Number,
        Flag,     ///< the option alone where it is true
        Own       ///< the server reads it itself
    };
    const char* name = "";
    Kind kind = Kind::Text;
    const char* option = "";  ///< "--grid"; "FILE" for a word without an option; "" for what the server reads itself
    const char* description = "";
    std::string_view words = {};  ///< "ptx|sass"
};

/// How the server makes a tool's answer.
enum class ToolWork {
    Command,  ///< the command's document is the answer
    Matrix,   ///< a part of a report
    Goal,     ///< the same
    Explain,  ///< the document of a run, with the lines of its faults
    Sweep,    ///< goes on behind its answer
    More,     ///< of an answer that was given before
    Window    ///< the window of the same user answers
};

struct Tool {
    const char* name = "";
    const char* title = "";
    const char* description = "";
    const char* command = "";  ///< of the command line; of the window's tools the method of its socket
    ToolWork work = ToolWork::Command;
    bool takesProgram = false;  ///< file, example or source
    bool takesDevice = false;
    bool writes = false;        ///< files, where it is told to
    std::vector<std::span<const ToolParameter>> parameters;
};

const std::vector<Tool>& tools();
/// Null where there is none of that name.
const Tool* findTool(std::string_view name);
/// The parameter that becomes `option` of the command line; null where `tool` has none.
const ToolParameter* parameterOf(const Tool& tool, std::string_view option);
/// All parameters of `tool` in turn, those that every tool of its kind has included.
std::vector<const ToolParameter*> parametersOf(const Tool& tool);
/// The JSON Schema of an answer that is no command's document; null where it is one.
Json ownSchema(const Tool& tool);
/// What tools/list says of an answer whose JSON Schema is `schema`: which members it always has. Each conversation of a model pays
/// for that list; the whole schema is a resource.
Json shortSchema(const Json& schema, std::string_view command);
/// The JSON Schema of what the tool takes. `devices` are those that it may name. A parameter is described at the first tool of the
/// list that has it, which is `run` for all that launches.
Json inputSchema(const Tool& tool, const std::vector<std::string>& devices);

}  // namespace kd::mcp
