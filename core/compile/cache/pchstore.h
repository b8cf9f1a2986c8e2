// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/fileidentity.h"
#include "core/base/units.h"
#include "core/compile/cache/pchlabel.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace kd {

/// Room on a disk that precompiled headers leave to everybody else.
inline constexpr Bytes kFreeDisk{2ull << 30};

/// An entry of the store, as it is read: FOLDER/NAME.label and FOLDER/NAME.pch. Only files of this user in a folder that
/// nobody else may write to count.
class PchStoreEntry {
public:
    /// Names the entry of `key` (precompiledKey) for the NVRTC that is found now.
    PchStoreEntry(const std::filesystem::path& folder, const std::string& key);

    const std::filesystem::path& labelFile() const { return m_labelFile; }
    const std::filesystem::path& file() const { return m_file; }
    /// Tells whether there is one at all.
    bool exists() const;
    /// Nothing where it is not, to the last byte, what this version wrote.
    std::optional<PchLabel> label() const;
    /// Says what checking the file came to.
    struct Checked {
        std::optional<posix::FileIdentity> file;  ///< when it is the one that the label tells of
        bool isSlow = false;                      ///< it was not read to its end within the limit
    };
    /// Reads the whole file: some 40 ms for 220 MB that are in memory, but seconds over a slow network.
    Checked check(const PchLabel& label, Milliseconds limit = std::chrono::minutes(1)) const;

private:
    std::filesystem::path m_labelFile;
    std::filesystem::path m_file;
};

/// Precompiled headers that outlive the process that made them, for several processes: written by the supervisor alone,
/// read by compile processes that cannot write there. An entry appears and vanishes whole; writers hold a lock. What has no
/// name of the store's (cachelayout.h) is never touched, nor is what a symbolic link leads to. What
/// cannot be done is left undone, without a word: the next compile only takes longer. Not thread safe; all of it blocks.
class PchStore {
public:
    /// Says where the store is and how much it keeps.
    struct Config {
        std::filesystem::path folder;  ///< "headers" in a cache folder; empty: nothing
        bool isClaimed = false;        ///< the cache folder is (claimCacheFolder); else that is done first
        Bytes limit{1536ull << 20};    ///< limit of all files; the ones longest not used go first, by the system's clock
        Bytes freeDisk = kFreeDisk;
    };
    explicit PchStore(Config config);

    /// Tells whether the folder is there and of this user alone; it is made (0700) at construction.
    bool isUsable() const { return m_isUsable; }
    const std::filesystem::path& folder() const { return m_config.folder; }
    /// Copies `made`, which a compile process made for `key`, into the store, with `label`, whose size and checksum are those of
    /// the copy. `goesOn` is asked on the way whether to. False when nothing was stored; then nothing is left of it.
    bool insert(const std::string& key, const std::filesystem::path& made, PchLabel label,
                const std::function<bool()>& goesOn) noexcept;
    /// Counts a use.
    void touch(const std::string& key) noexcept;
    /// The entry did not do what it should.
    void remove(const std::string& key) noexcept;

private:
    bool mayWrite() const;
    bool makeRoom(Bytes needed) const;

    Config m_config;
    bool m_isUsable = false;
};

}  // namespace kd
