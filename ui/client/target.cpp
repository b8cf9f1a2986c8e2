// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/client.h"

#include "core/base/posix/file.h"

#include <QProcess>

namespace kd {
namespace {

constexpr auto kWorker = "kerneldesk-worker";

}  // namespace

Target Target::local()
{
    const std::filesystem::path folder = posix::executablePath().parent_path();
    // Beside this program, as in a build and in a bundle; else where an installation keeps programs that users do not call.
    for (const std::filesystem::path& candidate :
         {folder / kWorker, folder / "../libexec/kerneldesk" / kWorker, folder / "../bin" / kWorker}) {
        std::error_code error;
        if (std::filesystem::is_regular_file(candidate, error))
            return {.name = QStringLiteral("local"), .program = QString::fromStdString(candidate.string()), .arguments = {}};
    }
    return {.name = QStringLiteral("local"), .program = QString::fromStdString((folder / kWorker).string()), .arguments = {}};
}

Target Target::fromCommandLine(const QString& name, const QString& commandLine)
{
    QStringList words = QProcess::splitCommand(commandLine);
    const QString program = words.isEmpty() ? QString() : words.takeFirst();
    return {.name = name, .program = program, .arguments = words};
}

}  // namespace kd
