// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/headers.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/source/headeroverlay.h"
#include "core/compile/source/includescan.h"
#include "core/compile/source/standardheaders.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxHeaders = 4096;
constexpr std::uint64_t kMaxBytes = 64ull << 20;
constexpr int kMaxIncludeDepth = 200;
constexpr int kMaxReads = 20;  // of headers that somebody writes meanwhile
constexpr std::size_t kOutside = static_cast<std::size_t>(-1);  // left to the toolkit

/// The source (index 0) or a header, with what it includes.
struct File {
    fs::path path;
    std::string text;
    std::optional<posix::FileIdentity> identity;  ///< of a header, before it was read
    int depth = 0;
    std::vector<IncludeDirective> directives;
    std::vector<std::size_t> targets;    ///< index of the file behind each directive, or kOutside
    std::vector<std::string> spellings;  ///< names that other files include it by
};

class Gatherer {
public:
    Gatherer(const std::string& source, const fs::path& directory, const std::vector<fs::path>& includeDirectories,
             const HeaderBounds& bounds)
        : m_includeDirectories(includeDirectories), m_overlay(bounds.overlay.get())
    {
        std::error_code error;
        for (const fs::path& folder : bounds.folders)
            m_bounds.push_back(fs::weakly_canonical(fs::absolute(folder, error), error));
        m_files.push_back({.path = directory / "source", .text = source});
    }

    void readAll()
    {
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            m_files[i].directives = scanIncludes(m_files[i].text);
            for (std::size_t k = 0; k < m_files[i].directives.size(); ++k)
                m_files[i].targets.push_back(targetOf(i, m_files[i].directives[k]));
        }
    }

    /// Whether all that was read is as it was when the first of it was: the texts were on disk at one time.
    bool isStill() const
    {
        return std::all_of(m_files.begin() + 1, m_files.end(),
                           [](const File& file) { return posix::fileIdentity(file.path) == file.identity; });
    }

    void assignNames()
    {
        std::map<std::string, std::size_t> owners;
        for (const File& file : m_files)
            for (std::size_t k = 0; k < file.directives.size(); ++k)
                if (file.targets[k] == kOutside)
                    owners.emplace(file.directives[k].name, kOutside);
        // Back to front, so that rewriting one directive leaves the places of those before it.
        for (File& file : m_files)
            for (std::size_t k = file.directives.size(); k-- > 0;)
                if (file.targets[k] != kOutside)
                    claim(owners, file, k);
    }

    std::string takeSource() { return std::move(m_files.front().text); }

    std::vector<UserHeader> takeHeaders()
    {
        std::vector<UserHeader> headers;
        for (std::size_t i = 1; i < m_files.size(); ++i) {
            File& file = m_files[i];
            for (std::size_t k = 0; k < file.spellings.size(); ++k)
                headers.push_back({.includeName = file.spellings[k],
                                   .path = file.path.string(),
                                   .text = k == 0 ? std::move(file.text) : "#include \"" + file.spellings.front() + "\"\n"});
        }
        appendStandardHeaders(headers);
        return headers;
    }

