// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/cachefolder.h"

#include "core/base/error.h"
#include "core/base/posix/fileidentity.h"
#include "core/base/posix/filelock.h"
#include "core/base/posix/newfile.h"
#include "core/base/posix/ownfile.h"
#include "core/compile/cache/cachelayout.h"

#include <algorithm>
#include <chrono>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr Bytes kLargestEntry{256u << 20};
constexpr Milliseconds kLockWait{2000};
constexpr std::uint64_t kSmallCache = 64u << 20;  // scanning one costs nothing
constexpr std::size_t kMaxQuarantined = 16;
constexpr std::chrono::hours kTemporaryLife{1};

/// Files of `folder`, not of those below it; empty when it cannot be read.
std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        files.push_back(it->path());
    return files;
}

/// Left by a writer that died.
bool isStaleEntry(const fs::path& path)
{
    std::error_code error;
    const std::string name = path.filename().string();
    if (!isCacheKey(posix::nameOfUnfinished(name)) || fs::is_symlink(path, error))
        return false;
    const auto written = fs::last_write_time(path, error);
    return !error && fs::file_time_type::clock::now() - written > kTemporaryLife;
}

}  // namespace

CacheFolder::CacheFolder(const fs::path& folder, Bytes limit)
    : m_root(folder / "v1"), m_limit(limit), m_journal(m_root / kCacheJournal)
{
    try {
        m_trouble = claimCacheFolder(folder);
        if (m_trouble.empty())
            posix::makeOwnFolder(m_root);
        m_canRead = m_trouble.empty();
    } catch (const RuntimeError& error) {
        m_trouble = error.info().text;
    }
    m_canWrite = m_canRead;
}

fs::path CacheFolder::pathOf(const std::string& key) const
{
    return m_root / key.substr(0, 2) / key;
}

std::optional<std::vector<std::byte>> CacheFolder::read(const std::string& key) const
{
    if (!m_canRead || !isCacheKey(key) || !posix::isOwnFolder(pathOf(key).parent_path()))
        return std::nullopt;
    return posix::readOwnFile(pathOf(key), kLargestEntry);
}

void CacheFolder::touch(const std::string& key)
{
    if (!m_canWrite || !posix::isOwnFolder(m_root))
        return;
    m_journal.add(key);
    if (!m_journal.isLong())
        return;
    if (const std::optional<posix::FileLock> lock = posix::FileLock::acquire(m_root / kCacheLock, Milliseconds{0}))
        m_journal.compact(m_journal.ranks());
}

void CacheFolder::quarantine(const std::string& key)
{
    const fs::path place = m_root / kCacheQuarantine;
    try {
        posix::makeOwnFolder(place);
        fs::rename(pathOf(key), place / key);
    } catch (const std::exception&) {
        return posix::removeFile(pathOf(key));
    }
    std::vector<fs::path> held = filesIn(place);
    std::erase_if(held, [](const fs::path& path) { return !isCacheKey(path.filename().string()); });
    if (held.size() > kMaxQuarantined)
        std::ranges::for_each(held, posix::removeFile);
}

void CacheFolder::write(const std::string& key, std::span<const std::byte> bytes)
{
    if (!m_canWrite || !isCacheKey(key) || bytes.size() > std::min(kLargestEntry.value, m_limit.value / 2))
        return;
    const fs::path path = pathOf(key);
    try {
        posix::makeOwnFolder(m_root);
        // Without the lock (another process holds it for long) the entry is written all the same, only not counted.
        const std::optional<posix::FileLock> lock = posix::FileLock::acquire(m_root / kCacheLock, kLockWait);
        posix::makeOwnFolder(path.parent_path());
        const std::optional<posix::FileIdentity> old = posix::fileIdentityNoFollow(path);
        posix::replaceOwnFile(path, bytes);
        m_journal.add(key);
        if (lock)
            account(key, bytes.size(), old ? old->size : 0);
    } catch (const RuntimeError& error) {
        m_canWrite = false;
        m_trouble = error.info().text;
    }
}

/// A scan of 10,000 entries takes some 20 ms, so a process that stores a single entry scans in one case of sixteen; one
/// that stores more keeps count after its first scan.
void CacheFolder::account(const std::string& key, std::uint64_t added, std::uint64_t replaced)
{
    if (m_total)
        m_total = *m_total + added - std::min(replaced, *m_total);
    const bool scans = !m_total && (key.front() == '0' || m_limit.value <= kSmallCache || added > m_limit.value / 16);
    if (scans || (m_total && *m_total > m_limit.value))
        evict();
}

std::vector<CacheFolder::Entry> CacheFolder::entries() const
{
    std::vector<Entry> found;
    for (const fs::path& folder : filesIn(m_root)) {
        if (!isKeyGroup(folder.filename().string()) || !posix::isOwnFolder(folder))
            continue;
        for (const fs::path& path : filesIn(folder)) {
            if (isStaleEntry(path))
                posix::removeFile(path);
            const std::optional<posix::FileIdentity> identity = posix::fileIdentityNoFollow(path);
            if (isCacheKey(path.filename().string()) && identity && identity->isRegular)
                found.push_back({.path = path, .size = identity->size, .modifiedNs = identity->modifiedNs});
        }
    }
    return found;
}

void CacheFolder::evict()
{
    struct Ranked {
        std::size_t rank = 0;  // 0: the journal does not know it
        Entry entry;
    };
    const std::unordered_map<std::string, std::size_t> ranks = m_journal.ranks();
    std::vector<Ranked> all;
    std::uint64_t total = 0;
    for (Entry& entry : entries()) {
        const auto known = ranks.find(entry.path.filename().string());
        total += entry.size;
        all.push_back({.rank = known == ranks.end() ? 0 : known->second, .entry = std::move(entry)});
    }
    m_total = total;
    if (total <= m_limit.value)
        return;
    std::sort(all.begin(), all.end(), [](const Ranked& a, const Ranked& b) {
        return std::pair(a.rank, a.entry.modifiedNs) < std::pair(b.rank, b.entry.modifiedNs);
    });
    std::unordered_map<std::string, std::size_t> kept;
    for (const Ranked& ranked : all) {
        // Down to nine tenths, so that not every store evicts.
        if (total > m_limit.value / 10 * 9) {
            posix::removeFile(ranked.entry.path);
            total -= ranked.entry.size;
        } else {
            kept.emplace(ranked.entry.path.filename().string(), kept.size());
        }
    }
    m_journal.compact(kept);
    m_total = total;
}

}  // namespace kd
