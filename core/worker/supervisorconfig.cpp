// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/supervisor.h"

#include "core/base/posix/file.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/base/posix/systemmemory.h"

#include <algorithm>
#include <thread>

namespace kd {
namespace {

constexpr unsigned kMaxProcesses = 4;

/// This process's, with `variable` ("NAME=value") in the place of what has its name.
std::vector<std::string> environmentWith(const std::string& variable)
{
    std::vector<std::string> all = posix::currentEnvironment();
    const std::string start = variable.substr(0, variable.find('=') + 1);
    std::erase_if(all, [&](const std::string& entry) { return entry.starts_with(start); });
    all.push_back(variable);
    return all;
}

/// Beside the cache of results; nowhere where that is off.
std::filesystem::path headerStoreBeside(const CompileCache::Config& cache)
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::absolute(cache.directory, error);
    return cache.directory.empty() || error ? std::filesystem::path() : folder / "headers";
}

}  // namespace

SupervisorConfig SupervisorConfig::standard()
{
    const std::filesystem::path program = posix::executablePath();
    std::error_code noTemporaryFolder;
    const EmulatedGpu emulated = EmulatedGpu::ofThisMachine();
    const CompileCache::Config cache = CompileCache::configFromEnvironment();
    const std::filesystem::path headers = headerStoreBeside(cache);
    const std::vector<std::string> confined = posix::sandboxEnvironment(posix::currentEnvironment());
    const std::vector<std::string> forEmulated = posix::sandboxEnvironment(environmentWith(emulated.variable()));
    return {
        .compileChild = {.program = program, .arguments = {"--compile-process"}, .environment = confined},
        .nvccChild = {.program = program, .arguments = {"--nvcc-process"}, .environment = confined},
        .disassembleChild = {.program = program, .environment = confined},
        .emulatedChild = {.program = program, .arguments = {"--gpu-process", "emulated"}, .environment = forEmulated},
        .gpuChild = {.program = program, .arguments = {"--gpu-process"}, .environment = environmentWith(emulated.variable())},
        .profileChild =
            {.program = program, .arguments = {"--gpu-process", "profile"}, .environment = environmentWith(emulated.variable())},
        .gaugeChild = {.program = program, .arguments = {"--gauge-process"}, .environment = posix::currentEnvironment()},
        .emulated = emulated,
        .cache = cache,
        .headers = {.folder = headers},
        .scratchBase = std::filesystem::temp_directory_path(noTemporaryFolder),
        .compileProcesses = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 2u, kMaxProcesses)),
        .blobs = {.bytes = {posix::systemMemory().total.value / 4 * 3}, .blobs = BlobStore::blobsWithin(posix::descriptorLimit())},
        .memory = MemoryBudget::Config::fromEnvironment()};
}

}  // namespace kd
