// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/landlock.h"

#include "core/base/posix/handle.h"

#include <cstdint>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace kd::posix {
namespace {

// The kernel's interface (Documentation/userspace-api/landlock.rst), whole: the headers of Debian 12 know its first version.
struct RulesetAttributes {
    std::uint64_t files = 0;
    std::uint64_t network = 0;  // since version 4
    std::uint64_t scoped = 0;   // since version 6
};
struct [[gnu::packed]] PathBeneath {
    std::uint64_t allowed = 0;
    std::int32_t folder = -1;
};

constexpr std::uint32_t kAskVersion = 1;
constexpr int kRulePathBeneath = 1;
constexpr std::uint64_t kExecute = 1u << 0;
constexpr std::uint64_t kWriteFile = 1u << 1;
constexpr std::uint64_t kReadFile = 1u << 2;
constexpr std::uint64_t kReadFolder = 1u << 3;
constexpr std::uint64_t kFirstRights = (1u << 13) - 1;  // version 1
constexpr std::uint64_t kRefer = 1u << 13;              // version 2
constexpr std::uint64_t kTruncate = 1u << 14;           // version 3
constexpr std::uint64_t kDeviceControl = 1u << 15;      // version 5
constexpr std::uint64_t kTcp = 3;                       // bind and connect
constexpr std::uint64_t kScopes = 3;                    // abstract sockets and signals
constexpr std::uint64_t kRightsOfFiles = kExecute | kWriteFile | kReadFile | kTruncate | kDeviceControl;

std::uint64_t rightsOf(int version)
{
    return kFirstRights | (version >= 2 ? kRefer : 0) | (version >= 3 ? kTruncate : 0) | (version >= 5 ? kDeviceControl : 0);
}

std::size_t sizeOf(int version)
{
    return version >= 6 ? sizeof(RulesetAttributes) : version >= 4 ? 2 * sizeof(std::uint64_t) : sizeof(std::uint64_t);
}

bool allow(int ruleset, const std::filesystem::path& path, std::uint64_t rights)
{
    const Handle place(::open(path.c_str(), O_PATH | O_CLOEXEC));
    struct stat status{};
    if (!place || ::fstat(place.get(), &status) != 0)
        return false;
    const PathBeneath rule{.allowed = S_ISDIR(status.st_mode) ? rights : rights & kRightsOfFiles, .folder = place.get()};
    return ::syscall(SYS_landlock_add_rule, ruleset, kRulePathBeneath, &rule, 0) == 0;
}

}  // namespace

int confineFiles(const FileAccess& access)
{
    const auto version = static_cast<int>(::syscall(SYS_landlock_create_ruleset, nullptr, 0, kAskVersion));
    if (version < 1)
        return 0;
    const std::uint64_t rights = rightsOf(version);
    const RulesetAttributes attributes{.files = rights, .network = kTcp, .scoped = kScopes};
    const Handle ruleset(static_cast<int>(::syscall(SYS_landlock_create_ruleset, &attributes, sizeOf(version), 0)));
    if (!ruleset)
        return 0;
    for (const std::filesystem::path& path : access.writable)
        if (!allow(ruleset.get(), path, rights))
            return 0;
    for (const std::filesystem::path& path : access.readable)
        allow(ruleset.get(), path, kReadFile | kReadFolder);
    for (const std::filesystem::path& path : access.programs)
        allow(ruleset.get(), path, kReadFile | kReadFolder | kExecute);
    for (const std::filesystem::path& path : access.devices)
        allow(ruleset.get(), path,
              kReadFile | kReadFolder | kWriteFile | (version >= 3 ? kTruncate : 0) | (version >= 5 ? kDeviceControl : 0));
    allow(ruleset.get(), "/dev/null", kReadFile | kWriteFile);
    return ::syscall(SYS_landlock_restrict_self, ruleset.get(), 0) == 0 ? version : 0;
}

int confineFiles(const std::vector<std::filesystem::path>& readable, const std::filesystem::path& writable,
                 const std::vector<std::filesystem::path>& programs)
{
    FileAccess access{.readable = readable, .writable = {}, .programs = programs, .devices = {}};
    if (!writable.empty())
        access.writable.push_back(writable);
    return confineFiles(access);
}

}  // namespace kd::posix
