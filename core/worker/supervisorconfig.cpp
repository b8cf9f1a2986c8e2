#include "core/worker/supervisor.h"

#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <algorithm>
#include <thread>

namespace kd {
namespace {

constexpr unsigned kMostProcesses = 4;

}  // namespace

SupervisorConfig SupervisorConfig::standard()
{
    const std::filesystem::path program = posix::executablePath();
    std::error_code noTemporaryFolder;
    return {.compileChild = {.program = program, .arguments = {"--compile-process"}, .environment = posix::currentEnvironment()},
            .gpuChild = {.program = program, .arguments = {"--gpu-process"}, .environment = posix::currentEnvironment()},
            .cache = CompileCache::configFromEnvironment(),
            .scratchBase = std::filesystem::temp_directory_path(noTemporaryFolder),
            .compileProcesses = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 2u, kMostProcesses)),
            .blobLimit = {posix::physicalMemory().value / 4 * 3}};
}

}  // namespace kd
