// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdcommand.h"

#include "core/compile/toolkit/toolkitplaces.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// What nvcc calls a standard, and what every clang since 13 calls it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kStandards{
    {{"c++03", "c++03"}, {"c++11", "c++11"}, {"c++14", "c++14"}, {"c++17", "c++17"}, {"c++20", "c++20"},
     {"c++23", "c++2b"}, {"gnu++14", "gnu++14"}, {"gnu++17", "gnu++17"}, {"gnu++20", "gnu++20"}, {"gnu++23", "gnu++2b"}}};

/// Without line ends and other control characters, which no honest path or macro has.
bool isPlainWord(std::string_view word)
{
    return std::ranges::none_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

/// The toolkit whose headers are read: a folder with include/cuda_runtime.h. Empty where there is none.
fs::path headersOfCuda()
{
    std::vector<fs::path> folders = onlyWheels() ? std::vector<fs::path>() : installedToolkits();
    std::ranges::copy(wheels(), std::back_inserter(folders));
    const auto found = std::ranges::find_if(folders, [](const fs::path& each) { return present(each / "include/cuda_runtime.h"); });
    return found == folders.end() ? fs::path() : *found;
}

void addToolkit(ClangdCommand& command)
{
    const fs::path toolkit = headersOfCuda();
    // The host half is read: kernels are functions there, and no library of device code is needed.
    command.words.insert(command.words.end(), {"-xcuda", "--cuda-host-only", "-nocudalib"});
    if (toolkit.empty()) {
        command.words.emplace_back("-nocudainc");
        return;
    }
    std::error_code error;
    const fs::path real = fs::canonical(toolkit, error);
    command.readable.push_back(error ? toolkit : real);
    const fs::path include = fs::canonical(toolkit / "include", error);  // distributions link it to another place
    if (!error)
        command.readable.push_back(include);
    if (present(toolkit / "bin")) {
        command.words.push_back("--cuda-path=" + toolkit.string());
    } else {
        command.words.emplace_back("-nocudainc");
        command.words.push_back("-isystem" + (toolkit / "include").string());
    }
}

void addFolder(ClangdCommand& command, std::string_view option, const fs::path& folder)
{
    if (!folder.is_absolute() || !isPlainWord(folder.native()))
        return;
    command.words.push_back(std::string(option) + folder.string());
    command.readable.push_back(folder);
}

}  // namespace

ClangdCommand clangdCommand(const fs::path& file, const CompileSettings& settings, const fs::path& base,
                            const std::vector<fs::path>& systemIncludes, const std::vector<fs::path>& forcedIncludes)
{
    ClangdCommand command{.directory = file.parent_path(), .words = {"clang++"}, .readable = {file.parent_path()}};
    addToolkit(command);
    const auto standard = std::ranges::find(kStandards, settings.standard, &std::pair<std::string_view, std::string_view>::first);
    command.words.push_back("-std=" + std::string(standard == kStandards.end() ? "c++17" : standard->second));
    for (const std::string& define : settings.defines)
        if (!define.empty() && isPlainWord(define))
            command.words.push_back("-D" + define);
    for (const std::string& folder : settings.includeDirectories)
        addFolder(command, "-I", (base / folder).lexically_normal());
    for (const fs::path& folder : systemIncludes)
        addFolder(command, "-isystem", folder);
    for (const fs::path& header : forcedIncludes) {
        if (!header.is_absolute() || !isPlainWord(header.native()))
            continue;
        command.words.push_back("--include=" + header.string());
        command.readable.push_back(header.parent_path());
    }
    command.words.emplace_back("--");
    command.words.push_back(file.string());
    return command;
}

std::vector<std::string> clangdArguments(const fs::path& emptyFolder)
{
    return {"--enable-config=0",
            "--background-index",
            "--clang-tidy=0",
            "--pch-storage=memory",
            "--header-insertion=never",
            "--completion-parse=auto",
            "--limit-results=200",
            "--all-scopes-completion=0",
            "-j=2",
            "--log=error",
            "--compile-commands-dir=" + emptyFolder.string()};
}

}  // namespace kd
