// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/journal.h"
#include "ui/workbench/sweep/sweepresults.h"
#include "ui/workbench/sweep/sweepsetup.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace kd {

/// Sweeps that are kept on the disk; of more the oldest finished ones go.
inline constexpr std::size_t kMaxKeptSweeps = 100;

/// A sweep on the disk: its journal, and a note beside it of what it is a sweep of.
struct StoredSweep {
    std::filesystem::path journal;  ///< "…/sweeps/20261124-031500-4711-0.journal"; the note is "….json" of that name
    std::string document;           ///< path of the document, as Document::path() gives it; empty: it has no file
    std::string device;             ///< "cuda:0"
    SweepSetup setup;
    bool isFinished = false;  ///< it came to its end; else a crash, a close or the user ended it before

    bool isNamed() const { return !journal.empty(); }
};

/// $XDG_STATE_HOME/kerneldesk/sweeps, else ~/.local/state/kerneldesk/sweeps.
std::filesystem::path sweepFolder();

// All of these read or write files: away from the window's thread.

/// Gives a sweep of `like` its files in `folder`, which it makes. Throws RuntimeError with the path.
StoredSweep newSweep(const std::filesystem::path& folder, StoredSweep like);
/// Writes the note. Throws RuntimeError with the path.
void noteSweep(const StoredSweep& sweep);
/// The newest sweep of a document in `folder`; nothing where there is none. What cannot be read is no sweep. Does not throw.
std::optional<StoredSweep> newestSweepOf(const std::filesystem::path& folder, const std::string& document);
/// What its journal holds. Throws RuntimeError where it is damaged or is not there.
SweepResults readSweep(const StoredSweep& sweep);
/// Removes journal and note. Does not throw.
void forgetSweep(const StoredSweep& sweep);

}  // namespace kd
