// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/appendfile.h"
#include "core/sweep/axis.h"
#include "core/sweep/pointcomparison.h"
#include "core/sweep/result.h"
#include "core/sweep/strategy.h"
#include "core/sweep/workercheck.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Journals of version 1 have keys without headers, timing, architecture and GPU.
inline constexpr int kSweepJournalVersion = 2;
inline constexpr std::uint64_t kMaxJournalBytes = std::uint64_t{512} << 20;

/// Says what the records of a journal are about.
struct SweepHeader {
    std::string key;  ///< sweepKey()
    SweepFigure figure = SweepFigure::Duration;
    SweepPlan::Strategy strategy = SweepPlan::Strategy::Grid;
    std::uint64_t seed = 1;
    std::string kernel;
    std::string device;        ///< its name, "NVIDIA H200"
    std::string deviceUuid;    ///< empty of the emulated GPU
    std::string architecture;  ///< of points that name none, "sm_90"
    std::string problem;  ///< the launch's grid as it is written: the size of the problem
    std::vector<SweepAxis> axes;
    std::vector<std::string> constraints;
    std::uint64_t points = 0;  ///< of the whole sweep
};

/// A journal as it was read.
struct SweepRecords {
    bool hasHeader = false;  ///< false of an empty file, and of one whose first line was torn
    int version = 0;         ///< of its format; one before kSweepJournalVersion can be read and not resumed
    SweepHeader header;
    /// In the order in which they came; what a drifting worker made is not ranked, and what was measured again is where the first
    /// result was.
    std::vector<SweepResult> results;
    std::vector<WorkerCheck> checks;   ///< of several workers, likewise
    WorkerRanking ranking;             ///< knows which results no check stands behind yet
    std::vector<PointComparison> comparisons;  ///< of points that may be the best, likewise; each pair is there once
    std::uint64_t whole = 0;           ///< bytes of whole records; what lies behind them was torn
};

/// Reads the text of a journal: lines of a CRC-32 and JSON. The last line may be torn, as it is when the machine stops in the
/// middle of it; it is left out. Throws RuntimeError for any other line that is damaged, for what is no journal or one of a later
/// version, for points that the sweep does not have or whose result is there again though it is ranked and checked, and for what is
/// the same as, or compared with, a point that is not there before.
SweepRecords readSweepRecords(std::string_view text);

/// The results of one sweep on the disk, each there before the next one is asked for.
class SweepJournal {
public:
    enum class Start {
        New,     ///< a file that holds a sweep is refused
        Resume   ///< one that holds this sweep goes on; one that holds another is refused
    };
    /// Opens or creates it. Throws RuntimeError with the path: see readSweepRecords() and AppendFile.
    SweepJournal(const std::filesystem::path& path, const SweepHeader& header, Start start);

    /// Those that it held when it was opened.
    const std::vector<SweepResult>& results() const { return m_records.results; }
    const std::vector<WorkerCheck>& checks() const { return m_records.checks; }
    const WorkerRanking& ranking() const { return m_records.ranking; }
    const std::vector<PointComparison>& comparisons() const { return m_records.comparisons; }
    /// Waits until the result is on the disk. Throws RuntimeError where it does not get there; all others stay then. Blocks.
    void add(const SweepResult& result);
    /// Does the same with what one of several workers measured to be checked.
    void add(const WorkerCheck& check);
    /// Does the same with what two points were launched in turns for, so that a sweep that is resumed does not launch them again.
    void add(const PointComparison& comparison);

private:
    posix::AppendFile m_file;
    SweepRecords m_records;
};

}  // namespace kd