private:
    void appendStandardHeaders(std::vector<UserHeader>& headers) const
    {
        std::set<std::string> names;
        for (const File& file : m_files)
            for (std::size_t k = 0; k < file.directives.size(); ++k)
                if (file.targets[k] == kOutside && standardHeader(file.directives[k].name) != nullptr)
                    names.insert(file.directives[k].name);
        for (const std::string& name : names)
            headers.push_back({.includeName = name, .path = name, .text = standardHeader(name)});
    }

    /// The existing regular file that the directive names, seen from `includer`.
    std::optional<fs::path> find(const File& includer, const IncludeDirective& directive) const
    {
        const fs::path name(directive.name);
        if (name.is_absolute())
            return isRegular(name) ? std::optional(name) : std::nullopt;
        if (directive.quoted)
            if (const fs::path path = includer.path.parent_path() / name; isRegular(path))
                return tidy(path);
        for (const fs::path& folder : m_includeDirectories)
            if (const fs::path path = folder / name; isRegular(path))
                return tidy(path);
        return std::nullopt;
    }

    /// Without "..", where that still leads to the same file (behind a symlink it need not).
    fs::path tidy(const fs::path& path) const
    {
        fs::path normal = path.lexically_normal();
        if (isOverlaid(normal))
            return normal;
        return posix::fileIdentity(normal) == posix::fileIdentity(path) ? normal : path;
    }

    bool isOverlaid(const fs::path& normal) const { return m_overlay != nullptr && m_overlay->holds(normal); }

    bool isRegular(const fs::path& path) const
    {
        if (isOverlaid(path.lexically_normal()))
            return true;
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
        return identity && identity->isRegular;
    }

    std::size_t targetOf(std::size_t includer, const IncludeDirective& directive)
    {
        const std::optional<fs::path> path = find(m_files[includer], directive);
        if (!path)
            return kOutside;
        std::error_code error;
        const fs::path real = isOverlaid(*path) ? *path : fs::canonical(*path, error);
        const auto [known, isNew] = m_known.emplace(error ? *path : real, m_files.size());
        if (isNew)
            add(*path, m_files[includer].depth + 1, isWithinBounds(error ? *path : real));
        return known->second;
    }

    /// `real` is without symlinks.
    bool isWithinBounds(const fs::path& real) const
    {
        return m_bounds.empty() || std::ranges::any_of(m_bounds, [&real](const fs::path& folder) {
            const fs::path below = real.lexically_relative(folder);
            return !below.empty() &&
                std::ranges::none_of(below, [](const fs::path& part) { return part.native().starts_with('.'); });
        });
    }

    void add(const fs::path& path, int depth, bool isReadable)
    {
        if (m_files.size() > kMaxHeaders)
            throw RuntimeError({.text = "the source includes more than 4,096 headers", .subject = path.string()});
        if (depth > kMaxIncludeDepth)
            throw RuntimeError({.text = "headers include each other more than 200 levels deep", .subject = path.string()});
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
        std::string text = !isReadable    ? "#error " + std::string(kUnreadHeader.text()) + "\n"
            : isOverlaid(path) ? m_overlay->read(path, kMaxBytes - m_bytes)
                               : posix::readTextFile(path, {kMaxBytes - m_bytes});
        m_bytes += text.size();
        m_files.push_back({.path = path, .text = std::move(text), .identity = identity, .depth = depth});
    }

    void claim(std::map<std::string, std::size_t>& owners, File& file, std::size_t index)
    {
        const IncludeDirective& directive = file.directives[index];
        const std::size_t target = file.targets[index];
        const auto [owner, isNew] = owners.emplace(directive.name, target);
        if (isNew)
            m_files[target].spellings.push_back(directive.name);
        if (owner->second == target)
            return;
        const std::string name = "kerneldesk-header-" + std::to_string(target) + "/" + m_files[target].path.filename().string();
        if (owners.emplace(name, target).second)
            m_files[target].spellings.push_back(name);
        rewrite(file.text, directive, name);
    }

    static void rewrite(std::string& text, const IncludeDirective& directive, std::string name)
    {
        const std::string_view old = std::string_view(text).substr(directive.begin, directive.end - directive.begin);
        for (auto lines = std::count(old.begin(), old.end(), '\n'); lines > 0; --lines)
            name += "\\\n";
        text.replace(directive.begin, old.size(), name);
    }

    std::vector<fs::path> m_includeDirectories;
    const HeaderOverlay* m_overlay;
    std::vector<fs::path> m_bounds;  // without symlinks; none: no bounds
    std::deque<File> m_files;  // grows while elements of it are read
    std::map<fs::path, std::size_t> m_known;  // by canonical path
    std::uint64_t m_bytes = 0;
};

}  // namespace

std::vector<UserHeader> gatherHeaders(std::string& source, const fs::path& sourceDirectory,
                                      const std::vector<fs::path>& includeDirectories, const HeaderBounds& bounds)
{
    std::optional<Gatherer> gatherer;
    for (int attempt = 0; attempt < kMaxReads && !(gatherer && gatherer->isStill()); ++attempt) {
        gatherer.emplace(source, sourceDirectory, includeDirectories, bounds);
        gatherer->readAll();
    }
    gatherer->assignNames();
    source = gatherer->takeSource();
    return gatherer->takeHeaders();
}

std::vector<UserHeader> collectHeaders(const std::string& source, const fs::path& sourceDirectory,
                                       const std::vector<fs::path>& includeDirectories, const HeaderBounds& bounds)
{
    std::string text = source;
    return gatherHeaders(text, sourceDirectory, includeDirectories, bounds);
}

}  // namespace kd
