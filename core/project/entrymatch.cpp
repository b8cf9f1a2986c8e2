// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/entrymatch.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <tuple>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr int kMaxCompared = 256;   // files of one name that the disk is asked about
constexpr int kMaxRelocating = 64;  // sources by which another machine's folders are recognised

std::string_view nameIn(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

std::string_view stemIn(std::string_view path)
{
    const std::string_view name = nameIn(path);
    return name.substr(0, name.rfind('.'));
}

std::ptrdiff_t depthOf(std::string_view path)
{
    return std::count(path.begin(), path.end(), '/');
}

bool isThere(const std::string& path)
{
    std::error_code error;
    return fs::exists(path, error);
}

/// How many characters the two paths have in common at their ends, in whole names.
std::size_t commonTail(std::string_view one, std::string_view other)
{
    std::size_t whole = 0;
    const std::size_t most = std::min(one.size(), other.size());
    for (std::size_t length = 1; length <= most; ++length) {
        const char sign = one[one.size() - length];
        if (sign != other[other.size() - length])
            return whole;
        if (sign == '/')
            whole = length;
    }
    return whole;
}

/// How many folders the two absolute paths have in common.
std::ptrdiff_t commonFolders(std::string_view one, std::string_view other)
{
    const auto [end, unused] = std::ranges::mismatch(one, other);
    return std::count(one.begin(), end, '/');
}

bool isBeneath(std::string_view path, std::string_view folder)
{
    return path.size() > folder.size() && path.starts_with(folder) && (folder.ends_with('/') || path[folder.size()] == '/');
}

/// Finds by sources that are not here, but beneath `root`, where the database's folders are on this machine.
Relocation relocationTo(const CompileDatabase& database, const std::string& root)
{
    int tried = 0;
    for (std::size_t i = 0; i < database.size() && tried < kMaxRelocating; ++i) {
        const std::string path = database.filePath(i);
        if (path.empty() || (isBeneath(path, root) && !isThere(path)))
            continue;  // a source of this machine that is gone
        if (isThere(path))
            return {};
        ++tried;
        for (std::size_t slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1))
            if (isThere(root + path.substr(slash)))
                return {.from = path.substr(0, slash), .to = root};
    }
    return {};
}

/// Orders sources by their closeness to a file: the least is the closest.
using Distance = std::tuple<std::ptrdiff_t, bool, std::ptrdiff_t, std::size_t>;

}  // namespace

std::string Relocation::moved(const std::string& path) const
{
    return !empty() && (path == from || isBeneath(path, from)) ? to + path.substr(from.size()) : path;
}

std::optional<EntryMatch> findOwnEntry(const CompileDatabase& database, const fs::path& file)
{
    const std::string own = file.string();
    std::error_code error;
    const std::string real = fs::canonical(file, error).string();
    int compared = 0;
    std::optional<EntryMatch> linked;
    for (std::size_t i = 0; i < database.size(); ++i) {
        const std::string path = database.filePath(i);
        if (path.empty() || nameIn(path) != nameIn(own))
            continue;
        if (path == own || path == real)
            return EntryMatch{.index = i, .relocation = {}};
        if (!linked && compared++ < kMaxCompared && fs::equivalent(path, file, error))
            linked = EntryMatch{.index = i, .relocation = {}};
    }
    return linked;
}

std::optional<EntryMatch> findMovedEntry(const CompileDatabase& database, const fs::path& file)
{
    const std::string own = file.string();
    std::optional<EntryMatch> found;
    std::size_t longest = 0;
    int compared = 0;
    std::string first;
    bool isOnly = true;
    for (std::size_t i = 0; i < database.size(); ++i) {
        const std::string path = database.filePath(i);
        if (path.empty() || nameIn(path) != nameIn(own) || compared++ >= kMaxCompared || isThere(path))
            continue;
        isOnly = isOnly && (first.empty() || first == path);
        first = path;
        const std::size_t tail = commonTail(path, own);
        // A folder of the root itself, as in a container, keeps its name on both sides.
        const std::size_t from = std::max(path.size() - tail, path.find('/', 1));
        if (tail <= longest || from == std::string::npos)
            continue;
        longest = tail;
        found = {.index = i,
                 .relocation = {.from = path.substr(0, from), .to = own.substr(0, own.size() - (path.size() - from))}};
    }
    const bool isNameAlone = longest <= nameIn(own).size() + 1;
    return isNameAlone && !isOnly ? std::nullopt : found;
}

std::optional<EntryMatch> findNearestEntry(const CompileDatabase& database, const fs::path& file, const fs::path& root)
{
    const std::string own = file.string();
    const std::string folder = root.string();
    const Relocation relocation = relocationTo(database, folder.empty() ? file.parent_path().string() : folder);
    std::optional<EntryMatch> found;
    Distance least;
    for (std::size_t i = 0; i < database.size(); ++i) {
        const std::string path = relocation.moved(database.filePath(i));
        if (path.empty() || (!folder.empty() && !isBeneath(path, folder)))
            continue;
        const std::ptrdiff_t common = commonFolders(own, path);
        const Distance distance{-common, stemIn(path) != stemIn(own), depthOf(path) - common, i};
        if ((found && distance >= least) || !database.isCuda(i))
            continue;
        found = {.index = i, .relocation = relocation};
        least = distance;
    }
    return found;
}

}  // namespace kd
