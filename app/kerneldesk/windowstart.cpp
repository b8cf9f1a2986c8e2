// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/windowstart.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/windowrequest.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <QFileInfo>

#include <filesystem>
#include <string>
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

}  // namespace

void startWindowIfAsked(std::span<const char* const> words)
{
    if (!asksForWindow(words))
        return;
    for (const char* const word : words)
        requireFile(word);
    if (hasDisplay())
        posix::becomeProgram(posix::executablePath().parent_path() / kWindowProgram, {words.begin(), words.end()});
}

}  // namespace kd::cli
