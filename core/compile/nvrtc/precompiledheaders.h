// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/fileidentity.h"
#include "core/compile/compilerequest.h"
#include "core/compile/cache/pchcandidate.h"
#include "core/compile/toolkit/toolkitdigest.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <list>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Tells a process where it finds headers that others precompiled (PchStore). It only reads there.
struct PchCache {
    std::filesystem::path folder;                ///< empty: there are none
    std::function<std::uint64_t()> heapAddress;  ///< where NVRTC's heap stands or will stand; 0: that is not known
    std::function<void()> beforeUse;             ///< called before NVRTC reads a file that is new to this process
};

/// Says what a compile had to do with headers that others precompiled.
enum class PchCacheUse {
    None,
    Taken,   ///< they are used, for the first time in this process
    Unfit,   ///< damaged, or of a toolkit that is no more: they are not used
    Refused  ///< NVRTC did not do with them what it should
};

/// A file that was made.
struct BuiltPch {
    std::filesystem::path file;
    std::string closureSha256;  ///< hash of the digest of what was read of the toolkit (IncludeClosure)
};

/// The headers of the toolkit that sources start with, precompiled by NVRTC in this process, in files of a private folder,
/// or by another and found in a PchCache. User headers and what follows them are never in there. A file stands for exact
/// directives, options and toolkit (paths, sizes and times of all headers that can be reached); NVRTC itself checks
/// directives and options again. A file holds addresses: it is good for the process that made it, and for others whose heap
/// stands where that one's did. One a process, on the thread that compiles.
class PrecompiledHeaders {
public:
    explicit PrecompiledHeaders(std::filesystem::path folder, PchCache pchCache = {});

    /// Addresses that NVRTC asks for, in one piece, to put headers in; they cost nothing until they are used.
    static constexpr std::uint64_t kHeapBytes = 512ull << 20;

    /// Says what the next compile is called (precompiledKey); with an empty key it goes without. `usesPchCache` says whether
    /// others' will do.
    void begin(const std::string& key, bool usesPchCache = true);
    /// The part of `request` that is compiled already, when it is so. Else what could be is kept in mind for make().
    std::optional<PchPrefix> find(const CompileRequest& request, const std::vector<std::string>& options);
    /// `part` did not do what it should: its file is not used again, nor made again, and removed where it is this process's.
    void refuse(const PchPrefix& part);

    /// Tells whether the compile since begin() had its headers precompiled.
    bool usedLast() const { return m_isUsed; }
    /// The last find() found nothing, but make() may help the next.
    bool wantsMore() const { return m_wanted.has_value(); }
    /// Compiles what find() kept in mind: seconds, 8 to 230 MB of disk. False where that fails, which it then does for good;
    /// warnings in those headers count as failure, as they would be told only once.
    bool make();

    /// The keys of what is ready.
    std::vector<std::string> ready() const;
    /// Tells what this process makes headers with.
    PchToolchain maker() const;
    /// Tells what was found in the PchCache since begin().
    PchCacheUse pchCacheUse() const { return m_pchCacheUse; }
    /// Tells what the last make() made, where it is good for other processes.
    const std::optional<BuiltPch>& made() const { return m_made; }

private:
    struct Entry {
        std::string key;
        std::string name;  ///< hash of all that it depends on, but for the toolkit
        IncludeClosure closure;
        std::filesystem::path file;
        std::optional<posix::FileIdentity> inPchCache;  ///< it is others', as it was when it was checked
    };
    struct Wanted {
        Entry entry;
        PchCandidate headers;
        std::vector<std::string> options;
    };
    Entry* current(const std::string& name);
    Entry* fromPchCache(const std::string& name);
    bool isFit(const PchLabel& label, const std::string& name) const;
    std::uint64_t heapAddress() const;
    bool compile(Wanted& wanted) const;
    void keep(Entry entry);
    void drop(const std::filesystem::path& file);

    std::filesystem::path m_folder;
    PchCache m_pchCache;
    std::string m_key;
    bool m_usesPchCache = true;
    bool m_isPchCacheSlow = false;  ///< it lies on a disk or network slower than the compiler: nothing more is read there
    PchCacheUse m_pchCacheUse = PchCacheUse::None;
    std::optional<BuiltPch> m_made;
    std::list<Entry> m_entries;  ///< the last used in front
    std::optional<Wanted> m_wanted;
    std::vector<std::string> m_refused;  ///< keys
    int m_lastFile = 0;
    bool m_isUsed = false;
};

}  // namespace kd
