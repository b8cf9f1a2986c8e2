// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projecttexts.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/base/units.h"
#include "core/compile/source/includescan.h"
#include "core/project/compiledatabase.h"
#include "core/project/databasesearch.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>
#include <tuple>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kMaxReadTime{300};
constexpr std::size_t kMaxProjectHeaders = 64;
constexpr int kMaxHeaderDepth = 8;
constexpr Bytes kMaxHeaderBytes{256u << 10}, kMaxHeaderBytesInAll{1u << 20};
constexpr std::size_t kMaxOtherSources = 8, kMaxLookedAt = 128;
constexpr Bytes kMaxSourceBytes{512u << 10}, kMaxSourceBytesInAll{8u << 20};
constexpr std::size_t kMaxNeighbours = 4096;    // entries of a folder that are looked at
constexpr std::ptrdiff_t kMinRootParts = 3;     // "/home/me" at least: "/" and "/home" are above all projects
constexpr std::array<std::string_view, 5> kSourceEndings{".cu", ".cpp", ".cc", ".cxx", ".c++"};

/// The folder that holds the file and its compile commands; its own where that would be everything.
fs::path projectRoot(const fs::path& file, const ProjectCommand* command)
{
    const fs::path own = file.parent_path();
    if (command == nullptr)
        return own;
    fs::path root = command->database.parent_path();
    while (!isBelow(own, root) && root.has_relative_path())
        root = root.parent_path();
    return std::distance(root.begin(), root.end()) < kMinRootParts ? own : root;
}

/// Reads files of one project within its limits.
class LimitedReader {
public:
    LimitedReader(const fs::path& file, const ProjectCommand* command, Bytes each, Bytes all)
        : m_command(command), m_each(each), m_left(all), m_end(std::chrono::steady_clock::now() + kMaxReadTime)
    {
        std::error_code error;
        m_file = fs::absolute(file, error).lexically_normal();
        m_root = fs::canonical(projectRoot(m_file, command), error);
        const fs::path real = fs::canonical(m_file, error);
        m_seen.insert(error ? m_file : real);
    }

    const fs::path& file() const { return m_file; }
    bool isDone() const { return std::chrono::steady_clock::now() > m_end; }

    /// Reads a file that was not read yet; nothing where it may not be.
    std::optional<std::string> read(const fs::path& path)
    {
        std::error_code error;
        const fs::path real = fs::canonical(path, error);
        if (error || m_root.empty() || isDone() || !isBelow(real, m_root) || !m_seen.insert(real).second)
            return std::nullopt;
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(real);
        if (!identity || !identity->isRegular || identity->size > std::min(m_each.value, m_left.value))
            return std::nullopt;
        try {
            std::string text = posix::readTextFile(real, m_each);
            m_left.value -= std::min<std::uint64_t>(m_left.value, text.size());
            return text.find('\0') == std::string::npos ? std::optional(std::move(text)) : std::nullopt;
        } catch (const Error&) {
            return std::nullopt;
        }
    }

    std::string nameOf(const fs::path& path) const
    {
        const fs::path relative = path.lexically_normal().lexically_relative(m_file.parent_path());
        return relative.empty() ? path.string() : relative.generic_string();
    }

    std::vector<fs::path> includeFolders() const
    {
        if (m_command == nullptr)
            return {};
        std::vector<fs::path> folders = m_command->includes;
        folders.insert(folders.end(), m_command->systemIncludes.begin(), m_command->systemIncludes.end());
        return folders;
    }

private:
    const ProjectCommand* m_command;
    fs::path m_file, m_root;
    Bytes m_each, m_left;
    std::chrono::steady_clock::time_point m_end;
    std::set<fs::path> m_seen;
};

struct IncludingText {
    fs::path folder;
    std::string_view text;
    int depth = 0;
};

class HeaderReader {
public:
    HeaderReader(const fs::path& file, const ProjectCommand* command)
        : m_reader(file, command, kMaxHeaderBytes, kMaxHeaderBytesInAll), m_folders(m_reader.includeFolders())
    {
        m_found.reserve(kMaxProjectHeaders);  // texts that are viewed stay where they are
    }

