// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/capturestart.h"

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <algorithm>
#include <string_view>
#include <system_error>

namespace kd {
namespace {

constexpr std::string_view kLibrary = "libkerneldesk-capture.so";

void requireFree(const std::vector<std::string>& environment, const std::string& variable)
{
    const std::string start = variable + "=";
    const bool isTaken = std::ranges::any_of(
        environment, [&](const std::string& each) { return each.starts_with(start) && each.size() > start.size(); });
    if (isTaken)
        throw RuntimeError({.text = message("Another tool is to be loaded into the program already: unset {}.", variable)});
}

}  // namespace

std::filesystem::path captureLibrary()
{
    const std::filesystem::path folder = posix::executablePath().parent_path();
    const std::filesystem::path usual = folder.parent_path() / "lib/kerneldesk" / kLibrary;
    // As in a build and in a bundle; where programs that users do not call lie in libexec; copied beside a worker.
    for (const std::filesystem::path& file : {usual, folder / "../../lib/kerneldesk" / kLibrary, folder / kLibrary}) {
        std::error_code error;
        if (std::filesystem::is_regular_file(file, error))
            return file.lexically_normal();
    }
    throw RuntimeError(
        {.text = message("{} is not there, which records launches: KernelDesk has to be installed again.", usual.string())});
}

void requireNoOtherTool(const std::vector<std::string>& environment, const CaptureRequest& request)
{
    requireFree(environment, kInjectionVariable);
    if (!request.range.empty())
        requireFree(environment, kNvtxVariable);
}

std::vector<std::string> captureEnvironment(std::vector<std::string> environment, const CaptureRequest& request,
                                            const std::filesystem::path& folder, const std::filesystem::path& library)
{
    setVariable(environment, kInjectionVariable, library.string());
    if (!request.range.empty())
        setVariable(environment, kNvtxVariable, library.string());
    setVariable(environment, CaptureRequest::kFolderVariable, folder.string());
    writeCaptureRequest(request, folder);
    return environment;
}

}  // namespace kd
