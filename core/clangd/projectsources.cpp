// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/projectsources.h"

#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kSourceEndings{".cu", ".cpp", ".cc", ".cxx"};
constexpr std::array<std::string_view, 7> kHeaderEndings{".cuh", ".h", ".hpp", ".hh", ".hxx", ".inl", ".inc"};
constexpr std::uint64_t kStampStart = 14695981039346656037u, kStampPrime = 1099511628211u;  // of FNV-1a

std::uint64_t stampOf(std::string_view bytes)
{
    std::uint64_t stamp = kStampStart;
    for (const char c : bytes)
        stamp = (stamp ^ static_cast<unsigned char>(c)) * kStampPrime;
    return stamp;
}

bool isPassedOver(const std::string& folder)
{
    return folder.starts_with('.') || folder.starts_with("build") || folder.starts_with("cmake-build") || folder == "CMakeFiles" ||
        folder == "node_modules";
}

/// Walks through folders breadth first, within its limits.
class SourceWalk {
public:
    void add(const fs::path& folder)
    {
        if (m_known.insert(folder).second)
            m_folders.push_back(folder);
    }
    ProjectSources run()
    {
        while (!m_folders.empty() && m_entries < kMaxProjectEntries) {
            const fs::path folder = std::move(m_folders.front());
            m_folders.pop_front();
            read(folder);
        }
        m_found.isCut = m_found.isCut || !m_folders.empty();
        // Which ones are read depends on where the walk starts.
        if (m_found.isCut)
            for (const fs::path& each : m_found.files)
                m_found.stamp += stampOf(each.native());
        return std::move(m_found);
    }

private:
    void read(const fs::path& folder)
    {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        fs::directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
        for (; !error && at != fs::directory_iterator() && m_entries < kMaxProjectEntries; at.increment(error), ++m_entries)
            entries.push_back(*at);
        std::ranges::sort(entries, {}, [](const fs::directory_entry& each) -> const fs::path& { return each.path(); });
        for (const fs::directory_entry& each : entries)
            take(each);
    }

    void take(const fs::directory_entry& entry)
    {
        std::error_code error;
        if (entry.is_symlink(error) || error)
            return;
        if (entry.is_directory(error) && !error) {
            if (!isPassedOver(entry.path().filename().string()))
                add(entry.path());
            return;
        }
        const std::string ending = entry.path().extension().string();
        const bool isSource = std::ranges::find(kSourceEndings, ending) != kSourceEndings.end();
        const bool isHeader = std::ranges::find(kHeaderEndings, ending) != kHeaderEndings.end();
        if ((!isSource && !isHeader) || !entry.is_regular_file(error) || error)
            return;
        const std::uintmax_t size = entry.file_size(error);
        if (error)
            return;
        const auto written = entry.last_write_time(error).time_since_epoch().count();
        // A sum, which does not depend on their order.
        m_found.stamp += stampOf(entry.path().native() + '\n' + std::to_string(size) + ' ' + std::to_string(written) + '\n');
        if (!isSource)
            return;
        if (m_found.files.size() < kMaxProjectSources && size <= kMaxProjectSource)
            m_found.files.push_back(entry.path());
        else
            m_found.isCut = true;
    }

    std::deque<fs::path> m_folders;
    std::set<fs::path> m_known;
    std::size_t m_entries = 0;
    ProjectSources m_found{.files = {}, .stamp = kStampStart, .isCut = false};
};

}  // namespace

ProjectSources projectSources(const fs::path& folder, const fs::path& file)
{
    SourceWalk walk;
    // What lies beside the file is the likeliest to use its names.
    if (const fs::path own = file.parent_path(); own.native().starts_with(folder.native() + '/'))
        walk.add(own);
    walk.add(folder);
    return walk.run();
}

}  // namespace kd