    std::vector<ProjectText> read(std::string_view source, const ProjectCommand* command)
    {
        std::vector<IncludingText> waiting{{m_reader.file().parent_path(), source, 0}};
        for (const fs::path& forced : command == nullptr ? std::vector<fs::path>() : command->forcedIncludes)
            add(forced, 1, waiting);
        for (std::size_t i = 0; i < waiting.size() && !m_reader.isDone(); ++i) {
            const IncludingText from = waiting[i];
            for (const IncludeDirective& include : from.depth < kMaxHeaderDepth ? scanIncludes(from.text)
                                                                                : std::vector<IncludeDirective>())
                find(include, from, waiting);
        }
        return std::move(m_found);
    }

private:
    void find(const IncludeDirective& include, const IncludingText& from, std::vector<IncludingText>& waiting)
    {
        if (m_found.size() == kMaxProjectHeaders || m_reader.isDone())
            return;
        std::error_code error;
        if (include.quoted && fs::exists(from.folder / include.name, error)) {
            add(from.folder / include.name, from.depth + 1, waiting);
            return;
        }
        for (const fs::path& folder : m_folders) {
            if (fs::exists(folder / include.name, error)) {
                add(folder / include.name, from.depth + 1, waiting);
                return;
            }
        }
    }

    void add(const fs::path& path, int depth, std::vector<IncludingText>& waiting)
    {
        if (m_found.size() == kMaxProjectHeaders)
            return;
        if (std::optional<std::string> text = m_reader.read(path)) {
            m_found.push_back({m_reader.nameOf(path), std::move(*text)});
            waiting.push_back({path.parent_path(), m_found.back().text, depth});
        }
    }

    LimitedReader m_reader;
    const std::vector<fs::path> m_folders;
    std::vector<ProjectText> m_found;
};

/// Keeps those sources of many files that are looked at: CUDA's first, and the nearest to a folder; then by name.
class NearestSources {
public:
    explicit NearestSources(const fs::path& folder) : m_folder((folder / "").string()) { }

    void add(std::string path)
    {
        if (std::ranges::none_of(kSourceEndings, [&](std::string_view ending) { return path.ends_with(ending); }))
            return;
        const std::size_t distance = distanceTo(path);
        const bool isHost = !path.ends_with(".cu");
        m_nearest.emplace(isHost, distance, std::move(path));
        if (m_nearest.size() > kMaxLookedAt)
            m_nearest.erase(std::prev(m_nearest.end()));
    }

    std::vector<fs::path> paths() const
    {
        std::vector<fs::path> found;
        for (const auto& [isHost, distance, path] : m_nearest)
            found.emplace_back(path);
        return found;
    }

private:
    /// Gives how many folders lead from the folder to the file, up and down.
    std::size_t distanceTo(std::string_view path) const
    {
        std::size_t common = 0;
        for (std::size_t i = 0; i < std::min(m_folder.size(), path.size()) && m_folder[i] == path[i]; ++i)
            common = m_folder[i] == '/' ? i + 1 : common;
        const auto folders = [common](std::string_view name) {
            return static_cast<std::size_t>(std::ranges::count(name.substr(common), '/'));
        };
        return folders(m_folder) + folders(path);
    }

    const std::string m_folder;  ///< ends with a slash
    std::set<std::tuple<bool, std::size_t, std::string>> m_nearest;  ///< whether it is no CUDA source, distance, path
};

void addSourcesOfCommands(const ProjectCommand& command, NearestSources& sources)
{
    try {
        const CompileDatabase database(command.database);
        for (std::size_t i = 0; i < database.size(); ++i) {
            const std::string path = database.filePath(i);
            if (!path.empty())
                sources.add(command.relocation.moved(path));
        }
    } catch (const Error&) {
        return;  // what cannot be read has no sources
    }
}

void addNeighbours(const fs::path& folder, NearestSources& sources)
{
    std::error_code error;
    std::size_t left = kMaxNeighbours;
    for (fs::directory_iterator it(folder, error), end; !error && it != end && left > 0; it.increment(error), --left)
        sources.add(it->path().string());
}

}  // namespace

std::vector<ProjectText> readProjectHeaders(const fs::path& file, std::string_view source, const ProjectCommand* command)
{
    return HeaderReader(file, command).read(source, command);
}

std::vector<ProjectText> readOtherSources(const fs::path& file, const ProjectCommand* command,
                                          const std::function<bool(std::string_view text)>& isWanted)
{
    std::error_code error;
    const fs::path folder = fs::absolute(file, error).lexically_normal().parent_path();
    NearestSources nearest(folder);
    if (command == nullptr)
        addNeighbours(folder, nearest);
    else
        addSourcesOfCommands(*command, nearest);
    const std::vector<fs::path> paths = nearest.paths();
    // The time counts from here: to read many compile commands takes longer than all of it.
    LimitedReader reader(file, command, kMaxSourceBytes, kMaxSourceBytesInAll);
    std::vector<ProjectText> found;
    for (std::size_t i = 0; i < paths.size() && found.size() < kMaxOtherSources && !reader.isDone(); ++i) {
        std::optional<std::string> text = reader.read(paths[i]);
        if (text && isWanted(*text))
            found.push_back({reader.nameOf(paths[i]), std::move(*text)});
    }
    return found;
}

}  // namespace kd
