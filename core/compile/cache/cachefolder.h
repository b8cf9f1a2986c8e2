// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/compile/cache/cachejournal.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// The cache's files: `FOLDER/v1/ab/KEY` for each entry, a journal of accesses, a lock, and a quarantine for damaged
/// entries. Entries appear and vanish whole, so readers need no lock; writers and the eviction hold one. Several
/// processes may use one folder. What has no name of the cache's (cachelayout.h) is never touched, nor is what a symbolic
/// link leads to. Not thread safe.
class CacheFolder {
public:
    /// Creates the folder and claims it (claimCacheFolder) when it can. `trouble()` says why it cannot be used.
    CacheFolder(const std::filesystem::path& folder, Bytes limit);

    bool canRead() const { return m_canRead; }
    bool canWrite() const { return m_canWrite; }
    /// The last reason why the folder cannot be read or written; empty when it can.
    const Message& trouble() const { return m_trouble; }

    /// The whole entry; nothing when there is none, or it cannot be read.
    std::optional<std::vector<std::byte>> read(const std::string& key) const;
    /// Counts an access to `key`.
    void touch(const std::string& key);
    /// Moves a damaged entry out of the way.
    void quarantine(const std::string& key);
    /// Stores, then removes the entries longest not accessed while there is more than the limit. After a failure
    /// `canWrite()` is false.
    void write(const std::string& key, std::span<const std::byte> bytes);

private:
    struct Entry {
        std::filesystem::path path;
        std::uint64_t size = 0;
        std::int64_t modifiedNs = 0;
    };

    std::filesystem::path pathOf(const std::string& key) const;
    std::vector<Entry> entries() const;
    void account(const std::string& key, std::uint64_t added, std::uint64_t replaced);
    void evict();

    std::filesystem::path m_root;
    Bytes m_limit;
    CacheJournal m_journal;
    bool m_canRead = false;
    bool m_canWrite = false;
    Message m_trouble;
    std::optional<std::uint64_t> m_total;  ///< bytes in entries, as far as this process knows
};

}  // namespace kd
