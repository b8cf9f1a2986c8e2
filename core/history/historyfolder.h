// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/history/storedrun.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Limits what one project's history takes on the disk: its lines and its code.
inline constexpr std::uint64_t kMaxHistoryBytes = 200'000'000;
/// Limits the code of one run that is kept.
inline constexpr std::uint64_t kMaxHistoryImageBytes = std::uint64_t{32} << 20;

/// Holds what a history was when it was read.
struct HistoryContent {
    std::vector<StoredRun> runs;  ///< in the order in which they were kept; no two of one number
    std::size_t damaged = 0;      ///< lines that were set aside now
    std::filesystem::path aside;  ///< the file that they are in
};

/// Says what room was made.
struct HistoryRoom {
    std::size_t runs = 0;  ///< runs whose samples went
    std::size_t images = 0;  ///< kept code that went
};

/// The history of one project in a folder of its own: a file of lines, to which programs add, and the code of its runs. Several
/// programs may use it at once; each writes under the folder's lock. All of it blocks and throws RuntimeError with the path and the
/// system's reason; what was there before is then as it was.
class HistoryFolder {
public:
    /// Creates nothing yet. `limit`: bytes of all that it holds.
    explicit HistoryFolder(std::filesystem::path folder, std::uint64_t limit = kMaxHistoryBytes);

    /// The folder below `root` of the project at `path`: its name and a hash of the whole path, so that no two share one.
    static std::filesystem::path folderOf(const std::filesystem::path& root, const std::filesystem::path& path);

    const std::filesystem::path& path() const { return m_folder; }
    /// Reads all runs with what was said of them later. A last line that was torn is left out; damaged lines are moved to a file
    /// beside, where nobody removes them. Runs of one number get others, always the same ones, also as baselines of comparisons.
    HistoryContent read() const;
    /// Adds a run, and waits until it is on the disk. Samples of the oldest runs that are no baseline make room where there is
    /// none; the result tells how many. Code that is given is kept as the run's by its hash, unless it is too long.
    HistoryRoom add(StoredRun run, std::span<const std::byte> image = {}) const;
    /// Reads the code of that hash; nothing where it is not there any more, or is not what it was.
    std::optional<std::vector<std::byte>> image(std::string_view sha256) const;
    /// Each adds a line that says so of the run of that id.
    void setLabel(std::string_view id, std::string_view label) const;
    void setNote(std::string_view id, std::string_view note) const;
    void setBaseline(std::string_view id, bool isBaseline) const;
    /// Adds a line that the run is there no more, and removes code that only such runs have.
    void remove(std::string_view id) const;

private:
    std::filesystem::path linesFile() const { return m_folder / "runs.log"; }
    std::filesystem::path imageFile(std::string_view sha256) const { return m_folder / "code" / sha256; }
    void append(const Json& entry) const;
    std::string keepImage(std::span<const std::byte> image) const;
    void removeUnusedImages(const std::vector<Json>& entries) const;
    std::vector<StoredRun> runsOf(const std::vector<Json>& entries, std::vector<std::string>& damaged) const;
    HistoryRoom makeRoom(std::uint64_t needed, const std::string& newImage) const;
    std::size_t dropImages(const std::vector<StoredRun>& runs, const std::string& newImage, std::uint64_t wanted) const;

    std::filesystem::path m_folder;
    std::uint64_t m_limit;
};

}  // namespace kd
