// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/toolkit/toolkitdigest.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/source/includescan.h"

#include <map>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxToolkitFiles = 8192;
constexpr Bytes kLongestHeader{16u << 20};

/// A toolkit header as this process last read it: what its includes name, and the existing files that those can mean.
struct Known {
    posix::FileIdentity identity;
    std::vector<std::string> names;
    std::vector<std::string> children;
};

class Walk {
public:
    explicit Walk(const std::vector<fs::path>& folders) : m_folders(folders) {}

    void addText(const std::string& text)
    {
        const std::vector<std::string> names = namesIn(text);
        m_reach.names.insert(names.begin(), names.end());
        for (const std::string& path : filesNamed(names, {}))
            enqueue(path);
    }

    /// The files reached, each with its identity; none when there are none.
    IncludeClosure finish()
    {
        static std::mutex mutex;
        static std::map<std::vector<fs::path>, std::unordered_map<std::string, Known>> knownBelow;
        const std::scoped_lock lock(mutex);
        std::unordered_map<std::string, Known>& known = knownBelow[m_folders];
        for (std::size_t i = 0; i < m_queue.size() && i < kMaxToolkitFiles; ++i) {
            const std::string path = m_queue[i];
            const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
            if (!identity || !identity->isRegular)
                continue;
            m_reach.digest += path + '\0' + identity->text() + '\0';
            Known& file = known[path];
            if (file.identity != *identity)
                file = read(path, *identity);
            m_reach.names.insert(file.names.begin(), file.names.end());
            for (const std::string& child : file.children)
                enqueue(child);
        }
        return std::move(m_reach);
    }

private:
    void enqueue(const std::string& path)
    {
        if (m_seen.insert(path).second)
            m_queue.push_back(path);
    }

    Known read(const std::string& path, const posix::FileIdentity& identity) const
    {
        Known file{.identity = identity, .names = {}, .children = {}};
        try {
            file.names = namesIn(posix::readTextFile(path, kLongestHeader));
            file.children = filesNamed(file.names, fs::path(path).parent_path());
        } catch (const RuntimeError&) {
            file.names.clear();
        }
        return file;
    }

    static std::vector<std::string> namesIn(const std::string& text)
    {
        std::vector<std::string> names;
        for (IncludeDirective& directive : scanIncludes(text))
            names.push_back(std::move(directive.name));
        return names;
    }

    /// Every place counts where a name leads to a file, not only the first: rather too many.
    std::vector<std::string> filesNamed(const std::vector<std::string>& names, const fs::path& beside) const
    {
        std::vector<std::string> files;
        for (const std::string& name : names) {
            if (!beside.empty())
                addIfThere(files, beside / name);
            for (const fs::path& folder : m_folders)
                addIfThere(files, folder / name);
        }
        return files;
    }

    static void addIfThere(std::vector<std::string>& files, const fs::path& path)
    {
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
        if (!identity || !identity->isRegular)
            return;
        // One spelling for one file, unless a symlink gives ".." another meaning.
        const fs::path tidy = path.lexically_normal();
        files.push_back(posix::fileIdentity(tidy) == identity ? tidy.string() : path.string());
    }

    const std::vector<fs::path>& m_folders;
    std::unordered_set<std::string> m_seen;
    std::vector<std::string> m_queue;
    IncludeClosure m_reach;
};

}  // namespace

std::string toolkitDigest(const CompileRequest& request, const std::vector<fs::path>& includeFolders)
{
    Walk walk(includeFolders);
    walk.addText(request.source);
    for (const UserHeader& header : request.headers)
        walk.addText(header.text);
    return walk.finish().digest;
}

IncludeClosure includeClosure(const std::string& text, const std::vector<fs::path>& includeFolders)
{
    Walk walk(includeFolders);
    walk.addText(text);
    return walk.finish();
}

bool isUnchanged(std::string_view digest)
{
    while (!digest.empty()) {
        const std::size_t path = digest.find('\0');
        const std::size_t identity = path == std::string_view::npos ? path : digest.find('\0', path + 1);
        if (identity == std::string_view::npos)
            return false;
        const std::optional<posix::FileIdentity> now = posix::fileIdentity(fs::path(digest.substr(0, path)));
        if (!now || now->text() != digest.substr(path + 1, identity - path - 1))
            return false;
        digest.remove_prefix(identity + 1);
    }
    return true;
}

}  // namespace kd
