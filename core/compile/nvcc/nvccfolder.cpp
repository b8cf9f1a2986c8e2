// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccfolder.h"

#include "core/base/error.h"
#include "core/compile/source/includescan.h"
#include "core/compile/source/linedirective.h"
#include "core/compile/source/standardheaders.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <system_error>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// So many times an include can lead upwards and still into the folder.
constexpr int kLevels = 16;
constexpr std::string_view kAbsoluteFolder = "kerneldesk-absolute";

/// All files are of one time, as they then are one for `#pragma once` where they have one text.
constexpr std::chrono::hours kFileAge{24};

fs::path includeFolder()
{
    fs::path folder;
    for (int level = 0; level < kLevels; ++level)
        folder /= "s";
    return folder;
}

/// The C library's own headers are there; those that stand in for them are for NVRTC.
bool isStandIn(const UserHeader& header)
{
    return header.path == header.includeName && standardHeader(header.includeName) != nullptr;
}

/// Where the header of that name is to lie; empty where that is outside.
fs::path headerPlace(const std::string& includeName)
{
    const fs::path name(includeName);
    const fs::path relative = name.is_absolute() ? fs::path(kAbsoluteFolder) / name.relative_path() : name;
    const fs::path place = (includeFolder() / relative).lexically_normal();
    return place.empty() || *place.begin() == ".." || !place.has_filename() ? fs::path() : place;
}

/// `text` with absolute names of includes as names below the folder of includes; lines stay.
std::string withRelativeIncludes(std::string text)
{
    const std::vector<IncludeDirective> directives = scanIncludes(text);
    for (auto directive = directives.rbegin(); directive != directives.rend(); ++directive)
        if (directive->quoted && directive->name.starts_with('/'))
            text.insert(directive->begin, kAbsoluteFolder);
    return text;
}

/// Emits the template instances that the request asks for: nvcc emits those whose address is taken.
std::string instancesText(const CompileRequest& request)
{
    std::string text;
    for (std::size_t i = 0; i < request.nameExpressions.size(); ++i) {
        std::string_view expression = request.nameExpressions[i];
        while (expression.starts_with('&') || expression.starts_with(' '))
            expression.remove_prefix(1);
        const std::string line = "static auto* const kerneldeskInstance" + std::to_string(i) + " __attribute__((unused)) = &" +
            std::string(expression) + ";\n";
        text += "\n" + withLineDirective(line, std::string(kNameExpressionPrefix) + request.nameExpressions[i], true);
    }
    return text;
}

}  // namespace

void writeNvccText(const fs::path& path, const std::string& text)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream file(path, std::ios::binary);
    if (!file.write(text.data(), static_cast<std::streamsize>(text.size())).flush())
        throw RuntimeError({.text = message("it cannot be written for nvcc: {}", std::string(std::strerror(errno))),
                            .subject = path.string()});
    file.close();
    fs::last_write_time(path, fs::file_time_type(kFileAge), error);
}

NvccFolder writeNvccFolder(const CompileRequest& request, const fs::path& folder)
{
    NvccFolder written{.source = includeFolder() / kNvccSourceName, .includes = includeFolder(), .sources = {}};
    const std::string name = request.programName.empty() ? kNvccSourceName : request.programName;
    const std::string source = withLineDirective(withRelativeIncludes(request.source), name, true) + instancesText(request);
    written.sources.push_back({.file = nameInLineTables(name), .text = request.source});
    std::map<std::string_view, const UserHeader*> firstOf;  // further names of a file hold an include of the first
    for (const UserHeader& header : request.headers) {
        const UserHeader& first = *firstOf.emplace(header.path, &header).first->second;
        const fs::path place = headerPlace(header.includeName);
        if (place.empty() || isStandIn(header))
            continue;
        writeNvccText(folder / place, withLineDirective(withRelativeIncludes(first.text), header.path, true));
        if (&first == &header)
            written.sources.push_back({.file = nameInLineTables(header.path), .text = header.text});
    }
    writeNvccText(folder / written.source, source);
    return written;
}

}  // namespace kd
