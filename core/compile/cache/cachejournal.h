// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <unordered_map>

namespace kd {

/// The order of accesses, one key a line, the last the newest. Clocks and access times of files do not matter to it. It
/// may lose lines or hold torn ones: then the order is a little wrong.
class CacheJournal {
public:
    explicit CacheJournal(std::filesystem::path file) : m_file(std::move(file)) {}

    /// Counts an access to `key` as the latest.
    void add(const std::string& key);
    /// Each key with its rank: higher means accessed later.
    std::unordered_map<std::string, std::size_t> ranks() const;
    bool isLong() const;
    /// Writes it anew with one line for each key of `keep`, by rank. The caller holds the lock.
    void compact(const std::unordered_map<std::string, std::size_t>& keep) const;

private:
    std::filesystem::path m_file;
    std::string m_last;  ///< a key accessed again and again is one line
};

}  // namespace kd
