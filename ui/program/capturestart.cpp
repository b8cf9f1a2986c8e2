// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/capturestart.h"

#include "core/base/posix/file.h"
#include "core/cupti/cuptilibrary.h"
#include "ui/program/environment.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QStandardPaths>

#include <algorithm>
#include <system_error>

namespace kd {
namespace {

namespace fs = std::filesystem;

fs::path injectedLibrary()
{
    const fs::path file = posix::executablePath().parent_path().parent_path() / "lib/kerneldesk/libkerneldesk-capture.so";
    std::error_code error;
    if (fs::exists(file, error))
        return file;
    throw UserError(UserError::Kind::Lacking,
                    ProgramText::tr("%1 is not there, which records launches: KernelDesk has to be installed again.")
                        .arg(toQt(file.string())));
}

void requireFree(const std::vector<std::string>& environment, const std::string& variable)
{
    const std::string start = variable + "=";
    const bool isTaken = std::ranges::any_of(
        environment, [&](const std::string& each) { return each.starts_with(start) && each.size() > start.size(); });
    if (isTaken)
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("Another tool is to be loaded into the program already: unset %1.").arg(toQt(variable)));
}

}  // namespace

LaunchChoice namedLaunch(const std::string& text)
{
    // "NAME" is its first launch; names have colons of their own.
    if (std::optional<LaunchChoice> choice = launchChoiceOf(text); choice && !choice->kernel.ends_with(':'))
        return *choice;
    return {.kernel = text, .number = 1};
}

fs::path startedProgram(const std::string& program, const fs::path& folder)
{
    if (fs::path(program).has_parent_path())
        return folder / program;
    const QString found = QStandardPaths::findExecutable(toQt(program));
    if (found.isEmpty())
        throw UserError(UserError::Kind::Input, ProgramText::tr("There is no program %1.").arg(toQt(program)));
    return found.toStdString();
}

std::vector<std::string> capturePlaces()
{
    constexpr int kNewestDriver = 13000;
    return cuptiCandidates(kNewestDriver);
}

std::vector<std::string> captureEnvironment(std::vector<std::string> environment, const CaptureRequest& request,
                                            const fs::path& folder)
{
    const std::string library = injectedLibrary().string();
    requireFree(environment, kInjectionVariable);
    setVariable(environment, kInjectionVariable, library);
    if (!request.range.empty()) {
        requireFree(environment, kNvtxVariable);
        setVariable(environment, kNvtxVariable, library);
    }
    setVariable(environment, CaptureRequest::kFolderVariable, folder.string());
    writeCaptureRequest(request, folder);
    return environment;
}

std::optional<LaunchChoice> slowestLaunch(const std::vector<CaptureReport>& reports)
{
    const KernelCount* slowest = nullptr;
    for (const CaptureReport& report : reports)
        for (const KernelCount& kernel : report.kernels)
            if (slowest == nullptr || kernel.slowestSeconds > slowest->slowestSeconds)
                slowest = &kernel;
    return slowest == nullptr ? std::nullopt : std::optional(LaunchChoice{slowest->kernel, slowest->slowest, true});
}

}  // namespace kd
