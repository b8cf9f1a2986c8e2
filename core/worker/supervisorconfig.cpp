#include "core/worker/supervisor.h"

#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <algorithm>
#include <thread>

namespace kd {
namespace {

constexpr unsigned kMostProcesses = 4;

/// This process's, with `variable` ("NAME=value") in the place of what has its name.
std::vector<std::string> environmentWith(const std::string& variable)
{
    std::vector<std::string> all = posix::currentEnvironment();
    const std::string start = variable.substr(0, variable.find('=') + 1);
    std::erase_if(all, [&](const std::string& entry) { return entry.starts_with(start); });
    all.push_back(variable);
    return all;
}

}  // namespace

SupervisorConfig SupervisorConfig::standard()
{
    const std::filesystem::path program = posix::executablePath();
    std::error_code noTemporaryFolder;
    const EmulatedGpu emulated = EmulatedGpu::ofThisMachine();
    return {.compileChild = {.program = program, .arguments = {"--compile-process"}, .environment = posix::currentEnvironment()},
            .disassembleChild = {.program = program, .environment = posix::currentEnvironment()},
            .gpuChild = {.program = program, .arguments = {"--gpu-process"}, .environment = environmentWith(emulated.variable())},
            .emulated = emulated,
            .cache = CompileCache::configFromEnvironment(),
            .scratchBase = std::filesystem::temp_directory_path(noTemporaryFolder),
            .compileProcesses = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 2u, kMostProcesses)),
            .blobLimit = {posix::physicalMemory().value / 4 * 3}};
}

}  // namespace kd
