#include "core/compile/toolkitdigest.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/includescan.h"

#include <mutex>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 8192;
constexpr Bytes kLongestHeader{16u << 20};

/// A toolkit header as this process last read it, and the existing files that its includes can mean.
struct Known {
    posix::FileIdentity identity;
    std::vector<std::string> children;
};

class Walk {
public:
    explicit Walk(const std::vector<fs::path>& folders) : m_folders(folders) {}

    void addText(const std::string& text)
    {
        for (const std::string& path : filesNamedIn(text, {}))
            enqueue(path);
    }

    /// The files reached, each with its identity; empty when there are none.
    std::string finish()
    {
        static std::mutex mutex;
        static std::unordered_map<std::string, Known> known;
        const std::scoped_lock lock(mutex);
        for (std::size_t i = 0; i < m_queue.size() && i < kMostFiles; ++i) {
            const std::string path = m_queue[i];
            const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
            if (!identity || !identity->isRegular)
                continue;
            m_digest += path + '\0' + identity->text() + '\0';
            Known& file = known[path];
            if (file.identity != *identity)
                file = {.identity = *identity, .children = childrenOf(path)};
            for (const std::string& child : file.children)
                enqueue(child);
        }
        return std::move(m_digest);
    }

private:
    void enqueue(const std::string& path)
    {
        if (m_seen.insert(path).second)
            m_queue.push_back(path);
    }

    std::vector<std::string> childrenOf(const std::string& path) const
    {
        try {
            return filesNamedIn(posix::readTextFile(path, kLongestHeader), fs::path(path).parent_path());
        } catch (const RuntimeError&) {
            return {};
        }
    }

    /// Every place counts where a name leads to a file, not only the first: rather too many.
    std::vector<std::string> filesNamedIn(const std::string& text, const fs::path& beside) const
    {
        std::vector<std::string> files;
        for (const IncludeDirective& directive : scanIncludes(text)) {
            if (!beside.empty())
                addIfThere(files, beside / directive.name);
            for (const fs::path& folder : m_folders)
                addIfThere(files, folder / directive.name);
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
    std::string m_digest;
};

}  // namespace

std::string toolkitDigest(const CompileRequest& request, const std::vector<fs::path>& includeFolders)
{
    Walk walk(includeFolders);
    walk.addText(request.source);
    for (const UserHeader& header : request.headers)
        walk.addText(header.text);
    return walk.finish();
}

}  // namespace kd
