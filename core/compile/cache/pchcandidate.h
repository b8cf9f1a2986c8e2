// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/compile/compilerequest.h"
#include "core/compile/cache/pchlabel.h"
#include "core/compile/toolkit/toolkitdigest.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace kd {

/// Stands for the first lines of a source: the directives there, compiled before.
struct PchPrefix {
    std::string directives;      ///< as NVRTC must find them before the header stop
    std::size_t end = 0;         ///< where the source goes on, at the start of a line
    int nextLine = 1;            ///< the number of that line
    std::filesystem::path file;  ///< with the compiled headers
};

/// Names what `request`, compiled for `task` ("compile", "signatures"), starts with, as far as it decides which compiled headers
/// fit: requests of the same name can share them. It is empty when the request starts with no header of the toolkit. Reads no file.
std::string precompiledKey(const CompileRequest& request, const std::string& task);

/// Holds what of a request can be precompiled.
struct PchCandidate {
    PchPrefix part;                     ///< without its file
    std::string name;                         ///< hash of all that the compiled headers depend on, but for the toolkit
    std::vector<UserHeader> standardHeaders;  ///< headers of the C library that the request brings along
    std::unordered_set<std::string> users;    ///< names of the user's headers

    /// All of the toolkit that it includes. Blocks.
    IncludeClosure closure(const std::vector<std::filesystem::path>& includeFolders) const;
    /// Tells whether one of the toolkit's headers may mean one of the user's by its name: then none of them is compiled before.
    bool isMixed(const IncludeClosure& closure) const;
};
/// Nothing when `request`, compiled with `options`, starts with no header of the toolkit in `includeFolders`. Blocks.
std::optional<PchCandidate> pchCandidate(const CompileRequest& request, const std::vector<std::string>& options,
                                         const std::vector<std::filesystem::path>& includeFolders);

/// Says what a process compiles with, as it tells before its first task: nothing that a user wrote has had a hand in it.
struct PchToolchain {
    std::string nvrtc;  ///< libraryIdentity of it
    std::vector<std::filesystem::path> includeFolders;
    std::uint64_t heapAddress = 0;  ///< where NVRTC's heap stands or will stand; 0: what the process makes is good for no other
    std::uint64_t heapBytes = 0;
};
void to_json(Json& json, const PchToolchain& maker);
void from_json(const Json& json, PchToolchain& maker);

/// The label of what `maker` precompiles for `request` and `task`, without size and checksum, worked out from these alone.
/// Nothing when it can be good for nobody else. Blocks: some 100 ms for headers that this process has not seen.
std::optional<PchLabel> labelFor(const CompileRequest& request, const std::string& task, const PchToolchain& maker);

}  // namespace kd
