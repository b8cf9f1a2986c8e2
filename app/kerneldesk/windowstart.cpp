// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/windowstart.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/windowrequest.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <QFileInfo>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace kd::cli {
namespace {

/// Whether it looks like a folder of Triton's cache: metadata with code beside it.
bool isCodeFolder(const std::filesystem::path& folder)
{
    constexpr int kMaxLookedAt = 4096;
    int lookedAt = 0;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::filesystem::path code = at->path();
        if (++lookedAt > kMaxLookedAt)
            return false;
        if (code.extension() != ".json")
            continue;
        for (const char* const extension : {".cubin", ".ptx"})
            if (std::filesystem::is_regular_file(code.replace_extension(extension), error))
                return true;
        error.clear();
    }
    return false;
}

bool isFile(const std::string& word)
{
    std::error_code error;
    return std::filesystem::is_regular_file(word, error) || isCodeFolder(word);
}

void requireFile(const std::string& word)
{
    const QString name = toQt(word);
    if (!QFileInfo(name).isFile() && !isCodeFolder(word))
        throw Failure(ExitStatus::BadArguments, Text::tr("There is no file %1 to open.").arg(name));
    if (!hasDisplay())
        throw Failure(
            ExitStatus::Lacking,
            Text::tr("There is no display to open %1 in a window; kerneldesk compile %1 and the other commands need none.")
                .arg(name));
}

constexpr std::string_view kWindowProgram = "kerneldesk-window";

void becomeWindow(const std::vector<std::string>& words)
{
    posix::becomeProgram(posix::executablePath().parent_path() / kWindowProgram, words);
}

/// Goes on as the window where there are no words and there is a display, before the libraries of the command line are set up,
/// which the window would do once more. Neither they nor the environment are ready here, so that it uses what it is handed.
/// Where it returns, startWindowAtOnce() is asked.
void startWindowBeforeLibraries(int argc, char** /*argv*/, char** environment)
{
    const auto isSet = [environment](std::string_view name) {
        for (char** entry = environment; *entry != nullptr; ++entry) {
            const std::string_view text(*entry);
            if (text.starts_with(name) && text.size() > name.size() + 1 && text[name.size()] == '=')
                return true;
        }
        return false;
    };
    if (argc != 1 || std::none_of(kDisplayVariables.begin(), kDisplayVariables.end(), isSet))
        return;
    posix::ignoreFileSizeLimit();
    posix::becomeNeighbour(kWindowProgram, environment);
}

[[gnu::section(".preinit_array"), gnu::used]] void (*const kBeforeLibraries)(int, char**, char**) = startWindowBeforeLibraries;

}  // namespace

void startWindowAtOnce(const std::vector<std::string>& words) noexcept
{
    try {
        if (asksForWindow(words) && hasDisplay() && std::all_of(words.begin(), words.end(), isFile))
            becomeWindow(words);
    } catch (const std::exception&) {
        // startWindowIfAsked() meets it again, where it can be said.
    }
}

void startWindowIfAsked(const std::vector<std::string>& words)
{
    if (!asksForWindow(words))
        return;
    for (const std::string& word : words)
        requireFile(word);
    if (hasDisplay())
        becomeWindow(words);
}

}  // namespace kd::cli
