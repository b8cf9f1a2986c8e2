// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/databasesearch.h"

#include "core/base/error.h"
#include "core/base/posix/fileidentity.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr int kMaxLevels = 32;              // folders above the file
constexpr std::size_t kMaxFolderEntries = 4096;  // entries of a folder that are looked at
constexpr std::size_t kMaxSubfolders = 64;  // of one folder
constexpr std::size_t kMaxPlaces = 16;
constexpr std::size_t kMaxAbsent = 64;
constexpr int kMaxAbsentLevels = 12;
constexpr std::uint64_t kMaxDatabaseBytes = 64u << 20;
constexpr const char* kDatabaseName = "compile_commands.json";

/// Folders in `folder` whose names `fits` likes; no links.
template <typename Fits>
std::vector<fs::path> subfolders(const fs::path& folder, Fits fits)
{
    std::vector<fs::path> found;
    std::error_code error;
    std::size_t left = kMaxFolderEntries;
    for (fs::directory_iterator it(folder, error), end; !error && it != end && left > 0; it.increment(error), --left) {
        const std::string name = it->path().filename().string();
        std::error_code unknown;
        if (found.size() < kMaxSubfolders && fits(name) && it->symlink_status(unknown).type() == fs::file_type::directory)
            found.push_back(it->path());
    }
    return found;
}

bool isBuildFolder(const std::string& name)
{
    return name.starts_with("build") || name.starts_with("cmake-build-") || name == "out";
}

/// Where a build beneath `folder` may keep its database.
std::vector<fs::path> buildFolders(const fs::path& folder)
{
    const auto isPlain = [](const std::string& name) { return !name.starts_with('.') && name != "CMakeFiles"; };
    std::vector<fs::path> all;
    for (const fs::path& build : subfolders(folder, isBuildFolder)) {
        all.push_back(build);
        for (const fs::path& below : subfolders(build, isPlain)) {
            all.push_back(below);
            if (build.filename() == "out" && below.filename() == "build")
                std::ranges::move(subfolders(below, isPlain), std::back_inserter(all));
        }
    }
    return all;
}

class DatabaseFinder {
public:
    explicit DatabaseFinder(std::optional<std::uint32_t> owner) : m_owner(owner) { }

    void addLevel(const fs::path& folder)
    {
        add(folder / kDatabaseName, folder);
        std::vector<fs::path> absent{folder / kDatabaseName, folder / "build" / kDatabaseName};
        std::vector<std::pair<std::int64_t, fs::path>> beneath;
        for (const fs::path& build : buildFolders(folder)) {
            if (const auto identity = posix::fileIdentity(build / kDatabaseName))
                beneath.emplace_back(-identity->modifiedNs, build / kDatabaseName);
            else
                absent.push_back(build / kDatabaseName);
        }
        std::ranges::sort(beneath);
        for (const auto& [time, file] : beneath)
            add(file, folder);
        noteAbsent(folder, absent);
    }
    void add(const fs::path& file, const fs::path& folder)
    {
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(file);
        if (!identity || m_search.places.size() == kMaxPlaces)
            return;
        const std::optional<Message> reason = whyRefused(file, folder, *identity);
        if (reason)
            m_search.refused.push_back(message("{} is not used: {}", file.string(), *reason));
        else if (std::ranges::none_of(m_search.places, [&file](const DatabasePlace& each) { return isSameFile(each.file, file); }))
            m_search.places.push_back({.file = file, .root = folder, .isProjectRoot = describesBuilds(folder)});
    }
    DatabaseSearch result()
    {
        m_search.absent.resize(m_absentWithin);
        return std::move(m_search);
    }

private:
    /// A project goes up to the last folder that describes builds; a file in none has its own folder.
    void noteAbsent(const fs::path& folder, const std::vector<fs::path>& absent)
    {
        if (m_levels++ == kMaxAbsentLevels || m_search.absent.size() == kMaxAbsent)
            m_areLevelsNoted = false;
        if (!m_areLevelsNoted)
            return;
        for (const fs::path& file : absent)
            if (m_search.absent.size() < kMaxAbsent && !posix::fileIdentity(file) &&
                std::ranges::find(m_search.absent, file) == m_search.absent.end())
                m_search.absent.push_back(file);
        if (m_levels == 1 || describesBuilds(folder))
            m_absentWithin = m_search.absent.size();
    }

    static bool isSameFile(const fs::path& one, const fs::path& other)
    {
        std::error_code error;
        return fs::equivalent(one, other, error);
    }

    std::optional<Message> whyRefused(const fs::path& file, const fs::path& folder, const posix::FileIdentity& identity) const
    {
        std::error_code error;
        if (!isBelow(fs::canonical(file, error), fs::canonical(folder, error)) || error)
            return Message("it leads out of its folder");
        if (!identity.isRegular)
            return Message("it is no regular file");
        if (identity.size > kMaxDatabaseBytes)
            return message("it has {} bytes; at most {} are read", identity.size, kMaxDatabaseBytes);
        if (m_owner && identity.owner != posix::processUser() && identity.owner != 0 && identity.owner != *m_owner)
            return Message("it belongs to another user");
        return std::nullopt;
    }

    std::optional<std::uint32_t> m_owner;  // of the file that is looked for; nothing: owners do not count
    DatabaseSearch m_search;
    std::size_t m_absentWithin = 0;  // how many of `absent` lie in the project
    int m_levels = 0;
    bool m_areLevelsNoted = true;
};

}  // namespace

bool describesBuilds(const fs::path& folder)
{
    constexpr const char* kNames[] = {kDatabaseName, "CMakeLists.txt", "meson.build", "Makefile", "GNUmakefile", "makefile",
                                      "build.ninja", "BUILD.bazel",    "SConstruct",  "configure", ".git"};
    return std::ranges::any_of(kNames, [&folder](const char* name) {
        std::error_code error;
        return fs::exists(fs::symlink_status(folder / name, error));
    });
}

bool isBelow(const fs::path& path, const fs::path& folder)
{
    const fs::path relative = path.lexically_relative(folder);
    return !relative.empty() && *relative.begin() != "..";
}

DatabaseSearch findDatabases(const fs::path& file)
{
    std::error_code error;
    fs::path folder = fs::absolute(file, error).lexically_normal().parent_path();
    const std::optional<posix::FileIdentity> identity = posix::fileIdentity(file);
    DatabaseFinder finder(identity ? identity->owner : posix::processUser());
    for (int level = 0; level < kMaxLevels && !folder.empty(); ++level) {
        finder.addLevel(folder);
        if (folder == folder.parent_path())
            break;
        folder = folder.parent_path();
    }
    return finder.result();
}

DatabaseSearch namedDatabases(const fs::path& path)
{
    std::error_code error;
    const fs::path whole = fs::absolute(path, error).lexically_normal();
    DatabaseFinder finder(std::nullopt);
    if (fs::is_directory(whole, error))
        finder.addLevel(whole.has_filename() ? whole : whole.parent_path());
    else
        finder.add(whole, whole.parent_path());
    DatabaseSearch search = finder.result();
    if (!search.refused.empty())
        refuse(search.refused.front());
    if (search.places.empty())
        throw RuntimeError({.text = "there is no compile_commands.json", .subject = path.string()});
    for (DatabasePlace& place : search.places)
        place.isNamed = place.isProjectRoot = true;
    return search;
}

}  // namespace kd
