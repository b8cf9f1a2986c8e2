// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/sandbox.h"

#include "core/base/error.h"
#include "core/base/posix/landlock.h"
#include "core/base/posix/process.h"
#include "core/base/posix/systemmemory.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

namespace kd::posix {
namespace {

constexpr std::string_view kKeptVariables[] = {"PATH",         "LANG",         "LC_ALL",       "LC_CTYPE",
                                               "TZ",           "LD_LIBRARY_PATH", "CUDA_HOME", "CUDA_PATH", "ASAN_OPTIONS",
                                               "UBSAN_OPTIONS", "TSAN_OPTIONS", "LSAN_OPTIONS"};
constexpr std::string_view kKeptPrefixes[] = {"KERNELDESK_", "QT_"};
constexpr const char* kSystemPlaces[] = {"/usr/lib",     "/usr/lib64",       "/lib",           "/lib64",       "/etc/ld.so.cache",
                                         "/etc/localtime", "/usr/share/zoneinfo", "/usr/lib/locale", "/dev/urandom",
#ifdef KD_SANITIZED
                                         "/proc/self/maps", "/proc/self/task",
#endif
                                         "/proc/meminfo",  "/proc/cpuinfo",       "/sys/devices/system/cpu"};

constexpr const char* kProgramPlaces[] = {"/usr/bin", "/bin", "/usr/lib", "/usr/lib64", "/lib", "/lib64"};

/// Lowers a limit for good; one below the wish stays, the soft one that the parent gave included.
void lower(__rlimit_resource resource, rlim_t value)
{
    rlimit limit{};
    if (::getrlimit(resource, &limit) != 0)
        return;
    limit.rlim_max = std::min(value, limit.rlim_max);
    limit.rlim_cur = std::min(limit.rlim_cur, limit.rlim_max);
    ::setrlimit(resource, &limit);
}

void limitResources(const SandboxLimits& limits)
{
#ifndef KD_SANITIZED
    lower(RLIMIT_AS, limits.addressSpace.value != 0 ? limits.addressSpace.value : usualAddressSpace().value);
#endif
    lower(RLIMIT_FSIZE, limits.fileSize.value);
    lower(RLIMIT_CORE, 0);
    rlimit stack{};
    if (::getrlimit(RLIMIT_STACK, &stack) == 0) {
        stack.rlim_max = std::min<rlim_t>(stack.rlim_max, limits.stack.value);
        stack.rlim_cur = std::min(stack.rlim_cur, stack.rlim_max);
        ::setrlimit(RLIMIT_STACK, &stack);
    }
}

bool isKept(std::string_view name)
{
    return std::find(std::begin(kKeptVariables), std::end(kKeptVariables), name) != std::end(kKeptVariables) ||
           std::any_of(std::begin(kKeptPrefixes), std::end(kKeptPrefixes),
                       [name](std::string_view prefix) { return name.starts_with(prefix); });
}

void scrubEnvironment(const std::string& temporaryFolder)
{
    const std::vector<std::string> kept = sandboxEnvironment(currentEnvironment());
    ::clearenv();
    for (const std::string& entry : kept) {
        const std::size_t equals = entry.find('=');
        ::setenv(entry.substr(0, equals).c_str(), entry.c_str() + equals + 1, 1);
    }
    for (const char* name : {"TMPDIR", "TMP", "TEMP"})
        ::setenv(name, temporaryFolder.c_str(), 1);
}

SandboxReport confine(const std::filesystem::path& privateTemporaryFolder,
                      const std::vector<std::filesystem::path>& readableFolders, const std::vector<std::filesystem::path>& programs,
                      const SandboxLimits& limits)
{
    if (::chdir(privateTemporaryFolder.c_str()) != 0)
        throw RuntimeError({.text = message("the compiler's temporary folder cannot be used: {}",
                                            std::string(std::strerror(errno))),
                            .subject = privateTemporaryFolder.string()});
    scrubEnvironment(privateTemporaryFolder.string());
    limitResources(limits);
    allowCpuTime(limits.cpuTime);
    SandboxReport report;
    std::vector<std::filesystem::path> readable(std::begin(kSystemPlaces), std::end(kSystemPlaces));
    readable.insert(readable.end(), readableFolders.begin(), readableFolders.end());
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
        report.landlockVersion = confineFiles(readable, privateTemporaryFolder, programs);
    if (report.landlockVersion == 0)
        report.notice = "This kernel has no Landlock, so the compiler process is limited in memory and time, but not in the files "
                        "that it can read.";
    return report;
}

}  // namespace

SandboxReport applyCompileSandbox(const std::filesystem::path& privateTemporaryFolder,
                                  const std::vector<std::filesystem::path>& readableFolders, SandboxLimits limits)
{
    return confine(privateTemporaryFolder, readableFolders, {}, limits);
}

SandboxReport applyToolSandbox(const std::filesystem::path& privateTemporaryFolder, const std::filesystem::path& tool,
                               SandboxLimits limits, const std::vector<std::filesystem::path>& readable)
{
    std::vector<std::filesystem::path> programs(std::begin(kProgramPlaces), std::end(kProgramPlaces));
    std::error_code error;
    programs.push_back(tool.parent_path());
    programs.push_back(std::filesystem::canonical(tool, error).parent_path());
    return confine(privateTemporaryFolder, readable, programs, limits);
}

SandboxReport applyToolchainSandbox(const std::filesystem::path& privateTemporaryFolder,
                                    const std::vector<std::filesystem::path>& programFolders, SandboxLimits limits)
{
    std::vector<std::filesystem::path> programs(std::begin(kProgramPlaces), std::end(kProgramPlaces));
    programs.emplace_back("/usr/libexec");
    programs.insert(programs.end(), programFolders.begin(), programFolders.end());
    return confine(privateTemporaryFolder, {"/usr/include", "/usr/local/include"}, programs, limits);
}

SandboxReport applyComputeSandbox()
{
    lower(RLIMIT_CORE, 0);
    SandboxReport report;
    const std::vector<std::filesystem::path> readable(std::begin(kSystemPlaces), std::end(kSystemPlaces));
    if (::chdir("/") == 0 && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
        report.landlockVersion = confineFiles(readable, {});
    if (report.landlockVersion == 0)
        report.notice =
            "This kernel has no Landlock, so the process of the emulated GPU is not limited in the files that it can read.";
    return report;
}

void applyServerSandbox(const ServerPlaces& places)
{
    lower(RLIMIT_CORE, 0);
    FileAccess access{.readable = places.readable, .writable = places.writable, .programs = places.programs, .devices = {}};
    access.readable.insert(access.readable.end(), std::begin(kSystemPlaces), std::end(kSystemPlaces));
    for (const char* const place : {"/usr/include", "/usr/local/include", "/usr/share"})
        access.readable.emplace_back(place);
    access.programs.insert(access.programs.end(), std::begin(kProgramPlaces), std::end(kProgramPlaces));
    for (const char* const place : {"/usr/libexec", "/usr/local/lib"})
        access.programs.emplace_back(place);
    if (places.hasDevices) {
        access.readable.insert(access.readable.end(), {"/proc", "/sys", "/etc"});
        access.devices.emplace_back("/dev");
        access.devices.emplace_back("/proc");  // the driver does not start where it cannot name its threads there
    }
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || confineFiles(access) == 0)
        throw RuntimeError({.text = message("this kernel cannot confine the server to its folders: it needs Landlock, which Linux "
                                            "has since 5.13 where it is switched on")});
}

std::vector<std::string> sandboxEnvironment(std::vector<std::string> environment)
{
    std::erase_if(environment, [](const std::string& entry) {
        const std::size_t equals = entry.find('=');
        return equals == std::string::npos || !isKept(std::string_view(entry).substr(0, equals));
    });
    return environment;
}

void allowCpuTime(std::chrono::seconds more)
{
    rusage usage{};
    if (::getrusage(RUSAGE_SELF, &usage) != 0)
        return;
    const auto used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1;
    rlimit limit{};
    if (::getrlimit(RLIMIT_CPU, &limit) != 0)
        return;
    limit.rlim_cur = std::min(static_cast<rlim_t>(used + more.count()), limit.rlim_max);
    ::setrlimit(RLIMIT_CPU, &limit);
}

Bytes usualAddressSpace()
{
    return {std::clamp<std::uint64_t>(systemMemory().total.value / 2, 2ull << 30, 8ull << 30)};
}

}  // namespace kd::posix
