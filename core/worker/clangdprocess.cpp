// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/clangdprocess.h"

#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace kd {
namespace {

constexpr std::chrono::seconds kClangdProcessorTime{std::chrono::hours{2}};

}  // namespace

int clangdProcessMain(int input, const std::filesystem::path& tool, const std::vector<std::string>& arguments)
{
    posix::dieWithParent(input);
    posix::Handle pipe(input);
    const auto separator = std::ranges::find(arguments, "--");
    std::vector<std::filesystem::path> readable{"/usr/include", "/usr/local/include"};
    readable.insert(readable.end(), arguments.begin(), separator);
    const std::filesystem::path folder = std::filesystem::current_path();
    posix::applyToolSandbox(folder, tool, {.cpuTime = kClangdProcessorTime}, readable);
    // What it keeps at all it keeps here: nothing of the user's is read for it, and the folder is removed behind it.
    for (const char* const name : {"HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"})
        ::setenv(name, folder.c_str(), 1);
    posix::becomeStandardInput(std::move(pipe));
    posix::becomeProgram(tool, {separator == arguments.end() ? separator : std::next(separator), arguments.end()});
}

}  // namespace kd
