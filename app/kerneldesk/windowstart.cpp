// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/windowstart.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/windowrequest.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <QFileInfo>

namespace kd::cli {
namespace {

void requireFile(const std::string& word)
{
    const QString name = toQt(word);
    if (!QFileInfo(name).isFile())
        throw Failure(ExitStatus::BadArguments, Text::tr("There is no file %1 to open.").arg(name));
    if (!hasDisplay())
        throw Failure(
            ExitStatus::Lacking,
            Text::tr("There is no display to open %1 in a window; kerneldesk compile %1 and the other commands need none.")
                .arg(name));
}

}  // namespace

void startWindowIfAsked(const std::vector<std::string>& words)
{
    if (!asksForWindow(words))
        return;
    for (const std::string& word : words)
        requireFile(word);
    if (hasDisplay())
        posix::becomeProgram(posix::executablePath().parent_path() / "kerneldesk-window", words);
}

}  // namespace kd::cli
