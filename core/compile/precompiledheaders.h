#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/toolkitdigest.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <list>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace kd {

/// What stands for the first lines of a source: the directives there, compiled before.
struct PrecompiledPart {
    std::string directives;      ///< as NVRTC must find them before the header stop
    std::size_t end = 0;         ///< where the source goes on, at the start of a line
    int nextLine = 1;            ///< the number of that line
    std::filesystem::path file;  ///< with the compiled headers
};

/// What `request`, compiled for `task` ("compile", "signatures"), starts with, as far as it decides which compiled headers fit:
/// requests of the same name can share them. Empty when it starts with no header of the toolkit. Reads no file.
std::string precompiledKey(const CompileRequest& request, const std::string& task);

/// The headers of the toolkit that sources start with, precompiled by NVRTC in this process, in files of a private folder.
/// User headers and what follows them are never in there. A file stands for exact directives, options and toolkit (paths,
/// sizes and times of all headers that can be reached); NVRTC itself checks directives and options again.
/// A file is good for the process that made it, as it holds addresses. One a process, on the thread that compiles.
class PrecompiledHeaders {
public:
    explicit PrecompiledHeaders(std::filesystem::path folder);

    /// Addresses that NVRTC asks for, in one piece, to put headers in; they cost nothing until they are used.
    static constexpr std::uint64_t kHeapBytes = 512ull << 20;

    /// What the next compile is called (precompiledKey); empty: it goes without.
    void begin(const std::string& key);
    /// The part of `request` that is compiled already, when it is so. Else what could be is kept in mind for make().
    std::optional<PrecompiledPart> find(const CompileRequest& request, const std::vector<std::string>& options);
    /// `part` did not do what it should: its file is removed and not made again.
    void refuse(const PrecompiledPart& part);

    /// Whether the compile since begin() had its headers precompiled.
    bool usedLast() const { return m_isUsed; }
    /// The last find() found nothing, but make() may help the next.
    bool wantsMore() const { return m_wanted.has_value(); }
    /// Compiles what find() kept in mind: seconds, 8 to 230 MB of disk. False where that fails, which it then does for good;
    /// warnings in those headers count as failure, as they would be told only once.
    bool make();

    /// The keys of what is ready.
    std::vector<std::string> ready() const;

private:
    using Names = std::unordered_set<std::string>;
    struct Entry {
        std::string key;
        std::string name;  ///< hash of all that it depends on, but for the toolkit
        ToolkitReach reach;
        std::filesystem::path file;
    };
    struct Wanted {
        Entry entry;
        std::string directives;
        std::vector<UserHeader> standardHeaders;
        std::vector<std::string> options;
        Names users;  ///< names of the user's headers
    };
    Entry* current(const std::string& name);
    bool compile(Wanted& wanted) const;
    void keep(Entry entry);
    void drop(const std::filesystem::path& file);

    std::filesystem::path m_folder;
    std::string m_key;
    std::list<Entry> m_entries;  ///< the last used in front
    std::optional<Wanted> m_wanted;
    std::vector<std::string> m_refused;  ///< keys
    int m_lastFile = 0;
    bool m_isUsed = false;
};

}  // namespace kd
