// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/capturestart.h"

#include "core/base/error.h"
#include "core/capture/capturestart.h"
#include "core/cupti/cuptilibrary.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QStandardPaths>

#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// Does `work`, of which errors are the user's of `kind`.
template <typename Work> auto asUserError(UserError::Kind kind, const Work& work)
{
    try {
        return work();
    } catch (const RuntimeError& error) {
        throw UserError(kind, error);
    }
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
    const fs::path library = asUserError(UserError::Kind::Lacking, captureLibrary);
    asUserError(UserError::Kind::Input, [&] { requireNoOtherTool(environment, request); });
    return captureEnvironment(std::move(environment), request, folder, library);
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
