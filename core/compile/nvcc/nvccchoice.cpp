// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccchoice.h"

#include "core/base/text.h"
#include "core/compile/source/includescan.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kd {
namespace {

/// The text that the request has of that file; empty where it brings none.
std::string_view textOfFile(const CompileRequest& request, const std::string& file)
{
    if (file == request.programName)
        return request.source;
    const auto header = std::ranges::find(request.headers, file, &UserHeader::path);
    return header == request.headers.end() ? std::string_view() : std::string_view(header->text);
}

/// Line `number` of the text, from 1, without the blanks around it.
std::string trimmedLine(std::string_view text, int number)
{
    for (; number > 1 && !text.empty(); --number)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return number == 1 ? std::string(trimmed(text.substr(0, text.find('\n')))) : std::string();
}

std::set<std::string> includesOf(const std::string& source)
{
    std::set<std::string> names;
    for (IncludeDirective& directive : scanIncludes(source))
        names.insert(std::move(directive.name));
    return names;
}

}  // namespace

NvccChoice keptChoice(const NvccReason& reason, const CompileRequest& request)
{
    NvccChoice choice{.reason = reason, .line = trimmedLine(textOfFile(request, reason.position.file), reason.position.line)};
    if (choice.line.empty())
        choice.includes = includesOf(request.source);
    return choice;
}

bool holds(const NvccChoice& choice, const CompileRequest& request)
{
    if (choice.line.empty())
        return !choice.includes.empty() && std::ranges::includes(includesOf(request.source), choice.includes);
    return textOfFile(request, choice.reason.position.file).find(choice.line) != std::string_view::npos;
}

}  // namespace kd
