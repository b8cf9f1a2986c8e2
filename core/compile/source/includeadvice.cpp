// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/includeadvice.h"

#include "core/compile/source/includescan.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxAdvice = 4;

std::string fileNameOf(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

/// The header in `cannot open source file "a.h"` of NVIDIA's front end and in `a.h: No such file or directory` of g++.
std::string_view headerNamedIn(std::string_view words)
{
    constexpr std::string_view kBefore = "cannot open source file \"";
    constexpr std::string_view kBehind = ": No such file or directory";
    if (words.starts_with(kBefore)) {
        words.remove_prefix(kBefore.size());
        return words.substr(0, words.find('"'));
    }
    const std::size_t end = words.find(kBehind);
    return end == std::string_view::npos ? std::string_view() : words.substr(0, end);
}

bool isCircle(std::string_view words)
{
    return (words.starts_with("#include file \"") && words.ends_with("includes itself")) ||
        words.starts_with("#include nested depth ");
}

/// Whether the file that includes it does so in quotes.
bool isQuoted(const CompileRequest& request, const std::string& includer, std::string_view name)
{
    const auto header = std::ranges::find(request.headers, includer, &UserHeader::path);
    const std::string& text = header == request.headers.end() ? request.source : header->text;
    return std::ranges::any_of(scanIncludes(text),
                               [name](const IncludeDirective& each) { return each.quoted && each.name == name; });
}

Message adviceFor(const Diagnostic& diagnostic, const CompileRequest& request)
{
    const std::string words = diagnostic.message.english();
    const std::string& file = diagnostic.position.file;
    if (isCircle(words))
        return message("{} comes back to itself through what it includes: #pragma once in its first line ends that.",
                       fileNameOf(file));
    const std::string name(headerNamedIn(words));
    if (name.empty())
        return {};
    if (isQuoted(request, file, name))
        return message("{} is neither beside {} nor in an include folder: add its folder (-I), or configure the project so that "
                       "compile_commands.json names it.",
                       name, fileNameOf(file));
    return message("No include folder has {}: install what it belongs to, or add its folder (-I).", name);
}

}  // namespace

std::string missingHeader(const Diagnostic& diagnostic)
{
    const bool isError = diagnostic.severity == Diagnostic::Severity::Error;
    return isError ? std::string(headerNamedIn(diagnostic.message.english())) : std::string();
}

std::vector<Message> includeAdvice(const std::vector<Diagnostic>& diagnostics, const CompileRequest& request)
{
    std::vector<Message> advice;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity != Diagnostic::Severity::Error || advice.size() == kMaxAdvice)
            continue;
        Message sentence = adviceFor(diagnostic, request);
        if (!sentence.empty() && std::ranges::find(advice, sentence) == advice.end())
            advice.push_back(std::move(sentence));
    }
    return advice;
}

}  // namespace kd
