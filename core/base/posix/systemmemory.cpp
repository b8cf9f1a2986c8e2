// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/systemmemory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <unistd.h>

namespace kd::posix {
namespace {

namespace fs = std::filesystem;

/// The names of one version's files.
struct GroupFiles {
    const char* limit;
    const char* usage;
    const char* reclaimable;  ///< the line of memory.stat that tells how much of the usage is file cache that nobody used lately
};
constexpr GroupFiles kVersion1{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};
constexpr GroupFiles kVersion2{"memory.max", "memory.current", "inactive_file"};

/// The number behind the word `key` in a file of lines such as "MemTotal:  24 kB".
std::optional<std::uint64_t> numberIn(const fs::path& file, std::string_view key)
{
    std::ifstream lines(file);
    for (std::string word, rest; lines >> word; std::getline(lines, rest)) {
        std::uint64_t number = 0;
        if (word == key)
            return lines >> number ? std::optional(number) : std::nullopt;
    }
    return std::nullopt;
}

/// The number that the file holds; nothing for "max", which is no limit.
std::optional<std::uint64_t> numberIn(const fs::path& file)
{
    std::ifstream stream(file);
    std::uint64_t number = 0;
    return stream >> number ? std::optional(number) : std::nullopt;
}

void limitBy(const fs::path& group, const GroupFiles& files, SystemMemory& memory)
{
    const std::optional<std::uint64_t> limit = numberIn(group / files.limit);
    if (!limit)
        return;
    const std::uint64_t used = numberIn(group / files.usage).value_or(0);
    const std::uint64_t held = used - std::min(used, numberIn(group / "memory.stat", files.reclaimable).value_or(0));
    memory.total = std::min(memory.total, Bytes{*limit});
    memory.available = std::min(memory.available, Bytes{*limit - std::min(*limit, held)});
}

/// The group at `path` below `mount` and all that it is in. Within a container the path may be told as seen from outside.
void limitByAll(const fs::path& mount, fs::path path, const GroupFiles& files, SystemMemory& memory)
{
    for (path = path.relative_path(); !path.empty(); path = path.parent_path())
        limitBy(mount / path, files, memory);
    limitBy(mount, files, memory);
}

bool namesMemory(std::string_view controllers)
{
    return ("," + std::string(controllers) + ",").find(",memory,") != std::string::npos;
}

fs::path procFolderOf(int process)
{
    return fs::path("/proc") / std::to_string(process);
}

/// Bytes of one process.
struct InMemory {
    std::uint64_t resident = 0;
    std::uint64_t shared = 0;  ///< of these: files, and what it shares with others
};

std::optional<InMemory> memoryOf(const fs::path& process)
{
    std::ifstream sizes(process / "statm");
    std::uint64_t all = 0, resident = 0, shared = 0;
    if (!(sizes >> all >> resident >> shared))
        return std::nullopt;
    const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    return InMemory{.resident = resident * page, .shared = shared * page};
}

}  // namespace

SystemMemory systemMemory(const fs::path& root)
{
    constexpr std::uint64_t kKilobyte = 1024;
    const fs::path information = root / "proc/meminfo";
    SystemMemory memory{.total = {numberIn(information, "MemTotal:").value_or(0) * kKilobyte},
                        .available = {numberIn(information, "MemAvailable:").value_or(0) * kKilobyte}};
    std::ifstream groups(root / "proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos)
            continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        const fs::path path(line.substr(second + 1));
        const fs::path mounts = root / "sys/fs/cgroup";
        if (namesMemory(controllers))
            limitByAll(mounts / "memory", path, kVersion1, memory);
        else if (controllers.empty())
            limitByAll(mounts, path, kVersion2, memory);
    }
    return memory;
}

Bytes privateMemory(int id)
{
    const std::optional<InMemory> memory = memoryOf(procFolderOf(id));
    return {memory ? memory->resident - std::min(memory->resident, memory->shared) : 0};
}

std::optional<Bytes> residentMemory(int id)
{
    const std::optional<InMemory> memory = memoryOf(procFolderOf(id));
    if (!memory)
        return std::nullopt;
    Bytes sum{memory->resident};
    std::ifstream children(procFolderOf(id) / "task" / std::to_string(id) / "children");
    for (int child = 0; children >> child;)
        sum.value += residentMemory(child).value_or(Bytes{}).value;
    return sum;
}

Bytes addressSpaceLimit() noexcept
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return {std::numeric_limits<std::uint64_t>::max()};
    return {limit.rlim_cur};
}

}  // namespace kd::posix
