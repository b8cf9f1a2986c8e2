// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/nearheaders.h"

#include "core/project/databasesearch.h"

#include <algorithm>
#include <system_error>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxHolders = 4, kMaxHeaderName = 512;
constexpr int kMaxLooked = 4000, kMaxBeneath = 2, kMaxUp = 2, kMaxUpInProject = 6;

bool isHeaderFile(const fs::path& path)
{
    std::error_code error;
    return fs::is_regular_file(fs::symlink_status(path, error));
}

class HeaderFinder {
public:
    explicit HeaderFinder(fs::path name) : m_name(std::move(name)) { }

    /// Looks in `folder`, then in those beneath it but the one that was looked through before.
    void look(const fs::path& folder, const fs::path& before)
    {
        std::vector<fs::path> level{folder};
        for (int depth = 0; depth <= kMaxBeneath && !level.empty(); ++depth) {
            std::vector<fs::path> next;
            for (const fs::path& each : level) {
                if (m_found.size() == kMaxHolders)
                    return;
                if (isHeaderFile(each / m_name))
                    m_found.push_back(each);
                if (depth < kMaxBeneath)
                    addFolders(each, before, next);
            }
            std::ranges::sort(next);
            level = std::move(next);
        }
    }
    const std::vector<fs::path>& found() const { return m_found; }

private:
    void addFolders(const fs::path& folder, const fs::path& before, std::vector<fs::path>& folders)
    {
        std::error_code error;
        for (fs::directory_iterator each(folder, error), end; !error && each != end && m_left > 0; each.increment(error)) {
            --m_left;
            std::error_code unknown;
            const bool isHidden = each->path().filename().native().starts_with('.');
            if (!isHidden && each->path() != before && fs::is_directory(each->symlink_status(unknown)))
                folders.push_back(each->path());
        }
    }

    fs::path m_name;
    std::vector<fs::path> m_found;
    int m_left = kMaxLooked;
};

}  // namespace

std::vector<fs::path> nearHeaders(const fs::path& source, std::string_view name)
{
    const fs::path wanted(name);
    if (name.empty() || name.size() > kMaxHeaderName || wanted.is_absolute() || !source.is_absolute() ||
        name.find('\0') != std::string_view::npos || std::ranges::find(wanted, fs::path("..")) != wanted.end())
        return {};
    fs::path folder = source.lexically_normal().parent_path(), before;
    std::vector<fs::path> above;
    for (fs::path each = folder; above.size() <= kMaxUpInProject; each = each.parent_path()) {
        above.push_back(each);
        if (describesBuilds(each) || each == each.parent_path())
            break;
    }
    if (!describesBuilds(above.back()))
        above.resize(std::min<std::size_t>(above.size(), 1 + kMaxUp));
    HeaderFinder finder(wanted);
    for (const fs::path& each : above) {
        finder.look(each, before);
        before = each;
    }
    return finder.found();
}

}  // namespace kd
